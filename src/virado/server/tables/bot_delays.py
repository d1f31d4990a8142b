"""When a bot acts: after a pause that a person finds natural and that tells nothing about cards."""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from virado.server.wire import Pace

_TIMES: Final[dict[Pace, float]] = {"slow": 2.5, "normal": 1.0, "quick": 0.3}
"""How many times longer than usual their pauses are."""
_USUAL: Final[Pace] = "normal"


def find_slowest(paces: Iterable[Pace]) -> Pace:
    """The slowest of some paces; `normal` if there is none."""
    return min(set(paces) or {_USUAL}, key=lambda pace: -_TIMES[pace])


class BotDelays(NamedTuple):
    """Seconds between a question and a bot's answer."""

    low: float = 0.7
    high: float = 1.5
    """A decision takes at least `low` and at most `high`, by chance; what it thinks about counts in."""
    step: float = 0.25
    """A thought that takes longer ends a whole number of steps later, so that its length tells next to nothing."""
    call: float = 0.1
    """How long a bot takes that is asked whether it has something to say out of turn, whatever it says."""

    def scale(self, pace: Pace) -> "BotDelays":
        """The same at another pace; what nobody sees, such as that of a call, stays as it is."""
        times = _TIMES[pace]
        return self._replace(low=self.low * times, high=self.high * times)

    @classmethod
    def from_bounds(cls, low: float, high: float) -> "BotDelays":
        """Pauses of these bounds; none at all if both are 0."""
        return cls(low, high) if high > 0 else cls(0, 0, 0, 0)


def moment(asked_at: float, pause: float, thought_at: float, step: float) -> float:
    """When to act, in seconds of any clock: when the pause is over, or so many whole steps later that the thought has ended.

    `asked` is when the bot was asked, `thought` when it had thought.
    """
    due = asked_at + pause
    if thought_at <= due or step <= 0:
        return max(due, thought_at)
    return due + step * math.ceil((thought_at - due) / step)
