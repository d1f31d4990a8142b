"""Deal sets on a server: one try for each person, the same bots at every table, and nothing to see before the end."""

import json
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_rights import Ahead
from virado.bots import catalogue
from virado.refusal import IllegalError, OptionsError
from virado.server import wire
from virado.server.app import Server
from virado.server.fairness import Evidence, check
from virado.server.person import StoredPerson
from virado.server.retention import Retention
from virado.server.wire.requests import SeatRequest, TableRequest
from virado.server.wire.routes import ROUTES
from virado.session.setup import DAY_MS

FORM = "casino(players=2, target=1)"
HARMLESS = {"unwatch", "decline"}
"""Requests that a stranger may send; their results say nothing about the table."""
FIELDS: dict[str, dict[str, Any]] = {
    "act": {"command": {"do": "sit", "seat": 0}},
    "chat": {"phrase": "hello"},
    "report": {"person": "x", "kind": "other"},
    "invite": {"person": "x"},
    "judge": {"deal": 1},
    "assess": {"step": 0},
    "explain": {"move": "trail As"},
    "pace": {"pace": "quick"},
}
ROUTES_OF_A_TABLE = {"replay", "play-on", "admin-close"}


@asynccontextmanager
async def nodes(folder: Path, count: int, world: Ahead) -> AsyncGenerator[list[tuple[Server, str]]]:
    """Serve on SQLite or, with two nodes, on PostgreSQL."""
    url: dict[str, Any] = {"database": fresh_database()} if count > 1 else {}
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(folder / str(i), world=world, **url))
            for i in range(count)
        ]


async def person(server: Server, client: Client) -> StoredPerson:
    found = await server.people.find(client.person)
    assert found is not None
    return found


async def begin(server: Server, client: Client, deal_set: str) -> str:
    """Begin a client's try and watch it."""
    table = await server.deal_set_tables.play(await person(server, client), deal_set)
    await client.watch(table.id, 0)
    return table.id


async def finish(client: Client, table: str) -> list[Any]:
    """Play the first legal moves to the end, and return all moves."""
    await client.play_on(table, 0, 1000)
    entries = (await client.watch(table, 0))["entries"]
    return [[each["seat"], each["text"]] for each in entries if each["entry"] == "moved"]


def list_requests() -> list[type[TableRequest]]:
    return [kind for kind in get_args(wire.LaterRequest) if issubclass(kind, TableRequest)]


def test_the_routes_of_a_table_are_known():
    assert {route.name for route in ROUTES if "{table}" in route.path} == ROUTES_OF_A_TABLE


async def refuse_all(client: Client, table: str) -> None:
    """Try each request and route about a table; none may say anything about its match."""
    heard = len(client.notifications)
    for kind in list_requests():
        tag = str(kind.__struct_config__.tag)
        seats = {"seat": 0} if issubclass(kind, SeatRequest) else {}
        answer = await client.ask(tag, table=table, **{**seats, **FIELDS.get(tag, {})})
        assert (answer["type"] == "refused") is (tag not in HARMLESS), (tag, answer)
    assert [each for each in client.notifications[heard:] if each.get("table") == table] == []
    for query in ("", "?seat=0", "?seat=1"):
        answer = await client.http.get(f"/api/tables/{table}/replay{query}", headers={"Accept-Encoding": ""})
        assert (await answer.json())["code"] == "set-closed"
    asked = {"id": f"on-{table}", "step": 0, "seat": 0, "level": "club"}
    answer = await client.http.post(f"/api/tables/{table}/play-on", json=asked)
    assert (await answer.json())["code"] == "set-closed"
    assert (await client.ask("watch", table=table, seat=0))["code"] == "not-your-seat"
    for kind in ("watch", "evidence"):
        assert (await client.ask(kind, table=table))["code"] == "set-closed"


@pytest.mark.parametrize("count", [1, 2])
def test_a_table_of_a_set_is_closed_to_everybody_else_until_the_end(tmp_path: Path, count: int):
    async def test() -> None:
        world = Ahead()
        async with (
            nodes(tmp_path, count, world) as served,
            connect_guest(served[0][1], "Rosa") as rosa,
            connect_guest(served[-1][1], "Tom") as tom,
            connect_guest(served[-1][1], "Uma") as uma,
        ):
            (first, address), (last, _) = served[0], served[-1]
            made = await first.deal_set_tables.open_set(rosa.person, FORM, {1: "club"}, days=1)
            table = await begin(first, rosa, made)
            assert (await last.deal_set_tables.play(await person(last, tom), made)).id != table
            await refuse_all(tom, table)
            moves = await finish(rosa, table)
            await refuse_all(tom, table)
            visitor = await uma.http.get(f"{address}/api/tables/{table}/replay", headers={"Cookie": ""})
            assert (await visitor.json())["code"] == "set-closed"

            # the own replay, without the seed of packs that others have still to play
            replay = await (await rosa.http.get(f"/api/tables/{table}/replay?seat=0")).json()
            assert (len(replay["steps"]), replay["record"]) == (len(moves) + 1, "")
            assert (await rosa.ask("evidence", table=table))["code"] == "set-closed"
            revealed = [
                each for each in (await rosa.watch(table, 0))["entries"] if each["entry"] == "revealed"
            ]
            assert [each["secret"] for each in revealed] == [""]
            assert (await rosa.ask("act", table=table, command={"do": "rematch", "seat": 0}))[
                "code"
            ] == "no-rematch"
            assert (await rosa.ask("hint", table=table, seat=0))["code"] == "hints-not-agreed"
            export = await (await rosa.http.get("/api/me/export")).json()
            assert (export["results"], len(export["set_tries"]), len(export["deal_sets"])) == ([], 1, 1)
            assert "secret" not in json.dumps(export["deal_sets"])
            for page in ("over", "abandoned"):
                listed = await (await rosa.http.get(f"/api/me/matches?stage={page}")).json()
                assert listed["matches"] == []

            # both tries are over: each of the two may see the other's match, and nobody else
            other = await begin(last, tom, made)
            assert await finish(tom, other) == moves, "the same moves get the same moves of the bots"
            for client, theirs in ((tom, table), (rosa, other)):
                answer = await client.http.get(f"/api/tables/{theirs}/replay?seat=0")
                assert len((await answer.json())["steps"]) == len(moves) + 1
                assert (await client.ask("evidence", table=theirs))["code"] == "set-closed"
                await client.watch(theirs, None)
            await refuse_all(uma, table)

            world.ahead_ms = DAY_MS
            for server, _ in served:
                await server.deal_set_tables.run_once()
            for client in (rosa, tom, uma):
                evidence = msgspec.convert(await client.request("evidence", table=table), Evidence)
                assert check(evidence).moves == len(moves)
                assert evidence.proof.deal_set is not None
                assert evidence.proof.deal_set.id == made
                answer = await client.http.get(f"/api/tables/{table}/replay")
                assert (await answer.json())["record"]
                await client.watch(table, None)
            export = await (await rosa.http.get("/api/me/export")).json()
            assert [each["play_table"] for each in export["results"]] == [table]
            with pytest.raises(IllegalError) as caught:
                await first.deal_set_tables.play(await person(first, uma), made)
            assert caught.value.code == "set-over"

    run(test())


def test_one_try_stays_one_try_and_is_never_lost(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            sets = server.deal_set_tables
            made = await sets.open_set(rosa.person, FORM, {1: "greedy"}, days=1)
            table = await begin(server, rosa, made)
            await rosa.play_on(table, 0, 2)
            assert (await sets.play(await person(server, rosa), made)).id == table
        async with serving(tmp_path, world=world) as (server, address), connect_guest(address, "Uma") as uma:
            sets = server.deal_set_tables
            owner = await server.people.find(rosa.person)
            assert owner is not None
            again = await sets.play(owner, made)
            assert (again.id, len(again.session.numbers_of_moves) >= 2) == (table, True)
            left = await begin(server, uma, made)
            await uma.request("act", table=left, command={"do": "leave", "seat": 0})
            again_left = await sets.play(await person(server, uma), made)
            assert (again_left.id, again_left.session.stage) == (left, "over")

            # unfinished tries count as they stand when the set ends; those of deleted people stay without them
            world.ahead_ms = DAY_MS
            assert (await uma.http.delete("/api/me")).status == 200
            assert await sets.run_once() == 2
            assert await sets.run_once() == 0
            tries = await server.database.query(
                "SELECT play_table, person, ended > 0, settled FROM deal_set_try ORDER BY began"
            )
            assert tries == [(table, rosa.person, 1, 1), (left, None, 1, 1)]
            for days, kept in ((2, 1), (1, 0)):
                world.ahead_ms = 2 * DAY_MS + 1000
                await Retention(server.database, world, days).run_once()
                assert await server.database.query("SELECT count(*) FROM deal_set") == [(kept,)]
            assert await server.database.query("SELECT count(*) FROM deal_set_try") == [(0,)]

    run(test())


def test_a_set_needs_one_seat_for_a_person_and_bots_that_every_node_has(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            sets = server.deal_set_tables
            for bots in ({}, {0: "club", 1: "club"}):
                with pytest.raises(IllegalError, match="vacant"):
                    await sets.open_set(rosa.person, FORM, bots, days=1)
            for level in ("fit", "somebody"):
                with pytest.raises(OptionsError):
                    await sets.open_set(rosa.person, FORM, {1: level}, days=1)
            with pytest.raises(IllegalError) as caught:
                await sets.play(await person(server, rosa), "none")
            assert caught.value.code == "no-such-set"

    run(test())


def test_a_release_with_other_bots_ends_the_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            made = await server.deal_set_tables.open_set(rosa.person, FORM, {1: "greedy"}, days=1)
            table = await begin(server, rosa, made)
            await rosa.play_on(table, 0, 1)
        monkeypatch.setattr("virado.server.deal_sets.REVISION", catalogue.REVISION + 1)
        async with serving(tmp_path) as (server, address), connect_guest(address, "Uma") as uma:
            with pytest.raises(IllegalError) as caught:
                await server.deal_set_tables.play(await person(server, uma), made)
            assert caught.value.code == "set-over"
            await server.deal_set_tables.run_once()
            assert await server.database.query("SELECT ended > 0, settled FROM deal_set_try") == [(1, 1)]

    run(test())
