"""Bots of the `--bot` flag: registration for the duration of a command, and reports of their failures."""

import argparse
import logging
import os
import shutil
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from virado.bots.custom import registry
from virado.bots.custom.line_process import bot_timeout
from virado.folders import log_folder
from virado.refusal import OptionsError, RefusedError
from virado.terminal.columns import wrap
from virado.terminal.console import Console, reorder_for_terminal
from virado.words import Catalogue, catalogue_for

OUTPUT = "bots.log"
"""Name of the file in `log_folder` with the output of the bots of the latest match at the terminal."""
LONGEST_TAIL = 1 << 16
"""Maximum number of bytes that are read to show the end of that file."""
LONGEST_THOUGHT = 10.0
"""Maximum time for a move at a table, in seconds; VIRADO_BOT_SECONDS overrides it."""


class BotOutput:
    """The file that receives the text that custom bots print during a match on the terminal's page."""

    def __init__(self, path: Path) -> None:
        """Create the file, or empty it. Raises OSError if it cannot be written."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
        self.path = path
        self.writer = path.open("ab", buffering=0)
        self._seen = 0

    def write(self, line: str) -> None:
        """Add a line to the file."""
        self.writer.write(f"{line}\n".encode())

    def has_new(self) -> bool:
        """Return True if the file has grown since the last call."""
        before, self._seen = self._seen, self._size()
        return self._seen > before

    def has_text(self) -> bool:
        """Return True if a bot has printed anything."""
        return self._size() > 0

    def _size(self) -> int:
        try:
            return self.path.stat().st_size
        except OSError:  # somebody has deleted it
            return 0

    def last_lines(self, number: int) -> list[str]:
        """Return the last lines of the file, at most `number`, without control characters."""
        try:
            with self.path.open("rb") as file:
                file.seek(max(self._size() - LONGEST_TAIL, 0))
                text = file.read().decode(errors="replace")
        except OSError:
            return []
        lines = [line.rstrip().expandtabs(4) for line in text.splitlines()]
        return ["".join(char if char.isprintable() else " " for char in line) for line in lines[-number:]]


def output_beside_page(console: Console) -> BotOutput | None:
    """Return the file for the output of custom bots, or None if it can go to stderr.

    It can if stderr is not the terminal on which a page is shown. If no file can be written, the output is discarded.
    """
    if not console.is_interactive or not sys.stderr.isatty():
        return None
    try:
        return BotOutput(log_folder() / OUTPUT)
    except (OSError, OptionsError):
        return BotOutput(Path(os.devnull))


@contextmanager
def registered_bots(args: argparse.Namespace, output: BotOutput | None = None) -> Generator[None]:
    """Register the bots of the arguments for the duration of a command.

    The text that they print goes to `output`, which is closed at the end, by default to stderr. Raises OptionsError if
    a bot cannot be created.
    """
    with ExitStack() as ending:
        if output is not None:
            ending.enter_context(output.writer)
        for name, what in registry.parse_bot_specs(getattr(args, "bot", None) or ()):
            made = registry.make_custom_bot(
                name, what, bot_timeout(LONGEST_THOUGHT), errors=output.writer if output else None
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
            table, step = getattr(record, "table", ""), getattr(record, "move", 0)
            report_failure(error, self._words, table=table, step=step)


def failure_sentence(error: BaseException, words: Catalogue) -> str:
    """Return the failure of a bot as a sentence, without its full stop."""
    if isinstance(error, RefusedError):
        return words.refusal_line(error.refusal, error.input)
    return f"{type(error).__name__}: {error}"


def report_failure(error: BaseException, words: Catalogue, *, table: str = "", step: int = 0) -> None:
    """Report on stderr that a bot has failed and that the fallback player has moved instead.

    `table` and `step` are the table and the number of the move on a server; by default they are not named.
    """
    sentence = failure_sentence(error, words)
    said = words.text("commands-bot-failed", sentence=sentence)
    if table:
        said = words.text("commands-bot-failed-at", sentence=sentence, key=table, step=step)
    line = f"virado: {said}"
    if sys.stderr.isatty():
        columns = shutil.get_terminal_size((80, 24)).columns
        line = "\n".join(reorder_for_terminal(part, os.environ) for part in wrap(line, columns, indent=2))
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
