"""A process that answers each request with one line, with a time limit on every answer."""

import os
import subprocess
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import IO

from virado.bots.contract import Cancel, never
from virado.bots.custom.pipes import Pipes, pipes_of
from virado.environment import read_number
from virado.refusal import OptionsError

TIME_LIMITS = 0.01, 86_400
"""Shortest and longest time limit that VIRADO_BOT_SECONDS can set, in seconds."""
LONGEST_THOUGHT = 60.0
"""Default time limit of an answer, in seconds; VIRADO_BOT_SECONDS overrides it."""
LONGEST_LINE = 1 << 20
"""Maximum size of an answer in bytes; a process that writes more is killed."""
LOOK_EVERY = 0.1
"""Seconds between two checks whether the request has been cancelled."""
SECONDS_TO_END = 2
"""Time in seconds for a process to exit by itself before it is killed."""


def bot_timeout(otherwise: float = LONGEST_THOUGHT) -> float:
    """Return the time limit of an answer in seconds: VIRADO_BOT_SECONDS, or `otherwise`.

    Raises OptionsError (`wrong-setting`) if the variable is not a number within TIME_LIMITS.
    """
    return read_number("VIRADO_BOT_SECONDS", otherwise, *TIME_LIMITS)


class LineProcess:
    """A command that answers requests, one at a time.

    The first request starts the process; later requests start it again if it has ended. OptionsError with `name` is
    raised if the process does not start, ends, or does not answer within `limit` seconds. The process is then killed.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        limit: float,
        *,
        env: Mapping[str, str] | None = None,
        errors: IO[bytes] | None = None,
    ) -> None:
        """Store the command without starting it.

        Its stderr goes to `errors`, by default to the stderr of this process.
        """
        self.name = name
        self._command = list(command)
        self.limit = limit
        """Time limit of an answer, in seconds."""
        self._env = env
        self._errors = errors
        self._process: subprocess.Popen[bytes] | None = None
        self._pipes: Pipes | None = None
        self._finalizer: weakref.finalize[..., LineProcess] | None = None
        """Finalizer that kills the process when this object is garbage-collected, or at interpreter exit."""
        self._read_buffer = b""
        """Output of the process that has not been returned yet."""
        self._asking = threading.Lock()

    def start(self) -> None:
        """Start the process unless it is running. Raises OptionsError if it does not start."""
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
        self._finalizer = weakref.finalize(self, _end, self._process)
        self._pipes = pipes_of(self._process)
        self._read_buffer = b""

    def ask(self, request: bytes, cancel: Cancel = never) -> bytes:
        """Send a request and return the line of the answer.

        `cancel` is polled every LOOK_EVERY seconds. Raises OptionsError if the process fails or the request is
        cancelled.
        """
        with self._asking:
            self.start()
            pipes = self._pipes
            assert pipes is not None
            end = time.monotonic() + self.limit
            try:
                self._write(pipes, request, end, cancel)
                line = self._answer(pipes, end, cancel)
            except OSError as error:
                self.kill()
                raise OptionsError("bot-ended", "", part=self.name, problem=str(error)) from None
            if not line:
                self.kill()
                raise OptionsError("bot-ended", "", part=self.name, problem="")
            return line

    def _write(self, pipes: Pipes, request: bytes, end: float, cancel: Cancel) -> None:
        left = memoryview(request)
        while left:
            self._wait(pipes.can_write, end, cancel)
            left = left[pipes.write(left) :]

    def _answer(self, pipes: Pipes, end: float, cancel: Cancel) -> bytes:
        """Return the next line of output, or an empty line if the process has ended."""
        while b"\n" not in self._read_buffer:
            self._wait(pipes.can_read, end, cancel)
            more = pipes.read()
            if not more or len(self._read_buffer) > LONGEST_LINE:
                return b""
            self._read_buffer += more
        line, _, self._read_buffer = self._read_buffer.partition(b"\n")
        return line

    def _wait(self, is_ready: Callable[[float], bool], end: float, cancel: Cancel) -> None:
        """Wait until a pipe is ready. Raises OptionsError on timeout or cancellation."""
        while (left := end - time.monotonic()) > 0 and not cancel():
            if is_ready(min(left, LOOK_EVERY)):
                return
        self.kill()
        raise OptionsError("bot-too-slow", "", part=self.name, limit=self.limit)

    def kill(self) -> None:
        """Kill the process immediately; the next request starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._release_pipes()

    def close(self, goodbye: bytes = b"") -> None:
        """Send `goodbye` to the process, and kill it unless it ends within `SECONDS_TO_END`."""
        if self._process is not None:
            _end(self._process, goodbye)
            self._release_pipes()

    def _release_pipes(self) -> None:
        """Close the pipes of a process that has ended."""
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None
        if self._process is not None:
            _close_pipes(self._process)
            self._process = None
        if self._finalizer is not None:
            self._finalizer.detach()
            self._finalizer = None


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
            except OSError:  # the caller no longer needs the answer
                continue
