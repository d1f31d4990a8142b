"""What carries a connection: a WebSocket, one message a frame, or NDJSON over HTTP, one message a line."""

import asyncio
import contextlib
import time
from typing import Protocol

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.connections.arriving import FRAME_BURST, FRAME_RATE, ArrivingFrames
from virado.server.connections.connection import Connection, MessageQueue, Outgoing
from virado.server.connections.frames import Frames
from virado.server.gate import Gate
from virado.server.limits import Bucket, Buckets, Counts
from virado.server.monitoring import Monitoring
from virado.server.people import Holder, People
from virado.server.settings import Settings
from virado.server.storage.database import StorageError
from virado.server.tables.node import Node

HEARTBEAT_S = 20.0
HELLO_S = 15.0
"""A connection that has not said hello after so many seconds is closed."""
LAST_S = 5.0
"""How long the last answers to a client whose requests have ended may take to be sent."""
MOST_CONNECTIONS = 12
"""Connections that one person may have."""


class ServerOfConnections(Protocol):
    """What connections need of a server."""

    gate: Gate
    people: People
    node: Node
    monitoring: Monitoring
    addresses: Counts
    openings: Buckets
    frames: Buckets
    settings: Settings
    connections: set[Connection]
    closing: bool

    async def holder_of(self, request: web.Request) -> Holder | None:
        """Whom a request's cookie or token stands for."""
        ...


async def web_socket(server: ServerOfConnections, request: web.Request) -> web.StreamResponse:
    """`/ws`: the messages of docs/wire.md, one a frame."""
    server.gate.check_origin(request)
    holder = await server.holder_of(request)
    address = _admit(server, request, holder)
    try:
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_S, max_msg_size=wire.LONGEST_MESSAGE, compress=False, autoping=True
        )
        await socket.prepare(request)
        closing: list[asyncio.Task[bool]] = []

        def close() -> None:
            closing.append(asyncio.create_task(socket.close(code=WSCloseCode.SERVICE_RESTART)))

        assert request.transport is not None
        own = Bucket(FRAME_RATE, FRAME_BURST, time.monotonic())

        def may_pass() -> bool:
            now = time.monotonic()
            return own.take(now) and (not server.settings.per_address or server.frames.take(address, now))

        ArrivingFrames(request.protocol, may_pass)
        outgoing = Frames(request.transport, close)
        connection = _connect(server, holder, address, outgoing)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await connection.receive(message.data)
                elif message.type is WSMsgType.BINARY:
                    await socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
        finally:
            closed = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
            await _end(server, connection, closed=closed)
            await asyncio.gather(*closing)
    finally:
        server.addresses.give_back(address)
    return socket


async def ndjson(server: ServerOfConnections, request: web.Request) -> web.StreamResponse:
    """`/ndjson`: the same, one message a line; requests in the body, answers as they come."""
    server.gate.check_origin(request)
    holder = await server.holder_of(request)
    if holder is None:
        raise IllegalError(Refusal("not-signed-in"))
    address = _admit(server, request, holder)
    try:
        response = web.StreamResponse(
            headers={"Content-Type": "application/x-ndjson", "X-Accel-Buffering": "no"}
        )
        await response.prepare(request)
        lines = MessageQueue()
        connection = _connect(server, holder, address, lines)

        async def write() -> None:
            while (message := await lines.get()) is not None:
                await response.write(message + b"\n")

        writer = asyncio.create_task(write())
        reader = asyncio.create_task(_read_lines(request, connection))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            lines.put_nowait(None)
            await asyncio.wait((writer,), timeout=LAST_S)
        finally:
            reader.cancel()
            writer.cancel()
            await _end(server, connection, closed=True)
    finally:
        server.addresses.give_back(address)
    return response


async def _read_lines(request: web.Request, connection: Connection) -> None:
    try:
        async for line in request.content:
            if line.strip():
                await connection.receive(line)
            else:
                await connection.receive_nothing()
    except (ConnectionError, ValueError, HttpProcessingError):
        connection.refuse_unread()


def _admit(server: ServerOfConnections, request: web.Request, holder: Holder | None) -> str:
    """Count a connection of the request's address, which is to be given back. IllegalError."""
    if server.closing:
        raise IllegalError(Refusal("restarting"))
    if holder is not None and server.node.presence.connections.get(holder.person.id, 0) >= MOST_CONNECTIONS:
        raise IllegalError(Refusal("too-many-connections", None, {"limit": MOST_CONNECTIONS}))
    most = server.settings.most_connections
    if most and len(server.connections) >= most:
        raise IllegalError(Refusal("server-full"))
    address = server.gate.address_of(request)
    if not server.addresses.take(address):
        raise IllegalError(Refusal("address-too-busy", None, {"limit": server.addresses.limit}))
    return address


def _connect(
    server: ServerOfConnections, holder: Holder | None, address: str, outgoing: Outgoing
) -> Connection:
    connection = Connection(
        server.node,
        server.people,
        holder.person if holder is not None else None,
        server.monitoring,
        MOST_CONNECTIONS,
        outgoing,
        session=holder.session if holder is not None else "",
    )
    if server.settings.per_address:
        connection.may_open = lambda: server.openings.take(address, time.monotonic())
    server.connections.add(connection)
    connection.expect_hello(HELLO_S)
    return connection


async def _end(server: ServerOfConnections, connection: Connection, *, closed: bool) -> None:
    connection.end()
    server.connections.discard(connection)
    if connection.person and not server.closing:
        with contextlib.suppress(StorageError):
            await server.node.presence.disconnected(connection, closed=closed)
