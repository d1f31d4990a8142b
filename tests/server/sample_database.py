"""A database with people and finished matches."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from tests.server.clients import run
from tests.server.postgres import fresh_database
from tests.server.test_results import Over
from tests.session.host import PEOPLE, Host
from virado.server.match_history import MatchHistory
from virado.server.results import Results
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Database, Statement
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import Store, TableRow
from virado.server.tables import snapshots
from virado.server.wire.matches import MatchesQuery, MyMatch
from virado.session import AnswerAbsence, SeatBot, Sit

DAY = 24 * 60 * 60 * 1000
SHORT = "zwanzig-ab(players=2)"
THREE = "zwanzig-ab(players=3)"


class FixedWorld(SystemRuntime):
    """A runtime whose clock the test sets."""

    def __init__(self) -> None:
        self.time = DAY

    def now(self) -> int:
        return self.time


class SampleDatabase:
    """A database with six people and their matches, one day apart."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.world = FixedWorld()
        self.store = Store(database)
        self.results = Results(database, self.world)
        self.matches = MatchHistory(self.store)
        self._number = 0

    async def fill(self) -> None:
        await migrate(self.database)
        for name in PEOPLE:
            insert = "INSERT INTO person (id, name, created, seen) VALUES ($1, $2, 1, 1)"
            await self.do(insert, name, name.title())

    async def do(self, sql: str, *args: Any) -> None:
        await self.database.transaction([Statement(sql, args)])

    async def end(self, host: Host) -> str:
        """Store the result of a finished match, and return the id of its table."""
        self._number += 1
        self.world.time += DAY
        table: Any = Over(host.session, self._number)
        await self.database.transaction(list(await self.results.make_result_statements(table)))
        return str(table.row.id)

    async def store_open(self, host: Host) -> str:
        """Store a table with an unfinished match, and return its id."""
        self._number += 1
        self.world.time += DAY
        name, session = f"t{self._number}", host.session
        row = TableRow(
            id=name,
            created=1,
            changed=self.world.time,
            stage=session.stage,
            entries=0,
            listed=False,
            summary=msgspec.json.encode(snapshots.make_table_card(name, session)).decode(),
            secret="",
            node="a",
            epoch=1,
            lease=0,
        )
        await self.store.create(row, [], sorted(session.people))
        return name

    async def all_matches(self, person: str, /, most: int = 2, **asked: Any) -> list[MyMatch]:
        """Return all matches of a person, fetched in pages."""
        found: list[MyMatch] = []
        before = ""
        while True:
            page = await self.matches.page(person, MatchesQuery(before=before, most=most, **asked))
            assert len(page.matches) <= most
            found += page.matches
            before = page.next
            if not before:
                return found
            assert len(page.matches) == most


def make_table(variant: str, *people: str, rated: bool = False) -> Host:
    """Return a host whose table seats these people from seat 0 on, and bots in the other seats."""
    host = Host(variant, rated=rated)
    for seat, name in enumerate(people):
        host.send(Sit(seat=seat, name=name.title()), name)
    for seat in range(len(people), host.session.variant.players):
        host.send(SeatBot(seat=seat, level="random"))
    return host


@cache
def play_to_end(variant: str, *people: str, rated: bool = False) -> Host:
    """Return a host whose match the people have played to the end."""
    return make_table(variant, *people, rated=rated).begin().play(20_000)


def abandon_match(variant: str, gone: str, other: str) -> Host:
    """Return a host whose match one person ended because the other was offline."""
    host = make_table(variant, gone, other).begin()
    host.disconnect(gone, 0)
    host.now = DAY
    host.send(AnswerAbsence(seat=1, absent=gone, choice="end"), other)
    assert host.session.is_abandoned
    return host


Test: TypeAlias = Callable[[SampleDatabase], Awaitable[None]]


@asynccontextmanager
async def club_on(kind: str, folder: Path) -> AsyncGenerator[SampleDatabase]:
    database: Database = SqliteDatabase(folder / "v.db")
    if kind == "postgres":
        database = await PostgresDatabase.connect(fresh_database())
    try:
        club = SampleDatabase(database)
        await club.fill()
        yield club
    finally:
        await database.close()


def run_with_database(test: Test, folder: Path, kind: str = "sqlite") -> None:
    async def inside() -> None:
        async with club_on(kind, folder) as club:
            await test(club)

    run(inside())


EACH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])
