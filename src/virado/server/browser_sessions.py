"""Browsers in which people are signed in.

Each has its own cookie, which can be revoked and is replaced when permissions change.
"""

import contextlib
import hashlib
import secrets

from virado.server.credentials import make_revocations
from virado.server.storage.database import Database, NotCommittedError, Statement
from virado.server.wire import people as wire
from virado.session.setup import DAY_MS

MAX_SESSIONS = 20
"""Maximum number of signed-in browsers per person. Beyond it, the least recently used browser is signed out."""
SESSION_DAYS = 400
"""Days without a visit after which a browser is signed out."""
LONGEST_BROWSER = 120


class BrowserSessions:
    """The browsers in which people are signed in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: str, browser: str, now: int, *, proved_at: int = 0) -> str:
        """Sign a browser in and return its cookie.

        `proved_at`: time of the last proof of identity in this browser; 0 if there was none.
        """
        cookie = secrets.token_urlsafe(32)
        insert = (
            "INSERT INTO session (id, hash, person, browser, created, seen, proved) "
            "VALUES ($1, $2, $3, $4, $5, $5, $6)"
        )
        name = "".join(filter(str.isprintable, browser))[:LONGEST_BROWSER]
        oldest = (
            "DELETE FROM session WHERE person = $1 AND (seen < $2 OR id NOT IN "
            "(SELECT id FROM session WHERE person = $1 ORDER BY seen DESC, created DESC LIMIT $3))"
        )
        await self._database.transaction(
            [
                *self._database.locks(f"sessions of {person}"),
                Statement(oldest, (person, now - SESSION_DAYS * DAY_MS, MAX_SESSIONS - 1)),
                Statement(insert, (secrets.token_hex(8), hash_secret(cookie), person, name, now, proved_at)),
            ]
        )
        return cookie

    async def find(self, cookie: str, now: int) -> tuple[str, str] | None:
        """Return the ids of the person and the session of a cookie, or None. Records the visit at most once a day."""
        if not cookie or not cookie.isascii():
            return None
        rows = await self._database.query(
            "SELECT person, id, seen FROM session WHERE hash = $1 AND seen >= $2",
            hash_secret(cookie),
            now - SESSION_DAYS * DAY_MS,
        )
        if not rows:
            return None
        person, session, seen = rows[0]
        if now - seen > DAY_MS:
            with contextlib.suppress(NotCommittedError):  # the next visit is recorded instead
                await self._database.transaction(
                    [Statement("UPDATE session SET seen = $1 WHERE id = $2", (now, session))]
                )
        return str(person), str(session)

    async def rotate_cookie(self, session: str) -> str:
        """Replace the cookie of a session and return the new one."""
        cookie = secrets.token_urlsafe(32)
        await self._database.transaction(
            [Statement("UPDATE session SET hash = $1 WHERE id = $2", (hash_secret(cookie), session))]
        )
        return cookie

    async def list_all(self, person: str, current: str) -> tuple[wire.SignedInBrowser, ...]:
        """Return the sessions of a person, the latest first. `current` is the id of the requesting session."""
        rows = await self._database.query(
            "SELECT id, browser, created, seen FROM session WHERE person = $1 ORDER BY seen DESC, created DESC",
            person,
        )
        return tuple(
            wire.SignedInBrowser(id=id_, browser=browser, created=created, seen=seen, current=id_ == current)
            for id_, browser, created, seen in rows
        )

    async def revoke(self, person: str, session: str) -> bool:
        """Sign out one of a person's browsers. Return False if there is no such session."""
        (rows,) = await self._database.transaction(
            [Statement("DELETE FROM session WHERE id = $1 AND person = $2 RETURNING id", (session, person))]
        )
        return bool(rows)

    async def end_others(self, person: str, session: str) -> None:
        """Sign out all browsers of a person except one."""
        await self._database.transaction(make_revocations("signed-out-elsewhere", person, session))


def hash_secret(secret: str) -> str:
    """Return the stored hash of a cookie or token."""
    return hashlib.sha256(secret.encode()).hexdigest()
