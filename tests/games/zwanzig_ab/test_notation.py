"""Conversion of Zwanzig ab moves between text, structs and packed integers."""

from typing import Any, cast

import pytest

from virado.games.messages import Move
from virado.games.raub.messages import Pass
from virado.games.tricks.messages import Drop, Exchange, PlayCard
from virado.games.zwanzig_ab.messages import MESSAGES, Blind, Choose, Look, Next, Redeal, Stay
from virado.games.zwanzig_ab.notation import WORDS, pack, parse, unpack
from virado.refusal import UnparsableError


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("choose s", "choose s"),
        ("Choose ♥", "choose h"),
        ("CHOOSE diamonds", "choose d"),
        ("blind club", "blind c"),
        (" look ", "look"),
        ("Next", "next"),
        ("redeal", "redeal"),
        ("exchange", "exchange"),
        ("exchange kd 8C 7s", "exchange 7s Kd 8c"),
        ("exchange 10♦, 7♠", "exchange 7s Td"),
        ("exchange 10d7s", "exchange 7s Td"),
        ("exchange K d", "exchange Kd"),
        ("stay", "stay"),
        ("DROP", "drop"),
        ("card 10h", "card Th"),
        ("card K♥️", "card Kh"),
        ("kh", "card Kh"),
        ("10♣", "card Tc"),
    ],
)
def test_typed_variations_are_parsed(given: str, canonical: str):
    assert str(unpack(parse(given))) == canonical
    assert parse(canonical) == parse(given)


MOVES: list[Move] = [
    Blind(suit="h"),
    Look(),
    Choose(suit="c"),
    Next(),
    Redeal(),
    Exchange(),
    Exchange(cards=("7s", "Kd", "8c")),
    Stay(),
    Drop(),
    PlayCard(card="Kh"),
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_a_move_survives_its_integers_and_its_text(move: Move):
    assert unpack(pack(move)) == move
    assert parse(str(move)) == pack(move)
    assert str(move).split()[0] == WORDS[pack(move)[0]]


def test_these_tests_cover_every_kind_of_move():
    assert {type(move) for move in MOVES} == set(MESSAGES.moves)


def test_a_struct_from_outside_is_judged_like_a_text():
    assert str(Exchange(cards=("8c", "7s", "Kd"))) == "exchange 7s Kd 8c"
    no_suit: Any = "x"
    senseless: list[Move] = [
        Exchange(cards=("7s", "7s")),
        PlayCard(card="1s"),
        Choose(suit=no_suit),
        Blind(suit=cast(Any, "")),
        Pass(),
    ]
    for move in senseless:
        with pytest.raises(UnparsableError):
            pack(move)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            "",
            "a move is a word such as blind, look, choose, next, redeal, exchange, stay, drop, card,"
            " and the cards or the suit that belong to it",
        ),
        (
            "fold",
            "fold is not an action; there are blind, look, choose, next, redeal, exchange, stay, drop, card [fold]",
        ),
        ("choose", "a suit is missing; a suit is s, h, d or c [choose]"),
        ("choose x", "x is not a suit; a suit is s, h, d or c [choose x]"),
        ("blind s h", "s h is not a suit; a suit is s, h, d or c [blind s h]"),
        ("exchange 6s", "6s is not one of the 32 cards of this game [exchange 6s]"),
        ("exchange Ks 10d ks", "K♠ is named twice [exchange Ks 10d ks]"),
        ("card", "card names one card, such as card Kh [card]"),
        ("card Kh Qh", "card names one card, such as card Kh [card Kh Qh]"),
        ("stay please", "stay stands alone, without please [stay please]"),
        ("look at Ks", "look stands alone, without at Ks [look at Ks]"),
    ],
)
def test_invalid_texts_are_refused_with_a_sentence(given: str, sentence: str):
    with pytest.raises(UnparsableError) as caught:
        parse(given)
    assert str(caught.value) == sentence
    assert caught.value.input == given


@pytest.mark.parametrize(
    "ints", [(0, 0, 0), (10, 0, 0), (3, 4, 0), (9, -1, 0), (6, 1 << 32, 0), (2, 1, 0), (7, 0, 1)]
)
def test_three_integers_that_are_no_move_have_no_struct(ints: tuple[int, int, int]):
    with pytest.raises(ValueError, match="not a move of Zwanzig ab"):
        unpack(ints)
