"""The people connected to a node, their subscriptions to tables, and their absence from tables."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from virado.cards import Seat
from virado.server.invitations import InvitationService
from virado.server.storage.database import NotCommittedError
from virado.server.tables.lobby import Lobby
from virado.server.tables.remote_tables import Peers
from virado.server.tables.subscribers import Subscriber
from virado.server.tables.table import RETRY_S, Table, TableReleasedError
from virado.session import HOST, Away, Session

RETURN_S: Final = 10.0
"""Time in seconds within which people must return to a newly loaded table before they count as absent."""


class Presence:
    """The people connected to a node, and the tables to which they subscribe there."""

    def __init__(
        self, tables: Mapping[str, Table], lobby: Lobby, invitations: InvitationService, peers: Peers
    ) -> None:
        """Create the presence of a node. `tables` is a live mapping of the node's tables by id."""
        self._tables = tables
        self._lobby = lobby
        self._invitations = invitations
        self._peers = peers
        self._subscribed_tables: defaultdict[Subscriber, set[str]] = defaultdict(set)
        """Tables of this node to which each subscriber has subscribed, even if it has unsubscribed since."""
        self.connections: dict[str, int] = defaultdict(int)
        """Number of connections of each person."""

    def add_connection(self, person: str) -> None:
        """Count a new connection of a person."""
        self.connections[person] += 1

    async def remove_connection(self, subscriber: Subscriber, *, closed: bool) -> None:
        """Handle the end of a connection.

        The person is marked absent at tables where no other connection subscribes with the person's seat. `closed` is
        true if the client closed the connection, and false if it was lost.
        """
        person = subscriber.person
        self.connections[person] -= 1
        if not self.connections[person]:
            del self.connections[person]
        self._lobby.unsubscribe(subscriber)
        self._invitations.unsubscribe(subscriber)
        self._peers.drop_client(subscriber, closed=closed)
        await self.drop_subscriber(subscriber, closed=closed)

    async def drop_subscriber(self, subscriber: Subscriber, *, closed: bool) -> None:
        """Remove a subscriber, of this node or another, from all tables of this node."""
        person = subscriber.person
        for name in self._subscribed_tables.pop(subscriber, ()):
            table = self._tables.get(name)
            if table is None:
                continue
            table.subscribers.drop(subscriber)
            table.start_soon(_mark_absent(table, person, closed=closed))

    async def subscribe(self, table: Table, subscriber: Subscriber, seat: Seat | None, since: int) -> None:
        """Subscribe a client to a table. A person who subscribes with a seat counts as present again.

        Raises TableReleasedError or IllegalError.
        """
        self._subscribed_tables[subscriber].add(table.row.id)
        await table.subscribe(subscriber, seat, since)
        if seat is not None:
            table.locations.record(subscriber.person, subscriber.location)
        if seat is not None and _is_absent(table.session, subscriber.person):
            try:
                await table.mark_present(subscriber.person)
            except TableReleasedError:
                pass  # the client resubscribes at the new owner, which then marks the person present
            except NotCommittedError:  # the table can be watched while the database refuses writes
                table.start_soon(_mark_present_later(table, subscriber.person))

    def unsubscribe(self, table: Table, subscriber: Subscriber, seat: Seat | None) -> None:
        """Remove one subscription of a client.

        A person who leaves the seats of a finished match counts as absent, so that a rematch does not wait for them.
        During the match, the person stays present while connected to the server.
        """
        table.subscribers.remove(subscriber, seat)
        if seat is not None and table.session.stage == "over" and len(table.session.people) > 1:
            table.start_soon(_mark_absent(table, subscriber.person, closed=True))


async def mark_absent_people(table: Table) -> None:
    """Mark people absent who do not return soon to a newly loaded table."""
    await asyncio.sleep(RETURN_S)
    session = table.session
    for person in session.people:
        if not table.subscribers.has_seated(person) and person not in session.away:
            await table.act(Away(person=person, grace_ms=table.grace_ms(closed=False)), HOST)


async def _mark_absent(table: Table, person: str, *, closed: bool) -> None:
    """Mark a seated person absent, unless a connection of the person subscribes with the seat.

    If one subscribes while this is being stored, mark the person present again.
    """
    session = table.session
    if person not in session.people or person in session.away or table.subscribers.has_seated(person):
        return
    await table.act(Away(person=person, grace_ms=table.grace_ms(closed=closed)), HOST)
    if table.subscribers.has_seated(person):
        await table.mark_present(person)


async def _mark_present_later(table: Table, person: str) -> None:
    """Mark a connected person present, as soon as the database accepts writes."""
    while True:
        await asyncio.sleep(RETRY_S)
        if not table.subscribers.has_seated(person) or not _is_absent(table.session, person):
            return
        with contextlib.suppress(NotCommittedError):
            await table.mark_present(person)
            return


def _is_absent(session: Session, person: str) -> bool:
    return person in session.away or any(
        held.person is not None and held.person.id == person and held.stand_in is not None
        for held in session.seats
    )
