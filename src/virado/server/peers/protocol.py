"""What two nodes say to each other, over one TCP connection for each pair of an edge and an owner.

The *edge* is the node that a client is connected to, the *owner* the node that holds a table. A frame is its length (four bytes,
big-endian) and a MessagePack array. Requests of clients and messages to them travel in their wire form. Both sides prove first
that they know the key that the nodes share through the database; what follows is neither encrypted nor signed, so nodes
listen to each other on a private network.
"""

import asyncio
import hmac
import secrets
from hashlib import sha256
from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import IdOrNone, LanguageTag
from virado.cards import Seat
from virado.server.people import StoredPerson
from virado.server.tables.locations import NOWHERE, ClientLocation
from virado.server.wire import LONGEST_MESSAGE

LONGEST_FRAME = 16 * 1024 * 1024
MOST_UNSENT = 64 * 1024 * 1024
"""Bytes that wait to be sent to another node; if there are more, the connection is given up."""
NONCE_BYTES = 32
PROOF_BYTES = sha256().digest_size
PATIENCE_S = 3.0
"""How long the other side may take to prove who it is."""
RequestOutcome: TypeAlias = Literal["done", "elsewhere", "refused", "lost"]
"""Of a request: answered to the client; not done, because this node does not hold the table; refused; unknown."""


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """Something one node says to another."""


# ---------------------------------------------------------------------- edge to owner
class Join(Frame, frozen=True, tag="join"):
    """A client of the edge is about to ask something, or wants another language from now on."""

    client: int
    """Its number on this connection."""
    person: StoredPerson
    lang: LanguageTag
    words: bool = False
    place: ClientLocation = NOWHERE


class ForwardedRequest(Frame, frozen=True, tag="ask"):
    """A request of a client. Answered by `Answered`, after the messages that it brings about."""

    number: int
    client: int
    request: Annotated[bytes, msgspec.Meta(max_length=LONGEST_MESSAGE)]


class Subscribe(Frame, frozen=True, tag="follow"):
    """A client goes on to follow a table, from entry number `since` on. Answered by `Answered`, not to the client."""

    number: int
    client: int
    table: IdOrNone
    seat: Seat | None
    since: int


class ClientLeft(Frame, frozen=True, tag="leave"):
    """A client is gone."""

    client: int
    closed: bool


class PeerPing(Frame, frozen=True, tag="ping"):
    """Answered by `PeerPong`."""


# ---------------------------------------------------------------------- owner to edge
class Deliver(Frame, frozen=True, tag="deliver"):
    """A message to a client."""

    client: int
    message: bytes


class Answered(Frame, frozen=True, tag="answered"):
    """What has become of a request."""

    number: int
    outcome: RequestOutcome


class Resubscribe(Frame, frozen=True, tag="follow-on"):
    """The owner has given a table up that a client follows."""

    client: int
    table: IdOrNone
    seat: Seat | None
    since: int
    """Number of the first entry that the client has not been told."""


class PeerPong(Frame, frozen=True, tag="pong"):
    """The owner is there."""


EdgeFrame: TypeAlias = Join | ForwardedRequest | Subscribe | ClientLeft | PeerPing
OwnerFrame: TypeAlias = Deliver | Answered | Resubscribe | PeerPong
_encoder = msgspec.msgpack.Encoder()


class PeerError(Exception):
    """The other node cannot be reached, does not know the key, or says what makes no sense."""


class PeerConnection:
    """One end of a connection between two nodes."""

    def __init__(self, locale: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = locale
        self._writer = writer
        self._heard = asyncio.get_running_loop().time()

    def write(self, frame: Frame) -> None:
        """Put a frame into the queue; the connection is given up if the other side does not take what it is sent."""
        body = _encoder.encode(frame)
        if self._writer.transport.get_write_buffer_size() > MOST_UNSENT:
            self._writer.transport.abort()
        elif not self._writer.is_closing():
            self._writer.write(len(body).to_bytes(4, "big") + body)

    async def read(self, longest: int = LONGEST_FRAME) -> bytes:
        """The next frame; PeerError at the end."""
        try:
            length = int.from_bytes(await self._reader.readexactly(4), "big")
            if length > longest:
                raise PeerError(f"a frame of {length} bytes")
            body = await self._reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise PeerError(str(error)) from None
        self._heard = asyncio.get_running_loop().time()
        return body

    async def watch_idle(self, silent_s: float, *, every_s: float, ping: "PeerPing | None" = None) -> None:
        """End the connection when nothing has been read for so many seconds; until then, say something now and then."""
        loop = asyncio.get_running_loop()
        while loop.time() - self._heard <= silent_s:
            if ping is not None:
                self.write(ping)
            await asyncio.sleep(every_s)
        self._writer.transport.abort()

    async def flush(self) -> None:
        """Wait until what was written has left."""
        try:
            await self._writer.drain()
        except OSError as error:
            raise PeerError(str(error)) from None

    def close(self) -> None:
        """End the connection, after what was written."""
        self._writer.close()

    # ------------------------------------------------------------------ who is there
    async def handshake_as_edge(self, key: bytes, edge: str, owner: str) -> None:
        """As the edge, prove to know the key, and let the owner do so; PeerError if it is another node."""
        theirs = await self._exactly(NONCE_BYTES)
        ours = secrets.token_bytes(NONCE_BYTES)
        names = f"{edge} {owner}".encode()
        self._writer.write(len(names).to_bytes(1, "big") + names + ours)
        self._writer.write(_proof(key, b"edge", names, theirs, ours))
        if not hmac.compare_digest(
            await self._exactly(PROOF_BYTES), _proof(key, b"owner", names, theirs, ours)
        ):
            raise PeerError(f"{owner} does not know the key")

    async def handshake_as_owner(self, key: bytes, owner: str) -> str:
        """As the owner, the other way round: the name of the edge. PeerError."""
        ours = secrets.token_bytes(NONCE_BYTES)
        self._writer.write(ours)
        names = await self._exactly(int.from_bytes(await self._exactly(1), "big"))
        theirs = await self._exactly(NONCE_BYTES)
        if not hmac.compare_digest(
            await self._exactly(PROOF_BYTES), _proof(key, b"edge", names, ours, theirs)
        ):
            raise PeerError("somebody does not know the key")
        edge, _, wanted = names.decode().partition(" ")
        if wanted != owner:
            raise PeerError(f"{edge} looks for {wanted}")
        self._writer.write(_proof(key, b"owner", names, ours, theirs))
        return edge

    async def _exactly(self, count: int) -> bytes:
        try:
            return await asyncio.wait_for(self._reader.readexactly(count), PATIENCE_S)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            raise PeerError(str(error)) from None


def _proof(key: bytes, role: bytes, names: bytes, of_owner: bytes, of_edge: bytes) -> bytes:
    """What only who knows the key can say about this connection."""
    return hmac.digest(key, b"virado " + role + b" " + names + b" " + of_owner + of_edge, "sha256")
