"""The owner's end: clients of other nodes at the tables of this one."""

import asyncio
import contextlib
from math import inf
from typing import assert_never

import msgspec

from virado.cards import Seat
from virado.refusal import RefusedError
from virado.server.connections.connection import Connection, IncomingRequest, MessageQueue
from virado.server.connections.dispatch import Dispatch
from virado.server.limits import Bucket
from virado.server.monitoring import Monitoring
from virado.server.peers.frames import (
    Answered,
    Ask,
    ClientLeft,
    Deliver,
    Follow,
    FollowOn,
    FromEdge,
    Join,
    PeerConnection,
    PeerError,
    PeerPing,
    PeerPong,
    RequestOutcome,
)
from virado.server.people import People
from virado.server.storage.database import StorageError
from virado.server.tables.node import Node
from virado.server.tables.remote import RemoteTableError
from virado.server.tables.table import GoneError

SILENT_S, LOOK_S = 10.0, 3.0
"""An edge that says nothing for so long is gone; how often that is looked at."""
REGISTER_S = 600.0
_decoder = msgspec.msgpack.Decoder(FromEdge)


class Listener:
    """Where this node listens to others."""

    def __init__(
        self, dispatch: Dispatch, node: Node, people: People, monitoring: Monitoring, key: bytes
    ) -> None:
        self._dispatch = dispatch
        self._node = node
        self._people = people
        self._monitoring = monitoring
        self._key = key
        self._server: asyncio.Server
        self._registering: asyncio.Task[None]
        self._edges: dict[_Edge, asyncio.Task[None]] = {}

    async def open(self, host: str, port: int) -> None:
        """Listen on this address, and let the other nodes know of it; OSError, StorageError."""
        self._server = await asyncio.start_server(self._connected, host, port)
        self._registering = asyncio.create_task(self._register(host))
        await self._node.store.register(self._node.name, host, self.port, self._node.world.now())

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self._server.sockets[0].getsockname()[1])

    async def _register(self, host: str) -> None:
        while True:
            await asyncio.sleep(REGISTER_S)
            with contextlib.suppress(StorageError):
                await self._node.store.register(self._node.name, host, self.port, self._node.world.now())

    async def close(self) -> None:
        """Send what is to be sent, and listen no more."""
        self._server.close()
        self._registering.cancel()
        for edge, task in list(self._edges.items()):
            with contextlib.suppress(PeerError, TimeoutError):
                await asyncio.wait_for(edge.line.flush(), 1)
            edge.line.close()
            task.cancel()
        with contextlib.suppress(StorageError):
            await self._node.store.unregister(self._node.name)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        edge = _Edge(
            self._dispatch, self._node, self._people, self._monitoring, PeerConnection(reader, writer)
        )
        task = asyncio.current_task()
        assert task is not None
        self._edges[edge] = task
        try:
            await edge.line.admit(self._key, self._node.name)
            await edge.serve()
        except (PeerError, msgspec.MsgspecError, UnicodeError):
            pass
        except asyncio.CancelledError:
            if not self._node.closing:
                raise
        finally:
            del self._edges[edge]
            edge.line.close()
            await edge.end()


class _Edge:
    """A node whose clients have tables here."""

    def __init__(
        self, dispatch: Dispatch, node: Node, people: People, monitoring: Monitoring, line: PeerConnection
    ) -> None:
        self.line = line
        self._dispatch = dispatch
        self._node = node
        self._people = people
        self._monitoring = monitoring
        self._clients: dict[int, _RemoteClient] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Do what the edge wants until it is gone: PeerError, MsgspecError."""
        watching = asyncio.create_task(self.line.break_off(SILENT_S, every_s=LOOK_S))
        try:
            while True:
                await self._hear(_decoder.decode(await self.line.read()))
        finally:
            watching.cancel()

    async def _hear(self, frame: FromEdge) -> None:
        match frame:
            case PeerPing():
                self.line.write(PeerPong())
            case Join():
                known = self._clients.get(frame.client)
                if known is not None:
                    known.speak(frame)
                else:
                    self._clients[frame.client] = _RemoteClient(
                        self._dispatch, self._node, self._people, self._monitoring, self.line, frame
                    )
            case ClientLeft():
                client = self._clients.pop(frame.client, None)
                if client is not None:
                    await client.leave(closed=frame.closed)
            case Ask() | Follow():
                task = asyncio.create_task(self._answer(frame))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            case _:
                assert_never(frame)

    async def _answer(self, frame: Ask | Follow) -> None:
        client = self._clients.get(frame.client)
        if client is not None:
            outcome = await (client.ask(frame) if isinstance(frame, Ask) else client.follow(frame))
            self.line.write(Answered(frame.number, outcome))
            if client.closed:
                await client.leave(closed=False)

    async def end(self) -> None:
        """The edge is gone, and with it its clients."""
        for client in self._clients.values():
            await client.leave(closed=False)


class _RemoteClient(Connection):
    """A client of an edge."""

    answers_later = False  # the edge goes on meanwhile

    def __init__(
        self,
        dispatch: Dispatch,
        node: Node,
        people: People,
        monitoring: Monitoring,
        line: PeerConnection,
        joined: Join,
    ) -> None:
        super().__init__(
            dispatch,
            node,
            people,
            joined.person,
            monitoring,
            0,
            MessageQueue(),
            session="",
            place=joined.place,
        )
        self._greeted = True
        self._bucket = Bucket(0.0, inf, 0.0)  # the edge has counted
        self.speak(joined)
        self._line = line
        self._number = joined.client
        self._moved: set[bytes] = set()
        """Requests that this node could not do."""

    def speak(self, joined: Join) -> None:
        """Use the language that the client wants from now on."""
        self.lang, self.words = joined.lang, joined.words

    def send(self, message: bytes) -> None:
        if not self.closed:
            self._line.write(Deliver(self._number, message))

    def follow_on(self, table: str, seat: Seat | None, since: int) -> None:
        if not self.closed:
            self._line.write(FollowOn(self._number, table, seat, since))

    async def ask(self, asked: Ask) -> RequestOutcome:
        """Do a request; an edge lets a client ask one thing at a time, but for what takes seconds."""
        self._moved.discard(asked.request)
        await self.receive(asked.request)
        return "elsewhere" if asked.request in self._moved else "done"

    async def follow(self, asked: Follow) -> RequestOutcome:
        """Follow a table that was followed elsewhere until now."""
        try:
            table = await self._node.table(asked.table)
            await self._node.presence.follow(table, self, asked.seat, asked.since)
        except (RemoteTableError, GoneError, StorageError):
            return "elsewhere"
        except RefusedError:
            return "refused"
        return "done"

    async def leave(self, *, closed: bool) -> None:
        """The client is gone, or its edge."""
        self.closed = True
        with contextlib.suppress(StorageError):
            await self._node.presence.left(self, closed=closed)

    async def _do(self, request: IncomingRequest, text: bytes | str) -> None:
        try:
            await self._do_here(request)
        except (RemoteTableError, GoneError):
            self._moved.add(text if isinstance(text, bytes) else text.encode())
