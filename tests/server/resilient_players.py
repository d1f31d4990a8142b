"""Players that cope with failing servers: they reconnect, and repeat requests that were not answered."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from tests.waiting import Wait

CLOSE_S = 0.5
ANSWER_S = 4.0
"""Seconds without an answer after which a player leaves a node for another."""
AGAIN_S = 0.05
AGAIN = ("table-moved", "not-stored", "too-fast", "restarting")
"""Refusal codes after which the same request is sent again."""


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged."""

    table: str
    id: str
    text: str


class _LostError(Exception):
    """The connection is lost or silent."""


class Player:
    """A person with one connection at a time.

    Raises AssertionError if the entries received have gaps or differ from earlier ones.
    """

    def __init__(self, http: ClientSession, token: str, person: str, nodes: Callable[[], list[str]]) -> None:
        self.person = person
        self.acknowledged: list[Acknowledged] = []
        self.logs: dict[str, list[dict[str, Any]]] = {}
        """Entries received, by table."""
        self.latest: dict[str, dict[str, Any]] = {}
        """The latest `entries` message, by table."""
        self.watched: dict[str, int] = {}
        """Seat by table, for the tables to which the player subscribes."""
        self.lobby: list[dict[str, Any]] = []
        """The open tables, if the player subscribes to the lobby."""
        self.goodbyes = 0
        self._http = http
        self._token = token
        self._nodes = nodes
        self._prefer = 0
        self._numbers = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._socket: ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._connecting = asyncio.Lock()
        self._wrong: AssertionError | None = None

    # ------------------------------------------------------------------ connections
    def prefer(self, node: int) -> None:
        """Prefer this node for the next connection."""
        self._prefer = node

    async def _connect(self) -> ClientWebSocketResponse:
        async with self._connecting:
            wait = Wait(every_s=AGAIN_S)
            while self._socket is None:
                nodes = self._nodes()
                for i in range(len(nodes)):
                    try:
                        await self._try(nodes[(self._prefer + i) % len(nodes)])
                        break
                    except (ClientError, OSError, TimeoutError, _LostError):
                        await self.leave()
                else:
                    await wait.turn()
            return self._socket

    async def _try(self, address: str) -> None:
        socket = await asyncio.wait_for(self._http.ws_connect(f"{address}/ws"), ANSWER_S)
        self._reader = asyncio.create_task(self._read(socket))
        await self._exchange(socket, {"do": "hello", "id": "hello", "token": self._token})
        for table, seat in self.watched.items():
            since = len(self.logs.get(table, ()))
            request = {"do": "watch", "id": f"w{next(self._numbers)}", "table": table, "seat": seat}
            answer = await self._exchange(socket, {**request, "since": since})
            if answer["type"] != "done":
                raise _LostError
        self._socket = socket

    async def leave(self) -> None:
        """End the connection. The next request opens another one."""
        socket, self._socket = self._socket, None
        if self._reader is not None and self._reader is not asyncio.current_task():
            self._reader.cancel()
        if socket is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(socket.close(), CLOSE_S)

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._hear(frame.json())
        except AssertionError as error:
            self._wrong = error
        finally:
            if self._socket is socket:
                self._socket = None
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(_LostError())
            self._news.set()

    async def _exchange(self, socket: ClientWebSocketResponse, request: dict[str, Any]) -> dict[str, Any]:
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[request["id"]] = answer
        try:
            await socket.send_json(request)
            return await asyncio.wait_for(answer, ANSWER_S)
        except (ClientError, OSError, TimeoutError) as error:
            raise _LostError from error
        finally:
            if answer.done() and not answer.cancelled():
                answer.exception()
            del self._waiting[request["id"]]

    def _hear(self, message: dict[str, Any]) -> None:
        answer = self._waiting.get(message.get("id", ""))
        if answer is not None and not answer.done():
            answer.set_result(message)
        elif message["type"] == "entries":
            self._note(message)
            self._news.set()
        elif message["type"] == "lobby":
            self.lobby = message["tables"]
            self._news.set()
        elif message["type"] == "goodbye":
            self.goodbyes += 1

    def _note(self, message: dict[str, Any]) -> None:
        """Check that the log grows without gaps and that received entries never change."""
        table = message["table"]
        log = self.logs.setdefault(table, [])
        first, entries = message["first"], message["entries"]
        assert first in (0, len(log)), f"entries from {first} on after {len(log)}"
        assert entries[: len(log) - first] == log[first:], "other entries than before"
        new = entries[len(log) - first :]
        before = self.latest.get(table)
        if before is not None and not any(entry["entry"] in ("begun", "moved", "undone") for entry in new):
            assert message["view"] == before["view"], "another position than before"
        log += new
        self.latest[table] = message

    # ------------------------------------------------------------------ requests
    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request as often as necessary, and return its answer."""
        request = {"do": do, "id": f"r{next(self._numbers)}", **fields}
        wait = Wait(every_s=AGAIN_S)
        while True:
            self._check()
            try:
                answer = await self._exchange(await self._connect(), request)
            except _LostError:
                await self.leave()
                continue
            if answer["type"] == "refused" and answer["code"] in AGAIN:
                await wait.turn()
                continue
            return {**answer, "id": request["id"]}

    async def request(self, do: str, **fields: Any) -> Any:
        """Send a request that must succeed, and return its result."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "done", answer
        return answer["result"]

    async def watch(self, table: str, seat: int) -> None:
        """Subscribe to a table with a seat, also on all later connections."""
        await self.request("watch", table=table, seat=seat, since=len(self.logs.get(table, ())))
        self.watched[table] = seat

    async def fetch_log(self, table: str, seat: int, address: str) -> dict[str, Any]:
        """Return the entries of a table that a new connection to a node receives."""
        wait = Wait(every_s=AGAIN_S)
        while True:
            try:
                async with asyncio.timeout(ANSWER_S), self._http.ws_connect(f"{address}/ws") as socket:
                    await socket.send_json({"do": "hello", "id": "hello", "token": self._token})
                    await socket.send_json({"do": "watch", "id": "watch", "table": table, "seat": seat})
                    while True:
                        message: dict[str, Any] = await socket.receive_json()
                        if message["type"] == "entries":
                            assert message["first"] == 0
                            return message
                        if message["type"] == "refused":
                            assert message["code"] in AGAIN, message
                            break
            except (ClientError, OSError, TimeoutError, TypeError):
                pass  # the connection was closed without an answer
            await wait.turn()

    async def unwatch(self, table: str) -> None:
        """Unsubscribe from a table."""
        seat = self.watched.pop(table)
        await self.request("unwatch", table=table, seat=seat)

    def _check(self) -> None:
        if self._wrong is not None:
            raise self._wrong

    async def news(self) -> None:
        """Wait until a message arrives, or until a lost connection has been replaced."""
        self._check()
        if self._socket is None:
            await self._connect()
            return
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), ANSWER_S)
        except TimeoutError:
            # a suspended node does not answer, so the player leaves it for another
            await self.request("ping")

    # ------------------------------------------------------------------ play
    async def play(self, table: str, rng: random.Random, enough: Callable[[], bool]) -> None:
        """Play legal moves at a table until `enough` returns True or the match is over."""
        seat = self.watched[table]
        while not enough() and (now := self.latest[table])["state"]["stage"] != "over":
            asked = [question for question in now["state"]["asked"] if question[0] == seat]
            if not asked:
                await self.news()
                continue
            legal = await self.ask("legal", table=table, seat=seat, limit=30)
            if legal["type"] != "done" or not legal["result"]["moves"]:
                if self.latest[table] is now:  # no new message arrived during the request
                    await self.news()
                continue
            move = rng.choice(legal["result"]["moves"])["text"]
            command = {"do": "play", "seat": seat, "move": move, "question": asked[0][2]}
            known = len(self.logs[table])
            answer = await self.ask("act", table=table, command=command)
            if answer["type"] == "refused":
                assert answer["code"] in ("out-of-date", "not-your-turn"), answer
                continue
            self.acknowledged.append(Acknowledged(table, answer["id"], move))
            while len(self.logs[table]) == known:
                await self.news()


@asynccontextmanager
async def players(count: int, nodes: Callable[[], list[str]]) -> AsyncGenerator[list[Player]]:
    """Yield `count` players, spread over the nodes."""
    async with ClientSession() as http:
        found: list[Player] = []
        for i in range(count):
            address = nodes()[i % len(nodes())]
            async with ClientSession(address) as alone:
                answer = await alone.post("/api/guest", json={"name": f"Player {i}"})
                guest = await answer.json()
                headers = {"Cookie": f"virado={answer.cookies['virado'].value}"}
                token = await (await alone.post("/api/token", json={"name": "bot"}, headers=headers)).json()
            found.append(Player(http, token["token"], guest["person"], nodes))
            found[-1].prefer(i)
        try:
            yield found
        finally:
            for player in found:
                await player.leave()
