"""Transports of a connection: a WebSocket with one message per frame, or NDJSON over HTTP with one message per line."""

import asyncio
import socket
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import TypeAlias

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.auth_sessions import AuthSessions
from virado.server.connections.clients import Clients
from virado.server.connections.connection import Connection, MessageQueue
from virado.server.connections.frame_throttle import (
    FRAME_BURST,
    FRAME_PAUSE_S,
    FRAME_RATE,
    FrameThrottle,
    supports_direct_frames,
)
from virado.server.connections.frame_writer import FlushScheduler, FrameWriter
from virado.server.limits import TokenBucket
from virado.server.monitoring import Logger
from virado.server.origin_check import OriginCheck
from virado.server.person import AuthSession
from virado.server.routing import AiohttpRequest, bind_route
from virado.server.wire.routes import transport as routes

HEARTBEAT_S = 14.0
"""Time without input in seconds after which a client is sent a ping frame.

The client must answer within half of that time.
"""
SILENT_S = 8
"""Seconds within which the client's system must acknowledge NDJSON data (TCP). NDJSON has no ping frames."""
MayPass: TypeAlias = Callable[[], bool]
"""Callback that returns True if a client may send one more frame or message."""
LAST_S = 5.0
"""Seconds within which the last replies must be sent after a client has ended its requests."""


class Transports:
    """HTTP handlers for the transports of client connections."""

    def __init__(
        self, clients: Clients, auth_sessions: AuthSessions, origin_check: OriginCheck, log: Logger
    ) -> None:
        self._clients = clients
        self._auth_sessions = auth_sessions
        self._origin_check = origin_check
        self._log = log
        self._has_warned = False
        """True once the log contains a warning about aiohttp's unknown private attributes."""
        self._flush_scheduler = FlushScheduler()

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the transports."""
        return [bind_route(routes.WEB_SOCKET, self.web_socket), bind_route(routes.NDJSON, self.ndjson)]

    async def web_socket(self, request: web.Request) -> web.StreamResponse:
        """Serve `/ws`: the messages of docs/reference/wire.md, one per frame."""
        client_request = AiohttpRequest(request)
        self._origin_check.check_origin(client_request)
        auth_session = await self._auth_sessions.authenticate(client_request)
        address = self._clients.admit(client_request, auth_session)
        try:
            socket = web.WebSocketResponse(
                heartbeat=HEARTBEAT_S, max_msg_size=wire.LONGEST_MESSAGE, compress=False, autoping=True
            )
            await socket.prepare(request)
            bucket = TokenBucket(FRAME_RATE, FRAME_BURST, time.monotonic())

            def may_pass() -> bool:
                now = time.monotonic()
                return bucket.try_acquire(now) and self._clients.may_pass(address, now)

            if supports_direct_frames(socket, request.protocol, request.transport):
                await self._exchange_frames(socket, request, auth_session, may_pass)
            else:
                await self._exchange_messages(socket, request, auth_session, may_pass)
        finally:
            self._clients.release_address(address)
        return socket

    async def _exchange_frames(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        auth_session: AuthSession | None,
        may_pass: MayPass,
    ) -> None:
        """Throttle incoming frames, and write messages directly to the transport."""
        closing: list[asyncio.Task[bool]] = []

        def close() -> None:
            closing.append(asyncio.create_task(socket.close(code=WSCloseCode.SERVICE_RESTART)))

        assert request.transport is not None
        FrameThrottle(request.protocol, may_pass)
        outgoing = FrameWriter(request.transport, self._flush_scheduler, close)
        connection = self._clients.connect(AiohttpRequest(request), auth_session, outgoing)
        try:
            async for message in socket:
                await _receive(connection, socket, message)
            await connection.drain()
        finally:
            await self._end(connection, socket)
            await asyncio.gather(*closing)

    async def _exchange_messages(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        auth_session: AuthSession | None,
        may_pass: MayPass,
    ) -> None:
        """Read and write messages through aiohttp. This is used if aiohttp's private attributes are unknown.

        Only whole messages count towards the rate limits.
        """
        if not self._has_warned:
            self._has_warned = True
            self._log.warning("aiohttp-unsupported", version=version("aiohttp"))
        messages = MessageQueue()
        connection = self._clients.connect(AiohttpRequest(request), auth_session, messages)

        async def write() -> None:
            while (message := await messages.get()) is not None:
                await socket.send_str(message.decode())
            await socket.close(code=WSCloseCode.SERVICE_RESTART)

        writer = asyncio.create_task(write())
        try:
            async for message in socket:
                while not may_pass():
                    await asyncio.sleep(FRAME_PAUSE_S)
                await _receive(connection, socket, message)
            await connection.drain()
        finally:
            await self._end(connection, socket)
            if messages.end_reached.is_set():
                await asyncio.wait((writer,), timeout=LAST_S)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _end(self, connection: Connection, socket: web.WebSocketResponse) -> None:
        closed = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
        await self._clients.end(connection, closed=closed)

    async def ndjson(self, request: web.Request) -> web.StreamResponse:
        """Serve `/ndjson`: the messages of the WebSocket, one per line.

        The request body carries the requests, and the response carries the replies.
        """
        client_request = AiohttpRequest(request)
        self._origin_check.check_origin(client_request)
        auth_session = await self._auth_sessions.authenticate(client_request)
        if auth_session is None:
            raise IllegalError(Refusal("not-signed-in"))
        address = self._clients.admit(client_request, auth_session)
        try:
            response = web.StreamResponse(
                headers={"Content-Type": "application/x-ndjson", "X-Accel-Buffering": "no"}
            )
            await response.prepare(request)
            transport = request.transport
            set_tcp_timeout(transport.get_extra_info("socket") if transport is not None else None)
            lines = MessageQueue()
            connection = self._clients.connect(client_request, auth_session, lines)

            async def write() -> None:
                while (message := await lines.get()) is not None:
                    await response.write(message + b"\n")

            writer = asyncio.create_task(write())
            reader = asyncio.create_task(_read_lines(request, connection))
            # `ended` ends the response even if the client reads nothing
            ended = asyncio.create_task(lines.end_reached.wait())
            try:
                await asyncio.wait((writer, reader, ended), return_when=asyncio.FIRST_COMPLETED)
                reader.cancel()
                lines.put_nowait(None)
                await asyncio.wait((writer,), timeout=LAST_S)
                if not writer.done() and request.transport is not None:
                    request.transport.abort()
            finally:
                for task in (reader, writer, ended):
                    task.cancel()
                await self._clients.end(connection, closed=True)
        finally:
            self._clients.release_address(address)
        return response


async def _receive(connection: Connection, socket: web.WebSocketResponse, message: WSMessage) -> None:
    if message.type is WSMsgType.TEXT:
        await connection.receive(message.data)
    elif message.type is WSMsgType.BINARY:
        await socket.close(code=WSCloseCode.UNSUPPORTED_DATA)


def set_tcp_timeout(sock: socket.socket | None) -> None:
    """Let the operating system close a TCP connection whose peer stops acknowledging data.

    Does nothing if `sock` is not a TCP socket.
    """
    if sock is None or sock.family not in (socket.AF_INET, socket.AF_INET6):
        return
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", int(HEARTBEAT_S)),
        ("TCP_KEEPINTVL", 2),
        ("TCP_KEEPCNT", SILENT_S // 2),
        ("TCP_USER_TIMEOUT", SILENT_S * 1000),
    ):
        if hasattr(socket, name):  # some systems lack some of the options
            sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def _read_lines(request: web.Request, connection: Connection) -> None:
    try:
        async for line in request.content:
            if line.strip():
                await connection.receive(line)
            else:
                await connection.receive_blank_line()
        await connection.drain()
    except (ConnectionError, ValueError, HttpProcessingError):
        connection.refuse_oversized()
