"""Writer of WebSocket text frames (RFC 6455, 5.2), directly to the transport.

One write sends all waiting messages. A task and a queue for each connection would cost more than the rest of a
delivery. Frames are written whole, so the pings, pongs and closes that aiohttp writes to the same transport cannot
split them.
"""

import asyncio
from collections import deque
from collections.abc import Callable

MAX_BUFFERED = 256 * 1024
"""Maximum number of bytes in the transport's buffer; while it holds more, messages wait in the queue."""
MAX_WAITING, MAX_WAITING_BYTES = 2000, 4 * 1024 * 1024
"""Maximum number of messages that wait for a client, and of their bytes.

A client that exceeds either is disconnected and may reconnect.
"""
AGAIN_S = 0.05
"""Interval between checks of a full transport, in seconds."""


class FlushScheduler:
    """A scheduler that flushes all writers with new messages together, in the next iteration of the event loop."""

    def __init__(self) -> None:
        self._due: list[FrameWriter] = []

    def add(self, frames: "FrameWriter") -> None:
        """Schedule a flush of a writer."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush)
        self._due.append(frames)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for frames in due:
            try:
                frames.flush()
            except Exception as error:  # the other clients must still be served
                context = {"message": "writing to a client failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


class FrameWriter:
    """The queue of messages to one client, and their writer."""

    def __init__(
        self, transport: asyncio.Transport, writing: FlushScheduler, on_end: Callable[[], None]
    ) -> None:
        """Create a writer. `on_end` is called when everything before the end mark has been written."""
        self._transport = transport
        self._writing = writing
        self._on_end = on_end
        self._waiting: deque[bytes | None] = deque()
        self._is_due = False
        self._is_heavy = False
        """True if the waiting messages exceeded the byte limit at the last flush."""

    def put_nowait(self, message: bytes | None) -> None:
        """Append a message, or None as the end."""
        self._waiting.append(message)
        if not self._is_due:
            self._is_due = True
            self._writing.add(self)

    def qsize(self) -> int:
        """Return the number of waiting messages."""
        return len(self._waiting)

    def is_full(self) -> bool:
        """Return True if the client has fallen so far behind that it must be disconnected."""
        return self._is_heavy or len(self._waiting) >= MAX_WAITING

    def clear(self) -> None:
        """Discard all waiting messages."""
        self._waiting.clear()
        self._is_heavy = False

    def flush(self) -> None:
        """Write all waiting messages, unless the transport's buffer is full."""
        self._is_due = False
        if self._transport.is_closing():
            self._waiting.clear()
            return
        if self._transport.get_write_buffer_size() > MAX_BUFFERED:
            self._is_due = True
            self._is_heavy = sum(map(len, filter(None, self._waiting))) > MAX_WAITING_BYTES
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
    """Return the header of a server's text frame with `size` bytes of payload."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
