"""Reach: sums of new guests, matches and returning people, for the operator of the server.

A new guest gets a mark: the UTC day, the language, the form of the first match, and whether the person came back
exactly 1, 7 and 30 days after that day. The mark belongs to the person, and is deleted with the person or on day 31.

When a UTC day is over, one node closes it: it adds the day's counts to sums. A sum is stored and shown only once it
has reached `LEAST`. A smaller one is carried to the next day, without its day. Sums are kept in total, by form, and by
language, never by both. A sum by form or language is also held back while the difference between the total and all
sums of its part, over any days, is smaller than `LEAST`. A stored sum never changes.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Final, TypeAlias

from virado.languages import match_language
from virado.server.person import StoredPerson
from virado.server.storage.database import ConflictError, Database, NotCommittedError, Statement
from virado.session.setup import DAY_MS

LEAST: Final = 5
"""Smallest sum that is stored and shown."""
RETURNS: Final = (1, 7, 30)
"""Days after the first one on which a return counts."""
KINDS: Final = ("guests", "begun", "finished", *(f"back_{after}" for after in RETURNS))
"""Kinds of sums, in the order of the page."""
PARTS: Final = ("all", "form", "language")
KEPT_DAYS: Final = 730
"""Days for which sums are stored."""
GRACE_MS: Final = 3_600_000
"""Time between the end of a day and its closing, in milliseconds. Clocks of nodes may differ by less."""
CLOSED, FIRST = "reach-closed", "reach-first"
"""Settings in the database: the last closed day, and the first day that was counted, in days since 1970."""
FIRST_DAY = date(1970, 1, 1)
_DAYS_OF_MARKS = max(RETURNS) + 1


def day_of(ms: int) -> int:
    """Return the UTC day of a time in milliseconds, as the number of days since 1970."""
    return ms // DAY_MS


def to_date(day: int) -> str:
    """Return a day as text such as `2026-11-03`."""
    return (FIRST_DAY + timedelta(days=day)).isoformat()


Cells: TypeAlias = Mapping[tuple[str, str], int]
"""Sums of one kind, by part and value."""


def release(sums: Cells, earlier: Sequence[Cells]) -> tuple[Cells, Cells]:
    """Split the sums of one kind into those to store and those to carry to the next day.

    Every stored sum is at least `LEAST`. For form and language, the carried sums exceed the carried total by 0 or by
    at least `LEAST`: an observer can compute no smaller sum from the stored ones. `earlier` has the stored sums of
    earlier days, the latest first: no difference since one of them reveals a smaller sum either.
    """
    stored = {cell: number for cell, number in sums.items() if number >= LEAST}
    carried = {cell: number for cell, number in sums.items() if 0 < number < LEAST}
    for part in PARTS[1:]:
        while 0 < abs(_count_hidden(carried, part)) < LEAST or _has_small_rest(stored, earlier, part):
            cells = _cells_of(stored, part)
            if not cells:
                return {}, {cell: number for cell, number in sums.items() if number}
            smallest = min(cells, key=lambda cell: (stored[cell], cell))
            carried[smallest] = stored.pop(smallest)
    return stored, carried


def _count_hidden(carried: Cells, part: str) -> int:
    """Return the difference between all stored sums in total and those of a part."""
    return sum(number for cell, number in carried.items() if cell[0] == part) - carried.get(("all", ""), 0)


def _has_small_rest(stored: Cells, earlier: Sequence[Cells], part: str) -> bool:
    """Return True if the difference between totals and sums of a part since some day is known exactly, and small.

    It is known if all sums named since then were also stored on that day, so that nothing was carried to the next.
    """
    if ("all", "") not in stored:
        return False
    named = _cells_of(stored, part)
    rest = stored["all", ""] - sum(stored[cell] for cell in named)
    for sums in earlier:
        its = _cells_of(sums, part)
        if ("all", "") in sums and named <= its and 0 < rest < LEAST:
            return True
        named |= its
        rest += sums.get(("all", ""), 0) - sum(sums[cell] for cell in its)
    return False


def _cells_of(sums: Cells, part: str) -> set[tuple[str, str]]:
    return {cell for cell in sums if cell[0] == part}


class Reach:
    """The count of reach in a database. Without `is_counted`, nothing is counted and all marks are deleted."""

    def __init__(self, database: Database, *, is_counted: bool) -> None:
        self._database = database
        self._is_counted = is_counted

    # ------------------------------------------------------------------ counting
    def mark_guest(self, person: str, language: str, now: int) -> list[Statement]:
        """Return the statement that marks a new guest, to run in the transaction that adds the guest."""
        if not self._is_counted:
            return []
        insert = "INSERT INTO reach_mark (person, day, language) VALUES ($1, $2, $3)"
        return [Statement(insert, (person, day_of(now), match_language(language) or ""))]

    async def mark_return(self, person: StoredPerson, now: int) -> None:
        """Mark a visit on the day 1, 7 or 30 of a person. It is stored once."""
        after = day_of(now) - day_of(person.created)
        if not self._is_counted or after not in RETURNS:
            return
        column = f"back_{after}"
        where = f"WHERE person = $1 AND {column} = 0"
        if await self._database.query(f"SELECT 1 FROM reach_mark {where}", person.id):
            with suppress(NotCommittedError):  # the next visit of this day is marked instead
                await self._database.transaction(
                    [Statement(f"UPDATE reach_mark SET {column} = 1 {where}", (person.id,))]
                )

    def count_match(
        self, form: str, language: str, people: Iterable[str], now: int, *, is_begun: bool, is_finished: bool
    ) -> list[Statement]:
        """Return the statements that count the start or the end of a match.

        They run last in the transaction that stores the entries, so that each match is counted exactly once. `people`
        are the people with a seat: `form` becomes the form of their first match.
        """
        if not self._is_counted:
            return []
        upsert = (
            "INSERT INTO reach_open VALUES ($1, $2, $3, $4, 1) "
            "ON CONFLICT (day, kind, form, language) DO UPDATE SET number = reach_open.number + 1"
        )
        mark = "UPDATE reach_mark SET form = $1 WHERE person = $2 AND form = ''"
        marked = [Statement(mark, (form, person)) for person in sorted(people)] if is_begun else []
        kinds = [kind for kind, holds in (("begun", is_begun), ("finished", is_finished)) if holds]
        # all transactions lock these rows in the same order
        return [
            *marked,
            *(Statement(upsert, (day_of(now), kind, form, match_language(language) or "")) for kind in kinds),
        ]

    # ------------------------------------------------------------------ closing
    async def run_once(self, now: int) -> int:
        """Close all days that are over, delete expired marks and sums, and return the number of days closed."""
        if not self._is_counted:
            return await self._discard()
        today, last = day_of(now), day_of(now - GRACE_MS) - 1
        insert = "INSERT INTO setting VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._database.transaction(
            [Statement(insert, (CLOSED, str(last))), Statement(insert, (FIRST, str(last + 1)))]
        )
        closed = 0
        while (before := await self._read_day(CLOSED)) < last:
            # older days have no marks
            day = max(before + 1, last - _DAYS_OF_MARKS)
            with suppress(ConflictError):  # another node has closed this day, or a match was counted late
                await self._database.transaction(await self._close(before, day))
                closed += 1
        await self._database.transaction(
            [
                Statement("DELETE FROM reach_mark WHERE day < $1", (today - _DAYS_OF_MARKS,)),
                Statement("DELETE FROM reach_sum WHERE day < $1", (today - KEPT_DAYS,)),
            ]
        )
        return closed

    async def _discard(self) -> int:
        """Delete everything that is not a sum yet."""
        tables = ("reach_mark", "reach_open")
        if any([await self._database.query(f"SELECT 1 FROM {table} LIMIT 1") for table in tables]):
            await self._database.transaction([Statement(f"DELETE FROM {table}") for table in tables])
        return 0

    async def _read_day(self, setting: str) -> int:
        rows = await self._database.query("SELECT value FROM setting WHERE name = $1", setting)
        return int(rows[0][0]) if rows else -1

    async def _close(self, before: int, day: int) -> list[Statement]:
        """Return the statements that close a day. They conflict unless `before` is still the last closed day."""
        counted = await self._database.query(
            "SELECT day, kind, form, language, number FROM reach_open WHERE day <= $1", day
        )
        cells: Counter[tuple[str, int, str, str]] = Counter()
        """Sums by kind, the day under which they are shown, part and value."""

        def add(kind: str, form: str, language: str, number: int) -> None:
            for part, value in zip(PARTS, ("", form, language), strict=True):
                cells[kind, shown_on(kind, day), part, value] += number

        for _, kind, form, language, number in counted:
            add(kind, form, language, number)
        for kind in ("guests", *KINDS[3:]):
            of_kind = "" if kind == "guests" else f"AND {kind} = 1 "
            rows = await self._database.query(
                f"SELECT form, language, count(*) FROM reach_mark WHERE day = $1 {of_kind}GROUP BY form, language",
                shown_on(kind, day),
            )
            for form, language, number in rows:
                add(kind, form, language, int(number))
        for kind, part, value, number in await self._database.query(
            "SELECT kind, part, value, number FROM reach_rest"
        ):
            cells[kind, shown_on(kind, day), part, value] += number
        statements = [
            Statement(
                "UPDATE setting SET value = $1 WHERE name = $2 AND value = $3 RETURNING name",
                (str(day), CLOSED, str(before)),
                rows=1,
            ),
            *(
                Statement(
                    "DELETE FROM reach_open WHERE day = $1 AND kind = $2 AND form = $3 AND language = $4 "
                    "AND number = $5 RETURNING day",
                    row,
                    rows=1,
                )
                for row in counted
            ),
            Statement("DELETE FROM reach_rest"),
        ]
        earlier: dict[str, dict[int, dict[tuple[str, str], int]]] = {kind: {} for kind in KINDS}
        for kind, on, part, value, number in await self._database.query(
            "SELECT kind, day, part, value, number FROM reach_sum ORDER BY day DESC"
        ):
            earlier[kind].setdefault(on, {})[part, value] = number
        for kind in KINDS:
            stored, carried = release(
                {(part, value): number for (of, _, part, value), number in cells.items() if of == kind},
                tuple(earlier[kind].values()),
            )
            for (part, value), number in stored.items():
                insert = "INSERT INTO reach_sum VALUES ($1, $2, $3, $4, $5)"
                statements.append(Statement(insert, (shown_on(kind, day), kind, part, value, number)))
            for (part, value), number in carried.items():
                insert = "INSERT INTO reach_rest VALUES ($1, $2, $3, $4)"
                statements.append(Statement(insert, (kind, part, value, number)))
        statements.append(Statement("DELETE FROM reach_mark WHERE day <= $1", (day - max(RETURNS),)))
        return statements


def shown_on(kind: str, day: int) -> int:
    """Return the day of a sum that is known when `day` is over: for returns, the first day of these people."""
    return day - int(kind.removeprefix("back_")) if kind.startswith("back_") else day
