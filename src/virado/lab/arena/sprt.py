"""A sequential probability ratio test of the part of the games that the first of two bots wins, over mirrored pairs.

The games of a pair are not independent, pairs are; so the test is of the distribution of what a pair gives (0, 1/4, 1/2, 3/4 or 1
where every game has one winner: five values, hence pentanomial). Its likelihood under "the mean is s" is the largest that any
distribution with that mean gives to what was seen (generalised SPRT, as M. Van den Bergh has it for tests of chess engines).
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from virado.refusal import OptionsError

NAME = "sprt:"
ERROR_RATE = 0.05
USUAL = (0.0, 0.25, 0.5, 0.75, 1.0)
PRIOR = 1e-3
"""Pairs that each of the USUAL values counts as seen beforehand, so that values not seen yet are possible."""
STEPS = 60
"""Halvings of the interval in which the parameter of a distribution is looked for."""

Verdict = Literal["low", "high", "open"]


class Sprt(msgspec.Struct, frozen=True):
    """A test between two hypotheses about the part won: that it is `low`, and that it is `high`."""

    low: float
    high: float
    false_high: float = ERROR_RATE
    """How often `high` may be accepted although `low` is true."""
    false_low: float = ERROR_RATE
    """How often `low` may be accepted although `high` is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratio at which the test accepts `low` and `high` (Wald)."""
        return (
            math.log(self.false_low / (1 - self.false_high)),
            math.log((1 - self.false_low) / self.false_high),
        )

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio of `high` to `low`, from the part won in each pair."""
        if not shares:
            return 0.0
        counts = Counter(dict.fromkeys(USUAL, PRIOR))
        for share, number in Counter(shares).items():
            counts[share] += number
        values = [(value, number) for value, number in counts.items()]
        low, high = (_tilt(values, mean) for mean in (self.low, self.high))
        return math.fsum(
            number * (math.log1p(low * (value - self.low)) - math.log1p(high * (value - self.high)))
            for value, number in values
        )

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """Which hypothesis is accepted."""
        ratio = self.ratio(shares)
        lower, upper = self.bounds
        if ratio <= lower:
            return "low"
        return "high" if ratio >= upper else "open"


def _tilt(values: Sequence[tuple[float, float]], mean: float) -> float:
    """The t for which the values, each with its number divided by 1 + t * (value - mean), have this mean."""
    least = -1 / (max(value for value, _ in values) - mean)
    most = 1 / (mean - min(value for value, _ in values))
    for _ in range(STEPS):
        middle = (least + most) / 2
        excess = math.fsum(
            number * (value - mean) / (1 + middle * (value - mean)) for value, number in values
        )
        if excess > 0:
            least = middle
        else:
            most = middle
    return (least + most) / 2


def parse_sprt(text: str) -> Sprt:
    """The test of `sprt:LOW,HIGH` or `sprt:LOW,HIGH,FALSE_HIGH,FALSE_LOW`; OptionsError if that is none."""
    try:
        numbers = [float(part) for part in text.removeprefix(NAME).split(",")]
    except ValueError:
        numbers = []
    if (
        len(numbers) not in (2, 4)
        or not all(0 < number < 1 for number in numbers)
        or numbers[0] >= numbers[1]
    ):
        raise OptionsError("no-stopping-rule", text)
    if sum(numbers[2:]) >= 1:
        raise OptionsError("no-stopping-rule", text)
    return Sprt(*numbers)
