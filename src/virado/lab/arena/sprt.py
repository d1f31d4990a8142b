"""A sequential probability ratio test of the share of games that the first of two bots wins.

The games of a mirrored pair are not independent, but the pairs are. The test therefore models the distribution of a
pair's result. If every game has one winner, the result is 0, 1/4, 1/2, 3/4 or 1; with five values the model is called
pentanomial. The likelihood of "the mean is s" is the maximum over all distributions with that mean (generalised SPRT,
as used by M. Van den Bergh for chess engines).
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
"""Prior count of each USUAL value, in pairs; it keeps values possible that have not occurred yet."""
STEPS = 60
"""Number of bisection steps in the search for a distribution's parameter."""

Verdict = Literal["low", "high", "open"]


class Sprt(msgspec.Struct, frozen=True):
    """A test between two hypotheses: that the share won is `low`, and that it is `high`."""

    low: float
    high: float
    false_high: float = ERROR_RATE
    """Probability of accepting `high` if `low` is true."""
    false_low: float = ERROR_RATE
    """Probability of accepting `low` if `high` is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Return the log likelihood ratios at which the test accepts `low` and `high` (Wald's bounds)."""
        return (
            math.log(self.false_low / (1 - self.false_high)),
            math.log((1 - self.false_low) / self.false_high),
        )

    def ratio(self, shares: Sequence[float]) -> float:
        """Return the log likelihood ratio of `high` to `low`, given the share won in each pair."""
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
        """Return the accepted hypothesis, or `open` while neither is accepted."""
        ratio = self.ratio(shares)
        lower, upper = self.bounds
        if ratio <= lower:
            return "low"
        return "high" if ratio >= upper else "open"


def _tilt(values: Sequence[tuple[float, float]], mean: float) -> float:
    """Return the tilt t for which the reweighted values have the given mean.

    The count of each value is divided by 1 + t * (value - mean).
    """
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
    """Parse `sprt:LOW,HIGH` or `sprt:LOW,HIGH,FALSE_HIGH,FALSE_LOW`. Raises OptionsError for any other text."""
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
