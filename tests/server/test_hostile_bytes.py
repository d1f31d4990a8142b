"""Invalid or missing bytes on a connection. The server answers or closes it without harm to tables and other people."""

import asyncio
import base64
import contextlib
import json
import secrets
import socket
import struct
from pathlib import Path
from typing import cast

import pytest
from aiohttp import WSMsgType

from tests.server.attacked_table import Scene
from tests.server.clients import connect_guest, run, serving
from tests.waiting import PATIENCE_S, until
from virado.server import app, prometheus
from virado.server.connections import connection, frame_writer, transport
from virado.server.routing import AiohttpRequest
from virado.server.wire import LONGEST_MESSAGE

HTTP = [
    b"\x00\xff\xfe" * 200 + b"\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 7\r\n\r\n{}",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\n\xff\xfe\xfd",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 80000\r\n\r\n"
    + b"[" * 80_000,
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: virado="
    + b"\xff." * 50
    + b"\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer \xff\xff\r\n\r\n",
]


async def _talk(address: str, data: bytes, *, wanted: bytes = b"") -> bytes:
    """Send data over a new connection, and return the reply up to the end or to `wanted`.

    A server that stops reading resets the connection. Sending then fails, and asyncio's streams would lose the data
    received before.
    """
    loop = asyncio.get_running_loop()
    host, port = address.removeprefix("http://").split(":")
    heard = b""
    with socket.create_connection((host, int(port))) as line:
        line.setblocking(False)
        sending = asyncio.create_task(loop.sock_sendall(line, data))
        async with asyncio.timeout(PATIENCE_S):
            with contextlib.suppress(ConnectionError):
                while not (wanted and wanted in heard) and (piece := await loop.sock_recv(line, 1 << 16)):
                    heard += piece
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
    return heard


@pytest.mark.parametrize("data", HTTP, ids=lambda data: repr(data[:30]))
def test_invalid_http_gets_a_status_between_400_and_499(data: bytes, tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            answer = await _talk(address, data)
            assert answer[:10] in (b"HTTP/1.1 4", b"HTTP/1.0 4")
            assert b"Traceback" not in answer
            assert await rosa.request("ping") > 0
            assert b"virado_internal_errors_total 0.0" in prometheus.render(server.monitoring.metrics)

    run(test())


def frame(
    payload: bytes, opcode: int = 1, *, last: bool = True, mask: bool = True, length: int | None = None
) -> bytes:
    """Return a client's frame (RFC 6455, 5.2). `length` is the length that its header states."""
    size = len(payload) if length is None else length
    head = bytes([opcode | (0x80 if last else 0)])
    flag = 0x80 if mask else 0
    if size < 126:
        head += bytes([flag | size])
    elif size < 65_536:
        head += bytes([flag | 126]) + struct.pack("!H", size)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", size)
    if not mask:
        return head + payload
    key = secrets.token_bytes(4)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


def upgrade() -> bytes:
    key = base64.b64encode(secrets.token_bytes(16))
    return (
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    )


PING = b'{"do": "ping", "id": "1"}'
CLOSE = frame(struct.pack("!H", 1000), 8)
FRAMES = {
    "no masks": frame(PING, mask=False),
    "reserved bits": frame(PING, 0x71),
    "unknown opcode": frame(PING, 0xB),
    "continues nothing": frame(PING, 0),
    "begins twice": frame(PING, last=False) + frame(PING),
    "length of 2**63": frame(b"", length=2**63),
    "length of a gigabyte": frame(b"x" * 1000, length=2**30),
    "too long": frame(b"x" * (LONGEST_MESSAGE + 1)),
    "too long in pieces": frame(b"x" * 40_000, last=False) + frame(b"x" * 40_000, 0),
    "long ping": frame(b"x" * 200, 9),
    "ping in pieces": frame(b"x", 9, last=False),
    "no text": frame(b"\xff\xfe\xfd"),
    "binary": frame(PING, 2),
    "bad close": frame(struct.pack("!H", 5), 8),
    "short close": frame(b"x", 8),
}


@pytest.mark.parametrize("data", FRAMES.values(), ids=FRAMES)
def test_invalid_frames_end_only_their_own_connection(scene: Scene, data: bytes):
    async def test() -> None:
        log = await scene.log()
        answer = await _talk(scene.address, upgrade() + data + CLOSE)
        assert answer.startswith(b"HTTP/1.1 101")
        await scene.is_unharmed(log)

    scene.run(test())


def test_a_request_may_arrive_in_many_pieces(scene: Scene):
    async def test() -> None:
        pieces = [PING[i : i + 1] for i in range(len(PING))]
        data = frame(pieces[0], last=False)
        data += b"".join(frame(piece, 0, last=False) for piece in pieces[1:-1]) + frame(pieces[-1], 0)
        async with asyncio.timeout(30):
            host, port = scene.address.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(upgrade() + data)
            assert (
                json.loads(b"{" + (await reader.readuntil(b"hello-first")).rpartition(b"{")[2] + b'"}')["id"]
                == "1"
            )
            writer.close()

    scene.run(test())


@pytest.mark.parametrize("begun", [b"", b"GET /ws HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", b"POST /api/gu"])
def test_a_client_that_never_completes_a_request_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
):
    monkeypatch.setattr(app, "KEEP_ALIVE_S", 0.05)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            assert await _talk(address, begun) == b""
            assert await rosa.request("ping") > 0

    run(test())


def test_a_client_that_leaves_before_the_answer_causes_no_server_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    asked, answered = asyncio.Event(), asyncio.Event()

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:

            async def nobody(request: AiohttpRequest) -> None:
                asked.set()
                sent = request._request  # pyright: ignore[reportPrivateUsage]
                await until(lambda: sent.transport is None)
                answered.set()

            monkeypatch.setattr(server.auth_sessions, "authenticate", nobody)
            host, port = address.removeprefix("http://").split(":")
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(upgrade())
            await asked.wait()
            writer.transport.abort()
            await answered.wait()
            assert await rosa.request("ping") > 0
            assert b"virado_internal_errors_total 0.0" in prometheus.render(server.monitoring.metrics)

    run(test())
    assert "Error handling request" not in caplog.text


def test_a_request_whose_body_never_arrives_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("virado.server.routing.BODY_S", 0.05)

    async def test() -> None:
        async with serving(tmp_path) as (_, address):
            head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 50\r\n\r\n{"
            assert b"bad-request" in await _talk(address, head, wanted=b"bad-request")

    run(test())


def test_an_overlong_line_is_refused_over_ndjson(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            body = b'{"do": "hello", "id": "h"}\n' + b"x" * 1_000_000
            lines = (await (await rosa.http.post("/ndjson", data=body)).text()).splitlines()
            assert json.loads(lines[0])["type"] == "welcome"
            assert json.loads(lines[-1])["code"] == "request-too-long"
            assert await rosa.request("ping") > 0

    run(test())


def test_a_client_that_reads_nothing_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(frame_writer, "MAX_WAITING", 3)
    monkeypatch.setattr(connection, "BURST", 1e9)

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            (slow,) = [each for each in server.clients.connections if each.person == tom.person]
            for _ in range(10):
                slow.send(b"{}")
            messages = [await tom.socket.receive() for _ in range(2)]
            assert json.loads(messages[0].data)["because"] == "too-slow"
            assert messages[1].type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
            assert await rosa.request("ping") > 0

    run(test())


def test_a_program_that_reads_nothing_is_disconnected_and_its_messages_are_discarded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(transport, "LAST_S", 0.05)

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            token = (await (await rosa.http.post("/api/token", json={})).json())["token"]
            host, port = address.removeprefix("http://").split(":")
            with socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.connect((host, int(port)))
                hello = b'{"do": "hello", "id": "h"}\n'
                line.sendall(
                    b"POST /ndjson HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nAuthorization: Bearer "
                    + token.encode()
                    + b"\r\n\r\n%x\r\n%s\r\n" % (len(hello), hello)
                )

                def programs() -> list[connection.Connection]:
                    return [each for each in server.clients.connections if each.session == "" and each.person]

                await until(programs)
                (slow,) = programs()

                def sent() -> bool:
                    slow.send(b"x" * 1_000_000)
                    return slow.closed

                await until(sent)
                await until(lambda: not programs())
                waiting = cast(connection.MessageQueue, slow.outgoing).qsize()
                assert waiting < 5, "the goodbye, and that it is the last"
            assert await rosa.request("ping") > 0

    run(test())
