"""Monitoring of a running server."""

import traceback
from pathlib import Path
from typing import NamedTuple, Protocol

from virado.refusal import RefusedError
from virado.server.metrics import Metrics

MAX_FRAMES = 12
"""Maximum number of stack frames of an error in the log."""


class Logger(Protocol):
    """A structured logger.

    The name of an event is a constant; its fields are those of `virado.server.logs.ALLOWED_FIELDS`.
    """

    def info(self, event: str, /, **fields: object) -> object:
        """Log an event of normal operation."""
        ...

    def warning(self, event: str, /, **fields: object) -> object:
        """Log an event that an operator should look at."""
        ...

    def error(self, event: str, /, **fields: object) -> object:
        """Log a failure."""
        ...


class Monitoring(NamedTuple):
    """The metrics and the logger, passed to every part of the server that uses them."""

    metrics: Metrics
    log: Logger


def describe_error(error: BaseException) -> dict[str, object]:
    """Return the log fields of an error: its type and its stack frames, innermost last."""
    frames = [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    code = {"code": error.refusal.detail or error.code} if isinstance(error, RefusedError) else {}
    return {"error": type(error).__name__, **code, "frames": frames[-MAX_FRAMES:]}
