"""Accounts: a sign-in name and a password, stored as an Argon2id hash, with an optional second factor."""

import hmac
import secrets
import unicodedata
from collections.abc import Callable, Sequence

import msgspec

from virado import text_identity
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import name_claims
from virado.server.attempt_limits import (
    AttemptLimit,
    AttemptLimiter,
    make_name_limits,
    make_sign_in_limits,
)
from virado.server.browser_sessions import hash_secret
from virado.server.credentials import AccountChange, make_revocations
from virado.server.device_marks import make_mark_owner
from virado.server.keys import Keys
from virado.server.passwords import Passwords
from virado.server.people import People
from virado.server.person import COLUMNS, StoredPerson, decode_person
from virado.server.person_names import read_name
from virado.server.second_factor import SecondFactors
from virado.server.storage.database import ConflictError, Database, Row, Statement
from virado.server.wire import people as wire

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Characters of recovery codes, without any that look similar."""
LONGEST_CODE = 256
"""Maximum number of code points of a typed recovery code."""
LONGEST_ACCOUNT = 64
"""Maximum number of code points of an account name that is normalised, because normalisation can take quadratic time."""
_ACCOUNT = 2
"""Index of the account in `COLUMNS`."""


class Accounts:
    """The accounts of a database."""

    def __init__(self, database: Database, keys: Keys, people: People, wall_now: Callable[[], int]) -> None:
        """`wall_now` returns the time of the system clock in milliseconds since 1970."""
        self._database = database
        self._people = people
        self._passwords = Passwords()
        self._attempts = AttemptLimiter(database)
        self._second_factors = SecondFactors(database, keys, self._attempts, wall_now)

    async def close(self) -> None:
        """Stop hashing passwords."""
        await self._passwords.close()

    async def bring_up_to_date(self) -> None:
        """Encrypt second factors with the newest key. Raises StorageError if a key is missing."""
        await self._second_factors.reseal()

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
            await self._people.claim_name(name, taking, limits, now, preconditions=[same_as_before])
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
