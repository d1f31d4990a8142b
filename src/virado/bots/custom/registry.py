"""The bots that were brought along to this process, by the name that they sit at a table by."""

import threading
import time

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    NAMES,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Rng,
    never,
)
from virado.bots.custom.agent import AgentBot
from virado.bots.custom.external import COMMAND, ExternalBot
from virado.games.messages import Move
from virado.refusal import OptionsError
from virado.view import AnyView

LONGEST_NAME = 24
RESERVED = (*NAMES, "beginner", "dial", "cmd")
FAILURES = 3
"""So many thoughts in a row that fail, and a bot is not asked for a while."""
REST_S = 60.0
"""How long."""

_registry: dict[str, Bot] = {}


def parse_bot_spec(text: str) -> tuple[str, str]:
    """The name and what it stands for, of `NAME=module:Class`, `NAME=file.py:Class` or `NAME=cmd:PROGRAM`; OptionsError."""
    name, equals, what = (part.strip() for part in text.partition("="))
    fits = name.isprintable() and not set(name) & set(",:=\"'<>") and 0 < len(name) <= LONGEST_NAME
    if not equals or not fits or name.casefold() in RESERVED or ":" not in what:
        raise OptionsError("bot-brought", text, limit=LONGEST_NAME)
    return name, what


def make_custom_bot(
    name: str, what: str, limit: float | None = None, *, quiet: bool = False
) -> "AgentBot | ExternalBot":
    """The bot that something stands for, as soon as it is known to work; OptionsError."""
    if what.startswith(COMMAND):
        return ExternalBot(what[len(COMMAND) :], limit, name, quiet=quiet)
    made = AgentBot(what, name, limit, quiet=quiet)
    try:
        made.check()
    except OptionsError:
        made.close()
        raise
    return made


def register_bot(bot: Bot) -> None:
    """Let a bot be found by its name from now on, instead of an earlier one."""
    _registry[bot.name] = bot


def unregister_bot(name: str) -> None:
    """Let a bot not be found any more."""
    _registry.pop(name, None)


def find_custom_bot(name: str) -> Bot | None:
    """The bot of that name, if one was brought along."""
    return _registry.get(name)


def custom_bot_names() -> tuple[str, ...]:
    """The names of all, in the order in which they came."""
    return tuple(_registry)


class CircuitBreakerBot(Bot):
    """A bot that is not asked for a while after it has failed several times in a row, so that nobody waits for it in vain."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot
        self._lock = threading.Lock()
        self._failures = 0
        self._open_until = 0.0

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        """What the bot thinks; OptionsError (`bot-rests`) while it is not asked."""
        self._check()
        try:
            analysis = self._bot.think(view, budget, cancel, rng)
        except Exception:
            self._note_failure()
            raise
        with self._lock:
            self._failures = 0
        return analysis

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        """What the bot says out of turn; OptionsError as in `think`."""
        self._check()
        try:
            return self._bot.call(view, rng)
        except Exception:
            self._note_failure()
            raise

    def _check(self) -> None:
        with self._lock:
            if time.monotonic() < self._open_until:
                raise OptionsError("bot-rests", "", part=self.name, limit=FAILURES)

    def _note_failure(self) -> None:
        with self._lock:
            self._failures += 1
            if self._failures >= FAILURES:
                self._failures = 0
                self._open_until = time.monotonic() + REST_S
