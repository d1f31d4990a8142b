"""Time and randomness of the server behind one interface, which tests can replace.

The time of the server is that of the wall clock at its start, continued by the monotonic clock. A change of the system
clock therefore affects no player's time. One-time codes are the exception: they follow the wall clock, as the devices
that show them do. A process detects that it was suspended (SIGSTOP, a paused virtual machine) when its periodic beat
is late.
"""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Protocol

BEAT_S, LATE_S = 0.25, 2.0
"""Interval between beats, and delay of a beat that indicates a suspension, in seconds."""


class Runtime(Protocol):
    """The source of time and randomness of a server."""

    def now(self) -> int:
        """Return the time of the server in milliseconds since 1970."""
        ...

    def wall_now(self) -> int:
        """Return the time of the system clock in milliseconds since 1970. It may jump."""
        ...

    def suspended_ms(self) -> int:
        """Return the total time for which the process has been suspended, in milliseconds."""
        ...

    async def track_suspension(self) -> None:
        """Track suspensions of the process until cancelled."""
        ...

    def make_secret(self) -> bytes:
        """Return 32 cryptographically random bytes."""
        ...

    def draw_delay(self, low: float, high: float) -> float:
        """Return a random number of seconds between `low` and `high`."""
        ...


class SystemRuntime:
    """The clocks and the random source of this machine."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Start at the time of the wall clock. `monotonic` returns seconds and never goes back."""
        self._random = random.SystemRandom()
        self._monotonic = monotonic
        self._start_ms = self.wall_now() - self._elapsed_ms()
        self._last_beat: float | None = None
        self._suspended_s = 0.0

    def _elapsed_ms(self) -> int:
        return int(self._monotonic() * 1000)

    def now(self) -> int:
        return self._start_ms + self._elapsed_ms()

    def wall_now(self) -> int:
        return time.time_ns() // 1_000_000

    def suspended_ms(self) -> int:
        return int((self._suspended_s + self._compute_delay_s()) * 1000)

    def _compute_delay_s(self) -> float:
        """Return the time since the last beat beyond its interval, in seconds; 0 if it is too short for a suspension."""
        late = 0.0 if self._last_beat is None else self._monotonic() - self._last_beat - BEAT_S
        return late if late > LATE_S else 0.0

    def beat(self) -> None:
        """Record that the process is running now."""
        self._suspended_s += self._compute_delay_s()
        self._last_beat = self._monotonic()

    async def track_suspension(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT_S)

    def make_secret(self) -> bytes:
        return secrets.token_bytes(32)

    def draw_delay(self, low: float, high: float) -> float:
        return self._random.uniform(low, high)
