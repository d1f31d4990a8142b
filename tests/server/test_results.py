"""Ratings, rankings and statistics of matches with two to six players, with partners, and with players who leave."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import run
from tests.server.postgres import fresh_database
from tests.session.host import PEOPLE, Host
from virado.server import ratings
from virado.server.results import INITIAL_MU, INITIAL_SIGMA, Results, list_participants
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import ConflictError, Database, Statement
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import TableRow
from virado.session import Leave, Session, Sit


class Over:
    """The parts of a table that results need."""

    def __init__(self, session: Session, number: int) -> None:
        self.session = session
        self.row = TableRow(
            id=f"t{number}",
            created=0,
            changed=0,
            stage="over",
            entries=0,
            listed=False,
            summary="{}",
            secret=bytes(32).hex(),
            node="",
            epoch=1,
            lease=0,
        )
        self.secret = bytes(32)


class Club:
    """A database with six people, and matches between them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.results = Results(database, SystemRuntime())
        self.ids: dict[str, str] = {}
        self._number = 0

    async def fill(self) -> None:
        await migrate(self.database)
        for name in PEOPLE:
            insert = "INSERT INTO person (id, name, created, seen) VALUES ($1, $2, 1, 1)"
            await self.database.transaction([Statement(insert, (name, name.title()))])

    async def match(
        self, variant: str, players: int, *, seed: int = 1, leaver: int | None = None, rated: bool = True
    ) -> Host:
        """Play a random match between the first people; one of them may leave after a few moves."""
        host = Host(variant, rated=rated).seat(players).begin(seed=seed)
        if leaver is not None:
            host.play(3)
            host.send(Leave(seat=leaver), PEOPLE[leaver])
        host.play(20_000)
        await self.database.transaction(await self.over(host))
        return host

    async def over(self, host: Host) -> list[Statement]:
        """Return the statements that store the result of a finished match."""
        assert host.session.stage == "over"
        self._number += 1
        table: Any = Over(host.session, self._number)
        return list(await self.results.make_result_statements(table))

    async def ratings(self, game: str) -> dict[str, float]:
        return {name: (await self.results.rating(name, game))[0] for name in PEOPLE}


def with_club(test: Any, tmp_path: Path, kind: str = "sqlite") -> None:
    async def inside() -> None:
        database: Database = SqliteDatabase(tmp_path / "v.db")
        if kind == "postgres":
            database = await PostgresDatabase.connect(fresh_database())
        try:
            club = Club(database)
            await club.fill()
            await test(club)
        finally:
            await database.close()

    run(inside())


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        ("tuxedo(players=2)", 2),
        ("zwanzig-ab(players=3)", 3),
        ("hazari(target=150)", 4),
        ("raub(players=4)", 4),
        ("zwanzig-ab(players=5)", 5),
        ("tuxedo(players=6)", 6),
    ],
)
def test_winners_gain_and_losers_lose_rating(tmp_path: Path, variant: str, players: int):
    async def test(club: Club) -> None:
        host = await club.match(variant, players)
        match = host.session.match
        assert match is not None
        before = (await club.results.rating("nobody", match.game.name))[0]
        ratings = await club.ratings(match.game.name)
        for seat in range(players):
            won = seat % len(match.variant.sides) in match.winners
            assert (ratings[PEOPLE[seat]] > before) == won, (seat, match.winners)
        assert all(ratings[name] == before for name in PEOPLE[players:])

    with_club(test, tmp_path)


def test_partners_gain_together(tmp_path: Path):
    async def test(club: Club) -> None:
        host = await club.match("royal-dominican(players=4, teams=true)", 4)
        match = host.session.match
        assert match is not None
        assert len(match.variant.sides) == 2
        ratings = await club.ratings("casino")
        won = match.winners[0]
        assert {ratings[PEOPLE[won]], ratings[PEOPLE[won + 2]]} == {max(ratings.values())}
        rows = (await club.results.statistics(PEOPLE[won])).variants
        assert (rows[0].played, rows[0].won, rows[0].expected) == (1, 1, 0.5)

    with_club(test, tmp_path)


def test_leaving_a_rated_match_counts_as_a_loss_and_the_replacement_is_not_rated(tmp_path: Path):
    async def test(club: Club) -> None:
        host = await club.match("zwanzig-ab(players=3)", 3, leaver=1)
        played = {each.person: each for each in list_participants(host.session)}
        assert played["tom"].has_left
        assert not played["rosa"].has_left
        ratings = await club.ratings("zwanzig_ab")
        assert ratings["tom"] == min(ratings.values())
        assert (await club.results.statistics("tom")).variants[0].won == 0

        late = Host("zwanzig-ab(players=3)", rated=True).seat(3).begin(seed=2).play(3)
        late.send(Leave(seat=0), "rosa")
        late.send(Sit(seat=0, name="Vic"), "vic")
        assert [each.was_seated_at_start for each in list_participants(late.session)] == [
            True,
            True,
            True,
            False,
        ]

    with_club(test, tmp_path)


@pytest.mark.parametrize(("variant", "players"), [("zwanzig-ab(players=3)", 3), ("raub(players=4)", 4)])
@pytest.mark.parametrize("leaver", range(3))
def test_a_leaver_ranks_below_every_loser(tmp_path: Path, variant: str, players: int, leaver: int):
    async def test(club: Club) -> None:
        host = await club.match(variant, players, leaver=leaver)
        match = host.session.match
        assert match is not None
        ratings = await club.ratings(match.game.name)
        ranks = [2 if seat == leaver else 0 if seat in match.winners else 1 for seat in range(players)]
        for first in range(players):
            for second in range(players):
                if ranks[first] < ranks[second]:
                    assert ratings[PEOPLE[first]] > ratings[PEOPLE[second]], (first, second, match.winners)

    with_club(test, tmp_path)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_matches_that_end_concurrently_both_count(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        hosts = [
            Host("tuxedo(players=2)", rated=True).seat(2).begin(seed=seed).play(20_000) for seed in (1, 2)
        ]
        ends = [await club.over(host) for host in hosts]  # both results are computed from the same ratings
        stored = await asyncio.gather(*map(club.database.transaction, ends), return_exceptions=True)
        assert sorted(isinstance(each, ConflictError) for each in stored) == [False, True]
        second = next(i for i, each in enumerate(stored) if isinstance(each, ConflictError))
        assert len(await club.database.query("SELECT * FROM result")) == 2, "half of a match has been stored"
        await club.database.transaction(await club.over(hosts[second]))
        both = await club.ratings("casino")
        assert (await club.results.rating("rosa", "casino"))[2] == 2

        await club.database.transaction([Statement("DELETE FROM rating")])
        for host in (hosts[1 - second], hosts[second]):
            await club.database.transaction(await club.over(host))
        assert await club.ratings("casino") == both

    with_club(test, tmp_path, kind)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_deleted_person_has_no_result(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        await club.database.transaction([Statement("DELETE FROM person WHERE id = 'tom'")])
        await club.match("zwanzig-ab(players=3)", 3)
        assert await club.database.query("SELECT person FROM rating ORDER BY person") == [("rosa",), ("uma",)]
        assert await club.database.query("SELECT person FROM result ORDER BY person") == [("rosa",), ("uma",)]

    with_club(test, tmp_path, kind)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_rankings_and_statistics_are_by_family_and_variant(tmp_path: Path, kind: str):
    async def test(club: Club) -> None:
        for seed in range(4):
            await club.match("zwanzig-ab(players=2)", 2, seed=seed)
        await club.match("zwanzig-ab(players=3)", 3)
        await club.match("zwanzig-ab(players=3)", 3, rated=False)
        variant = str(Host("zwanzig-ab(players=2)").session.variant)
        family = await club.results.leaders("zwanzig_ab", 10)
        of_two = await club.results.leaders("zwanzig_ab", 10, variant)
        assert {row.name: row.played for row in family} == {"Rosa": 5, "Tom": 5, "Uma": 1}
        assert {row.name: row.played for row in of_two} == {"Rosa": 4, "Tom": 4}
        assert sum(row.won for row in of_two) == 4
        for rows in (family, of_two):
            assert [row.rating for row in rows] == sorted((row.rating for row in rows), reverse=True)
        assert await club.results.leaders("casino", 10) == ()
        mine = await club.results.statistics("rosa")
        assert [(row.played, row.rated) for row in mine.variants] == [(4, 4), (2, 1)]
        assert [row.expected for row in mine.variants] == [2.0, pytest.approx(2 / 3)]
        assert [(row.game, row.played) for row in mine.ratings] == [("zwanzig_ab", 5)]

    with_club(test, tmp_path, kind)


def test_a_person_without_rated_matches_has_the_initial_rating_of_the_model():
    fresh = ratings.MODEL.rating()
    assert (fresh.mu, fresh.sigma) == (INITIAL_MU, INITIAL_SIGMA)
