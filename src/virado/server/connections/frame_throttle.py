"""Rate limit on incoming WebSocket frames of any kind, control frames and fragments included.

An empty frame costs its sender six bytes and the server a hundred times as much work. The throttle therefore passes
on a limited number of frames per second. Further frames wait, and nothing more is read from that client meanwhile.
"""

import asyncio
from collections.abc import Callable
from typing import Any

FRAME_RATE, FRAME_BURST = 200.0, 600.0
"""Rate limit of one connection: frames per second, and burst."""
ADDRESS_FRAME_RATE, ADDRESS_FRAME_BURST = 2000.0, 4000.0
"""Rate limit of all connections of one address: frames per second, and burst."""
FRAME_PAUSE_S = 0.05
"""Read pause for a client that has sent too many frames, in seconds."""
MAX_WAITING_BYTES = 1024 * 1024
"""Maximum number of bytes in waiting frames; a client that sends more is disconnected."""


PARSER = "_payload_parser"
"""Private attribute of aiohttp's protocol that holds the WebSocket parser after the handshake."""
WRITER = "_writer"
"""Private attribute of aiohttp's WebSocket that holds the frame writer.

`supports_direct_frames` compares the frame writer's transport with that of the connection.
"""


def supports_direct_frames(socket: object, protocol: object, transport: object) -> bool:
    """Return True if aiohttp has the private attributes that `FrameThrottle` and `FrameWriter` use."""
    writer = getattr(socket, WRITER, None)
    return (
        all(
            callable(getattr(getattr(protocol, PARSER, None), name, None))
            for name in ("feed_data", "feed_eof")
        )
        and all(callable(getattr(protocol, name, None)) for name in ("pause_reading", "resume_reading"))
        and transport is not None
        and getattr(protocol, "transport", None) is transport
        and getattr(writer, "transport", None) is transport
        and not getattr(writer, "compress", True)
    )


class FrameThrottle:
    """A rate limit in front of the parser of a WebSocket."""

    def __init__(self, protocol: Any, may_pass: Callable[[], bool]) -> None:
        """Replace the parser of `protocol`, which must have finished its handshake.

        It uses private attributes of aiohttp's protocol. `may_pass` is called once for each frame.
        """
        self._protocol = protocol
        self._parser = getattr(protocol, PARSER)  # only the parser sees control frames
        self._may_pass = may_pass
        self._buffer = bytearray()
        self._missing = 0
        """Number of bytes still missing from the frame that is being passed on."""
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        setattr(protocol, PARSER, self)

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Process received bytes.

        Return a flag that is true once the connection has ended, and an empty remainder, as aiohttp expects.
        """
        is_clear = not self._buffer and not self._missing and self._timer is None
        if is_clear and parse_frame_size(data, 0) == len(data):  # exactly one frame, the usual case
            if self._may_pass():
                return bool(self._parser.feed_data(data)[0]), b""
            self._buffer += data
            self._pause_reading()
            return False, b""
        self._buffer += data
        if self._timer is None:
            return self._pass_on(), b""
        if len(self._buffer) > MAX_WAITING_BYTES:
            return self._abort(), b""
        self._protocol.pause_reading()
        return False, b""

    def feed_eof(self) -> None:
        """Handle the end of the stream."""
        if self._timer is not None:
            self._timer.cancel()
        self._parser.feed_eof()

    def _pass_on(self) -> bool:
        """Pass on the frames that the limit allows. Return True if the connection has ended."""
        waiting, at = self._buffer, 0
        size = len(waiting)
        while at < size:
            if self._missing == 0:
                frame = parse_frame_size(waiting, at)
                if frame is None:
                    break  # the rest of the frame header has not arrived yet
                if frame == 0:
                    return self._abort()
                if not self._may_pass():
                    self._pause_reading()
                    break
                self._missing = frame
            step = min(self._missing, size - at)
            at += step
            self._missing -= step
        ready = bytes(waiting[:at])
        del waiting[:at]
        return bool(ready) and bool(self._parser.feed_data(ready)[0])

    def _pause_reading(self) -> None:
        """Stop passing on frames and reading for FRAME_PAUSE_S."""
        self._protocol.pause_reading()
        self._timer = self._loop.call_later(FRAME_PAUSE_S, self._resume)

    def _resume(self) -> None:
        self._timer = None
        if not self._pass_on() and self._timer is None:
            self._protocol.resume_reading()

    def _abort(self) -> bool:
        if self._protocol.transport is not None:
            self._protocol.transport.abort()
        return True


def parse_frame_size(data: bytes | bytearray, at: int) -> int | None:
    """Return the length in bytes of the masked frame that begins at index `at` (RFC 6455, 5.2).

    Returns None if its header is incomplete, and 0 if it is not masked.
    """
    available = len(data) - at
    if available < 2:
        return None
    if not data[at + 1] & 0x80:
        return 0
    length = data[at + 1] & 0x7F
    extra = 0 if length < 126 else 2 if length == 126 else 8
    if available < 2 + extra:
        return None
    if extra:
        length = int.from_bytes(data[at + 2 : at + 2 + extra])
    return 2 + extra + 4 + length
