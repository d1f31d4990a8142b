"""Closing of tables by administrators. Each node closes the tables that it owns."""

import asyncio

from virado.refusal import RefusedError
from virado.server.storage.database import Database, Statement
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.table import TableReleasedError

EVERY_S = 1.0


class TableClosures:
    """The requests to close tables that are still pending."""

    def __init__(self, database: Database, node: Node) -> None:
        self._database = database
        self._node = node
        self._lock = asyncio.Lock()

    async def run_once(self) -> int:
        """Close the requested tables that this node owns or can take over, and return their number.

        Skips tables that another node owns. Raises StorageError.
        """
        async with self._lock:
            rows = await self._database.query("SELECT play_table, reason FROM closing ORDER BY play_table")
            return sum([await self._close(table, reason) for table, reason in rows])

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
            if error.code != "no-such-table":  # this node cannot load it now
                return False
        await self._database.transaction([Statement("DELETE FROM closing WHERE play_table = $1", (name,))])
        return closed
