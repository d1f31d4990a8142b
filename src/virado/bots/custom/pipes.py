"""The pipes of a process, each operation with a time limit.

Windows can wait for a pipe only in a thread, all other systems with `select`.
"""

import os
import select
import subprocess
import threading
from queue import Empty, Full, Queue
from typing import Protocol

CHUNK = 1 << 16
"""Maximum number of bytes of one read or write."""
CHUNKS = 16
"""Maximum number of chunks read ahead of the reader."""
LOOK_EVERY_S = 0.1
"""Interval in seconds in which a thread with a full queue looks whether the pipes are still used."""


class Pipes(Protocol):
    """Standard input and output of a process."""

    def can_write(self, within_s: float) -> bool:
        """Wait until the process takes input; False if it does not within the time."""
        ...

    def write(self, data: memoryview) -> int:
        """Write the first bytes and return their number. Raises OSError."""
        ...

    def can_read(self, within_s: float) -> bool:
        """Wait until the process has written or ended; False if it has not within the time."""
        ...

    def read(self) -> bytes:
        """Return some bytes; none if the process has closed its output. Raises OSError."""
        ...

    def close(self) -> None:
        """End the work on the pipes, which the caller closes."""
        ...


def pipes_of(process: subprocess.Popen[bytes]) -> Pipes:
    """Return the pipes of a process that has just been started."""
    return SelectedPipes(process) if hasattr(os, "fork") else ThreadedPipes(process)


def _descriptors(process: subprocess.Popen[bytes]) -> tuple[int, int]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin.fileno(), process.stdout.fileno()


class SelectedPipes:
    """Pipes that `select` waits for."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._sink, self._source = _descriptors(process)
        os.set_blocking(self._sink, False)

    def can_write(self, within_s: float) -> bool:
        """See `Pipes`."""
        return bool(select.select([], [self._sink], [], within_s)[1])

    def write(self, data: memoryview) -> int:
        """See `Pipes`."""
        return os.write(self._sink, data[:CHUNK])

    def can_read(self, within_s: float) -> bool:
        """See `Pipes`."""
        return bool(select.select([self._source], [], [], within_s)[0])

    def read(self) -> bytes:
        """See `Pipes`."""
        return os.read(self._source, CHUNK)

    def close(self) -> None:
        """See `Pipes`."""


class ThreadedPipes:
    """Pipes with a thread each."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._sink, self._source = _descriptors(process)
        self._read: Queue[bytes] = Queue(CHUNKS)
        self._next: bytes | None = None
        """A chunk that `can_read` has taken and `read` has not returned."""
        self._unwritten: Queue[bytes] = Queue()
        self._is_idle = threading.Event()
        """Set while no chunk is unwritten."""
        self._is_idle.set()
        self._error: OSError | None = None
        self._is_closed = False
        for work in (self._read_all, self._write_all):
            threading.Thread(target=work, daemon=True).start()

    def can_write(self, within_s: float) -> bool:
        """See `Pipes`."""
        return self._is_idle.wait(within_s)

    def write(self, data: memoryview) -> int:
        """See `Pipes`. An error of one chunk is raised with the next."""
        if self._error is not None:
            raise self._error
        chunk = bytes(data[:CHUNK])
        self._is_idle.clear()
        self._unwritten.put(chunk)
        return len(chunk)

    def can_read(self, within_s: float) -> bool:
        """See `Pipes`."""
        if self._next is None:
            try:
                self._next = self._read.get(timeout=within_s)
            except Empty:
                return False
        return True

    def read(self) -> bytes:
        """See `Pipes`."""
        chunk, self._next = (self._read.get() if self._next is None else self._next), None
        return chunk

    def close(self) -> None:
        """See `Pipes`."""
        self._is_closed = True
        self._unwritten.put(b"")

    def _read_all(self) -> None:
        chunk = b"."
        while chunk and not self._is_closed:
            try:
                chunk = os.read(self._source, CHUNK)
            except OSError:
                chunk = b""
            self._keep(chunk)

    def _keep(self, chunk: bytes) -> None:
        while not self._is_closed:
            try:
                self._read.put(chunk, timeout=LOOK_EVERY_S)
            except Full:
                continue
            return

    def _write_all(self) -> None:
        while chunk := self._unwritten.get():
            try:
                while chunk and not self._is_closed:
                    chunk = chunk[os.write(self._sink, chunk) :]
            except OSError as error:
                self._error = error
            self._is_idle.set()
