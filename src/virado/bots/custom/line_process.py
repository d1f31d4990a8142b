"""A process that answers a line to each request. Whatever it does, whoever asks it is answered in time."""

import os
import select
import subprocess
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from typing import IO

from virado.bots.contract import Cancel, never
from virado.refusal import OptionsError

LONGEST_THOUGHT = 60.0
"""Seconds in which a process must answer; VIRADO_BOT_SECONDS says otherwise."""
LONGEST_LINE = 1 << 20
"""Bytes of an answer; who writes more is ended."""
LOOK_EVERY = 0.1
"""Seconds between two questions whether the answer is still wanted."""
SECONDS_TO_END = 2
"""Who is told to end and has not done so by then is ended."""


def bot_timeout(otherwise: float = LONGEST_THOUGHT) -> float:
    """Seconds in which a process must answer: what VIRADO_BOT_SECONDS says, or so many."""
    return float(os.environ.get("VIRADO_BOT_SECONDS", otherwise))


class LineProcess:
    """A command that is started when it is first asked, and again if it has ended since. One question at a time.

    OptionsError names `name` if it does not start, ends or says nothing within `limit` seconds; it is then ended.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        limit: float,
        *,
        env: Mapping[str, str] | None = None,
        quiet: bool = False,
    ) -> None:
        """`quiet`: nothing of what it writes to stderr is seen."""
        self.name = name
        self._command = list(command)
        self.limit = limit
        """Seconds for an answer."""
        self._env = env
        self._errors = subprocess.DEVNULL if quiet else None
        self._process: subprocess.Popen[bytes] | None = None
        self._is_unused: weakref.finalize[..., LineProcess] | None = None
        """Ends the process when nobody can ask it any more, at the end of this one too."""
        self._read_buffer = b""
        """What it has written and nobody has read."""
        self._asking = threading.Lock()

    def start(self) -> None:
        """Start it unless it runs; OptionsError."""
        if self._process is not None and self._process.poll() is None:
            return
        self._release_pipes()
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=self._env,
            )
        except OSError as error:
            raise OptionsError("bot-not-started", self.name, problem=str(error)) from None
        self._is_unused = weakref.finalize(self, _end, self._process)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        self._read_buffer = b""

    def ask(self, request: bytes, cancel: Cancel = never) -> bytes:
        """The line with which it answers. `cancel` is asked every tenth of a second; OptionsError."""
        with self._asking:
            self.start()
            process = self._process
            assert process is not None
            assert process.stdin is not None
            assert process.stdout is not None
            end = time.monotonic() + self.limit
            try:
                self._write(process.stdin, request, end, cancel)
                line = self._answer(process.stdout, end, cancel)
            except OSError as error:
                self.kill()
                raise OptionsError("bot-ended", "", part=self.name, problem=str(error)) from None
            if not line:
                self.kill()
                raise OptionsError("bot-ended", "", part=self.name, problem="")
            return line

    def _write(self, sink: IO[bytes], request: bytes, end: float, cancel: Cancel) -> None:
        left = memoryview(request)
        while left:
            self._wait([], [sink], end, cancel)
            left = left[os.write(sink.fileno(), left[: 1 << 16]) :]

    def _answer(self, source: IO[bytes], end: float, cancel: Cancel) -> bytes:
        """The next line, empty if the process has ended."""
        while b"\n" not in self._read_buffer:
            self._wait([source], [], end, cancel)
            more = os.read(source.fileno(), 1 << 16)
            if not more or len(self._read_buffer) > LONGEST_LINE:
                return b""
            self._read_buffer += more
        line, _, self._read_buffer = self._read_buffer.partition(b"\n")
        return line

    def _wait(self, reading: list[IO[bytes]], writing: list[IO[bytes]], end: float, cancel: Cancel) -> None:
        """Until one of these can be used; OptionsError when its time is up or nobody wants it any more."""
        while (left := end - time.monotonic()) > 0 and not cancel():
            if any(select.select(reading, writing, [], min(left, LOOK_EVERY))):
                return
        self.kill()
        raise OptionsError("bot-too-slow", "", part=self.name, limit=self.limit)

    def kill(self) -> None:
        """End it at once; who asks it again starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._release_pipes()

    def close(self, goodbye: bytes = b"") -> None:
        """End it: it is told so, and has `SECONDS_TO_END`."""
        if self._process is not None:
            _end(self._process, goodbye)
            self._release_pipes()

    def _release_pipes(self) -> None:
        """Close the pipes of a process that has ended."""
        if self._process is not None:
            _close_pipes(self._process)
            self._process = None
        if self._is_unused is not None:
            self._is_unused.detach()
            self._is_unused = None


def _end(process: subprocess.Popen[bytes], goodbye: bytes = b"") -> None:
    if process.poll() is None and process.stdin is not None:
        try:
            os.write(process.stdin.fileno(), goodbye)
            process.stdin.close()
            process.wait(timeout=SECONDS_TO_END)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
    _close_pipes(process)


def _close_pipes(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None and not pipe.closed:
            try:
                pipe.close()
            except OSError:  # what was written is not wanted any more
                continue
