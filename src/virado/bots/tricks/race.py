"""Chances to win a match of Raub or Zwanzig ab, given the scores between two deals.

Each score has a weight, and each distance from the dealer has a factor. The chance of a seat is the product of weight
and factor, divided by the sum of these products over all seats (a conditional logit). `benchmarks/fit_race.py` fits
both to matches between club players.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from virado.bots.units import PLACE, RACE
from virado.kernel.bits import count
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

SCORES = 64
"""Number of scores with separate weights; a higher score has the weight of the last one."""
SEATS = 6
STRETCHES = 3
"""Maximum number of stretches of a match, each with its own weights."""
POINT = 100
"""One point, in hundredths of a point."""
HIGHEST = 36
"""Highest score that the model distinguishes; higher scores have the same weight."""
NEVER = 1 << 40
"""Index of a deal that no match reaches."""


class Stretch(NamedTuple):
    """Weights of scores and seats in one stretch of a match.

    The weight of a score s is `exp(bend * s * s - slope * s)`.
    """

    first: int
    """Number of the match's deals that are played before this stretch begins."""
    slope: float
    bend: float
    places: tuple[float, ...]
    """Logarithm of each seat's factor, from the seat after the next dealer on; the dealer's is 0."""

    def weight(self, score: int) -> float:
        """Return the weight of a score.

        Above the score with the lowest weight, the weight stays constant.
        """
        turning = self.slope / (2 * self.bend) if self.bend > 0 else HIGHEST
        x = min(max(score, 0), HIGHEST, turning)
        return math.exp(self.bend * x * x - self.slope * x)


class Race(Layout):
    """The integer tables by which `race_value` values the end of a deal."""

    first: list[int] = ints(STRETCHES)
    """Number of deals played before each stretch begins."""
    weights: list[int] = ints(SCORES * STRETCHES)
    """Weight of each score from 0, for one stretch after another, in units of RACE."""
    places: list[int] = ints(SEATS * STRETCHES)
    """Factor by a seat's distance from the next dealer, for one stretch after another, in units of PLACE."""


def race(fitted: Mapping[int, Sequence[Stretch]], players: int) -> Race:
    """Return the tables of the race for a number of players, computed from its fitted stretches."""
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


def make_race_value(owed: Callable[..., int]) -> Callable[..., int]:
    """Return the rule `race_value` of a game.

    `owed(s, o, seat)` is the amount, in hundredths of a point, that must be added to a seat's score before it is
    valued.
    """

    @rule(inline=False)
    def race_value(s: Any, o: Any, objective: Race, side: int) -> int:
        """Return the chance that a seat wins the match, at the end of a deal, in units of RACE."""
        if s.over:
            return RACE // count(s.winners) if s.winners >> side & 1 else 0
        stretch = 0
        while stretch + 1 < STRETCHES and s.deal >= objective.first[stretch + 1]:
            stretch += 1
        total = 0
        own = 0
        for seat in range(s.players):
            debt = owed(s, o, seat)
            score: int = min(max(s.scores[seat], 0) + debt // POINT, SCORES - 1)
            place: int = (seat - s.dealer + s.players) % s.players
            worth = objective.weights[SCORES * stretch + score]
            if debt % POINT and score + 1 < SCORES:
                worth -= (worth - objective.weights[SCORES * stretch + score + 1]) * (debt % POINT) // POINT
            weight = worth * objective.places[SEATS * stretch + place]
            total += weight
            if seat == side:
                own = weight
        return own * (RACE // PLACE) // max(1, total // PLACE)

    return race_value


@rule
def owes_nothing(s: object, o: object, seat: int) -> int:
    """Return 0, because no amount has to be added to a score."""
    return 0
