"""Frames as in RFC 6455. They are joined into few writes, and none is lost if a client reads slowly."""

import asyncio
from typing import Any, cast

import pytest

from tests.server.clients import run
from tests.waiting import until
from virado.server.connections import frame_writer
from virado.server.connections.frame_writer import FlushScheduler, FrameWriter, make_frame_header


class FakeTransport:
    """A transport that records all writes. `full` is the size that it reports for its buffer."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.full = 0
        self.closing = False

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def get_write_buffer_size(self) -> int:
        return self.full

    def is_closing(self) -> bool:
        return self.closing


def opened() -> tuple[FakeTransport, FrameWriter, list[bool]]:
    transport, ended = FakeTransport(), list[bool]()
    return transport, FrameWriter(cast(Any, transport), FlushScheduler(), lambda: ended.append(True)), ended


@pytest.mark.parametrize(
    ("size", "start"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_header_states_the_length_of_the_payload(size: int, start: bytes):
    assert make_frame_header(size) == start


def test_messages_of_one_loop_iteration_are_one_write_and_the_end_comes_last():
    async def test() -> None:
        transport, sent, ended = opened()
        for message in (b"a", b"bc", None, b"never"):
            sent.put_nowait(message)
        assert (transport.writes, ended) == ([], [])
        await asyncio.sleep(0)
        assert transport.writes == [b"\x81\x01a\x81\x02bc"]
        assert ended == [True]

    run(test())


def test_messages_wait_in_order_while_the_transport_is_full(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(frame_writer, "AGAIN_S", 0.0)

    async def test() -> None:
        transport, sent, _ = opened()
        transport.full = frame_writer.MAX_BUFFERED + 1
        sent.put_nowait(b"a")
        await asyncio.sleep(0)
        sent.put_nowait(b"b")
        assert (transport.writes, sent.qsize()) == ([], 2)
        transport.full = 0
        await until(lambda: transport.writes)
        assert transport.writes == [b"\x81\x01a\x81\x01b"]
        assert sent.qsize() == 0

    run(test())


def test_the_size_of_waiting_messages_is_checked_while_the_transport_is_full(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(frame_writer, "AGAIN_S", 0.0)
    monkeypatch.setattr(frame_writer, "MAX_WAITING_BYTES", 100)

    async def test() -> None:
        transport, sent, _ = opened()
        transport.full = frame_writer.MAX_BUFFERED + 1
        for _ in range(4):
            sent.put_nowait(b"x" * 25)
        await asyncio.sleep(0)
        assert not sent.is_full()
        sent.put_nowait(b"x")
        await until(sent.is_full)
        sent.clear()
        assert not sent.is_full()
        assert transport.writes == []

    run(test())


def test_nothing_is_written_to_a_closed_connection():
    async def test() -> None:
        transport, sent, ended = opened()
        transport.closing = True
        sent.put_nowait(b"a")
        sent.put_nowait(None)
        await asyncio.sleep(0)
        assert (transport.writes, ended, sent.qsize()) == ([], [], 0)

    run(test())


def test_an_unwritable_client_delays_no_other_client():
    class BrokenTransport(FakeTransport):
        def write(self, data: bytes) -> None:
            raise RuntimeError("broken")

    async def test() -> None:
        told: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        writing = FlushScheduler()
        transports = [BrokenTransport(), FakeTransport()]
        for transport in transports:
            FrameWriter(cast(Any, transport), writing, lambda: None).put_nowait(b"a")
        await asyncio.sleep(0)
        assert transports[1].writes == [b"\x81\x01a"]
        assert [str(context["exception"]) for context in told] == ["broken"]

    run(test())
