"""Readers' reports of wrong words in the texts of Virado, which administrators pass on to translators.

A report names no person: the sender's id is stored only for the limits, for the export and for the deletion of a
person's data.
"""

import secrets

from virado.bounds import LONGEST_WORD
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server.auth_sessions import AuthSessions
from virado.server.http import Endpoint, HttpAnswer, HttpRequest, answer, read_body
from virado.server.limits import RateLimiter
from virado.server.origin_check import OriginCheck
from virado.server.runtime import Runtime
from virado.server.storage.database import Database, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.wire.people import EmptyAnswer, NewWordReport
from virado.server.wire.routes import people as routes
from virado.session.setup import DAY_MS
from virado.text_identity import make_visible

MAX_PER_DAY = 20
"""Maximum number of word reports that a person may send per day."""
MAX_PER_ADDRESS = 40
"""Maximum number of word reports per address and day."""
MAX_STORED = 2000
"""Maximum number of word reports that a server stores. Administrators delete those that are done."""
_INSERT = (
    "INSERT INTO word_report (id, at, reporter, language, place, variant, message, seen, suggestion) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)


class WordReports:
    """Service that accepts word reports. Administrators read and delete them with `ModerationService`."""

    def __init__(self, database: Database, runtime: Runtime, *, is_offered: bool) -> None:
        self._database = database
        self._runtime = runtime
        self._is_offered = is_offered
        self._per_address = RateLimiter(MAX_PER_ADDRESS / (DAY_MS / 1000), MAX_PER_ADDRESS)

    async def add(self, report: NewWordReport, person: str | None, address: str = "") -> None:
        """Store a report. `person` is None for a visitor without a name; `address` is empty if unknown.

        Raises IllegalError (`word-reports-off`, `too-many-word-reports-of-address`, `too-many-reports`,
        `enough-word-reports`) or OptionsError (`bad-text`).
        """
        if not self._is_offered:
            raise IllegalError(Refusal("word-reports-off"))
        seen = make_visible(report.seen)
        if not seen:
            raise OptionsError("", report.seen, code="bad-text", limit=LONGEST_WORD)
        now = self._runtime.now()
        if address and not self._per_address.try_acquire(address, now / 1000):
            raise IllegalError(Refusal("too-many-word-reports-of-address", None, {"limit": MAX_PER_ADDRESS}))
        limits = {Limit("word reports", MAX_STORED, "SELECT 1 FROM word_report"): "enough-word-reports"}
        if person is not None:
            of_day = "SELECT 1 FROM word_report WHERE reporter = $1 AND at > $2"
            own = Limit(f"word reports of {person}", MAX_PER_DAY, of_day, (person, now - DAY_MS))
            limits = {own: "too-many-reports", **limits}
        values = (
            f"{now:013x}{secrets.token_hex(6)}",  # ids of later reports sort after those of earlier ones
            now,
            person,
            *map(make_visible, (report.language, report.place, report.variant, report.message)),
            seen,
            make_visible(report.suggestion),
        )
        try:
            await run_limited(self._database, tuple(limits), [Statement(_INSERT, values)])
        except LimitReachedError as error:
            self._per_address.refund(address, now / 1000)
            raise IllegalError(Refusal(limits[error.limit], None, {"limit": error.limit.most})) from None


class WordReportsApi:
    """The handler of `/api/word-reports`."""

    def __init__(
        self, word_reports: WordReports, auth_sessions: AuthSessions, origin_check: OriginCheck
    ) -> None:
        self._word_reports = word_reports
        self._auth_sessions = auth_sessions
        self._origin_check = origin_check

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [Endpoint(routes.REPORT_WORD, self.add)]

    async def add(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/word-reports {seen, suggestion, language, place, variant, message}: report a wrong word.

        Visitors without a name may report, too.
        """
        person: str | None = None
        if await self._auth_sessions.authenticate(request) is not None:
            person = (await self._auth_sessions.owner(request)).person.id
        report = await read_body(request, NewWordReport)
        await self._word_reports.add(report, person, self._origin_check.get_client_address(request))
        return answer(EmptyAnswer())
