"""The server as one aiohttp application: HTTP for people and pages, a WebSocket or NDJSON for play."""

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from virado.refusal import IllegalError, OptionsError, Refusal, RefusedError
from virado.server import library, wire
from virado.server.clock import RealWorld, World
from virado.server.connections.connection import Connection
from virado.server.people import Cookies, People, Person
from virado.server.settings import Settings
from virado.server.storage.database import Database, StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import Store
from virado.server.tables.node import Node
from virado.server.tables.table import Pauses
from virado.server.tables.thinking import Thinkers
from virado.words import catalogue
from virado.words.languages import LANGUAGES

COOKIE = "virado"
COOKIE_SECONDS = 400 * 24 * 3600
HEARTBEAT_S = 20.0
MOST_CONNECTIONS = 12
"""Connections that one person may have."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_encoder = msgspec.json.Encoder()


class Server:
    """Everything that a running server has."""

    def __init__(self, settings: Settings, world: World | None = None) -> None:
        self.settings = settings
        self.world: World = world or RealWorld()
        self.connections: set[Connection] = set()
        self.database: Database
        self.store: Store
        self.people: People
        self.cookies: Cookies
        self.node: Node
        self.thinkers: Thinkers
        self.closing = False

    async def open(self) -> None:
        """Open the database and begin to serve; StorageError."""
        settings = self.settings
        if settings.database:
            self.database = await PostgresDatabase.connect(settings.database)
        else:
            self.database = SqliteDatabase(settings.data / "virado.db")
        await migrate(self.database)
        self.store = Store(self.database)
        self.people = People(self.database)
        key = await self.store.setting("cookie-key", secrets.token_hex(32))
        self.cookies = Cookies(bytes.fromhex(key))
        self.thinkers = Thinkers(os.cpu_count() or 1)
        # Nobody else has the file of SQLite, so its tables are this node's at once after a restart.
        name = f"node-{secrets.token_hex(4)}" if settings.database else "alone"
        self.node = Node(name, self.store, self.thinkers, self.world, pauses=Pauses(*settings.bot_pause))
        await self.node.take_over()

    async def close(self) -> None:
        """Send everybody away, give the tables up, close the database."""
        self.closing = True
        for connection in list(self.connections):
            connection.say_goodbye("restart", 1000)
        deadline = asyncio.get_running_loop().time() + 2
        while self.connections and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.02)
        with contextlib.suppress(StorageError):
            await self.node.close()
        await asyncio.to_thread(self.thinkers.close)
        await self.database.close()

    # ------------------------------------------------------------------ who asks
    async def person_of(self, request: web.Request) -> Person | None:
        """The person of a request's cookie or token."""
        token = request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
        if token:
            return await self.people.of_token(token)
        person = self.cookies.read(request.cookies.get(COOKIE, ""))
        return await self.people.find(person) if person else None

    async def me(self, request: web.Request) -> Person:
        """The same; IllegalError (`not-signed-in`)."""
        person = await self.person_of(request)
        if person is None:
            raise IllegalError(Refusal("not-signed-in"))
        return person

    def address_of(self, request: web.Request) -> str:
        """The address of the client."""
        forwarded = request.headers.get("X-Forwarded-For", "") if self.settings.trust_proxy else ""
        return forwarded.split(",")[-1].strip() or request.remote or ""

    def is_secure(self, request: web.Request) -> bool:
        """Whether the client speaks HTTPS."""
        forwarded = request.headers.get("X-Forwarded-Proto", "") if self.settings.trust_proxy else ""
        return (forwarded or request.scheme) == "https"

    def check_origin(self, request: web.Request) -> None:
        """IllegalError (`foreign-origin`) if a page of another server asks."""
        origin = request.headers.get("Origin")
        if origin is None:
            return
        scheme = "https" if self.is_secure(request) else "http"
        if origin != f"{scheme}://{request.host}":
            raise IllegalError(Refusal("foreign-origin"), origin)

    def give_cookie(self, request: web.Request, response: web.Response, person: Person) -> web.Response:
        """Let the browser know who it is."""
        response.set_cookie(
            COOKIE,
            self.cookies.sign(person.id),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="Lax",
            secure=self.is_secure(request),
        )
        return response

    # ------------------------------------------------------------------ connections
    async def web_socket(self, request: web.Request) -> web.StreamResponse:
        """`/ws`: the messages of docs/wire.md, one a frame."""
        self.check_origin(request)
        person = await self.person_of(request)
        self._check_connections(person)
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_S, max_msg_size=wire.LONGEST_MESSAGE, compress=False, autoping=True
        )
        await socket.prepare(request)
        connection = Connection(self.node, self.people, person, self.address_of(request))
        self.connections.add(connection)

        async def write() -> None:
            while (message := await connection.outgoing.get()) is not None:
                await socket.send_frame(message, WSMsgType.TEXT)
            await socket.close(code=WSCloseCode.SERVICE_RESTART)

        writer = asyncio.create_task(write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await connection.receive(message.data)
                elif message.type is WSMsgType.BINARY:
                    break
        finally:
            closed = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
            await self._end(connection, writer, closed=closed)
        return socket

    async def ndjson(self, request: web.Request) -> web.StreamResponse:
        """`/ndjson`: the same, one message a line; requests in the body, answers as they come."""
        person = await self.me(request)
        self._check_connections(person)
        response = web.StreamResponse(
            headers={"Content-Type": "application/x-ndjson", "X-Accel-Buffering": "no"}
        )
        await response.prepare(request)
        connection = Connection(self.node, self.people, person, self.address_of(request))
        self.connections.add(connection)

        async def write() -> None:
            while (message := await connection.outgoing.get()) is not None:
                await response.write(message + b"\n")

        writer = asyncio.create_task(write())
        try:
            async for line in request.content:
                if line.strip():
                    await connection.receive(line)
        except (ConnectionError, ValueError):
            pass
        finally:
            await self._end(connection, writer, closed=True)
        return response

    def _check_connections(self, person: Person | None) -> None:
        if self.closing:
            raise IllegalError(Refusal("restarting"))
        if person is not None and self.node.connections.get(person.id, 0) >= MOST_CONNECTIONS:
            raise IllegalError(Refusal("too-many-connections", None, {"limit": MOST_CONNECTIONS}))

    async def _end(self, connection: Connection, writer: "asyncio.Task[None]", *, closed: bool) -> None:
        connection.closed = True
        writer.cancel()
        self.connections.discard(connection)
        with contextlib.suppress(StorageError):
            if connection.person:
                await self.node.disconnected(connection, closed=closed and not self.closing)

    # ------------------------------------------------------------------ people
    async def guest(self, request: web.Request) -> web.Response:
        """POST /api/guest {name}: a new guest, or a new name for who is here already."""
        self.check_origin(request)
        name = str((await _body(request)).get("name", ""))
        person = await self.person_of(request)
        if person is None:
            person = await self.people.add_guest(name, self.world.now())
        else:
            kept = await self.people.rename(person.id, name)
            person = msgspec.structs.replace(person, name=kept)
        return self.give_cookie(request, _json(_me(person)), person)

    async def account(self, request: web.Request) -> web.Response:
        """POST /api/account {account, password}: sign in later under this name."""
        self.check_origin(request)
        person = await self.me(request)
        body = await _body(request)
        await self.people.open_account(person.id, str(body.get("account", "")), str(body.get("password", "")))
        return _json(_me(await self.me(request)))

    async def sign_in(self, request: web.Request) -> web.Response:
        """POST /api/sign-in {account, password}."""
        self.check_origin(request)
        body = await _body(request)
        person = await self.people.sign_in(
            str(body.get("account", "")),
            str(body.get("password", "")),
            self.address_of(request),
            self.world.now(),
        )
        return self.give_cookie(request, _json(_me(person)), person)

    async def sign_out(self, request: web.Request) -> web.Response:
        """POST /api/sign-out."""
        self.check_origin(request)
        response = _json({})
        response.del_cookie(COOKIE)
        return response

    async def token(self, request: web.Request) -> web.Response:
        """POST /api/token {name}: a token for a program that plays for this person."""
        self.check_origin(request)
        person = await self.me(request)
        name = str((await _body(request)).get("name", "bot"))
        return _json({"token": await self.people.make_token(person.id, name, self.world.now())})

    async def myself(self, request: web.Request) -> web.Response:
        """GET /api/me."""
        return _json(_me(await self.me(request)))

    async def export(self, request: web.Request) -> web.Response:
        """GET /api/me/export: everything that is kept about the person."""
        person = await self.me(request)
        return _json(await self.people.export(person.id))

    async def delete(self, request: web.Request) -> web.Response:
        """DELETE /api/me: forget the person."""
        self.check_origin(request)
        person = await self.me(request)
        await self.people.delete(person.id)
        response = _json({})
        response.del_cookie(COOKIE)
        return response

    async def statistics(self, request: web.Request) -> web.Response:
        """GET /api/me/statistics."""
        person = await self.me(request)
        return _json(await self.node.results.statistics(person.id))

    async def leaders(self, request: web.Request) -> web.Response:
        """GET /api/leaders/{game}."""
        return _json(await self.node.results.leaders(request.match_info["game"], 100))

    # ------------------------------------------------------------------ operation
    async def health(self, _request: web.Request) -> web.Response:
        """GET /healthz: 200 if tables can be stored."""
        await self.database.query("SELECT 1")
        return _json({"ok": True, "tables": len(self.node.tables), "connections": len(self.connections)})


async def _body(request: web.Request) -> dict[str, Any]:
    try:
        data: Any = msgspec.json.decode(await request.read())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("", "", code="bad-request", problem=str(error)) from None
    if not isinstance(data, dict):
        raise OptionsError("", "", code="bad-request", problem="expected an object")
    return data  # pyright: ignore[reportUnknownVariableType]


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=_encoder.encode(data), content_type="application/json", status=status)


def _me(person: Person) -> dict[str, Any]:
    return {"person": person.id, "name": person.name, "account": person.account}


STATUS = {"not-signed-in": 401, "foreign-origin": 403, "too-many-tries": 429, "restarting": 503}


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A refusal becomes an answer with its code; the language is that of the request."""
    try:
        return await handler(request)
    except RefusedError as error:
        lang = request.headers.get("Accept-Language", "en")[:2]
        words = catalogue(lang if lang in LANGUAGES else "en")
        refusal = error.refusal
        data = {"code": refusal.code, "facts": refusal.facts, "message": words.refusal(refusal)}
        return _json(data, STATUS.get(refusal.code, 400))
    except StorageError:
        return _json({"code": "not-stored", "facts": {}, "message": "not stored"}, 503)


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """What every answer carries."""
    response.headers.update(HEADERS)


def application(server: Server) -> web.Application:
    """The routes of a server, opened when the application starts."""
    app = web.Application(middlewares=[refusals], client_max_size=wire.LONGEST_MESSAGE)
    app.on_response_prepare.append(add_headers)

    async def running(_app: web.Application) -> AsyncGenerator[None]:
        await server.open()
        leases = asyncio.create_task(server.node.keep_leases())
        yield
        leases.cancel()
        await server.close()

    app.cleanup_ctx.append(running)
    app.add_routes(
        [
            web.get("/ws", server.web_socket),
            web.post("/ndjson", server.ndjson),
            web.post("/api/guest", server.guest),
            web.post("/api/account", server.account),
            web.post("/api/sign-in", server.sign_in),
            web.post("/api/sign-out", server.sign_out),
            web.post("/api/token", server.token),
            web.get("/api/me", server.myself),
            web.get("/api/me/export", server.export),
            web.get("/api/me/statistics", server.statistics),
            web.delete("/api/me", server.delete),
            web.get("/api/leaders/{game}", server.leaders),
            web.get("/healthz", server.health),
            *library.routes(),
        ]
    )
    return app
