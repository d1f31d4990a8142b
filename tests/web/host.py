"""A server in a thread of this process, so that tests know what it knows."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from tests.server.playing import serving
from virado.server.app import Server
from virado.server.tables.table import Table

T = TypeVar("T")


class Host:
    """A running server; bots answer at once."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._folder = folder
        self._settings: dict[str, Any] = {"per_address": 0, **settings}
        self._loop: asyncio.AbstractEventLoop
        self._stop: asyncio.Event
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.server: Server
        self.address = ""

    def __enter__(self) -> "Host":
        self._thread.start()
        self._opened.result(timeout=60)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(timeout=30)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        try:
            async with serving(self._folder, **self._settings) as (self.server, self.address):
                self._opened.set_result(None)
                await self._stop.wait()
        except BaseException as error:
            if not self._opened.done():
                self._opened.set_exception(error)
            raise

    def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """The result of a coroutine that runs beside the server."""

        async def run() -> T:
            return await question()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(timeout=60)

    def table(self, name: str) -> Table:
        """A table that the server holds."""

        async def find() -> Table:
            return await self.server.node.table(name)

        return self.ask(find)

    def cut(self, person: str) -> None:
        """Cut the lines of a person, as a network does."""

        async def cut() -> None:
            for connection in list(self.server.connections):
                if connection.person == person:
                    connection.say_goodbye("silent")

        self.ask(cut)
