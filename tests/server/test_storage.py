"""Transactions, fencing, group commit and migrations, on SQLite with and without threads, and on PostgreSQL."""

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from tests.server.postgres import fresh_database
from virado.server.people import People
from virado.server.person_export import PersonExport
from virado.server.storage import sqlite
from virado.server.storage.database import ConflictError, Database, Statement, StorageError
from virado.server.storage.inline_sqlite import InlineSqliteDatabase
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import MIGRATIONS, migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import (
    NODE_EXPIRY_MS,
    RENEWAL_BATCH,
    FencedError,
    Progress,
    Store,
    TableRow,
)

Open: TypeAlias = Callable[[], AbstractAsyncContextManager[Database]]
"""Function that opens the same database each time."""


@pytest.fixture(params=["sqlite", "inline", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    url = fresh_database() if request.param == "postgres" else ""
    kind = InlineSqliteDatabase if request.param == "inline" else SqliteDatabase

    @asynccontextmanager
    async def open_database() -> AsyncGenerator[Database]:
        database: Database
        database = await PostgresDatabase.connect(url) if url else kind(tmp_path / "virado.db")
        try:
            await migrate(database)
            yield database
        finally:
            await database.close()

    return open_database


def run(opened: Open, test: Callable[[Database], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with opened() as database:
            await test(database)

    asyncio.run(inside())


def setting(name: str, value: str) -> Statement:
    return Statement("INSERT INTO setting VALUES ($1, $2)", (name, value))


def test_an_acknowledged_transaction_is_there_after_reopening(opened: Open):
    async def write(database: Database) -> None:
        await database.transaction([setting("a", "1")])

    async def read(database: Database) -> None:
        assert await migrate(database) == len(MIGRATIONS)
        assert await database.query("SELECT value FROM setting WHERE name = $1", "a") == [("1",)]

    run(opened, write)
    run(opened, read)


def test_a_conflict_rolls_back_only_its_own_transaction(opened: Open):
    async def test(database: Database) -> None:
        missing = Statement("UPDATE setting SET value = '9' WHERE name = 'none' RETURNING name", rows=1)
        good = [database.transaction([setting(f"g{i}", "x")]) for i in range(20)]
        bad = [database.transaction([setting(f"b{i}", "x"), missing]) for i in range(20)]
        mixed = [each for pair in zip(good, bad, strict=True) for each in pair]
        results = await asyncio.gather(*mixed, return_exceptions=True)
        conflicts = [result for result in results if isinstance(result, ConflictError)]
        assert len(conflicts) == 20
        assert all(conflict.index == 1 for conflict in conflicts)
        names = {name for (name,) in await database.query("SELECT name FROM setting")}
        assert names == {f"g{i}" for i in range(20)}

    run(opened, test)


def test_an_sql_error_is_raised_only_for_its_caller(opened: Open):
    async def test(database: Database) -> None:
        results = await asyncio.gather(
            database.transaction([Statement("INSERT INTO nowhere VALUES (1)")]),
            database.transaction([setting("a", "1")]),
            return_exceptions=True,
        )
        assert isinstance(results[0], StorageError)
        assert await database.query("SELECT name FROM setting") == [("a",)]

    run(opened, test)


def test_many_concurrent_transactions_are_all_stored(opened: Open):
    async def test(database: Database) -> None:
        await asyncio.gather(*(database.transaction([setting(str(i), "x")]) for i in range(300)))
        assert await database.query("SELECT count(*) FROM setting") == [(300,)]

    run(opened, test)


def test_a_newer_schema_is_refused(opened: Open):
    async def test(database: Database) -> None:
        await database.transaction([Statement("INSERT INTO schema_version VALUES (99)")])
        with pytest.raises(StorageError, match="99"):
            await migrate(database)

    run(opened, test)


def test_two_nodes_may_migrate_concurrently(opened: Open):
    async def test(database: Database) -> None:
        async with opened() as other:
            assert await asyncio.gather(migrate(database), migrate(other)) == [len(MIGRATIONS)] * 2

    run(opened, test)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_older_schema_is_migrated_with_its_data(tmp_path: Path, kind: str):
    async def test(version: int) -> None:
        database: Database
        if kind == "postgres":
            database = await PostgresDatabase.connect(fresh_database())
        else:
            database = SqliteDatabase(tmp_path / f"{version}.db")
        try:
            before = [Statement(text) for number in range(version) for text in MIGRATIONS[number]]
            noted = [
                Statement("INSERT INTO schema_version VALUES ($1)", (number + 1,))
                for number in range(version)
            ]
            guest = "INSERT INTO person (id, name, created, seen) VALUES ('a', 'Rosa', 1, 2)"
            token = "INSERT INTO token (hash, person, name, created) VALUES ('h', 'a', 'bot', 1)"
            make = Statement("CREATE TABLE schema_version (version BIGINT PRIMARY KEY)")
            await database.transaction([make, *before, *noted, Statement(guest), Statement(token)])
            assert await migrate(database) == len(MIGRATIONS)
            export = PersonExport(database)
            try:
                person = await People(database).find("a")
                assert person is not None
                assert (person.name, person.public, person.admin) == ("Rosa", False, False)
                exported = json.loads(await export.run("a"))
                assert [each["name"] for each in exported["tokens"]] == ["bot"]
            finally:
                await export.close()
        finally:
            await database.close()

    for version in range(1, len(MIGRATIONS) + 1):
        asyncio.run(test(version))


def test_a_file_that_is_no_database_gives_one_clear_error(tmp_path: Path):
    (tmp_path / "virado.db").write_bytes(b"not a database at all, but long enough to be read as one" * 20)
    with pytest.raises(StorageError, match=r"virado\.db"):
        SqliteDatabase(tmp_path / "virado.db")


# ---------------------------------------------------------------------- tables
def table(name: str = "t1", **changes: object) -> TableRow:
    values = {
        "id": name,
        "created": 1,
        "changed": 1,
        "stage": "playing",
        "entries": 0,
        "listed": True,
        "summary": "{}",
        "secret": "00",
        "node": "a",
        "epoch": 1,
        "lease": 100,
    }
    return TableRow(**{**values, **changes})  # type: ignore[arg-type]


PROGRESS = Progress(stage="playing", listed=False, summary="{}")


def test_a_log_grows_in_order_and_only_for_the_owner_of_the_table(opened: Open):
    async def test(database: Database) -> None:
        store = Store(database)
        await store.create(table(), ["e0"])
        await store.append("t1", 1, 1, ["e1", "e2"], PROGRESS, now=5)
        for epoch, first in ((1, 1), (1, 4), (2, 3)):
            with pytest.raises(FencedError):
                await store.append("t1", epoch, first, ["x"], PROGRESS, now=6)
        assert await store.log("t1") == ["e0", "e1", "e2"]
        row = await store.load_table("t1")
        assert row is not None
        assert (row.entries, row.changed, row.listed) == (3, 5, False)

    run(opened, test)


def test_a_table_changes_owner_only_after_its_lease_has_expired(opened: Open):
    async def test(database: Database) -> None:
        store = Store(database)
        await store.create(table(lease=100), ["e0"])
        assert await store.acquire_lease("t1", "b", now=100, until=200) is None
        taken = await store.acquire_lease("t1", "b", now=101, until=200)
        assert taken is not None
        assert (taken.node, taken.epoch) == ("b", 2)
        with pytest.raises(FencedError):
            await store.append("t1", 1, 1, ["late"], PROGRESS, now=102)
        assert await store.renew("a", [("t1", 1)], until=300) == set()
        assert await store.renew("b", [("t1", 2)], until=300) == {"t1"}
        assert await store.orphans(now=299, limit=5) == []
        await store.release_lease("t1", 2)
        assert await store.orphans(now=1, limit=5) == ["t1"]

    run(opened, test)


WRITES: dict[str, Callable[[Store, int], Awaitable[object]]] = {
    "append": lambda store, epoch: store.append("t1", epoch, 1, ["x"], PROGRESS, now=6),
    "rewrite": lambda store, epoch: store.rewrite("t1", epoch, {0: "x"}, "x", "rosa"),
    "remove": lambda store, epoch: store.remove("t1", epoch),
    "take_again": lambda store, epoch: store.advance_epoch("t1", epoch),
    "renew": lambda store, epoch: store.renew("b" if epoch > 2 else "a", [("t1", epoch)], until=300),
    "release": lambda store, epoch: store.release_lease("t1", epoch),
}
"""Every write to a table under the epoch of its owner."""


@pytest.mark.parametrize("write", WRITES)
def test_a_write_with_another_epoch_changes_nothing(opened: Open, write: str):
    async def test(database: Database) -> None:
        store = Store(database)
        await store.create(table(epoch=1, lease=0), ["e0"])
        before = await store.acquire_lease("t1", "b", now=10, until=100)
        assert before is not None
        assert before.epoch == 2
        for epoch in (1, 3):
            try:
                assert not await WRITES[write](store, epoch), epoch
            except FencedError:
                pass
            else:
                assert write in ("take_again", "renew", "release"), (
                    f"{write} with epoch {epoch} does not raise"
                )
            row = await store.load_table("t1")
            assert row is not None
            if write == "renew" and epoch > 2:
                # leases are renewed by node, not by table
                row = msgspec.structs.replace(row, lease=before.lease)
            assert row == before, epoch
            assert await store.log("t1") == ["e0"], epoch

    run(opened, test)


def test_of_two_nodes_that_take_a_table_over_one_succeeds(opened: Open):
    async def test(database: Database) -> None:
        async with opened() as other:
            await Store(database).create(table(lease=0), ["e0"])
            taken = await asyncio.gather(
                *(
                    Store(db).acquire_lease("t1", node, now=10, until=20)
                    for db, node in ((database, "b"), (other, "c")) * 5
                )
            )
            owners = {row.node for row in taken if row is not None}
            assert len(owners) == 1

    run(opened, test)


def test_a_shared_setting_keeps_its_first_value(opened: Open):
    async def test(database: Database) -> None:
        store = Store(database)
        assert await store.setting("key", "first") == "first"
        assert await store.setting("key", "second") == "first"

    run(opened, test)


def test_a_node_is_listed_until_it_stops_or_has_been_silent_for_long(opened: Open):
    async def test(database: Database) -> None:
        store = Store(database)
        await store.register("a", "10.0.0.1", 4000, now=1)
        await store.register("a", "10.0.0.1", 4001, now=2)
        assert await store.address("a") == ("10.0.0.1", 4001)
        await store.register("b", "10.0.0.2", 4000, now=3 + NODE_EXPIRY_MS)
        assert await store.address("a") is None
        await store.unregister("b")
        assert await store.address("b") is None

    run(opened, test)


def test_a_restarted_node_finds_the_tables_that_it_owned(opened: Open):
    async def test(database: Database) -> None:
        store = Store(database)
        await store.create(table("t1"), ["e0"])
        await store.create(table("t2", node="b"), ["e0"])
        await store.create(table("t3", stage="over"), ["e0"])
        assert await store.list_leased_by("a") == ["t1"]

    run(opened, test)


def test_leases_are_renewed_in_batches(opened: Open):
    async def test(database: Database) -> None:
        store = Store(database)
        names = [f"t{i}" for i in range(2 * RENEWAL_BATCH + 1)]
        insert = "INSERT INTO play_table SELECT $1, 1, 1, 'playing', 0, 0, '', '', 'a', 1, 100, ''"
        await database.transaction([Statement(insert, (name,)) for name in names])
        held = [(name, 1) for name in names]
        assert await store.renew("a", [*held, ("none", 1)], until=500) == set(names)
        assert await store.renew("a", [("t0", 2)], until=500) == set()
        assert await store.orphans(now=499, limit=5) == []

    run(opened, test)


def test_commits_are_grouped_under_load_and_a_single_writer_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    slept: list[float] = []
    monkeypatch.setattr(sqlite.time, "sleep", slept.append)

    async def test() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        try:
            await migrate(database)
            for number in range(50):
                await database.transaction([setting(f"alone {number}", "1")])
            assert slept == []
            for number in range(20):
                many = (setting(f"{number} of {each}", "1") for each in range(10))
                await asyncio.gather(*(database.transaction([each]) for each in many))
            assert slept
            assert 0 < max(slept) <= max(pause for _, pause in sqlite.COMMIT_DELAYS_S)
            rows = await database.query("SELECT count(*) FROM setting")
            assert rows[0][0] == 50 + 20 * 10
            slept.clear()
            for number in range(100):
                await database.transaction([setting(f"alone again {number}", "1")])
            slept.clear()
            for number in range(50):
                await database.transaction([setting(f"still alone {number}", "1")])
            assert slept == []
        finally:
            await database.close()

    asyncio.run(test())
