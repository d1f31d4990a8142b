"""Refusals of Raub as facts and in English."""

import random
from typing import Any

import pytest

from tests.games.raub.positions import (
    DEAL,
    DECLARED,
    DEFENDED,
    SEVEN_TURNED,
    STANDING,
    actor_and_text,
    match_after,
    match_at,
    raub,
)
from tests.random_play import random_choice
from virado.games.contract import seat_number
from virado.games.messages import REFEREE, Actor
from virado.games.raub.game import GAME
from virado.games.raub.rules.state import CARD, TAKE_TURNUP, pack_move
from virado.languages import LANGUAGES
from virado.match import Match
from virado.refusal import Refusal
from virado.words import Speakers, catalogue

WORDS = catalogue("en")


def refusal(match: Match, action: str) -> Refusal:
    found = match.explain(*actor_and_text(action)).refusal
    assert found is not None
    return found


def sentence(match: Match, action: str) -> str:
    """Return the sentence as the seat itself reads it."""
    actor, _ = actor_and_text(action)
    reader = None if actor is REFEREE else actor
    return WORDS.refusal(refusal(match, action), Speakers(reader=reader))


@pytest.mark.parametrize(
    ("history", "options", "action", "said"),
    [
        ([], {}, "1 deal", "it is not your turn: seat 0 is to deal"),
        ([], {}, "0 card Kh", "playing a card is not possible now: you are to deal"),
        (["0 deal"], {}, "0 pass", "passing is not possible now: you are to look, or to say Raub, before"),
        (
            [],
            {"pass_deal": False},
            "0 refa",
            "in this form the dealer may not hand the cards on without dealing",
        ),
        ([], {}, "0 muss", "the dealer may say Muss only when somebody's score is below 10"),
        (
            [],
            {"muss": "all_below"},
            "0 muss",
            "the dealer may say Muss only when everybody's score is below 10",
        ),
        (["0 deal"], {}, "0 stih", "Stih can be said only when the turn-up is a seven"),
        (DEFENDED, {}, "1 exchange Jh", "J♥ is the turn-up and not in your hand"),
        (DEFENDED, {}, "1 exchange As 9h Td", "9♥ 10♦ are not in your hand"),
        (
            DEFENDED,
            {"exchange_max": 2},
            "1 exchange As Ks 7d",
            "3 cards (K♠ A♠ 7♦) are too many: at most 2 may be exchanged",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {"turnup_discard": "not_turnup"},
            "1 take_turnup Jh",
            "the turn-up J♥ may not be discarded in this variant",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {},
            "1 take_turnup Kh",
            "K♥ is neither one of your cards nor the turn-up J♥",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {},
            "1 exchange",
            "the declarer must take the turn-up now and discard one card",
        ),
        (STANDING, {}, "1 card 10h", "10♥ is not in your hand"),
        (STANDING, {}, "2 exchange", "you have exchanged already; there is no second exchange"),
        (
            [*STANDING, "1 card 7d"],
            {},
            "2 card Ah",
            "A♥ does not follow suit: diamonds led, and you hold 9♦ 10♦",
        ),
        (
            [*STANDING, "1 card As"],
            {},
            "2 card 9d",
            "9♦ is not a trump: you have no spades and must trump with A♥",
        ),
        (STANDING, {}, "T misdeal", "a misdeal can be announced only from the deal until the first bid, "),
        (STANDING, {}, "1 swap_seven", "in this form the seven of trumps is not swapped"),
        (
            STANDING,
            {"seven_exchange": "only_ace"},
            "1 swap_seven",
            "there is no swap of the seven of trumps now",
        ),
        (
            [*DECLARED, "1 no_swap", "2 no_swap", "3 no_swap", "0 no_swap"],
            {"seven_exchange": "always", "seven_exchange_timing": "before_defence"},
            "2 swap_seven",
            "there is no swap of the seven of trumps now",
        ),
        (["0 deal", "0 look"], {}, "1 misdeal", "only the table referee announces a misdeal"),
        (["0 deal", "0 look", "1 pass"], {}, "1 declare", "you have passed and may not declare"),
        (
            DEFENDED,
            {"seven_exchange": "always"},
            "1 swap_seven",
            "you do not hold the seven of trumps, 7♥",
        ),
    ],
)
def test_a_refusal_names_the_cards(history: list[str], options: dict[str, Any], action: str, said: str):
    assert sentence(match_after(*history, variant=raub(**options)), action).startswith(said)


def test_without_a_reader_a_seat_is_named_by_number():
    match = match_after(*STANDING)
    sentence = WORDS.refusal(refusal(match, "2 exchange"))
    assert sentence == "seat 2 has exchanged already; there is no second exchange"
    assert WORDS.refusal(refusal(match, "2 card Ah"), Speakers(names={1: "Rosa"})) == (
        "it is not the turn of seat 2: Rosa is to play a card"
    )


@pytest.mark.parametrize(
    ("history", "action", "expected"),
    [
        (
            [],
            "1 deal",
            Refusal(
                "not-your-turn",
                None,
                {"seat": 1, "turn": 0, "phase": "before_deal", "choices": "all"},
                "raub",
            ),
        ),
        (DEFENDED, "1 exchange Jh", Refusal("card-not-held", "R-15", {"card": "Jh"}, "turn-up")),
        (
            [*DEFENDED, "1 exchange"],
            "1 take_turnup Kh",
            Refusal("card-not-held", "R-16", {"card": "Kh", "turnup": "Jh"}, "laying-away"),
        ),
        (
            [*STANDING, "1 card 7d"],
            "2 card Ah",
            Refusal("follow-suit", "R-17", {"card": "Ah", "suit": "d", "cards": ("9d", "Td")}),
        ),
    ],
)
def test_a_refusal_is_its_code_rule_and_facts(history: list[str], action: str, expected: Refusal):
    assert refusal(match_after(*history), action) == expected


def test_a_refusal_for_lack_of_stock_names_the_number_left():
    changing = [
        "1 exchange As Ks 7d 8c",
        "1 take_turnup Jh",
        "2 exchange Ah 9d 9c Td",
        "3 exchange Kh Qh Ad Ac",
    ]
    match = match_after(*DEFENDED, *changing)
    said = "4 cards (7♠ 8♠ J♦ J♣) cannot be exchanged: the stock holds 3"
    assert sentence(match, "0 exchange 7s 8s Jd Jc") == said


def test_a_refusal_names_the_trumps_that_are_high_enough():
    position = {"kind": "trick", "trump": "h", "trick": [[1, "As"], [2, "Jh"]], "hand": ["Qh", "Ah", "7h"]}
    match = match_at(position, raub(overtrump="required"))
    said = "7♥ does not beat the highest trump in the trick: you must play Q♥ or A♥"
    assert sentence(match, "3 card 7h") == said


def test_every_refusal_has_its_facts_and_a_sentence():
    """Check arbitrary moves of all seats in every kind of position."""
    bare: dict[str, Any] = {
        "muss": "off",
        "stih": "off",
        "raub": False,
        "turn_next": False,
        "pass_deal": False,
    }
    histories: list[list[str]] = [
        [],
        ["0 deal"],
        ["0 deal", "0 look"],
        ["0 muss"],
        [*DEFENDED],
        [*DEFENDED, "1 exchange"],
        [*STANDING],
    ]
    positions: list[tuple[dict[str, Any], list[str], dict[str, Any]]] = [
        ({}, history, deal) for history in histories for deal in (DEAL, SEVEN_TURNED)
    ]
    positions += [(bare, [], DEAL), (bare, ["0 deal"], DEAL)]
    codes: set[str] = set()
    actors: list[Actor] = [REFEREE, 0, 1, 2, 3]
    for options, history, deal in positions:
        match = match_after(*history, deal=deal, variant=raub(**options), scores=[9, 21, 21, 21])
        for actor in actors:
            view = match.view_of(actor)
            for action in range(-1, 19):
                move = pack_move(action, 1 if action in (CARD, TAKE_TURNUP) else 0)
                found = GAME.explain(view.state, view.config, actor, move)
                if found is None:
                    continue
                number = GAME.rules.refusal(view.state, view.config, seat_number(actor), *move)
                kind = GAME.refusals[number]
                assert (found.code, found.rule, found.detail) == (kind.code, kind.rule, kind.detail)
                assert tuple(found.facts) == kind.facts
                codes.add(found.code)
                assert WORDS.refusal(found)[-1] not in ". "
    assert codes <= {kind.code for kind in GAME.refusals.values()}
    assert len(codes) > 10


# ---------------------------------------------------------------------- only possible choices are named
BLIND_CHOICES: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({}, SEVEN_TURNED, "you are to look, or to say Raub or Stih, before anybody sees a card"),
    ({}, DEAL, "you are to look, or to say Raub, before anybody sees a card"),
    ({"stih": "off"}, SEVEN_TURNED, "you are to look, or to say Raub, before anybody sees a card"),
    ({"raub": False}, SEVEN_TURNED, "you are to look, or to say Stih, before anybody sees a card"),
    ({"raub": False}, DEAL, "you are to look"),
]


@pytest.mark.parametrize(("options", "deal", "said"), BLIND_CHOICES)
def test_before_looking_only_the_words_that_may_be_said_are_named(
    options: dict[str, Any], deal: dict[str, Any], said: str
):
    match = match_after("0 deal", deal=deal, variant=raub(**options))
    if match.phase == "blind":
        assert sentence(match, "0 pass") == f"passing is not possible now: {said}"
        assert sentence(match, "1 pass") == f"it is not your turn: {said.replace('you are', 'seat 0 is')}"
    else:
        assert said == "you are to look"


@pytest.mark.parametrize("action", ["0 raub", "1 raub", "2 raub"])
def test_after_the_dealer_has_looked_raub_is_over_for_every_seat(action: str):
    match = match_after("0 deal", "0 look")
    assert sentence(match, action) == "Raub can be said only by the dealer, before looking"


def test_a_seat_without_the_seven_is_not_told_to_swap_it():
    match = match_after(*DEFENDED, variant=raub(seven_exchange="always"))
    assert match.phase == "seven"
    seat = match.to_act[0]
    other = (seat + 1) % 4
    own = sentence(match, f"{seat} exchange")
    assert own == "exchanging is not possible now: you are to decline the swap of the seven"
    assert sentence(match, f"{other} exchange").endswith(f"seat {seat} is to swap the seven or not")


NEVER: list[tuple[dict[str, Any], str, str]] = [
    ({}, "swap_seven", "no-seven-swap--off"),
    ({}, "no_swap", "no-seven-swap--off"),
    ({"raub": False}, "raub", "raub-off"),
    ({"stih": "off"}, "stih", "stih-off"),
    ({"stih": "automatic"}, "stih", "stih-imposed"),
    ({"muss": "off"}, "muss", "muss-off"),
    ({"pass_deal": False}, "refa", "pass-deal-off"),
    ({"turn_next": False}, "turn_next", "turn-next-off"),
]


@pytest.mark.parametrize(("options", "action", "key"), NEVER)
def test_an_action_that_the_form_never_has_is_refused_as_such_at_any_time(
    options: dict[str, Any], action: str, key: str
):
    match = match_after(variant=raub(**options))
    rng = random.Random(action)
    for _ in range(60):
        if match.over:
            break
        for seat in range(4):
            assert refusal(match, f"{seat} {action}").key == f"refusal-{key}", match.phase
        seat = match.to_act[0]
        match.play(seat, random_choice(match.view(seat), rng))
    assert len(match.steps) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_its_sentence_in_every_language(language: str):
    """Check that each keyword of `choices` gives a sentence of its own, for the reader and for another seat."""
    words = catalogue(language)
    for phase, choices in (("blind", ("all", "raub", "stih", "look")), ("seven", ("all", "no_swap"))):
        facts = {"seat": 1, "turn": 0, "phase": phase}
        said = {
            words.refusal(
                Refusal("not-your-turn", None, {**facts, "choices": each}, "raub"), Speakers(reader=0)
            )
            for each in choices
        }
        assert len(said) == len(choices)
