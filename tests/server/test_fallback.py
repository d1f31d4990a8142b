"""Fallback to aiohttp's own reader and writer when its private attributes are unknown."""

import io
import json
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from tests.server.clients import connect_guest, run, serving
from virado.server.connections import frame_throttle, transport
from virado.server.logs import make_logger
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring


@pytest.mark.parametrize("attribute", ["PARSER", "WRITER"])
def test_a_renamed_attribute_logs_one_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attribute: str
):
    monkeypatch.setattr(frame_throttle, attribute, "_renamed")
    lines = io.StringIO()

    async def test() -> None:
        monitoring = Monitoring(Metrics(), make_logger("json", lines))
        async with (
            serving(tmp_path, monitoring) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            create = {"variant": "casino", "bots": {"1": "greedy"}, "sit": 0, "start": True}
            table = (await rosa.request("create", **create))["id"]
            await rosa.request("watch", table=table, seat=0)
            assert await rosa.play_on(table, 0, 5) == 5
            assert await tom.request("ping") > 0

    run(test())
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [line["event"] for line in told if line["level"] == "warning"] == ["aiohttp-unsupported"]


def test_private_attributes_are_used_if_they_exist(tmp_path: Path):
    lines = io.StringIO()

    async def test() -> None:
        monitoring = Monitoring(Metrics(), make_logger("json", lines))
        async with serving(tmp_path, monitoring) as (_, address), connect_guest(address, "Rosa") as rosa:
            assert await rosa.request("ping") > 0

    run(test())
    assert "aiohttp-unsupported" not in lines.getvalue()


def test_messages_count_towards_the_limits_without_private_attributes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(frame_throttle, "PARSER", "_renamed")
    pauses: list[float] = []
    real = transport.asyncio.sleep

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await real(0)

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            allowed = [True, False, False]

            def may_pass(_address: str, _now: float) -> bool:
                return not allowed or allowed.pop()

            monkeypatch.setattr(server.clients, "may_pass", may_pass)
            monkeypatch.setattr(transport.asyncio, "sleep", sleep)
            for _ in range(3):
                assert await rosa.request("ping") > 0
            assert pauses.count(frame_throttle.FRAME_PAUSE_S) == 2
            monkeypatch.setattr(transport.asyncio, "sleep", real)
            await rosa.socket.send_str("x" * 70_000)
            message = await rosa.socket.receive()
            assert (message.type, rosa.socket.close_code) == (WSMsgType.CLOSE, 1009)

    run(test())


def test_a_stopping_server_says_goodbye_without_private_attributes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(frame_throttle, "WRITER", "_renamed")

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            await rosa.request("ping")
            await server.disconnect_clients()
            assert (await rosa.hear())["type"] == "goodbye"
            ending = await rosa.socket.receive()
            assert (ending.type, ending.data) == (WSMsgType.CLOSE, 1012)

    run(test())
