"""Bots outside the process, by the line protocol: one JSON object a line each way.

The program is asked `{"do": "choose", "variant", "seat", "view", "history", "moves"}` (the moves as text, at most
`MOST_MOVES` of them) and answers `{"ok": {"move": "trail Qs"}}`; asked `{"do": "quit"}` it ends.
"""

import os
import select
import shlex
import shutil
import subprocess
import threading
import time
from typing import IO, Any

import msgspec

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Rng,
    never,
)
from virado.refusal import OptionsError
from virado.view import AnyView

MOST_MOVES = 2000
LONGEST_THOUGHT = 60.0
"""Seconds in which a program must answer; VIRADO_BOT_SECONDS says otherwise."""
LONGEST_ANSWER = 200
"""Characters of a wrong answer that an error repeats."""


def program(command: str) -> list[str]:
    """The words of a command; OptionsError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionsError("bot-not-started", command, problem=str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise OptionsError("no-such-program", command)
    return words


class ExternalBot(Bot):
    """A program that plays. One thought at a time; OptionsError if it does not answer within `limit` seconds."""

    def __init__(self, command: str, limit: float | None = None) -> None:
        self.name = f"cmd:{command}"
        self._limit = float(os.environ.get("VIRADO_BOT_SECONDS", LONGEST_THOUGHT)) if limit is None else limit
        self._read = b""
        """What it has written and nobody has read."""
        self._asking = threading.Lock()
        try:
            self._process = subprocess.Popen(program(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise OptionsError("bot-not-started", command, problem=str(error)) from None

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,  # the program knows nothing of them
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        began = time.perf_counter()
        answer = self._ask(
            {
                "do": "choose",
                "variant": str(view.variant),
                "seat": view.seat,
                "view": view.data,
                "history": view.events(),
                "moves": [str(move) for move in view.legal(MOST_MOVES)],
            }
        )
        text = answer.get("move")
        if not isinstance(text, str):
            raise self._error("bot-no-move", str(answer))
        candidate = Candidate(view.parse(text), 0.0, 0.0, POINTS, ())
        return Analysis((candidate,), seconds=time.perf_counter() - began)

    def _error(self, detail: str, answer: str = "", **facts: Any) -> OptionsError:
        return OptionsError(detail, answer[:LONGEST_ANSWER], part=self.name, **facts)

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        with self._asking:
            line = self._line(msgspec.json.encode(request))
        try:
            answer = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise self._error("bot-no-json", line.decode(errors="replace"), problem=str(error)) from None
        if not isinstance(answer.get("ok"), dict):
            raise self._error("bot-error", str(answer))
        return answer["ok"]

    def _line(self, request: bytes) -> bytes:
        """The line with which the program answers."""
        source, sink = self._process.stdin, self._process.stdout
        assert source is not None
        assert sink is not None
        try:
            source.write(request + b"\n")
            source.flush()
            line = self._answer(sink)
        except OSError as error:
            raise self._error("bot-ended", problem=str(error)) from None
        if not line:
            raise self._error("bot-ended", problem="")
        return line

    def _answer(self, sink: IO[bytes]) -> bytes:
        """The next line of the program, empty if it has ended; OptionsError when its time is up."""
        end = time.monotonic() + self._limit
        while b"\n" not in self._read:
            left = end - time.monotonic()
            if left <= 0 or not select.select([sink], [], [], left)[0]:
                self._process.kill()
                raise self._error("bot-too-slow", limit=self._limit)
            more = os.read(sink.fileno(), 1 << 16)
            if not more:
                return b""
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line

    def close(self) -> None:
        """End the program."""
        if self._process.stdin is not None and self._process.poll() is None:
            try:
                self._process.stdin.write(b'{"do":"quit"}\n')
                self._process.stdin.close()
            except OSError:
                pass
            try:
                self._process.wait(timeout=2)
            except subprocess.TimeoutExpired:
                self._process.kill()
