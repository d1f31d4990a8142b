"""Clocks of the server. Neither a change of the system clock nor a suspended process costs a player time."""

import gc
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.clients import connect_guest, run, serving
from virado.server.runtime import BEAT_S, LATE_S, SystemRuntime

CLOCK = {"move_ms": 20_000, "bank_ms": 0}


class Hands:
    """A monotonic clock that the test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_change_of_the_system_clock_affects_no_players_time(monkeypatch: pytest.MonkeyPatch):
    hands = Hands()
    world = SystemRuntime(hands)
    before = world.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    hands.now += 5
    assert world.now() - before == 5000


def test_a_suspended_process_detects_the_suspension():
    hands = Hands()
    world = SystemRuntime(hands)
    hands.now += 60
    assert world.suspended_ms() == 0, "there has been no beat yet"
    world.beat()
    for _ in range(5):
        hands.now += BEAT_S
        world.beat()
    hands.now += LATE_S
    assert world.suspended_ms() == 0
    hands.now += 30
    stood = world.suspended_ms()
    assert 30_000 <= stood <= 30_000 + LATE_S * 1000
    world.beat()
    assert world.suspended_ms() == stood


class Frozen(SystemRuntime):
    """A runtime whose process the test can suspend."""

    def __init__(self) -> None:
        super().__init__()
        self.stood_ms = 0

    def now(self) -> int:
        return super().now() + self.stood_ms

    def suspended_ms(self) -> int:
        return self.stood_ms


def test_no_clock_runs_while_the_process_is_suspended(tmp_path: Path):
    world = Frozen()

    async def test() -> None:
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0, clock=CLOCK))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            await rosa.request("start", table=table)
            world.stood_ms += 60_000
            held = server.node.tables[table]
            await held.erase_person("nobody")  # a command to the table from the server itself
            seat = held.session.asked[0].seat
            client = (rosa, tom)[seat]
            legal = await client.request("legal", table=table, seat=seat, limit=1)
            play = {"do": "play", "seat": seat, "move": legal["moves"][0]["text"]}
            await client.request("act", table=table, command=play)
            kinds = [type(entry).__name__ for entry in held.session.log]
            assert "Continued" in kinds
            assert "SeatChanged" not in kinds[kinds.index("Begun") :]

    run(test())


def test_work_that_never_began_ends_without_a_warning(tmp_path: Path, recwarn: pytest.WarningsRecorder):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            table = server.node.tables[(await rosa.request("create", variant="casino"))["id"]]
            table.start_soon(table.mark_present(rosa.person))
            table.stop_serving()
            await rosa.request("ping")

    run(test())
    assert not [warning for warning in recwarn if "never awaited" in str(warning.message)]


def test_a_server_with_many_tables_stops_without_a_warning(tmp_path: Path, recwarn: pytest.WarningsRecorder):
    bots = {"0": "beginner", "1": "beginner"}

    async def test() -> None:
        async with serving(tmp_path, per_address=0) as (server, address), AsyncExitStack() as stack:
            for number in range(4):
                client = await stack.enter_async_context(connect_guest(address, f"Rosa {number}"))
                for _ in range(10):
                    table = await client.request(
                        "create", variant="zwanzig-ab(players=2)", bots=bots, start=True
                    )
                    await client.watch(table["id"], None)
            held = list(server.node.tables.values())
            assert len(held) == 40
            for table in held:  # the table's callbacks may run while the server stops
                table.handle_timeout()
                table.resume()
        assert server.node.tables == {}
        assert all(table.is_released for table in held)

    run(test())
    gc.collect()
    assert not [warning for warning in recwarn if "never awaited" in str(warning.message)]
