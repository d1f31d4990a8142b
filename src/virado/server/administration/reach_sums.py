"""The sums of reach, as administrators see them."""

from datetime import date

import msgspec

from virado.refusal import OptionsError
from virado.server.reach import CLOSED, FIRST, FIRST_DAY, KINDS, PARTS, shown_on, to_date
from virado.server.storage.database import Database
from virado.server.wire.administration import ReachRow

SHOWN_DAYS = 92
"""Maximum number of days in an answer."""


async def list_sums(database: Database, before: str) -> tuple[ReachRow, ...]:
    """Return the sums of up to `SHOWN_DAYS` closed days, newest first; with `before`, those before that day.

    Raises OptionsError (`bad-request`) if `before` is not a day.
    """
    try:
        until = (date.fromisoformat(before) - FIRST_DAY).days if before else None
    except ValueError as error:
        raise OptionsError("", before, code="bad-request", problem=str(error)) from None
    rows = await database.query("SELECT name, value FROM setting WHERE name IN ($1, $2)", CLOSED, FIRST)
    if len(rows) < 2:
        return ()
    found = {str(name): int(value) for name, value in rows}
    last = found[CLOSED]
    until = last + 1 if until is None else min(until, last + 1)
    first = max(until - SHOWN_DAYS, found[FIRST])
    cells: dict[tuple[int, str, str], dict[str, int]] = {(day, "all", ""): {} for day in range(first, until)}
    for day, kind, part, value, number in await database.query(
        "SELECT day, kind, part, value, number FROM reach_sum WHERE day >= $1 AND day < $2", first, until
    ):
        cells.setdefault((int(day), str(part), str(value)), {})[str(kind)] = int(number)
    shown = sorted(cells.items(), key=lambda each: (-each[0][0], PARTS.index(each[0][1]), each[0][2]))
    return tuple(
        msgspec.convert(
            {
                "day": to_date(day),
                "part": part,
                "value": value,
                **{kind: sums.get(kind, 0 if shown_on(kind, last) >= day else None) for kind in KINDS},
            },
            ReachRow,
        )
        for (day, part, value), sums in shown
    )
