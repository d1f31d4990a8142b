"""Backup of a database while servers use it, and restoration.

A backup is an SQLite file with the same tables, whatever the source, so it can be restored into SQLite or PostgreSQL.
It is a consistent snapshot. The keys of `virado.server.keys` are not included.
"""

import contextlib
import errno
import os
import sqlite3
import tempfile
from collections.abc import Callable, Generator
from importlib import import_module
from pathlib import Path

from virado.server.new_files import publish
from virado.server.node_identity import PATIENCE_S, NodeIdentity
from virado.server.storage.database import StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import (
    FILE,
    SqliteDatabase,
    check_log,
    get_journal_path,
    list_database_files,
    move_aside,
)

asyncpg = import_module("asyncpg")
AT_ONCE = 1000
"""Number of rows that are read and written together."""
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
_RELEASE = ("UPDATE play_table SET node = '', lease = 0 WHERE lease > 0", "DELETE FROM node")
"""Statements that release all tables of a backup from their nodes."""


async def back_up(to: Path, *, url: str, data: Path) -> int:
    """Copy the database into a new file and return the number of rows.

    Raises StorageError if the copy fails or the file already exists.
    """
    with _convert_errors(to):
        _check_unused(to)
    with _convert_errors(to), _create_file(to) as part:
        if url:
            empty = await _migrate_file(part.with_name(FILE))
            await _read_postgres(url, empty)
            _copy(empty, part)
            return _release_tables(part)
        source = data / FILE
        if not source.exists():
            raise StorageError(f"{source}: there is no such database")
        check_log(source)
        _copy(source, part)
        return _release_tables(part)


async def restore(
    source: Path, *, url: str, data: Path, on_moved: Callable[[Path], object] = lambda _: None
) -> int:
    """Restore a database from a backup and return the number of rows.

    The target must not exist, or must be empty. Leftover files of a former database are renamed, because SQLite would
    replay them over the new one; `on_moved` is called with each new path. Raises StorageError if this fails or a
    server uses the target.
    """
    with _convert_errors(source), tempfile.TemporaryDirectory() as folder:
        if not source.is_file():
            raise StorageError(f"{source}: there is no such file")
        check_log(source)
        copy = Path(folder) / FILE
        _copy(source, copy)
        await _migrate_file(copy)
        rows = _release_tables(copy)
        if url:
            await _write_postgres(copy, url)
            return rows
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _lock_data_folder(data), _create_file(data / FILE) as part:
            _copy(copy, part)
            for file in move_aside(data / FILE):
                on_moved(file)
        return rows


@contextlib.contextmanager
def _lock_data_folder(data: Path) -> Generator[None]:
    """Prevent servers from using a data folder. Raises StorageError if a server uses it."""
    identity = NodeIdentity(data, patience_s=PATIENCE_S)
    try:
        if identity.is_in_use:
            raise StorageError(f"{data}: a server uses this folder; stop it first")
        yield
    finally:
        identity.close()


@contextlib.contextmanager
def _convert_errors(path: Path) -> Generator[None]:
    """Convert file and database errors to StorageError.

    The message names the path in the error, or else `path`.
    """
    try:
        yield
    except OSError as error:
        named = error.filename2 or error.filename or path
        raise StorageError(f"{named}: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise StorageError(f"{path}: {error}") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StorageError(f"PostgreSQL: {error}") from None


@contextlib.contextmanager
def _create_file(path: Path) -> Generator[Path]:
    """Create a private file that appears under its name only when it is complete. It never replaces another file.

    It is written in a separate folder, so that SQLite finds no leftover files beside it.
    """
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=f"{path.name}.part-") as folder:
        part = Path(folder) / f"{path.name}.part"
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        _flush(part)
        publish(part, path)
    _flush(path.parent)


def _check_unused(path: Path) -> None:
    """Raise FileExistsError if the path has a database, or leftover files that SQLite would treat as part of it."""
    for file in (path, *list_database_files(path)[1:], get_journal_path(path)):
        if file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))


def _flush(path: Path) -> None:
    """Flush a file or folder to disk.

    No connection of this process may have it open (`virado.server.storage.sqlite`).
    """
    kind = os.O_RDONLY if path.is_dir() else os.O_RDWR  # Windows flushes only files that it could write
    with contextlib.suppress(PermissionError):  # Windows cannot open folders
        descriptor = os.open(path, kind)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _copy(source: Path, to: Path) -> None:
    """Copy a consistent snapshot of an SQLite database while others write to it."""
    with (
        _convert_errors(source),
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as before,
    ):
        before.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with _convert_errors(to), contextlib.closing(sqlite3.connect(to)) as after:
            before.backup(after)
            after.execute("PRAGMA journal_mode = DELETE")


def _release_tables(copy: Path) -> int:
    """Release all tables of a backup from their nodes and return the number of rows."""
    with contextlib.closing(sqlite3.connect(copy)) as made:
        for statement in _RELEASE:
            made.execute(statement)
        made.commit()
        return sum(_count_rows(made, table) for (table,) in made.execute(_TABLES).fetchall())


async def _migrate_file(path: Path) -> Path:
    """Create or migrate an SQLite database to the current schema."""
    database = SqliteDatabase(path)
    try:
        await migrate(database)
    finally:
        await database.close()
    return path


async def _read_postgres(url: str, to: Path) -> None:
    """Copy all rows into an empty SQLite database, as one consistent snapshot."""
    source = await asyncpg.connect(url)
    try:
        with contextlib.closing(sqlite3.connect(to)) as target:
            async with source.transaction(isolation="repeatable_read", readonly=True):
                for (table,) in target.execute(_TABLES).fetchall():
                    names = _list_columns(target, table)
                    target.execute(f"DELETE FROM {table}")
                    insert = (
                        f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * (names.count(',') + 1))})"
                    )
                    cursor = await source.cursor(f"SELECT {names} FROM {table}")
                    while some := await cursor.fetch(AT_ONCE):
                        target.executemany(insert, [tuple(row) for row in some])
            target.commit()
    finally:
        await source.close()


async def _write_postgres(source: Path, url: str) -> None:
    """Copy all rows into an empty PostgreSQL database, in one transaction."""
    database = await PostgresDatabase.connect(url)
    try:
        await migrate(database)
    finally:
        await database.close()
    target = await asyncpg.connect(url)
    try:
        with contextlib.closing(sqlite3.connect(source)) as copy:
            async with target.transaction():
                if await target.fetchval("SELECT count(*) FROM person") or await target.fetchval(
                    "SELECT count(*) FROM play_table"
                ):
                    raise StorageError("the database is not empty")
                for (table,) in copy.execute(_TABLES).fetchall():
                    names = _list_columns(copy, table)
                    places = ", ".join(f"${i + 1}" for i in range(names.count(",") + 1))
                    insert = f"INSERT INTO {table} ({names}) VALUES ({places})"
                    await target.execute(f"DELETE FROM {table}")
                    cursor = copy.execute(f"SELECT {names} FROM {table}")
                    while some := cursor.fetchmany(AT_ONCE):
                        await target.executemany(insert, some)
    finally:
        await target.close()


def _list_columns(database: sqlite3.Connection, table: str) -> str:
    return ", ".join(row[1] for row in database.execute(f"PRAGMA table_info({table})"))


def _count_rows(database: sqlite3.Connection, table: str) -> int:
    return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
