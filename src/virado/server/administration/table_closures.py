"""Closing of tables by administrators. Each node closes the tables that it owns."""

import asyncio

from virado.refusal import RefusedError
from virado.server.storage.database import Database, Statement
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.table import TableReleasedError

EVERY_S = 1.0
MAX_DELAY_MS = 3_600_000
"""Maximum delay of the next attempt to close a table that cannot be loaded. The delay doubles with each attempt."""


class TableClosures:
    """The requests to close tables that are still pending."""

    def __init__(self, database: Database, node: Node) -> None:
        self._database = database
        self._node = node
        self._lock = asyncio.Lock()
        self._delays: dict[str, tuple[int, int]] = {}
        """Time of the next attempt and the delay before it, in milliseconds, of each table that cannot be loaded."""

    async def run_once(self) -> int:
        """Close the requested tables that this node owns or can take over, and return their number.

        Skips tables that another node owns. Raises StorageError.
        """
        async with self._lock:
            rows = await self._database.query("SELECT play_table, reason FROM closing ORDER BY play_table")
            pending = {table for table, _ in rows}
            self._delays = {table: each for table, each in self._delays.items() if table in pending}
            now = self._node.runtime.now()
            due = [row for row in rows if self._delays.get(row[0], (now, 0))[0] <= now]
            return sum([await self._close(table, reason) for table, reason in due])

    async def _close(self, name: str, reason: str) -> bool:
        was_held = name in self._node.tables
        closed = False
        try:
            table = await self._node.get_table(name)
            closed = await table.close(reason)
            if not was_held and table.subscribers.is_empty:
                await table.release(unload=True)
        except (RemoteTableError, TableReleasedError):
            return False
        except RefusedError as error:
            if error.code != "no-such-table":
                self._postpone(name)
                return False
        await self._database.transaction([Statement("DELETE FROM closing WHERE play_table = $1", (name,))])
        return closed

    def _postpone(self, name: str) -> None:
        """Postpone the next attempt at a table that this program cannot load, perhaps never."""
        delay = min(2 * self._delays.get(name, (0, round(500 * EVERY_S)))[1], MAX_DELAY_MS)
        self._delays[name] = (self._node.runtime.now() + delay, delay)
