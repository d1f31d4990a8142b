"""A TCP proxy that stops forwarding on demand without closing connections, like a phone in a tunnel."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Literal
from urllib.parse import urlsplit

CHUNK_BYTES = 65_536
Direction = Literal["up", "down"]


class StallingProxy:
    """A proxy in front of a server that accepts connections even while stalled."""

    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._flows: dict[Direction, asyncio.Event] = {"up": asyncio.Event(), "down": asyncio.Event()}
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""
        self.flow()

    def stall(self, *directions: Direction) -> None:
        """Stop forwarding to the server ("up"), to clients ("down") or, by default, both; arriving data is buffered."""
        for direction in directions or self._flows:
            self._flows[direction].clear()

    def flow(self) -> None:
        """Resume forwarding, with the buffered data first."""
        for flows in self._flows.values():
            flows.set()

    async def accept(self, near_reader: asyncio.StreamReader, near_writer: asyncio.StreamWriter) -> None:
        """Forward one connection until either end closes it."""
        far_reader, far_writer = await asyncio.open_connection(self._server.hostname, self._server.port)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await asyncio.gather(
                self._carry("up", near_reader, far_writer), self._carry("down", far_reader, near_writer)
            )
        except asyncio.CancelledError:
            pass  # the proxy has been closed
        finally:
            self._tasks.discard(task)
            near_writer.close()
            far_writer.close()

    async def _carry(
        self, direction: Direction, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK_BYTES):
                await self._flows[direction].wait()
                writer.write(data)
                await writer.drain()
            writer.close()

    async def close(self) -> None:
        """Close all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def stalling_proxy(server: str) -> AsyncGenerator[StallingProxy]:
    """Run a proxy on a free local port."""
    proxy = StallingProxy(server)
    listening = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        listening.close()
        await proxy.close()
