"""Waiting for what a test means: looked at again and again, until a deadline.

Nothing else in the tests sleeps (test_waiting.py). The deadlines are for machines that are slow and busy: who waits goes on
as soon as what it waits for holds.
"""

import asyncio
import inspect
import time
from collections.abc import Callable

PATIENCE_S = 120.0
AGAIN_S = 0.01


class Wait:
    """A wait that has a deadline: a little time passes in each of its turns."""

    def __init__(self, within_s: float = PATIENCE_S, *, every_s: float = AGAIN_S) -> None:
        self._within_s = within_s
        self._every_s = every_s
        self._deadline = time.monotonic() + within_s

    async def turn(self) -> None:
        """Let a little time pass; AssertionError after the deadline."""
        self._check()
        await asyncio.sleep(self._every_s)

    def blocking_turn(self) -> None:
        """`turn` where there is no event loop."""
        self._check()
        time.sleep(self._every_s)

    def _check(self) -> None:
        assert time.monotonic() < self._deadline, f"what is waited for has not come in {self._within_s} s"


async def until(holds: Callable[[], object], within_s: float = PATIENCE_S) -> None:
    """Wait until something holds, which may be the result of a coroutine; AssertionError if that takes longer than `within_s`."""
    wait = Wait(within_s)
    while True:
        answer = holds()
        if await answer if inspect.isawaitable(answer) else answer:
            return
        await wait.turn()
