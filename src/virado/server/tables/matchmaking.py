"""Matchmaking: a request for a quick match takes a seat at an open table of any node, or opens a table.

Two nodes must not each open a table for two people who could play together. The database therefore stores the newest
table of each kind of quick match. A node reads that entry before it reads the lobby. It opens a table only if the
entry is still unchanged, and otherwise searches again.
"""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from virado.games.catalogue import variant as find_variant
from virado.refusal import IllegalError
from virado.server import wire
from virado.server.person import StoredPerson
from virado.server.runtime import Runtime
from virado.server.storage.database import ConflictError, Statement
from virado.server.storage.store import Store
from virado.server.tables.lobby import Lobby
from virado.server.tables.locations import ClientLocation
from virado.server.tables.remote_tables import Peers, RemoteTableError
from virado.server.tables.table import Table, TableReleasedError
from virado.session import BetweenDeals, Sit
from virado.session.setup import check_rated, is_slow

MAX_CANDIDATES = 24
"""Maximum number of a person's tables that are searched for the result of an earlier attempt."""
SCORE_MS = 30_000
"""Maximum time for which the score is shown between deals, in milliseconds."""
RECENTLY_MS = 60_000
"""Time within which a request may be repeated on any node, in milliseconds."""


class Tables(Protocol):
    """The methods of a node that matchmaking uses."""

    @property
    def tables(self) -> Mapping[str, Table]:
        """Return the tables that this node owns, by name."""
        ...

    def derive_table_name(self, person: str, request: str) -> str:
        """Return the id of the table that a person's request opens."""
        ...

    async def get_table(self, name: str) -> Table:
        """Return a table of this node. Raises RemoteTableError, TableReleasedError or IllegalError."""
        ...

    async def create(
        self,
        person: StoredPerson,
        request: wire.Create,
        *,
        extra: Sequence[Statement] = (),
        language: str = "",
    ) -> Table:
        """Open a table. Raises RefusedError, ConflictError."""
        ...


class Matchmaking:
    """Matchmaking for the people of one node."""

    def __init__(self, tables: Tables, store: Store, runtime: Runtime, lobby: Lobby, peers: Peers) -> None:
        self._tables = tables
        self._store = store
        self._runtime = runtime
        self._lobby = lobby
        self._peers = peers
        self._lock = asyncio.Lock()

    async def find(
        self, person: StoredPerson, request: wire.QuickMatch, location: ClientLocation, language: str = ""
    ) -> Table:
        """Take a seat at the open table with the fewest empty seats, or open a table.

        When the last seat is taken, the match starts. In a rated match no two people may share a location. Raises
        RemoteTableError if another node owns the table and must handle the request, TableReleasedError and
        RefusedError.
        """
        variant = str(find_variant(request.variant))
        check_rated(request.clock, rated=request.rated)
        request = msgspec.structs.replace(request, variant=variant)
        kind = msgspec.json.encode((variant, request.clock, request.rated)).decode()
        async with self._lock:
            table = await self._find_earlier(person, request)
            while table is None:
                newest = await self._store.find_newest_quick_match(kind)
                table = await self._join(person, request, location, language)
                if table is None:
                    # another node has opened a table since; search again
                    with contextlib.suppress(ConflictError):
                        table = await self._open_table(person, request, kind, newest, language)
            table.locations.record(person.id, location)
            return table

    async def _find_earlier(self, person: StoredPerson, request: wire.QuickMatch) -> Table | None:
        """Return the table that an earlier attempt of the same request found on any node, or None."""
        opened = self._tables.derive_table_name(person.id, request.id)
        if await self._store.load_table(opened) is not None:
            return await self._tables.get_table(opened)
        recently = self._runtime.now() - RECENTLY_MS
        for row in await self._store.list_tables_of(person.id, MAX_CANDIDATES):
            table = self._tables.tables.get(row.id)
            if table is not None:
                is_done = table.session.has_done(person.id, request.id)
            else:
                is_recent = row.changed >= recently and row.stage != "over"
                is_done = is_recent and await self._store.has_command(row.id, person.id, request.id)
            if is_done:
                return await self._tables.get_table(row.id)
        return None

    async def _join(
        self, person: StoredPerson, request: wire.QuickMatch, location: ClientLocation, language: str
    ) -> Table | None:
        fitting = [
            card
            for card in await self._lobby.cards()
            if (card.variant, card.clock, card.rated) == (request.variant, request.clock, request.rated)
        ]
        for card in sorted(fitting, key=lambda card: (card.seats.count(None), card.changed)):
            try:
                table = await self._tables.get_table(card.id)
            except RemoteTableError as remote:
                if await self._peers.ensure_connected(remote.node):
                    raise
                continue
            except (IllegalError, TableReleasedError):
                continue
            is_free = not request.rated or table.locations.is_apart(person.id, location, table.session.people)
            if is_free:
                table.language = language
            if is_free and await self._sit_down(table, person, request):
                return table
        return None

    async def _sit_down(self, table: Table, person: StoredPerson, request: wire.QuickMatch) -> bool:
        """Take a free seat at a table. Return True if the person now has a seat or already had one."""
        session = table.session
        if person.id in session.people:
            return True
        for seat, held in enumerate(session.seats):
            if held.occupant is None:
                sit = Sit(seat=seat, commitment=request.commitment)
                answer = await table.act(sit, person.session_person, request.id)
                if answer.refusal is None:
                    if all(other.occupant is not None for other in session.seats):
                        (await table.start_match()).accepted()
                    return True
        return False

    async def _open_table(
        self, person: StoredPerson, request: wire.QuickMatch, kind: str, newest: str, language: str
    ) -> Table:
        """Open a table for a quick match.

        Raises ConflictError if another table of this kind has been opened after the table `newest`.
        """
        create = wire.Create(
            id=request.id,
            variant=request.variant,
            clock=request.clock,
            rated=request.rated,
            listed=True,
            sit=0,
            commitment=request.commitment,
            between_deals=BetweenDeals(limit_ms=0 if is_slow(request.clock) else SCORE_MS),
        )
        table = self._tables.derive_table_name(person.id, request.id)
        return await self._tables.create(
            person,
            create,
            extra=[self._store.make_quick_match_update(kind, table, newest)],
            language=language,
        )
