"""The adaptive level: a place on the dial that fits a person, computed from the person's results against bots.

The place starts at START. Each match moves it by a step times the difference between the person's share of the win
and the share expected at that place. At a fitting place, a person wins an even share: half of the matches against one
side, a quarter against three. The changes then cancel out for any SLOPE. The place depends only on results, not on
the cards dealt, so nothing else is stored.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

START = 0.25
"""Starting place of an unknown person: half-way between the beginner and the club player."""
SLOPE = 4.0
"""Growth of strength along the dial.

A side is exp(SLOPE * d) times as likely to win as a side that is `d` lower on the dial.
"""
FIRST_STEP = 0.2
"""Maximum change of the place by a person's first match."""
MIN_STEP = 0.05
"""Lower bound of the maximum change, which applies after many matches."""
SETTLING = 5
"""Number of matches after which the maximum change has halved.

After n matches it is FIRST_STEP / (1 + n / SETTLING), but at least MIN_STEP.
"""
RECALLED = 100
"""Maximum number of a person's latest matches in a family from which the place is computed."""
FIT = "fit"
"""Name of the adaptive level.

A request names `fit`; a match names the resolved level, such as `fit:0.43`, which plays as `dial:0.43`.
"""


class MatchAgainstBots(NamedTuple):
    """The part of a match against bots that determines a person's place."""

    partners: tuple[float, ...]
    """Dial places of the bots on the person's side."""
    others: tuple[tuple[float, ...], ...]
    """Dial places of the bots on the other sides, one tuple for each side."""
    won: float
    """The person's share of the win: 1 for a sole win, less if several sides have won, 0 for a loss."""


def expected_share(place: float, result: MatchAgainstBots) -> float:
    """Return the share of the win that a person at `place` is expected to have in a match."""
    own = _strength((place, *result.partners))
    return own / (own + sum(map(_strength, result.others)))


def _strength(side: Sequence[float]) -> float:
    """Return the relative strength of a side from the mean of its members' places."""
    return math.exp(SLOPE * sum(side) / len(side))


def max_step_after(matches: int) -> float:
    """Return the maximum change of the place by a match after `matches` earlier ones."""
    return max(MIN_STEP, FIRST_STEP / (1 + matches / SETTLING))


def fitting_place(results: Iterable[MatchAgainstBots]) -> float:
    """Return the dial position that suits a person after these matches, oldest first, from 0 to 1 in steps of 0.01."""
    place = START
    for number, result in enumerate(results):
        place += max_step_after(number) * (result.won - expected_share(place, result))
        place = min(1.0, max(0.0, place))
    return round(place, 2)


def fitting_level(place: float) -> str:
    """Return the name of the level at a place, such as `fit:0.43`."""
    return f"{FIT}:{place:.2f}"


def is_fitting(level: str) -> bool:
    """Return True if a level is `fit` or a resolved adaptive level such as `fit:0.43`."""
    return level == FIT or level.startswith(f"{FIT}:")
