"""Metrics of a running server for Prometheus. Labels are kinds, codes and routes, never a person, table or address."""

import asyncio
from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
PEOPLE, PEOPLE_ADDRESSES = "virado_connected_people", "virado_connected_addresses"
"""Names of the gauges that `virado doctor` reads."""
STAGES = ("seating", "playing", "over")
LAG_S = 0.25
"""Interval between measurements of the event loop's lag, in seconds."""
_LATENCIES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Count[tuple[str, str]]()
        self.registry.register(_RequestCollector(self._requests))
        self._http = Counter(
            "virado_http_requests",
            "HTTP requests, by route and status.",
            ("route", "status"),
            registry=self.registry,
        )
        self.errors = Counter(
            "virado_internal_errors", "Requests that failed with an internal error.", registry=self.registry
        )
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
        for latencies in (self.store_seconds, self.command_seconds, self.lag_seconds):
            self.registry.register(latencies)

    def count_request(self, do: str, code: str) -> None:
        """Count a request on a connection, by type and by refusal code or `done`."""
        self._requests[do, code] += 1

    def count_http(self, route: str, status: int) -> None:
        """Count an answered HTTP request."""
        self._http.labels(route, str(status)).inc()

    def gauge(self, name: str, help_: str, value: Callable[[], float]) -> None:
        """Register a gauge whose value is computed each time the metrics are read."""
        Gauge(name, help_, registry=self.registry).set_function(value)

    def gauge_by_stage(self, stages: Callable[[], Iterable[str]]) -> None:
        """Register a gauge of the tables that this node runs, labelled by stage."""
        self.registry.register(_TableCollector(lambda: Count(stages())))

    def render(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    async def measure_lag(self) -> None:
        """Measure the lag of the event loop repeatedly until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_S
            await asyncio.sleep(LAG_S)
            self.lag_seconds.observe(max(0.0, loop.time() - due))


class _TableCollector(Collector):
    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        family = GaugeMetricFamily("virado_tables", "Tables that this node runs, by stage.", labels=["stage"])
        counts = self._counts()
        for stage in STAGES:
            family.add_metric([stage], counts.get(stage, 0))
        yield family


class _RequestCollector(Collector):
    def __init__(self, counts: Mapping[tuple[str, str], int]) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(
            "virado_requests",
            "Requests on connections, by type and result: `done` or a refusal code.",
            labels=["type", "code"],
        )
        for labels, count in self._counts.items():
            family.add_metric(labels, count)
        yield family


class LatencyHistogram(Collector):
    """A histogram of durations in seconds.

    Only one thread may call `observe`. The histogram therefore needs no lock, unlike that of prometheus_client.
    """

    def __init__(self, name: str, help_: str) -> None:
        self._name = name
        self._help = help_
        self._counts = [0] * (len(_LATENCIES) + 1)
        """Number of durations in each bucket; the last bucket is for all longer ones."""
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Record a duration."""
        self._counts[bisect_left(_LATENCIES, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """Yield the histogram as a metric for Prometheus."""
        bounds = [str(bound) for bound in _LATENCIES] + ["+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(self._name, self._help)
        family.add_metric([], buckets, self._sum)
        yield family
