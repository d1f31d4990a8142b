"""All three-card and four-card sets, with strength and rank (H-4, H-18, H-19)."""

import itertools
from array import array
from bisect import bisect_left
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from virado.analysis.tables import Numbers, load_or_build
from virado.cards import CardSet
from virado.games.hazari.messages import CLASSES
from virado.games.hazari.rules.strength import DETAIL, last_strength, strength_of_three
from virado.kernel.arrays import array_of, zeros
from virado.kernel.compile import Kernel

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
        numbers = Counter(strength >> DETAIL for strength in self.strengths)
        return {name: numbers[place] for place, name in enumerate(CLASSES) if numbers[place]}

    def distinct(self) -> int:
        """Return the number of distinct strengths."""
        return max(self.ranks) + 1

    def rank(self, cards: CardSet) -> int:
        """Return the rank of a card set. Raises IndexError if the number of cards is wrong."""
        place = bisect_left(self.sets, cards)
        if place == len(self.sets) or self.sets[place] != cards:
            raise IndexError(f"{cards} is no set of this size")
        return self.ranks[place]


def _all_sets(size: int) -> Numbers:
    return array("q", sorted(map(sum, itertools.combinations([1 << card for card in range(52)], size))))


def _rank_sets(sets: Numbers, strengths: Numbers) -> Ranking:
    ranks = {strength: rank for rank, strength in enumerate(sorted(set(strengths)))}
    return Ranking(sets, strengths, array("q", map(ranks.__getitem__, strengths)))


@cache
def three_card_sets() -> Ranking:
    """Return all 22,100 sets of three cards, ranked by H-4."""
    sets = _all_sets(3)
    return _rank_sets(sets, array("q", map(strength_of_three, sets)))


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


MEASURE = Kernel(measure_last, lambda: (zeros(1), zeros(1), 0, 0))


def _strengths_of(sets: Numbers, four_card: int, two_pair: int) -> Numbers:
    strengths = zeros(len(sets))
    MEASURE(array_of(sets), strengths, four_card, two_pair)
    return array("q", strengths.tobytes())
