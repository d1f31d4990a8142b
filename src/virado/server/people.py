"""People: guests without registration, their names, and tokens for their bots. No other data is required.

A guest is a name and a session cookie. `virado.server.accounts` adds the accounts.
"""

import contextlib
import secrets
from collections.abc import Sequence

import msgspec

from virado import text_identity
from virado.bounds import LONGEST_NAME
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import name_claims
from virado.server.attempt_limits import AttemptLimit, AttemptLimiter, make_name_limits, make_refund
from virado.server.browser_sessions import BrowserSessions, hash_secret
from virado.server.credentials import make_revocations
from virado.server.person import COLUMNS, AuthSession, StoredPerson, decode_person
from virado.server.person_names import read_label, read_name
from virado.server.reach import Reach
from virado.server.storage.database import ConflictError, Database, NotCommittedError, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.wire import people as wire
from virado.session.setup import DAY_MS

MAX_TOKENS = 8
LAST_NUMBER = 99
"""Highest number that is appended to a guest's name if an account has taken the name."""


class People:
    """The people of a database."""

    def __init__(self, database: Database, reach: Reach | None = None) -> None:
        """Store the dependencies. Without `reach`, nobody is counted."""
        self._database = database
        self.reach = reach or Reach(database, is_counted=False)
        self._attempts = AttemptLimiter(database)
        self.browser_sessions = BrowserSessions(database)

    async def bring_up_to_date(self) -> None:
        """Update the keys of names."""
        await name_claims.bring_up_to_date(self._database)

    # ------------------------------------------------------------------ guests
    async def add_guest(self, name: str, address: str, now: int, language: str = "") -> StoredPerson:
        """Add a guest, who is counted under a language.

        Raises OptionsError: `bad-name`, `name-taken` if the name looks like an account's name, `too-many-tries`.
        """
        person = StoredPerson(
            id=secrets.token_hex(12), name=read_name(name), account=None, created=now, seen=now, settings="{}"
        )
        insert = Statement(
            "INSERT INTO person (id, name, created, seen, name_key) VALUES ($1, $2, $3, $4, $5)",
            (person.id, person.name, now, now, text_identity.make_match_key(person.name)),
        )
        free = name_claims.require_free_name(person.name, person.id)
        await self.claim_name(
            person.name,
            [free, insert, *self.reach.mark_guest(person.id, language, now)],
            make_name_limits("", address),
            now,
        )
        return person

    async def claim_name(
        self,
        name: str,
        statements: Sequence[Statement],
        limits: Sequence[AttemptLimit],
        now: int,
        *,
        preconditions: Sequence[Statement] = (),
    ) -> None:
        """Run the statements that assign a name.

        `preconditions` run first and check that the account is unchanged. Raises OptionsError (`name-taken`, or
        `too-many-tries` after too many attempts to take a name), or IllegalError (`prove-first`) if the account has
        changed in the meantime.
        """
        attempt = await self._attempts.record_attempt(limits, now)
        try:
            await self._database.transaction([*preconditions, *statements, make_refund(attempt)])
        except ConflictError as error:
            if error.index < len(preconditions):
                raise IllegalError(Refusal("prove-first")) from None
            raise OptionsError("", name, code="name-taken") from None

    async def find(self, person: str) -> StoredPerson | None:
        """Return a person by id, or None."""
        rows = await self._database.query(f"SELECT {COLUMNS} FROM person WHERE id = $1", person)
        return decode_person(rows[0]) if rows else None

    async def rename(self, person: StoredPerson, name: str, address: str, now: int) -> str:
        """Rename a person and return the stored name. Raises OptionsError (`bad-name`, `name-taken`, `too-many-tries`)."""
        if name.strip() == person.name:
            return person.name
        kept = read_name(name)
        update = Statement(
            "UPDATE person SET name = $1, name_key = $2 WHERE id = $3",
            (kept, text_identity.make_match_key(kept), person.id),
        )
        if person.account is None:
            statements = [name_claims.require_free_name(kept, person.id), update]
        else:
            statements = [*name_claims.claim(person.id, [kept], also=[person.account]), update]
        await self.claim_name(kept, statements, make_name_limits(person.id, address), now)
        return kept

    async def ensure_distinct_name(self, person: StoredPerson) -> StoredPerson:
        """Return the person, after renaming a guest whose name now belongs to an account (`Rosa 2`)."""
        if person.account is not None:
            return person
        free = name_claims.require_free_name(person.name, person.id)
        if not await self._database.query(free.sql, *free.args):
            return person
        update = "UPDATE person SET name = $1, name_key = $2 WHERE id = $3 AND name = $4 AND account IS NULL RETURNING id"
        for number in range(2, LAST_NUMBER + 1):
            name = f"{person.name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
            args = (name, text_identity.make_match_key(name), person.id, person.name)
            try:
                await self._database.transaction(
                    [name_claims.require_free_name(name, person.id), Statement(update, args, rows=1)]
                )
            except ConflictError as error:
                if error.index:  # another request has renamed the person
                    return await self.find(person.id) or person
            # the person is renamed at the next connection, when the database is writable again
            except NotCommittedError:
                return person
            else:
                return msgspec.structs.replace(person, name=name)
        return person

    async def update_profile(self, person: StoredPerson, profile: wire.Profile) -> StoredPerson:
        """Store the profile that others see, and return the updated person."""
        update = "UPDATE person SET public = $1, picture = $2 WHERE id = $3"
        await self._database.transaction(
            [Statement(update, (int(profile.public), profile.picture, person.id))]
        )
        return msgspec.structs.replace(person, public=profile.public, picture=profile.picture)

    async def touch(self, person: StoredPerson, now: int) -> None:
        """Record a visit. At most one is stored a day."""
        if now - person.seen > DAY_MS:
            with contextlib.suppress(NotCommittedError):  # the next visit is recorded instead
                await self._database.transaction(
                    [Statement("UPDATE person SET seen = $1 WHERE id = $2", (now, person.id))]
                )

    async def authenticate_cookie(self, cookie: str, now: int) -> AuthSession | None:
        """Return the session of a cookie; None if it is invalid."""
        found = await self.browser_sessions.find(cookie, now)
        person = await self.find(found[0]) if found is not None else None
        return AuthSession(person, "account", found[1]) if person is not None and found is not None else None

    # ------------------------------------------------------------------ tokens
    async def make_token(self, person: str, request: wire.TokenName, now: int) -> wire.Token:
        """Create a token with which a program may act as this person.

        Only its hash is stored, so the token cannot be shown again.

        Raises OptionsError (`bad-name`, `too-many-tokens`).
        """
        token = secrets.token_urlsafe(32)
        expires = now + request.days * DAY_MS
        valid = "SELECT 1 FROM token WHERE person = $1 AND (expires = 0 OR expires > $2)"
        limit = Limit(f"tokens of {person}", MAX_TOKENS, valid, (person, now))
        insert = (
            "INSERT INTO token (hash, person, name, created, scope, expires) VALUES ($1, $2, $3, $4, $5, $6)"
        )
        statements = [
            Statement("DELETE FROM token WHERE expires > 0 AND expires <= $1", (now,)),
            Statement(
                insert, (hash_secret(token), person, read_label(request.name), now, request.scope, expires)
            ),
        ]
        try:
            await run_limited(self._database, [limit], statements)
        except LimitReachedError:
            raise OptionsError("", code="too-many-tokens", limit=MAX_TOKENS) from None
        return wire.Token(token=token, scope=request.scope, expires=expires)

    async def authenticate_token(self, token: str, now: int) -> AuthSession | None:
        """Return the session of a token; None if it is invalid."""
        if not token.isascii():
            return None
        rows = await self._database.query(
            "SELECT person, scope FROM token WHERE hash = $1 AND (expires = 0 OR expires > $2)",
            hash_secret(token),
            now,
        )
        person = await self.find(rows[0][0]) if rows else None
        return AuthSession(person, rows[0][1]) if person is not None else None

    # ------------------------------------------------------------------ deletion
    async def delete(self, person: str) -> None:
        """Delete a person: account, tokens, results, ratings, chat, codes of tables, and reports about the person.

        The texts of reports by the person become empty. The name is removed from the logs of tables later; until then
        the database table `forgotten` lists the logs (`virado.server.erasure`).
        """
        await self._database.transaction(
            [
                Statement(
                    "INSERT INTO forgotten SELECT person, play_table FROM seated WHERE person = $1 "
                    "ON CONFLICT DO NOTHING",
                    (person,),
                ),
                Statement("DELETE FROM chat WHERE person = $1", (person,)),
                Statement(
                    "DELETE FROM table_code WHERE play_table IN (SELECT id FROM play_table WHERE owner = $1)",
                    (person,),
                ),
                Statement("UPDATE report SET text = '' WHERE reporter = $1", (person,)),
                Statement(
                    "UPDATE action SET said = '' "
                    "WHERE whom = $1 OR whom IN (SELECT id FROM report WHERE person = $1)",
                    (person,),
                ),
                Statement("DELETE FROM person WHERE id = $1", (person,)),
            ]
        )

    async def drop_tokens(self, person: str) -> None:
        """Revoke all tokens of a person."""
        await self._database.transaction(make_revocations("tokens-dropped", person))
