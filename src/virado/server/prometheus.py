"""The metrics in the text format of Prometheus."""

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from virado.languages import LANGUAGES
from virado.server.metrics import BOUNDS, LatencyHistogram, Metrics
from virado.words.catalogue import fallen_back

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
STAGES = ("seating", "playing", "over")


def render(metrics: Metrics) -> bytes:
    """Return all metrics of a server and of its process."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(_ServerCollector(metrics))
    return generate_latest(registry)


class _ServerCollector(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        metrics = self._metrics
        requests = CounterMetricFamily(
            "virado_requests",
            "Requests on connections, by type and result: `done` or a refusal code.",
            labels=["type", "code"],
        )
        for labels, count in metrics.requests.items():
            requests.add_metric(labels, count)
        yield requests
        http = CounterMetricFamily(
            "virado_http_requests", "HTTP requests, by route and status.", labels=["route", "status"]
        )
        for (route, status), count in metrics.http_requests.items():
            http.add_metric([route, str(status)], count)
        yield http
        yield CounterMetricFamily(
            "virado_internal_errors",
            "Requests that failed with an internal error.",
            value=metrics.internal_errors,
        )
        fallbacks = CounterMetricFamily(
            "virado_words_fallen_back",
            "Messages formatted in a fallback, by the language that lacks them.",
            labels=["language"],
        )
        for language in LANGUAGES:
            fallbacks.add_metric([language], fallen_back[language])
        yield fallbacks
        for latencies in (metrics.store_seconds, metrics.command_seconds, metrics.lag_seconds):
            yield _make_histogram(latencies)
        for gauge in metrics.gauges:
            yield GaugeMetricFamily(gauge.name, gauge.help, value=gauge.value())
        tables = GaugeMetricFamily("virado_tables", "Tables that this node runs, by stage.", labels=["stage"])
        counts = Counter(metrics.list_stages())
        for stage in STAGES:
            tables.add_metric([stage], counts[stage])
        yield tables


def _make_histogram(latencies: LatencyHistogram) -> Metric:
    bounds = [str(bound) for bound in BOUNDS] + ["+Inf"]
    family = HistogramMetricFamily(latencies.name, latencies.help)
    buckets = list(zip(bounds, latencies.cumulative_counts(), strict=True))
    family.add_metric([], buckets, latencies.sum)
    return family
