"""Crash tests of a server with other programs on the same database (benchmarks/crashes_with_tools.py)."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.server.crashes import Checks, Pair, Report, collect_views, goes_on
from tests.server.processes import Process
from tests.server.resilient_players import players
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.storage.database import Database
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.sqlite import FILE, SqliteDatabase
from virado.server.storage.store import Store

SECOND, RESTORE_HERE, FOREIGN = "second server", "restore here", "sqlite3"
PROGRAMS = ("admin", "admin", "admin", "backup", "doctor", "restore elsewhere", RESTORE_HERE, SECOND, FOREIGN)
"""Programs to run beside the server. A repeated name is chosen more often."""
ADMIN = (
    ("state",),
    ("people", "Player"),
    ("tables",),
    ("actions", "--json"),
    ("notice", "Restart at ten."),
    ("notice",),
    ("ban", "192.0.2.{number}", "why"),
)
KILLED = ("server", "program", "both", "server, program goes on")
"""Processes that are killed, in order. Every round kills the server."""
ENDS_S = 60.0
"""Time limit of a program in seconds. A program that exceeds it is a fault."""
LONGEST_S = 2.0
"""Maximum delay, in seconds, from the start of the program to a kill."""
ACCOUNTS = 0.05
"""Fraction of guests who open an account."""
PASSWORD = "a long sentence without sense"
FOREIGN_PROGRAM = """
import sqlite3, sys, time
how, path = sys.argv[1:]
for _ in range(3):
    c = sqlite3.connect(path, isolation_level=None)
    try:
        if how == "write":
            c.execute("INSERT INTO setting VALUES ('beside', '1') ON CONFLICT (name) DO UPDATE SET value = value || '1'")
        elif how == "checkpoint":
            c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        elif how == "hold":
            c.execute("BEGIN")
        c.execute("SELECT count(*) FROM entry").fetchone()
        time.sleep(0.1)
    finally:
        c.close()
"""
BAN = re.compile(r"\b[0-9a-f]{12}\b")


class Round(msgspec.Struct, kw_only=True):
    """The result of one round."""

    storage: str
    program: str
    killed: str
    exit: int | None = None
    """Exit status of the program; None if it was killed."""
    moves: int = 0
    people: int = 0
    bans: int = 0
    """Number of bans acknowledged so far, over all rounds of the folder."""
    lost: int = 0
    """Number of acknowledged items that are not stored."""
    fault: str = ""
    """Description of any other fault."""
    seconds: float = 0.0


class Acknowledged:
    """The changes that the server and `virado admin` have acknowledged."""

    def __init__(self) -> None:
        self.people: set[str] = set()
        self.accounts: set[str] = set()
        self.bans: set[str] = set()
        self.pairs: list[Pair] = []

    def keys(self) -> set[tuple[str, ...]]:
        """Return the keys that the database must contain."""
        moves = {
            ("move", done.table, player.person, done.id)
            for pair in self.pairs
            for player in pair.people
            for done in player.acknowledged
        }
        people = {("person", person) for person in self.people}
        accounts = {("account", account) for account in self.accounts}
        return moves | people | accounts | {("ban", ban) for ban in self.bans}


class _Command(msgspec.Struct):
    sender: str | None = None
    command: str = ""


_command = msgspec.json.Decoder(_Command)


async def stored_keys(database: Database) -> set[tuple[str, ...]]:
    """Return the stored keys of the kinds in `Acknowledged.keys`."""
    found: set[tuple[str, ...]] = set()
    for table, body in await database.query("SELECT play_table, body FROM entry"):
        entry = _command.decode(body)
        found.add(("move", str(table), entry.sender or "", entry.command))
    for person, account in await database.query("SELECT id, account FROM person"):
        found |= {("person", str(person)), ("account", str(account))}
    return found | {("ban", str(ban)) for (ban,) in await database.query("SELECT id FROM ban")}


class Scene:
    """A data folder, its server, and the people who play on it."""

    def __init__(self, folder: Path, fresh_url: Callable[[], str] | None, rng: random.Random) -> None:
        """Prepare the folder. `fresh_url` creates an empty PostgreSQL database; without it the server uses SQLite."""
        self.folder = folder
        self.data = folder / "data"
        self.rng = rng
        self.acknowledged = Acknowledged()
        self.fresh_url = fresh_url
        self.url = fresh_url() if fresh_url is not None else ""
        self.addresses: list[str] = []
        self._numbers = itertools.count(1)
        self._programs: list[asyncio.subprocess.Process] = []
        self.server = self._start()

    # ------------------------------------------------------------------ the server
    def _start(self) -> Process:
        return Process(self.data, self.url, lease_s=1, keys=self.data / KEYS)

    async def wait_until_ready(self) -> None:
        """Wait until the server listens. Raises AssertionError if it has ended."""
        self.addresses[:] = [await self.server.wait_until_ready()]

    def kill_server(self) -> None:
        """Kill the server without warning."""
        self.addresses.clear()
        self.server.kill()

    async def start_again(self) -> None:
        """Restart the server after it was killed."""
        self.server = self._start()
        await self.wait_until_ready()

    def end(self) -> None:
        """End every process of the scene."""
        self.server.end()
        for program in self._programs:
            _kill(program)

    # ------------------------------------------------------------------ people
    async def guests(self) -> None:
        """Create guests one at a time forever; some open an account."""
        while True:
            try:
                async with ClientSession(self.addresses[0], timeout=ClientTimeout(total=10)) as http:
                    answer = await http.post("/api/guest", json={"name": f"Guest {next(self._numbers)}"})
                    if answer.ok:
                        self.acknowledged.people.add(str((await answer.json())["person"]))
                    if answer.ok and self.rng.random() < ACCOUNTS:
                        await self._open_account(http, answer.cookies["virado"].value)
            except (ClientError, OSError, TimeoutError, IndexError):
                pass
            await asyncio.sleep(0.05)

    async def _open_account(self, http: ClientSession, cookie: str) -> None:
        account = f"account{self.rng.getrandbits(40):x}"
        asked = {"account": account, "password": PASSWORD}
        answer = await http.post("/api/account", json=asked, headers={"Cookie": f"virado={cookie}"})
        if answer.ok:
            self.acknowledged.accounts.add(account)

    # ------------------------------------------------------------------ programs
    async def begin(self, *arguments: str) -> asyncio.subprocess.Process:
        """Start a Python program."""
        program = await asyncio.create_subprocess_exec(
            sys.executable,
            *arguments,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        self._programs.append(program)
        return program

    def where(self) -> tuple[str, ...]:
        """Return the options that name the data folder and the database."""
        return "--data", str(self.data), "--database", self.url

    def command(self, name: str) -> tuple[str, ...]:
        """Return the arguments of the program `name`, which runs beside the server."""
        virado = ("-m", "virado")
        if name == "admin":
            chosen = [each.format(number=next(self._numbers) % 250) for each in self.rng.choice(ADMIN)]
            return *virado, "admin", *self.where(), *chosen
        if name == "doctor":
            return *virado, "doctor", *self.where(), "--json"
        if name == SECOND:
            flags = ("--port", "0", "--per-address", "0", "--log", "off", "--no-prepare-bots", "--lease", "1")
            return *virado, "serve", *self.where(), *flags, "--keys", str(self.data / KEYS)
        if name == FOREIGN:
            how = self.rng.choice(("read", "write", "checkpoint", "hold"))
            return "-c", FOREIGN_PROGRAM, how, str(self.data / FILE)
        return *virado, "backup", str(self.copy()), *self.where()

    def copy(self) -> Path:
        """Return a new path for a copy."""
        return self.folder / f"copy-{next(self._numbers)}.db"

    # ------------------------------------------------------------------ stored state
    @asynccontextmanager
    async def open_database(self) -> AsyncGenerator[Database]:
        """Open the database as another program sees it.

        An SQLite database is copied, so that this process never opens its files.
        """
        if self.url:
            database: Database = await PostgresDatabase.connect(self.url)
            try:
                yield database
            finally:
                await database.close()
            return
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / FILE
            source = f"{(self.data / FILE).absolute().as_uri()}?mode=ro"
            with (
                closing(sqlite3.connect(source, uri=True)) as before,
                closing(sqlite3.connect(copy)) as after,
            ):
                before.backup(after)
            database = SqliteDatabase(copy)
            try:
                yield database
            finally:
                await database.close()


async def _wait_for_exit(program: asyncio.subprocess.Process) -> tuple[int, str]:
    """Wait for a program and return its status and output. Raises AssertionError after a timeout."""
    try:
        output, _ = await asyncio.wait_for(program.communicate(), ENDS_S)
    except TimeoutError:
        raise AssertionError("a program beside the server does not end") from None
    assert program.returncode is not None
    return program.returncode, output.decode(errors="replace")


class Rounds:
    """A series of rounds on one data folder."""

    def __init__(self, scene: Scene, checks: Checks, tasks: "list[asyncio.Task[None]]") -> None:
        self._scene = scene
        self._checks = checks
        self._tasks = tasks

    async def play(self, name: str, killed: str) -> Round:
        """Run a program beside the server, kill the chosen processes, restart the server, and compare."""
        scene = self._scene
        begun = time.monotonic()
        done = Round(storage="postgresql" if scene.url else "sqlite", program=name, killed=killed)
        try:
            if name == RESTORE_HERE:
                await self._restore_here(done)
            else:
                await self._beside(done, name, killed)
            await self._compare(done)
            for task in self._tasks:
                if task.done():
                    task.result()
            await goes_on(scene.acknowledged.pairs, self._tasks, moves=1)
        except Exception as error:  # every error becomes part of the result
            done.fault = f"{type(error).__name__}: {error}"[:300]
        keys = scene.acknowledged.keys()
        done.moves = sum(key[0] == "move" for key in keys)
        done.people = sum(key[0] in ("person", "account") for key in keys)
        done.bans = sum(key[0] == "ban" for key in keys)
        done.seconds = round(time.monotonic() - begun, 2)
        return done

    async def _beside(self, done: Round, name: str, killed: str) -> None:
        scene, rng = self._scene, self._scene.rng
        known = scene.acknowledged.keys()
        command = scene.command("backup" if name == "restore elsewhere" else name)
        done.program = " ".join((name, *command[7:8])) if name == "admin" else name
        program = await scene.begin(*command)
        output = asyncio.create_task(_wait_for_exit(program))
        # In half of the rounds, let the program end first. In the other half, the kill may come at any moment.
        if rng.random() < 0.5 and name != SECOND:
            await output
        else:
            await asyncio.wait((output,), timeout=rng.uniform(0, LONGEST_S))
        if killed in ("program", "both") or name == SECOND:
            _kill(program)
        if killed == "program":
            await asyncio.sleep(rng.uniform(0, 0.3))
        scene.kill_server()
        if (
            rng.random() < 0.5
        ):  # in the other half of the rounds, the program may still run while the server starts
            await output
        await scene.start_again()
        done.exit, text = await output
        if done.exit == 0 and name == "admin" and "ban" in command:
            scene.acknowledged.bans |= set(BAN.findall(text)[:1])
        if done.exit == 0 and name in ("backup", "restore elsewhere"):
            await self._check_copy(Path(command[3]), known, is_restored=name != "backup")
        if done.exit > 0 and name not in (SECOND, "doctor"):
            assert any(word in text for word in ("locked", "another server")), text[-200:]
        if name == SECOND and not scene.url:
            assert done.exit in (2, -9), text[-200:]
        done.exit = done.exit if done.exit >= 0 else None

    async def _check_copy(self, copy: Path, known: set[tuple[str, ...]], *, is_restored: bool) -> None:
        """Raise AssertionError if a copy lacks items that were acknowledged before the copy was started."""
        scene = self._scene
        with tempfile.TemporaryDirectory(dir=scene.folder) as folder:
            if is_restored:
                status, text = await _wait_for_exit(
                    await scene.begin(
                        "-m", "virado", "restore", str(copy), "--data", folder, "--database", ""
                    )
                )
                assert status == 0, text[-200:]
                copy = Path(folder) / FILE
            database = SqliteDatabase(copy)
            try:
                missing = known - await stored_keys(database)
            finally:
                await database.close()
            assert not missing, f"a copy lacks {len(missing)}: {sorted(missing)[:3]}"

    async def _restore_here(self, done: Round) -> None:
        """Restore in place, as an operator does: kill the server, copy, remove only the database, restore.

        The restore may be killed too.
        """
        scene, rng = self._scene, self._scene.rng
        scene.kill_server()
        copy = scene.copy()
        await self._must("backup", str(copy), *scene.where())
        if scene.url:
            assert scene.fresh_url is not None
            scene.url = scene.fresh_url()
        else:
            (scene.data / FILE).unlink()
        if rng.random() < 0.5:
            program = await scene.begin("-m", "virado", "restore", str(copy), *scene.where())
            output = asyncio.create_task(_wait_for_exit(program))
            await asyncio.wait((output,), timeout=rng.uniform(0, LONGEST_S))
            _kill(program)
            await output
            done.killed = "restore, server"
        if scene.url or not (scene.data / FILE).exists():
            status, text = await _wait_for_exit(
                await scene.begin("-m", "virado", "restore", str(copy), *scene.where())
            )
            assert status == 0 or (scene.url and "not empty" in text), text[-200:]
        done.exit = 0
        await scene.start_again()

    async def _must(self, *arguments: str) -> None:
        status, text = await _wait_for_exit(await self._scene.begin("-m", "virado", *arguments))
        assert status == 0, text[-200:]

    async def _compare(self, done: Round) -> None:
        """Count lost items. Raises AssertionError if the stored state otherwise differs from the clients' view."""
        scene = self._scene
        expected, told = scene.acknowledged.keys(), collect_views(scene.acknowledged.pairs, latest=True)
        async with scene.open_database() as database:
            missing = expected - await stored_keys(database)
            done.lost = len(missing)
            assert not missing, f"lost: {sorted(missing)[:3]}"
            self._checks.store = Store(database)
            await self._checks.compare(told)


def _kill(program: asyncio.subprocess.Process) -> None:
    """Kill a program unless it has ended.

    Before Python 3.13, `program.kill()` takes the exit status of an ended program from asyncio, which then
    reports 255 (gh-87744).
    """
    if program.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(program.pid, signal.SIGKILL)


async def play_beside(
    folder: Path,
    fresh_url: Callable[[], str] | None,
    *,
    rounds: int,
    pairs: int,
    seed: int,
    say: Callable[[Round], object],
    enough: Callable[[], bool] = lambda: False,
    programs: tuple[str, ...] = PROGRAMS,
) -> list[Round]:
    """Play rounds on one new folder, up to the first fault."""
    rng = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    done: list[Round] = []
    scene = Scene(folder, fresh_url, rng)
    usable = [each for each in programs if not (scene.url and each == FOREIGN)]
    try:
        await scene.wait_until_ready()
        # an error of an earlier version occurred only after the second start
        await asyncio.to_thread(scene.server.terminate)
        await scene.start_again()
        async with players(2 * pairs, lambda: scene.addresses or ["http://127.0.0.1:9"]) as people:
            scene.acknowledged.people |= {player.person for player in people}
            playing = [Pair(people[i], people[i + 1], rng.getrandbits(32)) for i in range(0, len(people), 2)]
            scene.acknowledged.pairs = playing
            stop = asyncio.Event()
            tasks = [asyncio.create_task(pair.play(stop)) for pair in playing]
            guests = asyncio.create_task(scene.guests())
            try:
                await goes_on(playing, tasks)
                async with scene.open_database() as database:
                    checks = Checks(Store(database), Keys.load_or_create(scene.data / KEYS), Report())
                playing_on = Rounds(scene, checks, [*tasks, guests])
                while len(done) < rounds and not enough():
                    done.append(await playing_on.play(rng.choice(usable), rng.choice(KILLED)))
                    say(done[-1])
                    if done[-1].lost or done[-1].fault:
                        break
            finally:
                for task in (*tasks, guests):
                    task.cancel()
                await asyncio.gather(*tasks, guests, return_exceptions=True)
    finally:
        scene.end()
    return done


def as_line(done: Round) -> str:
    """Return a round as a line of JSON."""
    return json.dumps(msgspec.to_builtins(done))


def summary(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return statistics of rounds: numbers by storage and by program, faults and losses."""
    figures: dict[str, Any] = {"rounds": len(rounds), "lost": sum(each["lost"] for each in rounds)}
    for part in ("storage", "program", "killed"):
        kinds = sorted({each[part].split(" ")[0] if part == "program" else each[part] for each in rounds})
        figures[part] = {kind: sum(each[part].startswith(kind) for each in rounds) for kind in kinds}
    figures["faults"] = [each["fault"] for each in rounds if each["fault"]]
    return figures
