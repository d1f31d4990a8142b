"""Conversion of Raub moves between text, structs and packed integers."""

import pytest

from virado.cards import SKAT32
from virado.games.raub.messages import MESSAGES, Misdeal, TakeTurnup
from virado.games.raub.notation import WORDS, pack, parse, unpack
from virado.games.raub.rules.state import CARD, EXCHANGE_CARDS, TAKE_TURNUP, pack_move
from virado.games.tricks.messages import Exchange, PlayCard
from virado.games.zwanzig_ab.messages import Stay
from virado.refusal import UnparsableError


@pytest.mark.parametrize("action", WORDS)
def test_every_move_survives_its_text_and_its_struct(action: int):
    cards = {EXCHANGE_CARDS: "7s Th", CARD: "Kd", TAKE_TURNUP: "Jc"}.get(action, "")
    ints = pack_move(action, SKAT32.cards(cards))
    move = unpack(ints)
    assert pack(move) == ints
    assert parse(str(move)) == ints
    assert str(move) == f"{WORDS[action]} {cards}".strip()


def test_every_kind_of_move_has_a_word():
    kinds = {type(unpack(pack_move(action, 1 if action in (CARD, TAKE_TURNUP) else 0))) for action in WORDS}
    assert kinds == set(MESSAGES.moves)


@pytest.mark.parametrize(
    "ints", [(-1, 0, 0), (18, 0, 0), (0, 1, 0), (CARD, 3, 0), (CARD, 0, 0), (EXCHANGE_CARDS, -1, 0)]
)
def test_integers_that_are_no_move_have_no_struct(ints: tuple[int, int, int]):
    with pytest.raises(ValueError, match="not a move of Raub"):
        unpack(ints)


def test_a_struct_from_outside_is_judged_like_a_text():
    assert pack(Exchange(cards=("8d", "7s"))) == parse("exchange 7s 8d")
    assert str(Exchange(cards=("8d", "7s"))) == "exchange 7s 8d"
    for move in (Exchange(cards=("7s", "7s")), PlayCard(card="1s"), TakeTurnup(card=""), Stay()):
        with pytest.raises(UnparsableError):
            pack(move)


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
        ("misdeal 2", "misdeal 2"),
        ("misdeal-intentional 0", "misdeal intentional 0"),
    ],
)
def test_input_is_free_and_output_canonical(text: str, canonical: str):
    assert str(unpack(parse(text))) == canonical


def test_the_referees_two_announcements_are_one_move_with_a_field():
    assert unpack(parse("misdeal")) == Misdeal()
    assert unpack(parse("misdeal intentional")) == Misdeal(intentional=True)
    assert unpack(parse("misdeal intentional 0")) == Misdeal(intentional=True, seat=0)
    assert pack(Misdeal(seat=3)) == parse("misdeal 3")
    with pytest.raises(UnparsableError):
        pack(Misdeal(seat=4))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a move is a word such as deal, refa, muss"),
        ("fold", "fold is not an action; there are deal, refa, muss"),
        ("card", "card names one card, such as card Kh"),
        ("card Kh Qh", "card names one card"),
        ("card 6h", "6h is not one of the 32 cards of this game"),
        ("take_turnup", "take_turnup names one card, such as take_turnup Kh"),
        ("exchange 7s 7s", "7♠ is named twice"),
        ("exchange 7s x", "x is not one of the 32 cards"),
        ("declare Kh", "declare stands alone, without Kh"),
        ("misdeal by accident", "misdeal stands alone, without by accident"),
        ("misdeal 4", "misdeal stands alone, without 4"),
        ("misdeal 1 2", "misdeal stands alone, without 1 2"),
        ("turn", "turn is not an action"),
    ],
)
def test_unparsable_input_is_reported(text: str, said: str):
    with pytest.raises(UnparsableError) as caught:
        parse(text)
    assert caught.value.input == text
    assert str(caught.value).startswith(said)
