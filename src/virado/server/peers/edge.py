"""The edge's end of a peer connection: it relays requests of local clients to tables of other nodes."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from typing import assert_never

import msgspec

from virado.cards import Seat
from virado.refusal import IllegalError, Refusal
from virado.server.peers.protocol import (
    Answered,
    ClientLeft,
    Deliver,
    ForwardedRequest,
    Join,
    OwnerFrame,
    PeerConnection,
    PeerError,
    PeerPing,
    PeerPong,
    RequestOutcome,
    Resubscribe,
    Subscribe,
)
from virado.server.storage.database import StorageError
from virado.server.storage.store import Store
from virado.server.tables.remote_tables import LocalClient, RemoteTables
from virado.server.tables.subscribers import Subscriber

CONNECT_S, CONNECT_AGAIN_S = 3.0, 0.5
"""Seconds within which a node must accept a connection, and pause after a failed attempt."""
PING_S, SILENT_S = 1.0, 3.0
"""Interval of pings to an owner, and time without input after which it counts as lost, in seconds."""
_decoder = msgspec.msgpack.Decoder(OwnerFrame)


class _EntriesHeader(msgspec.Struct):
    """The fields of an `entries` message from which the edge tracks how many entries a client has received."""

    table: str
    seat: Seat | None
    first: int
    entries: list[msgspec.Raw]


_ENTRIES = b'{"type":"entries"'
_header_decoder = msgspec.json.Decoder(_EntriesHeader)


class PeerLinks:
    """The connections of this node to the owners of its clients' tables."""

    def __init__(self, name: str, store: Store, remote: RemoteTables, key: bytes) -> None:
        self._name = name
        self._store = store
        self._remote = remote
        self._key = key
        self._links: dict[str, _Link] = {}
        self._connecting: dict[str, asyncio.Task[_Link | None]] = {}
        self._retry_at: dict[str, float] = {}
        """Time of the next attempt for each node that could not be reached, on the event loop's clock."""

    async def ensure_connected(self, node: str) -> bool:
        return await self._get_link(node) is not None

    async def forward_request(self, node: str, table: str, client: LocalClient, request: bytes | str) -> bool:
        link = await self._get_link(node)
        if link is None or client.closed:
            return False
        outcome = await link.forward_request(
            client, request if isinstance(request, bytes) else request.encode()
        )
        if outcome == "elsewhere":
            self._remote.forget(table)
        return outcome == "done"

    async def subscribe(
        self, node: str, table: str, client: LocalClient, seat: Seat | None, since: int
    ) -> bool:
        link = await self._get_link(node)
        if link is None or client.closed:
            return False
        outcome = await link.subscribe(client, table, seat, since)
        if outcome == "elsewhere":
            self._remote.forget(table)
        elif outcome == "refused":
            raise IllegalError(Refusal("not-your-seat", None, {"seat": seat}))
        return outcome == "done"

    def unsubscribe(self, subscriber: Subscriber, table: str, seat: Seat | None) -> None:
        for link in self._links.values():
            link.unsubscribe(subscriber, table, seat)

    def drop_client(self, subscriber: Subscriber, *, closed: bool) -> None:
        for link in self._links.values():
            link.drop_client(subscriber, closed=closed)

    async def close(self) -> None:
        """Close all connections. The clients' subscriptions are not renewed."""
        for task in self._connecting.values():
            task.cancel()
        for link in list(self._links.values()):
            await link.close()

    async def _get_link(self, node: str) -> "_Link | None":
        link = self._links.get(node)
        if link is not None:
            return link
        connecting = self._connecting.get(node)
        if connecting is None:
            if asyncio.get_running_loop().time() < self._retry_at.get(node, 0.0):
                return None
            connecting = self._connecting[node] = asyncio.create_task(self._connect(node))
            connecting.add_done_callback(lambda _: self._connecting.pop(node, None))
        return await asyncio.shield(connecting)

    async def _connect(self, node: str) -> "_Link | None":
        link = await self._try_to_connect(node)
        if link is None:
            self._retry_at[node] = asyncio.get_running_loop().time() + CONNECT_AGAIN_S
        else:
            self._retry_at.pop(node, None)
        return link

    async def _try_to_connect(self, node: str) -> "_Link | None":
        try:
            address = await self._store.address(node)
            if address is None:
                return None
            reader, writer = await asyncio.wait_for(asyncio.open_connection(*address), CONNECT_S)
        except (OSError, TimeoutError, StorageError):
            return None
        connection = PeerConnection(reader, writer)
        try:
            await connection.handshake_as_edge(self._key, self._name, node)
        except PeerError:
            connection.close()
            return None
        link = self._links[node] = _Link(connection, self._remote)
        self._remote.mark_connected(node)
        link.start(lambda: self._ended(node))
        return link

    def _ended(self, node: str) -> None:
        self._links.pop(node, None)
        self._remote.mark_disconnected(node)


class _Link:
    """A connection to one owner."""

    def __init__(self, connection: PeerConnection, remote: RemoteTables) -> None:
        self._connection = connection
        self._remote = remote
        self._clients: dict[int, LocalClient] = {}
        self._numbers: dict[Subscriber, int] = {}
        self._joined: dict[int, tuple[str, str, bool]] = {}
        """Name, language and wish for texts that were last sent to the owner, by client number."""
        self._next_numbers = itertools.count(1)
        self._pending_requests: dict[int, asyncio.Future[RequestOutcome]] = {}
        self._subscriptions: dict[Subscriber, dict[tuple[str, Seat | None], int]] = {}
        """Number of the next entry that a client must receive, by client, table and seat."""
        self._ended = False
        self._task: asyncio.Task[None]

    def start(self, on_close: Callable[[], None]) -> None:
        """Read from the connection until it ends, and then call `on_close`."""
        self._task = asyncio.create_task(self._run(on_close))

    # ------------------------------------------------------------------ to the owner
    async def forward_request(self, client: LocalClient, request: bytes) -> RequestOutcome:
        """Forward a client's request to the owner and return its outcome."""
        return await self._request(
            ForwardedRequest(next(self._next_numbers), self._register_client(client), request)
        )

    async def subscribe(
        self, client: LocalClient, table: str, seat: Seat | None, since: int
    ) -> RequestOutcome:
        """Subscribe a client to a table of the owner and return the outcome."""
        return await self._request(
            Subscribe(next(self._next_numbers), self._register_client(client), table, seat, since)
        )

    async def _request(self, frame: ForwardedRequest | Subscribe) -> RequestOutcome:
        if self._ended:
            return "lost"
        answer: asyncio.Future[RequestOutcome] = asyncio.get_running_loop().create_future()
        self._pending_requests[frame.number] = answer
        self._connection.write(frame)
        try:
            return await answer
        finally:
            del self._pending_requests[frame.number]

    def _register_client(self, client: LocalClient) -> int:
        number = self._numbers.get(client)
        assert client.stored_person is not None
        if number is None:
            number = self._numbers[client] = next(self._next_numbers)
            self._clients[number] = client
        joined = client.stored_person.name, client.lang, client.words
        if self._joined.get(number) != joined:
            self._joined[number] = joined
            self._connection.write(
                Join(number, client.stored_person, client.lang, client.words, client.location)
            )
        return number

    def unsubscribe(self, subscriber: Subscriber, table: str, seat: Seat | None) -> None:
        """Stop tracking a client's subscription to a table."""
        self._subscriptions.get(subscriber, {}).pop((table, seat), None)

    def drop_client(self, subscriber: Subscriber, *, closed: bool) -> None:
        """Tell the owner that a client has disconnected."""
        number = self._numbers.pop(subscriber, None)
        if number is not None:
            self._subscriptions.pop(subscriber, None)
            del self._clients[number], self._joined[number]
            self._connection.write(ClientLeft(number, closed))

    # ------------------------------------------------------------------ from the owner
    async def _run(self, on_close: Callable[[], None]) -> None:
        watching = asyncio.create_task(self._connection.watch_idle(SILENT_S, every_s=PING_S, ping=PeerPing()))
        try:
            while True:
                self._handle(_decoder.decode(await self._connection.read()))
        except (PeerError, msgspec.MsgspecError):
            pass
        finally:
            self._ended = True
            watching.cancel()
            self._connection.close()
            on_close()
            for answer in self._pending_requests.values():
                if not answer.done():
                    answer.set_result("lost")
        for client, subscriptions in self._subscriptions.items():
            for (table, seat), since in subscriptions.items():
                client.resubscribe(table, seat, since)

    def _handle(self, frame: OwnerFrame) -> None:
        match frame:
            case Deliver():
                client = self._clients.get(frame.client)
                if client is not None:
                    self._record_entries(client, frame.message)
                    client.send(frame.message)
            case Answered():
                answer = self._pending_requests.get(frame.number)
                if answer is not None and not answer.done():
                    answer.set_result(frame.outcome)
            case Resubscribe():
                self._remote.forget(frame.table)
                client = self._clients.get(frame.client)
                if client is not None:
                    self.unsubscribe(client, frame.table, frame.seat)
                    client.resubscribe(frame.table, frame.seat, frame.since)
            case PeerPong():  # a ping only keeps the connection from being idle
                pass
            case _:
                assert_never(frame)

    def _record_entries(self, client: LocalClient, message: bytes) -> None:
        if message.startswith(_ENTRIES):
            header = _header_decoder.decode(message)
            subscriptions = self._subscriptions.setdefault(client, {})
            subscriptions[(header.table, header.seat)] = header.first + len(header.entries)

    async def close(self) -> None:
        """Close the connection. The clients' subscriptions are not renewed."""
        self._subscriptions.clear()
        self._connection.close()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
