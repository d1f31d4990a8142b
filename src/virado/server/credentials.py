"""The credentials revoked by each account change.

docs/reference/credentials.md has the same table. A change and its revocations are one transaction; connections with
revoked credentials are closed afterwards.
"""

from typing import Literal, TypeAlias

from virado.server.storage.database import Statement

Grant: TypeAlias = Literal["other-browsers", "tokens", "offered-factor", "factor"]
"""Kinds of credentials that a change can revoke.

These are the sessions of all other browsers, tokens of every scope, a second factor that has not been confirmed, and
a confirmed second factor.
"""
AccountChange: TypeAlias = Literal[
    "account-opened",
    "password-changed",
    "recovered",
    "factor-on",
    "factor-off",
    "signed-out-elsewhere",
    "tokens-dropped",
]
REVOKED_CREDENTIALS: dict[AccountChange, tuple[Grant, ...]] = {
    "account-opened": ("other-browsers", "tokens"),
    "password-changed": ("other-browsers", "tokens", "offered-factor"),
    "recovered": ("other-browsers", "tokens", "factor"),
    "factor-on": ("other-browsers", "tokens"),
    "factor-off": ("factor",),
    "signed-out-elsewhere": ("other-browsers",),
    "tokens-dropped": ("tokens",),
}
"""Credentials revoked by each change.

The deletion of a person removes all credentials. A ban revokes none, but every request is refused.
"""
NO_FACTOR = "factor = NULL, factor_since = 0, factor_step = 0"


def make_revocations(change: AccountChange, person: str, session: str = "") -> list[Statement]:
    """Return the statements that revoke credentials, to be run in the transaction of a change.

    The session with the id `session` stays signed in.
    """
    return [_make_revocation(grant, person, session) for grant in REVOKED_CREDENTIALS[change]]


def _make_revocation(grant: Grant, person: str, session: str) -> Statement:
    match grant:
        case "other-browsers":
            return Statement("DELETE FROM session WHERE person = $1 AND id <> $2", (person, session))
        case "tokens":
            return Statement("DELETE FROM token WHERE person = $1", (person,))
        case "offered-factor":
            offered = f"UPDATE person SET {NO_FACTOR} WHERE id = $1 AND factor_since = 0"
            return Statement(offered, (person,))
        case "factor":
            return Statement(f"UPDATE person SET {NO_FACTOR} WHERE id = $1", (person,))
