"""Limits for failed attempts to sign in or to take a name.

Failed attempts of all nodes are counted in the database, under a hash of the account or address.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from virado.refusal import OptionsError
from virado.server.storage.database import Database, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited

TRIES, TRIES_OF_ADDRESS, TRIES_OF_STRANGERS = 8, 40, 80
"""Number of failed attempts before lock-out.

`TRIES`: for one account from one address, or from its known devices together. `TRIES_OF_ADDRESS`: for all accounts
from one address. `TRIES_OF_STRANGERS`: for one account from all unknown devices.
"""
TRIES_OF_NAMES = 20
"""Maximum number of attempts by one person to take another account's name within `TRIES_MS`."""
TRIES_OF_NAMES_BURST, TRIES_OF_NAMES_S = 60, 5
"""Rate limit of attempts from one address to take another account's name: burst, and seconds per further attempt."""
TRIES_OF_TABLE_CODES, TRIES_OF_ALL_TABLE_CODES = 10, 60
"""Maximum number of wrong codes of tables within `TRIES_MS`: from one network, and on the whole server."""
FIRST_TRIES_OF_TABLE_CODES, FIRST_TRIES_OF_ALL_TABLE_CODES = 3, 300
"""Number of wrong codes of a network within `TRIES_MS` that count towards a limit of the server of their own.

A few networks that guess therefore cannot use up the tries of somebody who mistypes a code.
"""
TRIES_MS = 15 * 60 * 1000
"""Time after which a failed attempt is forgotten, in milliseconds."""


class AttemptLimit(NamedTuple):
    """A limit on failed attempts, with the key under which they are counted."""

    key: str
    limit: int
    refill_ms: int = 0
    """Time after which one attempt is forgotten, in milliseconds; 0: each attempt counts for `TRIES_MS`."""


TABLE_CODES_OF_SERVER = (
    AttemptLimit("first table codes", FIRST_TRIES_OF_ALL_TABLE_CODES),
    AttemptLimit("table codes", TRIES_OF_ALL_TABLE_CODES),
)
"""The limits of the whole server on wrong codes of tables: on the first ones of each network, and on all others."""


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
            for who, limit in ((hash_key(each.key), each.limit) for each in attempt_limits)
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
            hash_key(limits.key),
            now - TRIES_MS,
            limits.limit,
        )
        return int(rows[-1][0]) + TRIES_MS - now if len(rows) >= limits.limit else 0

    async def count_attempts(self, key: str, now: int) -> int:
        """Return the number of attempts that count under a key now."""
        rows = await self._database.query(
            "SELECT count(*) FROM tried WHERE who = $1 AND at > $2", hash_key(key), now - TRIES_MS
        )
        return int(rows[0][0])

    async def refund(self, attempt: str) -> None:
        """Remove an attempt from the count, because the password was right or was not compared."""
        await self._database.transaction([make_refund(attempt)])

    async def reset(self, limits: AttemptLimit) -> None:
        """Delete all failed attempts that count towards a limit."""
        await self._database.transaction(
            [Statement("DELETE FROM tried WHERE who = $1", (hash_key(limits.key),))]
        )


def make_refund(attempt: str) -> Statement:
    """Return a statement that removes an attempt from the count."""
    return Statement("DELETE FROM tried WHERE attempt = $1", (attempt,))


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


def make_table_code_limits(network: str, tries: int) -> tuple[AttemptLimit, ...]:
    """Return the limits on wrong codes of tables, for a network with `tries` wrong codes so far."""
    return (
        AttemptLimit(make_table_code_key(network), TRIES_OF_TABLE_CODES),
        TABLE_CODES_OF_SERVER[tries >= FIRST_TRIES_OF_TABLE_CODES],
    )


def make_table_code_key(network: str) -> str:
    """Return the key under which the wrong codes of a network count."""
    return f"table codes of {network}"


def _counting(limits: AttemptLimit, attempt: str, now: int) -> Statement:
    """Return a statement that counts an attempt.

    If a refill time is given, each row expires one refill time after the previous row of its key, as in a leaky
    bucket.
    """
    who = hash_key(limits.key)
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


def hash_key(who: str) -> str:
    """Return the text under which the attempts of a key are stored."""
    return hashlib.sha256(who.encode()).hexdigest()
