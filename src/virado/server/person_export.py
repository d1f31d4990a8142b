"""Export of all stored data of a person, encoded outside the event loop."""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar, cast

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server.executors import THINKING
from virado.server.fair_pool import FairPool, Share, make_share
from virado.server.limits import CapacityLimiter
from virado.server.storage.database import Database, Row
from virado.server.wire import people as wire

MAX_EXPORTS, MAX_EXPORTS_PER_ADDRESS = 32, 4
"""Maximum number of concurrent exports: on this node, and per address. The maximum per person is 1."""
S = TypeVar("S", bound=msgspec.Struct)


class PersonExport:
    """Service that exports the data of people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._exports_per_person = CapacityLimiter(1)
        self._exports_per_address = CapacityLimiter(MAX_EXPORTS_PER_ADDRESS)
        self._pool = FairPool("virado-export", nice_increment=THINKING)

    async def close(self) -> None:
        """Stop exporting data."""
        await self._pool.close()

    async def run(self, person: str, address: str = "") -> bytes:
        """Return all stored data of a person as JSON (`wire.Export`).

        It is encoded in small parts that alternate with other work. Raises IllegalError: `too-fast` if another export
        of the person is running or the address has too many, `server-full` if all people together have too many.
        """
        if len(self._exports_per_person) >= MAX_EXPORTS:
            raise IllegalError(Refusal("server-full"))
        if not self._exports_per_person.try_acquire(person):
            raise IllegalError(Refusal("too-fast"))
        try:
            if address and not self._exports_per_address.try_acquire(address):
                raise IllegalError(Refusal("too-fast"))
            try:
                return await self._export_person(person, make_share(address, person))
            finally:
                self._exports_per_address.release(address)
        finally:
            self._exports_per_person.release(person)

    async def _export_person(self, person: str, share: Share) -> bytes:
        async def select_rows(kind: type[S], where: str) -> tuple[S, ...]:
            """Return the person's rows of a table; the fields of `kind` are its columns."""
            fields = kind.__struct_fields__
            rows = await self._database.query(f"SELECT {', '.join(fields)} FROM {where}", person)
            return await self._pool.run(share, partial(_decode_rows, kind, rows))

        export = wire.Export(
            person=await select_rows(wire.KeptPerson, "person WHERE id = $1"),
            tokens=await select_rows(wire.KeptToken, "token WHERE person = $1"),
            sessions=await select_rows(wire.KeptSession, "session WHERE person = $1"),
            tables=await select_rows(
                wire.KeptTable, "play_table JOIN seated ON play_table = id WHERE person = $1"
            ),
            chat=await select_rows(wire.KeptChat, "chat WHERE person = $1"),
            results=await select_rows(wire.KeptResult, "result WHERE person = $1"),
            ratings=await select_rows(wire.KeptRating, "rating WHERE person = $1"),
            muted=await select_rows(wire.KeptMute, "muted WHERE person = $1"),
            reports=await select_rows(wire.KeptReport, "report WHERE reporter = $1"),
            complaints=await select_rows(wire.KeptComplaint, "report WHERE person = $1"),
            reported_chat=await select_rows(
                wire.KeptReportedChat, "reported_chat WHERE person = $1 ORDER BY at"
            ),
            word_reports=await select_rows(
                wire.KeptWordReport, "word_report WHERE reporter = $1 ORDER BY id"
            ),
            table_codes=await select_rows(
                wire.KeptTableCode, "table_code JOIN play_table ON play_table = id WHERE owner = $1"
            ),
            reach=await select_rows(wire.KeptReach, "reach_mark WHERE person = $1"),
            bans=await select_rows(wire.KeptBan, "ban WHERE person = $1"),
            invitations=await select_rows(
                wire.KeptInvitation, "invitation WHERE person = $1 OR inviter = $1"
            ),
            deal_sets=await select_rows(wire.KeptDealSet, "deal_set WHERE owner = $1"),
            set_tries=await select_rows(wire.KeptSetTry, "deal_set_try WHERE person = $1"),
            # these JSON objects are already encoded and are not decoded again
            done=cast(tuple[wire.StoredEntry, ...], await self._export_actions(person, share)),
        )
        return await self._pool.run(share, partial(msgspec.json.encode, export))

    async def _export_actions(self, person: str, share: Share) -> tuple[msgspec.Raw, ...]:
        """Return the entries that a person's commands produced, from all stored logs.

        There may be hundreds of thousands of entries. They are read table by table, outside the event loop.
        """
        tables = await self._database.query(
            "SELECT play_table FROM seated WHERE person = $1 ORDER BY play_table", person
        )
        done: list[msgspec.Raw] = []
        for (table,) in tables:
            rows = await self._database.query(
                "SELECT body FROM entry WHERE play_table = $1 AND body LIKE $2 ORDER BY number",
                table,
                f'%"sender":"{person}"%',
            )
            done += await self._pool.run(share, partial(_select_own_entries, person, str(table), rows))
        return tuple(done)


_NOT_EXPORTED = ("sender", "command", "digest")
"""Fields of log entries that are not exported."""


def _decode_rows(kind: type[S], rows: Sequence[Row]) -> tuple[S, ...]:
    fields = kind.__struct_fields__
    return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), kind) for row in rows)


def _select_own_entries(person: str, table: str, rows: Sequence[Row]) -> list[msgspec.Raw]:
    """Return the entries of a table that came from a person's own commands, as JSON."""
    done: list[msgspec.Raw] = []
    for (body,) in rows:
        entry = msgspec.json.decode(body, type=dict[str, object])
        if entry.get("sender") == person:
            own = {name: value for name, value in entry.items() if name not in _NOT_EXPORTED}
            done.append(msgspec.Raw(msgspec.json.encode({"table": table, **own})))
    return done
