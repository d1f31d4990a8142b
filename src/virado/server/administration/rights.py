"""Who may administer the server in a browser: an administrator whose password was asked again, or a token for it."""

from virado.refusal import IllegalError, Refusal
from virado.server.administration.actions import note
from virado.server.people import Holder
from virado.server.storage.database import Database, Statement

CONFIRMED_MS = 30 * 60 * 1000
"""For how long a browser has the rights of an administrator after the password."""


class Rights:
    """The rights of administrators."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def confirm(self, holder: Holder, now: int) -> int:
        """Give the browser of an administrator, whose password is right, these rights for a while; until when."""
        check_administrator(holder)
        until = now + CONFIRMED_MS
        update = Statement(
            "UPDATE session SET confirmed = $1, proved = $2 WHERE id = $3", (until, now, holder.session)
        )
        noted = note(holder.person.id, "confirm", holder.person.id, "", now)
        await self._database.transaction([update, noted])
        return until

    async def check(self, holder: Holder, now: int) -> None:
        """IllegalError (`not-administrator`, `confirm-first`) unless somebody may administer the server now."""
        if holder.session or holder.scope != "admin":
            check_administrator(holder)
            rows = await self._database.query("SELECT confirmed FROM session WHERE id = $1", holder.session)
            if not rows or rows[0][0] <= now:
                raise IllegalError(Refusal("confirm-first"))
        elif not holder.person.admin:
            raise IllegalError(Refusal("not-administrator"))


def check_administrator(holder: Holder) -> None:
    """IllegalError (`not-administrator`) unless this is the browser of an administrator."""
    if not holder.person.admin or not holder.session:
        raise IllegalError(Refusal("not-administrator"))
