"""Memory, disk and the messages to every client agree after any outcome of storing a move."""

import asyncio
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import msgspec
import pytest

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import OwnPostgres
from tests.server.test_durability import begin
from tests.waiting import Wait
from virado.server.storage.database import ConflictError, Database, Rows, Statement, StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.tables.table import STORE_ATTEMPTS, Table
from virado.session import Moved, Play

DRIVER: Any = asyncpg
FAILURES: list[Callable[[], BaseException]] = [
    lambda: DRIVER.InternalClientError("got result for unknown protocol state 3"),
    lambda: DRIVER.InterfaceError("connection is closed"),
    lambda: DRIVER.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    lambda: DRIVER.AdminShutdownError("terminating connection due to administrator command"),
    lambda: DRIVER.ProtocolError("unexpected message"),
    lambda: ConnectionResetError("reset by peer"),
    TimeoutError,
    lambda: AttributeError("'NoneType' object has no attribute 'decode'"),
]
"""Errors that database drivers have raised, and others."""


class FailingPool:
    """A pool of connections that fail at a chosen point: when one is acquired, at a statement, or at the commit."""

    def __init__(self, where: str, error: BaseException) -> None:
        self._where = where
        self._error = error

    def acquire(self, *, timeout: float) -> "FailingPool":
        assert timeout > 0
        return self

    def transaction(self) -> "Committing":
        return Committing(self)

    async def __aenter__(self) -> "FailingPool":
        self.reach("acquire")
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def fetch(self, _sql: str, *_: object) -> list[tuple[int]]:
        self.reach("fetch")
        return [(1,)]

    def reach(self, where: str) -> None:
        if where == self._where:
            raise self._error


class Committing:
    """A transaction of a `FailingPool`."""

    def __init__(self, pool: FailingPool) -> None:
        self._pool = pool

    async def __aenter__(self) -> None:
        self._pool.reach("begin")

    async def __aexit__(self, *_: object) -> None:
        self._pool.reach("commit")


@pytest.mark.parametrize("where", ["acquire", "begin", "fetch", "commit"])
@pytest.mark.parametrize("failure", FAILURES)
def test_every_driver_error_becomes_a_storage_error(where: str, failure: Callable[[], BaseException]):
    database = PostgresDatabase(FailingPool(where, failure()), "postgresql://nowhere")

    async def test() -> None:
        with pytest.raises(StorageError):
            await database.transaction([Statement("SELECT 1", (), 1)])
        if where == "fetch":
            with pytest.raises(StorageError):
                await database.query("SELECT 1")

    asyncio.run(test())


class Interrupted:
    """A database in which one write of a log fails, or waits for `goes_on` before or after it."""

    def __init__(self, database: Database, when: str, error: BaseException | None) -> None:
        self.database = database
        self.when = when
        self.error = error
        self.reached = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        if not any("INSERT INTO entry" in statement.sql for statement in statements) or self.reached.is_set():
            return await self.database.transaction(statements)
        rows = await self.database.transaction(statements) if self.when == "after" else []
        self.reached.set()
        if self.error is not None:
            raise self.error
        await self.goes_on.wait()
        return rows or await self.database.transaction(statements)

    async def query(self, sql: str, *args: Any) -> Rows:
        return await self.database.query(sql, *args)

    def locks(self, *names: str) -> list[Statement]:
        return self.database.locks(*names)

    async def close(self) -> None:
        await self.database.close()


def told(client: Client) -> list[int]:
    """Return the numbers of the entries that a client received, in order of arrival."""
    messages = (message for message in client.notifications if message["type"] == "entries")
    return [entry["number"] for message in messages for entry in message["entries"]]


async def compare(table: Table, on_disk: Callable[[], Any], clients: Sequence[Client]) -> int:
    """Check that memory, disk and each client have the same entries, and return their number.

    If the node has released the table, its subscribers receive the entries as soon as the table is loaded again.
    """
    await table.get_played_match()  # this waits until the table is loaded
    stored = [msgspec.json.decode(body)["number"] for body in await on_disk()]
    assert [entry.number for entry in table.session.log] == stored
    assert table.stored_length == len(stored)
    wait = Wait(every_s=0.02)
    for client in clients:
        await client.request("ping")
        while len(told(client)) < len(stored):
            await wait.turn()
            await client.request("ping")
        assert told(client) == stored
    return len(stored)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(
    "error", [StorageError("away"), RuntimeError("no failure of storage"), OSError("cut"), None], ids=str
)
def test_memory_disk_and_clients_agree_after_a_failure_or_cancellation(
    tmp_path: Path, when: str, error: BaseException | None
):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            name = await begin(rosa, tom)
            table = server.node.tables[name]
            database = server.store.database

            async def on_disk() -> list[str]:
                return await server.store.log(name)

            before = await compare(table, on_disk, (rosa, tom))
            session = table.session
            seat = session.asked[0].seat
            person = session.people[seat]
            move = str(session.view(seat).legal(1)[0])
            interrupted = server.store.database = Interrupted(database, when, error)
            acting = asyncio.create_task(table.act(Play(seat=seat, move=move), person, "m"))
            await interrupted.reached.wait()
            if error is None:
                acting.cancel()
            with pytest.raises((StorageError, RuntimeError, OSError, asyncio.CancelledError)):
                await acting
            interrupted.goes_on.set()
            after = await compare(table, on_disk, (rosa, tom))
            assert after == before + (when == "after")
            answer = await table.act(Play(seat=seat, move=move), person, "m")
            assert answer.refusal is None
            assert await compare(table, on_disk, (rosa, tom)) == before + 1

    run(test())


RESTARTS, MOVES = 3, 12


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["fast", "immediate"])
def test_a_match_continues_while_postgresql_restarts(tmp_path: Path, how: signal.Signals):
    postgres = OwnPostgres()

    async def accepted(client: Client, number: str, **request: Any) -> None:
        """Repeat a request until its entries are stored, as a client does."""
        wait = Wait(every_s=0.05)
        while (reply := await client.ask("act", id=number, **request)).get("type") != "done":
            assert reply["code"] in ("not-stored", "table-moved"), reply
            await wait.turn()

    async def test() -> None:
        async with (
            serving(tmp_path, database=postgres.url) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            name = await begin(rosa, tom)

            async def on_disk() -> list[str]:
                return await server.store.log(name)

            made = 0
            for _ in range(RESTARTS):
                restarting = asyncio.create_task(asyncio.to_thread(postgres.restart, how))
                first = made
                while not restarting.done() or made < first + MOVES:
                    table = server.node.tables.get(name)
                    if table is None or not table.session.asked:
                        await rosa.ask("ping")
                        continue
                    seat = table.session.asked[0].seat
                    move = str(table.session.view(seat).legal(1)[0])
                    command = {"do": "play", "seat": seat, "move": move}
                    await accepted((rosa, tom)[seat], f"m{made}", table=name, command=command)
                    made += 1
                await restarting
                table = await server.node.get_table(name)
                await compare(table, on_disk, (rosa, tom))
                moved = [entry for entry in table.session.log if isinstance(entry, Moved)]
                assert len(moved) == made

    try:
        run(test())
    finally:
        postgres.close()


class Conflicting(Interrupted):
    """A database in which the first `conflicts` writes of a log conflict with another transaction."""

    def __init__(self, database: Database, conflicts: int) -> None:
        super().__init__(database, "before", None)
        self.conflicts = conflicts
        self.attempts = 0

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        if any("INSERT INTO entry" in statement.sql for statement in statements):
            self.attempts += 1
            if self.attempts <= self.conflicts:
                raise ConflictError(len(statements) - 1)
        return await self.database.transaction(statements)


@pytest.mark.parametrize("conflicts", [1, STORE_ATTEMPTS - 1, STORE_ATTEMPTS])
def test_a_conflicting_command_is_retried_and_stored_or_refused(tmp_path: Path, conflicts: int):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            name = await begin(rosa, tom)
            table = server.node.tables[name]

            async def on_disk() -> list[str]:
                return await server.store.log(name)

            before = await compare(table, on_disk, (rosa, tom))
            seat = table.session.asked[0].seat
            move = str(table.session.view(seat).legal(1)[0])
            play = {"table": name, "id": "m", "command": {"do": "play", "seat": seat, "move": move}}
            conflicting = server.store.database = Conflicting(server.store.database, conflicts)
            answer = await (rosa, tom)[seat].ask("act", **play)
            if conflicts < STORE_ATTEMPTS:
                assert answer["type"] == "done"
            else:
                assert answer["code"] == "not-stored"
                assert conflicting.attempts == STORE_ATTEMPTS
                assert await compare(table, on_disk, (rosa, tom)) == before
                await (rosa, tom)[seat].request("act", **play)
            assert conflicting.attempts == conflicts + 1
            assert await compare(table, on_disk, (rosa, tom)) > before

    run(test())
