"""Administrator rights of browsers and programs.

A browser has them for a limited time after the password is entered again; a program has them by a token with scope
`admin`.
"""

from virado.refusal import IllegalError, Refusal
from virado.server.administration.audit_log import record_action
from virado.server.person import AuthSession
from virado.server.storage.database import Database, Statement

CONFIRMED_MS = 30 * 60 * 1000
"""Duration of a browser's administrator rights after the password check, in milliseconds."""


class AdminAccess:
    """Service that grants and checks administrator rights."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def confirm(self, auth_session: AuthSession, now: int) -> int:
        """Grant administrator rights to this browser session and return the time at which they expire.

        The caller must have checked the administrator's password.
        """
        check_administrator(auth_session)
        until = now + CONFIRMED_MS
        update = Statement(
            "UPDATE session SET confirmed = $1, proved = $2 WHERE id = $3",
            (until, now, auth_session.session_id),
        )
        noted = record_action(auth_session.person.id, "confirm", auth_session.person.id, "", now)
        await self._database.transaction([update, noted])
        return until

    async def check(self, auth_session: AuthSession, now: int) -> None:
        """Raise IllegalError unless the caller may administer the server now.

        Codes: `not-administrator`, `confirm-first`.
        """
        if auth_session.session_id or auth_session.scope != "admin":
            check_administrator(auth_session)
            rows = await self._database.query(
                "SELECT confirmed FROM session WHERE id = $1", auth_session.session_id
            )
            if not rows or rows[0][0] <= now:
                raise IllegalError(Refusal("confirm-first"))
        elif not auth_session.person.admin:
            raise IllegalError(Refusal("not-administrator"))


def check_administrator(auth_session: AuthSession) -> None:
    """Raise IllegalError (`not-administrator`) unless this is the browser of an administrator."""
    if not auth_session.person.admin or not auth_session.session_id:
        raise IllegalError(Refusal("not-administrator"))
