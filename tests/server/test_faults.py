"""Faults in each use of the storage. Afterwards memory, disk and clients agree, and play continues.

A transaction can fail, be cancelled, or be committed late.
"""

import asyncio
import contextlib
import sqlite3
import stat
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_durability import begin
from tests.server.test_stored_first import compare
from tests.waiting import PATIENCE_S, until
from virado.server import wire
from virado.server.app import Server
from virado.server.storage import sqlite
from virado.server.storage.database import Database, NotCommittedError, Rows, Statement, StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.tables.table import Table, TableReleasedError
from virado.session import HOST, Away, Play

APPEND, TAKE_AGAIN = "UPDATE play_table SET entries", "SET epoch = epoch + 1 WHERE id = $1"
LOG = "SELECT body FROM entry"
HOW = ("fails", "fails after", "is cancelled", "is cancelled after", "is late")
"""Outcomes of a transaction.

With `after` it has been committed. A late transaction is committed after its caller has stopped waiting.
"""


class Faulty:
    """A database in which chosen statements fail in a chosen way."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.faults: list[tuple[str, str]] = []
        """The next faults in order: a text in the statement, and the outcome of its transaction."""
        self.goes_on = asyncio.Event()
        self.late: list[asyncio.Task[Any]] = []

    async def _do(self, texts: str, work: Callable[[], Awaitable[Any]]) -> Any:
        if not self.faults or self.faults[0][0] not in texts:
            return await work()
        how = self.faults.pop(0)[1]
        if how.endswith("after"):
            await work()
        if how == "is late":
            self.late.append(asyncio.create_task(self._do_late(work)))
        if how.startswith("is cancelled"):
            task = asyncio.current_task()
            assert task is not None
            task.cancel()
            await asyncio.sleep(0)
        raise StorageError("the answer is lost")

    async def _do_late(self, work: Callable[[], Awaitable[Any]]) -> None:
        await self.goes_on.wait()
        await work()

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        found: list[Rows] = await self._do(
            " ".join(each.sql for each in statements), lambda: self.database.transaction(statements)
        )
        return found

    async def query(self, sql: str, *args: Any) -> Rows:
        found: Rows = await self._do(sql, lambda: self.database.query(sql, *args))
        return found

    def locks(self, *names: str) -> list[Statement]:
        return self.database.locks(*names)

    async def close(self) -> None:
        await self.database.close()


class Scene:
    """A match of two people, and the operations on its table."""

    def __init__(self, server: Server, rosa: Client, tom: Client, name: str) -> None:
        self.server = server
        self.clients = (rosa, tom)
        self.name = name
        self.made = 0

    async def table(self) -> Table:
        return await self.server.node.get_table(self.name)

    async def agree(self) -> int:
        """Check that memory, disk and clients agree, and return the number of entries.

        It first waits until this node owns the table.
        """
        while True:
            try:
                return await compare(await self.table(), self._on_disk, self.clients)
            except TableReleasedError:
                continue

    async def _on_disk(self) -> list[str]:
        return await self.server.store.log(self.name)

    async def append(self) -> None:
        """Make the next move. If the same command was already executed, do nothing."""
        table = await self.table()
        session = table.session
        number = f"m{self.made}"
        if any(entry.command == number for entry in session.log):
            return
        seat = session.asked[0].seat
        move = str(session.view(seat).legal(1)[0])
        answer = await table.act(Play(seat=seat, move=move), session.people[seat], number)
        assert answer.refusal is None

    async def create(self) -> None:
        person = await self.server.people.find(self.clients[0].person)
        assert person is not None
        opened = await self.server.node.create(
            person, wire.Create(id=f"another{self.made}", variant="casino", sit=0)
        )
        assert opened.row.id != self.name

    async def renew(self) -> None:
        await self.server.node.renew()

    async def release(self) -> None:
        await (await self.table()).release()

    async def take(self) -> None:
        held = self.server.node.tables.get(self.name)
        if held is not None:
            await held.release()
        await self.table()

    async def forget(self) -> None:
        await (await self.table()).erase_person("nobody")


OPERATIONS: dict[str, tuple[Callable[[Scene], Awaitable[None]], list[str]]] = {
    "append": (Scene.append, [APPEND]),
    "reload, a new epoch": (Scene.append, [APPEND, TAKE_AGAIN]),
    "reload, the log": (Scene.append, [APPEND, LOG]),
    "create": (Scene.create, ["INSERT INTO play_table"]),
    "renew": (Scene.renew, ["SET lease = $1 WHERE node"]),
    "release": (Scene.release, ["SET lease = $1 WHERE id"]),
    "take": (Scene.take, ["SET node = $1"]),
    "take, the log": (Scene.take, [LOG]),
    "take, its first entry": (Scene.take, [APPEND]),
    "forget": (Scene.forget, ["SET summary = $1"]),
}


async def fault(scene: Scene, faulty: Faulty, operation: str, how: str) -> None:
    """Cause a fault in one use of the storage, repeat the operation until it succeeds, compare, and continue play."""
    work, texts = OPERATIONS[operation]
    await scene.agree()
    scene.made += 1
    faulty.faults = [*((text, "fails") for text in texts[:-1]), (texts[-1], how)]
    with contextlib.suppress(StorageError, TableReleasedError, asyncio.CancelledError):
        await asyncio.ensure_future(work(scene))
    assert not faulty.faults
    faulty.goes_on.set()
    await asyncio.gather(*faulty.late, return_exceptions=True)
    await scene.agree()
    for again in (work, Scene.append):
        while True:
            try:
                await again(scene)
                break
            except TableReleasedError:
                continue
    moves = sum(entry.command == f"m{scene.made}" for entry in (await scene.table()).session.log)
    assert moves == 1
    await scene.agree()


async def faults(folder: Path, operation: str, **settings: Any) -> None:
    async with (
        serving(folder, **settings) as (server, address),
        connect_guest(address, "Rosa") as rosa,
        connect_guest(address, "Tom") as tom,
    ):
        scene = Scene(server, rosa, tom, await begin(rosa, tom))
        for how in HOW:
            faulty = server.store.database = Faulty(server.database)
            await fault(scene, faulty, operation, how)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_memory_disk_and_clients_agree_after_any_outcome_on_sqlite(tmp_path: Path, operation: str):
    run(faults(tmp_path, operation))


@pytest.mark.parametrize(
    "operation",
    [each if each == "append" else pytest.param(each, marks=pytest.mark.slow) for each in OPERATIONS],
)
def test_memory_disk_and_clients_agree_after_any_outcome_on_postgresql(tmp_path: Path, operation: str):
    run(faults(tmp_path, operation, database=fresh_database()))


# ---------------------------------------------------------------------- drivers
def test_a_move_stored_after_its_caller_was_cancelled_is_loaded_into_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Check a transaction that is in the queue of SQLite's writer while the session is reloaded."""

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            scene = Scene(server, rosa, tom, await begin(rosa, tom))
            table = await scene.table()
            before = len(table.session.log)
            may_go_on = asyncio.Event()
            loop = asyncio.get_running_loop()
            attempt = sqlite._run_job  # pyright: ignore[reportPrivateUsage]

            def slowly(job: Any, connection: sqlite3.Connection) -> Any:
                asyncio.run_coroutine_threadsafe(may_go_on.wait(), loop).result(timeout=PATIENCE_S)
                return attempt(job, connection)

            monkeypatch.setattr(sqlite, "_run_job", slowly)
            acting = asyncio.create_task(scene.append())
            await until(lambda: len(table.session.log) > before)
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)
            monkeypatch.setattr(sqlite, "_run_job", attempt)
            # by the time of this answer, the writer has processed all earlier requests
            await server.store.log(scene.name)
            may_go_on.set()
            assert await scene.agree() == before + 1

    run(test())


@contextlib.asynccontextmanager
async def kept_busy(writer: Any) -> AsyncGenerator[None]:
    """Block the writer during a `with` block, so that it commits all transactions of the block together at its end."""
    is_busy, may_go_on = threading.Event(), threading.Event()

    def wait(_connection: sqlite3.Connection) -> None:
        is_busy.set()
        may_go_on.wait(timeout=PATIENCE_S)

    busy = asyncio.create_task(writer.run(wait))
    await asyncio.to_thread(is_busy.wait)
    try:
        yield
        await asyncio.sleep(0)  # let the new tasks start
    finally:
        may_go_on.set()
        await busy


class BrokenConnection:
    """A connection that fails at a statement with an unexpected error and can no longer roll back."""

    in_transaction = True

    def __init__(self, connection: sqlite3.Connection, at: str) -> None:
        self._connection = connection
        self._at = at
        self.has_failed = False

    def execute(self, sql: str, *args: Any) -> Any:
        if sql == self._at or (self.has_failed and sql == "ROLLBACK"):
            self.has_failed = True
            raise MemoryError
        return self._connection.execute(sql, *args)

    def close(self) -> None:
        self._connection.close()


@pytest.mark.parametrize(
    "at", ["BEGIN IMMEDIATE", "ROLLBACK", "SAVEPOINT job", "ROLLBACK TO job", "RELEASE job", "COMMIT"]
)
def test_the_writer_of_sqlite_continues_after_any_error(tmp_path: Path, at: str):
    """Check that two transactions in one commit are repeated separately after one of them fails."""

    async def test() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        await database.transaction([Statement("CREATE TABLE t (a BIGINT)")])
        writer: Any = database._writer  # pyright: ignore[reportPrivateUsage]
        missing = Statement("UPDATE t SET a = 3 WHERE a = 0 RETURNING a", rows=1)
        async with asyncio.timeout(PATIENCE_S):
            async with kept_busy(writer):
                two = [
                    asyncio.create_task(database.transaction([Statement("INSERT INTO t VALUES (1)"), *also]))
                    for also in ([], [missing])
                ]
                await asyncio.sleep(0)  # both transactions now wait for the writer
                broken: Any = BrokenConnection(writer._connection, at)
                writer._connection = broken
            results = await asyncio.gather(*two, return_exceptions=True)
            assert [type(result) for result in results] == [StorageError, StorageError]
            assert broken.has_failed
            await database.transaction([Statement("INSERT INTO t VALUES (2)")])
        assert await database.query("SELECT a FROM t") == [(2,)]
        await database.close()

    asyncio.run(test())


def test_only_the_user_of_the_server_can_read_its_files(tmp_path: Path):
    folder = tmp_path / "data"

    async def test() -> None:
        async with serving(folder):
            for path in (folder, *folder.glob("virado.db*")):
                assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
            assert {path.name for path in folder.glob("virado.db*")} >= {"virado.db", "virado.db-wal"}

    run(test())


def test_files_of_an_older_version_become_private(tmp_path: Path):
    (tmp_path / "virado.db").touch(mode=0o644)

    async def test() -> None:
        async with serving(tmp_path):
            assert stat.S_IMODE((tmp_path / "virado.db").stat().st_mode) == 0o600

    run(test())


def test_an_absence_is_recorded_although_the_first_write_after_loading_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from virado.server.tables import presence

    monkeypatch.setattr(presence, "RETURN_S", 0.05)

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            scene = Scene(server, rosa, tom, await begin(rosa, tom))
            faulty = server.store.database = Faulty(server.database)
            table = await scene.table()
            for client, seat in ((rosa, 0), (tom, 1)):
                await client.request("unwatch", table=scene.name, seat=seat)
            await table.release()
            faulty.faults = [(APPEND, "fails")]
            with pytest.raises(StorageError):
                await scene.table()
            table = await scene.table()
            await until(lambda: table.session.away)
            await table.act(Away(person=rosa.person, grace_ms=0), HOST)

    run(test())


def test_statements_after_an_error_that_ends_the_transaction_are_stored_once(tmp_path: Path):
    async def test() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        await database.transaction([Statement("CREATE TABLE t (a BIGINT)")])
        writer: Any = database._writer  # pyright: ignore[reportPrivateUsage]
        left: list[int] = []

        def end_it(connection: sqlite3.Connection) -> None:
            left.append(len(left))
            if len(left) == 1:
                connection.execute("ROLLBACK")  # SQLite also rolls back by itself if the disk is full
            raise sqlite3.OperationalError

        async with asyncio.timeout(PATIENCE_S):
            async with kept_busy(writer):
                ended = asyncio.create_task(writer.run(end_it))
                stored = asyncio.create_task(database.transaction([Statement("INSERT INTO t VALUES (1)")]))
            with pytest.raises(StorageError):
                await ended
            await stored
            assert await database.query("SELECT a FROM t") == [(1,)]
        await database.close()

    run(test())


# ---------------------------------------------------------------------- full disk
def test_a_transaction_on_a_full_disk_is_known_to_have_no_effect(tmp_path: Path):
    async def test() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        await database.transaction([Statement("CREATE TABLE t (a TEXT)")])
        writer: Any = database._writer  # pyright: ignore[reportPrivateUsage]
        pages = writer._connection.execute("PRAGMA page_count").fetchone()[0]
        writer._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(NotCommittedError, match="full"):
            await database.transaction([Statement("INSERT INTO t VALUES ($1)", ("long" * 5000,))])
        writer._connection.execute("PRAGMA max_page_count = 100000")
        assert await database.query("SELECT * FROM t") == []
        await database.transaction([Statement("INSERT INTO t VALUES ('a')")])
        await database.close()

    run(test())


@pytest.mark.parametrize("storage", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_tables_can_be_watched_while_storing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, storage: str
):
    from virado.server.tables import node, presence, table

    for module in (node, presence, table):
        monkeypatch.setattr(module, "RETRY_S", 0.02)
    is_full = False
    driver = PostgresDatabase if storage == "postgresql" else SqliteDatabase
    transaction = driver.transaction

    async def no_room(database: Any, statements: Sequence[Statement]) -> list[Rows]:
        if is_full:
            raise NotCommittedError("database or disk is full")
        return await transaction(database, statements)

    monkeypatch.setattr(driver, "transaction", no_room)

    async def test() -> None:
        nonlocal is_full
        jar = CookieJar(unsafe=True)
        url = fresh_database() if storage == "postgresql" else ""
        async with (
            serving(tmp_path, database=url) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom", jar) as tom,
            connect_guest(address, "Eva") as eva,
        ):
            name, other = await begin(rosa, tom), await begin(rosa, tom)
            await (await server.node.get_table(other)).release()
            held = await server.node.get_table(name)
            session = held.session
            people = (rosa, tom)
            seat = session.asked[0].seat
            move = (await people[seat].request("legal", table=name, seat=seat, limit=1))["moves"][0]["text"]
            play = {"table": name, "id": "m1", "command": {"do": "play", "seat": seat, "move": move}}
            before = len(session.log)

            is_full = True
            assert (await people[seat].ask("act", **play))["code"] == "not-stored"
            for watched, entries in ((name, before), (other, len(await server.store.log(other)))):
                assert len((await eva.watch(watched, None))["entries"]) == entries
                await eva.request("unwatch", table=watched, seat=None)
            held.lease = 0
            assert len((await eva.watch(name, None))["entries"]) == before
            async with ClientSession(address, cookie_jar=jar) as http, http.ws_connect("/ws") as socket:
                again = Client(http, socket, tom.person)
                assert (await again.ask("hello"))["type"] == "welcome"
                assert len((await again.watch(name, 1))["entries"]) == before
                assert len((await again.watch(other, 1))["entries"]) == len(await server.store.log(other))

                is_full = False
                await people[seat].request("act", **play)
                moved = [
                    entry
                    for entry in (await server.node.get_table(name)).session.log
                    if entry.command == "m1"
                ]
                assert len(moved) == 1
                opened = await server.node.get_table(other)
                await until(lambda: opened.stored_length == len(opened.session.log))
                assert opened.stored_length == len(await server.store.log(other))

    run(test())


def test_a_database_locked_by_another_program_does_not_delay_a_ping(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            name = await begin(rosa, tom)
            seat, mover = (0, rosa) if (await rosa.latest())["state"]["asked"][0][0] == 0 else (1, tom)
            move = (await mover.request("legal", table=name, seat=seat, limit=1))["moves"][0]["text"]
            with contextlib.closing(sqlite3.connect(tmp_path / "virado.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                play = {
                    "do": "act",
                    "id": "act",
                    "table": name,
                    "command": {"do": "play", "seat": seat, "move": move},
                }
                await mover.socket.send_json(play)
                await mover.socket.send_json(
                    {"do": "watch", "id": "watch", "table": name, "seat": None, "since": 0}
                )
                await mover.socket.send_json({"do": "ping", "id": "ping"})
                answered: list[str] = []
                while len(answered) < 3:
                    message = await mover.hear()
                    if "id" in message:
                        answered.append(message["id"])
                        assert message["type"] == "done", message
                    if answered == ["ping"] and other.in_transaction:
                        other.execute("ROLLBACK")
            assert answered == ["ping", "act", "watch"]

    run(test())
