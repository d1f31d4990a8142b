"""Metrics of a running server. Labels are kinds, codes and routes, never a person, table or address.

`virado.server.prometheus` writes them in the format of Prometheus.
"""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

PEOPLE, PEOPLE_ADDRESSES = "virado_connected_people", "virado_connected_addresses"
"""Names of the gauges that `virado doctor` reads."""
LAG_S = 0.25
"""Interval between measurements of the event loop's lag, in seconds."""
BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the buckets of a `LatencyHistogram`, in seconds."""


class Gauge(NamedTuple):
    """A value that is computed each time the metrics are read."""

    name: str
    help: str
    value: Callable[[], float]


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.requests = Counter[tuple[str, str]]()
        """Number of requests on connections, by type and by refusal code or `done`."""
        self.http_requests = Counter[tuple[str, int]]()
        """Number of answered HTTP requests, by route and status."""
        self.internal_errors = 0
        """Number of requests that failed with an internal error."""
        self.store_seconds = LatencyHistogram(
            "virado_store_seconds", "Duration of a transaction until it is durable."
        )
        self.command_seconds = LatencyHistogram(
            "virado_command_seconds",
            "Duration of a command until its entries are queued for all subscribers.",
        )
        self.lag_seconds = LatencyHistogram(
            "virado_event_loop_lag_seconds", "Delay of timers in the event loop."
        )
        self.gauges: list[Gauge] = []
        self.list_stages: Callable[[], Iterable[str]] = tuple
        """Function that returns the stages of the tables that this node runs."""

    def gauge(self, name: str, help_: str, value: Callable[[], float]) -> None:
        """Register a gauge whose value is computed each time the metrics are read."""
        self.gauges.append(Gauge(name, help_, value))

    async def measure_lag(self) -> None:
        """Measure the lag of the event loop repeatedly until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_S
            await asyncio.sleep(LAG_S)
            self.lag_seconds.observe(max(0.0, loop.time() - due))


class LatencyHistogram:
    """A histogram of durations in seconds. Only one thread may call `observe`, so it needs no lock."""

    def __init__(self, name: str, help_: str) -> None:
        self.name = name
        self.help = help_
        self.sum = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)
        """Number of durations in each bucket; the last bucket is for all longer ones."""

    def observe(self, seconds: float) -> None:
        """Record a duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def cumulative_counts(self) -> Iterator[int]:
        """Yield the number of durations up to each bound of `BOUNDS`, then the number of all durations."""
        return accumulate(self._counts)
