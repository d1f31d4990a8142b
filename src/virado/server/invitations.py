"""Invitations to tables. They are stored until the match begins, and the invited person is notified on every node."""

from collections import defaultdict
from collections.abc import Awaitable, Callable

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.runtime import Runtime
from virado.server.storage.database import Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.storage.store import Store
from virado.server.tables.subscribers import Subscriber
from virado.session.setup import DAY_MS

CHANNEL = "virado_invitations"
"""PostgreSQL notification channel for invitations. The payload is the id of the invited person."""
MAX_PER_INVITER, MAX_SHOWN = 60, 20
"""Maximum number of invitations that a person may send per day, and maximum number shown to a person."""
LASTS_MS = 7 * DAY_MS
_encoder = msgspec.json.Encoder()


class InvitationService:
    """Service that stores invitations and notifies the connections of this node.

    `notify` tells the other nodes that a person has a new invitation; it is None if there are no other nodes.
    """

    def __init__(
        self, store: Store, runtime: Runtime, notify: Callable[[str], Awaitable[None]] | None = None
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._notify = notify
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Notify a connection of invitations from now on. Sends the pending ones immediately."""
        self._subscribers[subscriber.person].add(subscriber)
        found = await self.list_for(subscriber.person)
        if found:
            subscriber.send(_encode_invitations(found))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stop notifying a connection."""
        subscribers = self._subscribers.get(subscriber.person)
        if subscribers is not None:
            subscribers.discard(subscriber)
            if not subscribers:
                del self._subscribers[subscriber.person]

    async def list_for(self, person: str) -> tuple[wire.Invitation, ...]:
        """Return a person's pending invitations, the latest first, without those from muted people."""
        rows = await self._store.database.query(
            "SELECT i.inviter, p.name, i.at, t.summary FROM invitation i CROSS JOIN play_table t CROSS JOIN person p "
            "WHERE i.person = $1 AND i.at > $2 AND t.id = i.play_table AND t.stage = 'seating' AND p.id = i.inviter "
            "AND NOT EXISTS (SELECT 1 FROM muted m WHERE m.person = i.person AND m.whom = i.inviter) "
            "ORDER BY i.at DESC, i.play_table LIMIT $3",
            person,
            self._runtime.now() - LASTS_MS,
            MAX_SHOWN,
        )
        found = (
            wire.Invitation(
                table=msgspec.json.decode(summary, type=wire.TableCard), person=inviter, name=name, at=at
            )
            for inviter, name, at, summary in rows
        )
        return tuple(each for each in found if person not in each.table.people)

    async def invite(self, inviter: str, request: wire.Invite) -> None:
        """Invite a person to a table.

        Raises IllegalError (`no-such-table`, `already-begun`, `not-at-this-table`, `not-played-together`,
        `too-many-invitations`).
        """
        row = await self._store.load_table(request.table)
        if row is None:
            raise IllegalError(Refusal("no-such-table"), request.table)
        if row.stage != "seating":
            raise IllegalError(Refusal("already-begun"))
        people = msgspec.json.decode(row.summary, type=wire.TableCard).people
        if inviter != row.owner and inviter not in people:
            raise IllegalError(Refusal("not-at-this-table"))
        if not await self._have_played_together(inviter, request.person):
            raise IllegalError(Refusal("not-played-together"), request.person)
        now = self._runtime.now()
        recent = "SELECT 1 FROM invitation WHERE inviter = $1 AND at > $2"
        limit = Limit(f"invitations of {inviter}", MAX_PER_INVITER, recent, (inviter, now - DAY_MS))
        insert = (
            "INSERT INTO invitation SELECT $1, id, $3, $4 FROM person WHERE id = $2 "
            "ON CONFLICT (person, play_table) DO NOTHING RETURNING person"
        )
        statement = Statement(insert, (request.table, request.person, inviter, now))
        try:
            (added,) = await run_limited(self._store.database, [limit], [statement])
        except LimitReachedError:
            raise IllegalError(Refusal("too-many-invitations", None, {"limit": MAX_PER_INVITER})) from None
        if added:  # a repeated invitation is not announced again
            await self._notify_person(request.person)

    async def decline(self, person: str, table: str) -> None:
        """Delete an invitation."""
        delete = "DELETE FROM invitation WHERE person = $1 AND play_table = $2 RETURNING person"
        (removed,) = await self._store.database.transaction([Statement(delete, (person, table))])
        if removed:
            await self._notify_person(person)

    async def _have_played_together(self, one: str, other: str) -> bool:
        """Return True if two people have finished a match together."""
        rows = await self._store.database.query(
            "SELECT 1 FROM result m CROSS JOIN result o "
            "WHERE m.person = $1 AND o.play_table = m.play_table AND o.person = $2 LIMIT 1",
            one,
            other,
        )
        return bool(rows) and one != other

    async def _notify_person(self, person: str) -> None:
        await self.handle_notification(person)
        if self._notify is not None:
            await self._notify(person)

    async def handle_notification(self, person: str) -> None:
        """Send a person's invitations to that person's connections on this node."""
        if person in self._subscribers:
            message = _encode_invitations(await self.list_for(person))
            for subscriber in list(self._subscribers.get(person, ())):
                subscriber.send(message)


def _encode_invitations(invitations: tuple[wire.Invitation, ...]) -> bytes:
    return _encoder.encode(wire.Invitations(invitations=invitations))
