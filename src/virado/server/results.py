"""What finished matches leave behind: results, evidence of fair packs, ratings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from openskill.models import PlackettLuce

from virado.server.clock import World
from virado.server.fairness import Evidence, prove
from virado.server.storage.database import Database, Statement

if TYPE_CHECKING:
    from virado.server.tables.table import Table

MODEL = PlackettLuce()
"""Ratings are Bayesian estimates of strength (Weng and Lin 2011): mu, and sigma, its uncertainty."""


class Results:
    """Results and ratings in the database."""

    def __init__(self, database: Database, world: World) -> None:
        self._database = database
        self._world = world

    async def of_match(self, table: "Table") -> Sequence[Statement]:
        """What is stored in the transaction in which the match of a table ends."""
        session = table.session
        match = session.match
        assert match is not None
        evidence = Evidence(
            proof=prove(table.row.id, bytes.fromhex(table.row.secret), session.entropy), record=match.record()
        )
        text = msgspec.json.encode(evidence).decode()
        rated = session.setup.rated
        statements: list[Statement] = []
        people: dict[str, int] = {}
        for seat, held in enumerate(session.seats):
            if held.person is not None:
                people.setdefault(held.person.id, seat % len(session.variant.sides))
        for person, side in people.items():
            values = (
                table.row.id,
                person,
                match.game.name,
                str(match.variant),
                self._world.now(),
                int(rated),
                int(side in match.winners),
                match.scores[side],
                text,
            )
            insert = "INSERT INTO result VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"
            statements.append(Statement(insert, values))
        if rated:
            statements += await self._rate(match.game.name, people, match.winners)
        return statements

    async def _rate(self, game: str, people: dict[str, int], winners: Sequence[int]) -> list[Statement]:
        sides = sorted(set(people.values()))
        if len(sides) < 2:
            return []
        before = {person: await self.rating(person, game) for person in people}
        teams: list[list[Any]] = [
            [
                MODEL.rating(mu=before[person][0], sigma=before[person][1])
                for person in people
                if people[person] == side
            ]
            for side in sides
        ]
        after: Any = MODEL.rate(teams, ranks=[0 if side in winners else 1 for side in sides])
        statements: list[Statement] = []
        for side, team in zip(sides, after, strict=True):
            members = [person for person in people if people[person] == side]
            for person, rating in zip(members, team, strict=True):
                played = before[person][2] + 1
                statements.append(
                    Statement(
                        "INSERT INTO rating VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) "
                        "DO UPDATE SET mu = $3, sigma = $4, played = $5",
                        (person, game, float(rating.mu), float(rating.sigma), played),
                    )
                )
        return statements

    async def rating(self, person: str, game: str) -> tuple[float, float, int]:
        """(mu, sigma, rated matches) of a person in a family of games."""
        rows = await self._database.query(
            "SELECT mu, sigma, played FROM rating WHERE person = $1 AND game = $2", person, game
        )
        if rows:
            return float(rows[0][0]), float(rows[0][1]), int(rows[0][2])
        fresh: Any = MODEL.rating()
        return float(fresh.mu), float(fresh.sigma), 0

    async def leaders(self, game: str, most: int) -> list[dict[str, Any]]:
        """The best of a family, by what they are worth with confidence (mu - 3 sigma)."""
        rows = await self._database.query(
            "SELECT p.name, r.mu, r.sigma, r.played FROM rating r JOIN person p ON p.id = r.person "
            "WHERE r.game = $1 ORDER BY r.mu - 3 * r.sigma DESC LIMIT $2",
            game,
            most,
        )
        return [
            {"name": name, "rating": round(mu - 3 * sigma, 2), "mu": mu, "sigma": sigma, "played": played}
            for name, mu, sigma, played in rows
        ]

    async def statistics(self, person: str) -> list[dict[str, Any]]:
        """By variant: matches, matches won, points on average."""
        rows = await self._database.query(
            "SELECT variant, count(*), sum(won), avg(score) FROM result WHERE person = $1 GROUP BY variant ORDER BY variant",
            person,
        )
        return [
            {"variant": variant, "played": int(played), "won": int(won), "score": float(score)}
            for variant, played, won, score in rows
        ]

    async def evidence(self, table: str) -> str | None:
        """The record of a finished match with the proof of its packs, as JSON."""
        rows = await self._database.query("SELECT evidence FROM result WHERE play_table = $1 LIMIT 1", table)
        return str(rows[0][0]) if rows else None
