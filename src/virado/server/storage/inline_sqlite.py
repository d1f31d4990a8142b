"""The `Database` interface on SQLite in the thread of the event loop, for interpreters without threads.

A transaction is durable when the file system has written what SQLite synchronised. Where the file system keeps files
in memory only, `flush` writes them to durable storage after each commit.
"""

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

    def __init__(self, path: Path, flush: Callable[[], Awaitable[None]] | None = None) -> None:
        """Open the file, or create it. Raises StorageError."""
        self._flush = flush
        try:
            self._connection = sqlite3.connect(path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            raise StorageError(f"{path}: {error}") from None

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
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
        if self._flush is not None:
            await self._flush()
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
