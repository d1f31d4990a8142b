"""Limits that hold across all nodes, because they are checked in the transaction that uses them.

A separate count before an insert would let concurrent requests exceed the limit. The transaction therefore first
takes a lock on all nodes (`Database.locks`), then checks the limit, then inserts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from virado.server.storage.database import ColumnValue, ConflictError, Database, Rows, Statement


class Limit(NamedTuple):
    """A maximum for the number of rows that a SELECT returns."""

    key: str
    """Name of the limit and its owner, such as `tokens of <id>`.

    Transactions with the same key run one after another.
    """
    most: int
    sql: str
    """SELECT statement without ORDER BY and LIMIT."""
    args: tuple[ColumnValue, ...] = ()

    @property
    def check_statement(self) -> Statement:
        """A statement that conflicts if the limit is reached."""
        return Statement(f"{self.sql} LIMIT 1 OFFSET {self.most - 1}", self.args, rows=0)


class LimitReachedError(Exception):
    """A limit was reached, and the transaction has not been committed. `limit` is the first limit reached."""

    def __init__(self, limit: Limit) -> None:
        super().__init__(limit.key)
        self.limit = limit


async def run_limited(
    database: Database, limits: Sequence[Limit], statements: Sequence[Statement]
) -> list[Rows]:
    """Run a transaction unless a limit is reached; return the rows of each of its statements.

    Raises LimitReachedError, ConflictError (its index refers to `statements`) or StorageError.
    """
    first = [*database.locks(*(limit.key for limit in limits)), *(limit.check_statement for limit in limits)]
    try:
        found = await database.transaction([*first, *statements])
    except ConflictError as error:
        if error.index >= len(first):
            raise ConflictError(error.index - len(first)) from None
        raise LimitReachedError(limits[error.index - len(first)]) from None
    return found[len(first) :]
