"""The matches of a person, page by page; the people met there; what others may see."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from aiohttp import ClientSession

from tests.server.playing import Client, connected, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_results import Over
from tests.session.hosting import PEOPLE, Host
from virado.refusal import IllegalError, OptionsError
from virado.server import wire
from virado.server.clock import RealWorld
from virado.server.invitations import MOST_OF_INVITER, Inviting
from virado.server.matches import Matches
from virado.server.people import People
from virado.server.results import Results
from virado.server.storage.database import Database, Rows, Statement
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import Store, TableRow
from virado.server.tables import snapshots
from virado.server.wire.matches import CompanionsQuery, CourseQuery, MatchesQuery, MyMatch
from virado.session import AnswerAbsence, Leave, SeatBot, Sit

DAY = 24 * 60 * 60 * 1000
SHORT = "zwanzig-ab(players=2)"
THREE = "zwanzig-ab(players=3)"


class At(RealWorld):
    """A time that the test chooses."""

    def __init__(self) -> None:
        self.time = DAY

    def now(self) -> int:
        return self.time


class Club:
    """A database with six people, and what they have played, a day apart."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.world = At()
        self.store = Store(database)
        self.results = Results(database, self.world)
        self.matches = Matches(self.store)
        self._number = 0

    async def fill(self) -> None:
        await migrate(self.database)
        for name in PEOPLE:
            insert = "INSERT INTO person (id, name, created, seen) VALUES ($1, $2, 1, 1)"
            await self.do(insert, name, name.title())

    async def do(self, sql: str, *args: Any) -> None:
        await self.database.transaction([Statement(sql, args)])

    async def end(self, host: Host) -> str:
        """Store that a match is over, and return the name of its table."""
        self._number += 1
        self.world.time += DAY
        table: Any = Over(host.session, self._number)
        await self.database.transaction(list(await self.results.of_match(table)))
        return str(table.row.id)

    async def open(self, host: Host) -> str:
        """Store a table at which something is going on."""
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
            summary=msgspec.json.encode(snapshots.card(name, session)).decode(),
            secret="",
            node="a",
            epoch=1,
            lease=0,
        )
        await self.store.create(row, [], sorted(session.people))
        return name

    async def all(self, person: str, /, most: int = 2, **asked: Any) -> list[MyMatch]:
        """All matches of a person, page by page."""
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


def seated(variant: str, *people: str, rated: bool = False) -> Host:
    """A table at which these people sit from seat 0 on, and bots in the other seats."""
    host = Host(variant, rated=rated)
    for seat, name in enumerate(people):
        host.send(Sit(seat=seat, name=name.title()), name)
    for seat in range(len(people), host.session.variant.players):
        host.send(SeatBot(seat=seat, level="random"))
    return host


@cache
def over(variant: str, *people: str, rated: bool = False) -> Host:
    """A match that they have played to the end."""
    return seated(variant, *people, rated=rated).begin().play(20_000)


def abandoned(variant: str, gone: str, other: str) -> Host:
    """A match of two people that one has ended when the other could not be reached any more."""
    host = seated(variant, gone, other).begin()
    host.away(gone, 0)
    host.now = DAY
    host.send(AnswerAbsence(seat=1, absent=gone, choice="end"), other)
    assert host.session.is_abandoned
    return host


Test: TypeAlias = Callable[[Club], Awaitable[None]]


@asynccontextmanager
async def club_on(kind: str, folder: Path) -> AsyncGenerator[Club]:
    database: Database = SqliteDatabase(folder / "v.db")
    if kind == "postgres":
        database = await PostgresDatabase.connect(fresh_database())
    try:
        club = Club(database)
        await club.fill()
        yield club
    finally:
        await database.close()


def with_club(test: Test, folder: Path, kind: str = "sqlite") -> None:
    async def inside() -> None:
        async with club_on(kind, folder) as club:
            await test(club)

    run(inside())


EACH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


# ---------------------------------------------------------------------- matches
@EACH
def test_pages_have_every_match_once_the_latest_first_whatever_ends_meanwhile(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        ended = [await club.end(over(SHORT, "rosa", "tom")) for _ in range(5)]
        club.world.time -= DAY  # two at the same moment
        ended.append(await club.end(over(SHORT, "rosa", "uma")))
        first = await club.matches.page("rosa", MatchesQuery(most=2))
        late = await club.end(over(SHORT, "rosa", "tom"))
        rest = await club.matches.page("rosa", MatchesQuery(most=100, before=first.next))
        assert [each.table.id for each in (*first.matches, *rest.matches)] == ended[::-1]
        assert rest.next == ""
        assert [each.table.id for each in await club.all("rosa")] == [late, *ended[::-1]]
        assert await club.all("wim") == []

    with_club(test, tmp_path, kind)


@EACH
def test_matches_are_found_by_family_form_and_person(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        two, three = over(SHORT, "rosa", "tom"), over(THREE, "rosa", "tom", "uma")
        casino = over("tuxedo(players=2)", "rosa", "uma")
        names = [await club.end(each) for each in (two, three, casino, two)]

        async def found(**asked: Any) -> list[int]:
            return sorted(names.index(each.table.id) for each in await club.all("rosa", **asked))

        variant = str(two.session.variant)
        assert await found(game="zwanzig_ab") == [0, 1, 3]
        assert await found(game="casino") == [2]
        assert await found(variant=variant) == [0, 3]
        assert await found(person="uma") == [1, 2]
        assert await found(person="uma", game="zwanzig_ab") == [1]
        assert await found(person="uma", variant=variant) == []
        assert await found(person="nobody") == []

    with_club(test, tmp_path, kind)


def test_a_match_says_who_played_for_what(tmp_path: Path):
    async def test(club: Club) -> None:
        host = over("royal-dominican(players=4, teams=true)", "rosa", "tom")
        match = host.session.match
        assert match is not None
        await club.end(host)
        (shown,) = await club.all("tom")
        assert shown.sides == ((0, 2), (1, 3))
        assert (shown.side, shown.deals, shown.winners) == (1, match.finished_deals, match.winners)
        assert shown.won == (1 in match.winners)
        assert shown.ended == club.world.time
        assert shown.table.seats == ("Rosa", "Tom", "bot:random", "bot:random")
        assert shown.table.people == ("rosa", "tom", None, None)
        assert shown.table.scores == tuple(match.scores)
        assert shown.table.stage == "over"

    with_club(test, tmp_path)


def test_names_are_those_of_today_and_who_has_been_deleted_is_not_named(tmp_path: Path):
    async def test(club: Club) -> None:
        await club.end(over(THREE, "rosa", "tom", "uma"))
        await club.open(seated(THREE, "rosa", "tom", "uma"))
        await club.do("UPDATE person SET name = 'Thomas' WHERE id = 'tom'")
        await People(club.database).delete("uma")
        for stage in ("over", "open"):
            (shown,) = await club.all("rosa", stage=stage)
            assert shown.table.seats == ("Rosa", "Thomas", "")
            assert shown.table.people == ("rosa", "tom", None)
        assert await club.all("rosa", person="uma") == []
        met = await club.matches.companions("rosa", CompanionsQuery())
        assert [each.name for each in met.people] == ["Thomas"]
        assert "Uma" not in msgspec.json.encode(await club.all("rosa")).decode()

    with_club(test, tmp_path)


@EACH
def test_open_matches_are_those_where_one_still_has_a_seat(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        here = [await club.open(seated(SHORT, "rosa", "tom")) for _ in range(3)]
        left = seated(SHORT, "rosa", "tom")
        await club.open(left)
        gone = seated(SHORT, "rosa", "tom")
        name = await club.open(gone)
        gone.send(Leave(seat=0), "rosa")
        summary = msgspec.json.encode(snapshots.card(name, gone.session)).decode()
        await club.do("UPDATE play_table SET summary = $1 WHERE id = $2", summary, name)
        await club.do("UPDATE play_table SET stage = 'over' WHERE id = $1", "t4")
        here.append(await club.open(seated(THREE, "uma", "rosa", "tom")))
        found = await club.all("rosa", stage="open")
        assert [each.table.id for each in found] == here[::-1]
        assert [each.side for each in found] == [1, 0, 0, 0]
        assert all((each.won, each.ended, each.winners) == (None, None, ()) for each in found)
        assert [each.table.id for each in await club.all("rosa", stage="open", person="uma")] == here[3:]
        assert len(await club.all("tom", stage="open", variant=str(gone.session.variant))) == 4

    with_club(test, tmp_path, kind)


@EACH
def test_matches_that_were_abandoned_are_found_though_they_have_no_result(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        played = over(SHORT, "rosa", "tom")
        finished = await club.end(played)
        await club.store.create(_row(finished), [], ["rosa", "tom"])
        await club.open(seated(SHORT, "rosa", "tom"))
        ended: list[str] = []
        for people in (("rosa", "tom"), ("tom", "rosa"), ("tom", "uma"), ("rosa", "uma")):
            host = abandoned(SHORT, *people)
            ended.append(await club.open(host))
        found = await club.all("rosa", stage="abandoned")
        assert [each.table.id for each in found] == [ended[3], ended[1], ended[0]]
        assert all((each.deals, each.winners, each.won) == (None, (), None) for each in found)
        assert [each.ended for each in found] == [club.world.time - days * DAY for days in (0, 2, 3)]
        with_uma = await club.all("rosa", stage="abandoned", person="uma")
        assert [each.table.id for each in with_uma] == [ended[3]]
        assert [each.table.id for each in await club.all("rosa", stage="over")] == [finished]
        assert await club.all("wim", stage="abandoned") == []

    with_club(test, tmp_path, kind)


@pytest.mark.parametrize("before", ["x", "12", "-1.a", "٣.a", f"{2**63}.a"])
def test_a_page_begins_after_a_key_or_is_refused(tmp_path: Path, before: str):
    async def test(club: Club) -> None:
        with pytest.raises(OptionsError) as caught:
            await club.matches.page("rosa", MatchesQuery(before=before))
        assert caught.value.code == "bad-request"

    with_club(test, tmp_path)


# ---------------------------------------------------------------------- results of before
def test_results_of_before_are_listed_with_what_is_known_of_them(tmp_path: Path):
    async def test(club: Club) -> None:
        kept, lost, spoilt = [await club.end(over(SHORT, "rosa", "tom")) for _ in range(3)]
        whole = {each.table.id: each for each in await club.all("rosa")}
        host = over(SHORT, "rosa", "tom")
        log = [msgspec.json.encode(entry.stored()).decode() for entry in host.session.log]
        await club.store.create(_row(kept), log)
        await club.do("UPDATE result SET evidence = '{\"record\": {}}' WHERE play_table = $1", spoilt)
        await club.do("UPDATE result SET summary = ''")
        assert all(each.table.people == (None, None) for each in await club.all("rosa"))
        assert await club.matches.complete() == 3
        assert await club.matches.complete() == 0
        found = {each.table.id: each for each in await club.all("rosa")}
        assert found[kept] == whole[kept]
        assert (found[lost].deals, found[lost].winners) == (whole[lost].deals, whole[lost].winners)
        assert (found[lost].side, found[lost].table.seats) == (None, (None, None))
        assert (found[spoilt].deals, found[spoilt].won) == (None, whole[spoilt].won)

    with_club(test, tmp_path)


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


# ---------------------------------------------------------------------- over time
@EACH
def test_the_course_has_results_and_ratings_in_the_order_of_time(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        rated, friendly = over(SHORT, "rosa", "tom", rated=True), over(THREE, "rosa", "tom", "uma")
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

    with_club(test, tmp_path, kind)


# ---------------------------------------------------------------------- people
@EACH
def test_companions_are_those_one_has_played_with_the_latest_first(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        for people in (("tom", "uma"), ("rosa", "uma"), ("rosa", "tom"), ("rosa", "vic"), ("rosa", "tom")):
            await club.end(over(SHORT, *people))
        won = sum(bool(each.won) for each in await club.all("rosa", person="tom"))
        first = await club.matches.companions("rosa", CompanionsQuery(most=2))
        rest = await club.matches.companions("rosa", CompanionsQuery(most=2, before=first.next))
        assert [each.person for each in first.people] == ["tom", "vic"]
        assert [each.person for each in rest.people] == ["uma"]
        assert (first.people[0].played, first.people[0].won) == (2, won)
        assert first.people[0].latest == club.world.time
        assert rest.next == ""

    with_club(test, tmp_path, kind)


# ---------------------------------------------------------------------- plans
class Watched:
    """Another database, which notes what is read of it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.read: list[Statement] = []

    async def query(self, sql: str, *args: Any) -> Rows:
        self.read.append(Statement(sql, args))
        return await self.database.query(sql, *args)

    async def transaction(self, statements: Any) -> list[Rows]:
        return await self.database.transaction(statements)

    async def close(self) -> None:
        await self.database.close()


async def _scans(kind: str, database: Database, read: Statement) -> list[str]:
    """The steps of the plan of a query that go through a whole table; `result_incomplete` has no more rows than are wanted."""
    if kind == "sqlite":
        plan = await database.query(f"EXPLAIN QUERY PLAN {read.sql}", *read.args)
        steps = [str(step[-1]) for step in plan]
        return [step for step in steps if step.startswith("SCAN") and "result_incomplete" not in step]
    off = Statement(
        "SET LOCAL enable_seqscan = off"
    )  # few rows are read as a whole whatever indices there are
    _, plan = await database.transaction([off, Statement(f"EXPLAIN {read.sql}", read.args)])
    return [str(line) for (line,) in plan if "Seq Scan" in line]


@EACH
def test_no_list_goes_through_a_whole_table(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        await club.end(over(SHORT, "rosa", "tom"))
        name = await club.open(seated(SHORT, "rosa", "tom"))
        await club.open(abandoned(SHORT, "rosa", "tom"))
        watched = Watched(club.database)
        store = Store(watched)
        matches, inviting = Matches(store), Inviting(store, club.world)
        variant = str(over(SHORT, "rosa", "tom").session.variant)
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
        await matches.complete()
        await inviting.invite("rosa", wire.Invite(id="i", table=name, person="tom"))
        await inviting.of("tom")
        assert len(watched.read) > 12
        for read in watched.read:
            assert await _scans(kind, club.database, read) == [], read.sql

    with_club(test, tmp_path, kind)


def test_a_plan_that_goes_through_a_whole_table_would_be_found(tmp_path: Path):
    async def test(club: Club) -> None:
        read = Statement("SELECT play_table FROM result WHERE score = $1", (1,))
        assert await _scans("sqlite", club.database, read)

    with_club(test, tmp_path)


# ---------------------------------------------------------------------- over the wire
async def _get(client: Client, path: str, status: int = 200, **query: Any) -> Any:
    async with client.http.get(path, params=query) as answer:
        assert answer.status == status, await answer.text()
        return await answer.json()


async def _finish(rosa: Client, tom: Client) -> str:
    """A match that both have played to the end."""
    table = (await rosa.done("create", variant=SHORT, sit=0))["id"]
    await tom.done("act", table=table, command={"do": "sit", "seat": 1})
    await rosa.done("start", table=table)
    for seat, client in enumerate((rosa, tom)):
        await client.watch(table, seat)
    people = rosa, tom
    known = 0

    def is_told(now: dict[str, Any]) -> bool:
        return int(now["first"]) + len(now["entries"]) >= known

    while (now := await rosa.until(is_told))["state"]["stage"] != "over":
        seat = int(now["state"]["asked"][0][0])
        legal = await people[seat].done("legal", table=table, seat=seat, limit=1)
        move = {"do": "play", "seat": seat, "move": legal["moves"][0]["text"]}
        known = int(await people[seat].done("act", table=table, command=move))
    return str(table)


def test_one_sees_the_own_matches_and_of_others_what_they_show(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
            connected(address, "Uma") as uma,
        ):
            table = await _finish(rosa, tom)
            opened = (await rosa.done("create", variant=SHORT, sit=1))["id"]
            (mine,) = (await _get(rosa, "/api/me/matches"))["matches"]
            assert (mine["table"]["id"], mine["table"]["people"]) == (table, [rosa.person, tom.person])
            (going_on,) = (await _get(rosa, "/api/me/matches", stage="open"))["matches"]
            assert going_on["table"]["id"] == opened
            assert (await _get(uma, "/api/me/matches", person=rosa.person))["matches"] == []
            assert (await _get(uma, "/api/me/companions"))["people"] == []
            assert (await _get(rosa, "/api/me/matches", 400, before="x"))["code"] == "bad-request"

            player = f"/api/players/{rosa.person}"
            assert (await _get(uma, player, 404))["code"] == "no-public-page"
            profile = {"public": True, "picture": "tulip"}
            me = await (await rosa.http.post("/api/me/profile", json=profile)).json()
            assert (me["public"], me["picture"]) == (True, "tulip")
            shown = await _get(uma, player)
            assert (shown["name"], shown["picture"], shown["variants"][0]["played"]) == ("Rosa", "tulip", 1)
            assert tom.person not in str(shown)
            assert table not in str(shown)
            (met,) = (await _get(tom, "/api/me/companions"))["people"]
            assert (met["name"], met["picture"], met["public"]) == ("Rosa", "tulip", True)
            await rosa.http.post("/api/me/profile", json={})
            assert (await _get(uma, player, 404))["code"] == "no-public-page"
            assert (await _get(uma, "/api/players/nobody", 404))["code"] == "no-public-page"
            await rosa.http.post("/api/me/profile", json=profile)
            await rosa.http.delete("/api/me")
            assert (await _get(uma, player, 404))["code"] == "no-public-page"
            (of_tom,) = (await _get(tom, "/api/me/matches"))["matches"]
            assert (of_tom["table"]["seats"], of_tom["table"]["people"]) == (["", "Tom"], [None, tom.person])
            assert "Rosa" not in str(await _get(tom, "/api/me/companions"))

    run(test())


async def _told(client: Client) -> list[str]:
    """The tables of the next `invitations`."""
    while True:
        for message in client.told:
            if message["type"] == "invitations":
                client.told.remove(message)
                return [each["table"]["id"] for each in message["invitations"]]
        client.told.append(await client.hear())


def test_who_has_played_with_one_can_be_invited_and_is_told_at_once_or_later(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
            connected(address, "Uma") as uma,
        ):
            await _finish(rosa, tom)
            table = (await rosa.done("create", variant=SHORT, sit=0))["id"]
            invite = {"table": table, "person": tom.person}
            assert (await rosa.ask("invite", table=table, person=uma.person))["code"] == "not-played-together"
            assert (await tom.ask("invite", table=table, person=rosa.person))["code"] == "not-at-this-table"
            assert (await rosa.ask("invite", table="x", person=tom.person))["code"] == "no-such-table"
            await rosa.done("invite", **invite)
            assert await _told(tom) == [table]
            await rosa.done("invite", **invite)
            assert await _told(tom) == [table]
            again = await tom.http.ws_connect("/ws")
            later = Client(tom.http, again, tom.person)
            assert (await later.ask("hello"))["type"] == "welcome"
            assert await _told(later) == [table]

            await tom.done("decline", table=table)
            assert await _told(tom) == []
            await rosa.done("invite", **invite)
            assert await _told(tom) == [table]
            await tom.done("mute", person=rosa.person)
            await rosa.done("invite", **invite)
            assert await _told(tom) == []
            await tom.done("mute", person=rosa.person, muted=False)
            await tom.done("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.done("invite", **invite)
            assert await _told(tom) == [], "who sits there is not invited any more"
            await rosa.done("start", table=table)
            assert (await rosa.ask("invite", **invite))["code"] == "already-begun"
            await again.close()

    run(test())


def test_invitations_are_limited_and_end_after_a_week(tmp_path: Path):
    async def test(club: Club) -> None:
        await club.end(over(SHORT, "rosa", "tom"))
        inviting = Inviting(club.store, club.world)
        names = [await club.open(seated(SHORT, "rosa")) for _ in range(MOST_OF_INVITER + 1)]
        for name in names[:-1]:
            await inviting.invite("rosa", wire.Invite(id="i", table=name, person="tom"))
        with pytest.raises(IllegalError) as caught:
            await inviting.invite("rosa", wire.Invite(id="i", table=names[-1], person="tom"))
        assert caught.value.refusal.code == "too-many-invitations"
        assert await inviting.of("tom")
        club.world.time += 7 * DAY
        assert await inviting.of("tom") == ()
        await inviting.invite("rosa", wire.Invite(id="i", table=names[-1], person="tom"))

    with_club(test, tmp_path)


@pytest.mark.slow
def test_a_person_is_told_of_invitations_made_on_another_node(tmp_path: Path):
    async def test() -> None:
        url = fresh_database()
        one, other = Path(tmp_path / "a"), Path(tmp_path / "b")
        async with (
            serving(one, database=url) as (_, here),
            serving(other, database=url) as (_, there),
            connected(here, "Rosa") as rosa,
            connected(here, "Tom") as tom,
        ):
            await _finish(rosa, tom)
            token = (await (await tom.http.post("/api/token", json={})).json())["token"]
            async with ClientSession(there) as http, http.ws_connect("/ws") as socket:
                elsewhere = Client(http, socket, tom.person)
                assert (await elsewhere.ask("hello", token=token))["type"] == "welcome"
                table = (await rosa.done("create", variant=SHORT, sit=0))["id"]
                await rosa.done("invite", table=table, person=tom.person)
                assert await _told(elsewhere) == [table]

    run(test())
