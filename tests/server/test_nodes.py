"""Several nodes on one PostgreSQL database.

Any node serves any person, one of them owns a table, and another takes over if it fails.
"""

import asyncio
import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.server.clients import run
from tests.server.crashes import (
    EVENTS,
    LEASE_S,
    OF_DATABASE,
    Checks,
    Report,
    disturb_database,
    disturb_three,
    open_storage,
)
from tests.server.crashes import Pair as TwoPlayers
from tests.server.postgres import fresh_database
from tests.server.processes import Process
from tests.server.resilient_players import Player, players
from tests.waiting import until
from virado.server.keys import Keys
from virado.server.storage.store import Store

Stored = tuple[Store, Keys]
"""A store, and the keys of its secrets."""
LONG = "casino(target=100)"
TAKEN_OVER = [
    event if event == "kill -9" else pytest.param(event, marks=pytest.mark.slow) for event in EVENTS
]


@asynccontextmanager
async def nodes(folder: Path, count: int) -> AsyncGenerator[tuple[list[Process], Stored]]:
    """Start `count` nodes, and yield them with their common storage."""
    url = fresh_database()
    started = [Process(folder / str(i), url, lease_s=LEASE_S, keys=folder / "keys") for i in range(count)]
    try:
        for node in started:
            await node.wait_until_ready()
        async with open_storage(folder, url) as stored:
            yield started, stored
    finally:
        for node in started:
            node.end()


async def begin(first: Player, second: Player) -> str:
    """Open a table of the first player and start a match of both."""
    table: str = (await first.request("create", variant=LONG, sit=0))["id"]
    await second.request("act", table=table, command={"do": "sit", "seat": 1, "name": ""})
    await first.watch(table, 0)
    await second.watch(table, 1)
    await first.request("start", table=table)
    return table


async def play(table: str, pair: tuple[Player, Player], moves: int) -> None:
    """Let both players make at least `moves` further moves."""
    made = sum(len(player.acknowledged) for player in pair)

    def enough() -> bool:
        return sum(len(player.acknowledged) for player in pair) >= made + moves

    await asyncio.gather(*(player.play(table, random.Random(moves), enough) for player in pair))
    assert enough()


async def check(stored: Stored, table: str, pair: tuple[Player, Player]) -> None:
    """Check that both players received the stored entries."""
    both = TwoPlayers(*pair, seed=0)
    both.tables.append(table)
    report = Report()
    await Checks(*stored, report).check([both], latest=False)
    assert report.moves
    longest = max(len(player.logs[table]) for player in pair)
    for player in pair:
        while len(player.logs[table]) < longest:
            await player.news()


async def tables_of(node: Process) -> int:
    """Return the number of tables that a node owns."""
    async with ClientSession(node.address) as http:
        health: dict[str, Any] = await (await http.get("/healthz")).json()
        return int(health["tables"])


async def one_holds(started: list[Process]) -> int:
    """Wait until exactly one node owns the only table, and return its index."""
    held: list[int] = []

    async def is_held_once() -> bool:
        held[:] = [await tables_of(node) for node in started]
        return sum(held) == 1

    await until(is_held_once)
    return held.index(1)


@pytest.mark.slow
def test_people_on_two_nodes_play_at_a_table_of_one(tmp_path: Path):
    async def test() -> None:
        async with nodes(tmp_path, 2) as (started, stored):
            addresses = [node.address for node in started]
            async with players(3, lambda: addresses) as (rosa, tom, eva):
                table = await begin(rosa, tom)
                assert [await tables_of(node) for node in started] == [1, 0]
                eva.prefer(1)
                await eva.request("watch", table=table, seat=None)
                await play(table, (rosa, tom), 12)
                await check(stored, table, (rosa, tom))
                assert (await tom.ask("legal", table=table, seat=0))["code"] == "not-your-seat"
                assert (await tom.ask("watch", table="none", seat=0))["code"] == "no-such-table"
                await tom.request("chat", table=table, phrase="thanks")
                await tom.unwatch(table)
                known = len(tom.logs[table])
                await rosa.unwatch(table)
                await rosa.request("act", table=table, command={"do": "leave", "seat": 0})
                assert len(tom.logs[table]) == known
                assert "hands" in eva.latest[table]["view"]

    run(test())


def test_quick_matches_and_the_lobby_span_all_nodes(tmp_path: Path):
    async def test() -> None:
        async with nodes(tmp_path, 2) as (started, _):
            addresses = [node.address for node in started]
            async with players(2, lambda: addresses) as (rosa, tom):
                await tom.request("lobby")
                opened_by_rosa = await rosa.request("quick", variant="casino")
                while not any(card["id"] == opened_by_rosa["id"] for card in tom.lobby):
                    await tom.news()
                joined = await tom.request("quick", variant="casino", id="quick")
                assert joined["id"] == opened_by_rosa["id"]
                assert joined["stage"] == "playing"
                assert (await tom.request("quick", variant="casino", id="quick"))["id"] == joined["id"]
                while tom.lobby:
                    await tom.news()

    run(test())


@pytest.mark.parametrize("event", TAKEN_OVER)
def test_another_node_takes_over_when_the_owner_fails(tmp_path: Path, event: str):
    async def test() -> None:
        async with nodes(tmp_path, 2) as (started, stored):
            addresses = [node.address for node in started]
            async with players(2, lambda: addresses) as pair:
                rosa, tom = pair
                table = await begin(rosa, tom)
                await play(table, (rosa, tom), 5)
                # the owner is the node that opened the table, unless the machine has been suspended since
                at = await one_holds(started)
                owner = started[at]
                if event == "kill -9":
                    owner.kill()
                elif event == "SIGTERM":
                    await asyncio.to_thread(owner.terminate)
                else:
                    owner.stop()
                await play(table, (rosa, tom), 5)
                await check(stored, table, (rosa, tom))
                if event == "SIGTERM":
                    assert (rosa, tom)[at].goodbyes == 1
                if event == "SIGSTOP, SIGCONT":
                    owner.go_on()
                    await one_holds(started)
                    rosa.prefer(at)
                    await rosa.leave()  # the next request reconnects to the node that has lost the table
                    await play(table, (rosa, tom), 5)
                    await one_holds(started)
                    await check(stored, table, (rosa, tom))
                row = await stored[0].load_table(table)
                assert row is not None
                assert row.epoch >= 2

    run(test())


@pytest.mark.slow
def test_a_suspended_node_forwards_its_clients_to_the_new_owner(tmp_path: Path):
    async def test() -> None:
        async with nodes(tmp_path, 2) as (started, stored):
            addresses = [node.address for node in started]
            async with players(2, lambda: addresses) as (rosa, tom):
                table = await begin(rosa, tom)
                await play(table, (rosa, tom), 4)
                started[0].stop()

                async def has_another_node() -> bool:
                    row = await stored[0].load_table(table)
                    return row is not None and row.epoch >= 2

                await until(has_another_node)
                started[0].go_on()  # Rosa's connection has remained the same
                await play(table, (rosa, tom), 6)
                await one_holds(started)
                await check(stored, table, (rosa, tom))

    run(test())


@pytest.mark.slow
def test_play_continues_while_three_nodes_fail_in_turn(tmp_path: Path):
    async def test() -> None:
        report = await disturb_three(tmp_path, fresh_database(), rounds=len(EVENTS), pairs=2, seed=5)
        assert report.done == dict.fromkeys(EVENTS, 1)
        assert report.moves > 0

    run(test())


@pytest.mark.slow
def test_play_continues_while_the_database_of_three_nodes_restarts_and_freezes(tmp_path: Path):
    async def test() -> None:
        report = await disturb_database(tmp_path, rounds=3, pairs=2, seed=5)
        assert report.done == dict.fromkeys(OF_DATABASE, 1)
        assert report.moves > 0
        assert report.told_again > 0

    run(test())


def test_a_program_without_the_key_cannot_act_as_a_node(tmp_path: Path):
    async def test() -> None:
        async with nodes(tmp_path, 1) as (_, (store, _keys)):
            rows = await store.database.query("SELECT host, port FROM node")
            assert len(rows) == 1
            reader, writer = await asyncio.open_connection(rows[0][0], rows[0][1])
            nonce = await reader.readexactly(32)
            assert len(nonce) == 32
            writer.write(b"\x03a b" + bytes(32) + bytes(32))
            assert await reader.read() == b""
            writer.close()

    run(test())
