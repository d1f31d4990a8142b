"""The log of administrators' actions. Each entry is stored in the same transaction as the action."""

import itertools
import secrets
from typing import Literal, TypeAlias

import msgspec

from virado.server.storage.database import Database, Statement
from virado.server.wire.administration import MAX_SHOWN, Action

ActionKind: TypeAlias = Literal[
    "ban",
    "lift",
    "close",
    "notice",
    "read-only",
    "grant",
    "revoke",
    "settle",
    "confirm",
    "delete-word-report",
]
_COLUMNS = ", ".join(Action.__struct_fields__)


_sequence = itertools.count()
"""Serial numbers of this process's actions. They order actions of the same millisecond."""


def record_action(who: str, did: ActionKind, whom: str, said: str, now: int) -> Statement:
    """Return the statement that logs an action. The ids of later actions sort after those of earlier ones."""
    return Statement(
        f"INSERT INTO action ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)",
        (f"{now:013x}{next(_sequence) % 0x10000:04x}{secrets.token_hex(4)}", now, who, did, whom, said),
    )


async def actions(database: Database, before: str = "", most: int = MAX_SHOWN) -> tuple[Action, ...]:
    """Return the logged actions, the latest first; with `before`, only those older than the action with that id."""
    rows = await database.query(
        f"SELECT {_COLUMNS} FROM action WHERE $1 = '' OR id < $1 ORDER BY id DESC LIMIT $2", before, most
    )
    fields = Action.__struct_fields__
    return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), Action) for row in rows)
