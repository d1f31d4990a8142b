"""What arrives at a WebSocket, frame by frame: frames of any kind count, pings, pongs and pieces of messages too.

A frame without content costs its sender six bytes and the server a hundred times as much work. So frames are handed on only so
many a second; the rest waits, and nothing more is read from that client meanwhile.
"""

import asyncio
from collections.abc import Callable
from typing import Any

FRAME_RATE, FRAME_BURST = 200.0, 600.0
"""Frames of one connection a second, and how many may come at once."""
ADDRESS_FRAME_RATE, ADDRESS_FRAME_BURST = 2000.0, 4000.0
"""The same of all connections of one address."""
FRAME_PAUSE_S = 0.05
"""After how long a client that has sent too many frames is heard again."""
MOST_WAITING_BYTES = 1024 * 1024
"""A client of which more waits is cut off."""


PARSER = "_payload_parser"
"""Attribute of aiohttp's protocol: the parser of WebSocket frames after the handshake."""
WRITER = "_writer"
"""Attribute of aiohttp's WebSocket: its writer of frames, which writes to `transport`."""


def has_known_parts(socket: object, protocol: object, transport: object) -> bool:
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
    """Stands before the parser of a WebSocket and hands on no more frames than it may."""

    def __init__(self, protocol: Any, may_pass: Callable[[], bool]) -> None:
        """`protocol`: aiohttp's, after the handshake, of which private parts are used; `may_pass` is asked for each frame."""
        self._protocol = protocol
        self._parser = getattr(protocol, PARSER)  # control frames are visible nowhere else
        self._may_pass = may_pass
        self._waiting = bytearray()
        self._left = 0
        """Bytes of the frame that is being handed on which are still to come."""
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        setattr(protocol, PARSER, self)

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Take bytes as they come: whether the connection is at its end, and nothing that is left."""
        is_clear = not self._waiting and not self._left and self._timer is None
        if is_clear and size_of_frame(data, 0) == len(data):  # one frame, as mostly
            if self._may_pass():
                return bool(self._parser.feed_data(data)[0]), b""
            self._waiting += data
            self._wait()
            return False, b""
        self._waiting += data
        if self._timer is None:
            return self._hand_on(), b""
        if len(self._waiting) > MOST_WAITING_BYTES:
            return self._cut_off(), b""
        self._protocol.pause_reading()
        return False, b""

    def feed_eof(self) -> None:
        """There is no more."""
        if self._timer is not None:
            self._timer.cancel()
        self._parser.feed_eof()

    def _hand_on(self) -> bool:
        """Hand on what may pass; whether the connection is at its end."""
        waiting, at = self._waiting, 0
        size = len(waiting)
        while at < size:
            if self._left == 0:
                frame = size_of_frame(waiting, at)
                if frame is None:
                    break  # the rest of its head is still to come
                if frame == 0:
                    return self._cut_off()
                if not self._may_pass():
                    self._wait()
                    break
                self._left = frame
            step = min(self._left, size - at)
            at += step
            self._left -= step
        ready = bytes(waiting[:at])
        del waiting[:at]
        return bool(ready) and bool(self._parser.feed_data(ready)[0])

    def _wait(self) -> None:
        """Hand on nothing for a while."""
        self._protocol.pause_reading()
        self._timer = self._loop.call_later(FRAME_PAUSE_S, self._go_on)

    def _go_on(self) -> None:
        self._timer = None
        if not self._hand_on() and self._timer is None:
            self._protocol.resume_reading()

    def _cut_off(self) -> bool:
        if self._protocol.transport is not None:
            self._protocol.transport.abort()
        return True


def size_of_frame(data: bytes | bytearray, at: int) -> int | None:
    """How many bytes the frame has that begins there (RFC 6455, 5.2): None if its head is not complete, 0 if it is not masked."""
    there = len(data) - at
    if there < 2:
        return None
    if not data[at + 1] & 0x80:
        return 0
    length = data[at + 1] & 0x7F
    more = 0 if length < 126 else 2 if length == 126 else 8
    if there < 2 + more:
        return None
    if more:
        length = int.from_bytes(data[at + 2 : at + 2 + more])
    return 2 + more + 4 + length
