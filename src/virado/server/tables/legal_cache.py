"""Lists of a seat's legal moves, computed in threads that are scheduled fairly between addresses and persons.

Answers are cached by question and position, so a repeated question costs nothing.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from virado.cards import Seat
from virado.server import wire
from virado.server.fair_pool import FairPool, Share
from virado.server.presentation.moves import legal_moves
from virado.server.tables.table import Table
from virado.view import AnyView

MAX_CACHED, MAX_CACHED_MOVES = 500, 25_000
"""Maximum number of cached answers, and of moves in all of them."""
MAX_QUESTIONS = 64
"""Maximum number of pending questions per address; it is sufficient for a household or a school class."""
OVERRUN_S, SPARE = 0.5, 2
"""Limits of the fair pool: seconds after which a job overruns, and number of spare threads that then take over."""
T = TypeVar("T")


class _Key(NamedTuple):
    table: str
    seat: Seat
    entries: int
    language: str


class LegalCache:
    """The cached answers of one server, and the threads that compute them."""

    def __init__(self) -> None:
        self._pool = FairPool(
            "virado-question", max_jobs_per_group=MAX_QUESTIONS, overrun_s=OVERRUN_S, spare=SPARE
        )
        self._pending: dict[_Key, asyncio.Task[wire.LegalMoves]] = {}
        """Answers being computed."""
        self._cached: OrderedDict[_Key, wire.LegalMoves] = OrderedDict()
        self._cached_moves = 0
        """Total number of moves in the cached answers."""

    async def list_legal(
        self, table: Table, seat: Seat, view: AnyView, language: str, share: Share
    ) -> wire.LegalMoves:
        """Return the first `wire.MAX_LEGAL` moves of a seat and its legal calls out of turn.

        With a `language`, each move has a description. Raises IllegalError (`too-fast`).
        """
        key = _Key(table.row.id, seat, len(table.session.log), language)
        cached = self._cached.get(key)
        if cached is not None:
            return cached
        pending = self._pending.get(key)
        if pending is None:
            locale = table.subscribers.make_locale(seat, language)
            pending = asyncio.create_task(self._pool.run(share, partial(legal_moves, view, locale)))
            self._pending[key] = pending
            pending.add_done_callback(partial(self._cache_answer, key))
        return await asyncio.shield(pending)

    def _cache_answer(self, key: _Key, request: "asyncio.Task[wire.LegalMoves]") -> None:
        """Cache the answer if it succeeded, and drop the oldest answers beyond the limits."""
        del self._pending[key]
        if request.cancelled() or request.exception() is not None:
            return
        self._cached[key] = request.result()
        self._cached_moves += len(request.result().moves)
        while len(self._cached) > MAX_CACHED or self._cached_moves > MAX_CACHED_MOVES:
            _, oldest = self._cached.popitem(last=False)
            self._cached_moves -= len(oldest.moves)

    async def run(self, question: Callable[[], T], share: Share) -> T:
        """Run `question` in a thread and return its result, without caching it. Raises IllegalError (`too-fast`)."""
        return await self._pool.run(share, question)

    async def close(self) -> None:
        """Stop computing answers."""
        await self._pool.close()
