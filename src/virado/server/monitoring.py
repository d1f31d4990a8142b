"""Monitoring of a running server."""

from typing import NamedTuple

from virado.server.logs import Logger, make_logger
from virado.server.metrics import Metrics


class Monitoring(NamedTuple):
    """The metrics and the logger, passed to every part that counts or logs something."""

    metrics: Metrics
    log: Logger

    @classmethod
    def make_silent(cls) -> "Monitoring":
        """Return unread metrics and a logger that writes nothing."""
        return cls(Metrics(), make_logger("off"))
