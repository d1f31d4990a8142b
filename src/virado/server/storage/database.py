"""The database interface, which runs a few statements as one transaction.

Statements use the SQL that SQLite (3.35 or newer) and PostgreSQL share, with `$1`, `$2` and so on for arguments.
Times are milliseconds since 1970, JSON is text. A statement may require a number of rows; if it returns another
number, the whole transaction is rolled back and `ConflictError` is raised. Fencing and idempotence rely on this.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

ColumnValue: TypeAlias = str | int | float | bytes | None
"""A value of a column."""
Row: TypeAlias = tuple[Any, ...]  # callers know the types of the columns that they select
Rows: TypeAlias = list[Row]


class Statement(NamedTuple):
    """One statement of a transaction."""

    sql: str
    args: tuple[ColumnValue, ...] = ()
    rows: int | None = None
    """Number of rows that the statement must return; None: any."""


class ConflictError(Exception):
    """A statement returned an unexpected number of rows, and the transaction was rolled back.

    `index` is the position of the statement in the transaction.
    """

    def __init__(self, index: int) -> None:
        super().__init__(f"statement {index} of the transaction returned an unexpected number of rows")
        self.index = index


class StorageError(Exception):
    """The database cannot be opened or has failed. A transaction in progress may or may not have been stored."""


class NotCommittedError(StorageError):
    """The transaction has definitely not been committed: it was rolled back or never begun."""


class LostFileError(NotCommittedError):
    """A file of the database has been deleted, moved or replaced since it was opened; `file` is its name."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is not the file that was opened")
        self.file = file


class Database(Protocol):
    """An open database."""

    async def transaction(self, statements: Sequence[Statement]) -> list[Rows]:
        """Run the statements as one transaction and return the rows of each.

        The transaction is durable when this returns.

        Raises ConflictError or StorageError.
        """
        ...

    def locks(self, *names: str) -> list[Statement]:
        """Return statements that lock these names on all nodes.

        They must come first in a transaction, and the locks last until its end.
        """
        ...

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        """Run a read-only statement. It sees every acknowledged transaction."""
        ...

    async def close(self) -> None:
        """Wait for pending transactions, then close the database."""
        ...


def check_rows(index: int, statement: Statement, rows: Rows) -> None:
    """Raise ConflictError if the statement did not return the required number of rows."""
    if statement.rows is not None and len(rows) != statement.rows:
        raise ConflictError(index)
