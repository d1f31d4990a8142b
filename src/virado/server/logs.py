"""Structured logs: the actions of the program, never people's cards, chat or credentials.

The name of an event is a constant, and only the fields in `ALLOWED_FIELDS` are written. For an error, the type and the stack
frames are written, but not the message, which could quote user data.
"""

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor

from virado.server.monitoring import Logger, describe_error
from virado.server.settings import LogFormat

ALLOWED_FIELDS = {
    "code", "connections", "count", "error", "event", "file", "frames", "header", "host", "level", "logger", "method",
    "duration_ms", "node", "port", "request_id", "route", "setting",
    "stage", "status", "storage", "tables", "timestamp", "version",
}  # fmt: skip
"""Names of the fields that may be written."""


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


def _drop_unknown_fields(_log: object, _method: str, fields: EventDict) -> EventDict:
    return {name: value for name, value in fields.items() if name in ALLOWED_FIELDS}


class LoggingBridge(logging.Handler):
    """A `logging` handler that reports the messages of libraries without their text."""

    def __init__(self, log: Logger) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log that a library emitted a message, and the error attached to it."""
        error = record.exc_info[1] if record.exc_info else None
        self._log.warning("library-message", logger=record.name, **(describe_error(error) if error else {}))
