"""Storing before sending, with a slow database and with transactions whose outcome is unknown."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, connect_guest, run, serving
from tests.waiting import until
from virado.server.results import Results
from virado.server.storage.database import Database, Rows, Statement, StorageError
from virado.server.tables.table import Table

CLOCK = {"move_ms": 60_000}


class Unreliable:
    """A database whose transactions wait for `goes_on`, or fail before or after their commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.failures: list[str] = []
        """Failures to inject into the next log writes, in order: `before` or `after` the commit."""

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        await self.goes_on.wait()
        is_log = any("INSERT INTO entry" in statement.sql for statement in statements)
        how = self.failures.pop(0) if self.failures and is_log else ""
        if how == "before":
            raise StorageError("the database is away")
        rows = await self.database.transaction(statements)
        if how == "after":
            raise StorageError("the connection was lost")
        return rows

    async def query(self, sql: str, *args: Any) -> Rows:
        return await self.database.query(sql, *args)

    def locks(self, *names: str) -> list[Statement]:
        return self.database.locks(*names)

    async def close(self) -> None:
        await self.database.close()


async def begin(rosa: Client, tom: Client) -> str:
    table: str = (await rosa.request("create", variant="casino", sit=0))["id"]
    await tom.request("act", table=table, command={"do": "sit", "seat": 1, "name": ""})
    await rosa.request("start", table=table)
    for client, seat in ((rosa, 0), (tom, 1)):
        await client.request("watch", table=table, seat=seat)
    return table


def test_entries_are_sent_only_after_they_are_stored(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Eva") as eva,
        ):
            table = await begin(rosa, tom)
            seat, mover = (0, rosa) if (await rosa.latest())["state"]["asked"][0][0] == 0 else (1, tom)
            move = (await mover.request("legal", table=table, seat=seat, limit=1))["moves"][0]["text"]
            slow = server.store.database = Unreliable(server.store.database)
            slow.goes_on.clear()
            command = {"do": "play", "seat": seat, "move": move}
            asked = [
                asyncio.create_task(mover.request("act", table=table, command=command)),
                asyncio.create_task(eva.request("watch", table=table, seat=None)),
            ]
            await until(lambda: server.node.tables[table].session.log[-1].sender)
            for _ in range(100):
                await asyncio.sleep(0)
            await rosa.http.get("/metrics")  # by the time of this answer, all earlier messages have arrived
            assert not any(each.done() for each in asked)
            slow.goes_on.set()
            await asyncio.gather(*asked)
            assert (await eva.latest())["entries"][-1]["text"] == move

    run(test())


def test_a_move_with_unknown_outcome_is_stored_once(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await begin(rosa, tom)
            flaky = server.store.database = Unreliable(server.store.database)
            people = (rosa, tom)
            for number, how in enumerate(("after", "before", "after")):
                await rosa.request("ping")
                seat = (await rosa.latest())["state"]["asked"][0][0]
                mover = people[int(seat)]
                move = (await mover.request("legal", table=table, seat=seat, limit=1))["moves"][0]["text"]
                command = {"do": "play", "seat": seat, "move": move}
                flaky.failures = [how]
                refused = await mover.ask("act", id=f"m{number}", table=table, command=command)
                assert refused["code"] == "not-stored"
                await mover.request("act", id=f"m{number}", table=table, command=command)
            for client in people:
                await client.request("ping")
                entries = [
                    entry
                    for message in client.notifications
                    if message["type"] == "entries"
                    for entry in message["entries"]
                ]
                assert [entry["number"] for entry in entries] == list(range(len(entries)))
                assert len([entry for entry in entries if entry["entry"] == "moved"]) == 3

    run(test())


def test_bots_resume_when_the_database_is_back(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", bots={"1": "greedy"}, sit=0, start=True))[
                "id"
            ]
            await rosa.request("watch", table=table, seat=0)
            flaky = server.store.database = Unreliable(server.store.database)
            flaky.failures = ["", "before", "before"]  # Rosa's move is stored; two attempts of the bot fail
            assert await rosa.play_on(table, 0, 2) == 2
            assert not flaky.failures

    run(test())


def test_a_rating_uses_the_result_of_a_match_stored_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    of_match = Results.make_result_statements
    asked: list[str] = []

    async def of_match_and_another(results: Results, over: Table) -> Sequence[Statement]:
        statements = await of_match(results, over)
        if not asked:
            insert = (
                "INSERT INTO rating SELECT id, 'zwanzig_ab', 40.0, 5.0, 7 FROM person WHERE name = 'Rosa'"
            )
            await results._database.transaction([Statement(insert)])  # pyright: ignore[reportPrivateUsage]
        asked.append(over.row.id)
        return statements

    monkeypatch.setattr(Results, "make_result_statements", of_match_and_another)

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            wanted: dict[str, Any] = {"variant": "zwanzig-ab(players=2)", "rated": True, "clock": CLOCK}
            table = (await rosa.request("create", **wanted, sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=table)
            for client, seat in ((rosa, 0), (tom, 1)):
                await client.request("watch", table=table, seat=seat)
            await asyncio.gather(rosa.play_on(table, 0, 1000), tom.play_on(table, 1, 1000))
            assert asked == [table, table]
            mu, _, played = await server.results.rating(rosa.person, "zwanzig_ab")
            assert played == 8
            assert mu > 30
            assert (await server.results.rating(tom.person, "zwanzig_ab"))[2] == 1
            assert len(await server.database.query("SELECT * FROM result")) == 2

    run(test())
