"""Polling for a condition until a deadline.

No other test code sleeps (test_waiting.py). The deadlines allow for slow, busy machines; a wait ends as soon as its
condition holds.
"""

import asyncio
import inspect
import time
from collections.abc import Callable

PATIENCE_S = 120.0
AGAIN_S = 0.01


class Wait:
    """A polling loop with a deadline; each turn lets a little time pass."""

    def __init__(self, within_s: float = PATIENCE_S, *, every_s: float = AGAIN_S) -> None:
        self._within_s = within_s
        self._every_s = every_s
        self._deadline = time.monotonic() + within_s

    async def turn(self) -> None:
        """Let a little time pass.

        Raises AssertionError after the deadline.
        """
        self._check()
        await asyncio.sleep(self._every_s)

    def blocking_turn(self) -> None:
        """Let a little time pass without an event loop, as `turn` does with one."""
        self._check()
        time.sleep(self._every_s)

    def _check(self) -> None:
        assert time.monotonic() < self._deadline, f"what is waited for has not come in {self._within_s} s"


async def until(holds: Callable[[], object], within_s: float = PATIENCE_S) -> None:
    """Wait until a function, or the coroutine it returns, gives a true value.

    Raises AssertionError after `within_s` seconds.
    """
    wait = Wait(within_s)
    while True:
        answer = holds()
        if await answer if inspect.isawaitable(answer) else answer:
            return
        await wait.turn()
