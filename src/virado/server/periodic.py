"""Work that a server does again and again beside its tables."""

import asyncio
from collections.abc import Awaitable, Callable

from virado.server.logs import Logger, of_error
from virado.server.storage.database import StorageError


async def repeat(work: Callable[[], Awaitable[int]], *, every_s: float, done: str, log: Logger) -> None:
    """Do it now and every so many seconds, for ever; how much was done is logged as `done`, unless it was nothing.

    An error is logged, whatever it is, and does not end the work.
    """
    while True:
        try:
            count = await work()
            if count:
                log.info(done, count=count)
        except StorageError as error:
            log.error("not-stored", **of_error(error))
        except Exception as error:
            log.error("internal-error", **of_error(error))
        await asyncio.sleep(every_s)
