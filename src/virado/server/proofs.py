"""Fresh proofs of identity: what concerns the whole account is done only where the password or a code was given just now."""

from virado.refusal import IllegalError, Refusal
from virado.server.people import Holder
from virado.server.storage.database import Database, Statement

FRESH_MS = 5 * 60 * 1000
"""For so long a browser in which the password or a code was given need not ask again."""


class Proofs:
    """When people have last proved in their browsers who they are, by the password or a code."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, session: str, now: int) -> int:
        """Note that the proof was given in a browser; until when it counts."""
        if session:
            update = Statement("UPDATE session SET proved = $1 WHERE id = $2", (now, session))
            await self._database.transaction([update])
        return now + FRESH_MS

    async def check(self, holder: Holder, now: int) -> None:
        """IllegalError (`prove-first`) unless the browser of an account has a fresh proof, or this is the browser of a guest, who
        has nothing to prove it with. A token never does."""
        if not holder.session:
            raise IllegalError(Refusal("prove-first"))
        if holder.person.account is None:
            return
        rows = await self._database.query(
            "SELECT proved FROM session WHERE id = $1 AND proved > $2", holder.session, now - FRESH_MS
        )
        if not rows:
            raise IllegalError(Refusal("prove-first"))
