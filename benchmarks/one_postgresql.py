"""The throughput of one PostgreSQL server: `python benchmarks/one_postgresql.py [--seconds 10] [--tables 5000]`.

Several nodes, each with its usual number of connections, append moves to the logs of tables as the server does. A
writer appends its next move as soon as the previous one is acknowledged. The figures are moves per second,
milliseconds per move, and bytes of write-ahead log per move. Then one node renews the leases of all tables; the
figures are its seconds and its bytes of write-ahead log. The clients run in this process, on the same cores as the
database.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from server_process import machine, percentile

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import fresh_database

from virado.server.storage.postgres import CONNECTIONS, PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.store import Progress, Store

BODY = '{"t":"move","seat":1,"text":"' + "x" * 330 + '"}'
"""A log entry of average length."""
SUMMARY = '{"id":"' + "x" * 400 + '"}'
COLUMNS = [
    "id",
    "created",
    "changed",
    "stage",
    "entries",
    "listed",
    "summary",
    "secret",
    "node",
    "epoch",
    "lease",
    "owner",
]
NODE, EPOCH = "node", 1


async def fill(address: str, tables: int) -> None:
    """Insert tables in play that a node owns."""
    asyncpg: Any = import_module("asyncpg")  # asyncpg has no type annotations
    connection: Any = await asyncpg.connect(address)
    await connection.copy_records_to_table("play_table", records=rows(tables), columns=COLUMNS)
    await connection.close()


def rows(tables: int) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of the tables."""
    for number in range(tables):
        yield name(number), 0, 0, "playing", 0, 0, SUMMARY, "", NODE, EPOCH, 0, ""


def name(number: int) -> str:
    """Return the id of a table."""
    return f"t{number:017d}"


async def wal_bytes(store: Store) -> int:
    """Return the size of the write-ahead log so far, in bytes."""
    return int((await store.database.query("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"))[0][0])


async def moves(stores: list[Store], lengths: list[int], seconds: float) -> tuple[int, list[float]]:
    """Return the number of moves and the seconds of each.

    Every writer waits for its move; `lengths` are the growing lengths of the logs.
    """
    took: list[float] = []
    end = time.monotonic() + seconds

    async def write(number: int) -> None:
        rng = random.Random(number)
        store = stores[number % len(stores)]
        own = range(number, len(lengths), len(stores) * CONNECTIONS)
        while (began := time.monotonic()) < end:
            table = rng.choice(own)
            progress = Progress(stage="playing", listed=False, summary=SUMMARY)
            await store.append(name(table), EPOCH, lengths[table], [BODY], progress, 1)
            lengths[table] += 1
            took.append(time.monotonic() - began)

    await asyncio.gather(*(write(number) for number in range(len(stores) * CONNECTIONS)))
    return len(took), took


async def measure(seconds: float, tables: int) -> None:
    """Fill a database and print its throughput."""
    address = fresh_database()
    databases = [await PostgresDatabase.connect(address) for _ in range(4)]
    stores = [Store(each) for each in databases]
    await migrate(databases[0])
    await fill(address, tables)
    lengths = [0] * tables
    for nodes in (1, 2, 4):
        before = await wal_bytes(stores[0])
        made, took = await moves(stores[:nodes], lengths, seconds)
        log = await wal_bytes(stores[0]) - before
        print(
            f"{nodes} nodes, {nodes * CONNECTIONS} connections: {made / seconds:,.0f} moves a second, "
            f"p50 {percentile(took, 0.5) * 1e3:.1f} ms, p99 {percentile(took, 0.99) * 1e3:.1f} ms, {log / made:,.0f} bytes each"
        )
    held = [(name(number), EPOCH) for number in range(tables)]
    for turn in range(3):
        before, began = await wal_bytes(stores[0]), time.monotonic()
        kept = await stores[0].renew(NODE, held, turn)
        took_s, log = time.monotonic() - began, await wal_bytes(stores[0]) - before
        print(f"{len(kept):,} leases renewed in {took_s:.2f} s, {log / len(kept):,.0f} bytes each")
    for each in databases:
        await each.close()


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="duration in seconds (10)")
    parser.add_argument("--tables", type=int, default=5000, help="number of tables (5000)")
    arguments = parser.parse_args()
    print(machine())
    asyncio.run(measure(arguments.seconds, arguments.tables))


if __name__ == "__main__":
    main()
