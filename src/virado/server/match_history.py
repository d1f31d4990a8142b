"""A person's matches and co-players, in pages. Each page begins after the last row of the previous one.

The list entry of a finished match is stored with its result, as JSON. Names are not stored: they are looked up for
display, so that they are current and deleted people do not appear.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from virado.match import Match
from virado.record import from_data
from virado.refusal import OptionsError, RefusedError
from virado.server.results import MatchSummary, make_summaries
from virado.server.storage.database import ColumnValue, Database, Row, Statement
from virado.server.storage.store import Store
from virado.server.stored_forms import count_sides, find_form, list_changes, list_sides
from virado.server.tables.table import restore_session
from virado.server.wire.matches import (
    MAX_COURSE_SIZE,
    Companion,
    CompanionPage,
    CompanionsQuery,
    Course,
    CoursePoint,
    CourseQuery,
    MatchesQuery,
    MatchPage,
    MyMatch,
)
from virado.server.wire.tables import TableCard
from virado.text_identity import disambiguate

AT_ONCE = 20
"""Number of matches in a batch when missing summaries are created."""
_LATEST = 2**62
"""A time later than any real time."""
_OPEN = "t.stage IN ('seating', 'playing')"
_ABANDONED = (
    "t.stage = 'over' AND NOT EXISTS (SELECT 1 FROM result r WHERE r.play_table = t.id) "
    "AND NOT EXISTS (SELECT 1 FROM deal_set_try d WHERE d.play_table = t.id)"
)


class PageCursor(NamedTuple):
    """The end of the previous page: the time and id of its last row."""

    at: int
    id: str

    def __str__(self) -> str:
        return f"{self.at}.{self.id}"


FIRST = PageCursor(_LATEST, "")


def parse_cursor(text: str) -> PageCursor:
    """Return the cursor encoded in the field `next` of a page. Raises OptionsError (`bad-request`)."""
    if not text:
        return FIRST
    at, dot, name = text.partition(".")
    if not dot or not at.isdecimal() or not at.isascii() or int(at) > _LATEST:
        raise OptionsError("", text, code="bad-request", problem="`before` is not the `next` of a page")
    return PageCursor(int(at), name)


class MatchHistory:
    """Queries for one person's matches and co-players."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database: Database = store.database

    # ------------------------------------------------------------------ matches
    async def page(self, person: str, request: MatchesQuery) -> MatchPage:
        """Return a page of a person's matches, the latest first. Raises OptionsError (`bad-request`)."""
        before = parse_cursor(request.before)
        if request.stage == "over":
            found, after = await self._list_finished(person, request, before)
        else:
            found, after = await self._list_without_result(person, request, before)
        names = await self._load_names(found)
        shown = tuple(msgspec.structs.replace(each, table=_add_names(each.table, names)) for each in found)
        return MatchPage(matches=shown, next="" if after is None else str(after))

    async def _list_finished(
        self, person: str, request: MatchesQuery, before: PageCursor
    ) -> tuple[list[MyMatch], PageCursor | None]:
        args: list[ColumnValue] = [person, *before, request.most + 1]
        where = ["r.person = $1", "(r.ended, r.play_table) < ($2, $3)"]
        for column, value in (
            ("r.variant", request.variant),
            ("r.game", "" if request.variant else request.game),
        ):
            if value:
                args.append(value)
                where.append(f"{column} = ${len(args)}")
        if request.person:
            args.append(request.person)
            where.append(
                f"EXISTS (SELECT 1 FROM result o WHERE o.play_table = r.play_table AND o.person = ${len(args)})"
            )
        rows = await self._database.query(
            f"SELECT r.play_table, r.variant, r.ended, r.rated, r.won, r.summary FROM result r "
            f"WHERE {' AND '.join(where)} ORDER BY r.ended DESC, r.play_table DESC LIMIT $4",
            *args,
        )
        page = rows[: request.most]
        more = len(rows) > request.most
        return [_decode_finished(row) for row in page], PageCursor(page[-1][2], page[-1][0]) if more else None

    async def _list_without_result(
        self, person: str, request: MatchesQuery, before: PageCursor
    ) -> tuple[list[MyMatch], PageCursor | None]:
        """Return a page of open or abandoned matches, and its cursor; None at the last page.

        The matches are read from the summaries of their tables.
        """
        is_abandoned = request.stage == "abandoned"
        which = _ABANDONED if is_abandoned else _OPEN
        found: list[MyMatch] = []
        while True:
            rows = await self._database.query(
                "SELECT t.changed, t.id, t.summary FROM seated s CROSS JOIN play_table t "
                f"WHERE s.person = $1 AND t.id = s.play_table AND {which} "
                "AND (t.changed, t.id) < ($2, $3) ORDER BY t.changed DESC, t.id DESC LIMIT $4",
                person,
                *before,
                request.most + 1,
            )
            for changed, name, summary in rows:
                if len(found) == request.most:
                    return found, before
                before = PageCursor(changed, name)
                card = msgspec.json.decode(summary, type=TableCard)
                is_listed = not card.practice if is_abandoned else person in card.people
                if is_listed and _is_wanted(card, request):
                    found.append(_describe_unfinished(card, person, changed if is_abandoned else None))
            if len(rows) <= request.most:
                return found, None

    async def _load_names(self, found: Sequence[MyMatch]) -> dict[str, str]:
        """Return the names of the people in these matches by id, without deleted people."""
        people = sorted({person for each in found for person in each.table.people if person is not None})
        if not people:
            return {}
        places = ", ".join(f"${i + 1}" for i in range(len(people)))
        rows = await self._database.query(f"SELECT id, name FROM person WHERE id IN ({places})", *people)
        return {str(id_): str(name) for id_, name in rows}

    # ------------------------------------------------------------------ results over time
    async def course(self, person: str, request: CourseQuery) -> Course:
        """Return the results of a person's matches in a family or variant over time."""
        column, value = ("variant", request.variant) if request.variant else ("game", request.game)
        rows = await self._database.query(
            "SELECT play_table, ended, won, variant, score, rating FROM result "
            f"WHERE person = $1 AND {column} = $2 ORDER BY ended DESC, play_table DESC LIMIT $3",
            person,
            value,
            MAX_COURSE_SIZE,
        )
        expected = {
            variant: 1 / await count_sides(self._database, person, variant)
            for variant in {row[3] for row in rows}
        }
        return Course(
            points=tuple(
                CoursePoint(
                    table=table,
                    ended=ended,
                    won=bool(won),
                    expected=expected[variant],
                    score=score,
                    rating=rating,
                )
                for table, ended, won, variant, score, rating in reversed(rows)
            )
        )

    # ------------------------------------------------------------------ co-players
    async def companions(self, person: str, request: CompanionsQuery) -> CompanionPage:
        """Return a page of the people with whom a person has played. Raises OptionsError (`bad-request`)."""
        before = parse_cursor(request.before)
        rows = await self._database.query(
            "SELECT p.id, p.name, p.picture, p.public, count(*), sum(m.won), max(m.ended) "
            "FROM result m CROSS JOIN result o CROSS JOIN person p "
            "WHERE m.person = $1 AND o.play_table = m.play_table AND o.person <> $1 AND p.id = o.person "
            "GROUP BY p.id, p.name, p.picture, p.public HAVING (max(m.ended), p.id) < ($2, $3) "
            "ORDER BY max(m.ended) DESC, p.id DESC LIMIT $4",
            person,
            *before,
            request.most + 1,
        )
        page = rows[: request.most]
        return CompanionPage(
            people=tuple(
                Companion(
                    person=id_,
                    name=name,
                    picture=picture,
                    public=bool(public),
                    played=int(played),
                    won=int(won),
                    latest=int(latest),
                )
                for id_, name, picture, public, played, won, latest in page
            ),
            next=str(PageCursor(int(page[-1][6]), page[-1][0])) if len(rows) > request.most else "",
        )

    # ------------------------------------------------------------------ results without summaries
    async def backfill_summaries(self) -> int:
        """Create the missing summaries of results that older versions stored; return the number of matches.

        Results of a form that this program no longer has stay without a summary, because their logs cannot be read.
        """
        done = 0
        after = ""
        while True:
            rows = await self._database.query(
                "SELECT DISTINCT play_table, variant FROM result WHERE summary = '' AND play_table > $1 "
                "ORDER BY play_table LIMIT $2",
                after,
                AT_ONCE,
            )
            for table, variant in rows:
                if find_form(variant) is not None:
                    await self._backfill_summary(str(table))
                    done += 1
            if len(rows) < AT_ONCE:
                return done
            after = str(rows[-1][0])

    async def _backfill_summary(self, table: str) -> None:
        rows = await self._database.query(
            "SELECT person, variant, ended, rated, evidence FROM result WHERE play_table = $1", table
        )
        log = await self._store.log(table)
        known = await asyncio.to_thread(_summarize_log, table, log)
        otherwise = await asyncio.to_thread(_summarize_record, table, rows[0]) if rows else None
        statement = "UPDATE result SET summary = $1 WHERE play_table = $2 AND person = $3 AND summary = ''"
        await self._database.transaction(
            [
                Statement(
                    statement,
                    (msgspec.json.encode(known.get(person, otherwise)).decode(), table, person),
                )
                for person, *_ in rows
            ]
        )


def _decode_finished(row: Row) -> MyMatch:
    table, variant, ended, rated, won, text = row
    kept = (
        msgspec.json.decode(text, type=MatchSummary)
        if text
        else _make_unknown_summary(table, variant, ended, rated)
    )
    return MyMatch(
        table=kept.table,
        sides=list_sides(kept.table),
        side=kept.side,
        deals=kept.deals,
        winners=kept.winners,
        won=bool(won),
        ended=ended,
    )


def _describe_unfinished(card: TableCard, person: str, ended: int | None) -> MyMatch:
    sides = list_sides(card)
    return MyMatch(
        table=card,
        sides=sides,
        side=card.people.index(person) % len(sides) if person in card.people else None,
        deals=None,
        winners=(),
        won=None,
        ended=ended,
    )


def _is_wanted(card: TableCard, request: MatchesQuery) -> bool:
    form = find_form(card.variant)
    return (
        (not request.variant or card.variant == request.variant)
        and (not request.game or (form is not None and form.game.name == request.game))
        and (not request.person or request.person in card.people)
    )


def _add_names(card: TableCard, names: dict[str, str]) -> TableCard:
    """Return the table card with current names. People with the same name get distinguishing numbers."""
    shown_names: dict[str, str] = {}
    for person in card.people:
        if person in names and person not in shown_names:
            shown_names[person] = disambiguate(names[person], shown_names.values())
    return msgspec.structs.replace(
        card,
        seats=tuple(
            shown if person is None else shown_names.get(person, "")
            for shown, person in zip(card.seats, card.people, strict=True)
        ),
        people=tuple(person if person in names else None for person in card.people),
    )


# ---------------------------------------------------------------------- results without summaries
def _summarize_log(table: str, log: Iterable[str]) -> dict[str, MatchSummary]:
    """Return the summaries of a match by person, from its log; empty if the log is missing or unreadable."""
    try:
        session = restore_session(log)
        return (
            dict(make_summaries(table, session)) if session.match is not None and session.match.over else {}
        )
    except RefusedError:  # the log is missing, or the rules of its family have changed
        return {}


def _summarize_record(table: str, row: Row) -> MatchSummary:
    """Return the summary of a match from its record.

    It has no names or sides, because a record does not identify the players.
    """
    _, variant, ended, rated, evidence = row
    unknown = _make_unknown_summary(table, variant, ended, rated)
    try:
        match = Match.from_record(from_data(msgspec.json.decode(evidence)["record"]))
    except RefusedError:
        return unknown
    card = msgspec.structs.replace(unknown.table, scores=tuple(match.scores))
    return MatchSummary(table=card, side=None, deals=match.finished_deals, winners=tuple(match.winners))


def _make_unknown_summary(table: str, variant: str, ended: int, rated: int) -> MatchSummary:
    """Return a summary from the columns of a result only."""
    form = find_form(variant)
    nobody = () if form is None else (None,) * form.players
    card = TableCard(
        id=table,
        variant=variant,
        changes=list_changes(variant),
        stage="over",
        clock=None,
        rated=bool(rated),
        seats=nobody,
        changed=ended,
        people=nobody,
    )
    return MatchSummary(table=card, side=None, deals=None, winners=())
