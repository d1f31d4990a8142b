"""Clients for tests of the server. They use the wire protocol as a browser does."""

import asyncio
import hashlib
import itertools
import secrets
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, web

from tests.waiting import PATIENCE_S
from virado.server.app import Server, runner
from virado.server.bootstrap import open_server
from virado.server.monitoring import Monitoring
from virado.server.runtime import Runtime
from virado.server.settings import Settings


class Client:
    """A person with one WebSocket. `notifications` are the messages that answer no request."""

    def __init__(self, http: ClientSession, socket: ClientWebSocketResponse, person: str) -> None:
        self.http = http
        self.socket = socket
        self.person = person
        self.notifications: list[dict[str, Any]] = []
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        number = fields.pop("id", None) or next(self._ids)
        await self.socket.send_json({"do": do, "id": number, **fields})
        while True:
            message = await self.hear()
            if message.get("id") == number:
                return message
            self.notifications.append(message)

    async def request(self, do: str, **fields: Any) -> Any:
        """Send a request that must succeed, and return its result."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "done", answer
        return answer["result"]

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = await self.socket.receive_json(timeout=PATIENCE_S)
        return message

    async def watch(self, table: str, seat: int | None, since: int = 0) -> dict[str, Any]:
        """Subscribe to a table and return the message with the entries so far."""
        before = len(self.notifications)
        await self.request("watch", table=table, seat=seat, since=since)
        entries = (message for message in self.notifications[before:] if message["type"] == "entries")
        return next(message for message in entries if message["first"] in (0, since))

    async def reveal_entropy(self, table: str, seat: int, entropy: str) -> None:
        """Reveal a seat's share of the shuffle as soon as it is requested."""
        await self.until(lambda now: now["table"] == table and seat in now["state"]["entropy_from"])
        await self.request(
            "act", table=table, command={"do": "show-entropy", "seat": seat, "entropy": entropy}
        )

    async def latest(self) -> dict[str, Any]:
        """Return the latest `entries`; wait for one if none has arrived."""
        return await self.until(lambda _: True)

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the latest `entries` that satisfy a condition; wait for them."""
        while True:
            latest = next((told for told in reversed(self.notifications) if told["type"] == "entries"), None)
            if latest is not None and holds(latest):
                return latest
            self.notifications.append(await self.hear())

    async def play_on(self, table: str, seat: int, moves: int) -> int:
        """Play the first legal move whenever the seat has to move, and return the number of moves.

        Stops after `moves` moves, or when the match is over.
        """
        made = 0
        while made < moves:
            now = await self.latest()
            if now["state"]["stage"] == "over":
                break
            if any(asked[0] == seat for asked in now["state"]["asked"]):
                legal = await self.request("legal", table=table, seat=seat, limit=1)
                move = legal["moves"][0]["text"]
                await self.request("act", table=table, command={"do": "play", "seat": seat, "move": move})
                made += 1
            else:
                self.notifications.append(await self.hear())
        return made


@asynccontextmanager
async def serving(
    folder: Path,
    monitoring: Monitoring | None = None,
    *,
    world: Runtime | None = None,
    port: int = 0,
    **settings: Any,
) -> AsyncGenerator[tuple[Server, str]]:
    """Run a server on a local port, by default a free one, and yield it and its address."""
    keys = folder.parent / "keys" if settings.get("database") else None
    chosen: dict[str, Any] = {
        "keys": keys,
        "log": "off",
        "bot_pause": (0.0, 0.0),
        "prepare_bots": False,
        **settings,
    }
    async with open_server(Settings(port=0, data=folder, **chosen), world, monitoring) as server:
        running = runner(server)
        await running.setup()
        try:
            await web.TCPSite(running, "127.0.0.1", port).start()
            yield server, f"http://127.0.0.1:{running.addresses[0][1]}"
        finally:
            await running.cleanup()


def write_key(path: Path) -> Path:
    """Write a file with a fixed key, so that a server deals the same cards each time."""
    value = bytes(32)
    name = hashlib.sha256(b"virado key 1\n" + value).hexdigest()[:8]
    path.write_text(f"{name} {value.hex()}\n", encoding="ascii")
    return path


@asynccontextmanager
async def connect_guest(
    address: str,
    name: str,
    cookies: CookieJar | None = None,
    headers: Mapping[str, str] | None = None,
    **hello: Any,
) -> AsyncGenerator[Client]:
    """Connect a guest; the cookies of an earlier connection give the same person."""
    jar = cookies if cookies is not None else CookieJar(unsafe=True)
    async with ClientSession(address, cookie_jar=jar, headers=headers) as http:
        answer = await http.post("/api/guest", json={"name": name})
        person = (await answer.json())["person"]
        async with http.ws_connect("/ws") as socket:
            client = Client(http, socket, person)
            assert (await client.ask("hello", **hello))["type"] == "welcome"
            yield client


def run(test: Any) -> None:
    """Run a test that is a coroutine."""
    asyncio.run(asyncio.wait_for(test, PATIENCE_S * 3))
