"""Reach: sums of guests, matches and returning people, and the marks of new people."""

import asyncio
import csv
import io
import json
import random
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from tests.nightly import nightly
from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_administration import printing_admin
from tests.server.test_keeping import play_to_the_end
from virado.refusal import OptionsError
from virado.server import reach
from virado.server.administration.reach_sums import list_sums
from virado.server.app import Server
from virado.server.reach import CLOSED, KINDS, LEAST, PARTS, Cells, Reach, day_of, release
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Database, Statement
from virado.session.setup import DAY_MS

START = 20_000
"""The first day, in days since 1970."""
HOUR_MS = 3_600_000
LANGUAGES_OF_GUESTS = {"en": 3, "de": 2, "bn": 1, "fa": 1}
"""Languages by their share of the guests."""
FORMS = (
    "royal-haitian(players=2)",
    "royal-haitian(players=2)",
    "zwanzig-ab(players=2)",
    "casino-royal(players=2)",
)


class _World(SystemRuntime):
    """A runtime whose clock the test sets."""

    def __init__(self, time: int) -> None:
        super().__init__()
        self.time = time

    def now(self) -> int:
        return self.time


async def _rows(database: Database, table: str) -> list[tuple[Any, ...]]:
    return await database.query(f"SELECT * FROM {table} ORDER BY 1, 2, 3")


async def _begin(first: Client, second: Client, variant: str) -> str:
    table = str((await first.request("create", variant=variant, sit=0))["id"])
    await second.request("act", table=table, command={"do": "sit", "seat": 1})
    await first.request("start", table=table)
    return table


def _known_rests(days: Sequence[Cells]) -> Generator[int]:
    """Yield the sums of cells without a name that an observer can compute exactly from stored sums.

    If a cell was stored on a day, nothing of it was carried to the next day. The observer therefore knows the
    remainder of the total since that day, as long as only such cells have been stored.
    """
    for part in PARTS[1:]:
        for day, first in enumerate(days):
            known = {cell for cell in first if cell[0] == part}
            rest = 0
            for later in days[day + 1 :] if ("all", "") in first else ():
                named = {cell for cell in later if cell[0] == part}
                if not named <= known:
                    break
                rest += later.get(("all", ""), 0) - sum(later[cell] for cell in named)
                if ("all", "") in later:
                    yield rest


def test_no_sum_below_the_least_is_stored_or_can_be_computed_from_stored_ones():
    chance = random.Random(35)
    carried: dict[tuple[str, str], int] = {}
    counted: Counter[tuple[str, str]] = Counter()
    kept: Counter[tuple[str, str]] = Counter()
    days: list[Cells] = []
    for _ in range(1000):
        today = Counter(
            cell
            for _ in range(chance.choice((0, 1, 2, 3, 6, 12)))
            for cell in (("all", ""), ("form", chance.choice("aaab")), ("language", chance.choice("xxxxxyz")))
        )
        counted += today
        stored, left = release(Counter(carried) + today, days[::-1])
        carried = dict(left)
        days.append(stored)
        kept += Counter(stored)
        assert all(number >= LEAST for number in stored.values())
        for part in PARTS[1:]:
            hidden = kept["all", ""] - sum(number for cell, number in kept.items() if cell[0] == part)
            assert hidden == 0 or hidden >= LEAST
    assert kept + Counter(carried) == counted
    assert len(list(_known_rests(days))) > 500
    assert not [rest for rest in _known_rests(days) if 0 < rest < LEAST]


def test_a_guest_is_marked_and_a_match_counts_once_when_it_begins_and_once_when_it_ends(tmp_path: Path):
    world = _World(START * DAY_MS)

    async def test() -> None:
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa", headers={"Accept-Language": "de-CH"}, lang="de-x-german") as rosa,
            connect_guest(address, "Tom", headers={"Accept-Language": "fa-u-nu-latn"}, lang="en") as tom,
        ):
            table = await _begin(rosa, tom, "royal-haitian(players=2)")
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            assert (await rosa.ask("start", table=table))[
                "type"
            ] == "done"  # a repeated request counts nothing
            slug = server.node.tables[table].session.variant.changes().slug
            assert await _rows(server.database, "reach_open") == [(START, "begun", slug, "de", 1)]
            await play_to_the_end(table, rosa, tom)
            _, (day, kind, form, language, number) = await _rows(server.database, "reach_open")
            assert (day, kind, form, number) == (START, "finished", slug, 1)
            assert language in ("de", "en")
            (mark,) = (await (await rosa.http.get("/api/me/export")).json())["reach"]
            assert mark == {
                "day": START,
                "language": "de",
                "form": slug,
                "back_1": 0,
                "back_7": 0,
                "back_30": 0,
            }
            (mark,) = (await (await tom.http.get("/api/me/export")).json())["reach"]
            assert (mark["language"], mark["form"]) == ("fa", slug)
            await tom.http.delete("/api/me")
            assert [row[0] for row in await _rows(server.database, "reach_mark")] == [rosa.person]

    run(test())


def test_a_person_is_back_on_exactly_the_first_seventh_and_thirtieth_day(tmp_path: Path):
    world = _World(START * DAY_MS + 23 * HOUR_MS)

    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path, world=world) as (server, address):

            async def visit() -> tuple[int, ...]:
                async with connect_guest(address, "Rosa", jar):
                    ((_, _, _, _, *backs),) = await _rows(server.database, "reach_mark")
                    return tuple(backs)

            assert await visit() == (0, 0, 0)
            world.time += 2 * HOUR_MS  # the next UTC day
            assert await visit() == await visit() == (1, 0, 0)
            for after, backs in (
                (2, (1, 0, 0)),
                (6, (1, 0, 0)),
                (8, (1, 0, 0)),
                (30, (1, 0, 1)),
                (31, (1, 0, 1)),
            ):
                world.time = (START + after) * DAY_MS
                assert await visit() == backs
            # a clock that was wrong, and a program with a token, change nothing
            world.time = (START - 1) * DAY_MS
            assert await visit() == (1, 0, 1)
            world.time = (START + 7) * DAY_MS
            async with connect_guest(address, "Rosa", jar) as rosa:
                token = (await (await rosa.http.post("/api/token", json={"name": "r"})).json())["token"]
            await server.database.transaction([Statement("UPDATE reach_mark SET back_7 = 0")])
            async with ClientSession(address) as http, http.ws_connect("/ws") as socket:
                program = Client(http, socket, "")
                assert (await program.ask("hello", token=token))["type"] == "welcome"
            ((*_, back_7, _),) = await _rows(server.database, "reach_mark")
            assert back_7 == 0

    run(test())


def test_without_the_count_nothing_is_counted_and_marks_are_deleted(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa"):
            assert len(await _rows(server.database, "reach_mark")) == 1
        async with (
            serving(tmp_path, reach=False) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            await server.people.reach.run_once(server.runtime.now())
            await _begin(rosa, tom, FORMS[0])
            for table in ("reach_mark", "reach_open", "reach_rest", "reach_sum"):
                assert await _rows(server.database, table) == []
            assert (await (await rosa.http.get("/api/privacy")).json())["reach"] is False
            assert (await (await rosa.http.get("/api/me/export")).json())["reach"] == []

    run(test())


class _Count:
    """An independent count of the simulated people, from what they did."""

    def __init__(self) -> None:
        self.events: list[tuple[int, str, str, str]] = []
        """The day, kind, form and language of each event."""

    def add(self, day: int, kind: str, form: str, language: str) -> None:
        self.events.append((day, kind, form, language))

    def until(self, kind: str, day: int) -> Counter[tuple[str, str]]:
        found: Counter[tuple[str, str]] = Counter()
        for each, of, form, language in self.events:
            if of == kind and each <= day:
                found.update([("all", ""), ("form", form), ("language", language)])
        return found


class _Person:
    def __init__(self, number: int, day: int, language: str) -> None:
        self.number, self.day, self.language = number, day, language
        self.jar = CookieJar(unsafe=True)
        self.form = ""
        self.id = ""
        self.backs: set[int] = set()


def draw_language(chance: random.Random) -> str:
    (language,) = chance.choices(list(LANGUAGES_OF_GUESTS), list(LANGUAGES_OF_GUESTS.values()))
    return language


async def _simulate(
    servers: list[tuple[Server, str]], world: _World, *, people: int, days: int, to_the_end: bool
) -> _Count:
    """Let people come, play, return and delete themselves, at alternating nodes; close days on all nodes at once."""
    chance, count = random.Random(7), _Count()
    arrivals = Counter(chance.choices(range(days), k=people))
    present: list[_Person] = []
    for day in range(days):
        world.time = (START + day) * DAY_MS + HOUR_MS // 2
        comers = [_Person(len(present) + i, day, draw_language(chance)) for i in range(arrivals[day])]
        returning = [
            each for each in present if chance.random() < (0.6 if day - each.day in reach.RETURNS else 0.1)
        ]
        present += comers
        async with AsyncExitStack() as stack:
            here: list[tuple[_Person, Client]] = []
            for each in [*comers, *returning]:
                world.time += 60_000
                _, address = chance.choice(servers)
                hello = connect_guest(
                    address,
                    f"Guest {each.number}",
                    each.jar,
                    {"Accept-Language": each.language},
                    lang=each.language,
                )
                client = await stack.enter_async_context(hello)
                each.id = client.person
                each.backs |= {day - each.day} & set(reach.RETURNS)
                here.append((each, client))
            while len(here) > 1:
                (one, first), (two, second) = here.pop(), here.pop()
                if chance.random() < 0.2:
                    continue
                variant = chance.choice(FORMS)
                table = await _begin(first, second, variant)
                server = next(each for each, _ in servers if table in each.node.tables)
                slug = server.node.tables[table].session.variant.changes().slug
                one.form, two.form = one.form or slug, two.form or slug
                count.add(day, "begun", slug, one.language)
                if to_the_end and variant == FORMS[0] and one.language == two.language:
                    await first.request("watch", table=table, seat=0)
                    await second.request("watch", table=table, seat=1)
                    await play_to_the_end(table, first, second)
                    count.add(day, "finished", slug, one.language)
        for gone in [each for each in present if chance.random() < 0.004]:
            await servers[0][0].people.delete(gone.id)
            present.remove(gone)
            gone.jar.clear()
        # the independent count of the day that ends now
        for each in present:
            if each.day == day:
                count.add(day, "guests", each.form, each.language)
            if day - each.day in reach.RETURNS and day - each.day in each.backs:
                count.add(each.day, f"back_{day - each.day}", each.form, each.language)
        world.time = (START + day + 1) * DAY_MS + reach.GRACE_MS
        closed = await asyncio.gather(*(each.people.reach.run_once(world.time) for each, _ in servers))
        assert sum(closed) == 1
        for each, _ in servers:
            assert await each.people.reach.run_once(world.time) == 0
    return count


async def _check_simulation(database: Database, count: _Count, days: int) -> dict[str, tuple[int, int]]:
    """Compare stored sums with the independent count; return the counted and the carried number by kind."""
    sums = await _rows(database, "reach_sum")
    rest = await _rows(database, "reach_rest")
    figures: dict[str, tuple[int, int]] = {}
    for kind in KINDS:
        stored = [(day - START, part, value, number) for day, of, part, value, number in sums if of == kind]
        carried = Counter({(part, value): number for of, part, value, number in rest if of == kind})
        for day, part, _, number in stored:
            # a total contains exactly the days since the last one
            if part == "all":
                before = max((each[0] for each in stored if each[1] == "all" and each[0] < day), default=-1)
                now, then = count.until(kind, day), count.until(kind, before)
                assert number == now["all", ""] - then["all", ""]
            assert number >= LEAST
        total = Counter(carried)
        for _, part, value, number in stored:
            total[part, value] += number
        assert total == count.until(kind, days), kind
        for day in range(days):
            kept: Counter[tuple[str, str]] = Counter()
            for each, part, value, number in stored:
                if each <= day:
                    kept[part, value] += number
            for part in PARTS[1:]:
                hidden = kept["all", ""] - sum(n for cell, n in kept.items() if cell[0] == part)
                assert hidden == 0 or hidden >= LEAST
        by_day: list[dict[tuple[str, str], int]] = [{} for _ in range(days)]
        for day, part, value, number in stored:
            by_day[day][part, value] = number
        assert not [rest for rest in _known_rests(by_day) if 0 < rest < LEAST]
        figures[kind] = (count.until(kind, days)["all", ""], carried["all", ""])
    return figures


@pytest.mark.parametrize(
    ("people", "system"),
    [(40, "sqlite"), pytest.param(200, "postgresql", marks=nightly)],
)
def test_the_sums_of_simulated_people_over_forty_days_are_right_and_name_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], people: int, system: str
):
    world = _World(START * DAY_MS + reach.GRACE_MS)
    url = fresh_database() if system == "postgresql" else ""
    days = 40
    # leases last for the whole simulation, so that no clock that is moved hands tables over
    how: dict[str, Any] = {"world": world, "per_address": 0, "database": url, "lease_s": 50 * 86_400}

    async def test() -> None:
        async with AsyncExitStack() as stack:
            folders = [tmp_path / name for name in ("one", "two")[: 2 if url else 1]]
            servers = [await stack.enter_async_context(serving(folder, **how)) for folder in folders]
            count = await _simulate(servers, world, people=people, days=days, to_the_end=bool(url))
            database = servers[0][0].database
            figures = await _check_simulation(database, count, days)
            # rows with a person are at most 31 days old, all other rows are sums without a person
            marks = await _rows(database, "reach_mark")
            assert marks
            assert min(row[1] for row in marks) >= START + days - 30
            assert await _rows(database, "reach_open") == []
            known = [str(id_) for (id_,) in await database.query("SELECT id FROM person")]
            text = json.dumps([await _rows(database, "reach_sum"), await _rows(database, "reach_rest")])
            assert not any(id_ in text for id_ in known)
            # the sums that administrators see
            admin = printing_admin(url or folders[0], capsys)
            shown = json.loads(await admin("reach", "--json"))
            assert len([row for row in shown if row["part"] == "all"]) == days
            for row in shown:
                for kind in KINDS:
                    assert row[kind] is None or row[kind] == 0 or row[kind] >= LEAST
            assert [row["back_30"] for row in shown if row["part"] == "all"][:30] == [None] * 30
            table = list(csv.DictReader(io.StringIO(await admin("reach", "--csv"))))
            assert {row["guests"] for row in table} > {"<5"}
            assert sum(
                int(row["guests"]) for row in table if row["part"] == "all" and "<" not in row["guests"]
            ) == (figures["guests"][0] - figures["guests"][1])

    asyncio.run(asyncio.wait_for(test(), 1800))


def test_days_are_closed_once_also_late_and_with_a_wrong_clock(tmp_path: Path):
    world = _World(START * DAY_MS + 2 * HOUR_MS)

    async def test() -> None:
        async with serving(tmp_path, world=world) as (server, _):
            counting, database = server.people.reach, server.database

            async def begin(number: int, day: int) -> None:
                for _ in range(number):
                    made = counting.count_match(
                        "raub", "de", [], day * DAY_MS, is_begun=True, is_finished=False
                    )
                    await database.transaction(made)

            await counting.run_once(world.time)
            await begin(6, START)
            assert await counting.run_once((START + 1) * DAY_MS + reach.GRACE_MS - 1) == 0
            assert await counting.run_once((START + 1) * DAY_MS + reach.GRACE_MS) == 1
            await begin(7, START)  # a node whose clock is late
            assert await counting.run_once((START + 2) * DAY_MS + reach.GRACE_MS) == 1
            found = await database.query("SELECT day, number FROM reach_sum WHERE part = 'all' ORDER BY day")
            assert found == [(START, 6), (START + 1, 7)]
            # after a long time without a server, only the days that may have marks are closed
            assert await counting.run_once((START + 400) * DAY_MS) <= 32
            last = int((await database.query("SELECT value FROM setting WHERE name = $1", CLOSED))[0][0])
            assert last == START + 398
            # with the clock set back, nothing is closed twice
            assert await counting.run_once((START + 3) * DAY_MS) == 0
            assert await list_sums(database, "1970-01-02") == ()
            with pytest.raises(OptionsError):
                await list_sums(database, "yesterday")
            assert await counting.run_once((START + 402 + reach.KEPT_DAYS) * DAY_MS) > 0
            assert await database.query("SELECT 1 FROM reach_sum") == []

    run(test())


def test_a_match_that_is_counted_while_a_day_is_closed_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    world = _World(START * DAY_MS + 2 * HOUR_MS)
    closing = Reach._close  # pyright: ignore[reportPrivateUsage]

    async def test() -> None:
        async with serving(tmp_path, world=world) as (server, _):
            counting, database = server.people.reach, server.database
            one = counting.count_match("raub", "de", [], world.time, is_begun=True, is_finished=False)
            await database.transaction(one * 5)
            await counting.run_once(world.time)
            late = [one]

            async def close(self: Reach, before: int, day: int) -> list[Statement]:
                made = await closing(self, before, day)
                if late:
                    await database.transaction(late.pop())
                return made

            monkeypatch.setattr(Reach, "_close", close)
            assert await counting.run_once((START + 1) * DAY_MS + reach.GRACE_MS) == 1
            found = await database.query("SELECT number FROM reach_sum WHERE part = 'all'")
            assert found == [(6,)]
            assert day_of(world.time) == START

    run(test())
