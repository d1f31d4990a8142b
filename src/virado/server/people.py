"""People: guests without registration, optional accounts, and tokens for their bots. No other data is required.

A guest is a name and a session cookie. An account adds a sign-in name and a password, stored as an Argon2id hash.
"""

import contextlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar, cast

import msgspec

from virado import session, text_identity
from virado.bounds import LONGEST_NAME
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import name_claims
from virado.server.browser_sessions import BrowserSessions, hash_secret
from virado.server.credentials import AccountChange, make_revocations
from virado.server.fair_pool import FairPool, Share, make_share
from virado.server.keys import Keys
from virado.server.limits import CapacityLimiter
from virado.server.passwords import (
    AttemptLimit,
    AttemptLimiter,
    Passwords,
    make_mark_owner,
    make_name_limits,
    make_refund,
    make_sign_in_limits,
)
from virado.server.person_names import read_label, read_name
from virado.server.second_factor import SecondFactors
from virado.server.storage.database import ConflictError, Database, NotCommittedError, Row, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.tables.kernel_compilation import THINKING
from virado.server.wire import people as wire
from virado.session.setup import DAY_MS

MAX_TOKENS = 8
LAST_NUMBER = 99
"""Highest number that is appended to a guest's name if an account has taken the name."""
MAX_EXPORTS, MAX_EXPORTS_PER_ADDRESS = 32, 4
"""Maximum number of concurrent exports: on this node, and per address. The maximum per person is 1."""
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Characters of recovery codes, without any that look similar."""
COLUMNS = "id, name, account, created, seen, settings, public, picture, admin, factor_since"
"""Columns of a `StoredPerson`."""
S = TypeVar("S", bound=msgspec.Struct)


class StoredPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A guest or an account. Times are milliseconds since 1970."""

    id: str
    name: str
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    seen: int
    settings: str
    """Settings of the person's clients, as JSON."""
    public: bool = False
    """True if the person has a public page."""
    picture: session.Picture = "name"
    """The picture that represents the person."""
    admin: bool = False
    """True if the person is an administrator."""
    factor_since: int = 0
    """Time since which sign-in has required a code; 0: no second factor."""

    @property
    def me(self) -> wire.Me:
        """The person as shown to the person's own clients."""
        return wire.Me(
            person=self.id,
            name=self.name,
            account=self.account,
            public=self.public,
            picture=self.picture,
            admin=self.admin,
            second_factor=self.factor_since > 0,
        )

    @property
    def session_person(self) -> session.Person:
        """The person in the form that sessions use."""
        return session.Person(id=self.id, name=self.name, picture=self.picture)


class AuthSession(NamedTuple):
    """An authenticated cookie or token, with its person and scope."""

    person: StoredPerson
    scope: wire.Scope
    session_id: str = ""
    """Id of the browser session; empty for a token."""


class People:
    """The people of a database."""

    def __init__(self, database: Database, keys: Keys) -> None:
        self._database = database
        self._passwords = Passwords()
        self._attempts = AttemptLimiter(database)
        self.browser_sessions = BrowserSessions(database)
        self._second_factors = SecondFactors(database, keys, self._attempts)
        self._exports_per_person = CapacityLimiter(1)
        self._exports_per_address = CapacityLimiter(MAX_EXPORTS_PER_ADDRESS)
        self._export_pool = FairPool("virado-export", nice_increment=THINKING)

    async def close(self) -> None:
        """Stop hashing passwords and exporting data."""
        await self._passwords.close()
        await self._export_pool.close()

    # ------------------------------------------------------------------ guests
    async def add_guest(self, name: str, address: str, now: int) -> StoredPerson:
        """Add a guest.

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
        await self._claim_name(person.name, [free, insert], make_name_limits("", address), now)
        return person

    async def _claim_name(
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
        await self._claim_name(kept, statements, make_name_limits(person.id, address), now)
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

    # ------------------------------------------------------------------ accounts
    async def bring_up_to_date(self) -> None:
        """Encrypt second factors with the newest key and update the keys of names.

        Raises StorageError if a key is missing.
        """
        await self._second_factors.reseal()
        await name_claims.bring_up_to_date(self._database)

    async def open_account(
        self,
        person: StoredPerson,
        request: wire.NewCredentials,
        address: str,
        now: int,
        *,
        session: str = "",
        has_recent_proof: bool = False,
    ) -> str | None:
        """Open an account for a guest, or change the password and optionally the name of an account.

        Returns the recovery code of a new account. `session` is the browser that stays signed in. With
        `has_recent_proof` the old password is not checked.

        Raises OptionsError (`bad-name`, `bad-password`, `name-taken`; for an existing account also `wrong-password`,
        `code-needed`, `wrong-code`, `too-many-tries`) or IllegalError (`too-fast`, `server-full`; `prove-first` if
        the account was opened or its password changed since the request arrived).
        """
        rows = await self._database.query("SELECT password FROM person WHERE id = $1", person.id)
        before = str(rows[0][0] or "") if rows else ""
        if bool(before) != (person.account is not None):
            raise IllegalError(Refusal("prove-first"))
        name = (
            person.account if person.account and not request.account.strip() else read_name(request.account)
        )
        if person.account is not None and not has_recent_proof:
            given = wire.PasswordAndCode(password=request.old_password, code=request.code)
            await self.confirm_with_code(person, given, address, now)
        hashed = await self._passwords.hash(request.password, address, (name, person.name))
        code = None if person.account is not None else make_code()
        key, same = account_key(name), text_identity.make_match_key(name)
        free = Statement(
            "SELECT id FROM person WHERE (account = $1 OR account_key = $2) AND id <> $3",
            (key, same, person.id),
            rows=0,
        )
        change: AccountChange = "account-opened" if person.account is None else "password-changed"
        ended = make_revocations(change, person.id, session)
        update = Statement(
            "UPDATE person SET account = $1, password = $2, recovery = coalesce($3, recovery), account_key = $5 "
            "WHERE id = $4 AND coalesce(password, '') = $6 RETURNING id",
            (
                key,
                hashed,
                None if code is None else hash_secret(_normalize_code(code)),
                person.id,
                same,
                before,
            ),
            1,
        )
        if key == person.account:
            try:
                await self._database.transaction([update, *ended])
            except ConflictError:
                raise IllegalError(Refusal("prove-first")) from None
        else:
            claims = name_claims.claim(person.id, [name], also=[person.name])
            same_as_before = Statement(
                "SELECT id FROM person WHERE id = $1 AND coalesce(password, '') = $2",
                (person.id, before),
                rows=1,
            )
            taking = [free, *claims, update, *ended]
            limits = make_name_limits(person.id, address)
            await self._claim_name(name, taking, limits, now, preconditions=[same_as_before])
        return code

    async def sign_in(
        self,
        account: str,
        password: str,
        address: str,
        now: int,
        is_known: Callable[[str], bool],
        *,
        code: str = "",
    ) -> StoredPerson:
        """Return the person of an account. `is_known(owner)` returns True for a known device; see `make_mark_owner`.

        Raises OptionsError (`wrong-password`, `too-many-tries`; with a second factor also `code-needed`,
        `wrong-code`) or IllegalError (`too-fast`, `server-full`). The errors do not reveal whether the account
        exists.
        """
        key, rows = await self._find_account(account, "password")
        known = bool(rows) and is_known(make_mark_owner(str(rows[0][0]), rows[0][-1]))
        limits = make_sign_in_limits(key, address, known=known)
        await self._check_password(rows[0][-1] if rows else None, password, address, limits, now)
        await self._second_factors.check(str(rows[0][0]), key, code, address, known=known, now=now)
        await self._attempts.reset(limits[0])
        return decode_person(rows[0][:-1])

    async def mark_owner(self, person: str) -> str:
        """Return the owner identifier that a person's device marks must have now; see `make_mark_owner`."""
        rows = await self._database.query("SELECT password FROM person WHERE id = $1", person)
        return make_mark_owner(person, rows[0][0] if rows else None)

    async def _find_account(self, typed: str, column: str) -> tuple[str, list[Row]]:
        """Return the account name that a typed text means, and the row of the account if there is one.

        The row has `COLUMNS` and `column`. An account with exactly this name takes precedence over a single account
        with an equivalent name.
        """
        key, same = account_key(typed), make_account_match_key(typed)
        rows = await self._database.query(
            f"SELECT {COLUMNS}, {column} FROM person WHERE account = $1 OR account_key = $2 "
            "ORDER BY CASE WHEN account = $1 THEN 0 ELSE 1 END LIMIT 2",
            key,
            same,
        )
        exact = [row for row in rows if row[_ACCOUNT] == key]
        found = exact or (rows if len(rows) == 1 else [])
        return (str(found[0][_ACCOUNT]) if found else same), found

    async def confirm(self, person: StoredPerson, password: str, address: str, now: int) -> None:
        """Check the password of a person.

        Raises OptionsError (`wrong-password`, `too-many-tries`) or IllegalError (`too-fast`, `server-full`).
        """
        limits = make_sign_in_limits(person.account or "", address, known=True)
        rows = await self._database.query("SELECT password FROM person WHERE id = $1", person.id)
        await self._check_password(rows[0][0] if rows else None, password, address, limits, now)

    async def confirm_with_code(
        self, person: StoredPerson, credentials: wire.PasswordAndCode, address: str, now: int
    ) -> None:
        """Check the password of a person, and the code if there is a second factor.

        Raises the errors of `confirm`, and OptionsError (`code-needed`, `wrong-code`).
        """
        await self.confirm(person, credentials.password, address, now)
        await self._second_factors.check(
            person.id, person.account or "", credentials.code, address, known=True, now=now
        )

    # ------------------------------------------------------------------ second factor
    async def offer_factor(
        self, person: StoredPerson, password: str, address: str, now: int, *, has_recent_proof: bool = False
    ) -> wire.SecondFactorOffer:
        """Return a new secret for an authenticator device. It takes effect after the first correct code.

        With `has_recent_proof` the password is not checked. Raises IllegalError (`account-first`, `second-factor-on`,
        `too-fast`, `server-full`) or OptionsError (`wrong-password`, `too-many-tries`).
        """
        if person.account is None:
            raise IllegalError(Refusal("account-first"))
        if not has_recent_proof:
            await self.confirm(person, password, address, now)
        return await self._second_factors.offer(person.id, person.account)

    async def enable_second_factor(
        self, person: StoredPerson, code: str, address: str, now: int, *, session: str = ""
    ) -> StoredPerson:
        """Require codes at sign-in from now on, and return the updated person.

        Raises IllegalError (`second-factor-on`, `second-factor-not-offered`) or OptionsError (`wrong-code`,
        `too-many-tries`).
        """
        await self._second_factors.enable(person.id, person.account or "", code, address, now, session)
        return msgspec.structs.replace(person, factor_since=now)

    async def disable_second_factor(
        self, person: StoredPerson, credentials: wire.PasswordAndCode, address: str, now: int
    ) -> StoredPerson:
        """Stop requiring codes at sign-in, and return the updated person.

        Raises OptionsError (`wrong-password`, `code-needed`, `wrong-code`, `too-many-tries`) or IllegalError
        (`too-fast`, `server-full`).
        """
        await self.confirm_with_code(person, credentials, address, now)
        await self._second_factors.disable(person.id)
        return msgspec.structs.replace(person, factor_since=0)

    async def _check_password(
        self, hashed: str | None, password: str, address: str, limits: Sequence[AttemptLimit], now: int
    ) -> None:
        attempt = await self._attempts.record_attempt(limits, now)
        try:
            is_right = await self._passwords.verify(hashed, password, address)
        except IllegalError:  # the password was not compared
            await self._attempts.refund(attempt)
            raise
        if not is_right:
            raise OptionsError("", code="wrong-password")
        await self._attempts.refund(attempt)

    async def recover(self, request: wire.Recovery, address: str, now: int) -> tuple[StoredPerson, str]:
        """Set a new password with a recovery code; return the person and the next code.

        Revokes all tokens, and turns the second factor off, because its device may be lost. Raises OptionsError
        (`wrong-password`, `too-many-tries`, `bad-password`) or IllegalError (`too-fast`, `server-full`).
        """
        key, rows = await self._find_account(request.account, "recovery")
        limits = make_sign_in_limits(key, address, known=False)[:2]
        attempt = await self._attempts.record_attempt(limits, now)
        given = hash_secret(_normalize_code(request.code))
        if not rows or not hmac.compare_digest(str(rows[0][-1]), given):
            raise OptionsError("", code="wrong-password")
        await self._attempts.refund(attempt)
        person = decode_person(rows[0][:-1])
        hashed = await self._passwords.hash(request.password, address, (person.account or "", person.name))
        code = make_code()
        update = Statement(
            "UPDATE person SET password = $1, recovery = $2 WHERE id = $3 AND recovery = $4 RETURNING id",
            (hashed, hash_secret(_normalize_code(code)), person.id, given),
            1,
        )
        try:
            await self._database.transaction([update, *make_revocations("recovered", person.id)])
        except ConflictError:  # another request has used the code
            raise OptionsError("", code="wrong-password") from None
        return msgspec.structs.replace(person, factor_since=0), code

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

    # ------------------------------------------------------------------ stored data of a person
    async def export(self, person: str, address: str = "") -> bytes:
        """Return all stored data of a person as JSON (`wire.Export`).

        It is encoded in small parts that alternate with other work. Raises IllegalError: `too-fast` if another export
        of the person is running or the address has too many, `server-full` if all people together have too many.
        """
        if len(self._exports_per_person) >= MAX_EXPORTS:
            raise IllegalError(Refusal("server-full"))
        if not self._exports_per_person.try_acquire(person):
            raise IllegalError(Refusal("too-fast"))
        try:
            if address and not self._exports_per_address.try_acquire(address):
                raise IllegalError(Refusal("too-fast"))
            try:
                return await self._export(person, make_share(address, person))
            finally:
                self._exports_per_address.release(address)
        finally:
            self._exports_per_person.release(person)

    async def _export(self, person: str, share: Share) -> bytes:
        async def select_rows(kind: type[S], where: str) -> tuple[S, ...]:
            """Return the person's rows of a table; the fields of `kind` are its columns."""
            fields = kind.__struct_fields__
            rows = await self._database.query(f"SELECT {', '.join(fields)} FROM {where}", person)
            return await self._export_pool.run(share, partial(_decode_rows, kind, rows))

        export = wire.Export(
            person=await select_rows(wire.KeptPerson, "person WHERE id = $1"),
            tokens=await select_rows(wire.KeptToken, "token WHERE person = $1"),
            sessions=await select_rows(wire.KeptSession, "session WHERE person = $1"),
            tables=await select_rows(
                wire.KeptTable, "play_table JOIN seated ON play_table = id WHERE person = $1"
            ),
            chat=await select_rows(wire.KeptChat, "chat WHERE person = $1"),
            results=await select_rows(wire.KeptResult, "result WHERE person = $1"),
            ratings=await select_rows(wire.KeptRating, "rating WHERE person = $1"),
            muted=await select_rows(wire.KeptMute, "muted WHERE person = $1"),
            reports=await select_rows(wire.KeptReport, "report WHERE reporter = $1"),
            complaints=await select_rows(wire.KeptComplaint, "report WHERE person = $1"),
            reported_chat=await select_rows(
                wire.KeptReportedChat, "reported_chat WHERE person = $1 ORDER BY at"
            ),
            bans=await select_rows(wire.KeptBan, "ban WHERE person = $1"),
            invitations=await select_rows(
                wire.KeptInvitation, "invitation WHERE person = $1 OR inviter = $1"
            ),
            # these JSON objects are already encoded and are not decoded again
            done=cast(tuple[wire.StoredEntry, ...], await self._export_actions(person, share)),
        )
        return await self._export_pool.run(share, partial(msgspec.json.encode, export))

    async def _export_actions(self, person: str, share: Share) -> tuple[msgspec.Raw, ...]:
        """Return the entries that a person's commands produced, from all stored logs.

        There may be hundreds of thousands of entries. They are read table by table, outside the event loop.
        """
        tables = await self._database.query(
            "SELECT play_table FROM seated WHERE person = $1 ORDER BY play_table", person
        )
        done: list[msgspec.Raw] = []
        for (table,) in tables:
            rows = await self._database.query(
                "SELECT body FROM entry WHERE play_table = $1 AND body LIKE $2 ORDER BY number",
                table,
                f'%"sender":"{person}"%',
            )
            done += await self._export_pool.run(share, partial(_select_own_entries, person, str(table), rows))
        return tuple(done)

    async def delete(self, person: str) -> None:
        """Delete a person: account, tokens, results, ratings, chat, and reports about the person.

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


_NOT_EXPORTED = ("sender", "command", "digest")
"""Fields of log entries that are not exported."""


def _decode_rows(kind: type[S], rows: Sequence[Row]) -> tuple[S, ...]:
    fields = kind.__struct_fields__
    return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), kind) for row in rows)


def _select_own_entries(person: str, table: str, rows: Sequence[Row]) -> list[msgspec.Raw]:
    """Return the entries of a table that came from a person's own commands, as JSON."""
    done: list[msgspec.Raw] = []
    for (body,) in rows:
        entry = msgspec.json.decode(body, type=dict[str, object])
        if entry.get("sender") == person:
            own = {name: value for name, value in entry.items() if name not in _NOT_EXPORTED}
            done.append(msgspec.Raw(msgspec.json.encode({"table": table, **own})))
    return done


LONGEST_CODE = 256
"""Maximum number of code points of a typed recovery code."""
LONGEST_ACCOUNT = 64
"""Maximum number of code points of an account name that is normalised, because normalisation can take quadratic time."""


_ACCOUNT = 2
"""Index of the account in `COLUMNS`."""


def account_key(account: str) -> str:
    """Return the stored form of an account name. A text that is too long is truncated and not normalised."""
    if len(account) > LONGEST_ACCOUNT:
        return account[:LONGEST_ACCOUNT]
    return unicodedata.normalize("NFKC", account).strip().casefold()


def make_account_match_key(account: str) -> str:
    """Return the key by which accounts with an equivalent name are found."""
    return account_key(account) if len(account) > LONGEST_ACCOUNT else text_identity.make_match_key(account)


def make_code() -> str:
    """Return a new recovery code: 100 random bits as five groups of four letters and digits."""
    text = "".join(secrets.choice(_LETTERS) for _ in range(20))
    return "-".join(text[i : i + 4] for i in range(0, 20, 4))


def _normalize_code(code: str) -> str:
    """Return a recovery code in the form used for comparison."""
    return text_identity.code(code[:LONGEST_CODE], _LETTERS)


def decode_person(row: Row) -> StoredPerson:
    """Decode a person from a row of `COLUMNS`."""
    values = dict(zip(StoredPerson.__struct_fields__, row, strict=True))
    flags = {name: bool(values[name]) for name in ("public", "admin")}
    return msgspec.convert({**values, **flags}, StoredPerson)
