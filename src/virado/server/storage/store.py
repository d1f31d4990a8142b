"""Stored tables of the server: their rows, logs and leases.

Every write to a table contains the epoch of the node's lease. If the node has lost the table, the statement matches
no row; `FencedError` is raised and nothing is written.
"""

from collections.abc import Mapping, Sequence

import msgspec

from virado.server.storage.database import ConflictError, Database, Row, Statement
from virado.server.storage.limited_transactions import Limit, run_limited

RENEWAL_BATCH = 500
"""Number of leases renewed per statement."""
NODE_EXPIRY_MS = 24 * 60 * 60 * 1000
"""Time in milliseconds after which a node is deleted if it has not renewed its address."""
_COLUMNS = "id, created, changed, stage, entries, listed, summary, secret, node, epoch, lease, owner"
UNLOADED = -1
"""Value of the lease of an unloaded table. No node takes the table over until somebody requests it."""


class FencedError(Exception):
    """The table belongs to another node, or its log differs from the expected one. Nothing has been written."""


class TableExistsError(Exception):
    """A table with this id is already stored. Nothing has been written."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A stored table. Times are milliseconds since 1970."""

    id: str
    created: int
    changed: int
    stage: str
    """`seating`, `playing` or `over`."""
    entries: int
    """Number of entries in the table's log."""
    listed: bool
    """True if the lobby lists the table."""
    summary: str
    """The table's `TableCard` as JSON."""
    secret: str
    """Reference to the pack secret (`virado.server.keys`). In older tables it is the secret itself in hexadecimal."""
    node: str
    """The node that runs the table, or that ran it last."""
    epoch: int
    lease: int
    """End of the lease, or `UNLOADED`."""
    owner: str = ""
    """Id of the person who opened the table."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """The columns of a table that may change when entries are appended to its log."""

    stage: str
    listed: bool
    summary: str


class Store:
    """The tables in a database. `virado.server.people` stores people in the same database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ------------------------------------------------------------------ tables
    async def create(
        self,
        row: TableRow,
        entries: Sequence[str],
        seated: Sequence[str] = (),
        extra: Sequence[Statement] = (),
        limits: Sequence[Limit] = (),
    ) -> None:
        """Store a new table with its first log entries and its seated persons.

        The statements `extra` run in the same transaction. Raises LimitReachedError, TableExistsError, or
        ConflictError if a statement of `extra` returns an unexpected number of rows.
        """
        insert = Statement(
            f"INSERT INTO play_table ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) "
            "ON CONFLICT (id) DO NOTHING RETURNING id",
            (
                row.id,
                row.created,
                row.changed,
                row.stage,
                len(entries),
                int(row.listed),
                row.summary,
                row.secret,
                row.node,
                row.epoch,
                row.lease,
                row.owner,
            ),
            rows=1,
        )
        seats = [make_seat_insert(row.id, person) for person in seated]
        try:
            await run_limited(
                self.database, limits, [insert, *_make_entry_inserts(row.id, 0, entries), *seats, *extra]
            )
        except ConflictError as error:
            if error.index == 0:
                raise TableExistsError(row.id) from None
            raise

    async def append(
        self,
        table: str,
        epoch: int,
        first: int,
        entries: Sequence[str],
        progress: Progress,
        now: int,
        also: Sequence[Statement] = (),
    ) -> None:
        """Append entries to a log that has `first` entries, and run the statements `also` in the same transaction.

        Raises FencedError, or ConflictError if a statement of `also` returns an unexpected number of rows.
        """
        update = Statement(
            "UPDATE play_table SET entries = $1, changed = $2, stage = $3, listed = $4, summary = $5 "
            "WHERE id = $6 AND epoch = $7 AND entries = $8 RETURNING id",
            (
                first + len(entries),
                now,
                progress.stage,
                int(progress.listed),
                progress.summary,
                table,
                epoch,
                first,
            ),
            rows=1,
        )
        try:
            await self.database.transaction([update, *_make_entry_inserts(table, first, entries), *also])
        except ConflictError as error:
            if error.index == 0:
                raise FencedError(table) from None
            raise

    async def rewrite(
        self, table: str, epoch: int, entries: Mapping[int, str], summary: str, forgotten: str
    ) -> None:
        """Replace log entries by number, to remove the name of a deleted person. Raises FencedError."""
        fence = Statement(
            "UPDATE play_table SET summary = $1 WHERE id = $2 AND epoch = $3 RETURNING id",
            (summary, table, epoch),
            rows=1,
        )
        replace = [
            Statement(
                "UPDATE entry SET body = $1 WHERE play_table = $2 AND number = $3", (body, table, number)
            )
            for number, body in entries.items()
        ]
        note = Statement("DELETE FROM forgotten WHERE person = $1 AND play_table = $2", (forgotten, table))
        try:
            await self.database.transaction([fence, *replace, note])
        except ConflictError:
            raise FencedError(table) from None

    async def remove(self, table: str, epoch: int) -> None:
        """Delete a table with all its data. Raises FencedError."""
        delete = Statement(
            "DELETE FROM play_table WHERE id = $1 AND epoch = $2 RETURNING id", (table, epoch), rows=1
        )
        try:
            await self.database.transaction([delete])
        except ConflictError:
            raise FencedError(table) from None

    async def load_table(self, table: str) -> TableRow | None:
        """Return a table by its id, or None."""
        rows = await self.database.query(f"SELECT {_COLUMNS} FROM play_table WHERE id = $1", table)
        return _decode_table(rows[0]) if rows else None

    async def log(self, table: str) -> list[str]:
        """Return the entries of a table's log, in order."""
        rows = await self.database.query(
            "SELECT body FROM entry WHERE play_table = $1 ORDER BY number", table
        )
        return [body for (body,) in rows]

    async def has_sat(self, table: str, person: str) -> bool:
        """Return True if a person has, or has had, a seat at a table."""
        sql = "SELECT 1 FROM seated WHERE play_table = $1 AND person = $2"
        return bool(await self.database.query(sql, table, person))

    async def has_command(self, table: str, person: str, command: str) -> bool:
        """Return True if the log of a table has a person's command with this id."""
        done = map(_command_decoder.decode, await self.log(table))
        return any((each.sender, each.command) == (person, command) for each in done)

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Return the tables listed in the lobby, newest first."""
        rows = await self.database.query(
            f"SELECT {_COLUMNS} FROM play_table WHERE listed = 1 AND stage = 'seating' ORDER BY changed DESC LIMIT $1",
            limit,
        )
        return [_decode_table(row) for row in rows]

    async def list_tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Return the tables at which a person has or had a seat, the most recently changed first."""
        columns = ", ".join(f"t.{name.strip()}" for name in _COLUMNS.split(","))
        rows = await self.database.query(
            f"SELECT {columns} FROM play_table t JOIN seated s ON s.play_table = t.id "
            "WHERE s.person = $1 ORDER BY t.changed DESC LIMIT $2",
            person,
            limit,
        )
        return [_decode_table(row) for row in rows]

    async def tables_of(self, person: str) -> list[TableRow]:
        """Return the tables at which a person has or had a seat, oldest first."""
        rows = await self.database.query(
            f"SELECT {_COLUMNS} FROM play_table JOIN seated ON play_table = id WHERE person = $1 ORDER BY created, id",
            person,
        )
        return [_decode_table(row) for row in rows]

    def open_limit(self, person: str, limit: int) -> Limit:
        """Return a limit on the open tables of a person: those that the person opened or has a seat at.

        Finished and unloaded tables do not count.
        """
        return Limit(
            f"tables of {person}",
            limit,
            "SELECT 1 FROM play_table WHERE stage IN ('seating', 'playing') AND lease <> $2 "
            "AND (owner = $1 OR id IN (SELECT play_table FROM seated WHERE person = $1))",
            (person, UNLOADED),
        )

    def seat_limit(self, person: str, limit: int) -> Limit:
        """Return a limit on all stored tables at which a person has a seat."""
        return Limit(f"tables of {person}", limit, "SELECT 1 FROM seated WHERE person = $1", (person,))

    # ------------------------------------------------------------------ matchmaking
    async def find_newest_quick_match(self, kind: str) -> str:
        """Return the most recently opened table for a kind of quick match; empty if there is none."""
        rows = await self.database.query("SELECT play_table FROM quick WHERE kind = $1", kind)
        return str(rows[0][0]) if rows else ""

    def make_quick_match_update(self, kind: str, table: str, newest: str) -> Statement:
        """Return a statement that records a new table for a kind of quick match.

        It conflicts if another table has been recorded since `newest` was read.
        """
        return Statement(
            "INSERT INTO quick VALUES ($1, $2) ON CONFLICT (kind) "
            "DO UPDATE SET play_table = $2 WHERE quick.play_table = $3 RETURNING kind",
            (kind, table, newest),
            rows=1,
        )

    # ------------------------------------------------------------------ leases
    async def acquire_lease(self, table: str, node: str, now: int, until: int) -> TableRow | None:
        """Take a table over if its lease has expired or belongs to this node.

        Return the row of the table with a new epoch, or None if another node still has the lease.
        """
        rows = await self.database.transaction(
            [
                Statement(
                    "UPDATE play_table SET node = $1, epoch = epoch + 1, lease = $2 "
                    f"WHERE id = $3 AND (lease < $4 OR node = $1) RETURNING {_COLUMNS}",
                    (node, until, table, now),
                )
            ]
        )
        return _decode_table(rows[0][0]) if rows[0] else None

    async def advance_epoch(self, table: str, epoch: int) -> TableRow | None:
        """Increment the epoch of a table and return its row; None if the epoch has already changed.

        A concurrent write in the former epoch locks the row. It is therefore either committed before the change of
        epoch, or never.
        """
        rows = await self.database.transaction(
            [
                Statement(
                    f"UPDATE play_table SET epoch = epoch + 1 WHERE id = $1 AND epoch = $2 RETURNING {_COLUMNS}",
                    (table, epoch),
                )
            ]
        )
        return _decode_table(rows[0][0]) if rows[0] else None

    async def renew(self, node: str, held: Sequence[tuple[str, int]], until: int) -> set[str]:
        """Renew the leases of tables, given as (id, epoch). Return the ids of those still owned."""
        statements: list[Statement] = []
        for first in range(0, len(held), RENEWAL_BATCH):
            tables = [table for table, _ in held[first : first + RENEWAL_BATCH]]
            places = ", ".join(f"${i + 3}" for i in range(len(tables)))
            sql = f"UPDATE play_table SET lease = $1 WHERE node = $2 AND id IN ({places}) RETURNING id, epoch"
            statements.append(Statement(sql, (until, node, *tables)))
        renewed = await self.database.transaction(statements) if statements else []
        return {table for table, _ in {row for rows in renewed for row in rows} & set(held)}

    async def release_lease(self, table: str, epoch: int, *, unload: bool = False) -> None:
        """Release the lease on a table. With `unload`, it stays unleased until somebody requests it."""
        lease = UNLOADED if unload else 0
        await self.database.transaction(
            [
                Statement(
                    "UPDATE play_table SET lease = $1 WHERE id = $2 AND epoch = $3", (lease, table, epoch)
                )
            ]
        )

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Return tables in play whose lease has expired, except unloaded ones."""
        rows = await self.database.query(
            "SELECT id FROM play_table WHERE stage = 'playing' AND lease < $1 AND lease <> $3 ORDER BY lease LIMIT $2",
            now,
            limit,
            UNLOADED,
        )
        return [table for (table,) in rows]

    async def list_leased_by(self, node: str) -> list[str]:
        """Return tables in play whose last lease belonged to a node, except unloaded ones."""
        rows = await self.database.query(
            "SELECT id FROM play_table WHERE stage = 'playing' AND node = $1 AND lease <> $2", node, UNLOADED
        )
        return [table for (table,) in rows]

    async def register(self, node: str, host: str, port: int, now: int) -> None:
        """Store the address of this node for the other nodes, and delete nodes that have not registered for a long time."""
        await self.database.transaction(
            [
                Statement("DELETE FROM node WHERE seen < $1", (now - NODE_EXPIRY_MS,)),
                Statement(
                    "INSERT INTO node VALUES ($1, $2, $3, $4) "
                    "ON CONFLICT (name) DO UPDATE SET host = $2, port = $3, seen = $4",
                    (node, host, port, now),
                ),
            ]
        )

    async def unregister(self, node: str) -> None:
        """Delete the address of a node."""
        await self.database.transaction([Statement("DELETE FROM node WHERE name = $1", (node,))])

    async def address(self, node: str) -> tuple[str, int] | None:
        """Return the host and port at which a node listens for other nodes, or None."""
        rows = await self.database.query("SELECT host, port FROM node WHERE name = $1", node)
        return (str(rows[0][0]), int(rows[0][1])) if rows else None

    # ------------------------------------------------------------------ server settings
    async def check_writable(self, now: int) -> None:
        """Raise StorageError if the database does not accept writes now."""
        sql = "INSERT INTO setting VALUES ('written', $1) ON CONFLICT (name) DO UPDATE SET value = $1"
        await self.database.transaction([Statement(sql, (str(now),))])

    async def change_setting(self, name: str, value: str) -> None:
        """Change a setting shared by all nodes."""
        await self.database.transaction(
            [Statement("UPDATE setting SET value = $2 WHERE name = $1", (name, value))]
        )

    async def setting(self, name: str, default: str) -> str:
        """Return a setting shared by all nodes. If it is missing, store and return `default`."""
        await self.database.transaction(
            [Statement("INSERT INTO setting VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, default))]
        )
        return str((await self.database.query("SELECT value FROM setting WHERE name = $1", name))[0][0])


class _CommandFields(msgspec.Struct):
    """The fields of a log entry that identify its command."""

    sender: str | None = None
    command: str = ""


_command_decoder = msgspec.json.Decoder(_CommandFields)


def make_seat_insert(table: str, person: str) -> Statement:
    """Return the statement that records a person's seat at a table."""
    return Statement("INSERT INTO seated VALUES ($1, $2) ON CONFLICT DO NOTHING", (table, person))


def _make_entry_inserts(table: str, first: int, entries: Sequence[str]) -> list[Statement]:
    return [
        Statement("INSERT INTO entry VALUES ($1, $2, $3)", (table, first + i, body))
        for i, body in enumerate(entries)
    ]


def _decode_table(row: Row) -> TableRow:
    names = TableRow.__struct_fields__
    values = dict(zip(names, row, strict=True))
    return msgspec.convert({**values, "listed": bool(values["listed"])}, TableRow)
