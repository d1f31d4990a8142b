"""Periodic background work of a server."""

import asyncio
from collections.abc import Awaitable, Callable

from virado.server.monitoring import Logger, describe_error
from virado.server.storage.database import LostFileError, StorageError

FILES_S = 2.0
"""Interval between checks of the database files, in seconds."""


async def repeat(work: Callable[[], Awaitable[int]], *, every_s: float, event: str, log: Logger) -> None:
    """Run `work` now and every `every_s` seconds until cancelled.

    A result above 0 is logged as `event` with this count. Errors are logged and do not end the loop.
    """
    while True:
        try:
            count = await work()
            if count:
                log.info(event, count=count)
        except StorageError as error:
            log.error("not-stored", **describe_error(error))
        except Exception as error:
            log.error("internal-error", **describe_error(error))
        await asyncio.sleep(every_s)


class FileWatcher:
    """A check that logs when a database file is deleted, moved or replaced, and when it is restored."""

    def __init__(self, check: Callable[[], Awaitable[None]], log: Logger) -> None:
        self._check = check
        self._log = log
        self._lost_file = ""

    async def check_once(self) -> int:
        """Check the file once and return 0. Raises StorageError if the database fails for another reason."""
        lost = ""
        try:
            await self._check()
        except LostFileError as error:
            lost = error.file
        if lost != self._lost_file:
            if lost:
                self._log.error("file-lost", file=lost)
            else:
                self._log.info("file-restored", file=self._lost_file)
        self._lost_file = lost
        return 0
