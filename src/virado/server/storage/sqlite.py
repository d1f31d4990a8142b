"""SQLite behind `Database`: one writer thread that commits many transactions at once, and one thread that reads.

WAL with synchronous=FULL: a commit is on disk when it returns. A commit costs a flush of the disk, so the writer takes every
transaction that is waiting into one commit (group commit) and acknowledges them after it. If one of them fails, all are taken
back and done again, each in a savepoint of its own.
"""

import asyncio
import contextlib
import os
import re
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar, cast

from virado.server.storage.database import (
    ColumnValue,
    ConflictError,
    Row,
    Rows,
    Statement,
    StorageError,
    check_rows,
)

FILE = "virado.db"
"""The database, in the data folder."""
MOST_AT_ONCE = 512
"""Transactions of one commit."""
APART_S = ((4.0, 0.04), (1.1, 0.02))
"""Where the latest commits had more than so many transactions on average, one begins so long after the one before at
the earliest, and takes what has come meanwhile."""
OF_LAST = 0.05
"""How much the last commit counts in that average."""
BUSY_MS = 10_000
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""Rights of the files, and of a folder that is made for them."""
OLDEST = (3, 35, 0)
"""The first version with RETURNING."""
_ARGUMENT = re.compile(r"\$(\d+)")

T = TypeVar("T")


class _Job(NamedTuple):
    run: Callable[[sqlite3.Connection], object]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[object]"


@cache
def _numbered(sql: str) -> str:
    return _ARGUMENT.sub(r"?\1", sql)


def _execute(connection: sqlite3.Connection, sql: str, args: tuple[ColumnValue, ...]) -> Rows:
    found: list[Row] = connection.execute(_numbered(sql), args).fetchall()
    return found


class _Worker:
    """A thread with a connection of its own, which runs jobs in order."""

    def __init__(self, path: Path, name: str, *, groups: bool) -> None:
        self._path = path
        self._groups = groups
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._begun = 0.0
        """When the last commit began."""
        self._together = 1.0
        """How many transactions the latest commits had on average."""
        self._connection = _open(path)
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def run(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Let the thread run this; durable when it returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[object] = loop.create_future()
        self._jobs.put(_Job(run, loop, done))
        return cast(T, await done)

    async def close(self) -> None:
        """Finish the jobs that are waiting and end the thread."""
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        ended = False
        while not ended:
            jobs: list[_Job] = []
            first = self._jobs.get()
            if first is None:
                break
            jobs.append(first)
            if self._groups:
                self._wait_for_others()
            while self._groups and len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    ended = True
                    break
                jobs.append(job)
            _answer(self._run_group(jobs) if self._groups else self._run_alone(jobs))
        self._connection.close()

    def _wait_for_others(self) -> None:
        """Where many write, let some time pass between commits: fewer of them carry as much. Who writes alone does not wait."""
        pause = next((pause for least, pause in APART_S if self._together > least), 0.0)
        missing = self._begun + pause - time.monotonic()
        if missing > 0:
            time.sleep(missing)
        self._begun = time.monotonic()

    def _run_alone(self, jobs: list[_Job]) -> list[tuple[_Job, object]]:
        return [(job, _attempt(job, self._connection)) for job in jobs]

    def _run_group(self, jobs: list[_Job]) -> list[tuple[_Job, object]]:
        """Run every job in one transaction; if the commit fails, all have failed."""
        self._together += OF_LAST * (len(jobs) - self._together)
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results: list[object] = []
            for job in jobs:
                results.append(_attempt(job, connection))
                if isinstance(results[-1], BaseException):
                    break  # some errors end the transaction: what comes after would be stored by itself
            if isinstance(results[-1], BaseException):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                if len(jobs) > 1:
                    results = self._run_apart(jobs)
            else:
                connection.execute("COMMIT")
        except Exception as error:  # whatever it is, the thread goes on and the senders hear of it
            results = [StorageError(str(error))] * len(jobs)
            self._begin_anew()
        return list(zip(jobs, results, strict=True))

    def _run_apart(self, jobs: list[_Job]) -> list[object]:
        """Run jobs of which one fails in one transaction, each in a savepoint."""
        connection = self._connection
        results: list[object] = []
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            result = _attempt(job, connection)
            if isinstance(result, BaseException):
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            results.append(result)
        connection.execute("COMMIT")
        return results

    def _begin_anew(self) -> None:
        """Leave no transaction open; a connection that cannot do that is closed, and another opened."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except Exception:  # a connection in an unknown state is of no use
            with contextlib.suppress(Exception):
                self._connection.close()
            with contextlib.suppress(StorageError):  # the next transaction fails, and this is tried again
                self._connection = _open(self._path)


def _attempt(job: _Job, connection: sqlite3.Connection) -> object:
    try:
        return job.run(connection)
    except ConflictError as error:
        return error
    except Exception as error:  # whatever it is, the thread goes on and the sender hears of it
        return StorageError(str(error))


def _answer(results: list[tuple[_Job, object]]) -> None:
    """Hand results to their event loops, with one wake-up for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, object]]] = {}
    for job, result in results:
        by_loop.setdefault(job.loop, []).append((job, result))
    for loop, answers in by_loop.items():
        with contextlib.suppress(RuntimeError):  # a loop that has been closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: list[tuple[_Job, object]]) -> None:
    for job, result in answers:
        if job.done.done():
            continue
        if isinstance(result, BaseException):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _open(path: Path) -> sqlite3.Connection:
    """Open a file that exists; StorageError."""
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
        )
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {pragma}")
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{path}: {error}") from None
    return connection


def files_of(path: Path) -> tuple[Path, Path, Path]:
    """Return a database file, its write-ahead log and its shared memory."""
    return path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def _make_private(path: Path) -> None:
    """Create the file for its owner only, and make files of an earlier version private.

    An existing file is never opened here. When a process closes a descriptor of a file, POSIX drops all locks that the process
    holds on it, those of SQLite included (sqlite.org/howtocorrupt.html, 2.2). The next program that closes the database would
    then count as its last user, and delete the write-ahead log.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for file in files_of(path):
        with contextlib.suppress(FileNotFoundError):  # the last program that used it has just deleted it
            if stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
                file.chmod(PRIVATE)


class SqliteDatabase:
    """A database in a file."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; StorageError if that cannot be done."""
        if sqlite3.sqlite_version_info < OLDEST:
            raise StorageError(f"SQLite {sqlite3.sqlite_version} is older than {'.'.join(map(str, OLDEST))}")
        try:
            path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            _make_private(path)
        except OSError as error:
            raise StorageError(f"{path}: {error.strerror}") from None
        self._writer = _Worker(path, "virado-storage-writer", groups=True)
        self._reader = _Worker(path, "virado-storage-reader", groups=False)

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        def run(connection: sqlite3.Connection) -> list[Rows]:
            results: list[Rows] = []
            for index, statement in enumerate(statements):
                rows = _execute(connection, statement.sql, statement.args)
                check_rows(index, statement, rows)
                results.append(rows)
            return results

        return await self._writer.run(run)

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        return await self._reader.run(lambda connection: _execute(connection, sql, args))

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
