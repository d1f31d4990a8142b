"""The statistics of a tournament: means with 95 % intervals."""

import math
from collections.abc import Sequence

CONFIDENCE_95 = 1.959964
LOOK_AGAIN = 2.807
"""Sequential stopping looks several times, so it asks for 99.5 % each time."""


def student_95(freedom: int) -> float:
    """Half width, in standard errors, of a two-sided 95 % interval with so many degrees of freedom (Cornish-Fisher)."""
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
"""Standard errors by which a difference must exceed the bound of the interval to be found in four of five tournaments."""


def detectable_share(units: int, bots: int) -> float:
    """The smallest difference of the part of the games won, from an even share, that so many units are to show.

    It is found, at 5 % two-sided, in four of five tournaments if the games of a unit are independent and one in
    `bots` is won: the standard deviation of a unit is sqrt(p (1 - p) / bots)
    then. Mirrored packs mostly make it smaller, and this bound cautious.
    """
    even = 1 / bots
    return (CONFIDENCE_95 + POWER_80) * math.sqrt(even * (1 - even) / bots / units)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return math.fsum(values) / len(values) if values else 0.0


def stderr(values: Sequence[float]) -> float:
    """Standard error of the mean; 0 of fewer than two values."""
    number = len(values)
    if number < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (number - 1) / number)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The two-sided 95 % interval of the mean; as wide as the mean itself if there are fewer than two values."""
    middle = mean(values)
    if len(values) < 2:
        return middle, middle
    half = student_95(len(values) - 1) * stderr(values)
    return middle - half, middle + half


def share_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The two-sided 95 % interval of a part of the games won, from the part won in each unit.

    As Agresti and Coull (1998) do for single trials, with one unit won and one lost entirely added, so that a few units,
    or units that all went alike, do not look certain; the units, not the games, are taken as independent.
    """
    low, high = interval([*shares, 0.0, 1.0])
    return max(0.0, low), min(1.0, high)
