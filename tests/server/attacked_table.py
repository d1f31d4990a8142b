"""A server under attack, with two players at a table who must not be affected."""

import asyncio
import json
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from tests.server.clients import Client, connect_guest, serving
from virado.server import prometheus
from virado.server.app import Server


class Scene:
    """A server in a thread, with two players at a table."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._folder = folder
        self.server: Server
        self.address = ""
        self.rosa: Client
        self.table = ""
        self._end: asyncio.Event
        self._done: Any = None

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the server's thread and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def open(self) -> None:
        ready = threading.Event()

        async def stay() -> None:
            self._end = asyncio.Event()
            async with (
                serving(self._folder, per_address=0) as (self.server, self.address),
                connect_guest(self.address, "Rosa") as self.rosa,
                connect_guest(self.address, "Tom") as tom,
            ):
                self.table = (await self.rosa.request("create", variant="casino", sit=0))["id"]
                await tom.request("act", table=self.table, command={"do": "sit", "seat": 1, "name": ""})
                await self.rosa.request("start", table=self.table)
                # a player who does not soon subscribe to the table counts as absent
                await self.rosa.watch(self.table, 0)
                await tom.watch(self.table, 1)
                ready.set()
                await self._end.wait()

        self._done = asyncio.run_coroutine_threadsafe(stay(), self.loop)
        assert ready.wait(30)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._end.set)
        self._done.result(30)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    async def log(self) -> list[str]:
        """Return the stored log of the players' table."""
        return await self.server.store.log(self.table)

    async def is_unharmed(self, log: list[str]) -> None:
        """Check that the table is unchanged, that other clients are served, and that no internal error occurred."""
        assert await self.log() == log
        assert await self.rosa.request("ping") > 0
        assert b"virado_internal_errors_total 0.0" in prometheus.render(self.server.monitoring.metrics)

    def fill_in(self, text: str) -> str:
        """Replace the placeholders in a generated request by ids of this server."""
        return text.replace('"theirs"', json.dumps(self.table)).replace(
            '"rosa"', json.dumps(self.rosa.person)
        )
