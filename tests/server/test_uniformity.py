"""Statistics of 100,000 packs: each card is equally likely in each position, and next to each other card."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from virado.cards import FRENCH52
from virado.packs import shuffle_cards
from virado.server.fairness import derive_seed

pytestmark = pytest.mark.slow
PACKS = 100_000
CARDS = FRENCH52.count
SIGMAS = 4.0


@cache
def packs() -> Any:
    """Return the packs of PACKS matches, as an int array of shape (PACKS, CARDS). They are always the same."""
    found = np.empty((PACKS, CARDS), dtype=np.int64)
    for number in range(PACKS):
        seed = derive_seed("statistics", number.to_bytes(32), ("0badc0de", ""))
        found[number] = shuffle_cards(FRENCH52.full, seed, 1)
    return found


def deviation(counts: Any, freedom: int) -> float:
    """Return how far chi-square exceeds its mean, in standard deviations, for counts that should be equal."""
    expected = counts.sum() / counts.size
    chi_square = float(((counts - expected) ** 2).sum() / expected)
    return (chi_square - freedom) / (2 * freedom) ** 0.5


def pairs(first: Any, second: Any) -> Any:
    """Return the number of occurrences of each ordered pair of different cards."""
    counts = np.bincount((first * CARDS + second).ravel(), minlength=CARDS * CARDS).reshape(CARDS, CARDS)
    return counts[~np.eye(CARDS, dtype=bool)]


def test_every_card_is_equally_likely_in_every_position():
    places = np.arange(CARDS)
    counts = np.bincount((places * CARDS + packs()).ravel(), minlength=CARDS * CARDS)
    assert abs(deviation(counts, (CARDS - 1) ** 2)) < SIGMAS


@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 51), (3, 4), (25, 26), (50, 51)])
def test_every_pair_of_cards_is_equally_likely_in_two_positions(one: int, other: int):
    counts = pairs(packs()[:, one], packs()[:, other])
    assert abs(deviation(counts, counts.size - 1)) < SIGMAS


def test_every_card_is_equally_likely_after_every_other():
    counts = pairs(packs()[:, :-1], packs()[:, 1:])
    assert abs(deviation(counts, counts.size - 1)) < SIGMAS


def test_packs_of_different_matches_are_independent():
    same = (packs()[:-1] == packs()[1:]).sum(axis=1)
    counts = np.bincount(same, minlength=8)[:8]
    assert abs(counts[0] / (PACKS - 1) - np.exp(-1)) < SIGMAS * (0.368 * 0.632 / PACKS) ** 0.5
    assert abs(same.mean() - 1) < SIGMAS / PACKS**0.5


def test_a_biased_shuffle_is_detected():
    rng = np.random.default_rng(1)
    naive = np.tile(np.arange(CARDS), (PACKS, 1))
    rows = np.arange(PACKS)
    for i in range(CARDS):
        j = rng.integers(0, CARDS, PACKS)
        naive[rows, i], naive[rows, j] = naive[rows, j], naive[rows, i]
    counts = np.bincount((np.arange(CARDS) * CARDS + naive).ravel(), minlength=CARDS * CARDS)
    assert deviation(counts, (CARDS - 1) ** 2) > 10 * SIGMAS
