"""Other programs on the database of a running server: no loss of acknowledged data."""

import asyncio
import io
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.server.clients import connect_guest, run, serving
from tests.server.processes import Process
from tests.waiting import until
from virado.cli import main
from virado.server.address_file import AddressFile
from virado.server.administration.moderation import ModerationService
from virado.server.administration.shell import open_moderation_in_shell
from virado.server.doctor import examine
from virado.server.logs import make_logger
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring
from virado.server.periodic import FileWatcher
from virado.server.settings import Settings
from virado.server.storage.backup import back_up, restore
from virado.server.storage.database import LostFileError, NotCommittedError, Statement, StorageError
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase, list_database_files
from virado.server.wire.administration import NewBan

READ = (
    "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
    "print(c.execute('SELECT count(*) FROM person').fetchone()[0]); c.close()"
)
"""A foreign program that opens, reads and closes the database."""


def read_elsewhere(path: Path) -> int:
    """Return the number of people read by another process."""
    read = subprocess.run([sys.executable, "-c", READ, str(path)], check=True, capture_output=True, text=True)
    return int(read.stdout)


class _Openings:
    """The files opened by this process itself.

    An audit hook records them; it cannot be removed.
    """

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.seen: list[Path] = []
        sys.addaudithook(self._note)

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        if self.folder is None or event != "open" or not isinstance(args[0], str | bytes | os.PathLike):
            return
        if args[2] & os.O_CREAT and args[2] & os.O_EXCL:
            return  # this call creates a new file
        path = Path(os.fsdecode(args[0])).resolve()  # pyright: ignore[reportUnknownArgumentType]
        if path.parent == self.folder and path.name.startswith("virado.db"):
            self.seen.append(path)

    @contextmanager
    def noted(self, folder: Path) -> Generator[list[Path]]:
        """Record the opened database files of this folder."""
        self.seen.clear()
        self.folder = folder.resolve()
        try:
            yield self.seen
        finally:
            self.folder = None


_openings = _Openings()


def test_the_server_itself_opens_no_file_of_its_database(tmp_path: Path):
    """Check that the server opens no database file itself: closing it would release SQLite's locks.

    See `virado.server.storage.sqlite`.
    """
    here = tmp_path / "here"

    async def test() -> None:
        async with serving(here):
            pass
        with _openings.noted(here) as seen:
            async with serving(here) as (server, address), connect_guest(address, "Rosa") as rosa:
                bots = {"1": "greedy"}
                table = await rosa.request("create", variant="casino", sit=0, bots=bots, start=True)
                await rosa.request("watch", table=table["id"], seat=0)
                await rosa.play_on(table["id"], 0, 3)
                for path in ("/healthz", "/metrics", "/api/me", "/api/me/export", "/api/me/matches"):
                    await rosa.http.get(path)
                assert [each async for each in examine(Settings(data=here), address)]
                async with open_moderation_in_shell(url="", data=here) as (desk, _):
                    await desk.counts()
                await back_up(tmp_path / "copy.db", url="", data=here)
                await server.moderation_state.refresh()
                await server.table_closures.run_once()
                await server.erase_person(rosa.person)
                await server.erasure.run_once()
                await server.match_history.backfill_summaries()
            assert seen == []
        with _openings.noted(here) as seen:
            (here / "virado.db").read_bytes()
            assert len(seen) == 1, "the hook sees what it is to see"

    run(test())


def test_another_program_that_closes_the_database_keeps_the_servers_log(tmp_path: Path):
    path = tmp_path / "virado.db"

    async def test() -> None:
        first = SqliteDatabase(path)
        await migrate(first)
        await first.close()
        for _ in range(2):
            database = SqliteDatabase(path)
            try:
                add = Statement("INSERT INTO setting VALUES ('a', '1') ON CONFLICT DO NOTHING")
                await database.transaction([add])
                before = [file.stat().st_ino for file in list_database_files(path)]
                assert await asyncio.to_thread(read_elsewhere, path) == 0
                assert [file.stat().st_ino for file in list_database_files(path)] == before
            finally:
                await database.close()

    run(test())


def test_an_account_survives_an_admin_command_and_kill_9_of_a_running_server(tmp_path: Path):
    async def guest(address: str) -> str:
        async with ClientSession(address) as http:
            return str((await (await http.post("/api/guest", json={"name": "Rosa"})).json())["person"])

    server = Process(tmp_path)

    async def test() -> None:
        nonlocal server
        await server.wait_until_ready()
        server.terminate()
        for number in range(2):
            server = Process(tmp_path)
            address = await server.wait_until_ready()
            person = await guest(address)
            admin = [sys.executable, "-m", "virado", "admin", "--data", str(tmp_path), "people", "--json"]
            told = subprocess.run(admin, check=True, capture_output=True, text=True).stdout
            assert person in told
            await guest(address)
            server.kill()
            assert read_elsewhere(tmp_path / "virado.db") == 2 * number + 2

    try:
        run(test())
    finally:
        server.end()


# ---------------------------------------------------------------------- lost files
SETTING = Statement("INSERT INTO setting VALUES ('a', '1') ON CONFLICT (name) DO UPDATE SET value = '2'")


@pytest.mark.parametrize("name", ["virado.db", "virado.db-wal", "virado.db-shm"])
@pytest.mark.parametrize("how", ["moved", "replaced"])
def test_a_server_with_missing_files_acknowledges_nothing_until_they_return(
    tmp_path: Path, name: str, how: str
):
    stream = io.StringIO()

    async def test() -> None:
        monitoring = Monitoring(Metrics(), make_logger("json", stream))
        async with serving(tmp_path, monitoring) as (server, address), connect_guest(address, "Rosa") as rosa:
            database = server.database
            assert isinstance(database, SqliteDatabase)
            watch = FileWatcher(database.check, monitoring.log)
            await watch.check_once()
            file, away = tmp_path / name, tmp_path / "away"
            file.rename(away)
            if how == "replaced":
                file.write_bytes(away.read_bytes())
            assert (await rosa.ask("create", variant="casino"))["code"] == "not-stored"
            assert (await rosa.http.get("/healthz")).status == 503
            await rosa.request("ping")
            with pytest.raises(NotCommittedError):
                await database.transaction([SETTING])
            await watch.check_once()
            away.replace(file)
            assert (await rosa.http.get("/healthz")).status == 200
            await rosa.request("create", variant="casino")
            await watch.check_once()

    run(test())
    told = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(each["event"], each["file"]) for each in told if each["event"].startswith("file-")][-2:] == [
        ("file-lost", name),
        ("file-restored", name),
    ]


def test_a_commit_while_a_file_is_replaced_is_not_acknowledged(tmp_path: Path):
    path = tmp_path / "virado.db"

    async def test() -> None:
        database = SqliteDatabase(path)
        try:
            await migrate(database)
            writer: Any = database._writer  # pyright: ignore[reportPrivateUsage]

            def replace(connection: sqlite3.Connection) -> None:
                connection.execute("INSERT INTO setting VALUES ('a', '1')")
                path.rename(tmp_path / "away")

            with pytest.raises(StorageError) as told:
                await writer.run(replace)
            assert not isinstance(told.value, NotCommittedError)
            (tmp_path / "away").rename(path)
            assert await database.query("SELECT value FROM setting WHERE name = 'a'") == [("1",)]
        finally:
            await database.close()

    run(test())


def test_the_content_of_a_deleted_log_is_moved_into_the_database(tmp_path: Path):
    path = tmp_path / "virado.db"

    async def test() -> None:
        database = SqliteDatabase(path)
        try:
            await migrate(database)
            await database.transaction([SETTING])
            list_database_files(path)[1].unlink()
            with pytest.raises(LostFileError):
                await database.check()
            with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as copy:
                assert copy.execute("SELECT value FROM setting WHERE name = 'a'").fetchall() == [("1",)]
        finally:
            await database.close()

    run(test())


def test_a_stopping_server_does_not_delete_the_log_of_a_replacement_database(
    tmp_path: Path,
):
    path = tmp_path / "virado.db"
    hold = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('PRAGMA journal_mode=WAL'); "
    hold += "c.execute('CREATE TABLE t (a)'); print('ready', flush=True); sys.stdin.read()"

    async def test() -> None:
        database = SqliteDatabase(path)
        await migrate(database)
        for file in list_database_files(path):
            file.unlink()
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-c", hold, str(path), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        try:
            assert other.stdout is not None
            await other.stdout.readline()
            before = [file.stat().st_ino for file in list_database_files(path)]
            await database.close()
            assert [file.stat().st_ino for file in list_database_files(path)] == before
        finally:
            await other.communicate(b"")

    run(test())


# ---------------------------------------------------------------------- files of an earlier database
def killed(folder: Path) -> None:
    """Kill a server after it has stored a person, so that its write-ahead log remains."""
    server = Process(folder)

    async def work() -> None:
        async with ClientSession(await server.wait_until_ready()) as http:
            await http.post("/api/guest", json={"name": "Rosa"})

    try:
        run(work())
        server.kill()
    finally:
        server.end()


def test_the_log_of_a_former_database_is_not_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Check that a server refuses a log of another database, and that a restore renames such a log."""
    new, old, copy = tmp_path / "new", tmp_path / "old", tmp_path / "copy.db"

    async def make_copy() -> None:
        async with serving(new):
            pass
        await back_up(copy, url="", data=new)

    run(make_copy())
    killed(old)
    path = old / "virado.db"
    log = list_database_files(path)[1]
    before = log.read_bytes()
    assert before

    path.unlink()
    with pytest.raises(StorageError, match=r"virado\.db-wal"):
        SqliteDatabase(path)
    assert not path.exists()
    assert main(["doctor", "--data", str(old)]) == 1
    shutil.copy(copy, path)
    with pytest.raises(StorageError, match=r"virado\.db-wal"):
        SqliteDatabase(path)
    assert log.read_bytes() == before
    path.unlink()

    assert main(["restore", str(copy), "--data", str(old)]) == 0
    aside = old / "virado.db-wal.old-1"
    assert str(aside) in capsys.readouterr().out
    assert aside.read_bytes() == before
    assert not log.exists()
    assert read_elsewhere(path) == 0


def test_errors_about_files_name_the_file(tmp_path: Path):
    here = tmp_path / "here"
    copy = tmp_path / "copy.db"

    async def test() -> None:
        async with serving(here):
            with pytest.raises(StorageError, match="a server uses"):
                await restore_any(here)
        await back_up(copy, url="", data=here)
        with pytest.raises(StorageError, match=re.escape(str(here / "virado.db"))):
            await restore(copy, url="", data=here)
        with pytest.raises(StorageError, match=re.escape(str(tmp_path / "none"))):
            await back_up(tmp_path / "none" / "copy.db", url="", data=here)
        (tmp_path / "other.db-wal").write_bytes(b"of another database")
        with pytest.raises(StorageError, match=re.escape(str(tmp_path / "other.db-wal"))):
            await back_up(tmp_path / "other.db", url="", data=here)
        (tmp_path / "text.db").write_text("no database " * 100)
        with pytest.raises(StorageError, match=re.escape(str(tmp_path / "text.db"))):
            await restore(tmp_path / "text.db", url="", data=tmp_path / "there")
        assert sorted(each.name for each in tmp_path.iterdir()) == [
            "copy.db",
            "here",
            "other.db-wal",
            "text.db",
        ]

    async def restore_any(data: Path) -> None:
        source = tmp_path / "source.db"
        await back_up(source, url="", data=data)
        try:
            (data / "virado.db").rename(tmp_path / "away")
            await restore(source, url="", data=data)
        finally:
            (tmp_path / "away").rename(data / "virado.db")
            source.unlink()

    run(test())


# ---------------------------------------------------------------------- privacy of files
def test_all_files_of_a_server_are_private(tmp_path: Path):
    """Check that existing files become private, and that a folder which others can list is reported."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    for name in ("node", "address", "virado.db"):
        (folder / name).touch(mode=0o644)
    server = Process(folder)
    try:
        run(server.wait_until_ready())
        found = [path for path in folder.iterdir() if path.stat().st_mode & 0o077]
        assert found == []
        assert {path.name for path in folder.iterdir()} >= {"node", "address", "keys", "virado.db"}
        server.terminate()
    finally:
        server.end()

    async def grades() -> dict[str, str]:
        return {each.code: each.grade async for each in examine(Settings(data=folder))}

    assert asyncio.run(grades())["folder-readable"] == "doubtful"


def test_a_deleted_name_remains_in_no_file_of_the_database(tmp_path: Path):
    name = "Unverwechselbarissima"

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, name) as rosa:
            table = await rosa.request("create", variant="casino", sit=0, bots={"1": "greedy"}, start=True)
            await rosa.request("watch", table=table["id"], seat=0)
            await rosa.play_on(table["id"], 0, 1)
            desk = ModerationService(server.database, "shell:test", 1)
            await desk.ban(NewBan(whom=rosa.person, reason=f"{name} shouted", days=1))
            await server.erase_person(rosa.person)
            await until(lambda: not server.erasure.is_log_due)
            held = [
                await asyncio.to_thread(read_bytes_elsewhere, file)
                for file in list_database_files(tmp_path / "virado.db")[:2]
            ]
            assert [name.encode() in data for data in held] == [False, False]

    run(test())


def read_bytes_elsewhere(path: Path) -> bytes:
    """Return the content of a file, read by another process so that this one keeps its locks.

    See `virado.server.storage.sqlite`.
    """
    return subprocess.run(["cat", str(path)], check=True, capture_output=True).stdout


def test_doctor_reports_a_server_that_has_lost_a_file(tmp_path: Path):
    async def grades() -> dict[str, str]:
        return {each.code: each.grade async for each in examine(Settings(data=tmp_path))}

    async def test() -> None:
        async with serving(tmp_path) as (_, address):
            host, _, port = address.removeprefix("http://").partition(":")
            AddressFile(tmp_path).write(host, int(port))
            log, away = tmp_path / "virado.db-wal", tmp_path / "away"
            log.rename(away)
            assert (await asyncio.to_thread(asyncio.run, grades()))["running-unwell"] == "bad"
            away.rename(log)
            assert (await asyncio.to_thread(asyncio.run, grades()))["running"] == "good"

    run(test())
