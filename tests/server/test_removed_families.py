"""Matches of a family or form that the server no longer has."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from tests.examples.highest import FAMILY, WORDS
from tests.server.clients import connect_guest, serving
from tests.server.sample_database import (
    EACH,
    SHORT,
    SampleDatabase,
    make_table,
    play_to_end,
    run_with_database,
)
from tests.server.test_rights import Ahead
from tests.waiting import until
from virado.families import add_family
from virado.refusal import OptionsError
from virado.server.administration.moderation import ModerationService
from virado.server.administration.table_closures import MAX_DELAY_MS
from virado.server.person_export import PersonExport
from virado.server.storage.database import Statement
from virado.server.tables.bot_pool import BotPool
from virado.server.wire.administration import TablesQuery
from virado.server.wire.matches import CompanionsQuery, CourseQuery
from virado.words.catalogue import extra_folder

REMOVED = "highest(players=3)"


@pytest.fixture
def plug_in() -> Iterator[ExitStack]:
    """Add the family `highest` until the test closes it."""
    with ExitStack() as added:
        added.enter_context(add_family(FAMILY))
        added.enter_context(extra_folder(WORDS))
        yield added


@EACH
def test_every_list_of_a_person_shows_matches_of_a_removed_family(
    tmp_path: Path, kind: str, plug_in: ExitStack
):
    async def test(club: SampleDatabase) -> None:
        played = play_to_end(REMOVED, "rosa", "tom", rated=False)
        name = await club.end(played)
        older = await club.end(played)
        other = await club.end(play_to_end(SHORT, "rosa", "tom"))
        open_table = await club.store_open(make_table(REMOVED, "rosa", "tom"))
        await club.do("UPDATE result SET summary = '' WHERE play_table = $1", older)
        before = await club.results.statistics("rosa")
        plug_in.close()

        listed = {each.table.id: each for each in await club.all_matches("rosa")}
        assert list(listed) == [other, older, name]
        shown = listed[name]
        assert (shown.table.variant, shown.table.seats) == (REMOVED, ("Rosa", "Tom", "bot:random"))
        assert (shown.sides, shown.side, shown.winners) == (
            ((0,), (1,), (2,)),
            0,
            played.session.match and played.session.match.winners,
        )
        assert (listed[older].table.variant, listed[older].won) == (REMOVED, shown.won)
        assert len(await club.all_matches("rosa", game="highest")) == 2
        assert len(await club.all_matches("rosa", variant=REMOVED)) == 2
        (unfinished,) = await club.all_matches("rosa", stage="open")
        assert (unfinished.table.id, unfinished.table.variant, unfinished.side) == (open_table, REMOVED, 0)
        assert await club.all_matches("rosa", stage="open", game="zwanzig_ab") == []

        statistics = await club.results.statistics("rosa")
        (row,) = [each for each in statistics.variants if each.game == "highest"]
        (earlier,) = [each for each in before.variants if each.game == "highest"]
        assert row == msgspec.structs.replace(earlier, changes=row.changes)
        assert (row.variant, row.changes.slug, row.expected) == (REMOVED, "highest", pytest.approx(2 / 3))
        course = await club.matches.course("rosa", CourseQuery(game="highest"))
        assert [each.expected for each in course.points] == [pytest.approx(1 / 3)] * 2
        (companion,) = (await club.matches.companions("rosa", CompanionsQuery())).people
        assert companion.played == 3

        export = PersonExport(club.database)
        assert REMOVED in (await export.run("rosa")).decode()
        await export.close()
        tables = await ModerationService(club.database, "admin", 1).tables(TablesQuery())
        assert [each.card.variant for each in tables] == [REMOVED]

    run_with_database(test, tmp_path, kind)


def test_a_missing_summary_is_created_once_the_family_is_back(tmp_path: Path, plug_in: ExitStack):
    async def test(club: SampleDatabase) -> None:
        removed = await club.end(play_to_end(REMOVED, "rosa", "tom"))
        other = await club.end(play_to_end(SHORT, "rosa", "tom"))
        await club.do("UPDATE result SET summary = ''")
        plug_in.close()
        assert await club.matches.backfill_summaries() == 1
        found = {each.table.id: each for each in await club.all_matches("rosa")}
        assert (found[removed].table.variant, found[removed].deals) == (REMOVED, None)
        assert found[other].deals is not None
        with add_family(FAMILY):
            assert await club.matches.backfill_summaries() == 1
            (again,) = await club.all_matches("rosa", game="highest")
            assert again.deals is not None

    run_with_database(test, tmp_path)


def test_matches_of_a_removed_form_do_not_prevent_a_bot_that_fits(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        await club.end(play_to_end(SHORT, "rosa"))
        fitting = await club.results.fitting_place("rosa", "zwanzig_ab")
        await club.do(
            "UPDATE result SET variant = 'removed', summary = replace(summary, $1, 'removed')", SHORT
        )
        assert await club.results.fitting_place("rosa", "zwanzig_ab") == fitting
        (row,) = (await club.results.statistics("rosa")).variants
        assert (row.variant, row.expected) == ("removed", 0.5)

    run_with_database(test, tmp_path)


def test_a_form_that_is_gone_does_not_stop_the_preparation_of_bots():
    async def test() -> None:
        pool = BotPool(1)
        try:
            pool.prepare("club", "no-such-form")
            pool.prepare("club", "hazari(no_such_option=1)")
            assert pool.unprepared_count == 2
            await until(lambda: not pool.unprepared_count)
        finally:
            await pool.close()

    asyncio.run(asyncio.wait_for(test(), 30))


def test_a_request_to_close_a_table_stays_while_no_node_can_load_the_table(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            table = str((await rosa.request("create", variant="casino", sit=0))["id"])
            attempts = 0

            async def refuse(name: str) -> None:
                nonlocal attempts
                attempts += 1
                raise OptionsError("no-such-variant", name, variant="casino")

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(server.node, "get_table", refuse)
                insert = "INSERT INTO closing VALUES ($1, '')"
                await server.database.transaction([Statement(insert, (table,))])
                assert await server.table_closures.run_once() == 0
                for _ in range(200):
                    world.ahead_ms += 60_000
                    await server.table_closures.run_once()
                assert 10 < attempts < 20
                assert await server.database.query("SELECT 1 FROM closing")
                world.ahead_ms += MAX_DELAY_MS
            await server.table_closures.run_once()
            assert not await server.database.query("SELECT 1 FROM closing")
            assert await server.store.load_table(table) is None

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_damaged_log_does_not_stop_the_closing_of_other_tables(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            tables = [str((await rosa.request("create", variant="casino", sit=0))["id"]) for _ in range(2)]
            await server.node.tables[min(tables)].release(unload=True)
            damage = 'UPDATE entry SET body = \'{"is": "unknown"}\' WHERE play_table = $1'
            insert = "INSERT INTO closing VALUES ($1, '')"
            await server.database.transaction(
                [Statement(damage, (min(tables),)), *(Statement(insert, (each,)) for each in tables)]
            )
            await server.table_closures.run_once()
            assert await server.database.query("SELECT play_table FROM closing") == [(min(tables),)]

    asyncio.run(asyncio.wait_for(test(), 60))
