"""Password hashing in a separate thread, and limits for failed attempts.

Hashing is slow on purpose, and many simultaneous sign-ins must not take processor time from the tables. Requests
queue fairly by address. Failed attempts of all nodes are counted in the database, under a hash of the account or
address.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import argon2

from virado.bounds import LONGEST_PASSWORD, SHORTEST_PASSWORD
from virado.refusal import OptionsError
from virado.server.fair_pool import FairPool, make_share
from virado.server.password_strength import weakness
from virado.server.storage.database import Database, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.tables.kernel_compilation import THINKING
from virado.session.setup import DAY_MS
from virado.text_identity import secret, secret_forms

MAX_WAITING = 64
"""Maximum number of waiting and running password operations."""
MAX_PER_ADDRESS = 4
"""Maximum number of waiting and running password operations per address."""
TRIES, TRIES_OF_ADDRESS, TRIES_OF_STRANGERS = 8, 40, 80
"""Number of failed attempts before lock-out.

`TRIES`: for one account from one address, or from its known devices together. `TRIES_OF_ADDRESS`: for all accounts
from one address. `TRIES_OF_STRANGERS`: for one account from all unknown devices.
"""
TRIES_OF_NAMES = 20
"""Maximum number of attempts by one person to take another account's name within `TRIES_MS`."""
TRIES_OF_NAMES_BURST, TRIES_OF_NAMES_S = 60, 5
"""Rate limit of attempts from one address to take another account's name: burst, and seconds per further attempt."""
TRIES_MS = 15 * 60 * 1000
"""Time after which a failed attempt is forgotten, in milliseconds."""
MARK_MS = 400 * DAY_MS
"""Lifetime of a device mark after the last sign-in on the device, in milliseconds."""
MARK_PARTS, PERSON_DIGITS = 4, 32
VERSION = 19
"""Version of Argon2 in the hashes."""


def make_dummy_hash(hasher: argon2.PasswordHasher) -> str:
    """Return a random hash that matches no password. Comparing with it takes as long as with a real hash."""
    salt, digest = (
        base64.b64encode(secrets.token_bytes(length)).rstrip(b"=").decode()
        for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={VERSION}${costs}${salt}${digest}"


class Passwords:
    """Service that hashes passwords and compares them with hashes."""

    def __init__(self) -> None:
        self._hasher = argon2.PasswordHasher()
        self._pool = FairPool(
            "virado-password",
            nice_increment=THINKING,
            max_jobs=MAX_WAITING,
            max_jobs_per_group=MAX_PER_ADDRESS,
        )
        self._dummy_hash = make_dummy_hash(self._hasher)

    async def hash(self, password: str, address: str, about: Sequence[str] = ()) -> str:
        """Return the hash of a new password.

        `about`: names of the person, which must not be used as the password. Raises OptionsError (`bad-password`) or
        IllegalError (`too-fast`, `server-full`).
        """
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or (
            len(password := secret(password)) < SHORTEST_PASSWORD
        ):
            raise OptionsError(
                "length", code="bad-password", number=SHORTEST_PASSWORD, limit=LONGEST_PASSWORD
            )
        return await self._pool.run(make_share(address, ""), partial(self._hash, password, about))

    async def verify(self, hashed: str | None, password: str, address: str) -> bool:
        """Return True if a password matches a hash.

        If `hashed` is None, take as long as for a hash and return False. Raises IllegalError (`too-fast`,
        `server-full`).
        """
        work = partial(self._compare, password[: LONGEST_PASSWORD + 1], hashed or self._dummy_hash)
        return await self._pool.run(make_share(address, ""), work) and hashed is not None

    def _hash(self, password: str, about: Sequence[str]) -> str:
        if found := weakness(password, about):
            raise OptionsError(found, code="bad-password")
        return self._hasher.hash(password)

    def _compare(self, password: str, hashed: str) -> bool:
        return any(self._verify(hashed, form) for form in secret_forms(password))

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except argon2.exceptions.VerificationError:
            return False

    async def close(self) -> None:
        """Refuse further passwords and stop the thread."""
        await self._pool.close(wait=False)


class AttemptLimit(NamedTuple):
    """A limit on failed attempts, with the key under which they are counted."""

    key: str
    limit: int
    refill_ms: int = 0
    """Time after which one attempt is forgotten, in milliseconds; 0: each attempt counts for `TRIES_MS`."""


class AttemptLimiter:
    """Counters of failed attempts, shared by all nodes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record_attempt(self, attempt_limits: Sequence[AttemptLimit], now: int) -> str:
        """Count an attempt before it is checked, delete expired ones, and return its id for `refund`.

        Raises OptionsError (`too-many-tries`) if one of the limits is reached.
        """
        attempt = secrets.token_hex(8)
        recent = "SELECT 1 FROM tried WHERE who = $1 AND at > $2"
        limits = [
            Limit(f"tries of {who}", limit, recent, (who, now - TRIES_MS))
            for who, limit in ((_hash_key(each.key), each.limit) for each in attempt_limits)
        ]
        statements = [
            Statement("DELETE FROM tried WHERE at <= $1", (now - TRIES_MS,)),
            *(_counting(each, attempt, now) for each in attempt_limits),
        ]
        try:
            await run_limited(self._database, limits, statements)
        except LimitReachedError:
            wait_ms = max([await self._get_retry_after_ms(each, now) for each in attempt_limits])
            raise OptionsError("", code="too-many-tries", number=max(1, -(-wait_ms // 1000))) from None
        return attempt

    async def _get_retry_after_ms(self, limits: AttemptLimit, now: int) -> int:
        """Return the milliseconds until the next attempt is allowed; 0 if it is allowed now."""
        rows = await self._database.query(
            "SELECT at FROM tried WHERE who = $1 AND at > $2 ORDER BY at DESC LIMIT $3",
            _hash_key(limits.key),
            now - TRIES_MS,
            limits.limit,
        )
        return int(rows[-1][0]) + TRIES_MS - now if len(rows) >= limits.limit else 0

    async def refund(self, attempt: str) -> None:
        """Remove an attempt from the count, because the password was right or was not compared."""
        await self._database.transaction([make_refund(attempt)])

    async def reset(self, limits: AttemptLimit) -> None:
        """Delete all failed attempts that count towards a limit."""
        await self._database.transaction(
            [Statement("DELETE FROM tried WHERE who = $1", (_hash_key(limits.key),))]
        )


def make_refund(attempt: str) -> Statement:
    """Return a statement that removes an attempt from the count."""
    return Statement("DELETE FROM tried WHERE attempt = $1", (attempt,))


class DeviceMarks:
    """Signer of device marks, which a browser stores after it has signed in to an account. All nodes share its key.

    A mark has four parts: the part common to all marks of the person, its time, a random value and the signature.
    Each sign-in makes a new mark, and a change of the password invalidates all earlier ones.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, owner: str, now: int) -> str:
        """Return a new mark for `owner`, a result of `make_mark_owner`."""
        made, chance = f"{now:x}", secrets.token_hex(8)
        person = self._sign("place", owner.partition(" ")[0])[:PERSON_DIGITS]
        return ".".join((person, made, chance, self._sign("device", owner, person, made, chance)))

    def is_known(self, mark: str, owner: str, now: int) -> bool:
        """Return True if a mark belongs to this owner and was made within `MARK_MS`."""
        parts = mark.split(".")
        if len(parts) != MARK_PARTS or not mark.isascii():
            return False
        *said, signature = parts
        if not hmac.compare_digest(signature, self._sign("device", owner, *said)):
            return False
        return now - int(said[1], 16) < MARK_MS

    @staticmethod
    def get_person_part(mark: str) -> str:
        """Return the part common to all marks of a person. A mark of the older format is returned whole."""
        return mark.partition(".")[0]

    def _sign(self, *what: str) -> str:
        return hmac.new(self._key, "\n".join(("virado", *what)).encode(), hashlib.sha256).hexdigest()


def make_mark_owner(person: str, hashed: str | None) -> str:
    """Return the identifier of a device mark's owner, made from the person's id and the stored password hash."""
    return f"{person} {hashlib.sha256((hashed or '').encode()).hexdigest()}"


def make_sign_in_limits(account: str, address: str, *, known: bool) -> tuple[AttemptLimit, ...]:
    """Return the limits on failed passwords at sign-in.

    The first limit counts attempts at the account from its known devices (`known`) or from this address.
    """
    if known:
        return (
            AttemptLimit(f"device of {account}", TRIES),
            AttemptLimit(f"address {address}", TRIES_OF_ADDRESS),
        )
    return (
        AttemptLimit(f"account {account} from {address}", TRIES),
        AttemptLimit(f"address {address}", TRIES_OF_ADDRESS),
        AttemptLimit(f"account {account}", TRIES_OF_STRANGERS),
    )


def make_code_limits(account: str, address: str, *, known: bool) -> tuple[AttemptLimit, ...]:
    """Return the limits on failed codes after a correct password.

    All unknown devices share one limit.
    """
    where = "a device" if known else "strangers"
    return (
        AttemptLimit(f"code of {account} of {where}", TRIES),
        AttemptLimit(f"address {address}", TRIES_OF_ADDRESS),
    )


def make_name_limits(person: str, address: str) -> tuple[AttemptLimit, ...]:
    """Return the limits on attempts to take another account's name.

    They are needed because each refusal reveals that the account exists. Many people may share an address, so its
    allowance is refilled within seconds. New guests (`person` is empty) have a separate allowance, so people who
    choose a name do not lock them out.
    """
    if not person:
        return (
            AttemptLimit(f"names of new guests {address}", TRIES_OF_NAMES_BURST, 1000 * TRIES_OF_NAMES_S),
        )
    return (
        AttemptLimit(f"names of {person}", TRIES_OF_NAMES),
        AttemptLimit(f"names {address}", TRIES_OF_NAMES_BURST, 1000 * TRIES_OF_NAMES_S),
    )


def _counting(limits: AttemptLimit, attempt: str, now: int) -> Statement:
    """Return a statement that counts an attempt.

    If a refill time is given, each row expires one refill time after the previous row of its key, as in a leaky
    bucket.
    """
    who = _hash_key(limits.key)
    if not limits.refill_ms:
        return Statement("INSERT INTO tried (who, at, attempt) VALUES ($1, $2, $3)", (who, now, attempt))
    latest = (
        "SELECT max(held.at) FROM "
        "(SELECT at FROM tried WHERE who = $1 UNION ALL SELECT CAST($2 AS BIGINT) AS at) AS held"
    )
    return Statement(
        f"INSERT INTO tried (who, at, attempt) SELECT CAST($1 AS TEXT), ({latest}) + CAST($3 AS BIGINT), CAST($4 AS TEXT)",
        (who, now - TRIES_MS, limits.refill_ms, attempt),
    )


def _hash_key(who: str) -> str:
    return hashlib.sha256(who.encode()).hexdigest()
