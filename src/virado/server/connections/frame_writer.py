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
    """A scheduler that flushes all writers with new messages once per iteration of the event loop."""

    def __init__(self) -> None:
        self._scheduled: list[FrameWriter] = []

    def add(self, frames: "FrameWriter") -> None:
        """Schedule a flush of a writer."""
        if not self._scheduled:
            asyncio.get_running_loop().call_soon(self._flush)
        self._scheduled.append(frames)

    def _flush(self) -> None:
        due, self._scheduled = self._scheduled, []
        for frames in due:
            try:
                frames.flush()
            except Exception as error:  # the other clients must still be served
                context = {"message": "writing to a client failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


class FrameWriter:
    """The queue of messages to one client. It writes them to the client's transport."""

    def __init__(
        self, transport: asyncio.Transport, writing: FlushScheduler, on_end: Callable[[], None]
    ) -> None:
        """Create a writer. `on_end` is called when everything before the end mark has been written."""
        self._transport = transport
        self._scheduler = writing
        self._on_end = on_end
        self._pending: deque[bytes | None] = deque()
        self._is_scheduled = False
        self._is_overloaded = False
        """True if the waiting messages exceeded the byte limit at the last flush."""

    def put_nowait(self, message: bytes | None) -> None:
        """Append a message, or None as the end."""
        self._pending.append(message)
        if not self._is_scheduled:
            self._is_scheduled = True
            self._scheduler.add(self)

    def qsize(self) -> int:
        """Return the number of waiting messages."""
        return len(self._pending)

    def is_full(self) -> bool:
        """Return True if the client has fallen so far behind that it must be disconnected."""
        return self._is_overloaded or len(self._pending) >= MAX_WAITING

    def clear(self) -> None:
        """Discard all waiting messages."""
        self._pending.clear()
        self._is_overloaded = False

    def flush(self) -> None:
        """Write all waiting messages, unless the transport's buffer is full."""
        self._is_scheduled = False
        if self._transport.is_closing():
            self._pending.clear()
            return
        if self._transport.get_write_buffer_size() > MAX_BUFFERED:
            self._is_scheduled = True
            self._is_overloaded = sum(map(len, filter(None, self._pending))) > MAX_WAITING_BYTES
            asyncio.get_running_loop().call_later(AGAIN_S, self.flush)
            return
        self._is_overloaded = False
        pieces: list[bytes] = []
        ended = False
        while self._pending and not ended:
            message = self._pending.popleft()
            if message is None:
                ended = True
            else:
                pieces += (make_frame_header(len(message)), message)
        if pieces:
            self._transport.write(b"".join(pieces))
        if ended:
            self._pending.clear()
            self._on_end()


def make_frame_header(size: int) -> bytes:
    """Return the header of a server's text frame with `size` bytes of payload."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
