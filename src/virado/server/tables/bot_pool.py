"""Bot searches outside the event loop: at most one fewer at a time than cores, in a fair order by person and table.

Threads that think have a lower priority, so that the event loop gets a core, and Python's lock, as soon as it wants them.
Nobody waits for a compiler: until a bot is ready somebody stands in for it, while a process of its own fills the cache of kernels
(`virado.server.tables.kernel_compilation`) and a thread loads them from there.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Bot, Budget, Rng
from virado.bots.custom import registry
from virado.games.catalogue import stored_variant
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.server.fair_pool import FairPool, Share
from virado.server.tables.kernel_compilation import (
    LEVEL,
    THINKING,
    compile_in_subprocess,
    lower_priority,
    one_of_each_family,
)
from virado.view import AnyView

SECONDS = 0.35
"""For a thought when nobody else waits."""
SHORTEST = 0.04
FULL = 2
"""From so many waiting thoughts for each core on, budgets get shorter."""
OVERRUN_S, SPARE = 1.0, 4
"""Seconds after which a search is set aside, and the number of spare threads for the bots of others meanwhile."""
SWITCH_INTERVAL_S = 0.001
"""After how long a thread that thinks lets go of Python's lock when the event loop wants it."""
T = TypeVar("T")


class BotPool:
    """A pool of threads for bots."""

    def __init__(self, threads: int = 0) -> None:
        """`threads`: thoughts at once; unless given, one less than there are cores, because a search has helping threads."""
        self._pool = FairPool(
            "virado-bot",
            threads or max(1, (os.cpu_count() or 1) - 1),
            lower_by=THINKING,
            overrun_s=OVERRUN_S,
            spare=SPARE,
        )
        self._custom_pools: dict[str, FairPool] = {}
        """By name, of the bots that were brought along."""
        self._wanted: dict[tuple[str, str], None] = {}
        """Bots (level, variant) to be prepared, in this order."""
        self._asked: set[tuple[str, str]] = set()
        self._compiled: set[tuple[str, str]] = set()
        """(level, family) of the bots whose kernels are in the cache."""
        self._preparing: asyncio.Task[None] | None = None
        self.unprepared_count = 0
        """Bots that are asked for and not ready yet."""
        self._closed = threading.Event()
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_INTERVAL_S))

    @property
    def waiting(self) -> int:
        """Number of waiting and running searches."""
        return self._pool.waiting

    async def search(self, view: AnyView, level: str, rng: Rng, share: Share) -> Analysis:
        """What a bot of that level, or who stands in for it until it is ready, thinks of a position."""
        player = self.get_ready_bot(view.variant, level)
        if registry.find_custom_bot(level) is not None:
            return await self._get_custom_pool(level).run(
                share, lambda: player.think(view, Budget(seconds=SECONDS), self._closed.is_set, rng)
            )
        return await self.run(
            lambda: player.think(view, self._budget(share), self._closed.is_set, rng), share
        )

    async def search_with_budget(
        self, view: AnyView, move: Move | None, level: str, rng: Rng, seconds: float, share: Share
    ) -> Analysis:
        """The same with so much time, or less if many wait; above all of a move, if one is given."""
        player = self.get_ready_bot(view.variant, level)

        def run_search() -> Analysis:
            budget = Budget(seconds=min(seconds, self._budget(share).seconds or seconds))
            if move is not None:
                return player.judge(view, move, budget, self._closed.is_set, rng)
            return player.think(view, budget, self._closed.is_set, rng)

        return await self.run(run_search, share)

    async def call(self, view: AnyView, level: str, rng: Rng, share: Share) -> Move | None:
        """What a bot of that level says out of turn."""
        player = self.get_ready_bot(view.variant, level)
        if registry.find_custom_bot(level) is not None:
            return await self._get_custom_pool(level).run(share, lambda: player.call(view, rng))
        return await self.run(lambda: player.call(view, rng), share)

    async def run(self, work: Callable[[], T], share: Share) -> T:
        """Run other work for bots in the same queues and return the result."""
        return await self._pool.run(share, work)

    # ------------------------------------------------------------------ preparing
    def get_ready_bot(self, variant: Variant, level: str) -> Bot:
        """The bot of that level if it can begin at once; else who stands in, while it is prepared in the background."""
        player = bot(level)
        if player.is_ready(variant):
            return player
        self.prepare(level, str(variant), first=True)
        return player.stand_in(variant)

    def prepare_families(self) -> None:
        """Prepare the experts of all families in the background, one after the other."""
        for variant in one_of_each_family():
            self.prepare(LEVEL, variant)

    def prepare(self, level: str, variant: str, *, first: bool = False) -> None:
        """Prepare a bot in the background; before all others, if somebody waits for it."""
        wanted = (level, variant)
        if wanted in self._asked and not (first and wanted in self._wanted):
            return
        self.unprepared_count += wanted not in self._asked
        self._asked.add(wanted)
        others = {each: None for each in self._wanted if each != wanted}
        self._wanted = {wanted: None, **others} if first else {**others, wanted: None}
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._prepare_wanted())

    async def _prepare_wanted(self) -> None:
        while self._wanted:
            level, text = next(iter(self._wanted))
            del self._wanted[(level, text)]
            variant = stored_variant(text)
            if not bot(level).is_ready(variant):
                kernels = level, variant.game.name
                if kernels not in self._compiled:
                    await compile_in_subprocess(level, text)
                    self._compiled.add(kernels)
                await _in_daemon(partial(bot(level).prepare, variant))
            self.unprepared_count -= 1

    # ------------------------------------------------------------------ thinking
    def _budget(self, share: Share) -> Budget:
        """Return the time budget of a search, shortened when many others, or many of the same owner or address, wait."""
        crowd = self._pool.crowd(share) / (self._pool.threads * FULL)
        return Budget(seconds=max(SHORTEST, SECONDS / max(1.0, crowd)))

    def _get_custom_pool(self, level: str) -> FairPool:
        """Return the thread of a custom bot, so that no other bot waits for it."""
        if level not in self._custom_pools:
            self._custom_pools[level] = FairPool(f"virado-own-{level}")
        return self._custom_pools[level]

    async def close(self) -> None:
        """Let thoughts end early, and take no more."""
        self._closed.set()
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        for pool in (self._pool, *self._custom_pools.values()):
            await pool.close()


async def _in_daemon(work: Callable[[], None]) -> None:
    """Do something long in a thread that does not keep the process from ending."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()

    def end() -> None:
        if not done.done():
            done.set_result(None)

    def run() -> None:
        lower_priority(THINKING)
        try:
            work()
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
                loop.call_soon_threadsafe(end)

    threading.Thread(target=run, name="virado-load", daemon=True).start()
    await done
