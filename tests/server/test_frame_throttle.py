"""The limit on frames of any kind: a flood of empty frames waits, and other clients are served meanwhile."""

import asyncio
import os
import time
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.server.clients import connect_guest, run, serving
from virado.server.connections import frame_throttle
from virado.server.connections.frame_throttle import FrameThrottle, parse_frame_size
from virado.server.limits import TokenBucket

PING, PONG, PIECE = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


def frame(payload: bytes) -> bytes:
    """Return a masked text frame, with a mask of zeros."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | size,))
    elif size < 65_536:
        head = b"\xfe" + size.to_bytes(2)
    else:
        head = b"\xff" + size.to_bytes(8)
    return b"\x81" + head + b"\0\0\0\0" + payload


class Protocol:
    """A substitute for aiohttp's protocol, which is its own parser and transport as well."""

    def __init__(self) -> None:
        self._payload_parser: Any = self
        self.transport = self
        self.fed: list[bytes] = []
        self.calls: list[str] = []

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.fed.append(data)
        return False, b""

    def feed_eof(self) -> None:
        self.calls.append("eof")

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def abort(self) -> None:
        self.calls.append("abort")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_the_size_of_a_frame_is_read_from_its_header(size: int):
    data = frame(b"x" * size)
    assert parse_frame_size(b"before" + data, 6) == len(data)
    assert parse_frame_size(data[:1], 0) is None
    assert parse_frame_size(b"\x81\x05hello", 0) == 0
    if size >= 126:
        assert parse_frame_size(data[:3], 0) is None


@pytest.mark.parametrize("piece", [1, 3, 7, 1000])
def test_frames_are_passed_on_however_they_are_split(piece: int):
    async def test() -> None:
        protocol = Protocol()
        frames = FrameThrottle(protocol, lambda: True)
        data = b"".join((frame(b"one"), PING, frame(os.urandom(300)), PIECE))
        for at in range(0, len(data), piece):
            frames.feed_data(data[at : at + piece])
        assert b"".join(protocol.fed) == data
        assert protocol.calls == []

    asyncio.run(test())


def test_frames_beyond_the_limit_wait_and_reading_stops(monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        monkeypatch.setattr(frame_throttle, "FRAME_PAUSE_S", 0.0)
        protocol = Protocol()
        allowed = 3

        def may_pass() -> bool:
            nonlocal allowed
            allowed -= 1
            return allowed >= 0

        frames = FrameThrottle(protocol, may_pass)
        frames.feed_data(PING * 5)
        frames.feed_data(PONG)
        assert b"".join(protocol.fed) == PING * 3
        assert protocol.calls == ["pause", "pause"]
        allowed = 10
        await asyncio.get_running_loop().create_task(_turns())
        assert b"".join(protocol.fed) == PING * 5 + PONG
        assert protocol.calls[-1] == "resume"
        frames.feed_eof()
        assert protocol.calls[-1] == "eof"

    async def _turns() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(test())


def test_a_client_that_overfills_the_buffer_or_does_not_mask_is_disconnected(monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        monkeypatch.setattr(frame_throttle, "MAX_WAITING_BYTES", 100)
        protocol = Protocol()
        frames = FrameThrottle(protocol, lambda: False)
        frames.feed_data(PING)
        frames.feed_data(PING * 20)
        assert protocol.calls[-1] == "abort"
        frames.feed_eof()
        protocol = Protocol()
        assert FrameThrottle(protocol, lambda: True).feed_data(b"\x81\x02{}")[0]
        assert protocol.calls == ["abort"]

    asyncio.run(test())


@pytest.mark.parametrize("kind", [PING, PONG, PIECE, frame(b"")], ids=["ping", "pong", "piece", "text"])
def test_a_flood_of_frames_delays_no_other_client(tmp_path: Path, kind: bytes):
    flood = (b"\x01\x80\0\0\0\0" if kind == PIECE else b"") + kind * 1_000_000

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            ClientSession(address) as http,
        ):
            await http.post("/api/guest", json={"name": "Mallory"})
            async with http.ws_connect("/ws") as socket:
                transport = socket.get_extra_info("socket").dup()
                transport.setblocking(False)
                loop = asyncio.get_running_loop()
                flooding = asyncio.create_task(loop.sock_sendall(transport, flood))
                begun = time.process_time()
                for _ in range(40):
                    assert await rosa.request("ping") > 0
                assert time.process_time() - begun < 1.5  # 100,000 frames take several seconds of CPU time
                flooding.cancel()
                await asyncio.gather(flooding, return_exceptions=True)
                # without the shutdown, the server would answer a close frame after the flood
                transport.shutdown(SHUT_RDWR)
                transport.close()

    run(test())


def test_lines_without_a_request_count_towards_the_rate_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from virado.server.connections import connection

    allowed: list[bool] = []

    def noted(bucket: TokenBucket, now: float, number: float = 1) -> bool:
        allowed.append(take(bucket, now, number))
        return allowed[-1]

    take = TokenBucket.try_acquire
    monkeypatch.setattr(TokenBucket, "try_acquire", noted)
    monkeypatch.setattr(connection, "BURST", 5.0)
    monkeypatch.setattr(connection, "PAUSE_S", 0.0)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            answer = await rosa.http.post("/ndjson", data=b"\n" * 50)
            assert answer.status == 200
            await answer.read()
            assert allowed.count(False) >= 30

    run(test())
