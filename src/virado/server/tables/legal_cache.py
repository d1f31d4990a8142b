"""Answers to what a seat may do now, found outside the event loop, in turns by address and person.

The answer to the same question at the same position is kept: asking it again costs nothing.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from virado.cards import Seat
from virado.server import wire
from virado.server.fair_pool import FairPool, Share
from virado.server.presenting.moves import legal_moves
from virado.server.tables.table import Table
from virado.view import AnyView

MOST_KEPT, MOST_MOVES_KEPT = 500, 25_000
"""Answers that are kept, and moves in all of them."""
MOST_QUESTIONS = 64
"""Questions of one address that may wait: as many people of one household or school."""
OVERRUN_S, SPARE = 0.5, 2
"""An answer that takes so long is set aside, at most so many at once: others are answered in spare threads."""
T = TypeVar("T")


class _Key(NamedTuple):
    table: str
    seat: Seat
    entries: int
    language: str


class LegalCache:
    """The answers of one server, and the threads that find them."""

    def __init__(self) -> None:
        self._pool = FairPool("virado-question", most_of_one=MOST_QUESTIONS, overrun_s=OVERRUN_S, spare=SPARE)
        self._asked: dict[_Key, asyncio.Task[wire.LegalMoves]] = {}
        """Answers that are being found."""
        self._kept: OrderedDict[_Key, wire.LegalMoves] = OrderedDict()
        self._moves = 0
        """Moves in all answers that are kept."""

    async def legal(
        self, table: Table, seat: Seat, view: AnyView, language: str, share: Share
    ) -> wire.LegalMoves:
        """The first `wire.MOST_LEGAL` moves of a seat, and what it may say out of turn; in words, if there is a language.

        IllegalError (`too-fast`).
        """
        key = _Key(table.row.id, seat, len(table.session.log), language)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        asked = self._asked.get(key)
        if asked is None:
            reader = table.audience.reader(seat, language)
            asked = asyncio.create_task(self._pool.run(share, partial(legal_moves, view, reader)))
            self._asked[key] = asked
            asked.add_done_callback(partial(self._keep, key))
        return await asyncio.shield(asked)

    def _keep(self, key: _Key, asked: "asyncio.Task[wire.LegalMoves]") -> None:
        """Keep an answer, and the latest others that there is room for; a failure is not kept."""
        del self._asked[key]
        if asked.cancelled() or asked.exception() is not None:
            return
        self._kept[key] = asked.result()
        self._moves += len(asked.result().moves)
        while len(self._kept) > MOST_KEPT or self._moves > MOST_MOVES_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._moves -= len(oldest.moves)

    async def do(self, question: Callable[[], T], share: Share) -> T:
        """The answer to a question that takes little time. IllegalError (`too-fast`)."""
        return await self._pool.run(share, question)

    async def close(self) -> None:
        """Answer no more."""
        await self._pool.close()
