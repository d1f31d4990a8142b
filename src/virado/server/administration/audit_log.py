"""What administrators have done: who, when, what. Every action is kept in the transaction that does it."""

import itertools
import secrets
from typing import Literal, TypeAlias

import msgspec

from virado.server.storage.database import Database, Statement
from virado.server.wire.administration import MOST_SHOWN, Action

ActionKind: TypeAlias = Literal[
    "ban", "lift", "close", "notice", "read-only", "grant", "revoke", "settle", "confirm"
]
_COLUMNS = ", ".join(Action.__struct_fields__)


_numbers = itertools.count()
"""Of actions of this process, so that those of one millisecond keep their order."""


def record_action(who: str, did: ActionKind, whom: str, said: str, now: int) -> Statement:
    """Keep what an administrator does; later actions have later ids."""
    return Statement(
        f"INSERT INTO action ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)",
        (f"{now:013x}{next(_numbers) % 0x10000:04x}{secrets.token_hex(4)}", now, who, did, whom, said),
    )


async def actions(database: Database, before: str = "", most: int = MOST_SHOWN) -> tuple[Action, ...]:
    """What has been done, the latest first; only what was done before the action with the id `before`, if it is given."""
    rows = await database.query(
        f"SELECT {_COLUMNS} FROM action WHERE $1 = '' OR id < $1 ORDER BY id DESC LIMIT $2", before, most
    )
    fields = Action.__struct_fields__
    return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), Action) for row in rows)
