"""The protocol between nodes, over one TCP connection for each pair of an edge and an owner.

The *edge* is the node to which a client is connected. The *owner* is the node that runs a table. A frame is its
length (four bytes, big-endian) followed by a MessagePack array. Client requests and messages are embedded as they are
on the wire. Both sides first prove that they know the key that the nodes share through the database. The frames that
follow are neither encrypted nor signed, so nodes must listen on a private network.
"""

import asyncio
import hmac
import secrets
from hashlib import sha256
from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import IdOrNone, LanguageTag
from virado.cards import Seat
from virado.server.person import StoredPerson
from virado.server.tables.locations import UNKNOWN_LOCATION, ClientLocation
from virado.server.wire import LONGEST_MESSAGE

LONGEST_FRAME = 16 * 1024 * 1024
MAX_UNSENT = 64 * 1024 * 1024
"""Maximum number of unsent bytes to another node. If more wait, the connection is aborted."""
NONCE_BYTES = 32
PROOF_BYTES = sha256().digest_size
PATIENCE_S = 3.0
"""Seconds within which the other side must complete each step of the handshake."""
RequestOutcome: TypeAlias = Literal["done", "elsewhere", "refused", "lost"]
"""Outcome of a request.

`done`: the client has been sent the reply. `elsewhere`: this node does not own the table. `refused`: the client may
not have that seat. `lost`: the connection ended first, so the outcome is unknown.
"""


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """A message between nodes."""


# ---------------------------------------------------------------------- edge to owner
class Join(Frame, frozen=True, tag="join"):
    """The announcement of a client, sent before its first request and after a change of name, language or texts."""

    client: int
    """Number of the client on this connection."""
    person: StoredPerson
    lang: LanguageTag
    words: bool = False
    place: ClientLocation = UNKNOWN_LOCATION


class ForwardedRequest(Frame, frozen=True, tag="ask"):
    """A client's request. The owner sends the resulting messages, and then `Answered`."""

    number: int
    client: int
    request: Annotated[bytes, msgspec.Meta(max_length=LONGEST_MESSAGE)]


class Subscribe(Frame, frozen=True, tag="follow"):
    """A request to renew a client's subscription from entry `since` on. The owner replies with `Answered`."""

    number: int
    client: int
    table: IdOrNone
    seat: Seat | None
    since: int


class ClientLeft(Frame, frozen=True, tag="leave"):
    """The announcement that a client has disconnected."""

    client: int
    closed: bool


class PeerPing(Frame, frozen=True, tag="ping"):
    """A keep-alive message, answered by `PeerPong`."""


# ---------------------------------------------------------------------- owner to edge
class Deliver(Frame, frozen=True, tag="deliver"):
    """A message for a client."""

    client: int
    message: bytes


class Answered(Frame, frozen=True, tag="answered"):
    """The outcome of a request."""

    number: int
    outcome: RequestOutcome


class Resubscribe(Frame, frozen=True, tag="follow-on"):
    """The announcement that the owner has released a table to which a client subscribes."""

    client: int
    table: IdOrNone
    seat: Seat | None
    since: int
    """Number of the first entry that the client has not received."""


class PeerPong(Frame, frozen=True, tag="pong"):
    """The answer to `PeerPing`."""


EdgeFrame: TypeAlias = Join | ForwardedRequest | Subscribe | ClientLeft | PeerPing
OwnerFrame: TypeAlias = Deliver | Answered | Resubscribe | PeerPong
_encoder = msgspec.msgpack.Encoder()


class PeerError(Exception):
    """A peer connection failed: it was lost, the key was wrong, or a message was invalid."""


class PeerConnection:
    """One end of a connection between two nodes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._last_read = asyncio.get_running_loop().time()

    def write(self, frame: Frame) -> None:
        """Queue a frame. If the other side reads too slowly, the connection is aborted."""
        body = _encoder.encode(frame)
        if self._writer.transport.get_write_buffer_size() > MAX_UNSENT:
            self._writer.transport.abort()
        elif not self._writer.is_closing():
            self._writer.write(len(body).to_bytes(4, "big") + body)

    async def read(self, longest: int = LONGEST_FRAME) -> bytes:
        """Return the body of the next frame. Raises PeerError if the connection has ended."""
        try:
            length = int.from_bytes(await self._reader.readexactly(4), "big")
            if length > longest:
                raise PeerError(f"a frame of {length} bytes exceeds the maximum of {longest}")
            body = await self._reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise PeerError(str(error)) from None
        self._last_read = asyncio.get_running_loop().time()
        return body

    async def watch_idle(self, silent_s: float, *, every_s: float, ping: "PeerPing | None" = None) -> None:
        """Send `ping` every `every_s` seconds, and abort the connection after `silent_s` seconds without input."""
        loop = asyncio.get_running_loop()
        while loop.time() - self._last_read <= silent_s:
            if ping is not None:
                self.write(ping)
            await asyncio.sleep(every_s)
        self._writer.transport.abort()

    async def flush(self) -> None:
        """Wait until the written frames have been sent. Raises PeerError."""
        try:
            await self._writer.drain()
        except OSError as error:
            raise PeerError(str(error)) from None

    def close(self) -> None:
        """Close the connection after the written frames have been sent."""
        self._writer.close()

    # ------------------------------------------------------------------ handshake
    async def handshake_as_edge(self, key: bytes, edge: str, owner: str) -> None:
        """Prove knowledge of the key as the edge, and verify the owner's proof. Raises PeerError if it is invalid."""
        theirs = await self._read_exactly(NONCE_BYTES)
        ours = secrets.token_bytes(NONCE_BYTES)
        names = f"{edge} {owner}".encode()
        self._writer.write(len(names).to_bytes(1, "big") + names + ours)
        self._writer.write(_compute_proof(key, b"edge", names, theirs, ours))
        if not hmac.compare_digest(
            await self._read_exactly(PROOF_BYTES), _compute_proof(key, b"owner", names, theirs, ours)
        ):
            raise PeerError(f"node {owner} has another key")

    async def handshake_as_owner(self, key: bytes, owner: str) -> str:
        """Verify the edge's proof, prove knowledge of the key as the owner, and return the edge's name.

        Raises PeerError if the proof is invalid or the edge is looking for another node.
        """
        ours = secrets.token_bytes(NONCE_BYTES)
        self._writer.write(ours)
        names = await self._read_exactly(int.from_bytes(await self._read_exactly(1), "big"))
        theirs = await self._read_exactly(NONCE_BYTES)
        if not hmac.compare_digest(
            await self._read_exactly(PROOF_BYTES), _compute_proof(key, b"edge", names, ours, theirs)
        ):
            raise PeerError("the connecting program has another key")
        edge, _, wanted = names.decode().partition(" ")
        if wanted != owner:
            raise PeerError(f"node {edge} is looking for node {wanted}")
        self._writer.write(_compute_proof(key, b"owner", names, ours, theirs))
        return edge

    async def _read_exactly(self, count: int) -> bytes:
        try:
            return await asyncio.wait_for(self._reader.readexactly(count), PATIENCE_S)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            raise PeerError(str(error)) from None


def _compute_proof(key: bytes, role: bytes, names: bytes, of_owner: bytes, of_edge: bytes) -> bytes:
    """Return the HMAC by which one side proves that it knows the key of this connection."""
    return hmac.digest(key, b"virado " + role + b" " + names + b" " + of_owner + of_edge, "sha256")
