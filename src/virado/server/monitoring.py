"""Monitoring of a running server."""

from typing import NamedTuple

from virado.server.logs import Logger, make_logger
from virado.server.metrics import Metrics


class Monitoring(NamedTuple):
    """The metrics and the logger, passed to every part of the server that uses them."""

    metrics: Metrics
    log: Logger

    @classmethod
    def make_silent(cls) -> "Monitoring":
        """Return metrics that nobody reads and a logger that writes nothing."""
        return cls(Metrics(), make_logger("off"))
