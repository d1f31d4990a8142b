"""A network that loses messages, and clients that recover as docs/reference/wire.md describes."""

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, NoReturn

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType, web

DROPPED, DELAYED = 0.05, 0.05
"""Fractions of the messages that are dropped and that are delayed, in each direction."""
SILENCE_S = 0.03
"""Seconds of silence after which a client repeats its request."""
CUTS = (1, 3)
"""Numbers of moves in a deal after which the connection of a client is cut."""


class LossyNetwork:
    """A proxy that drops and delays messages between clients and a server."""

    def __init__(self, server: str, seed: int) -> None:
        self._server = server
        self._rng = random.Random(seed)
        self.dropped = self.delayed = self.carried = 0

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Relay the messages of one connection."""
        near = web.WebSocketResponse()
        await near.prepare(request)
        headers = {"Cookie": request.headers.get("Cookie", "")}
        async with (
            ClientSession() as http,
            http.ws_connect(f"{self._server}/ws", headers=headers, max_msg_size=0) as far,
        ):
            ways = [asyncio.create_task(self._carry(near, far)), asyncio.create_task(self._carry(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        return near

    async def _carry(self, source: Any, target: Any) -> None:
        async for message in source:
            if message.type is not WSMsgType.TEXT:
                break
            fate = self._rng.random()
            self.carried += 1
            if fate < DROPPED:
                self.dropped += 1
                continue
            if fate < DROPPED + DELAYED:
                self.delayed += 1
                await asyncio.sleep(SILENCE_S / 5)
            await target.send_str(message.data)


@asynccontextmanager
async def lossy_network(server: str, seed: int) -> AsyncGenerator[tuple[LossyNetwork, str]]:
    """Run a lossy proxy on a free port, and yield it with its address."""
    network = LossyNetwork(server, seed)
    app = web.Application()
    app.router.add_get("/ws", network.connect)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield network, f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class LostError(Exception):
    """A lost connection."""


class ResilientClient:
    """A client that keeps its log complete and plays its first legal move whenever it has to, despite all losses."""

    def __init__(self, address: str, jar: CookieJar, table: str, seat: int, entries: int) -> None:
        """Create a client that plays until the match is over or its log has `entries` entries."""
        self._entries = entries
        self.log: list[dict[str, Any]] = []
        self.cuts = 0
        self._address = address
        self._jar = jar
        self._table = table
        self._seat = seat
        self._state: dict[str, Any] = {"stage": "seating", "asked": []}
        self._socket: ClientWebSocketResponse
        self._requests = 0
        self._pending: dict[str, Any] | None = None
        """Command without a reply. It is sent again with the same id."""
        self._began: dict[int, int] = {}
        """Number of moves before each deal."""
        self._cut_at: set[tuple[int, int]] = set()
        self._decided_in: set[int] = set()
        """Deals in which the connection has been cut after the client's first decision."""

    async def play(self) -> None:
        """Play until the match is over and the log is complete."""
        while not self._is_over:
            with contextlib.suppress(LostError, ClientError, ConnectionError):
                async with (
                    ClientSession(self._address, cookie_jar=self._jar) as http,
                    http.ws_connect("/ws", max_msg_size=0) as self._socket,
                ):
                    await self._ask("hello")
                    await self._ask("watch", table=self._table, seat=self._seat, since=len(self.log))
                    while not self._is_over:
                        await self._step()

    @property
    def _is_over(self) -> bool:
        return len(self.log) >= self._entries or any(entry["entry"] == "revealed" for entry in self.log)

    async def _step(self) -> None:
        question = next((number for seat, _, number in self._state["asked"] if seat == self._seat), None)
        if question is None:
            if await self._hear() is None:  # the last message may have been lost
                await self._ask("watch", table=self._table, seat=self._seat, since=len(self.log))
            return
        legal = await self._ask("legal", table=self._table, seat=self._seat, limit=1)
        if legal["type"] == "done" and legal["result"]["moves"]:
            command = {
                "do": "play",
                "seat": self._seat,
                "move": legal["result"]["moves"][0]["text"],
                "question": question,
            }
            deal = max(self._began)
            await self._ask(
                "act", id=f"move-{self._seat}-{question}-{len(self.log)}", table=self._table, command=command
            )
            if deal not in self._decided_in:  # a deal can be so short that all its moves arrive together
                self._decided_in.add(deal)
                await self._cut()
        await self._ask("watch", table=self._table, seat=self._seat, since=len(self.log))

    async def _ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request, repeat it with the same id until the reply arrives, and return the reply."""
        self._requests += 1
        request = {"do": do, "id": f"{self._seat}-{len(self.log)}-{self.cuts}-{self._requests}", **fields}
        while True:
            await self._socket.send_json(request)
            while (message := await self._hear()) is not None:
                if message.get("id") == request["id"]:
                    return message

    async def _hear(self) -> dict[str, Any] | None:
        """Return the next message, or None after a silence. Raises LostError."""
        try:
            heard = await self._socket.receive(timeout=SILENCE_S)
        except TimeoutError:
            return None
        if heard.type is not WSMsgType.TEXT:
            raise LostError
        message: dict[str, Any] = heard.json()
        if message["type"] == "entries":
            await self._take(message)
        return message

    async def _take(self, message: dict[str, Any]) -> None:
        first = message["first"]
        if first > len(self.log):
            return  # entries before this one are missing; the client requests them after the next silence or move
        self.log[first:] = message["entries"]
        self._state = message["state"]
        deal = message["view"]["deal"] if message["view"] else 0
        moves = sum(entry["entry"] == "moved" for entry in self.log)
        began = self._began.setdefault(deal, moves)
        for cut in CUTS:
            if deal and (deal, cut) not in self._cut_at and moves >= began + cut:
                self._cut_at.add((deal, cut))
                await self._cut()

    async def _cut(self) -> NoReturn:
        """Cut the connection. Raises LostError."""
        self.cuts += 1
        await self._socket.close()
        raise LostError
