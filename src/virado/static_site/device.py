"""The server's core on the device of one person, driven by the messages of a page (web/src/device/messages.ts).

The page opens lines, which carry the messages of docs/reference/wire.md, and calls the routes of the HTTP API. There
are no cookies between a page and its worker, so the device stores the person's session cookie in the database.
"""

import asyncio
import contextlib
import re
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from virado.refusal import Refusal, RefusedError
from virado.server.connections.connection import Connection
from virado.server.core import Core, open_core, stand_alone
from virado.server.disconnects import Disconnects
from virado.server.erasure import Erasure
from virado.server.guests_api import GuestsApi
from virado.server.http import COOKIE, Endpoint, Headers, HttpAnswer, make_refusal_answer
from virado.server.keys import Keys, make_key
from virado.server.limits import RateLimiter
from virado.server.metrics import Metrics
from virado.server.monitoring import Logger, Monitoring, describe_error
from virado.server.people import People
from virado.server.runtime import SystemRuntime
from virado.server.saved_tables import save_table
from virado.server.settings import Settings
from virado.server.storage.database import StorageError
from virado.server.storage.inline_sqlite import InlineSqliteDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.store import Store
from virado.server.structs import prepare_structs
from virado.server.wire.matches import SavedTable
from virado.static_site.search_worker import SearchWorker

FILE = "virado.db"
"""Name of the database file."""
KEY, SESSION = "device-key", "device-session"
"""Settings that hold the key of the packs and the person's session cookie."""
BOT_PAUSE = 0.7, 1.5
"""Minimum and maximum delay of a bot's move, in seconds."""
_FIELD = re.compile(r"\{(\w+)\}")

Post = Callable[[str], None]
"""Function that sends a text to the page."""


class DeviceRequest:
    """A request of the page as a `virado.server.http.HttpRequest`."""

    scheme = "http"
    remote = None

    def __init__(self, method: str, address: str, language: str, cookie: str, body: str | None) -> None:
        split = urlsplit(address)
        self.method = method
        self.path = unquote(split.path)
        self.query: Mapping[str, str] = dict(parse_qsl(split.query, keep_blank_values=True))
        self.match_info: Mapping[str, str] = {}
        self.cookies: Mapping[str, str] = {COOKIE: cookie}
        self.headers: Headers = DeviceHeaders({"accept-language": language})
        self._body = (body or "").encode()

    async def read(self) -> bytes:
        """Return the body."""
        return self._body


class DeviceHeaders:
    """The few headers of a page's request."""

    def __init__(self, headers: Mapping[str, str]) -> None:
        self._headers = headers

    def get(self, name: str, default: str, /) -> str:
        """Return a header, or a default."""
        return self._headers.get(name.lower(), default)

    def getall(self, name: str, default: Sequence[str], /) -> Sequence[str]:
        """Return the values of a header, or a default."""
        return [self._headers[name.lower()]] if name in self else default

    def __contains__(self, name: object, /) -> bool:
        return str(name).lower() in self._headers


class DeviceAnswer(NamedTuple):
    """The answer to a call: an HTTP status and a JSON text."""

    status: int
    body: str


class _Line:
    """The messages of a connection to the page (`virado.server.connections.connection.Outgoing`)."""

    def __init__(self, post: Post, on_end: Callable[[], None]) -> None:
        self._post = post
        self._on_end = on_end

    def put_nowait(self, message: bytes | None, /) -> None:
        """Send a message, or close the line."""
        if message is None:
            self._on_end()
        else:
            self._post(message.decode())

    def is_full(self) -> bool:
        """Return False, because the page takes every message at once."""
        return False

    def clear(self) -> None:
        """Do nothing, because no message waits."""


class _Route(NamedTuple):
    pattern: re.Pattern[str]
    endpoint: Endpoint


class Device:
    """The core with its lines to the page."""

    def __init__(
        self,
        core: Core,
        endpoints: Sequence[Endpoint],
        monitoring: Monitoring,
        cookie: str,
        search_worker: SearchWorker,
    ) -> None:
        self.core = core
        self.search_worker = search_worker
        self._monitoring = monitoring
        self._cookie = cookie
        self._lines: dict[int, Connection] = {}
        self._closing: asyncio.Task[None] | None = None
        """The latest line that the core has closed."""
        self._routes = [
            _Route(re.compile(_FIELD.sub(r"(?P<\1>[^/]+)", each.route.path)), each) for each in endpoints
        ]

    async def call(self, method: str, address: str, language: str, body: str | None) -> DeviceAnswer:
        """Answer a call of the HTTP API. A route that only a server has gets the status 404."""
        request = DeviceRequest(method, address, language, self._cookie, body)
        found = self._find_endpoint(request)
        if found is None:
            return DeviceAnswer(404, "{}")
        try:
            made = await found.handle(request)
        except RefusedError as error:
            made = make_refusal_answer(request, error.refusal, "")
        except StorageError as error:
            self._monitoring.log.error("not-stored", **describe_error(error))
            made = make_refusal_answer(request, Refusal("not-stored"), "")
        except Exception as error:  # the device must survive any error
            self._monitoring.log.error("internal-error", **describe_error(error))
            made = make_refusal_answer(request, Refusal("internal-error"), "")
        await self._store_cookie(made)
        return DeviceAnswer(made.status, made.body.decode())

    def _find_endpoint(self, request: DeviceRequest) -> Endpoint | None:
        """Return the endpoint of a request, and set the variable parts of its path."""
        for pattern, endpoint in self._routes:
            match = pattern.fullmatch(request.path)
            if match is not None and endpoint.route.method == request.method:
                request.match_info = match.groupdict()
                return endpoint
        return None

    async def _store_cookie(self, made: HttpAnswer) -> None:
        for cookie in made.cookies:
            if cookie.name == COOKIE and cookie.value != self._cookie:
                self._cookie = cookie.value
                await self.core.store.change_setting(SESSION, cookie.value)

    async def save(self) -> str:
        """Return all tables of the person as a JSON list (`wire.matches.SavedTable`)."""
        auth_session = await self.core.auth_sessions.authenticate(
            DeviceRequest("GET", "/", "", self._cookie, None)
        )
        if auth_session is None:
            return "[]"
        person = auth_session.person.id
        saved: list[SavedTable] = []
        for row in await self.core.store.tables_of(person):
            secret = self.core.node.keys.secret(row.id, row.secret)
            saved.append(save_table(row.id, person, secret, await self.core.store.log(row.id)))
        return msgspec.json.encode(saved).decode()

    # ------------------------------------------------------------------ lines
    async def open_line(self, line: int, post: Post, on_end: Callable[[], None]) -> None:
        """Open a line, which must send `hello` next. `on_end` is called if the core closes it.

        Raises IllegalError if there are too many.
        """
        request = DeviceRequest("GET", "/ws", "", self._cookie, None)
        auth_session = await self.core.auth_sessions.authenticate(request)
        self.core.clients.admit(request, auth_session)

        def end() -> None:
            on_end()
            self._closing = asyncio.create_task(self.close_line(line))

        self._lines[line] = self.core.clients.connect(request, auth_session, _Line(post, end))

    async def receive(self, line: int, text: str) -> None:
        """Handle a message of the page."""
        connection = self._lines.get(line)
        if connection is not None:
            await connection.receive(text)

    async def close_line(self, line: int) -> None:
        """Close a line."""
        connection = self._lines.pop(line, None)
        if connection is not None:
            self.core.clients.release_address("")
            await self.core.clients.end(connection, closed=True)


@asynccontextmanager
async def open_device(
    folder: Path,
    log: Logger,
    flush: Callable[[], Awaitable[None]] | None = None,
    on_end: Callable[[bool], None] | None = None,
    *,
    bot_pause: tuple[float, float] = BOT_PAUSE,
) -> AsyncGenerator[Device]:
    """Open the core on the database of a folder. `flush` and `on_end` are those of `InlineSqliteDatabase`.

    `bot_pause` is the minimum and maximum delay of a bot's move, in seconds.

    Raises StorageError.
    """
    settings = Settings(
        data=folder,
        per_address=0,
        most_tables=0,
        most_connections=0,
        rated_apart=False,
        keep_days=0,
        table_codes=False,
        bot_pause=bot_pause,
    )
    runtime, monitoring = SystemRuntime(), Monitoring(Metrics(), log)
    prepare_structs()
    async with AsyncExitStack() as exit_stack:
        path = folder / FILE
        database = InlineSqliteDatabase(path, flush, on_end)
        exit_stack.push_async_callback(database.close)
        await migrate(database)
        store = Store(database)
        key = make_key(bytes.fromhex(await store.setting(KEY, secrets.token_hex(32))))
        people = People(database)
        search_worker = SearchWorker()
        core = await open_core(
            settings,
            runtime,
            monitoring,
            store,
            people,
            Keys([key], path),
            stand_alone(),
            exit_stack,
            search_worker,
        )
        disconnects = Disconnects(core.clients.connections, Erasure(database, core.node), None)
        unlimited = RateLimiter(float("inf"), float("inf"))
        guests = GuestsApi(core.auth_sessions, people, core.origin_check, runtime, unlimited, disconnects)
        endpoints = [*guests.endpoints(), *core.endpoints()]
        cookie = await store.setting(SESSION, "")
        exit_stack.push_async_callback(core.node.close)
        leases = asyncio.create_task(core.node.maintain_leases())
        try:
            yield Device(core, endpoints, monitoring, cookie, search_worker)
        finally:
            leases.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await leases


_running = AsyncExitStack()
"""The core of this worker, which garbage collection would otherwise close."""


class _PageLog:
    """A logger whose warnings and errors appear in the console of the browser."""

    def __init__(self, write: Callable[[str, str, str], None]) -> None:
        self._write = write

    def info(self, event: str, /, **fields: object) -> None:
        pass

    def warning(self, event: str, /, **fields: object) -> None:
        self._write("warning", event, repr(fields))

    def error(self, event: str, /, **fields: object) -> None:
        self._write("error", event, repr(fields))


async def start(
    folder: str,
    log: Callable[[str, str, str], None],
    flush: Callable[[], Awaitable[None]] | None,
    on_end: Callable[[bool], None],
) -> Device:
    """Open the core for as long as the worker runs. `log` gets a level, an event and its fields."""
    return await _running.enter_async_context(open_device(Path(folder), _PageLog(log), flush, on_end))
