"""A level adapted to a person: a place on the dial, computed from the person's results against bots.

The place depends only on the results, so nothing else is stored. It starts at START. Each match moves it by a step
times the difference between the person's share of the win and the share expected at that place. A person at a fitting
place wins an even share: half of the matches against one side, a quarter against three. The steps then cancel out for
any SLOPE. The cards dealt do not matter.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

START = 0.25
"""Starting place of an unknown person: half-way between the beginner and the club player."""
SLOPE = 4.0
"""Growth of strength along the dial: a side is exp(SLOPE * d) times as likely to win as one that is `d` lower."""
FIRST_STEP = 0.2
"""Maximum change of the place by the first match."""
MIN_STEP = 0.05
"""Lower bound of the maximum change, reached after many matches."""
SETTLING = 5
"""Decay of the step: after n matches it is FIRST_STEP / (1 + n / SETTLING), but at least MIN_STEP."""
RECALLED = 100
"""Number of a person's latest matches in a family that count."""
FIT = "fit"
"""Name of the adaptive level: `fit` on request, `fit:0.43` once it is resolved for a match; it plays as `dial:0.43`.
"""


class MatchAgainstBots(NamedTuple):
    """The part of a match against bots that determines a person's place."""

    partners: tuple[float, ...]
    """Dial places of the bots on the person's side."""
    others: tuple[tuple[float, ...], ...]
    """Dial places of the bots on each other side."""
    won: float
    """The person's share of the win: 1, less if several sides have won, 0 if only others have."""


def expected_share(place: float, result: MatchAgainstBots) -> float:
    """Return the share of the win expected of a person at a place in that match."""
    own = _strength((place, *result.partners))
    return own / (own + sum(map(_strength, result.others)))


def _strength(side: Sequence[float]) -> float:
    """Return the relative strength of a side; its members count equally."""
    return math.exp(SLOPE * sum(side) / len(side))


def max_step_after(matches: int) -> float:
    """Return the maximum change of the place by the next match."""
    return max(MIN_STEP, FIRST_STEP / (1 + matches / SETTLING))


def fitting_place(results: Iterable[MatchAgainstBots]) -> float:
    """Return the fitting place from 0 to 1 after these matches, oldest first, rounded to hundredths."""
    place = START
    for number, result in enumerate(results):
        place += max_step_after(number) * (result.won - expected_share(place, result))
        place = min(1.0, max(0.0, place))
    return round(place, 2)


def fitting_level(place: float) -> str:
    """Return the name of the level at a place, such as `fit:0.43`."""
    return f"{FIT}:{place:.2f}"


def is_fitting(level: str) -> bool:
    """Return True if a level is to be fitted to a person or was fitted for an earlier match."""
    return level == FIT or level.startswith(f"{FIT}:")
