"""Checks of the database: connection, integrity, durability, keys, schema version and nodes."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from virado.server.attempt_limits import TABLE_CODES_OF_SERVER, TRIES_MS, hash_key
from virado.server.doctor.check_result import CheckResult, report_error, report_ok, report_warning
from virado.server.keys import FILE as KEYS
from virado.server.keys import NEWEST, Keys
from virado.server.reach import CLOSED, day_of, to_date
from virado.server.settings import Settings
from virado.server.storage.database import Rows, StorageError
from virado.server.storage.postgres import CONNECTIONS, PostgresDatabase
from virado.server.storage.schema import MIGRATIONS
from virado.server.storage.sqlite import FILE, check_log
from virado.server.table_codes import MAX_CODES
from virado.session.setup import DAY_MS

CONNECT_S = 3.0
"""Seconds within which a node must accept a connection."""
CLOCK_MS = 1000
"""Maximum difference between the clocks of this machine and of the database, in milliseconds."""
KEEPING = ("fsync", "full_page_writes", "synchronous_commit")
"""Settings of PostgreSQL that must be on, because otherwise an acknowledged move can be lost."""
Query: TypeAlias = Callable[[str], Awaitable[Rows]]


async def check_database(settings: Settings) -> AsyncGenerator[CheckResult]:
    """Check the configured database. Nothing is written, and no database is created."""
    try:
        if not settings.database:
            check_log(settings.data / FILE)
    except (StorageError, OSError) as error:
        yield report_error("files-of-others", problem=str(error))
        return
    try:
        if settings.database:
            found = _check_postgres(settings)
        elif (settings.data / FILE).exists():
            found = _check_sqlite(settings.data / FILE, settings)
        else:
            yield report_warning("no-database", path=str(settings.data / FILE))
            return
        async for symptom in found:
            yield symptom
    except (StorageError, sqlite3.Error) as error:
        yield report_error("database", problem=str(error))


async def _check_sqlite(path: Path, settings: Settings) -> AsyncGenerator[CheckResult]:
    with contextlib.closing(_open_read_only(path)) as connection:
        yield report_ok("sqlite", name=sqlite3.sqlite_version, path=str(path))
        problem = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        yield (
            report_ok("sqlite-whole") if problem == "ok" else report_error("sqlite-damaged", problem=problem)
        )

        async def query(sql: str) -> Rows:
            return connection.execute(sql).fetchall()

        async for symptom in _check_content(query, settings):
            yield symptom


def _open_read_only(path: Path) -> sqlite3.Connection:
    """Open the database without creating files beside it.

    Such files would belong to the user who runs the check, and the server could not open them.
    """
    is_used = path.with_name(path.name + "-wal").exists()
    return sqlite3.connect(f"{path.absolute().as_uri()}?{'mode=ro' if is_used else 'immutable=1'}", uri=True)


async def _check_postgres(settings: Settings) -> AsyncGenerator[CheckResult]:
    database = await PostgresDatabase.connect(settings.database)
    try:
        version = str((await database.query("SHOW server_version"))[0][0])
        yield report_ok("postgres", name=version)
        values = {name: str((await database.query(f"SHOW {name}"))[0][0]) for name in KEEPING}
        weak = [f"{name} = {value}" for name, value in values.items() if value in ("off", "local")]
        yield report_error("postgres-forgets", part=", ".join(weak)) if weak else report_ok("postgres-keeps")
        before = time.time()
        rows = await database.query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        apart = abs(round((before + time.time()) * 500) - int(rows[0][0]))
        yield (report_error if apart > CLOCK_MS else report_ok)("clocks", number=apart)
        async for symptom in _check_content(database.query, settings):
            yield symptom
        async for symptom in _check_nodes(database):
            yield symptom
    finally:
        await database.close()


async def _check_content(query: Query, settings: Settings) -> AsyncGenerator[CheckResult]:
    """Check that this program and its key file can use the content of the database."""
    try:
        version = int((await query("SELECT max(version) FROM schema_version"))[0][0] or 0)
    except (StorageError, sqlite3.Error):
        yield report_warning("empty-database")
        return
    if version > len(MIGRATIONS):
        yield report_error("schema-newer", number=version, limit=len(MIGRATIONS))
        return
    if version < len(MIGRATIONS):
        yield report_warning("schema-older", number=version, limit=len(MIGRATIONS))
    else:
        yield report_ok("schema", number=version)
    rows = await query(f"SELECT value FROM setting WHERE name = '{CLOSED}'")
    if rows and int(rows[0][0]) > day_of(time.time_ns() // 1_000_000):
        yield report_warning("reach-ahead", name=to_date(int(rows[0][0])))
    if version == len(MIGRATIONS):
        for checked in (_check_table_codes(query), _check_deal_sets(query)):
            async for symptom in checked:
                yield symptom
    rows = await query(f"SELECT value FROM setting WHERE name = '{NEWEST}'")
    path = settings.keys or settings.data / KEYS
    if rows and not (path.exists() and Keys.load_or_create(path).knows(str(rows[0][0]))):
        yield report_error("keys-lost", name=str(rows[0][0]), path=str(path))


async def _check_deal_sets(query: Query) -> AsyncGenerator[CheckResult]:
    """Check that the results of deal sets that have ended are written."""
    yesterday = time.time_ns() // 1_000_000 - DAY_MS
    unsettled = (
        "SELECT count(*) FROM deal_set_try t JOIN deal_set s ON s.id = t.deal_set "
        f"WHERE t.settled = 0 AND s.ends < {yesterday}"
    )
    if number := (await query(unsettled))[0][0]:
        yield report_warning("sets-unsettled", number=number)


async def _check_table_codes(query: Query) -> AsyncGenerator[CheckResult]:
    """Check that tables get codes, and that guesses have not stopped people from using them."""
    now = time.time_ns() // 1_000_000
    if (await query(f"SELECT count(*) FROM table_code WHERE ends_at > {now}"))[0][0] >= MAX_CODES:
        yield report_warning("table-codes-full", limit=MAX_CODES)
    for each in TABLE_CODES_OF_SERVER:
        recent = f"FROM tried WHERE who = '{hash_key(each.key)}' AND at > {now - TRIES_MS}"
        if (await query(f"SELECT count(*) {recent}"))[0][0] >= each.limit:
            yield report_warning("table-codes-guessed", limit=each.limit, number=TRIES_MS // 60_000)


async def _check_nodes(database: PostgresDatabase) -> AsyncGenerator[CheckResult]:
    """Check that every node is reachable, and that the connection limit suffices for all nodes."""
    try:
        nodes = await database.query("SELECT name, host, port FROM node ORDER BY name")
    except StorageError:  # no server has opened this database yet
        return
    for name, host, port in nodes:
        address = f"{host}:{port}"
        try:
            async with asyncio.timeout(CONNECT_S):
                _, writer = await asyncio.open_connection(str(host), int(str(port)))
            writer.close()
            yield report_ok("node", name=str(name), path=address)
        except OSError as error:
            yield report_error(
                "node-unreachable",
                name=str(name),
                path=address,
                problem=error.strerror or type(error).__name__,
            )
    most = int(str((await database.query("SHOW max_connections"))[0][0]))
    wanted = (CONNECTIONS + 1) * max(len(nodes), 1) + CONNECTIONS
    yield (report_ok if most >= wanted else report_error)("postgres-connections", number=most, limit=wanted)
