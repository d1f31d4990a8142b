"""A level that fits a person: a place on the dial found from how the person's matches against bots have ended.

The place follows from the results alone, so that nothing is kept besides them: starting at START, each match moves it by a step
times what the person won beyond what somebody of that place was expected to win. Who plays at the place that fits
wins an even share, half of the matches against one side, a quarter against three; there the steps cancel out, whatever
SLOPE is. Cards have no part in it.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

START = 0.25
"""Where somebody of whom nothing is known begins: half-way between the beginner and the club player."""
SLOPE = 4.0
"""How strength grows along the dial: a side is exp(SLOPE * d) times as likely to win as one that stands `d` lower."""
FIRST_STEP = 0.2
"""How far the first match moves the place at most."""
LEAST_STEP = 0.05
"""How far a match moves it at most when many have been played."""
SETTLING = 5
"""The step after n matches is FIRST_STEP / (1 + n / SETTLING), as long as that is more than LEAST_STEP."""
RECALLED = 100
"""The latest matches of a person in a family, so many, decide."""
FIT = "fit"
"""`fit` is the level of whoever is asked for it, `fit:0.43` what it came to for a match; it plays as `dial:0.43`."""


class MatchAgainstBots(NamedTuple):
    """A match of a person against bots, as far as it tells where the person stands."""

    partners: tuple[float, ...]
    """Places on the dial of the bots on the person's side."""
    others: tuple[tuple[float, ...], ...]
    """Places of the bots on each other side."""
    won: float
    """The person's part of the win: 1, or less if several sides have won; 0 if others have."""


def expected_share(place: float, result: MatchAgainstBots) -> float:
    """The part of the win that somebody of a place had to expect in that match."""
    own = _strength((place, *result.partners))
    return own / (own + sum(map(_strength, result.others)))


def _strength(side: Sequence[float]) -> float:
    """How likely a side is to win, compared with others; its members count alike."""
    return math.exp(SLOPE * sum(side) / len(side))


def step_after(matches: int) -> float:
    """How far the next match may move the place at most."""
    return max(LEAST_STEP, FIRST_STEP / (1 + matches / SETTLING))


def fitting_place(results: Iterable[MatchAgainstBots]) -> float:
    """The place from 0 to 1 that fits after these matches, the oldest first; in hundredths."""
    place = START
    for number, result in enumerate(results):
        place += step_after(number) * (result.won - expected_share(place, result))
        place = min(1.0, max(0.0, place))
    return round(place, 2)


def fitting_level(place: float) -> str:
    """The name of the level at that place: `fit:0.43`."""
    return f"{FIT}:{place:.2f}"


def is_fitting(level: str) -> bool:
    """Whether a level is to be fitted to a person, or was for an earlier match."""
    return level == FIT or level.startswith(f"{FIT}:")
