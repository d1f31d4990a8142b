"""Announcements and effects in Raub, as data and in English."""

from typing import Any

import pytest

from tests.games.raub.positions import (
    DEAL,
    DEFENDED,
    SEVEN_TURNED,
    STANDING,
    actor_and_text,
    match_after,
    raub,
)
from tests.states import config_of, state_of
from virado.games.messages import PUBLIC, REFEREE, Effect, Event
from virado.games.raub.messages import (
    DealScored,
    Dealt,
    DeclareEffect,
    MisdealCalled,
    PlayAlongEffect,
    SwapEffect,
    TakeTurnupEffect,
    ThrowInEffect,
    ThrownIn,
    TurnupTaken,
)
from virado.games.tricks.messages import CardEffect, ExchangeEffect, TurnedUp, WordEffect
from virado.match import Match
from virado.words import Speakers, catalogue
from virado.words.narration.raub import NARRATION

WORDS = catalogue("en")
NAMES = {0: "Rosa", 1: "Ante", 2: "Kati", 3: "Tom"}


def sentences(events: list[Event], viewer: Any = PUBLIC) -> list[str]:
    """Return the events in English, as this viewer sees them."""
    speakers = Speakers(reader=None if viewer is PUBLIC else viewer, names=NAMES)
    return [line for event in events for line in NARRATION.event(WORDS, event.seen_by(viewer), speakers)]


def play(match: Match, *actions: str) -> list[Event]:
    return [event for action in actions for event in match.play(*actor_and_text(action))]


def test_the_events_of_a_deal_in_order():
    match = match_after()
    assert match.play(0, "deal") == [
        Dealt(deal=1, dealer=0, hands=(4, 4, 4, 4), stock=15),
        TurnedUp(card="Jh", trump="h"),
    ]
    assert [type(event).__name__ for event in match.play(0, "look")] == ["Called", "HandsSeen"]
    match = match_after(*STANDING)
    tags = [event.__struct_config__.tag for event in match.events()]
    assert tags == [
        "deal",
        "turn-up",
        "bid",
        "hands",
        "bid",
        "defend",
        "defend",
        "defend",
        "exchange",
        "take-turnup",
        "exchange",
        "exchange",
        "exchange",
    ]


def test_a_blind_bidder_looks_only_afterwards():
    match = match_after("0 deal")
    tags = [event.__struct_config__.tag for event in match.play(0, "raub")]
    assert tags == ["bid", "hands"]


def test_the_declarers_discard_is_hidden_from_others():
    match = match_after(*DEFENDED, "1 exchange")
    (taken,) = match.play(1, "take_turnup 8c")
    assert taken.seen_by(1) == TurnupTaken(seat=1, card="Jh", discarded=("8c",))
    assert taken.seen_by(0) == taken.seen_by(PUBLIC) == TurnupTaken(seat=1, card="Jh", discarded=1)
    assert sentences([taken], 1) == ["You take the turn-up J♥ and discard 8♣."]
    assert sentences([taken]) == ["Ante takes the turn-up J♥."]


def test_a_misdeal_is_announced_with_its_penalty_and_the_refa():
    match = match_after("0 deal")
    events = play(match, "T misdeal intentional")
    thrown_in = ThrownIn(ending="misdeal", refas=1, added=1, scores=(25, 21, 21, 21))
    assert events == [MisdealCalled(dealer=0, intentional=True), thrown_in]
    assert sentences(events) == [
        "Rosa has misdealt on purpose.",
        "The deal is thrown in.",
        "A Refa is marked.",
    ]
    assert sentences(events, 0)[0] == "You have misdealt on purpose."


def test_a_mistake_of_another_player_is_announced_with_that_seat():
    match = match_after("0 deal", variant=raub(misdeal_by="any_player"))
    assert match.view_of(REFEREE).describe("misdeal intentional 1") == ThrowInEffect(
        ending="misdeal", added=1, penalty=4, seat=1
    )
    events = play(match, "T misdeal intentional 1")
    assert events[0] == MisdealCalled(dealer=0, intentional=True, seat=1)
    assert sentences(events)[0] == "Ante has made a mistake on purpose."
    assert sentences(events, 1)[0] == "You have made a mistake on purpose."


def test_a_deal_in_english():
    match = match_after(refas=1)
    events = play(match, "0 deal", "0 look", "1 declare", "2 play", "3 drop", "0 drop")
    assert sentences(events, 2) == [
        "Rosa deals.",
        "J♥ is turned up: ♥ hearts are trumps.",
        "Ante declares.",
        "You stay in: Igram.",
        "Tom drops out: Idem.",
        "Rosa drops out: Idem.",
    ]
    events = play(match, "1 exchange 7d 8c", "1 take_turnup As", "2 exchange")
    assert sentences(events, 1) == [
        "You discard 7♦ 8♣ and draw 9♥ 10♥.",
        "You take the turn-up J♥ and discard A♠.",
        "Kati keeps all cards.",
    ]
    assert sentences(events)[:2] == ["Ante exchanges 2 cards.", "Ante takes the turn-up J♥."]
    tricks = ("1 card Jh", "2 card Ah", "2 card 9c", "1 card 9h", "1 card Th", "2 card 9d")
    events = play(match, *tricks, "1 card Ks", "2 card Td")
    assert sentences(events, 2)[:4] == [
        "Ante plays J♥.",
        "You play A♥.",
        "You win the trick with A♥.",
        "You play 9♣.",
    ]
    assert sentences(events, 2)[-3:] == [
        "Ante needed 2 tricks and succeeded.",
        "Everything counted double.",
        "The deal is scored: Rosa 0, Ante −6, you −2, Tom 0.",
    ]


def test_the_end_of_a_match_in_english():
    match = match_after("0 deal", "0 look", "1 declare", "2 drop", "3 drop", scores=[21, 4, 7, 2])
    events = play(match, "0 drop")
    assert sentences(events, 1) == [
        "Rosa drops out: Idem.",
        "Everybody else has dropped out: you win all 4 tricks by default.",
        "The deal is scored: Rosa 0, you −4, Kati 0, Tom 0.",
        "You win the match.",
        "What is paid: Rosa pays 21, you get 30, Kati pays 7 and Tom pays 2.",
    ]


def test_half_units_are_paid_exactly():
    match = match_after(
        "0 deal", "0 look", "1 declare", "2 drop", "3 drop", scores=[0, 4, 7, 2], variant=raub(unit="1/2")
    )
    assert sentences(play(match, "0 drop"))[-1] == (
        "What is paid: Rosa gets 9/4, Ante gets 9/4, Kati pays 7/2 and Tom pays 1."
    )


def test_a_passed_out_deal_in_english():
    match = match_after("0 deal", "0 look", "1 pass", "2 pass", "3 pass")
    assert sentences(play(match, "0 pass")) == [
        "Rosa passes.",
        "Everybody has passed: the deal is thrown in.",
        "A Refa is marked.",
    ]
    assert sentences(play(match, "1 refa")) == ["Ante hands the deal on: Refa.", "A Refa is marked."]


# ---------------------------------------------------------------------- effects of moves
@pytest.mark.parametrize(
    ("history", "options", "text", "effect", "sentence"),
    [
        (
            ["0 deal"],
            {},
            "raub",
            DeclareEffect(contract="raub", required=2, factor=2, penalty=8),
            "You must win 2 tricks of four, and the turn-up is yours; with fewer, 8 points are added to your score."
            " The points of this deal count double.",
        ),
        (
            [],
            {"muss_threshold": 22},
            "muss",
            DeclareEffect(contract="muss", required=2, factor=2, penalty=8),
            "Everybody plays, and you must win 2 tricks of four; with fewer, 8 points are added to your score."
            " The points of this deal count double.",
        ),
        (
            ["0 deal", "0 look", "1 declare"],
            {},
            "play",
            PlayAlongEffect(factor=2, penalty=4),
            "You must win a trick; without one, 4 points are added to your score. The points of this deal count double.",
        ),
        (
            [],
            {},
            "refa",
            ThrowInEffect(ending="pass_deal", added=1),
            "No cards are dealt, and the next dealer decides. A Refa is marked: a later deal counts double.",
        ),
        (
            ["0 deal", "0 look", "1 pass", "2 pass", "3 pass"],
            {"refa_stacking": "single"},
            "pass",
            ThrowInEffect(ending="first_round_passout", added=0),
            "The deal is thrown in.",
        ),
        (["0 deal", "0 look"], {}, "pass", WordEffect(word="pass"), ""),
        (
            ["0 deal", "0 look", "1 declare"],
            {},
            "drop",
            WordEffect(word="drop"),
            "You take no part in this deal, and your score stays as it is.",
        ),
        (
            DEFENDED,
            {},
            "exchange 7d 8c",
            ExchangeEffect(discarded=("7d", "8c"), draws=2),
            "You discard 7♦ 8♣ and draw 2 cards.",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {},
            "take_turnup 8c",
            TakeTurnupEffect(card="Jh", discarded=("8c",)),
            "You take J♥ and discard 8♣.",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {},
            "take_turnup Jh",
            TakeTurnupEffect(card="Jh", discarded=("Jh",)),
            "You discard the turn-up J♥ again and keep your own cards.",
        ),
        (
            STANDING,
            {},
            "card Ks",
            CardEffect(card="Ks", leads=True, trumps=False, wins_so_far=True, completes=False),
            "You lead K♠.",
        ),
        (
            [*STANDING, "1 card Ks"],
            {},
            "card Ah",
            CardEffect(card="Ah", leads=False, trumps=True, wins_so_far=True, completes=False),
            "A♥ trumps and is the highest card so far.",
        ),
        (
            [*STANDING, "1 card Ks", "2 card Ah", "3 card Qh"],
            {},
            "card 7s",
            CardEffect(card="7s", leads=False, trumps=False, wins_so_far=False, completes=True),
            "7♠ does not win the trick.",
        ),
    ],
)
def test_moves_have_the_described_effects(
    history: list[str], options: dict[str, Any], text: str, effect: Effect, sentence: str
):
    match = match_after(*history, deal=DEAL, variant=raub(**options), refas=1)
    view = match.view(match.to_act[0])
    assert view.describe(text) == effect
    assert view.describe(view.parse(text)) == effect
    assert NARRATION.effect(WORDS, effect, Speakers(reader=view.seat)) == sentence


def test_the_swap_effect_names_both_cards():
    holds_seven: dict[str, Any] = DEAL | {"hands": DEAL["hands"] | {1: ["7h", "Ks", "7d", "8c"]}, "stock": []}
    match = match_after(*DEFENDED, deal=holds_seven, variant=raub("raub-seven-always"))
    assert match.view(1).describe("swap_seven") == SwapEffect(seven="7h", card="Jh")


def test_effects_do_not_depend_on_hidden_cards():
    for history in (["0 deal"], DEFENDED, [*DEFENDED, "1 exchange"], STANDING, [*STANDING, "1 card Ks"]):
        for deal in (DEAL, SEVEN_TURNED):
            match = match_after(*history, deal=deal)
            seat = match.to_act[0]
            view = match.view(seat)
            for move in view.legal():
                whole = match.game.describe(state_of(match), config_of(match), seat, view.pack(move))
                assert view.describe(move) == whole


def test_a_scored_deal_lists_the_dropped_seats():
    match = match_after("0 deal", "0 raub", "1 drop", "2 drop")
    *_, scored = match.play(3, "drop")
    assert isinstance(scored, DealScored)
    assert (scored.dropped, scored.by_default, scored.points) == ((1, 2, 3), True, (-4, 0, 0, 0))
