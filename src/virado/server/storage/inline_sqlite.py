"""The `Database` interface on SQLite in the thread of the event loop, for interpreters without threads.

A transaction is durable when the file system has written what SQLite synchronised. Where the file system keeps files
in memory only, `flush` writes them to durable storage after each commit, and restores the stored files if it fails.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from virado.server.storage.database import (
    ColumnValue,
    ConflictError,
    NotCommittedError,
    Rows,
    Statement,
    StorageError,
)
from virado.server.storage.sqlite import execute, execute_all, is_rolled_back

PRAGMAS = ("journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""A rollback journal that remains as an empty file, because a write-ahead log needs shared memory."""


class InlineSqliteDatabase:
    """A database in a file that belongs to this process alone."""

    def __init__(
        self,
        path: Path,
        flush: Callable[[], Awaitable[None]] | None = None,
        on_end: Callable[[bool], None] | None = None,
    ) -> None:
        """Open the file, or create it. Raises StorageError.

        `on_end` is called after each transaction, with true if it has been stored, and false if that was impossible.
        """
        self._flush = flush
        self._on_end = on_end
        self._flushing = asyncio.Lock()
        """Held until a transaction is stored, because a failed flush must undo that transaction alone."""
        try:
            self._connection = sqlite3.connect(path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            raise StorageError(f"{path}: {error}") from None

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        try:
            results = await self._store(statements)
        except StorageError:
            self._report_end(is_stored=False)
            raise
        self._report_end(is_stored=True)
        return results

    def _report_end(self, *, is_stored: bool) -> None:
        if self._on_end is not None:
            self._on_end(is_stored)

    async def _store(self, statements: Sequence[Statement]) -> list[Rows]:
        if self._flush is None:
            return self._commit(statements)
        async with self._flushing:
            results = self._commit(statements)
            try:
                await self._flush()
            except Exception as error:
                raise NotCommittedError(str(error)) from None
        return results

    def _commit(self, statements: Sequence[Statement]) -> list[Rows]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = execute_all(connection, statements)
        except ConflictError:
            connection.rollback()
            raise
        except sqlite3.Error as error:
            connection.rollback()
            raise NotCommittedError(str(error)) from None
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            connection.rollback()
            raise (NotCommittedError if is_rolled_back(error) else StorageError)(str(error)) from None
        return results

    def locks(self, *_names: str) -> list[Statement]:
        return []  # transactions run one at a time in any case

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        try:
            return execute(self._connection, sql, args)
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None

    async def close(self) -> None:
        self._connection.close()
