"""A database wrapper that measures the duration of transactions."""

import time
from collections.abc import Callable, Sequence

from virado.server.storage.database import ColumnValue, Database, Rows, Statement


class TimedDatabase:
    """A database that passes the duration of each transaction to `observe`, in seconds."""

    def __init__(self, database: Database, observe: Callable[[float], None]) -> None:
        self._database = database
        self._observe = observe

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        begun = time.perf_counter()
        try:
            return await self._database.transaction(statements)
        finally:
            self._observe(time.perf_counter() - begun)

    def locks(self, *names: str) -> list[Statement]:
        return self._database.locks(*names)

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        return await self._database.query(sql, *args)

    async def close(self) -> None:
        await self._database.close()
