"""A person's matches in pages, the co-players, and the results over time."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.sample_database import (
    DAY,
    EACH,
    SHORT,
    THREE,
    SampleDatabase,
    abandon_match,
    make_table,
    play_to_end,
    run_with_database,
)
from virado.refusal import OptionsError
from virado.server.people import People
from virado.server.storage.store import TableRow
from virado.server.tables import snapshots
from virado.server.wire.matches import CompanionsQuery, CourseQuery, MatchesQuery
from virado.session import Leave


@EACH
def test_pages_list_every_match_once_even_if_matches_end_meanwhile(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        ended = [await club.end(play_to_end(SHORT, "rosa", "tom")) for _ in range(5)]
        club.world.time -= DAY  # this gives two matches the same time
        ended.append(await club.end(play_to_end(SHORT, "rosa", "uma")))
        first = await club.matches.page("rosa", MatchesQuery(most=2))
        late = await club.end(play_to_end(SHORT, "rosa", "tom"))
        rest = await club.matches.page("rosa", MatchesQuery(most=100, before=first.next))
        assert [each.table.id for each in (*first.matches, *rest.matches)] == ended[::-1]
        assert rest.next == ""
        assert [each.table.id for each in await club.all_matches("rosa")] == [late, *ended[::-1]]
        assert await club.all_matches("wim") == []

    run_with_database(test, tmp_path, kind)


@EACH
def test_matches_are_filtered_by_family_variant_and_person(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        two, three = play_to_end(SHORT, "rosa", "tom"), play_to_end(THREE, "rosa", "tom", "uma")
        casino = play_to_end("tuxedo(players=2)", "rosa", "uma")
        names = [await club.end(each) for each in (two, three, casino, two)]

        async def found(**asked: Any) -> list[int]:
            return sorted(names.index(each.table.id) for each in await club.all_matches("rosa", **asked))

        variant = str(two.session.variant)
        assert await found(game="zwanzig_ab") == [0, 1, 3]
        assert await found(game="casino") == [2]
        assert await found(variant=variant) == [0, 3]
        assert await found(person="uma") == [1, 2]
        assert await found(person="uma", game="zwanzig_ab") == [1]
        assert await found(person="uma", variant=variant) == []
        assert await found(person="nobody") == []

    run_with_database(test, tmp_path, kind)


def test_a_match_lists_its_players_and_result(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        host = play_to_end("royal-dominican(players=4, teams=true)", "rosa", "tom")
        match = host.session.match
        assert match is not None
        await club.end(host)
        (shown,) = await club.all_matches("tom")
        assert shown.sides == ((0, 2), (1, 3))
        assert (shown.side, shown.deals, shown.winners) == (1, match.finished_deals, match.winners)
        assert shown.won == (1 in match.winners)
        assert shown.ended == club.world.time
        assert shown.table.seats == ("Rosa", "Tom", "bot:random", "bot:random")
        assert shown.table.people == ("rosa", "tom", None, None)
        assert shown.table.scores == tuple(match.scores)
        assert shown.table.stage == "over"

    run_with_database(test, tmp_path)


def test_matches_show_current_names_and_no_deleted_people(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        await club.end(play_to_end(THREE, "rosa", "tom", "uma"))
        await club.store_open(make_table(THREE, "rosa", "tom", "uma"))
        await club.do("UPDATE person SET name = 'Thomas' WHERE id = 'tom'")
        await People(club.database).delete("uma")
        for stage in ("over", "open"):
            (shown,) = await club.all_matches("rosa", stage=stage)
            assert shown.table.seats == ("Rosa", "Thomas", "")
            assert shown.table.people == ("rosa", "tom", None)
        assert await club.all_matches("rosa", person="uma") == []
        met = await club.matches.companions("rosa", CompanionsQuery())
        assert [each.name for each in met.people] == ["Thomas"]
        assert "Uma" not in msgspec.json.encode(await club.all_matches("rosa")).decode()

    run_with_database(test, tmp_path)


@EACH
def test_open_matches_are_those_where_the_person_has_a_seat(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        here = [await club.store_open(make_table(SHORT, "rosa", "tom")) for _ in range(3)]
        left = make_table(SHORT, "rosa", "tom")
        await club.store_open(left)
        gone = make_table(SHORT, "rosa", "tom")
        name = await club.store_open(gone)
        gone.send(Leave(seat=0), "rosa")
        summary = msgspec.json.encode(snapshots.make_table_card(name, gone.session)).decode()
        await club.do("UPDATE play_table SET summary = $1 WHERE id = $2", summary, name)
        await club.do("UPDATE play_table SET stage = 'over' WHERE id = $1", "t4")
        here.append(await club.store_open(make_table(THREE, "uma", "rosa", "tom")))
        found = await club.all_matches("rosa", stage="open")
        assert [each.table.id for each in found] == here[::-1]
        assert [each.side for each in found] == [1, 0, 0, 0]
        assert all((each.won, each.ended, each.winners) == (None, None, ()) for each in found)
        assert [each.table.id for each in await club.all_matches("rosa", stage="open", person="uma")] == here[
            3:
        ]
        assert len(await club.all_matches("tom", stage="open", variant=str(gone.session.variant))) == 4

    run_with_database(test, tmp_path, kind)


@EACH
def test_abandoned_matches_are_listed_without_a_result(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        played = play_to_end(SHORT, "rosa", "tom")
        finished = await club.end(played)
        await club.store.create(_row(finished), [], ["rosa", "tom"])
        await club.store_open(make_table(SHORT, "rosa", "tom"))
        ended: list[str] = []
        for people in (("rosa", "tom"), ("tom", "rosa"), ("tom", "uma"), ("rosa", "uma")):
            host = abandon_match(SHORT, *people)
            ended.append(await club.store_open(host))
        found = await club.all_matches("rosa", stage="abandoned")
        assert [each.table.id for each in found] == [ended[3], ended[1], ended[0]]
        assert all((each.deals, each.winners, each.won) == (None, (), None) for each in found)
        assert [each.ended for each in found] == [club.world.time - days * DAY for days in (0, 2, 3)]
        with_uma = await club.all_matches("rosa", stage="abandoned", person="uma")
        assert [each.table.id for each in with_uma] == [ended[3]]
        assert [each.table.id for each in await club.all_matches("rosa", stage="over")] == [finished]
        assert await club.all_matches("wim", stage="abandoned") == []

    run_with_database(test, tmp_path, kind)


@pytest.mark.parametrize("before", ["x", "12", "-1.a", "٣.a", f"{2**63}.a"])
def test_a_page_begins_after_its_cursor_and_invalid_cursors_are_refused(tmp_path: Path, before: str):
    async def test(club: SampleDatabase) -> None:
        with pytest.raises(OptionsError) as caught:
            await club.matches.page("rosa", MatchesQuery(before=before))
        assert caught.value.code == "bad-request"

    run_with_database(test, tmp_path)


# ---------------------------------------------------------------------- older results
def test_older_results_are_listed_with_the_data_that_is_known(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        kept, lost, spoilt = [await club.end(play_to_end(SHORT, "rosa", "tom")) for _ in range(3)]
        whole = {each.table.id: each for each in await club.all_matches("rosa")}
        host = play_to_end(SHORT, "rosa", "tom")
        log = [msgspec.json.encode(entry.stored()).decode() for entry in host.session.log]
        await club.store.create(_row(kept), log)
        await club.do("UPDATE result SET evidence = '{\"record\": {}}' WHERE play_table = $1", spoilt)
        await club.do("UPDATE result SET summary = ''")
        assert all(each.table.people == (None, None) for each in await club.all_matches("rosa"))
        assert await club.matches.backfill_summaries() == 3
        assert await club.matches.backfill_summaries() == 0
        found = {each.table.id: each for each in await club.all_matches("rosa")}
        assert found[kept] == whole[kept]
        assert (found[lost].deals, found[lost].winners) == (whole[lost].deals, whole[lost].winners)
        assert (found[lost].side, found[lost].table.seats) == (None, (None, None))
        assert (found[spoilt].deals, found[spoilt].won) == (None, whole[spoilt].won)

    run_with_database(test, tmp_path)


def _row(name: str) -> TableRow:
    return TableRow(
        id=name,
        created=1,
        changed=1,
        stage="over",
        entries=0,
        listed=False,
        summary="{}",
        secret="",
        node="a",
        epoch=1,
        lease=0,
    )


# ---------------------------------------------------------------------- results over time
@EACH
def test_results_and_ratings_over_time_are_in_order(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        rated, friendly = (
            play_to_end(SHORT, "rosa", "tom", rated=True),
            play_to_end(THREE, "rosa", "tom", "uma"),
        )
        for host in (rated, friendly, rated):
            await club.end(host)
        family = await club.matches.course("rosa", CourseQuery(game="zwanzig_ab"))
        assert [each.expected for each in family.points] == [0.5, 1 / 3, 0.5]
        assert [each.ended for each in family.points] == sorted(each.ended for each in family.points)
        first, none, last = (each.rating for each in family.points)
        assert none is None
        assert (first, last) != (None, None)
        assert first != last
        assert last == (await club.results.statistics("rosa")).ratings[0].rating
        form = await club.matches.course("rosa", CourseQuery(game="", variant=str(friendly.session.variant)))
        assert form.points == family.points[1:2]
        assert (await club.matches.course("rosa", CourseQuery(game="casino"))).points == ()

    run_with_database(test, tmp_path, kind)


# ---------------------------------------------------------------------- co-players
@EACH
def test_co_players_are_listed_the_latest_first(tmp_path: Path, kind: str):
    async def test(club: SampleDatabase) -> None:
        for people in (("tom", "uma"), ("rosa", "uma"), ("rosa", "tom"), ("rosa", "vic"), ("rosa", "tom")):
            await club.end(play_to_end(SHORT, *people))
        won = sum(bool(each.won) for each in await club.all_matches("rosa", person="tom"))
        first = await club.matches.companions("rosa", CompanionsQuery(most=2))
        rest = await club.matches.companions("rosa", CompanionsQuery(most=2, before=first.next))
        assert [each.person for each in first.people] == ["tom", "vic"]
        assert [each.person for each in rest.people] == ["uma"]
        assert (first.people[0].played, first.people[0].won) == (2, won)
        assert first.people[0].latest == club.world.time
        assert rest.next == ""

    run_with_database(test, tmp_path, kind)
