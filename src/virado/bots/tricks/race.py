"""The race to zero: how likely each seat is to win a match of Raub or Zwanzig ab, from the scores between two deals.

Every score has a weight, and so has every distance from the dealer; a seat wins with its weight divided by the weights of all
(a conditional logit). Fitted to matches between club players by `benchmarks/fit_race.py`.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from virado.bots.units import PLACE, RACE
from virado.kernel.bits import count
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

SCORES = 64
"""Scores that have a weight of their own; higher ones weigh as much as the highest."""
SEATS = 6
STRETCHES = 3
"""Parts of a match with weights of their own, at most."""
HIGHEST = 36
"""Score above which one more point makes no difference."""
NEVER = 1 << 40
"""Number of a deal that no match reaches."""


class Stretch(NamedTuple):
    """How scores and seats weigh in a part of a match: weight of a score s = exp(bend * s * s - slope * s)."""

    first: int
    """Deals played when it begins."""
    slope: float
    bend: float
    places: tuple[float, ...]
    """Logarithm of the weight of the seats after the next dealer, compared with the dealer's."""

    def weight(self, score: int) -> float:
        """Of a score, from the lowest point of the curve on that of this point."""
        turning = self.slope / (2 * self.bend) if self.bend > 0 else HIGHEST
        x = min(max(score, 0), HIGHEST, turning)
        return math.exp(self.bend * x * x - self.slope * x)


class Race(Layout):
    """What the end of a deal is worth, as integers."""

    first: list[int] = ints(STRETCHES)
    """Deals played when each stretch begins."""
    weights: list[int] = ints(SCORES * STRETCHES)
    """Weight of each score from 0, stretch after stretch, in units of RACE."""
    places: list[int] = ints(SEATS * STRETCHES)
    """Factor, in units of PLACE, by the distance of a seat from the next dealer, stretch after stretch."""


def race(fitted: Mapping[int, Sequence[Stretch]], players: int) -> Race:
    """The race by what was fitted for this number of players."""
    result = Race()
    result.first = [NEVER] * STRETCHES
    for index, stretch in enumerate(fitted[players]):
        result.first[index] = stretch.first
        for score in range(SCORES):
            result.weights[SCORES * index + score] = round(RACE * stretch.weight(score))
        for place in range(SEATS):
            known = 0 < place <= len(stretch.places)
            factor = math.exp(stretch.places[place - 1]) if known else 1.0
            result.places[SEATS * index + place] = round(PLACE * factor)
    return result


@rule(inline=False)
def race_value(s: Any, o: Any, objective: Race, side: int) -> int:
    """Chance, in units of RACE, that a seat wins the match from the end of a deal."""
    if s.over:
        return RACE // count(s.winners) if s.winners >> side & 1 else 0
    stretch = 0
    while stretch + 1 < STRETCHES and s.deal >= objective.first[stretch + 1]:
        stretch += 1
    total = 0
    own = 0
    for seat in range(s.players):
        score: int = min(max(s.scores[seat], 0), SCORES - 1)
        place: int = (seat - s.dealer + s.players) % s.players
        weight = objective.weights[SCORES * stretch + score] * objective.places[SEATS * stretch + place]
        total += weight
        if seat == side:
            own = weight
    return own * (RACE // PLACE) // max(1, total // PLACE)
