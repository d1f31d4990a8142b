"""Everything that grants access to a person, and what each change of the account ends (docs/hosting.md has the same table).

A change and what it ends are one transaction; connections that have come with what is ended are closed afterwards.
"""

from typing import Literal, TypeAlias

from virado.server.storage.database import Statement

Grant: TypeAlias = Literal["other-browsers", "tokens", "offered-factor", "factor"]
"""What a change can end: all browsers but the one in which it is made, tokens of every scope, a second factor that has only been
offered, the second factor."""
Change: TypeAlias = Literal[
    "account-opened",
    "password-changed",
    "recovered",
    "factor-on",
    "factor-off",
    "signed-out-elsewhere",
    "tokens-dropped",
]
ENDS: dict[Change, tuple[Grant, ...]] = {
    "account-opened": ("other-browsers", "tokens"),
    "password-changed": ("other-browsers", "tokens", "offered-factor"),
    "recovered": ("other-browsers", "tokens", "factor"),
    "factor-on": ("other-browsers", "tokens"),
    "factor-off": ("factor",),
    "signed-out-elsewhere": ("other-browsers",),
    "tokens-dropped": ("tokens",),
}
"""A deleted person has nothing left, a banned one keeps everything and is refused."""
NO_FACTOR = "factor = NULL, factor_since = 0, factor_step = 0"


def ending(change: Change, person: str, session: str = "") -> list[Statement]:
    """What a change ends, in the transaction of the change; `session`: the browser in which it is made, if it stays signed in."""
    return [_ending(grant, person, session) for grant in ENDS[change]]


def _ending(grant: Grant, person: str, session: str) -> Statement:
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
