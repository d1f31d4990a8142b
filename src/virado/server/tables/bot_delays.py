"""Delays of bots' moves. They are comfortable to watch and reveal nothing about the bots' cards."""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from virado.server.wire import Pace

_SCALE_BY_PACE: Final[dict[Pace, float]] = {"slow": 2.5, "normal": 1.0, "quick": 0.3}
"""Factor by which each pace multiplies the delay of a decision."""
_DEFAULT_PACE: Final[Pace] = "normal"


def find_slowest(paces: Iterable[Pace]) -> Pace:
    """Return the slowest of the paces; `normal` if `paces` is empty."""
    return min(set(paces) or {_DEFAULT_PACE}, key=lambda pace: -_SCALE_BY_PACE[pace])


class BotDelays(NamedTuple):
    """Delays between a question and a bot's answer, in seconds."""

    low: float = 0.7
    high: float = 1.5
    """Bounds of the random delay of a decision (`low` and `high`). The delay includes the time of the search."""
    step: float = 0.25
    """Step in which longer delays are rounded up.

    If the search takes longer than the delay, the bot acts after the next whole step, which hides how long the search
    took.
    """
    call: float = 0.1
    """Delay before a bot decides whether to make a call out of turn."""

    def scale(self, pace: Pace) -> "BotDelays":
        """Return the delays at another pace. Only `low` and `high` change."""
        times = _SCALE_BY_PACE[pace]
        return self._replace(low=self.low * times, high=self.high * times)

    @classmethod
    def from_bounds(cls, low: float, high: float) -> "BotDelays":
        """Return delays drawn between two bounds, or no delays at all if `high` is 0."""
        return cls(low, high) if high > 0 else cls(0, 0, 0, 0)


def compute_answer_time(asked_at: float, pause: float, thought_at: float, step: float) -> float:
    """Return the time at which a bot acts, in seconds on the clock that measured the arguments.

    The bot was asked at `asked_at` and its search ended at `thought_at`. It acts when `pause` is over. After a longer
    search it acts at the end of the next whole `step` after the pause.
    """
    due = asked_at + pause
    if thought_at <= due or step <= 0:
        return max(due, thought_at)
    return due + step * math.ceil((thought_at - due) / step)
