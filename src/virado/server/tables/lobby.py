"""The lobby: the open tables of all nodes, told to who follows them on this one."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from virado.server import wire
from virado.server.storage.database import StorageError
from virado.server.storage.store import Store
from virado.server.tables.subscribers import Subscriber
from virado.server.tables.table import Table

MOST_SHOWN = 200
PAUSE_S = 0.2
"""Changes are told together, so long after the first."""
MOST_BYTES_S = 10_000_000
"""Where so many follow that more than this would be sent a second, changes wait longer."""
_encoder = msgspec.json.Encoder()


class Lobby:
    """The tables that anybody may join.

    `notify` tells the other nodes, if there can be others, that tables of this one have changed.
    """

    def __init__(self, store: Store, notify: Callable[[], Awaitable[None]] | None = None) -> None:
        self._notify = notify
        self._store = store
        self._subscribers: dict[Subscriber, None] = {}
        self._shown: set[str] = set()
        """Tables of this node that are shown."""
        self._is_ours = False
        """Whether what is to be told is about a table of this node."""
        self._telling: asyncio.Task[None] | None = None
        self._pause_s = PAUSE_S

    async def cards(self) -> list[wire.TableCard]:
        """The open tables."""
        rows = await self._store.open_tables(MOST_SHOWN)
        return [msgspec.json.decode(row.summary, type=wire.TableCard) for row in rows]

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Tell somebody the open tables, now and whenever they change."""
        self._subscribers[subscriber] = None
        subscriber.send(await self._message())

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Tell somebody no more."""
        self._subscribers.pop(subscriber, None)

    def update_table(self, table: Table) -> None:
        """A table of this node has changed."""
        name = table.row.id
        shown = table.row.listed and table.session.stage == "seating"
        if shown or name in self._shown:
            (self._shown.add if shown else self._shown.discard)(name)
            self._is_ours = True
            self.publish_soon()

    def republish(self) -> None:
        """Tell those who follow, in case a notice of another node was missed; nothing where there are no others."""
        if self._notify is not None:
            self.publish_soon()

    def remove_table(self, table: Table) -> None:
        """A table is not this node's any more."""
        self._shown.discard(table.row.id)

    def publish_soon(self) -> None:
        """Tell those who follow, and the other nodes if it is about a table of this one, soon."""
        if self._telling is None and (self._subscribers or self._is_ours):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(self._pause_s)
        self._telling = None
        with contextlib.suppress(StorageError):
            if self._is_ours:
                self._is_ours = False
                if self._notify is not None:
                    await self._notify()
            if self._subscribers:
                message = await self._message()
                self._pause_s = pause_s(len(self._subscribers), len(message))
                for follower in list(self._subscribers):
                    follower.send(message)

    async def _message(self) -> bytes:
        return _encoder.encode(wire.LobbyTables(tables=tuple(await self.cards())))

    def close(self) -> None:
        """Tell nothing more."""
        if self._telling is not None:
            self._telling.cancel()


def pause_s(followers: int, size: int) -> float:
    """How long after a change so many followers are told it in a message of so many bytes, in seconds."""
    return max(PAUSE_S, followers * size / MOST_BYTES_S)
