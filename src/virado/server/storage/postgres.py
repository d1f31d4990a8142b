"""PostgreSQL behind `Database`, for several nodes that share it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from virado.server.storage.database import ConflictError, Rows, Statement, StorageError, check_rows

CONNECTIONS = 8
TIMEOUT_S = 10


class PostgresDatabase:
    """A pool of connections to one database, and one more that listens."""

    def __init__(self, pool: Any, url: str) -> None:
        """Use `connect`."""
        self._pool = pool
        self._url = url
        self._listener: Any = None
        self._tasks: set[Any] = set()

    @classmethod
    async def connect(cls, url: str) -> "PostgresDatabase":
        """Open `postgresql://...`; StorageError if that cannot be done."""
        try:
            driver: Any = asyncpg
            pool = await driver.create_pool(
                url, min_size=1, max_size=CONNECTIONS, timeout=TIMEOUT_S, command_timeout=TIMEOUT_S
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, ValueError) as error:
            raise StorageError(f"the database cannot be opened: {error}") from None
        return cls(pool, url)

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        results: list[Rows] = []
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for index, statement in enumerate(statements):
                    rows = [tuple(row) for row in await connection.fetch(statement.sql, *statement.args)]
                    check_rows(index, statement, rows)
                    results.append(rows)
        except ConflictError:
            raise
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise StorageError(str(error)) from error
        return results

    async def query(self, sql: str, *args: Any) -> Rows:
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *args)]
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise StorageError(str(error)) from error

    async def listen(self, channel: str, heard: Callable[[str], Awaitable[None] | None]) -> None:
        """Call `heard` with the payload of every NOTIFY on a channel. Notices may be missed while a connection is lost."""
        if self._listener is None:
            driver: Any = asyncpg
            self._listener = await driver.connect(self._url, timeout=TIMEOUT_S)

        def on_notice(_connection: Any, _process: int, _channel: str, payload: object) -> None:
            result = heard(str(payload))
            if asyncio.iscoroutine(result):
                task = asyncio.ensure_future(result)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

        await self._listener.add_listener(channel, on_notice)

    async def notify(self, channel: str) -> None:
        """NOTIFY all who listen to a channel."""
        await self.query("SELECT pg_notify($1, '')", channel)

    async def close(self) -> None:
        if self._listener is not None:
            with contextlib.suppress(OSError, asyncpg.InterfaceError):
                await self._listener.close()
        await self._pool.close()
