"""What a seat may do now, found outside the event loop: some positions have thousands of moves, and take a good part of a second.

The answer to the same question at the same position is kept, so that asking again and again costs nobody anything.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from virado.cards import Seat
from virado.server import wire
from virado.server.presenting.moves import legal_moves
from virado.server.tables.table import Table
from virado.view import AnyView

MOST_KEPT = 500
T = TypeVar("T")


class LegalCache:
    """The answers of one server, and the thread that finds them."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="virado-question")
        self._kept: OrderedDict[tuple[str, Seat, int, str], asyncio.Future[wire.LegalMoves]] = OrderedDict()

    async def legal(self, table: Table, seat: Seat, view: AnyView, language: str) -> wire.LegalMoves:
        """The first `wire.MOST_LEGAL` moves of a seat, and what it may say out of turn; in words, if there is a language."""
        key = (table.row.id, seat, len(table.session.log), language)
        asked = self._kept.get(key)
        if asked is None or asked.cancelled():
            reader = table.audience.reader(seat, language)
            asked = asyncio.get_running_loop().run_in_executor(self._pool, legal_moves, view, reader)
            self._kept[key] = asked
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return await asyncio.shield(asked)

    async def do(self, question: Callable[[], T]) -> T:
        """The answer to a question that takes little time."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, question)

    def close(self) -> None:
        """Answer no more."""
        self._pool.shutdown(wait=True, cancel_futures=True)
