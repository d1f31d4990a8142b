"""The `Database` interface on SQLite, with one writer thread and one reader thread.

In WAL mode with synchronous=FULL, a commit is on disk when it returns. Since each commit costs a flush of the disk,
the writer puts all waiting transactions into one commit (group commit) and acknowledges them afterwards. If one of
them fails, all are rolled back and run again, each in a separate savepoint.
"""

import asyncio
import contextlib
import itertools
import os
import re
import sqlite3
import stat
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar, cast

from virado.server.storage.database import (
    ColumnValue,
    ConflictError,
    LostFileError,
    NotCommittedError,
    Row,
    Rows,
    Statement,
    StorageError,
    check_rows,
)

FILE = "virado.db"
"""Name of the database file in the data folder."""
MAX_BATCH = 512
"""Maximum number of transactions per commit."""
COMMIT_DELAYS_S = ((4.0, 0.04), (1.1, 0.02))
"""Minimum intervals between commits under load, as (average transactions per commit, seconds).

The first row whose average is exceeded applies. Transactions that arrive during the interval join the next commit.
"""
AVERAGE_WEIGHT = 0.05
"""Weight of the latest commit in the moving average."""
BUSY_MS = 10_000
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    f"busy_timeout={BUSY_MS}",
)
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""Permissions of the database files, and of a folder created for them."""
MIN_VERSION = (3, 35, 0)
"""Minimum version of SQLite: the first one that has RETURNING."""
ROLLED_BACK_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL)
"""Primary error codes after which a failed COMMIT has certainly no effect, even after a crash."""
FORMAT_AT, WITHOUT_LOG = 18, b"\1"
"""Offset of the journal mode in the header of a database, and the value for databases without a write-ahead log."""
_ARGUMENT = re.compile(r"\$(\d+)")

T = TypeVar("T")


class _Job(NamedTuple):
    run: Callable[[sqlite3.Connection], object]
    is_outside_transaction: bool
    """True to run the job outside a transaction."""
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[object]"


@cache
def _number_arguments(sql: str) -> str:
    return _ARGUMENT.sub(r"?\1", sql)


def execute(connection: sqlite3.Connection, sql: str, args: tuple[ColumnValue, ...]) -> Rows:
    """Run a statement and return its rows."""
    found: list[Row] = connection.execute(_number_arguments(sql), args).fetchall()
    return found


def execute_all(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Rows]:
    """Run the statements in the open transaction and return the rows of each. Raises ConflictError."""
    results: list[Rows] = []
    for index, statement in enumerate(statements):
        rows = execute(connection, statement.sql, statement.args)
        check_rows(index, statement, rows)
        results.append(rows)
    return results


def list_database_files(path: Path) -> tuple[Path, Path, Path]:
    """Return the paths of a database file, its write-ahead log and its shared memory."""
    return path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def get_journal_path(path: Path) -> Path:
    """Return the path of the rollback journal of a database file."""
    return path.with_name(f"{path.name}-journal")


class _DatabaseFiles:
    """The database files that SQLite has opened.

    This class reads their metadata but never opens them; see `_make_private`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._identities: dict[Path, tuple[int, int]] = {}
        self._watched_files: list[tuple[str, tuple[int, int]]] = []
        self._is_lost = False
        """True if the last check found a file missing or replaced."""

    def record(self) -> None:
        """Record the files that exist. Call this after SQLite has opened them."""
        found = {file: _get_identity(file) for file in list_database_files(self.path)}
        self._identities = {file: identity for file, identity in found.items() if identity is not None}
        self._watched_files = [(str(file), identity) for file, identity in self._identities.items()]

    def check(self) -> None:
        """Raise LostFileError if a file is no longer at its path. This takes a few microseconds."""
        for name, identity in self._watched_files:
            try:
                found = os.stat(name)  # noqa: PTH116  # a Path would double the cost of every commit
            except FileNotFoundError:
                found = None
            if found is None or (found.st_dev, found.st_ino) != identity:
                self._is_lost = True
                raise LostFileError(Path(name).name)
        self._is_lost = False

    def check_again(self) -> None:
        """Raise LostFileError if the last check failed and a file is still not at its path."""
        if self._is_lost:
            self.check()

    @property
    def are_replaced(self) -> bool:
        """True if the files at the paths of the write-ahead log now belong to another program.

        SQLite would delete them when it closes the database.
        """
        return any(
            _get_identity(file) not in (None, self._identities.get(file))
            for file in list_database_files(self.path)[1:]
        )

    @property
    def have_lost_log(self) -> bool:
        """True if the write-ahead log has been deleted and not replaced.

        Its content can then still be moved into the database.
        """
        path, log, _ = list_database_files(self.path)
        return _get_identity(path) == self._identities.get(path) and _get_identity(log) is None


def _get_identity(file: Path) -> tuple[int, int] | None:
    """Return the device and inode of the file that is now at this path; None if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class _Worker:
    """A thread with a connection of its own that runs jobs in order."""

    def __init__(self, files: _DatabaseFiles, name: str, *, groups: bool) -> None:
        self._files = files
        self._can_batch = groups
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._commit_started_at = 0.0
        """Start of the last commit, in seconds of the monotonic clock."""
        self._average_batch = 1.0
        """Moving average of the number of transactions per commit."""
        self._connection = _open_connection(files.path)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    async def run(self, run: Callable[[sqlite3.Connection], T], *, is_alone: bool = False) -> T:
        """Run a function in the thread. Its writes are durable when this returns.

        With `is_outside_transaction`, it runs outside a transaction.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[object] = loop.create_future()
        self._jobs.put(_Job(run, is_alone, loop, done))
        return cast(T, await done)

    async def close(self) -> None:
        """Finish the waiting jobs and end the thread."""
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._ended.wait)

    def _work(self) -> None:
        ended = False
        while not ended:
            jobs: list[_Job] = []
            first = self._jobs.get()
            if first is None:
                break
            jobs.append(first)
            if self._can_batch:
                self._delay_commit()
            while self._can_batch and len(jobs) < MAX_BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    ended = True
                    break
                jobs.append(job)
            together = [job for job in jobs if not job.is_outside_transaction] if self._can_batch else []
            if together:
                _deliver_results(self._run_batch(together))
            if len(together) < len(jobs):
                _deliver_results(self._run_alone([job for job in jobs if job not in together]))
        self._close_connection()

    def _close_connection(self) -> None:
        """Close the connection, unless SQLite would then delete the files of another program."""
        try:
            is_abandoned = self._files.are_replaced
            if not is_abandoned:
                self._connection.close()
        finally:
            self._ended.set()
        while is_abandoned:
            # a reference must remain, because garbage collection closes the connection; the thread ends with the
            # process
            threading.Event().wait()

    def _delay_commit(self) -> None:
        """Wait between commits under load, so that each commit contains more transactions.

        Does not wait if only one client writes.
        """
        pause = next((pause for least, pause in COMMIT_DELAYS_S if self._average_batch > least), 0.0)
        missing = self._commit_started_at + pause - time.monotonic()
        if missing > 0:
            time.sleep(missing)
        self._commit_started_at = time.monotonic()

    def _run_alone(self, jobs: list[_Job]) -> list[tuple[_Job, object]]:
        return [(job, _run_job(job, self._connection)) for job in jobs]

    def _run_batch(self, jobs: list[_Job]) -> list[tuple[_Job, object]]:
        """Run all jobs in one transaction. If the commit fails, all of them have failed."""
        self._average_batch += AVERAGE_WEIGHT * (len(jobs) - self._average_batch)
        connection = self._connection
        try:
            self._files.check_again()
            connection.execute("BEGIN IMMEDIATE")
            results: list[object] = []
            for job in jobs:
                results.append(_run_job(job, connection))
                if isinstance(results[-1], BaseException):
                    break  # the error has ended the transaction; later statements would be committed separately
            if isinstance(results[-1], BaseException):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                if len(jobs) > 1:
                    results = self._run_in_savepoints(jobs)
            else:
                self._commit(connection)
        except Exception as error:  # report any error to the callers and keep the thread running
            is_undone = self._reset_connection()
            known = error if isinstance(error, StorageError) else None
            results = [known or (NotCommittedError if is_undone else StorageError)(str(error))] * len(jobs)
        return list(zip(jobs, results, strict=True))

    def _commit(self, connection: sqlite3.Connection) -> None:
        """Commit. Raises StorageError if the outcome is unknown or the file is no longer at its path."""
        try:
            connection.execute("COMMIT")
        except Exception as error:
            if is_rolled_back(error):
                raise
            raise StorageError(str(error)) from None
        try:
            self._files.check()
        except LostFileError as error:  # the commit takes effect if the file returns
            raise StorageError(str(error)) from None

    def _run_in_savepoints(self, jobs: list[_Job]) -> list[object]:
        """Run jobs in one transaction, each in a savepoint, because at least one of them fails."""
        connection = self._connection
        results: list[object] = []
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            result = _run_job(job, connection)
            if isinstance(result, BaseException):
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            results.append(result)
        self._commit(connection)
        return results

    def _reset_connection(self) -> bool:
        """End any open transaction and return True. If this fails, open a new connection and return False."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            _checkpoint_deleted_log(self._connection, self._files)
        except Exception:  # the state of the connection is unknown, so it cannot be used
            with contextlib.suppress(Exception):
                self._connection.close()
            with contextlib.suppress(StorageError):  # the next transaction fails and reopens the connection
                self._files.check()
                self._connection = _open_connection(self._files.path)
            return False
        return True


def _checkpoint_deleted_log(connection: sqlite3.Connection, files: _DatabaseFiles) -> None:
    """Move the content of the deleted write-ahead log into the database."""
    if files.have_lost_log:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def is_rolled_back(error: Exception) -> bool:
    """Return True if a COMMIT that failed with this error has certainly no effect."""
    return (
        isinstance(error, sqlite3.Error)
        and (getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF in ROLLED_BACK_CODES
    )


def _run_job(job: _Job, connection: sqlite3.Connection) -> object:
    try:
        return job.run(connection)
    except (ConflictError, StorageError) as error:
        return error
    except Exception as error:  # report any error to the caller and keep the thread running
        return NotCommittedError(str(error))


def _deliver_results(results: list[tuple[_Job, object]]) -> None:
    """Deliver results to their event loops, with one wake-up for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, object]]] = {}
    for job, result in results:
        by_loop.setdefault(job.loop, []).append((job, result))
    for loop, answers in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody waits for the result
            loop.call_soon_threadsafe(_set_results, answers)


def _set_results(answers: list[tuple[_Job, object]]) -> None:
    for job, result in answers:
        if job.done.done():
            continue
        if isinstance(result, BaseException):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _open_connection(path: Path) -> sqlite3.Connection:
    """Open an existing database file. Raises StorageError."""
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("SELECT count(*) FROM sqlite_master")  # this opens the write-ahead log
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{path}: {error}") from None
    return connection


def _make_private(path: Path) -> None:
    """Create the file so that only its owner can read it, and make existing files private.

    An existing file is never opened here. When a process closes a descriptor of a file, POSIX drops all locks that
    the process holds on it, including those of SQLite (sqlite.org/howtocorrupt.html, 2.2). The next program that
    closes the database would then believe that it is the last user, and delete the write-ahead log.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for file in list_database_files(path):
        # the last program that used the file has just deleted it
        with contextlib.suppress(FileNotFoundError):
            if stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
                file.chmod(PRIVATE)


def check_log(path: Path) -> None:
    """Raise StorageError if a write-ahead log or journal of another database lies beside this one.

    SQLite would replay it into this database, or delete it if there is no database. This function opens no file that
    the process already has open.
    """
    log, journal = list_database_files(path)[1], get_journal_path(path)
    for file in (log, journal):
        if _get_identity(path) in _open_databases or not _get_size(file):
            continue
        if not _get_size(path) and (file == log or not path.exists()):
            raise StorageError(
                f"{file}: this file contains the latest changes, but its database {path.name} is missing; "
                "restore the database, or move this file away"
            )
        if file == log and _read_byte(path, FORMAT_AT) == WITHOUT_LOG and _get_size(file):
            raise StorageError(
                f"{file}: this file belongs to a former database, which was replaced by the copy {path.name}; "
                "move this file away"
            )


def move_aside(path: Path) -> list[Path]:
    """Rename leftover files that SQLite would treat as part of a new database.

    Return the new paths. Raises OSError.
    """
    moved: list[Path] = []
    for file in (*list_database_files(path)[1:], get_journal_path(path)):
        if not _get_size(file):
            file.unlink(missing_ok=True)
            continue
        numbers = itertools.count(1)
        free = next(
            to for number in numbers if not (to := file.with_name(f"{file.name}.old-{number}")).exists()
        )
        file.rename(free)
        moved.append(free)
    return moved


def _get_size(file: Path) -> int:
    """Return the size of a file in bytes, 0 if it does not exist."""
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0


def _read_byte(path: Path, at: int) -> bytes:
    """Return the byte at an offset in a file. No connection of this process may have it open (`_make_private`)."""
    with path.open("rb") as file:
        file.seek(at)
        return file.read(1)


_open_databases: Counter[tuple[int, int] | None] = Counter()
"""Number of open instances of each database in this process, by device and inode."""


class SqliteDatabase:
    """A database in a file."""

    def __init__(self, path: Path) -> None:
        """Open the file, or create it. Raises StorageError on failure."""
        if sqlite3.sqlite_version_info < MIN_VERSION:
            raise StorageError(
                f"SQLite {sqlite3.sqlite_version} is older than {'.'.join(map(str, MIN_VERSION))}"
            )
        try:
            path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            check_log(path)
            _make_private(path)
        except OSError as error:
            raise StorageError(f"{path}: {error.strerror}") from None
        self._files = _DatabaseFiles(path)
        self._identity = _get_identity(path)
        self._writer = _Worker(self._files, "virado-storage-writer", groups=True)
        self._reader = _Worker(self._files, "virado-storage-reader", groups=False)
        self._files.record()
        if _get_identity(path) != self._identity:
            raise StorageError(f"{path}: another program has just replaced it")
        _open_databases[self._identity] += 1
        self._writer.start()
        self._reader.start()

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        return await self._writer.run(lambda connection: execute_all(connection, statements))

    def locks(self, *_names: str) -> list[Statement]:
        return []  # transactions run one at a time in any case

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        return await self._reader.run(lambda connection: execute(connection, sql, args))

    async def check(self) -> None:
        """Raise LostFileError if a file of the database has been deleted, moved or replaced."""

        def check(connection: sqlite3.Connection) -> None:
            try:
                self._files.check()
            except LostFileError:
                _checkpoint_deleted_log(connection, self._files)
                raise

        await self._writer.run(check, is_alone=True)

    async def clear_log(self) -> bool:
        """Move the write-ahead log into the database and empty it, so that it contains no deleted data.

        Return False if this failed because another program is reading.
        """

        def clear(connection: sqlite3.Connection) -> bool:
            self._files.check()
            connection.execute("PRAGMA busy_timeout=0")
            try:
                return connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
            finally:
                connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")

        return await self._writer.run(clear, is_alone=True)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
        _open_databases[self._identity] -= 1
        if not _open_databases[self._identity] and not self._files.are_replaced:
            del _open_databases[self._identity]
