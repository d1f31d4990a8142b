"""Removal of deleted people's names from the logs of tables.

A log has a person's name where a seat was taken. The name is replaced by an empty text; the id remains but no longer
identifies anybody. Numbers, moves and packs are unchanged, so the log still rebuilds the same session. The owning
node rewrites the log on disk and in memory. The table `forgotten` lists the pending work, so nothing is lost when a
node ends early.

SQLite overwrites deleted content in the database (`secure_delete`), but its write-ahead log keeps earlier pages until
it is emptied. The server empties it after a deletion, and once after each start.
"""

import asyncio

import msgspec

from virado.refusal import OptionsError, RefusedError
from virado.server.storage.database import Database
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import FencedError
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.stored_log import remove_name_from_log
from virado.server.tables.table import TableReleasedError
from virado.server.wire.tables import TableCard

EVERY_S = 10.0
AT_ONCE = 50


class Erasure:
    """The removal of deleted people's names that is still pending."""

    def __init__(self, database: Database, node: Node) -> None:
        self._database = database
        self._node = node
        self._lock = asyncio.Lock()
        self.is_log_due = True
        """True if the write-ahead log may still contain deleted data."""

    async def run_once(self) -> int:
        """Process the tables that this node owns or can take over, and return their number.

        Skips tables that another node owns.
        """
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
                    done += await self._erase(person, table)
                after = (str(rows[-1][0]), str(rows[-1][1]))
            self.is_log_due |= bool(done)
            if self.is_log_due and isinstance(self._database, SqliteDatabase):
                self.is_log_due = not await self._database.clear_log()
            return done

    async def _erase(self, person: str, name: str) -> bool:
        was_held = name in self._node.tables
        try:
            table = await self._node.get_table(name)
        except OptionsError:  # its log cannot be restored
            return await self._erase_from_log(person, name)
        except (RemoteTableError, TableReleasedError, RefusedError):
            return False
        try:
            await table.erase_person(person)
        except (TableReleasedError, RefusedError):
            return False
        if not was_held and table.session.stage != "playing" and not table.subscribers.list_subscribers():
            await table.release(unload=True)
        return True

    async def _erase_from_log(self, person: str, name: str) -> bool:
        """Remove the name from the stored log of a table that cannot be restored, such as one of a removed family."""
        store = self._node.store
        row = await store.load_table(name)
        if row is None:
            return False
        entries = remove_name_from_log(await store.log(name), person)
        card = msgspec.json.decode(row.summary, type=TableCard)
        shown = tuple(
            "" if each == person else seat for seat, each in zip(card.seats, card.people, strict=False)
        )
        card = msgspec.structs.replace(card, seats=shown or card.seats)
        try:
            await store.rewrite(name, row.epoch, entries, msgspec.json.encode(card).decode(), person)
        except FencedError:
            return False
        return True
