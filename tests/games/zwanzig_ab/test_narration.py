"""Announcements, views and effects in Zwanzig ab, as data and in English."""

from typing import Any

import pytest

from tests.games.zwanzig_ab.positions import EXCHANGED, STAY, match_after, variant_of, view_data
from tests.states import config_of, state_of
from virado.games.messages import PUBLIC, Effect, Event
from virado.games.raub.messages import MatchSettled
from virado.games.tricks.messages import (
    CardEffect,
    CardPlayed,
    Dropped,
    Exchanged,
    ExchangeEffect,
    HandsSeen,
    MatchWon,
    TrickWon,
    WordEffect,
)
from virado.games.zwanzig_ab.messages import (
    Called,
    Completed,
    Dealt,
    NextTurned,
    RedealEffect,
    Stayed,
    StayEffect,
    TrumpEffect,
    ZwanzigView,
)
from virado.match import Match
from virado.words import Speakers, catalogue
from virado.words.narration import tricks
from virado.words.narration.zwanzig_ab import NARRATION

WORDS = catalogue("en")
NAMES = {0: "Renate", 1: "Uwe", 2: "Heike", 3: "Günter"}
DEAL = (
    (1, "look"),
    (1, "next"),
    (1, "exchange 7s Kd"),
    (2, "exchange"),
    (3, "exchange"),
    (0, "exchange"),
    (2, "drop"),
    (3, "stay"),
    (0, "drop"),
    (1, "card Ah"),
    (3, "card 9h"),
)


def sentences(events: list[Event], viewer: Any = PUBLIC) -> list[str]:
    """Return the events in English, as this viewer sees them."""
    speakers = Speakers(reader=None if viewer is PUBLIC else viewer, names=NAMES)
    return [line for event in events for line in NARRATION.event(WORDS, event.seen_by(viewer), speakers)]


def played() -> Match:
    match = match_after("zwanzig-ab-jager-first-packet")
    for seat, text in DEAL:
        match.play(seat, text)
    return match


def test_the_events_of_a_deal():
    events = played().events()
    assert [event.seen_by(PUBLIC) for event in events] == [
        Called(seat=1, call="look"),
        HandsSeen(hands=(3, 3, 3, 3)),
        Called(seat=1, call="next"),
        NextTurned(seat=1, card="8c", trump="c"),
        Completed(trump="c", factor=1, stock=12, hands=(5, 5, 5, 5)),
        Exchanged(seat=1, discarded=2, drawn=2),
        *(Exchanged(seat=seat, discarded=0, drawn=0) for seat in (2, 3, 0)),
        Dropped(seat=2),
        Stayed(seat=3),
        Dropped(seat=0),
        CardPlayed(seat=1, card="Ah"),
        CardPlayed(seat=3, card="9h"),
        TrickWon(winner=1, plays=((1, "Ah"), (3, "9h")), tricks=(0, 1, 0, 0)),
    ]
    assert events[1].seen_by(1) == HandsSeen(hands=(3, ("7s", "Th", "Ah"), 3, 3))
    mine = next(event for event in events if isinstance(event, Exchanged)).seen_by(1)
    assert mine == Exchanged(seat=1, discarded=("7s", "Kd"), drawn=("Qh", "Kh"))


def test_the_same_deal_in_english():
    events = played().events()
    assert sentences(events, 3) == [
        "Uwe lets the next card decide.",
        "8♣ is turned up: ♣ clubs are trumps.",
        "Uwe exchanges 2 cards.",
        "Heike keeps all cards.",
        "You keep all your cards.",
        "Renate keeps all cards.",
        "Heike drops out.",
        "You stay.",
        "Renate drops out.",
        "Uwe plays A♥.",
        "You play 9♥.",
        "Uwe wins the trick with A♥.",
    ]
    assert sentences(events, 1)[2] == "You discard 7♠ K♦ and draw Q♥ K♥."


def test_a_deal_is_announced_with_its_packets():
    match = Match(variant_of("zwanzig-ab-jager"), seed=8)
    (deal,) = match.opening
    assert deal.seen_by(PUBLIC) == Dealt(
        deal=1, dealer=0, forehand=1, hands=(3, 3, 3, 3), special=False, redeal=False
    )
    for seat in range(4):
        heard = deal.seen_by(seat)
        assert isinstance(heard, Dealt)
        known = [q for q, held in enumerate(heard.hands) if not isinstance(held, int)]
        assert known == ([] if seat == 1 else [seat])


def test_a_special_deal_is_announced_with_all_five_cards():
    match = match_after("zwanzig-ab", deal_no=9)
    assert match.phase == "exchange"
    events: list[Event] = []
    while match.deal == 9:
        events = match.play(match.to_act[0], match.legal()[0])
    deal, completed = events[-2:]
    assert deal.seen_by(0) == Dealt(
        deal=10, dealer=1, forehand=2, hands=(2, 2, 2, 2), special=True, redeal=False
    )
    assert isinstance(completed, Completed)
    assert completed.seen_by(0).hands == (view_data(match, 0).hands[0], 5, 5, 5)
    assert sentences([deal, completed]) == [
        "Uwe deals.",
        "Special deal: ♥ hearts are trumps, and nobody may drop out.",
    ]


def test_the_last_deal_is_announced_with_the_winner():
    match = match_after("zwanzig-ab", "1 choose s", *EXCHANGED, "2 drop", "3 drop", scores=[20, 5, 20, 20])
    events = match.play(0, "drop")
    assert [event.__struct_config__.tag for event in events] == ["drop", "deal-scored", "match-over"]
    assert events[-1] == MatchWon(winners=(1,), scores=(20, 0, 20, 20))
    assert (match.phase, match.to_act) == ("over", ())
    assert sentences(events, 0) == [
        "You drop out.",
        "Everybody else has dropped out: Uwe wins all 5 tricks by default.",
        "The deal is scored: you 0, Uwe −5, Heike 0, Günter 0.",
        "Uwe wins the match.",
    ]


def test_the_view_of_a_trick():
    match = match_after("zwanzig-ab", "1 choose s", "1 exchange 8c", *EXCHANGED[1:], *STAY, "1 card Ah")
    assert view_data(match, 1) == ZwanzigView(
        variant="zwanzig-ab",
        seat=1,
        phase="play",
        to_act=(2,),
        turn=2,
        deal=1,
        dealer=0,
        scores=(20, 20, 20, 20),
        sides=((0,), (1,), (2,), (3,)),
        hands=(5, ("7s", "Th", "Kh", "Kd"), 5, 5),
        forehand=1,
        trump="s",
        blind=False,
        special=False,
        tie_break=False,
        turned=(),
        factor=1,
        stock=11,
        exchanged=(0, 1, 0, 0),
        discards=("8c",),
        dropped=(),
        dropped_last_deal=(),
        staying=(1,),
        trick=((1, "Ah"),),
        winning=1,
        tricks=(0, 0, 0, 0),
        plays=(),
        deal_points=None,
    )


# ---------------------------------------------------------------------- effects of moves
@pytest.mark.parametrize(
    ("match", "text", "effect", "sentence"),
    [
        (
            match_after("zwanzig-ab-jager"),
            "blind h",
            TrumpEffect(trump="h", blind=True, factor=4, obliges=False),
            "Hearts become trumps. The points of this deal count 4 times.",
        ),
        (
            match_after("zwanzig-ab"),
            "choose d",
            TrumpEffect(trump="d", blind=False, factor=1, obliges=True),
            "Diamonds become trumps, and nobody may drop out.",
        ),
        (match_after("zwanzig-ab-jager"), "look", WordEffect(word="look"), ""),
        (
            match_after("zwanzig-ab-jager", "1 look"),
            "next",
            WordEffect(word="next"),
            "The next card is yours, and its suit becomes trumps.",
        ),
        (
            match_after("zwanzig-ab", "1 choose s"),
            "exchange 7s 8c",
            ExchangeEffect(discarded=("7s", "8c"), draws=2),
            "You discard 7♠ 8♣ and draw 2 cards.",
        ),
        (
            match_after("zwanzig-ab", "1 choose s"),
            "exchange",
            ExchangeEffect(discarded=(), draws=0),
            "You keep all your cards.",
        ),
        (
            match_after("zwanzig-ab", "1 choose h", *EXCHANGED),
            "stay",
            StayEffect(penalty=10, must=False),
            "You must win a trick: without one, 10 points are added to your score.",
        ),
        (
            match_after("zwanzig-ab", "1 choose d", *EXCHANGED),
            "stay",
            StayEffect(penalty=5, must=True),
            "You may not drop out in this deal. "
            "You must win a trick: without one, 5 points are added to your score.",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED),
            "drop",
            WordEffect(word="drop"),
            "You take no part in this deal, and your score stays as it is.",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED, *STAY, "1 card Ah", "2 card 9s", "3 card 9h"),
            "card 8h",
            CardEffect(card="8h", leads=False, trumps=False, wins_so_far=False, completes=True),
            "8♥ does not win the trick.",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED, *STAY, "1 card Kd", "2 card Qd", "3 card Ad"),
            "card Js",
            CardEffect(card="Js", leads=False, trumps=True, wins_so_far=True, completes=True),
            "J♠ trumps and takes the trick.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_moves_have_the_described_effects(match: Match, text: str, effect: Effect, sentence: str):
    seat = match.to_act[0]
    view = match.view(seat)
    assert view.describe(text) == effect
    assert match.game.describe(state_of(match), config_of(match), seat, view.pack(text)) == effect
    assert NARRATION.effect(WORDS, effect, Speakers(reader=seat)) == sentence


def test_a_redeal_shows_the_packet():
    weak = {"hands": {1: ["7s", "8c", "7d", "Th", "Ah"]}}
    match = match_after("zwanzig-ab-jager", "1 look", deals=[weak, {}])
    effect = match.view(1).describe("redeal")
    assert effect == RedealEffect(shown=("7s", "7d", "8c"))
    assert NARRATION.effect(WORDS, effect, Speakers(reader=1)) == (
        "You show 7♠ 7♦ 8♣, and the cards are dealt again."
    )
    assert sentences(match.play(1, "redeal"), 1) == [
        "You ask for a redeal.",
        "You show 7♠ 7♦ 8♣.",
        "Renate deals again.",
    ]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (MatchWon(winners=(1,), scores=(3, 0, 4, 5)), []),
        (
            MatchWon(winners=(1,), scores=(0, -2, 4, 5)),
            ["Several players have 0 or less: the lowest score wins."],
        ),
        (MatchWon(winners=(0, 1), scores=(-1, -1, 0, 5)), ["The lowest score is shared."]),
        (
            MatchWon(winners=(0, 1), scores=(0, -2, 4, 5)),
            ["Everybody with 0 or less wins, even with a higher score than another winner."],
        ),
        (
            MatchSettled(winners=(0, 1), scores=(0, 0, 4, 5), settlement=(0, 0, 0, 0)),
            ["Everybody with 0 or less wins, even with a higher score than another winner."],
        ),
    ],
)
def test_the_end_says_why_who_won_if_several_have_0_or_less(event: MatchWon, told: list[str]):
    assert tricks.event(WORDS, event, Speakers(reader=0))[1:] == told
