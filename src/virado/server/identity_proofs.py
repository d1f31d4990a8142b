"""Recent proofs of identity.

Changes to an account require a password or code that was entered recently in the same browser.
"""

from virado.refusal import IllegalError, Refusal
from virado.server.person import AuthSession
from virado.server.storage.database import Database, Statement

FRESH_MS = 5 * 60 * 1000
"""Validity of a proof of identity in a browser, in milliseconds."""


class IdentityProofs:
    """The times at which people last entered a password or code in each browser."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, session: str, now: int) -> int:
        """Record a proof in a browser and return its expiry."""
        if session:
            update = Statement("UPDATE session SET proved = $1 WHERE id = $2", (now, session))
            await self._database.transaction([update])
        return now + FRESH_MS

    async def check(self, auth_session: AuthSession, now: int) -> None:
        """Raise IllegalError (`prove-first`) unless the browser has a recent proof or belongs to a guest.

        A guest has no password to enter. A token never has a proof.
        """
        if not auth_session.session_id:
            raise IllegalError(Refusal("prove-first"))
        if auth_session.person.account is None:
            return
        rows = await self._database.query(
            "SELECT proved FROM session WHERE id = $1 AND proved > $2",
            auth_session.session_id,
            now - FRESH_MS,
        )
        if not rows:
            raise IllegalError(Refusal("prove-first"))
