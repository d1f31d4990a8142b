"""All three-card and four-card sets, with strength and rank (H-4, H-18, H-19)."""

import itertools
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from virado.analysis.tables import load_or_build
from virado.cards import CardSet
from virado.games.hazari.messages import CLASSES
from virado.games.hazari.rules.strength import DETAIL, last_strength, strength_of_three
from virado.kernel.compile import Kernel

Numbers = np.ndarray[Any, np.dtype[np.int64]]
SOURCES = ("virado.games.hazari.rules.strength", "virado.games.hazari.rules.state", "virado.kernel.bits")


class Ranking(NamedTuple):
    """All groups of a fixed number of cards, as parallel arrays."""

    sets: Numbers
    """Card sets in ascending order."""
    strengths: Numbers
    """Strengths as defined by the rules."""
    ranks: Numbers
    """Ranks from 0 for the weakest; equal strengths share a rank, and ranks are consecutive."""

    def counts(self) -> dict[str, int]:
        """Return the number of sets in each class, without empty classes."""
        numbers = np.bincount(self.strengths >> DETAIL, minlength=len(CLASSES))
        return {name: int(number) for name, number in zip(CLASSES, numbers, strict=True) if number}

    def distinct(self) -> int:
        """Return the number of distinct strengths."""
        return int(self.ranks.max()) + 1

    def rank(self, cards: CardSet) -> int:
        """Return the rank of a card set. Raises IndexError if the number of cards is wrong."""
        place = int(np.searchsorted(self.sets, cards))
        if place >= len(self.sets) or self.sets[place] != cards:
            raise IndexError(f"{cards} is no set of this size")
        return int(self.ranks[place])


def _all_sets(size: int) -> Numbers:
    cards = np.array(list(itertools.combinations(range(52), size)), np.int64)
    return np.sort((np.int64(1) << cards).sum(axis=1))


def _rank_sets(sets: Numbers, strengths: Numbers) -> Ranking:
    return Ranking(sets, strengths, np.unique(strengths, return_inverse=True)[1].astype(np.int64))


@cache
def three_card_sets() -> Ranking:
    """Return all 22,100 sets of three cards, ranked by H-4."""
    sets = _all_sets(3)
    return _rank_sets(sets, np.array([strength_of_three(cards) for cards in sets.tolist()], np.int64))


@cache
def four_card_sets(*, four_card: bool, two_pair: bool) -> Ranking:
    """Return all 270,725 sets of four cards.

    They are ranked by their best three (H-18), or by H-19 with or without two pairs.
    """
    sets = _all_sets(4)
    name = f"hazari-fours-{int(four_card)}{int(two_pair)}"
    return _rank_sets(
        sets, load_or_build(name, SOURCES, lambda: _strengths_of(sets, int(four_card), int(two_pair)))
    )


def measure_last(sets: Any, strengths: Any, four_card: int, two_pair: int) -> None:
    """Fill `strengths` with the strengths of the four-card sets as last groups."""
    for i in range(len(sets)):
        strengths[i] = last_strength(sets[i], four_card, two_pair)


MEASURE = Kernel(measure_last, lambda: (np.zeros(1, np.int64), np.zeros(1, np.int64), 0, 0))


def _strengths_of(sets: Numbers, four_card: int, two_pair: int) -> Numbers:
    strengths = np.zeros_like(sets)
    MEASURE(sets, strengths, four_card, two_pair)
    return strengths
