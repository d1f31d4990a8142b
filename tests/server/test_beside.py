"""Other programs use the database beside a running server: nothing acknowledged is lost."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

from tests.server.playing import connected, run, serving
from tests.server.processes import Process
from virado.server.administration.shell import desk_in_shell
from virado.server.doctor import examine
from virado.server.settings import Settings
from virado.server.storage.backup import back_up
from virado.server.storage.database import Statement
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase, files_of

READ = (
    "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
    "print(c.execute('SELECT count(*) FROM person').fetchone()[0]); c.close()"
)
"""A foreign program that opens the database, reads, and closes it."""


def read_elsewhere(path: Path) -> int:
    """Return the number of persons that another process reads."""
    read = subprocess.run([sys.executable, "-c", READ, str(path)], check=True, capture_output=True, text=True)
    return int(read.stdout)


class _Openings:
    """The files that this process has opened by itself, seen by an audit hook; hooks cannot be removed."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.seen: list[Path] = []
        sys.addaudithook(self._note)

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        if self.folder is None or event != "open" or not isinstance(args[0], str | bytes | os.PathLike):
            return
        if args[2] & os.O_CREAT and args[2] & os.O_EXCL:
            return  # an existing file is not opened
        path = Path(os.fsdecode(args[0])).resolve()  # pyright: ignore[reportUnknownArgumentType]
        if path.parent == self.folder and path.name.startswith("virado.db"):
            self.seen.append(path)

    @contextmanager
    def noted(self, folder: Path) -> Generator[list[Path]]:
        """Note the files of a database in this folder that are opened meanwhile."""
        self.seen.clear()
        self.folder = folder.resolve()
        try:
            yield self.seen
        finally:
            self.folder = None


_openings = _Openings()


def test_no_code_of_a_server_opens_a_file_of_its_database_by_itself(tmp_path: Path):
    """A descriptor that is closed takes the locks of SQLite with it; see `virado.server.storage.sqlite`."""
    here = tmp_path / "here"

    async def test() -> None:
        async with serving(here):
            pass
        with _openings.noted(here) as seen:
            async with serving(here) as (server, address), connected(address, "Rosa") as rosa:
                bots = {"1": "greedy"}
                table = await rosa.done("create", variant="casino", sit=0, bots=bots, start=True)
                await rosa.done("watch", table=table["id"], seat=0)
                await rosa.play_on(table["id"], 0, 3)
                for path in ("/healthz", "/metrics", "/api/me", "/api/me/export", "/api/me/matches"):
                    await rosa.http.get(path)
                assert [each async for each in examine(Settings(data=here), address)]
                async with desk_in_shell(url="", data=here) as (desk, _):
                    await desk.counts()
                await back_up(tmp_path / "copy.db", url="", data=here)
                await server.orders.look()
                await server.closings.work()
                await server.forget(rosa.person)
                await server.erasure.work()
                await server.matches.complete()
            assert seen == []
        with _openings.noted(here) as seen:
            (here / "virado.db").read_bytes()
            assert len(seen) == 1, "the hook sees what it is to see"

    run(test())


def test_another_program_that_closes_the_database_leaves_the_log_of_the_server(tmp_path: Path):
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
                before = [file.stat().st_ino for file in files_of(path)]
                assert await asyncio.to_thread(read_elsewhere, path) == 0
                assert [file.stat().st_ino for file in files_of(path)] == before
            finally:
                await database.close()

    run(test())


def test_an_account_is_there_after_admin_and_kill_9_of_a_server_that_was_started_before(tmp_path: Path):
    async def guest(address: str) -> str:
        async with ClientSession(address) as http:
            return str((await (await http.post("/api/guest", json={"name": "Rosa"})).json())["person"])

    server = Process(tmp_path)

    async def test() -> None:
        nonlocal server
        await server.ready()
        server.terminate()
        for number in range(2):
            server = Process(tmp_path)
            address = await server.ready()
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
