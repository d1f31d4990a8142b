"""The odd card of a last group in both readings of C-5, against a plain model of H-19."""

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from virado.cards import FRENCH52
from virado.games.catalogue import variant
from virado.games.hazari.narration import group_of
from virado.games.hazari.rules.state import HazariConfig
from virado.games.hazari.rules.strength import strength_of_group
from virado.kernel.compile import kernel

RANKS = "23456789TJQKA"
CLASSES = (
    "indi",
    "pair",
    "two_pair",
    "colour",
    "colour4",
    "run",
    "run4",
    "colour_run",
    "colour_run4",
    "troy",
    "troy4",
)
Measure = tuple[int, list[int], int]


def config(text: str) -> HazariConfig:
    made = variant(text).config()
    assert isinstance(made, HazariConfig)
    return made


def three(cards: tuple[str, ...]) -> tuple[str, list[int]]:
    """Return the class and the deciding ranks of three cards, or of four that all count (H-4 to H-11, H-19)."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    size = len(cards)
    suited = len({card[1] for card in cards}) == 1
    number = "4" if size == 4 else ""
    low = sorted(-1 if rank == 12 else rank for rank in ranks)
    if len(set(ranks)) == 1:
        return f"troy{number}", ranks[:1]
    is_low = low == list(range(-1, size - 1))
    if is_low or ranks == list(range(ranks[0], ranks[0] - size, -1)):
        top = 11.5 if is_low else ranks[0]
        return f"{'colour_run' if suited else 'run'}{number}", [int(2 * top)]
    if suited:
        return f"colour{number}", ranks
    pairs = sorted({rank for rank in ranks if ranks.count(rank) == 2}, reverse=True)
    if size == 4:
        return ("two_pair", pairs) if len(pairs) == 2 else ("none", [])
    if pairs:
        return "pair", [*pairs, *(rank for rank in ranks if rank not in pairs)]
    return "indi", ranks


def plain(cards: tuple[str, ...]) -> Measure:
    """Return the class, the deciding ranks and the odd card of a last group, with -1 for no odd card."""
    found: list[Measure] = []
    whole, ranks = three(cards)
    if whole in CLASSES:
        found.append((CLASSES.index(whole), ranks, -1))
    for part in combinations(cards, 3):
        (odd,) = set(cards) - set(part)
        name, ranks = three(part)
        found.append((CLASSES.index(name), ranks, RANKS.index(odd[0])))
    return max(found)


def groups(number: int) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return pairs of last groups from the same pack, many of them with equal ranks."""
    rng = random.Random(5)
    found: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for _ in range(number):
        few = rng.sample(RANKS, 4)
        cards = rng.sample([rank + suit for rank in few for suit in "shdc"], 8)
        found.append((tuple(cards[:4]), tuple(cards[4:])))
    return found


@pytest.mark.parametrize("breaks", [False, True])
def test_last_groups_are_ordered_as_in_the_plain_model(breaks: bool):
    o = config(f"hazari-bhutan(odd_card_breaks_ties={str(breaks).lower()})")
    broken = 0
    for pair in groups(3000):
        strengths = [strength_of_group(o, 3, FRENCH52.cards(" ".join(cards))) for cards in pair]
        a, b = (plain(cards) for cards in pair)
        tied = a[:2] == b[:2]
        broken += tied and a != b
        expected = (a > b) - (a < b) if breaks or not tied else 0
        assert (strengths[0] > strengths[1]) - (strengths[0] < strengths[1]) == expected, pair
    assert broken > 20, "there are ties that only the odd card can break"


def test_compiled_rules_count_the_odd_card():
    o = config("hazari-bhutan(odd_card_breaks_ties=true)")
    row = np.zeros(1, HazariConfig.dtype())
    o.store(row)
    compiled = kernel(strength_in_the_last_round)
    for pair in groups(100):
        for cards in pair:
            group = FRENCH52.cards(" ".join(cards))
            assert compiled(row, group) == strength_of_group(o, 3, group)


def strength_in_the_last_round(configs: Any, group: int) -> int:
    return strength_of_group(configs[0], 3, group)


def test_the_odd_card_changes_neither_names_nor_the_order_of_groups():
    on, off = config("hazari-bhutan(odd_card_breaks_ties=true)"), config("hazari-bhutan")
    for cards, _ in groups(300):
        group = FRENCH52.cards(" ".join(cards))
        assert group_of(on, 3, group) == group_of(off, 3, group)
        assert on.odd_card == 1
        assert off.odd_card == 0
