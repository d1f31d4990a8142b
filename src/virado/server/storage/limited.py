"""Limits that hold for all nodes: counted and taken in one transaction.

A count before an insert lets through as many requests as come at the same time. Here a transaction first takes a lock that
holds over all nodes (`Database.locks`), then looks whether the limit is reached, then inserts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from virado.server.storage.database import ColumnValue, ConflictError, Database, Rows, Statement


class Limit(NamedTuple):
    """At most `most` rows of a SELECT."""

    whose: str
    """What is limited and of whom, `tokens of <id>`: two transactions with the same limit wait for each other."""
    most: int
    sql: str
    """A SELECT without ORDER and LIMIT."""
    args: tuple[ColumnValue, ...] = ()

    @property
    def check(self) -> Statement:
        """A statement that fails if the limit is reached."""
        return Statement(f"{self.sql} LIMIT 1 OFFSET {self.most - 1}", self.args, rows=0)


class LimitReachedError(Exception):
    """A limit is reached; nothing of the transaction has been done. `limit` is the first that is."""

    def __init__(self, limit: Limit) -> None:
        super().__init__(limit.whose)
        self.limit = limit


async def limited(database: Database, limits: Sequence[Limit], statements: Sequence[Statement]) -> list[Rows]:
    """Run a transaction unless one of the limits is reached; the rows that each of its statements returned.

    LimitReachedError; ConflictError, whose index is that of `statements`; StorageError.
    """
    first = [*database.locks(*(limit.whose for limit in limits)), *(limit.check for limit in limits)]
    try:
        found = await database.transaction([*first, *statements])
    except ConflictError as error:
        if error.index >= len(first):
            raise ConflictError(error.index - len(first)) from None
        raise LimitReachedError(limits[error.index - len(first)]) from None
    return found[len(first) :]
