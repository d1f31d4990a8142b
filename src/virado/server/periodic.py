"""Work that a server does again and again beside its tables."""

import asyncio
from collections.abc import Awaitable, Callable

from virado.server.logs import Logger, of_error
from virado.server.storage.database import LostFileError, StorageError

FILES_S = 2.0
"""Seconds between two checks that the database files are the opened ones."""


async def repeat(work: Callable[[], Awaitable[int]], *, every_s: float, event: str, log: Logger) -> None:
    """Do it now and every so many seconds, for ever; how much was done is logged as `done`, unless it was nothing.

    An error is logged, whatever it is, and does not end the work.
    """
    while True:
        try:
            count = await work()
            if count:
                log.info(event, count=count)
        except StorageError as error:
            log.error("not-stored", **of_error(error))
        except Exception as error:
            log.error("internal-error", **of_error(error))
        await asyncio.sleep(every_s)


class FileWatch:
    """A watch that logs when a database file is deleted, moved or replaced, and when it is back."""

    def __init__(self, check: Callable[[], Awaitable[None]], log: Logger) -> None:
        self._check = check
        self._log = log
        self._lost = ""

    async def check_once(self) -> int:
        """Check once and return 0. Raises StorageError if storing fails for another reason."""
        lost = ""
        try:
            await self._check()
        except LostFileError as error:
            lost = error.file
        if lost != self._lost:
            if lost:
                self._log.error("file-lost", file=lost)
            else:
                self._log.info("file-restored", file=self._lost)
        self._lost = lost
        return 0
