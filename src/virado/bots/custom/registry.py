"""The custom bots of this process, by name."""

import threading
import time
from collections.abc import Iterable
from typing import IO

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
RESERVED = (*NAMES, "beginner", "dial", "fit", "cmd")
"""Names of the bots of every family, and beginnings of names.

The name of a character is allowed; the custom bot replaces the character.
"""
FAILURES = 3
"""Number of consecutive failures after which a bot is suspended."""
REST_S = 60.0
"""Duration of the suspension, in seconds."""

_registry: dict[str, Bot] = {}


def parse_bot_spec(text: str) -> tuple[str, str]:
    """Split `NAME=module:Class`, `NAME=file.py:Class` or `NAME=cmd:PROGRAM` into name and specification.

    Raises OptionsError if the text has another form, or if the name is one of RESERVED.
    """
    name, equals, what = (part.strip() for part in text.partition("="))
    fits = name.isprintable() and not set(name) & set(",:=\"'<>") and 0 < len(name) <= LONGEST_NAME
    if not equals or not fits or not what:
        raise OptionsError("bot-brought", text, limit=LONGEST_NAME)
    if name.casefold() in RESERVED:
        raise OptionsError("bot-name-taken", text, part=name)
    if ":" not in what:
        raise OptionsError("bot-without-name", text, part=what)
    return name, what


def parse_bot_specs(texts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Split the specifications of several bots.

    Raises OptionsError as `parse_bot_spec` does, or if two of them have the same name.
    """
    found: dict[str, str] = {}
    for text in texts:
        name, what = parse_bot_spec(text)
        if name in found:
            raise OptionsError("bot-name-taken", text, part=name)
        found[name] = what
    return tuple(found.items())


def make_custom_bot(
    name: str, what: str, limit: float | None = None, *, errors: IO[bytes] | None = None
) -> "AgentBot | ExternalBot":
    """Return the bot of a specification after checking that it works.

    The text that the bot prints goes to `errors`, by default to stderr. Raises OptionsError if it does not work.
    """
    if what.startswith(COMMAND):
        return ExternalBot(what[len(COMMAND) :], limit, name, errors=errors)
    made = AgentBot(what, name, limit, errors=errors)
    try:
        made.check()
    except OptionsError:
        made.close()
        raise
    return made


def register_bot(bot: Bot) -> None:
    """Register a bot under its name, replacing any earlier one."""
    _registry[bot.name] = bot


def unregister_bot(name: str) -> None:
    """Remove a bot from the registry."""
    _registry.pop(name, None)


def find_custom_bot(name: str) -> Bot | None:
    """Return the custom bot of that name, or None."""
    return _registry.get(name)


def custom_bot_names() -> tuple[str, ...]:
    """Return the names of all custom bots, in the order of registration."""
    return tuple(_registry)


class CircuitBreakerBot(Bot):
    """A bot that is suspended after several consecutive failures.

    Without the suspension, the players would have to wait for each failure.
    """

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
        """Return the wrapped bot's analysis. Raises OptionsError (`bot-rests`) while the bot is suspended."""
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
        """Return the wrapped bot's call, if any. Raises OptionsError as `think` does."""
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
