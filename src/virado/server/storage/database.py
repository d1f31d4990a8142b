"""What storage needs of a database: transactions of a few statements, all or nothing.

Statements are written in the SQL that SQLite (3.35 or newer) and PostgreSQL share, with `$1`, `$2` ... for arguments. Times are
milliseconds since 1970, JSON is text. A statement may say how many rows it must return: if it returns another number, the whole
transaction is taken back and `ConflictError` raised. Fencing and idempotence are made of that.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

ColumnValue: TypeAlias = str | int | float | bytes | None
"""What a column may hold."""
Row: TypeAlias = tuple[Any, ...]  # who selects knows the types of the columns
Rows: TypeAlias = list[Row]


class Statement(NamedTuple):
    """One statement of a transaction."""

    sql: str
    args: tuple[ColumnValue, ...] = ()
    rows: int | None = None
    """How many rows it must return, if that matters."""


class ConflictError(Exception):
    """A statement did not find what it must; nothing of its transaction has been done. `index` is its place."""

    def __init__(self, index: int) -> None:
        super().__init__(f"statement {index} of the transaction found another number of rows than it must")
        self.index = index


class StorageError(Exception):
    """The database cannot be opened, or has failed; what was not acknowledged may or may not be there."""


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
        """Run the statements as one transaction, durable when this returns; the rows that each returned.

        ConflictError, or StorageError.
        """
        ...

    def locks(self, *names: str) -> list[Statement]:
        """Return the first statements of a transaction that excludes others with one of these locks, on every node."""
        ...

    async def query(self, sql: str, *args: ColumnValue) -> Rows:
        """Read; sees every transaction that has been acknowledged."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close."""
        ...


def check_rows(index: int, statement: Statement, rows: Rows) -> None:
    """ConflictError if the statement did not return as many rows as it must."""
    if statement.rows is not None and len(rows) != statement.rows:
        raise ConflictError(index)
