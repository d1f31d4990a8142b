"""Reports by players about others at their table.

A report is stored with its place in the log and the recent chat.
"""

import secrets

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import wire
from virado.server.limits import RateLimiter
from virado.server.person_names import is_plain_text
from virado.server.runtime import Runtime
from virado.server.storage.database import ConflictError, Database, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.tables.table import Table
from virado.session.setup import DAY_MS
from virado.text_identity import make_visible

MAX_PER_DAY = 10
"""Maximum number of reports that a person may send per day."""
MAX_OPEN = 20
"""Maximum number of open reports about one person at one table. All quote the same chat, so more would add nothing.
"""
MAX_PER_ADDRESS, MAX_PER_ADDRESS_AND_PERSON = 20, 3
"""Maximum number of reports per address and day: about all people together, and about one person."""
DAY_S = DAY_MS / 1000
LINES = 100
"""Number of recent chat messages stored with a report."""
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
    """Service that accepts reports. Administrators read and settle them with `ModerationService`."""

    def __init__(self, database: Database, runtime: Runtime) -> None:
        self._database = database
        self._runtime = runtime
        self._per_address = RateLimiter(MAX_PER_ADDRESS / DAY_S, MAX_PER_ADDRESS)
        self._per_address_and_person = RateLimiter(
            MAX_PER_ADDRESS_AND_PERSON / DAY_S, MAX_PER_ADDRESS_AND_PERSON
        )
        """Rate limit per address and reported person."""

    async def add(self, table: Table, reporter: str, request: wire.Report, address: str = "") -> None:
        """Store a report. Both persons must have, or have had, a seat at the table.

        `address` is that of the reporter, if known. Raises IllegalError (`report-from-outside`, `unknown-person`,
        `too-many-reports`, `too-many-reports-of-address`, `enough-reports`, `already-reported`) or OptionsError
        (`unprintable-chat`).
        """
        if not is_plain_text(" ".join(request.text.split())):
            raise OptionsError("", code="unprintable-chat")
        text = make_visible(request.text)
        name, now = table.row.id, self._runtime.now()
        rows = await self._database.query("SELECT person FROM seated WHERE play_table = $1", name)
        seated = {str(person) for (person,) in rows}
        if reporter not in seated:
            raise IllegalError(Refusal("report-from-outside"))
        if request.person not in seated - {reporter}:
            raise IllegalError(Refusal("unknown-person"), request.person)
        self._check_address(address, request.person, now / 1000)
        report = secrets.token_hex(6)
        values = (report, name, table.stored_length, request.person, reporter, request.kind, text, now)
        of_day = "SELECT 1 FROM report WHERE reporter = $1 AND at > $2"
        still_open = "SELECT 1 FROM report WHERE person = $1 AND play_table = $2 AND settled = 0"
        of_table = (request.person, name)
        limits = {
            Limit(
                f"reports of {reporter}", MAX_PER_DAY, of_day, (reporter, now - DAY_MS)
            ): "too-many-reports",
            Limit(
                f"reports about {request.person} at {name}", MAX_OPEN, still_open, of_table
            ): "enough-reports",
        }
        statements = [
            Statement(_OPEN, (name, request.person, reporter, request.kind), rows=0),
            Statement(_INSERT, values),
            Statement(_COPY, (report, name, LINES)),
        ]
        try:
            await run_limited(self._database, tuple(limits), statements)
        except (LimitReachedError, ConflictError) as error:
            self._refund(address, request.person, now / 1000)
            if isinstance(error, ConflictError):
                raise IllegalError(Refusal("already-reported")) from None
            raise IllegalError(Refusal(limits[error.limit], None, {"limit": error.limit.most})) from None

    def _check_address(self, address: str, person: str, now: float) -> None:
        """Count a report from an address about a person. Raises IllegalError (`too-many-reports-of-address`)."""
        if not address:
            return
        if not self._per_address_and_person.try_acquire(f"{address} {person}", now):
            raise IllegalError(
                Refusal("too-many-reports-of-address", None, {"limit": MAX_PER_ADDRESS_AND_PERSON})
            )
        if not self._per_address.try_acquire(address, now):
            raise IllegalError(Refusal("too-many-reports-of-address", None, {"limit": MAX_PER_ADDRESS}))

    def _refund(self, address: str, person: str, now: float) -> None:
        """Remove a refused report from the counts."""
        if address:
            self._per_address_and_person.refund(f"{address} {person}", now)
            self._per_address.refund(address, now)
