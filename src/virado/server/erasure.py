"""Taking the names of deleted people out of the logs of tables.

A log names a person where a seat was taken. There the name becomes empty; the id stays, which then stands for nobody. Numbers,
moves and packs are as before, so that the log still makes the same session. The node that holds a table does it, on disk and in
memory; `forgotten` has the tables where it is still to be done, so that nothing is lost when a node ends in between.

SQLite overwrites deleted content in the database (`secure_delete`), but its write-ahead log keeps earlier pages until it is
emptied. The server empties it after a deletion, and once after each start.
"""

import asyncio

from virado.refusal import RefusedError
from virado.server.storage.database import Database
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.table import TableReleasedError

EVERY_S = 10.0
AT_ONCE = 50


class Erasure:
    """The work that is left to do for deleted people."""

    def __init__(self, database: Database, node: Node) -> None:
        self._database = database
        self._node = node
        self._lock = asyncio.Lock()
        self.is_log_due = True
        """True if the log may still contain deleted data."""

    async def run_once(self) -> int:
        """Do what this node can do now; at how many tables. Tables of other nodes are left to them."""
        async with self._lock:
            done = 0
            after = ("", "")
            while rows := await self._database.query(
                "SELECT person, play_table FROM forgotten WHERE (person, play_table) > ($1, $2) "
                "ORDER BY person, play_table LIMIT $3",
                *after,
                AT_ONCE,
            ):
                for person, table in rows:
                    done += await self._forget(person, table)
                after = (str(rows[-1][0]), str(rows[-1][1]))
            self.is_log_due |= bool(done)
            if self.is_log_due and isinstance(self._database, SqliteDatabase):
                self.is_log_due = not await self._database.clear_log()
            return done

    async def _forget(self, person: str, name: str) -> bool:
        was_held = name in self._node.tables
        try:
            table = await self._node.get_table(name)
            await table.erase_person(person)
        except (RemoteTableError, TableReleasedError, RefusedError):
            return False
        if not was_held and table.session.stage != "playing" and not table.subscribers.list_subscribers():
            await table.release(unload=True)
        return True
