"""The statistics of a tournament: means with 95 % intervals."""

import math
from collections.abc import Sequence

CONFIDENCE_95 = 1.959964
LOOK_AGAIN = 2.807
"""Critical value for one check of sequential stopping.

It corresponds to a confidence of 99.5 %, because several checks follow one another.
"""


def student_95(freedom: int) -> float:
    """Return half the width of a two-sided 95 % interval, in standard errors (Cornish-Fisher expansion).

    `freedom` is the number of degrees of freedom.
    """
    if freedom < 1:
        return math.inf
    if freedom < 4:
        return (12.706, 4.303, 3.182)[freedom - 1]
    z = CONFIDENCE_95
    steps = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(step / freedom**power for power, step in enumerate(steps))


POWER_80 = 0.841621
"""Distance in standard errors from the bound of an interval; a true difference beyond it is found with 80 % power."""


def detectable_share(units: int, bots: int) -> float:
    """Return the smallest deviation from an even share of games won that `units` units can detect.

    It is detected with 80 % power at a two-sided level of 5 %. The games of a unit are assumed to be independent, and
    one game in `bots` is won. The standard deviation of a unit is then sqrt(p (1 - p) / bots). Mirrored packs usually
    reduce it, so the bound is conservative.
    """
    even = 1 / bots
    return (CONFIDENCE_95 + POWER_80) * math.sqrt(even * (1 - even) / bots / units)


def mean(values: Sequence[float]) -> float:
    """Return the mean, or 0 for no values."""
    return math.fsum(values) / len(values) if values else 0.0


def stderr(values: Sequence[float]) -> float:
    """Return the standard error of the mean, or 0 for fewer than two values."""
    number = len(values)
    if number < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (number - 1) / number)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the two-sided 95 % interval of the mean.

    Its ends are infinite for fewer than two values, and for values that are all equal: they do not tell how far a
    further value could be from them.
    """
    middle, error = mean(values), stderr(values)
    if error == 0:
        return -math.inf, math.inf
    half = student_95(len(values) - 1) * error
    return middle - half, middle + half


def share_interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the two-sided 95 % interval of the share of games won, from the share in each unit.

    Following Agresti and Coull (1998), one unit won and one unit lost are added. Without them, few units or units
    with identical results would look certain. The units are treated as independent; the games are not.
    """
    low, high = interval([*shares, 0.0, 1.0])
    return max(0.0, low), min(1.0, high)
