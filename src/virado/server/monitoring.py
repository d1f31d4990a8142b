"""Monitoring of a running server."""

from typing import NamedTuple

from virado.server.logs import Logger
from virado.server.metrics import Metrics


class Monitoring(NamedTuple):
    """The metrics and the logger, passed to every part of the server that uses them."""

    metrics: Metrics
    log: Logger
