"""Tables of other nodes, and who reaches them (`virado.server.peers`)."""

from typing import NamedTuple, Protocol

from virado.cards import Seat
from virado.server.people import StoredPerson
from virado.server.tables.subscribers import Subscriber

MOST_KNOWN = 50_000
"""Tables of other nodes that are remembered."""


class RemoteTableError(Exception):
    """The table is held by another node."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(table, node)
        self.table = table
        self.node = node


class Peers(Protocol):
    """The other nodes."""

    async def ensure_connected(self, node: str, /) -> bool:
        """Whether there is a connection to a node, or one can be made."""
        ...

    async def forward_request(
        self, node: str, table: str, client: "LocalClient", request: bytes | str, /
    ) -> bool:
        """Let another node do the request of a client, which is answered then; False if it could not or did not say."""
        ...

    async def subscribe(
        self, node: str, table: str, client: "LocalClient", seat: Seat | None, since: int, /
    ) -> bool:
        """Let a client follow a table of another node; IllegalError if it may not, False if that node cannot say."""
        ...

    def unsubscribe(self, subscriber: Subscriber, table: str, seat: Seat | None, /) -> None:
        """A client of this node does not follow a table of another any more."""
        ...

    def drop_client(self, subscriber: Subscriber, /, *, closed: bool) -> None:
        """A client of this node is gone."""
        ...


class LocalClient(Subscriber, Protocol):
    """A connection of this node."""

    @property
    def lang(self) -> str:
        """Language of the person."""
        ...

    @property
    def words(self) -> bool:
        """Whether the client wants everything in words, too."""
        ...

    @property
    def stored_person(self) -> StoredPerson | None:
        """The person."""
        ...

    @property
    def closed(self) -> bool:
        """Whether it is at its end."""
        ...


class NoPeers:
    """The other nodes of one that is alone."""

    async def ensure_connected(self, _node: str) -> bool:
        return False

    async def forward_request(
        self, _node: str, _table: str, _client: LocalClient, _request: bytes | str
    ) -> bool:
        return False

    async def subscribe(
        self, _node: str, _table: str, _client: LocalClient, _seat: Seat | None, _since: int
    ) -> bool:
        return False

    def unsubscribe(self, _client: Subscriber, _table: str, _seat: Seat | None) -> None:
        pass

    def drop_client(self, _follower: Subscriber, *, closed: bool) -> None:
        pass


class _Ownership(NamedTuple):
    node: str
    lease: int


class RemoteTables:
    """Which tables other nodes hold, as far as this node knows."""

    def __init__(self) -> None:
        self._held: dict[str, _Ownership] = {}
        self._reached: set[str] = set()

    def check(self, table: str, now: int) -> None:
        """RemoteTableError if another node is known to hold a table: its lease runs, or there is a connection to it."""
        held = self._held.get(table)
        if held is not None and (now <= held.lease or held.node in self._reached):
            raise RemoteTableError(table, held.node)

    def record_owner(self, table: str, node: str, lease: int) -> RemoteTableError:
        """Another node holds a table, until `lease` at least unless it gives it up: the error that says so."""
        if len(self._held) >= MOST_KNOWN:
            self._held.clear()
        self._held[table] = _Ownership(node, lease)
        return RemoteTableError(table, node)

    def forget(self, table: str) -> None:
        """It is not known any more who holds a table."""
        self._held.pop(table, None)

    def mark_connected(self, node: str) -> None:
        """There is a connection to a node: it holds its tables until it says otherwise."""
        self._reached.add(node)

    def mark_disconnected(self, node: str) -> None:
        """The connection to a node is lost: what it still holds, the database knows."""
        self._reached.discard(node)
        for table in [table for table, held in self._held.items() if held.node == node]:
            del self._held[table]
