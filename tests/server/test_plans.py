"""Query plans: no query for matches and people scans a whole table."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.sample_database import (
    DAY,
    EACH,
    SHORT,
    SampleDatabase,
    abandon_match,
    make_table,
    play_to_end,
    run_with_database,
)
from virado.server import wire
from virado.server.administration.moderation import ModerationService
from virado.server.invitations import InvitationService
from virado.server.match_history import MatchHistory
from virado.server.results import Results
from virado.server.retention import _TABLES  # pyright: ignore[reportPrivateUsage]
from virado.server.storage.database import Database, Rows, Statement
from virado.server.storage.store import Store
from virado.server.wire.administration import TablesQuery
from virado.server.wire.matches import CompanionsQuery, CourseQuery, MatchesQuery


class Watched:
    """A database wrapper that records the queries."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.read: list[Statement] = []

    async def query(self, sql: str, *args: Any) -> Rows:
        self.read.append(Statement(sql, args))
        return await self.database.query(sql, *args)

    async def transaction(self, statements: Any) -> list[Rows]:
        return await self.database.transaction(statements)

    def locks(self, *names: str) -> list[Statement]:
        return self.database.locks(*names)

    async def close(self) -> None:
        await self.database.close()


async def _scans(kind: str, database: Database, read: Statement) -> list[str]:
    """Return the full table scans in the plan of a query.

    Scans of `result_incomplete` are omitted, because all of its rows are needed.
    """
    if kind == "sqlite":
        plan = await database.query(f"EXPLAIN QUERY PLAN {read.sql}", *read.args)
        steps = [str(step[-1]) for step in plan]
        return [step for step in steps if step.startswith("SCAN") and "result_incomplete" not in step]
    # PostgreSQL scans small tables even if they have an index, so forbid scans
    off = Statement("SET LOCAL enable_seqscan = off")
    _, plan = await database.transaction([off, Statement(f"EXPLAIN {read.sql}", read.args)])
    return [str(line) for (line,) in plan if "Seq Scan" in line]


@EACH
def test_no_query_for_lists_scans_a_whole_table(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        await club.end(play_to_end(SHORT, "rosa", "tom"))
        name = await club.store_open(make_table(SHORT, "rosa", "tom"))
        await club.store_open(abandon_match(SHORT, "rosa", "tom"))
        watched = Watched(club.database)
        store = Store(watched)
        matches, inviting = MatchHistory(store), InvitationService(store, club.world)
        variant = str(play_to_end(SHORT, "rosa", "tom").session.variant)
        for asked in (
            {},
            {"game": "zwanzig_ab"},
            {"variant": variant},
            {"person": "tom"},
            {"person": "tom", "variant": variant},
            {"stage": "open"},
            {"stage": "abandoned"},
        ):
            assert (await matches.page("rosa", msgspec.convert(asked, MatchesQuery))).matches
        await matches.course("rosa", CourseQuery(game="zwanzig_ab"))
        await matches.course("rosa", CourseQuery(game="", variant=variant))
        await matches.companions("rosa", CompanionsQuery())
        await matches.backfill_summaries()
        await inviting.invite("rosa", wire.Invite(id="i", table=name, person="tom"))
        await inviting.list_for("tom")
        assert len(watched.read) > 12
        for read in watched.read:
            assert await _scans(kind, club.database, read) == [], read.sql

    run_with_database(test, tmp_path, kind)


@EACH
def test_rankings_administrators_lists_and_retention_scan_no_whole_table(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
):
    async def test(club: SampleDatabase) -> None:
        await club.end(play_to_end(SHORT, "rosa", "tom", rated=True))
        await club.store_open(make_table(SHORT, "rosa", "tom"))
        watched = Watched(club.database)
        results, desk = Results(watched, club.world), ModerationService(watched, "shell:host", 2 * DAY)
        variant = str(play_to_end(SHORT, "rosa", "tom").session.variant)
        assert len(await results.leaders("zwanzig_ab", 10)) == 2
        few = await results.leaders("zwanzig_ab", 10, variant)
        monkeypatch.setattr("virado.server.results.MIN_RESULTS_FOR_SCAN", 1)
        assert await results.leaders("zwanzig_ab", 10, variant) == few
        assert len(few) == 2
        assert await desk.tables(TablesQuery())
        assert await desk.tables(TablesQuery(stage="seating"))
        assert len(watched.read) == 7
        old = Statement(
            _TABLES.removesuffix("RETURNING id").partition("IN (")[2].rpartition(")")[0], (1, 1, 5)
        )
        for read in (*watched.read, old):
            scans = await _scans(kind, club.database, read)
            # these scans read only the rows that are shown or counted
            assert set(scans) <= {"SCAN b", "SCAN found"}, read.sql

    run_with_database(test, tmp_path, kind)


def test_no_index_contains_a_column_that_moves_change(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        indices = await club.database.query("SELECT name FROM pragma_index_list('play_table')")
        assert len(indices) > 2
        for (index,) in indices:
            columns = await club.database.query("SELECT name FROM pragma_index_info($1)", index)
            assert not {name for (name,) in columns} & {"entries", "changed", "listed", "summary"}, index

    run_with_database(test, tmp_path)


def test_a_plan_with_a_full_scan_is_detected(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        read = Statement("SELECT play_table FROM result WHERE score = $1", (1,))
        assert await _scans("sqlite", club.database, read)

    run_with_database(test, tmp_path)
