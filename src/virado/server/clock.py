"""Time and chance of the server, in one place, so that tests can bring their own."""

import random
import secrets
import time
from typing import Protocol


class World(Protocol):
    """Where a server gets time and chance from."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def secret(self) -> bytes:
        """32 bytes that nobody can guess."""
        ...

    def pause(self, low: float, high: float) -> float:
        """A number of seconds between two others, which depends on nothing."""
        ...


class RealWorld:
    """The time and chance of this machine."""

    def __init__(self) -> None:
        self._chance = random.SystemRandom()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def secret(self) -> bytes:
        return secrets.token_bytes(32)

    def pause(self, low: float, high: float) -> float:
        return self._chance.uniform(low, high)
