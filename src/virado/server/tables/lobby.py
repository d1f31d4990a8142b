"""The lobby: the open tables of all nodes, published to the subscribers on this node."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from virado.server import wire
from virado.server.storage.database import StorageError
from virado.server.storage.store import Store
from virado.server.tables.subscribers import Subscriber
from virado.server.tables.table import Table

MAX_SHOWN = 200
PAUSE_S = 0.2
"""Minimum delay before changes are published, in seconds. One message contains all changes in this time."""
MAX_BYTES_S = 10_000_000
"""Maximum number of bytes per second that all subscribers together are sent. The delay grows accordingly."""
_encoder = msgspec.json.Encoder()


class Lobby:
    """The list of open tables.

    `notify` tells the other nodes that tables of this node have changed. It is None if the server has only one node.
    """

    def __init__(self, store: Store, notify: Callable[[], Awaitable[None]] | None = None) -> None:
        self._notify = notify
        self._store = store
        self._subscribers: dict[Subscriber, None] = {}
        self._listed: set[str] = set()
        """Ids of this node's tables in the lobby."""
        self._concerns_own_table = False
        """True if an unpublished change concerns a table of this node."""
        self._publishing: asyncio.Task[None] | None = None
        self._pause_s = PAUSE_S

    async def cards(self) -> list[wire.TableCard]:
        """Return the summaries of the open tables."""
        rows = await self._store.open_tables(MAX_SHOWN)
        return [msgspec.json.decode(row.summary, type=wire.TableCard) for row in rows]

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Send a subscriber the open tables now and after each change."""
        self._subscribers[subscriber] = None
        subscriber.send(await self._encode_tables())

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stop sending the lobby to a subscriber."""
        self._subscribers.pop(subscriber, None)

    def update_table(self, table: Table) -> None:
        """Publish the lobby if a table of this node has changed in a way that the lobby shows."""
        name = table.row.id
        shown = table.row.listed and table.session.stage == "seating"
        if shown or name in self._listed:
            (self._listed.add if shown else self._listed.discard)(name)
            self._concerns_own_table = True
            self.publish_soon()

    def republish(self) -> None:
        """Publish the lobby again, in case a notification from another node was lost. Does nothing on a single node."""
        if self._notify is not None:
            self.publish_soon()

    def remove_table(self, table: Table) -> None:
        """Remove a table that this node no longer owns."""
        self._listed.discard(table.row.id)

    def publish_soon(self) -> None:
        """Schedule a message to the subscribers.

        If a table of this node has changed, the other nodes are notified too.
        """
        if self._publishing is None and (self._subscribers or self._concerns_own_table):
            self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        await asyncio.sleep(self._pause_s)
        self._publishing = None
        with contextlib.suppress(StorageError):
            if self._concerns_own_table:
                self._concerns_own_table = False
                if self._notify is not None:
                    await self._notify()
            if self._subscribers:
                message = await self._encode_tables()
                self._pause_s = compute_pause_s(len(self._subscribers), len(message))
                for subscriber in list(self._subscribers):
                    subscriber.send(message)

    async def _encode_tables(self) -> bytes:
        return _encoder.encode(wire.LobbyTables(tables=tuple(await self.cards())))

    def close(self) -> None:
        """Stop publishing."""
        if self._publishing is not None:
            self._publishing.cancel()


def compute_pause_s(subscribers: int, size: int) -> float:
    """Return the delay in seconds before `subscribers` subscribers are sent a message of `size` bytes."""
    return max(PAUSE_S, subscribers * size / MAX_BYTES_S)
