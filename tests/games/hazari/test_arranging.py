"""Listing and judging of Hazari arrangements."""

import itertools
import random
from functools import cache
from typing import Any

import pytest

from tests.games.hazari.table import MIXED, PAIRS, SPADES, TWO_SUITS, match_with_hand
from tests.states import config_of, is_legal, legal, state_of
from virado.analysis.hazari.arrangements import best_first
from virado.games.catalogue import variant
from virado.games.contract import Packed
from virado.games.hazari.game import GAME
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.legality import arrangement_fault
from virado.games.hazari.rules.refusals import (
    CARD_TWICE,
    FOREIGN_CARDS,
    NOT_THE_HAND,
    OUT_OF_ORDER,
    WRONG_SIZES,
)
from virado.games.hazari.rules.scoring import points_of
from virado.games.hazari.rules.state import SPLITS, HazariWorkspace, pack_invalid
from virado.games.hazari.rules.strength import best_three, last_strength, strength_of_three
from virado.refusal import OptionsError
from virado.words import catalogue

TWINS = "As Ks Qs Ah Kh Qh 9s 7s 5s 9h 7h 5h 2h"


# ---------------------------------------------------------------------- arranging
@pytest.mark.parametrize(
    ("hand", "name", "number"),
    [
        (MIXED, "hazari", 27420),
        (SPADES, "hazari", 28922),
        (SPADES, "hazari-bhutan", 28922),
        (SPADES, "hazari-bhutan(group4_order_basis=extended)", 26),
        (MIXED, "hazari(order_rule=free)", SPLITS),
    ],
)
def test_legal_arrangements_are_counted_exactly(hand: str, name: str, number: int):
    assert match_with_hand(hand, name).view(1).count_legal() == number


@pytest.mark.parametrize("name", ["hazari", "hazari-bhutan(group4_order_basis=extended)"])
@pytest.mark.parametrize("hand", [PAIRS, TWO_SUITS])
def test_exactly_the_listed_arrangements_are_legal(hand: str, name: str):
    match = match_with_hand(hand, name)
    held = state_of(match).hands[1]
    listed = legal(match, 1)
    known = set(listed)
    assert len(known) == len(listed) == match.view(1).count_legal()
    assert all(is_legal(match, 1, move) for move in listed[::7])
    rng = random.Random(0)
    cards = [card for card in range(52) if held >> card & 1]
    for _ in range(3000):
        rng.shuffle(cards)
        groups = [sum(1 << card for card in cards[i : i + 3]) for i in (0, 3, 6)]
        best_last = sorted(groups, key=strength_of_three, reverse=True)
        for split in (groups, best_last):
            move = (split[0], split[1], split[2])
            assert is_legal(match, 1, move) == (move in known)


def test_the_list_begins_with_the_strongest_groups():
    strengths = [strength_of_three(a) for a, _, _ in legal(match_with_hand(PAIRS), 1)]
    assert strengths == sorted(strengths, reverse=True)


def test_the_list_in_free_order_is_lazy():
    match = match_with_hand(MIXED, "hazari(order_rule=free)")
    first = itertools.islice(match.game.legal(state_of(match), config_of(match), 1), 5000)
    assert len(set(first)) == 5000
    assert len(set(match.legal(1, limit=50))) == 50


@pytest.mark.parametrize("name", ["hazari-bhutan", "hazari-bhutan(group4_order_basis=extended)"])
@pytest.mark.parametrize("hand", [PAIRS, TWINS])
def test_search_keeps_the_best_last_group_for_each_triple_of_strengths(hand: str, name: str):
    match = match_with_hand(hand, name)
    o, held = config_of(match), state_of(match).hands[1]
    strength = cache(strength_of_three)

    @cache
    def last(cards: int) -> int:
        return last_strength(cards, o.four_card, o.two_pair)

    @cache
    def points(cards: int) -> int:
        return points_of(o, cards)

    def key(move: Packed) -> tuple[int, int, int]:
        return (strength(move[0]), strength(move[1]), strength(move[2]))

    best: dict[tuple[int, int, int], int] = {}
    worth: dict[tuple[int, int, int], list[int]] = {}
    for move in legal(match, 1):
        rest = held & ~(move[0] | move[1] | move[2])
        best[key(move)] = max(best.get(key(move), 0), last(rest))
        counted = [points(group) for group in (*move, rest)]
        assert worth.setdefault(key(move), counted) == counted, (
            "equal strengths mean equal points in every group"
        )
    kept: list[Packed] = []
    RULES.choices(state_of(match), o, HazariWorkspace(), 1, kept)
    found = {key(move): last(held & ~(move[0] | move[1] | move[2])) for move in kept}
    assert len(kept) == len(found)
    assert found == best
    assert all(is_legal(match, 1, move) for move in kept[::5])


def test_a_hand_without_an_extended_arrangement_is_arranged_by_best_threes():
    match = match_with_hand(SPADES, "hazari-bhutan(group4_order_basis=extended)")
    assert state_of(match).extended >> 1 & 1
    state_of(match).extended = 0
    assert match.view(1).count_legal() == 28922


def test_a_legal_arrangement_always_exists():
    rng = random.Random(3)
    o: Any = variant("hazari").config()
    for _ in range(200):
        hand = sum(1 << card for card in rng.sample(range(52), 13))
        a, b, c = best_first(o, hand)
        assert not arrangement_fault(o, hand, 0, a, b, c)
        threes = [strength_of_three(group) for group in (a, b, c)]
        assert threes == sorted(threes, reverse=True)
        rest = hand & ~(a | b | c)
        assert threes[2] >= best_three(rest)


@pytest.mark.parametrize(
    ("move", "number"),
    [
        ((0, 0, 0), WRONG_SIZES),
        ((7, 7, 7), FOREIGN_CARDS),
        ((-1, 7, 7), NOT_THE_HAND),
        ((-(1 << 70), 1 << 80, -5), NOT_THE_HAND),
        ((1 << 60, 1 << 60, 1 << 60), NOT_THE_HAND),
        ((1 << 61, 7, 7 << 3), NOT_THE_HAND),
        (pack_invalid(7, 56, 448, (3, 3, 4, 3), 1, 0), WRONG_SIZES),
        (pack_invalid(7, 56, 448, (3, 3, 3, 4), 2, 51), FOREIGN_CARDS),
        ((0x7FFFFFFFFFFFFFFF, 0x7FFFFFFFFFFFFFFF, 0x7FFFFFFFFFFFFFFF), CARD_TWICE),
    ],
)
def test_any_three_integers_are_judged(move: Packed, number: int):
    match = match_with_hand(MIXED)
    assert RULES.refusal(state_of(match), config_of(match), 1, *move) == number
    refusal = GAME.explain(match.view(1).state, config_of(match), 1, move)
    assert refusal is not None
    assert tuple(refusal.facts) == GAME.refusals[number].facts
    assert catalogue().refusal(refusal)


def test_groups_out_of_order_are_refused_unless_the_order_is_free():
    match = match_with_hand(SPADES, "hazari")
    a, b, c = legal(match, 1)[0]
    assert RULES.refusal(state_of(match), config_of(match), 1, b, a, c) == OUT_OF_ORDER
    free = match_with_hand(SPADES, "hazari(order_rule=free)")
    assert RULES.refusal(state_of(free), config_of(free), 1, b, a, c) == 0


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_invalid_seats_may_not_arrange(seat: int):
    match = match_with_hand(MIXED)
    move = legal(match, 1)[0]
    assert RULES.refusal(state_of(match), config_of(match), seat, *move)


# ---------------------------------------------------------------------- options
@pytest.mark.parametrize(
    "text",
    [
        "hazari(target=0)",
        "hazari(troy_win_rounds=[5])",
        "hazari(order_rule=any)",
        "hazari(players=3)",
        "hazari(first_dealer=4)",
    ],
)
def test_contradictory_options_are_refused(text: str):
    with pytest.raises(OptionsError):
        variant(text)


def test_the_canonical_text_of_a_changed_variant():
    text = "hazari-bhutan(order_rule=free, troy_win_rounds=[2, 3])"
    assert str(variant(text)) == text
    assert GAME.presets["hazari"].options.target == 1000
