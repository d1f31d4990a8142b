"""Who is connected to this node, which of its tables they follow, and who is missing at one."""

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
from virado.server.tables.table import STORE_AGAIN_S, Table, TableReleasedError
from virado.session import HOST, Away, Session

RETURN_S: Final = 10.0
"""How long people have to come back to a table that has been opened again before they count as away."""


class Presence:
    """The people who are connected to a node, and the tables that they follow there."""

    def __init__(
        self, tables: Mapping[str, Table], lobby: Lobby, invitations: InvitationService, peers: Peers
    ) -> None:
        """`tables`: those of the node, by name, as they are at each moment."""
        self._tables = tables
        self._lobby = lobby
        self._invitations = invitations
        self._peers = peers
        self._followed: defaultdict[Subscriber, set[str]] = defaultdict(set)
        """By follower, the tables that it follows or followed here."""
        self.connections: dict[str, int] = defaultdict(int)
        """By person, how many connections there are."""

    def add_connection(self, person: str) -> None:
        """A connection of a person has been made."""
        self.connections[person] += 1

    async def remove_connection(self, subscriber: Subscriber, *, closed: bool) -> None:
        """A connection is gone: seats that nobody follows for their person any more wait for so long."""
        person = subscriber.person
        self.connections[person] -= 1
        if not self.connections[person]:
            del self.connections[person]
        self._lobby.unsubscribe(subscriber)
        self._invitations.unsubscribe(subscriber)
        self._peers.drop_client(subscriber, closed=closed)
        await self.drop_subscriber(subscriber, closed=closed)

    async def drop_subscriber(self, subscriber: Subscriber, *, closed: bool) -> None:
        """A follower, of this node or of another, is gone."""
        person = subscriber.person
        for name in self._followed.pop(subscriber, ()):
            table = self._tables.get(name)
            if table is None:
                continue
            was = table.subscribers.has_in_a_seat(person)
            table.subscribers.drop(subscriber)
            if was and not table.subscribers.has_in_a_seat(person):
                table.start_soon(_mark_absent(table, person, closed=closed))

    async def subscribe(self, table: Table, subscriber: Subscriber, seat: Seat | None, since: int) -> None:
        """Let somebody follow a table; a person who follows it in a seat is there again. GoneError, IllegalError."""
        self._followed[subscriber].add(table.row.id)
        await table.subscribe(subscriber, seat, since)
        if seat is not None:
            table.locations.record(subscriber.person, subscriber.location)
        if seat is not None and _is_missing(table.session, subscriber.person):
            try:
                await table.mark_present(subscriber.person)
            except TableReleasedError:
                pass  # the node that serves the table now has been asked to welcome them
            except NotCommittedError:  # watching continues while storing fails
                table.start_soon(_mark_present_later(table, subscriber.person))


async def mark_absent_people(table: Table) -> None:
    """Who does not come back soon to a table that has been opened again is away."""
    await asyncio.sleep(RETURN_S)
    session = table.session
    for person in session.people:
        if not table.subscribers.has_in_a_seat(person) and person not in session.away:
            await table.act(Away(person=person, grace_ms=table.grace_ms(closed=False)), HOST)


async def _mark_absent(table: Table, person: str, *, closed: bool) -> None:
    """A person is away, unless another connection of theirs is there by now."""
    if table.subscribers.has_in_a_seat(person):
        return
    await table.act(Away(person=person, grace_ms=table.grace_ms(closed=closed)), HOST)
    if table.subscribers.has_in_a_seat(person):
        await table.mark_present(person)


async def _mark_present_later(table: Table, person: str) -> None:
    """Record the return of a person, if still connected, once storing works again."""
    while True:
        await asyncio.sleep(STORE_AGAIN_S)
        if not table.subscribers.has_in_a_seat(person) or not _is_missing(table.session, person):
            return
        with contextlib.suppress(NotCommittedError):
            await table.mark_present(person)
            return


def _is_missing(session: Session, person: str) -> bool:
    return person in session.away or any(
        held.person is not None and held.person.id == person and held.stand_in is not None
        for held in session.seats
    )
