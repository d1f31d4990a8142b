"""Matches without subscribers: they are paused, unloaded, deleted when old, and loaded again for a new subscriber."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import connect_guest, run, serving
from tests.waiting import until
from virado.server.retention import Retention
from virado.server.runtime import SystemRuntime
from virado.server.storage.store import UNLOADED
from virado.server.tables.node import IDLE_MS, UNWATCHED_MS
from virado.session.setup import DAY_MS

BOTS: dict[str, Any] = {
    "variant": "casino(target=100)",
    "bots": {"0": "beginner", "1": "beginner"},
    "start": True,
}


class Later(SystemRuntime):
    """A runtime whose clock the test can advance."""

    def __init__(self) -> None:
        super().__init__()
        self.by = 0

    def now(self) -> int:
        return super().now() + self.by


def test_bots_play_only_while_somebody_subscribes(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            name = (await rosa.request("create", **BOTS))["id"]
            table = server.node.tables[name]
            begun = len(table.session.log)
            for _ in range(20):
                await rosa.request("ping")
            assert len(table.session.log) == begun
            await rosa.watch(name, None)
            await until(lambda: len(table.session.log) > begun + 3)
            await rosa.request("unwatch", table=name, seat=None)
            await until(lambda: not table._bot_searches._searches and not table._tasks)  # pyright: ignore[reportPrivateUsage]
            stopped = len(table.session.log)
            for _ in range(20):
                await rosa.request("ping")
            assert len(table.session.log) == stopped
            await rosa.watch(name, None)
            await until(lambda: len(table.session.log) > stopped)

    run(test())


def test_bots_play_without_subscribers_if_the_clock_allows_days(tmp_path: Path):
    clock = {"move_ms": DAY_MS, "bank_ms": 0, "increment_ms": 0}

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            table = server.node.tables[(await rosa.request("create", **BOTS, clock=clock))["id"]]
            begun = len(table.session.log)
            await until(lambda: len(table.session.log) > begun + 3)
            assert table.subscribers.is_empty

    run(test())


def test_a_match_without_subscribers_is_unloaded_and_loaded_with_its_clocks_unchanged(
    tmp_path: Path,
):
    world = Later()

    async def test() -> None:
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            name = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.request("act", table=name, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=name)
            await rosa.watch(name, 0)
            world.by += UNWATCHED_MS + 1000
            await server.node.unload_idle_tables()
            assert name in server.node.tables
            await rosa.request("unwatch", table=name, seat=0)
            await server.node.unload_idle_tables()
            assert name in server.node.tables
            world.by += UNWATCHED_MS + 1000
            await server.node.unload_idle_tables()
            assert name not in server.node.tables
            row = await server.store.load_table(name)
            assert row is not None
            assert row.lease == UNLOADED
            await server.node.take_over_orphans()
            await server.node.reclaim_leases()
            assert name not in server.node.tables
            back = await rosa.watch(name, 0)
            assert back["state"]["stage"] == "playing"
            made = await asyncio.gather(rosa.play_on(name, 0, 1), _play_first(tom, name))
            assert made == [1, 1]

    async def _play_first(tom: Any, name: str) -> int:
        await tom.watch(name, 1)
        made: int = await tom.play_on(name, 1, 1)
        return made

    run(test())


def test_a_table_with_a_new_subscriber_is_not_unloaded(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            name = (await rosa.request("create", **BOTS))["id"]
            await rosa.watch(name, None)
            table = server.node.tables[name]
            await table.release(unload=True)
            assert server.node.tables[name] is table

    run(test())


def test_an_old_abandoned_match_is_deleted(tmp_path: Path):
    world = Later()

    async def test() -> None:
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            name = (await rosa.request("create", **BOTS))["id"]
            await rosa.watch(name, None)
            await rosa.request("unwatch", table=name, seat=None)
            world.by += 200 * DAY_MS
            await server.node.unload_idle_tables()
            assert name not in server.node.tables
            assert await Retention(server.database, world, 180).run_once(pause_s=0)
            assert await server.store.load_table(name) is None

    run(test())


def test_an_open_table_stays_loaded_longer_than_a_match(tmp_path: Path):
    world = Later()

    async def test() -> None:
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            name = (await rosa.request("create", variant="casino", sit=0))["id"]
            world.by += UNWATCHED_MS + 1000
            await server.node.unload_idle_tables()
            assert name in server.node.tables
            world.by += IDLE_MS
            await server.node.unload_idle_tables()
            assert name not in server.node.tables
            assert (await rosa.watch(name, 0))["state"]["stage"] == "seating"

    run(test())
