"""Results, fairness proofs and ratings of finished matches."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from virado.bots.adaptive_level import RECALLED, MatchAgainstBots, fitting_place
from virado.bots.catalogue import result_against
from virado.cards import Seat
from virado.families import FAMILIES
from virado.server.fairness import Evidence, Proof, get_outcome, prove, prove_of_set, prove_whole
from virado.server.runtime import Runtime
from virado.server.storage.database import Database, Statement
from virado.server.stored_forms import count_sides, list_changes, list_sides
from virado.server.tables import snapshots
from virado.server.tables.snapshots import BOT
from virado.server.wire.results import FamilyRating, FittingPlace, Leader, Statistics, VariantResults
from virado.server.wire.tables import TableCard
from virado.session import Begun, Person, SeatChanged, Session

if TYPE_CHECKING:
    from virado.server.tables.table import Table

INITIAL_MU, INITIAL_SIGMA = 25.0, 25.0 / 3
"""Rating of a person without rated matches; see `virado.server.ratings`."""

MIN_RESULTS_FOR_SCAN = 2000
"""Number of rated results below which a variant is treated as rarely played in the ranking."""
WON, LOST, LEFT = 0.0, 1.0, 2.0
"""Ranks for the rating. All losers are equal because the rules name only winners; players who left rank last."""


class Participant(NamedTuple):
    """A person's part in a match."""

    person: str
    side: int
    was_seated_at_start: bool
    """True if the person had the seat when the first cards were dealt. Other people are not rated."""
    has_left: bool
    """True if the person gave up the seat."""


def list_participants(session: Session) -> list[Participant]:
    """Return the persons of a finished match, each once: those with a seat at its start or at its end."""
    began: dict[Seat, str] = {}
    for entry in session.log:
        if isinstance(entry, Begun):
            break
        if isinstance(entry, SeatChanged):
            began.pop(entry.seat, None)
            if isinstance(entry.occupant, Person):
                began[entry.seat] = entry.occupant.id
    ended = {seat: held.person.id for seat, held in enumerate(session.seats) if held.person is not None}
    sides = len(session.variant.sides)
    found: dict[str, Participant] = {}
    for seat, person in began.items():
        found.setdefault(
            person,
            Participant(person, seat % sides, was_seated_at_start=True, has_left=ended.get(seat) != person),
        )
    for seat, person in ended.items():
        found.setdefault(person, Participant(person, seat % sides, was_seated_at_start=False, has_left=False))
    return list(found.values())


class NewRating(NamedTuple):
    """A person's rating after a match."""

    mu: float
    sigma: float
    before: int
    """Number of earlier rated matches."""


class MatchSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The list entry of a finished match, stored with each person's result."""

    table: TableCard
    side: int | None
    """The person's side; None if unknown."""
    deals: int | None
    """Number of deals played; None if unknown."""
    winners: tuple[int, ...]
    """The winning sides."""


def _summarize_against_bots(summary: MatchSummary, *, is_won: bool) -> MatchAgainstBots | None:
    """Return the result of a match against bots, from which a person's strength is estimated.

    Returns None unless all opponents were bots.
    """
    if summary.side is None:
        return None
    shown = summary.table.seats
    levels = [name.removeprefix(BOT) if name is not None and name.startswith(BOT) else None for name in shown]
    sides = len(list_sides(summary.table))
    return result_against(levels, sides, summary.side, summary.winners if is_won else ())


def make_summaries(table: str, session: Session) -> list[tuple[str, MatchSummary]]:
    """Return the list entry of a finished match for each person.

    It contains no names of people, because they are looked up for display.
    """
    match = session.match
    assert match is not None
    card, deals, winners = (
        snapshots.make_table_card(table, session),
        match.finished_deals,
        tuple(match.winners),
    )
    names = (name if person is None else "" for name, person in zip(card.seats, card.people, strict=True))
    card = msgspec.structs.replace(card, seats=tuple(names))
    return [
        (each.person, MatchSummary(table=card, side=each.side, deals=deals, winners=winners))
        for each in list_participants(session)
    ]


def _store_rating(game: str, person: str, rating: NewRating) -> Statement:
    """Return the statement that stores a rating.

    The statement conflicts if another match of the person has been rated meanwhile.
    """
    return Statement(
        "INSERT INTO rating VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) "
        "DO UPDATE SET mu = $3, sigma = $4, played = $5 WHERE rating.played = $6 RETURNING person",
        (person, game, rating.mu, rating.sigma, rating.before + 1, rating.before),
        rows=1,
    )


def make_proof(table: "Table") -> Proof:
    """Return the proof of a finished match, in the protocol of its table."""
    session = table.session
    if session.setup.deal_set is not None:
        assert session.revealed is not None
        return prove_of_set(
            table.row.id, table.secret, session.setup, get_outcome(session), session.revealed.fingerprint
        )
    if session.setup.fairness == 1:
        return prove(table.row.id, table.secret, session.entropy)
    assert session.revealed is not None
    return prove_whole(
        table.row.id,
        table.secret,
        session.entropy,
        session.commitments,
        get_outcome(session),
        session.revealed.fingerprint,
    )


def _compute_rating(mu: float, sigma: float) -> float:
    return round(mu - 3 * sigma, 2)


class Results:
    """Results and ratings in the database."""

    def __init__(self, database: Database, runtime: Runtime) -> None:
        self._database = database
        self._runtime = runtime

    async def make_result_statements(self, table: "Table", ended: int | None = None) -> Sequence[Statement]:
        """Return the statements to run in the transaction in which a table's match ends, now or at the time `ended`.

        The transaction raises ConflictError if another match of one of the players has changed a rating meanwhile.
        Call this method again in that case.

        A practice match has no results. Deleted people get none either; in the ratings of their opponents, they
        count as newcomers.
        """
        session = table.session
        if session.setup.practice is not None:
            return []
        match = session.match
        assert match is not None
        evidence = Evidence(
            proof=make_proof(table),
            record=match.record(),
            hinted=tuple(sorted(session.hinted)),
        )
        text = msgspec.json.encode(evidence).decode()
        rated = session.setup.rated
        statements: list[Statement] = []
        kept = dict(make_summaries(table.row.id, session))
        # sorted, so that all transactions lock rows in the same order
        played = sorted(list_participants(session), key=lambda each: each.person)
        ratings = await self._compute_new_ratings(match.game.name, played, match.winners) if rated else {}
        for each in played:
            rating = ratings.get(each.person)
            values = (
                table.row.id,
                each.person,
                match.game.name,
                str(match.variant),
                self._runtime.now() if ended is None else ended,
                int(rated and each.was_seated_at_start),
                int(each.side in match.winners and not each.has_left),
                match.scores[each.side],
                text,
                msgspec.json.encode(kept[each.person]).decode(),
                None if rating is None else _compute_rating(rating.mu, rating.sigma),
            )
            insert = (
                "INSERT INTO result (play_table, person, game, variant, ended, rated, won, score, evidence, summary, rating) "
                "SELECT $1, id, $3, $4, $5, $6, $7, $8, $9, $10, CAST($11 AS DOUBLE PRECISION) FROM person WHERE id = $2 "
                "ON CONFLICT DO NOTHING"
            )
            statements.append(Statement(insert, values))
        return [
            *statements,
            *(_store_rating(match.game.name, person, each) for person, each in ratings.items()),
        ]

    async def _compute_new_ratings(
        self, game: str, played: Sequence[Participant], winners: Sequence[int]
    ) -> dict[str, NewRating]:
        """Return the new ratings of the persons who began the match and have not been deleted.

        They are sorted by person id. A person who left ranks last, whatever the result of the seat.
        """
        began = [each for each in played if each.was_seated_at_start]
        teams: dict[Hashable, list[Participant]] = {}
        for each in began:
            teams.setdefault((each.person,) if each.has_left else each.side, []).append(each)
        if len(teams) < 2:
            return {}
        before = {each.person: await self.rating(each.person, game) for each in began}
        ratings = [[before[each.person][:2] for each in team] for team in teams.values()]
        ranks = [
            LEFT if team[0].has_left else WON if team[0].side in winners else LOST for team in teams.values()
        ]
        from virado.server.ratings import (
            rate,
        )  # this import loads OpenSkill, which unrated play does not need

        after = {
            each.person: rating
            for team, ratings in zip(teams.values(), rate(ratings, ranks), strict=True)
            for each, rating in zip(team, ratings, strict=True)
        }
        people = await self._filter_existing(after)
        return {
            person: NewRating(mu, sigma, before[person][2])
            for person, (mu, sigma) in sorted(after.items())
            if person in people
        }

    async def _filter_existing(self, people: Iterable[str]) -> set[str]:
        """Return the ids in `people` that have not been deleted."""
        found = [await self._database.query("SELECT id FROM person WHERE id = $1", each) for each in people]
        return {str(row[0]) for rows in found for row in rows}

    async def rating(self, person: str, game: str) -> tuple[float, float, int]:
        """Return (mu, sigma, number of rated matches) of a person in a family."""
        rows = await self._database.query(
            "SELECT mu, sigma, played FROM rating WHERE person = $1 AND game = $2", person, game
        )
        if rows:
            return float(rows[0][0]), float(rows[0][1]), int(rows[0][2])
        return INITIAL_MU, INITIAL_SIGMA, 0

    async def leaders(self, game: str, limit: int, variant: str = "") -> tuple[Leader, ...]:
        """Return the ranking of a family, by mu - 3 sigma, with the numbers of rated matches played and won.

        With a variant, the ranking contains only people who have played it, and only its matches count.
        """
        played = "SELECT 1 FROM result m WHERE m.person = r.person AND m.game = r.game AND m.rated = 1"
        of_variant, has_played = "", f"EXISTS ({played})"
        if variant:
            of_variant = "AND m.variant = $3"
            few = await self._database.query(
                "SELECT count(*) FROM (SELECT 1 FROM result WHERE variant = $1 AND rated = 1 LIMIT $2) AS found",
                variant,
                MIN_RESULTS_FOR_SCAN,
            )
            # For a rarely played variant, start from its players. For others, go down the family's ranking until
            # enough people have played it.
            theirs = "SELECT m.person FROM result m WHERE m.variant = $3 AND m.rated = 1"
            has_played = (
                f"r.person IN ({theirs})"
                if few[0][0] < MIN_RESULTS_FOR_SCAN
                else f"EXISTS ({theirs} AND m.person = r.person)"
            )
        rows = await self._database.query(
            "SELECT p.id, p.public, p.picture, p.name, b.mu, b.sigma, count(*), sum(m.won) FROM "
            f"(SELECT r.person, r.game, r.mu, r.sigma FROM rating r WHERE r.game = $1 AND {has_played} "
            "ORDER BY r.mu - 3 * r.sigma DESC, r.person LIMIT $2) b "
            "JOIN person p ON p.id = b.person "
            f"JOIN result m ON m.person = b.person AND m.game = b.game AND m.rated = 1 {of_variant} "
            "GROUP BY p.id, p.public, p.picture, p.name, b.mu, b.sigma ORDER BY b.mu - 3 * b.sigma DESC, p.id",
            game,
            limit,
            *([variant] if variant else []),
        )
        return tuple(
            Leader(
                name=name,
                person=person if public else None,
                picture=picture if public else "name",
                rating=_compute_rating(mu, sigma),
                mu=mu,
                sigma=sigma,
                played=int(played),
                won=int(won),
            )
            for person, public, picture, name, mu, sigma, played, won in rows
        )

    async def statistics(self, person: str) -> Statistics:
        """Return a person's ratings by family and results by variant."""
        ratings = await self._database.query(
            "SELECT game, mu, sigma, played FROM rating WHERE person = $1 ORDER BY game", person
        )
        variants = await self._database.query(
            "SELECT game, variant, count(*), sum(rated), sum(won), avg(score) FROM result WHERE person = $1 "
            "GROUP BY game, variant ORDER BY game, variant",
            person,
        )
        sides = {row[1]: await count_sides(self._database, person, row[1]) for row in variants}
        return Statistics(
            ratings=tuple(
                FamilyRating(
                    game=game, rating=_compute_rating(mu, sigma), mu=mu, sigma=sigma, played=int(played)
                )
                for game, mu, sigma, played in ratings
            ),
            variants=tuple(
                VariantResults(
                    game=game,
                    variant=variant,
                    changes=list_changes(variant),
                    played=int(played),
                    rated=int(rated),
                    won=int(won),
                    expected=int(played) / sides[variant],
                    score=float(score),
                )
                for game, variant, played, rated, won, score in variants
            ),
            fitting=tuple(
                [FittingPlace(game=game, place=await self.fitting_place(person, game)) for game in FAMILIES]
            ),
        )

    async def fitting_place(self, person: str, game: str) -> float:
        """Return the dial position that suits a person in a family, estimated from recent matches against bots."""
        rows = await self._database.query(
            "SELECT summary, won FROM result WHERE person = $1 AND game = $2 ORDER BY ended DESC, play_table DESC LIMIT $3",
            person,
            game,
            RECALLED,
        )
        summaries = (
            (msgspec.json.decode(text, type=MatchSummary), won) for text, won in reversed(rows) if text
        )
        results = (_summarize_against_bots(summary, is_won=bool(won)) for summary, won in summaries)
        return fitting_place(result for result in results if result is not None)

    async def evidence(self, table: str) -> str | None:
        """Return the `Evidence` of a finished match as JSON text, or None if there is none."""
        rows = await self._database.query("SELECT evidence FROM result WHERE play_table = $1 LIMIT 1", table)
        return str(rows[0][0]) if rows else None
