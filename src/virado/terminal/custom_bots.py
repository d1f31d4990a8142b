"""Bots of the `--bot` flag: registration for the duration of a command, and reports of their failures."""

import argparse
import logging
import os
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager

from virado.bots.custom import registry
from virado.bots.custom.line_process import bot_timeout
from virado.refusal import RefusedError
from virado.terminal.console import reorder_for_terminal
from virado.words import Catalogue, catalogue_for

LONGEST_THOUGHT = 10.0
"""Maximum time for a move at a table, in seconds; VIRADO_BOT_SECONDS overrides it."""


@contextmanager
def registered_bots(args: argparse.Namespace, *, quiet: bool = False) -> Generator[None]:
    """Register the bots of the arguments for the duration of a command.

    Raises OptionsError if a bot cannot be created. With `quiet`, output of the bots to stderr is discarded.
    """
    with ExitStack() as ending:
        for text in getattr(args, "bot", None) or ():
            made = registry.make_custom_bot(
                *registry.parse_bot_spec(text), bot_timeout(LONGEST_THOUGHT), quiet=quiet
            )
            ending.callback(made.close)
            registry.register_bot(registry.CircuitBreakerBot(made))
            ending.callback(registry.unregister_bot, made.name)
        yield


class FailureHandler(logging.Handler):
    """A logging handler that reports failures of bots on stderr, for a process without a log."""

    def __init__(self, lang: str | None) -> None:
        super().__init__(logging.WARNING)
        self._words = catalogue_for(lang)

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line for a record that has an exception."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            report_failure(error, self._words)


def report_failure(error: BaseException, words: Catalogue) -> None:
    """Report on stderr that a bot has failed and that the fallback player has moved instead."""
    refused = isinstance(error, RefusedError)
    sentence = (
        words.refusal_line(error.refusal, error.input) if refused else f"{type(error).__name__}: {error}"
    )
    line = f"virado: {words.text('commands-bot-failed', sentence=sentence)}"
    if sys.stderr.isatty():
        line = reorder_for_terminal(line, os.environ)
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
