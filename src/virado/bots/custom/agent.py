"""A Python function or class as a bot, isolated in its own process.

The bot's code cannot stop or slow down the process that runs the match.
"""

import base64
import importlib
import importlib.util
import os
import pickle
import sys
import time
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

import msgspec

from virado.added_families import added
from virado.bots.contract import DEFAULT_BUDGET, DEFAULT_RNG, Analysis, Bot, Budget, Cancel, Rng, never
from virado.bots.custom.function import Agent, FunctionBot, require_answer, single_move_analysis
from virado.bots.custom.line_process import LineProcess, bot_timeout
from virado.bots.packed_view import PackedView
from virado.games.messages import Move
from virado.refusal import OptionsError
from virado.view import AnyView

SECRETS = ("VIRADO_DATABASE", "VIRADO_KEYS")
"""Environment variables that the process does not receive."""


def load_bot(what: str, name: str = "") -> Bot:
    """Return the bot that `what` names as `module:Name` or `file.py:Name`.

    The name must be that of a function, a class without arguments, or a `Bot`. Errors of the import and of the
    constructor are raised unchanged.
    """
    module, _, attribute = what.rpartition(":")
    if module.endswith(".py"):
        spec = importlib.util.spec_from_file_location(Path(module).stem, module)
        assert spec is not None
        assert spec.loader is not None
        sys.path.insert(0, str(Path(module).resolve().parent))
        found: Any = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = found
        spec.loader.exec_module(found)
    else:
        found = importlib.import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    if isinstance(found, type):
        found = found()
    if isinstance(found, Bot):
        return found
    if not callable(found):
        raise TypeError(f"{what} is neither a function nor a class whose objects can be called")
    return FunctionBot(cast(Agent, found), name)


class AgentRequest(NamedTuple):
    """A request to the agent's process, which contains only the view of one seat."""

    what: str
    """Kind of the request: `move` or `call`."""
    view: PackedView
    budget: Budget
    seed: int

    @classmethod
    def from_view(cls, what: str, view: AnyView, budget: Budget, rng: Rng) -> "AgentRequest":
        """Return the request for a view."""
        return cls(what, PackedView.from_view(view), budget, rng.seed)

    def to_line(self) -> bytes:
        """Return the request as one line."""
        return base64.b64encode(pickle.dumps(tuple(self), pickle.HIGHEST_PROTOCOL)) + b"\n"

    @classmethod
    def from_line(cls, line: bytes) -> "AgentRequest":
        """Parse a line from the parent process."""
        return cls(*pickle.loads(base64.b64decode(line)))


class AgentBot(Bot):
    """A bot from a Python function or class, as loaded by `load_bot`.

    Its methods raise OptionsError if the bot fails, or does not answer within `limit` seconds.
    """

    def __init__(
        self, what: str, name: str = "", limit: float | None = None, *, errors: IO[bytes] | None = None
    ) -> None:
        self.name = name or what
        env = {key: value for key, value in os.environ.items() if key not in SECRETS}
        command = [sys.executable, "-m", "virado.bots.custom.agent_worker", what, self.name, added()]
        limit = bot_timeout() if limit is None else limit
        self._process = LineProcess(self.name, command, limit, env=env, errors=errors)

    @property
    def limit(self) -> float:
        """Return the time limit per decision, in seconds."""
        return self._process.limit

    @limit.setter
    def limit(self, seconds: float) -> None:
        self._process.limit = seconds

    def check(self) -> None:
        """Start the process. Raises OptionsError if the bot cannot be created."""
        self._ask(b"\n", never)

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        began = time.perf_counter()
        text = self._ask(AgentRequest.from_view("move", view, budget, rng).to_line(), cancel)
        return single_move_analysis(view, require_answer(self.name, view, text), time.perf_counter() - began)

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        said = self._ask(AgentRequest.from_view("call", view, DEFAULT_BUDGET, rng).to_line(), never)
        return None if said is None else require_answer(self.name, view, said)

    def _ask(self, line: bytes, cancel: Cancel) -> str | None:
        """Return the move in the reply of the process. Raises OptionsError if the process reports a problem."""
        answer = self._process.ask(line, cancel)
        try:
            found = msgspec.json.decode(answer, type=AgentReply)
        except msgspec.MsgspecError as error:
            raise OptionsError("bot-no-json", "", part=self.name, problem=str(error)) from None
        if found.problem:
            raise OptionsError("bot-failed", "", part=self.name, problem=found.problem)
        return found.move

    def close(self) -> None:
        """End the process."""
        self._process.close()


class AgentReply(msgspec.Struct, frozen=True, kw_only=True):
    """A reply of the agent's process."""

    move: str | None = None
    """Text of a move, which may be illegal; None if the bot returned None."""
    problem: str = ""
    """Description of a failure."""
