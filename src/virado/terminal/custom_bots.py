"""The bots of `--bot`: they are brought along while a command runs, and what goes wrong with them is told."""

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
"""Seconds for a thought at a table, where people wait; VIRADO_BOT_SECONDS says otherwise."""


@contextmanager
def registered_bots(args: argparse.Namespace, *, quiet: bool = False) -> Generator[None]:
    """Bring the bots of the arguments along; OptionsError if one of them cannot be made.

    `quiet`: what they write to stderr is not seen.
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
    """Says on stderr what has gone wrong with a bot: for whoever plays at this machine, where there is no log."""

    def __init__(self, lang: str | None) -> None:
        super().__init__(logging.WARNING)
        self._words = catalogue_for(lang)

    def emit(self, record: logging.LogRecord) -> None:
        """A line for each failure."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            report_failure(error, self._words)


def report_failure(error: BaseException, words: Catalogue) -> None:
    """Say on stderr what has gone wrong with a bot, and that another one has played."""
    refused = isinstance(error, RefusedError)
    sentence = (
        words.refusal_line(error.refusal, error.input) if refused else f"{type(error).__name__}: {error}"
    )
    line = f"virado: {words.text('commands-bot-failed', sentence=sentence)}"
    if sys.stderr.isatty():
        line = reorder_for_terminal(line, os.environ)
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
