"""Structured logs: the actions of the program, never people's cards, chat or credentials.

The name of an event is a constant, and only the fields in `ALLOWED_FIELDS` are written. For an error, the type and the stack
frames are written, but not the message, which could quote user data.
"""

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor

from virado.refusal import RefusedError
from virado.server.monitoring import Logger, describe_error
from virado.server.settings import LogFormat

ALLOWED_FIELDS = {
    "bot", "code", "connections", "count", "error", "event", "file", "frames", "header", "host", "level", "logger",
    "method", "move", "duration_ms", "node", "port", "reason", "request_id", "route", "setting",
    "stage", "status", "storage", "table", "tables", "timestamp", "version",
}  # fmt: skip
"""Names of the fields that may be written."""
BOTS = "virado.bots"
"""Logger of the bots; the name of the bot follows."""
BOT_FAILURES = {
    "bot-ended": "has ended without an answer",
    "bot-error": "has answered with an error",
    "bot-no-answer": "has answered with something that is not a move",
    "bot-illegal": "has chosen a move that is not allowed",
    "bot-no-json": "has answered something that is not a JSON object",
    "bot-no-move": "has answered no move",
    "bot-not-started": "cannot be started",
}
"""Failures of custom bots in words, by the detail of the refusal."""


def make_logger(form: LogFormat, to: TextIO | None = None) -> Logger:
    """Return a logger that writes lines in a format to a stream, by default stderr."""
    stream = to if to is not None else sys.stderr
    render: Processor = (
        structlog.dev.ConsoleRenderer(colors=False)
        if form == "console"
        else structlog.processors.JSONRenderer()
    )
    return structlog.wrap_logger(
        structlog.PrintLogger(stream),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _drop_unknown_fields,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.CRITICAL if form == "off" else logging.INFO
        ),
    )


def describe_bot_failure(error: BaseException) -> str:
    """Return the failure of a bot in words, without the words of the bot, which could quote cards."""
    if not isinstance(error, RefusedError):
        return f"has raised {type(error).__name__}"
    facts = error.facts
    match error.refusal.detail:
        case "bot-too-slow":
            return f"has not answered in {facts['limit']:g} seconds"
        case "bot-rests":
            return f"has failed {facts['limit']} times in a row and is not asked for a minute"
        case "bot-failed":
            return f"has raised {facts['problem'].partition(':')[0]}"
        case detail:
            return BOT_FAILURES.get(detail, "has been refused")


def _drop_unknown_fields(_log: object, _method: str, fields: EventDict) -> EventDict:
    return {name: value for name, value in fields.items() if name in ALLOWED_FIELDS}


class LoggingBridge(logging.Handler):
    """A `logging` handler that reports the messages of libraries without their text."""

    def __init__(self, log: Logger) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log that a library emitted a message, or that a bot failed at a table, and the error attached to it."""
        error = record.exc_info[1] if record.exc_info else None
        facts = describe_error(error) if error else {}
        table: str = getattr(record, "table", "")
        if error is not None and table:
            move: int = getattr(record, "move", 0)
            said = describe_bot_failure(error)
            bot = record.name.removeprefix(f"{BOTS}.")
            self._log.warning("bot-failed", bot=bot, table=table, move=move, reason=said, **facts)
        else:
            self._log.warning("library-message", logger=record.name, **facts)
