"""What people report of others at a table: with the place in the log of the match, and what had been said there."""

import secrets

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import wire
from virado.server.clock import World
from virado.server.names import is_plain_text
from virado.server.storage.database import ConflictError, Database, Statement
from virado.server.tables.table import Table
from virado.session.setup import DAY_MS
from virado.text_identity import visible

MOST_A_DAY = 10
"""Reports of one person."""
LINES = 100
"""Of what was said last at the table, so much is kept with a report."""
_INSERT = (
    "INSERT INTO report (id, play_table, entries, person, reporter, kind, text, at, settled, outcome) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, '')"
)
_COPY = (
    "INSERT INTO reported_chat SELECT $1, number, at, person, text FROM chat WHERE play_table = $2 "
    "AND EXISTS (SELECT 1 FROM person WHERE person.id = chat.person) ORDER BY number DESC LIMIT $3"
)
_OPEN = "SELECT 1 FROM report WHERE play_table = $1 AND person = $2 AND reporter = $3 AND settled = 0 AND kind = $4"


class Reports:
    """Takes reports; administrators see and settle them (`Desk`)."""

    def __init__(self, database: Database, world: World) -> None:
        self._database = database
        self._world = world

    async def add(self, table: Table, reporter: str, asked: wire.Report) -> None:
        """Keep a report. Who reports and who is reported must have or have had a seat at the table.

        IllegalError (`report-from-outside`, `unknown-person`, `too-many-reports`, `already-reported`), OptionsError
        (`unprintable-chat`).
        """
        if not is_plain_text(" ".join(asked.text.split())):
            raise OptionsError("", code="unprintable-chat")
        text = visible(asked.text)
        name, now = table.row.id, self._world.now()
        rows = await self._database.query("SELECT person FROM seated WHERE play_table = $1", name)
        seated = {str(person) for (person,) in rows}
        if reporter not in seated:
            raise IllegalError(Refusal("report-from-outside"))
        if asked.person not in seated - {reporter}:
            raise IllegalError(Refusal("unknown-person"), asked.person)
        made = await self._database.query(
            "SELECT count(*) FROM report WHERE reporter = $1 AND at > $2", reporter, now - DAY_MS
        )
        if made[0][0] >= MOST_A_DAY:
            raise IllegalError(Refusal("too-many-reports", None, {"limit": MOST_A_DAY}))
        report = secrets.token_hex(6)
        values = (report, name, table.stored, asked.person, reporter, asked.kind, text, now)
        try:
            await self._database.transaction(
                [
                    Statement(_OPEN, (name, asked.person, reporter, asked.kind), rows=0),
                    Statement(_INSERT, values),
                    Statement(_COPY, (report, name, LINES)),
                ]
            )
        except ConflictError:
            raise IllegalError(Refusal("already-reported")) from None
