"""Raub in words: moves as text, and what a refusal says."""

from typing import Any

import pytest

from tests.raub_table import DEAL, DEFENDED, SEVEN_TURNED, STANDING, match_after, raub
from virado.cards import SKAT32
from virado.games.contract import REFEREE
from virado.games.raub.game import GAME
from virado.games.raub.notation import WORDS, parse, text_of
from virado.games.raub.rules.state import CARD, EXCHANGE_CARDS, TAKE_TURNUP, act
from virado.match import Match
from virado.refusal import UnparsableError


@pytest.mark.parametrize("action", range(len(WORDS)))
def test_every_word_is_read_back(action: int):
    cards = {EXCHANGE_CARDS: "7s Th", CARD: "Kd", TAKE_TURNUP: "Jc"}.get(action, "")
    move = act(action, SKAT32.cards(cards))
    assert parse(text_of(move)) == move


@pytest.mark.parametrize(
    "move", [(-1, 0, 0), (18, 0, 0), (0, 1, 0), (CARD, 3, 0), (CARD, 0, 0), (EXCHANGE_CARDS, -1, 0)]
)
def test_what_is_no_move_has_no_text(move: tuple[int, int, int]):
    with pytest.raises(ValueError, match="no move of Raub"):
        text_of(move)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("DEAL", "deal"),
        ("  turn   next ", "turn_next"),
        ("Turn-Next", "turn_next"),
        ("swap seven", "swap_seven"),
        ("no swap", "no_swap"),
        ("Idem", "drop"),
        ("igram", "play"),
        ("exchange", "exchange"),
        ("exchange ac 7S", "exchange 7s Ac"),
        ("exchange 8d,7s,10h", "exchange 7s Th 8d"),
        ("exchange 7s8dTh", "exchange 7s Th 8d"),
        ("take turnup 10♦", "take_turnup Td"),
        ("card K♥", "card Kh"),
        ("kh", "card Kh"),
        ("10c", "card Tc"),
        ("misdeal Intentional", "misdeal intentional"),
    ],
)
def test_input_is_free_and_output_canonical(text: str, canonical: str):
    assert text_of(parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a move is a word"),
        ("fold", "'fold' is no action"),
        ("card", "card names one card"),
        ("card Kh Qh", "card names one card"),
        ("card 6h", "'6h' is no card"),
        ("take_turnup", "names the card that is laid away"),
        ("exchange 7s 7s", "7♠ is named twice"),
        ("exchange 7s x", "'x' is no card"),
        ("declare Kh", "declare names no cards"),
        ("misdeal by accident", "'by' is no card"),
        ("turn", "'turn' is no action"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, said: str):
    with pytest.raises(UnparsableError, match=said):
        parse(text)


def sentence(match: Match, action: str) -> str:
    who, _, text = action.partition(" ")
    refusal = match.explain(REFEREE if who == "T" else int(who), text)
    assert refusal is not None
    return refusal.message


@pytest.mark.parametrize(
    ("history", "options", "action", "said"),
    [
        ([], {}, "1 deal", "it is not your turn: it is for seat 0 to deal"),
        ([], {}, "0 card Kh", "card is not possible now: it is for you to deal"),
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
            "3 cards (K♠ A♠ 7♦) are too many: at most 2 may be changed",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {"turnup_discard": "not_turnup"},
            "1 take_turnup Jh",
            "the turn-up J♥ may not be laid away in this form",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {},
            "1 take_turnup Kh",
            "K♥ is not among your cards and the turn-up J♥",
        ),
        (
            [*DEFENDED, "1 exchange"],
            {},
            "1 exchange",
            "the declarer must take the turn-up now and lay one card away",
        ),
        (STANDING, {}, "1 card 10h", "10♥ is not in your hand"),
        (
            [*STANDING, "1 card 7d"],
            {},
            "2 card Ah",
            "A♥ does not follow suit: diamonds were led and you hold 9♦ 10♦",
        ),
        (
            [*STANDING, "1 card As"],
            {},
            "2 card 9d",
            "9♦ is no trump: you cannot follow to spades and must trump with A♥",
        ),
        (STANDING, {}, "T misdeal", "a misdeal can be announced only from the deal until the first bid, "),
        (STANDING, {}, "1 swap_seven", "there is no swap of the seven of trumps now"),
        (["0 deal", "0 look"], {}, "1 misdeal", "only the table referee announces a misdeal"),
        (
            DEFENDED,
            {"seven_exchange": "always"},
            "1 swap_seven",
            "seat 1 does not hold the seven of trumps, 7♥",
        ),
    ],
)
def test_a_refusal_names_the_cards(history: list[str], options: dict[str, Any], action: str, said: str):
    assert sentence(match_after(*history, variant=raub(**options)), action).startswith(said)


def test_a_refusal_for_want_of_stock_says_how_much_is_left():
    changing = [
        "1 exchange As Ks 7d 8c",
        "1 take_turnup Jh",
        "2 exchange Ah 9d 9c Td",
        "3 exchange Kh Qh Ad Ac",
    ]
    match = match_after(*DEFENDED, *changing)
    said = "4 cards (7♠ 8♠ J♦ J♣) cannot be changed: the stock holds 3"
    assert sentence(match, "0 exchange 7s 8s Jd Jc") == said


def test_a_trump_that_must_beat_another_is_named():
    position = {"kind": "trick", "trump": "h", "trick": [[1, "As"], [2, "Jh"]], "hand": ["Qh", "Ah", "7h"]}
    match = Match(raub(overtrump="required"), seed=0, position=position)
    said = "7♥ does not beat the highest trump in the trick: you must play Q♥ or A♥"
    assert sentence(match, "3 card 7h") == said


def test_every_refusal_has_a_sentence():
    """In every kind of position, whatever anybody tries."""
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
    for options, history, deal in positions:
        match = match_after(*history, deal=deal, variant=raub(**options), scores=[9, 21, 21, 21])
        for seat in (REFEREE, 0, 1, 2, 3):
            for action in range(-1, 19):
                refusal = match.explain(seat, act(action, 1 if action in (CARD, TAKE_TURNUP) else 0))
                if refusal is not None:
                    codes.add(refusal.code)
                    assert refusal.message
                    assert "{" not in refusal.message
                    assert refusal.message[-1] not in ". "
    assert codes <= {code for code, _ in GAME.refusals.values()}
    assert len(codes) > 10


def test_the_events_of_a_deal_in_order():
    match = match_after()
    told = [event.type for event in match.play(0, "deal")]
    assert told == ["deal", "turn-up"]
    assert [event.type for event in match.play(0, "look")] == ["bid", "hands"]
    match = match_after(*STANDING)
    types = [event.type for event in match.events]
    assert types == [
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
