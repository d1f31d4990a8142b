"""Bots outside the process, by the line protocol: one JSON object a line each way.

The program is asked `{"do": "choose", "variant", "seat", "view", "history", "moves"}` (the moves as text, at most
`MOST_MOVES` of them) and answers `{"ok": {"move": "trail Qs"}}`; asked `{"do": "quit"}` it ends.
"""

import itertools
import shlex
import shutil
import subprocess
from typing import Any

import msgspec

from virado.bots.contract import Bot, Suggestion
from virado.refusal import OptionsError
from virado.view import View

MOST_MOVES = 2000


def program(command: str) -> list[str]:
    """The words of a command; OptionsError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionsError(f"the bot cannot be started: {error}", command) from None
    if not words or shutil.which(words[0]) is None:
        raise OptionsError("the bot cannot be started: there is no such program", command)
    return words


class ExternalBot(Bot):
    """A program that plays."""

    def __init__(self, command: str) -> None:
        self.name = f"cmd:{command}"
        try:
            self._process = subprocess.Popen(program(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise OptionsError(f"the bot cannot be started: {error}", command) from None

    def suggest(self, view: View) -> list[Suggestion]:
        game = view.variant.game
        listed = itertools.islice(game.legal(view.state, view.config, view.seat), MOST_MOVES)
        answer = self._ask(
            {
                "do": "choose",
                "variant": str(view.variant),
                "seat": view.seat,
                "view": view.data(),
                "history": view.history,
                "moves": [game.text(view.state, view.config, move) for move in listed],
            }
        )
        text = answer.get("move")
        if not isinstance(text, str):
            raise OptionsError(f"{self.name} answered no move", str(answer)[:200])
        return [Suggestion(game.parse(view.state, view.config, view.seat, text), 0.0, 0.0, "")]

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        source, sink = self._process.stdin, self._process.stdout
        if source is None or sink is None:
            raise OptionsError(f"{self.name} has no pipes", self.name)
        try:
            source.write(msgspec.json.encode(request) + b"\n")
            source.flush()
            line = sink.readline()
            if not line:
                raise OptionsError(f"{self.name} has ended without an answer", self.name)
        except OSError as error:
            raise OptionsError(f"{self.name} has ended: {error}", self.name) from None
        try:
            answer = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise OptionsError(
                f"{self.name} answered what is no JSON object: {error}", line[:200].decode(errors="replace")
            ) from None
        if "ok" not in answer or not isinstance(answer["ok"], dict):
            raise OptionsError(f"{self.name} answered an error", str(answer)[:200])
        return answer["ok"]  # pyright: ignore[reportUnknownVariableType]

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
