"""Bot searches in threads, scheduled fairly between persons and tables.

By default one core is left for the event loop. The search threads run at a lower priority, so the event loop gets a
core and the interpreter lock as soon as it needs them. No search waits for compilation: until a bot's kernels are
ready, its fallback player moves. Meanwhile a separate process fills the kernel cache
(`virado.server.tables.kernel_compilation`) and a thread loads the kernels from it.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import TypeVar, cast

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Bot, Budget, Rng, never
from virado.bots.custom import registry
from virado.bots.search_request import BotSearch
from virado.games.catalogue import stored_variant
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.refusal import OptionsError
from virado.server import executors
from virado.server.executors import THINKING, PortableWork, lower_priority
from virado.server.fair_pool import FairPool, Share
from virado.server.tables.kernel_compilation import (
    LEVEL,
    compile_in_subprocess,
    list_representative_variants,
)
from virado.view import AnyView

SEARCH_S = 0.35
"""Time budget of a search while few others wait, in seconds."""
MIN_SEARCH_S = 0.04
SEARCHES_PER_THREAD = 2
"""Number of pending searches per thread above which the budgets are shortened."""
OVERRUN_S, SPARE = 1.0, 4
"""Limits of the fair pool: seconds after which a search overruns, and number of spare threads that then take over."""
READY_CHECK_S = 0.1
"""Interval between two checks whether a bot is ready, in seconds."""
SWITCH_INTERVAL_S = 0.001
"""Interval at which threads release the interpreter lock, in seconds.

It limits how long the event loop waits for a search thread.
"""
T = TypeVar("T")


class BotPool:
    """A thread pool for bot searches."""

    def __init__(self, threads: int = 0, executor: Executor | None = None) -> None:
        """Create a pool of `threads` threads. With 0 it has one thread fewer than there are cores.

        An `executor` runs the searches in place of threads. It gets those that use kernels as `PortableWork`.
        """
        self._pool = FairPool(
            "virado-bot",
            threads or max(1, (os.cpu_count() or 1) - 1),
            nice_increment=THINKING,
            overrun_s=OVERRUN_S,
            spare=SPARE,
            executor=executor,
        )
        self._custom_pools: dict[str, FairPool] = {}
        """Pools of custom bots, by level."""
        self._preparation_queue: dict[tuple[str, str], None] = {}
        """Bots to be prepared, as (level, variant), in order."""
        self._requested: set[tuple[str, str]] = set()
        self._compiled: set[tuple[str, str]] = set()
        """Bots whose kernels are in the kernel cache, as (level, family)."""
        self._preparation_task: asyncio.Task[None] | None = None
        self.unprepared_count = 0
        """Number of requested bots that are not ready yet."""
        self._is_closing = threading.Event()
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_INTERVAL_S))

    @property
    def waiting(self) -> int:
        """Return the number of waiting and running searches."""
        return self._pool.waiting

    async def search(self, view: AnyView, level: str, rng: Rng, share: Share) -> Analysis:
        """Search a position with a built-in level, or with its fallback player until the bot is ready."""
        return cast("Analysis", await self._search(BotSearch("think", view, rng), level, share))

    async def choose(
        self, view: AnyView, level: str, rng: Rng, share: Share, budget: Budget | None = None
    ) -> Move:
        """Return the move of a bot of a level, or of its fallback player until the bot is ready.

        A search with a `budget` is not shortened, even when the server stops.
        """
        if registry.find_custom_bot(level) is not None:
            player = self.get_ready_bot(view.variant, level)
            return await self._get_custom_pool(level).run(
                share, lambda: player.choose(view, Budget(seconds=SEARCH_S), rng, self._is_closing.is_set)
            )
        search = BotSearch("choose", view, rng)
        return cast("Move", await self._search(search, level, share, exact=budget))

    async def wait_until_ready(self, variant: Variant, level: str) -> None:
        """Prepare a bot and wait until it is ready."""
        while not self.get_ready_bot(variant, level).is_ready(variant) or not bot(level).is_ready(variant):
            await asyncio.sleep(READY_CHECK_S)

    async def search_with_budget(
        self, view: AnyView, move: Move | None, level: str, rng: Rng, seconds: float, share: Share
    ) -> Analysis:
        """Search a position for `seconds`, or less if many searches wait.

        If `move` is given, the search judges that move.
        """
        search = BotSearch("think" if move is None else "judge", view, rng, move)
        return cast("Analysis", await self._search(search, level, share, seconds))

    async def _search(
        self,
        search: BotSearch,
        level: str,
        share: Share,
        seconds: float = SEARCH_S,
        *,
        exact: Budget | None = None,
    ) -> Move | Analysis:
        player = self.get_ready_bot(search.view.variant, level)

        def make_budget() -> Budget:
            return exact or Budget(seconds=min(seconds, self._make_budget(share).seconds or seconds))

        def run() -> Move | Analysis:
            return search.run(player, make_budget(), never if exact else self._is_closing.is_set)

        if player.uses_kernels(search.view.variant):
            return await self.run(PortableWork(run, lambda: search.to_line(level, make_budget())), share)
        return await self.run(run, share)

    async def call(self, view: AnyView, level: str, rng: Rng, share: Share) -> Move | None:
        """Return the call that a bot makes out of turn, or None if it makes none."""
        player = self.get_ready_bot(view.variant, level)
        if registry.find_custom_bot(level) is not None:
            return await self._get_custom_pool(level).run(share, lambda: player.call(view, rng))
        return await self.run(lambda: player.call(view, rng), share)

    async def run(self, work: Callable[[], T], share: Share) -> T:
        """Run other work for bots in the same queues as searches, and return its result."""
        return await self._pool.run(share, work)

    # ------------------------------------------------------------------ preparing
    def get_ready_bot(self, variant: Variant, level: str) -> Bot:
        """Return the bot of a level if it is ready.

        Otherwise start preparing it in the background, and return its fallback player.
        """
        player = bot(level)
        if not executors.HAS_THREADS:
            with contextlib.suppress(ModuleNotFoundError):  # no Numba, and kernels have not been fetched yet
                player.prepare(variant)
        if player.is_ready(variant):
            return player
        self.prepare(level, str(variant), first=True)
        return player.stand_in(variant)

    def prepare_families(self) -> None:
        """Prepare the expert bots of all families in the background, one after the other."""
        for variant in list_representative_variants():
            self.prepare(LEVEL, variant)

    def prepare(self, level: str, variant: str, *, first: bool = False) -> None:
        """Prepare a bot in the background. With `first=True` it is prepared before all waiting bots.

        Does nothing where kernels cannot be compiled.
        """
        if not executors.HAS_THREADS:
            return
        wanted = (level, variant)
        if wanted in self._requested and not (first and wanted in self._preparation_queue):
            return
        self.unprepared_count += wanted not in self._requested
        self._requested.add(wanted)
        others = {each: None for each in self._preparation_queue if each != wanted}
        self._preparation_queue = {wanted: None, **others} if first else {**others, wanted: None}
        if self._preparation_task is None or self._preparation_task.done():
            self._preparation_task = asyncio.create_task(self._prepare_queued())

    async def _prepare_queued(self) -> None:
        while self._preparation_queue:
            level, text = next(iter(self._preparation_queue))
            del self._preparation_queue[(level, text)]
            try:
                variant = stored_variant(text)
            except OptionsError:  # a form that this program no longer has
                self.unprepared_count -= 1
                continue
            if not bot(level).is_ready(variant):
                kernels = level, variant.game.name
                if kernels not in self._compiled:
                    await compile_in_subprocess(level, text)
                    self._compiled.add(kernels)
                await _run_in_daemon(partial(bot(level).prepare, variant))
            self.unprepared_count -= 1

    # ------------------------------------------------------------------ searching
    def _make_budget(self, share: Share) -> Budget:
        """Return the time budget of a search.

        It is shorter if many searches wait, in all queues or in the queues of `share`.
        """
        crowd = self._pool.count_turns(share) / (self._pool.threads * SEARCHES_PER_THREAD)
        return Budget(seconds=max(MIN_SEARCH_S, SEARCH_S / max(1.0, crowd)))

    def _get_custom_pool(self, level: str) -> FairPool:
        """Return the pool of a custom bot.

        It has a thread of its own, so that a slow custom bot does not delay other bots.
        """
        if level not in self._custom_pools:
            self._custom_pools[level] = FairPool(f"virado-own-{level}")
        return self._custom_pools[level]

    async def close(self) -> None:
        """Stop the running searches early and refuse new ones."""
        self._is_closing.set()
        if self._preparation_task is not None:
            self._preparation_task.cancel()
            await asyncio.gather(self._preparation_task, return_exceptions=True)
        for pool in (self._pool, *self._custom_pools.values()):
            await pool.close()


async def _run_in_daemon(work: Callable[[], None]) -> None:
    """Run long work in a daemon thread, so that it does not keep the process from exiting."""
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
            with contextlib.suppress(RuntimeError):  # the event loop may have been closed in the meantime
                loop.call_soon_threadsafe(end)

    threading.Thread(target=run, name="virado-load", daemon=True).start()
    await done
