"""The bots of `--bot`: they are brought along while a command runs, and what goes wrong with them is told."""

import argparse
import logging
import os
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager

from virado.bots.own import brought
from virado.bots.own.process import longest_thought
from virado.refusal import RefusedError
from virado.terminal.console import in_order
from virado.words import Catalogue, catalogue_for

LONGEST_THOUGHT = 10.0
"""Seconds for a thought at a table, where people wait; VIRADO_BOT_SECONDS says otherwise."""


@contextmanager
def own_bots(args: argparse.Namespace, *, quiet: bool = False) -> Generator[None]:
    """Bring the bots of the arguments along; OptionsError if one of them cannot be made.

    `quiet`: what they write to stderr is not seen.
    """
    with ExitStack() as ending:
        for text in getattr(args, "bot", None) or ():
            made = brought.make(*brought.read(text), longest_thought(LONGEST_THOUGHT), quiet=quiet)
            ending.callback(made.close)
            brought.bring(brought.RestingBot(made))
            ending.callback(brought.take_away, made.name)
        yield


class Told(logging.Handler):
    """Says on stderr what has gone wrong with a bot: for whoever plays at this machine, where there is no log."""

    def __init__(self, lang: str | None) -> None:
        super().__init__(logging.WARNING)
        self._words = catalogue_for(lang)

    def emit(self, record: logging.LogRecord) -> None:
        """A line for each failure."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            tell(error, self._words)


def tell(error: BaseException, words: Catalogue) -> None:
    """Say on stderr what has gone wrong with a bot, and that another one has played."""
    refused = isinstance(error, RefusedError)
    sentence = (
        words.refusal_line(error.refusal, error.input) if refused else f"{type(error).__name__}: {error}"
    )
    line = f"virado: {words.text('commands-bot-failed', sentence=sentence)}"
    if sys.stderr.isatty():
        line = in_order(line, os.environ)
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
