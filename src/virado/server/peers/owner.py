"""The owner's end of a peer connection: it serves clients of other nodes at the tables of this node."""

import asyncio
import contextlib
from math import inf
from typing import assert_never

import msgspec

from virado.cards import Seat
from virado.refusal import RefusedError
from virado.server.connections.connection import Connection, IncomingRequest, MessageQueue
from virado.server.connections.dispatch import Dispatcher
from virado.server.limits import TokenBucket
from virado.server.monitoring import Monitoring
from virado.server.peers.protocol import (
    Answered,
    ClientLeft,
    Deliver,
    EdgeFrame,
    ForwardedRequest,
    Join,
    PeerConnection,
    PeerError,
    PeerPing,
    PeerPong,
    RequestOutcome,
    Resubscribe,
    Subscribe,
)
from virado.server.people import People
from virado.server.storage.database import StorageError
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.table import TableReleasedError

SILENT_S, LOOK_S = 10.0, 3.0
"""Time without input after which an edge counts as lost, and interval of the check, in seconds."""
REGISTER_S = 600.0
_decoder = msgspec.msgpack.Decoder(EdgeFrame)


class PeerListener:
    """The listener for connections of other nodes."""

    def __init__(
        self, dispatcher: Dispatcher, node: Node, people: People, monitoring: Monitoring, key: bytes
    ) -> None:
        self._dispatcher = dispatcher
        self._node = node
        self._people = people
        self._monitoring = monitoring
        self._key = key
        self._server: asyncio.Server
        self._registration_task: asyncio.Task[None]
        self._edges: dict[_EdgeConnection, asyncio.Task[None]] = {}

    async def open(self, host: str, port: int) -> None:
        """Listen on an address and register it for the other nodes. Raises OSError, StorageError."""
        self._server = await asyncio.start_server(self._handle_connection, host, port)
        self._registration_task = asyncio.create_task(self._register(host))
        await self._node.store.register(self._node.name, host, self.port, self._node.runtime.now())

    @property
    def port(self) -> int:
        """Return the port on which the node listens."""
        return int(self._server.sockets[0].getsockname()[1])

    async def _register(self, host: str) -> None:
        while True:
            await asyncio.sleep(REGISTER_S)
            with contextlib.suppress(StorageError):
                await self._node.store.register(self._node.name, host, self.port, self._node.runtime.now())

    async def close(self) -> None:
        """Flush pending messages and stop listening."""
        self._server.close()
        self._registration_task.cancel()
        for edge, task in list(self._edges.items()):
            with contextlib.suppress(PeerError, TimeoutError):
                await asyncio.wait_for(edge.connection.flush(), 1)
            edge.connection.close()
            task.cancel()
        with contextlib.suppress(StorageError):
            await self._node.store.unregister(self._node.name)

    async def _handle_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        edge = _EdgeConnection(
            self._dispatcher, self._node, self._people, self._monitoring, PeerConnection(reader, writer)
        )
        task = asyncio.current_task()
        assert task is not None
        self._edges[edge] = task
        try:
            await edge.connection.handshake_as_owner(self._key, self._node.name)
            await edge.serve()
        except (PeerError, msgspec.MsgspecError, UnicodeError):
            pass
        except asyncio.CancelledError:
            if not self._node.closing:
                raise
        finally:
            del self._edges[edge]
            edge.connection.close()
            await edge.close()


class _EdgeConnection:
    """A connection from an edge, whose clients use tables of this node."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        node: Node,
        people: People,
        monitoring: Monitoring,
        connection: PeerConnection,
    ) -> None:
        self.connection = connection
        self._dispatcher = dispatcher
        self._node = node
        self._people = people
        self._monitoring = monitoring
        self._clients: dict[int, _RemoteClient] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Process the frames of the edge until it disconnects.

        Raises PeerError at the end of the connection, and MsgspecError on an invalid frame.
        """
        watching = asyncio.create_task(self.connection.watch_idle(SILENT_S, every_s=LOOK_S))
        try:
            while True:
                await self._handle(_decoder.decode(await self.connection.read()))
        finally:
            watching.cancel()

    async def _handle(self, frame: EdgeFrame) -> None:
        match frame:
            case PeerPing():
                self.connection.write(PeerPong())
            case Join():
                known = self._clients.get(frame.client)
                if known is not None:
                    known.update_client(frame)
                else:
                    self._clients[frame.client] = _RemoteClient(
                        self._dispatcher, self._node, self._people, self._monitoring, self.connection, frame
                    )
            case ClientLeft():
                client = self._clients.pop(frame.client, None)
                if client is not None:
                    await client.disconnect(closed=frame.closed)
            case ForwardedRequest() | Subscribe():
                task = asyncio.create_task(self._handle_request(frame))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            case _:
                assert_never(frame)

    async def _handle_request(self, frame: ForwardedRequest | Subscribe) -> None:
        client = self._clients.get(frame.client)
        if client is not None:
            outcome = await (
                client.handle_request(frame)
                if isinstance(frame, ForwardedRequest)
                else client.subscribe(frame)
            )
            self.connection.write(Answered(frame.number, outcome))
            if client.closed:
                await client.disconnect(closed=False)

    async def close(self) -> None:
        """Disconnect all clients of the edge."""
        for client in self._clients.values():
            await client.disconnect(closed=False)


class _RemoteClient(Connection):
    """A client of another node, as the owner of the table sees it."""

    runs_concurrently = False  # the edge processes slow requests concurrently

    def __init__(
        self,
        dispatcher: Dispatcher,
        node: Node,
        people: People,
        monitoring: Monitoring,
        connection: PeerConnection,
        joined: Join,
    ) -> None:
        super().__init__(
            dispatcher,
            node,
            people,
            joined.person,
            monitoring,
            0,
            MessageQueue(),
            session="",
            location=joined.place,
        )
        self._is_greeted = True
        self._bucket = TokenBucket(0.0, inf, 0.0)  # the edge applies the rate limits
        self.update_client(joined)
        self._connection = connection
        self._number = joined.client
        self._not_owned: set[bytes] = set()
        """Requests whose tables this node does not own; the edge must find the owner again."""

    def update_client(self, joined: Join) -> None:
        """Set the language and the name of the client, and whether it wants texts."""
        self.lang, self.words = joined.lang, joined.words
        self.rename(joined.person.name)

    def send(self, message: bytes) -> None:
        if not self.closed:
            self._connection.write(Deliver(self._number, message))

    def resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        if not self.closed:
            self._connection.write(Resubscribe(self._number, table, seat, since))

    async def handle_request(self, request: ForwardedRequest) -> RequestOutcome:
        """Process a request and return its outcome.

        The edge forwards the requests of a client one at a time, except slow ones.
        """
        self._not_owned.discard(request.request)
        await self.receive(request.request)
        return "elsewhere" if request.request in self._not_owned else "done"

    async def subscribe(self, request: Subscribe) -> RequestOutcome:
        """Renew a client's subscription after a table has moved to this node."""
        try:
            table = await self._node.get_table(request.table)
            await self._node.presence.subscribe(table, self, request.seat, request.since)
        except (RemoteTableError, TableReleasedError, StorageError):
            return "elsewhere"
        except RefusedError:
            return "refused"
        return "done"

    async def disconnect(self, *, closed: bool) -> None:
        """End the subscriptions of a client after the client or its edge has disconnected."""
        self.closed = True
        with contextlib.suppress(StorageError):
            await self._node.presence.drop_subscriber(self, closed=closed)

    async def _route(self, request: IncomingRequest, text: bytes | str) -> None:
        try:
            await self._handle_locally(request)
        except (RemoteTableError, TableReleasedError):
            self._not_owned.add(text if isinstance(text, bytes) else text.encode())
