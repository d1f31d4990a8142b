"""Tables owned by other nodes, and the interface to these nodes (`virado.server.peers`)."""

from typing import NamedTuple, Protocol

from virado.cards import Seat
from virado.server.person import StoredPerson
from virado.server.tables.subscribers import Subscriber

MAX_KNOWN = 50_000
"""Maximum number of remote tables whose owner is cached."""


class RemoteTableError(Exception):
    """A table is owned by another node, which the error names."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(table, node)
        self.table = table
        self.node = node


class Peers(Protocol):
    """The interface to the other nodes."""

    async def ensure_connected(self, node: str, /) -> bool:
        """Return True if a connection to a node exists or can be established."""
        ...

    async def forward_request(
        self, node: str, table: str, client: "LocalClient", request: bytes | str, /
    ) -> bool:
        """Forward a client's request to another node, which replies to the client.

        Return False if the node could not be reached, does not own the table, or did not confirm the request.
        """
        ...

    async def subscribe(
        self, node: str, table: str, client: "LocalClient", seat: Seat | None, since: int, /
    ) -> bool:
        """Subscribe a client to a table of another node.

        Raises IllegalError if the client may not view that seat. Returns False if the node could not be reached, does
        not own the table, or did not confirm the subscription.
        """
        ...

    def unsubscribe(self, subscriber: Subscriber, table: str, seat: Seat | None, /) -> None:
        """Unsubscribe a client of this node from a table of another node."""
        ...

    def drop_client(self, subscriber: Subscriber, /, *, closed: bool) -> None:
        """Tell the other nodes that a client of this node has disconnected.

        `closed` is true if the client closed the connection, and false if it was lost.
        """
        ...


class LocalClient(Subscriber, Protocol):
    """A client connected to this node."""

    @property
    def lang(self) -> str:
        """Language of the client."""
        ...

    @property
    def words(self) -> bool:
        """True if the client wants texts in addition to the data."""
        ...

    @property
    def stored_person(self) -> StoredPerson | None:
        """The client's person, or None if nobody is signed in."""
        ...

    @property
    def closed(self) -> bool:
        """True once the connection has ended."""
        ...


class NoPeers:
    """A stand-in for `Peers` on a server with a single node."""

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
    """The owners of remote tables, as far as this node knows them."""

    def __init__(self) -> None:
        self._owners: dict[str, _Ownership] = {}
        self._connected: set[str] = set()

    def check(self, table: str, now: int) -> None:
        """Raise RemoteTableError if another node is known to own a table.

        An owner counts as known while its lease is valid or a connection to it is open.
        """
        owner = self._owners.get(table)
        if owner is not None and (now <= owner.lease or owner.node in self._connected):
            raise RemoteTableError(table, owner.node)

    def record_owner(self, table: str, node: str, lease: int) -> RemoteTableError:
        """Record the owner of a table, with the end of its lease in milliseconds.

        Return a RemoteTableError that names the owner.
        """
        if len(self._owners) >= MAX_KNOWN:
            self._owners.clear()
        self._owners[table] = _Ownership(node, lease)
        return RemoteTableError(table, node)

    def forget(self, table: str) -> None:
        """Forget the owner of a table."""
        self._owners.pop(table, None)

    def mark_connected(self, node: str) -> None:
        """Record a connection to a node. Until it ends, the node reports changes of owner."""
        self._connected.add(node)

    def mark_disconnected(self, node: str) -> None:
        """Record the loss of the connection to a node, and forget its tables.

        Their owners are then read from the database.
        """
        self._connected.discard(node)
        for table in [table for table, owner in self._owners.items() if owner.node == node]:
            del self._owners[table]
