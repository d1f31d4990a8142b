"""Text frames of a WebSocket (RFC 6455, 5.2), written straight to the transport: all that wait are one write.

A task and a queue for each connection would cost more than the rest of a delivery. Frames are written whole, so that the pings,
pongs and closes that aiohttp writes to the same transport come between them.
"""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_BUFFERED = 256 * 1024
"""Bytes that the transport may hold; while it has more, messages wait here."""
MOST_WAITING, MOST_WAITING_BYTES = 2000, 4 * 1024 * 1024
"""Messages that wait for a client, and what they weigh; one that falls behind further is sent away and may come back."""
AGAIN_S = 0.05
"""After how long a transport that was full is asked again."""


class FlushScheduler:
    """Writes, in the next turn of the event loop, what is to be sent to all clients."""

    def __init__(self) -> None:
        self._due: list[FrameWriter] = []

    def add(self, frames: "FrameWriter") -> None:
        """Somebody has something to be sent."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush)
        self._due.append(frames)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for frames in due:
            try:
                frames.flush()
            except Exception as error:  # the others get theirs
                context = {"message": "a client has not been written to", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


class FrameWriter:
    """What is to be sent to one client."""

    def __init__(
        self, transport: asyncio.Transport, writing: FlushScheduler, on_end: Callable[[], None]
    ) -> None:
        """`on_end` is called when everything before the end has been written."""
        self._transport = transport
        self._writing = writing
        self._on_end = on_end
        self._waiting: deque[bytes | None] = deque()
        self._is_due = False
        self._is_heavy = False
        """Whether what waits has been found to weigh too much."""

    def put_nowait(self, message: bytes | None) -> None:
        """Send a message after all others; None is the end."""
        self._waiting.append(message)
        if not self._is_due:
            self._is_due = True
            self._writing.add(self)

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def is_full(self) -> bool:
        """Whether so much waits that the client is to be sent away."""
        return self._is_heavy or len(self._waiting) >= MOST_WAITING

    def clear(self) -> None:
        """Send nothing of what waits."""
        self._waiting.clear()
        self._is_heavy = False

    def flush(self) -> None:
        """Write what waits, unless the transport is full."""
        self._is_due = False
        if self._transport.is_closing():
            self._waiting.clear()
            return
        if self._transport.get_write_buffer_size() > MOST_BUFFERED:
            self._is_due = True
            self._is_heavy = sum(map(len, filter(None, self._waiting))) > MOST_WAITING_BYTES
            asyncio.get_running_loop().call_later(AGAIN_S, self.flush)
            return
        self._is_heavy = False
        pieces: list[bytes] = []
        ended = False
        while self._waiting and not ended:
            message = self._waiting.popleft()
            if message is None:
                ended = True
            else:
                pieces += (head(len(message)), message)
        if pieces:
            self._transport.write(b"".join(pieces))
        if ended:
            self._waiting.clear()
            self._on_end()


def head(size: int) -> bytes:
    """What comes before the payload of a text frame of a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
