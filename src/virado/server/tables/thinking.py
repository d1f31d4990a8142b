"""The bots' thoughts, outside the event loop: at most as many at once as there are cores, the longest waiting first."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Bot, Budget, Rng
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.view import AnyView

SECONDS = 0.35
"""For a thought when nobody else waits."""
SHORTEST = 0.04
FULL = 2
"""From so many waiting thoughts for each core on, budgets get shorter."""
Result = TypeVar("Result")


class Thinkers:
    """A pool of threads for bots, and one more that prepares them."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="virado-bot")
        self._preparing = ThreadPoolExecutor(1, thread_name_prefix="virado-prepare")
        self._asked: set[str] = set()
        self._closed = threading.Event()
        self.waiting = 0
        """Thoughts that have been asked for and are not done."""

    async def think(self, view: AnyView, level: str, rng: Rng) -> Analysis:
        """What a bot of that level, or who stands in for it until it is ready, thinks of a position."""
        player = self.ready_player(view.variant, level)
        budget = self._budget()
        return await self._run(lambda: player.think(view, budget, self._closed.is_set, rng))

    async def call(self, view: AnyView, level: str, rng: Rng) -> Move | None:
        """What a bot of that level says out of turn."""
        player = self.ready_player(view.variant, level)
        return await self._run(lambda: player.call(view, rng))

    def ready_player(self, variant: Variant, level: str) -> Bot:
        """The bot of that level if it can begin at once; else who stands in, while it is prepared in the background."""
        player = bot(level)
        if player.is_ready(variant):
            return player
        key = f"{level} {variant}"
        if key not in self._asked:
            self._asked.add(key)
            self._preparing.submit(player.prepare, variant)
        return player.stand_in(variant)

    def _budget(self) -> Budget:
        """Thoughts get shorter when many wait."""
        crowd = self.waiting / (self._threads * FULL)
        return Budget(seconds=max(SHORTEST, SECONDS / max(1.0, crowd)))

    async def _run(self, thought: Callable[[], Result]) -> Result:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, thought)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Let thoughts end early, and take no more."""
        self._closed.set()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._preparing.shutdown(wait=False, cancel_futures=True)
