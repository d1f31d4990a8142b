"""External programs as bots, by the line protocol: one JSON object per line in each direction.

The program receives `{"do": "choose", "variant", "seat", "view", "history", "moves", "complete"}` and answers `{"ok":
{"move": "trail Qs"}}`. `moves` holds at most `MAX_MOVES` moves as text; `complete` is false if there may be more. On
`{"do": "quit"}` the program ends.
"""

import shlex
import shutil
import time
from typing import IO, Any

import msgspec

from virado.bots.contract import DEFAULT_BUDGET, DEFAULT_RNG, Analysis, Bot, Budget, Cancel, Rng, never
from virado.bots.custom.function import LONGEST_ANSWER, require_answer, single_move_analysis
from virado.bots.custom.line_process import LineProcess, bot_timeout
from virado.games.step_budget import StepBudget
from virado.refusal import OptionsError
from virado.view import AnyView

MAX_MOVES = 2000
EXPECTED = '{"ok": {"move": "..."}}'
"""Form of an answer, as shown in errors."""
LONGEST_QUOTE = 60
"""Maximum number of characters of an answer of another form that an error quotes."""
COMMAND = "cmd:"
"""Prefix in the specification of a bot that is an external program."""


def split_command(command: str) -> list[str]:
    """Split a command into words. Raises OptionsError if the program does not exist."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionsError("bot-not-started", command, problem=str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise OptionsError("no-such-program", command)
    return words


class ExternalBot(Bot):
    """An external program as a bot, which handles one request at a time.

    Its methods raise OptionsError if the program does not answer within `limit` seconds.
    """

    def __init__(
        self, command: str, limit: float | None = None, name: str = "", *, errors: IO[bytes] | None = None
    ) -> None:
        self.name = name or f"{COMMAND}{command}"
        limit = bot_timeout() if limit is None else limit
        self._process = LineProcess(self.name, split_command(command), limit, errors=errors)
        self._process.start()

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,  # the program does not receive the budget
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        began = time.perf_counter()
        steps = StepBudget()
        moves = view.legal(MAX_MOVES, steps)
        request = {
            "do": "choose",
            "variant": str(view.variant),
            "seat": view.seat,
            "view": view.data,
            "history": view.events(),
            "moves": list(map(str, moves)),
            "complete": len(moves) < MAX_MOVES and not steps.is_exhausted,
        }
        move = require_answer(self.name, view, self._ask(request, cancel).get("move"))
        return single_move_analysis(view, move, time.perf_counter() - began)

    def _error(self, detail: str, answer: str = "", **facts: Any) -> OptionsError:
        return OptionsError(detail, answer[:LONGEST_ANSWER], part=self.name, **facts)

    def _ask(self, request: dict[str, Any], cancel: Cancel) -> dict[str, Any]:
        line = self._process.ask(msgspec.json.encode(request) + b"\n", cancel)
        try:
            answer = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise self._error("bot-no-json", line.decode(errors="replace"), problem=str(error)) from None
        if not isinstance(answer.get("ok"), dict):
            raise self._refused(answer)
        return answer["ok"]

    def _refused(self, answer: dict[str, Any]) -> OptionsError:
        """Return the error for an answer without a move: an error of the program, or an object of another kind."""
        error = answer.get("error")
        if error is None:
            found = msgspec.json.encode(answer).decode()
            shown = found if len(found) <= LONGEST_QUOTE else f"{found[:LONGEST_QUOTE]}..."
            return self._error("bot-no-answer", expected=EXPECTED, found=shown)
        message = error.get("message") if isinstance(error, dict) else error  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
        said = message if isinstance(message, str) else msgspec.json.encode(error).decode()
        return self._error("bot-error", problem=said[:LONGEST_ANSWER])

    def close(self) -> None:
        """End the program."""
        self._process.close(b'{"do":"quit"}\n')
