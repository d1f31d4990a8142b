"""What watches a server while it runs."""

from typing import NamedTuple

from virado.server.logs import Logger, make_logger
from virado.server.metrics import Metrics


class Monitoring(NamedTuple):
    """Counters and a log, handed to whatever has something to count or to report."""

    metrics: Metrics
    log: Logger

    @classmethod
    def make_silent(cls) -> "Monitoring":
        """Counters that nobody reads, and a log that writes nothing."""
        return cls(Metrics(), make_logger("off"))
