"""The `Database` interface on PostgreSQL, for several nodes that share a database."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any, TypeAlias

from virado.server.storage.database import (
    ColumnValue,
    ConflictError,
    NotCommittedError,
    Rows,
    Statement,
    StorageError,
    check_rows,
)

asyncpg = import_module("asyncpg")
Untyped: TypeAlias = Any
"""A value from the driver asyncpg, which has no type hints."""
CONNECTIONS = 8
TIMEOUT_S = 10
LISTEN_AGAIN_S = 0.5
"""Delay before a lost connection for notifications is reopened, in seconds."""


class PostgresDatabase:
    """A pool of connections to one database, with a separate connection for notifications."""

    def __init__(self, pool: Untyped, url: str) -> None:
        """Store the pool. Use `connect` to create an instance."""
        self._pool = pool
        self._url = url
        self._listener: Untyped = None
        self._callbacks: dict[str, Callable[[str], Awaitable[object] | None]] = {}
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str) -> "PostgresDatabase":
        """Open `postgresql://...`. Raises StorageError on failure."""
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=CONNECTIONS, timeout=TIMEOUT_S, command_timeout=TIMEOUT_S
            )
        except Exception as error:  # the driver's errors have no common base class
            raise StorageError(f"the database cannot be opened: {error}") from None
        return cls(pool, url)

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        results: list[Rows] = []
        is_committing = False
        try:
            async with self._pool.acquire(timeout=TIMEOUT_S) as connection, connection.transaction():
                for index, statement in enumerate(statements):
                    rows = [tuple(row) for row in await connection.fetch(statement.sql, *statement.args)]
                    check_rows(index, statement, rows)
                    results.append(rows)
                is_committing = True
        except ConflictError:
            raise
        except Exception as error:
            raise (StorageError if is_committing else NotCommittedError)(str(error)) from error
        return results

    def locks(self, *names: str) -> list[Statement]:
        numbers = sorted(
            int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True) for name in names
        )
        return [Statement("SELECT pg_advisory_xact_lock($1)", (number,)) for number in numbers]

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        try:
            async with self._pool.acquire(timeout=TIMEOUT_S) as connection:
                return [tuple(row) for row in await connection.fetch(sql, *args)]
        except Exception as error:
            raise StorageError(str(error)) from error

    async def listen(self, channel: str, callback: Callable[[str], Awaitable[object] | None]) -> None:
        """Call `callback` with the payload of every NOTIFY on a channel. Raises StorageError.

        Notifications may be missed while the connection is lost.
        """
        self._callbacks[channel] = callback
        try:
            if self._listener is None:
                await self._open_listener()
            else:
                await self._listener.add_listener(channel, self._on_notification)
        except Exception as error:
            raise StorageError(str(error)) from error

    async def _open_listener(self) -> None:
        listener = await asyncpg.connect(self._url, timeout=TIMEOUT_S, command_timeout=TIMEOUT_S)
        try:
            for channel in self._callbacks:
                await listener.add_listener(channel, self._on_notification)
        except BaseException:
            listener.terminate()
            raise
        listener.add_termination_listener(self._on_lost)
        self._listener = listener

    def _on_notification(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        result = self._callbacks[channel](str(payload))
        if result is not None:
            self._start_soon(_ignore_errors(result))

    def _on_lost(self, _connection: object) -> None:
        if not self._closing:
            self._start_soon(self._reconnect_listener())

    async def _reconnect_listener(self) -> None:
        while not self._closing:
            await asyncio.sleep(LISTEN_AGAIN_S)
            with contextlib.suppress(Exception):  # retry after any error
                await self._open_listener()
                return

    def _start_soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def notify(self, channel: str, payload: str = "") -> None:
        """Send a NOTIFY to all listeners of a channel."""
        await self.query("SELECT pg_notify($1, $2)", channel, payload)

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            with contextlib.suppress(Exception):  # the connection may already be lost
                await self._listener.close(timeout=TIMEOUT_S)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                await self._pool.close()
        except TimeoutError:  # a server must be able to stop even if the database does not respond
            self._pool.terminate()


async def _ignore_errors(work: Awaitable[object]) -> None:
    with contextlib.suppress(StorageError):  # the other nodes also read the change from the database
        await work
