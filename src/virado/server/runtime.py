"""Time and chance of the server, in one place, so that tests can bring their own.

The time of day is read once, when the server starts, and goes on by the monotonic clock: a step of the clock of the machine
changes nobody's time. A process that stood still (SIGSTOP, a paused virtual machine) finds that out by a beat that is missing.
"""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Protocol

BEAT_S, LATE_S = 0.25, 2.0
"""How often the process notes that it runs; a beat that is so late means that it stood still."""


class Runtime(Protocol):
    """Where a server gets time and chance from."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def suspended_ms(self) -> int:
        """For how many milliseconds in all the process has stood still since it began."""
        ...

    async def track_suspension(self) -> None:
        """Note that the process runs, for ever."""
        ...

    def make_secret(self) -> bytes:
        """32 bytes that nobody can guess."""
        ...

    def draw_delay(self, low: float, high: float) -> float:
        """A number of seconds between two others, which depends on nothing."""
        ...


class SystemRuntime:
    """The time and chance of this machine."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """`monotonic` is a clock in seconds that never goes back."""
        self._chance = random.SystemRandom()
        self._monotonic = monotonic
        self._begun_ms = time.time_ns() // 1_000_000 - self._elapsed_ms()
        self._beat: float | None = None
        self._stood_s = 0.0

    def _elapsed_ms(self) -> int:
        return int(self._monotonic() * 1000)

    def now(self) -> int:
        return self._begun_ms + self._elapsed_ms()

    def suspended_ms(self) -> int:
        return int((self._stood_s + self._late_s()) * 1000)

    def _late_s(self) -> float:
        """For how long the process has stood still since its last beat."""
        late = 0.0 if self._beat is None else self._monotonic() - self._beat - BEAT_S
        return late if late > LATE_S else 0.0

    def beat(self) -> None:
        """The process runs."""
        self._stood_s += self._late_s()
        self._beat = self._monotonic()

    async def track_suspension(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT_S)

    def make_secret(self) -> bytes:
        return secrets.token_bytes(32)

    def draw_delay(self, low: float, high: float) -> float:
        return self._chance.uniform(low, high)
