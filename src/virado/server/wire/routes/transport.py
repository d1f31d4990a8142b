"""Routes for health, metrics and the line protocol."""

from typing import Final

import msgspec

from virado.server.wire.messages import AnyMessage
from virado.server.wire.requests import AnyRequest
from virado.server.wire.routes.contract import LOGIN, Route


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a server that can store tables."""

    ok: bool
    """Always true. A server that cannot store tables answers with 503."""
    tables: int
    """Number of tables that this server runs."""
    connections: int
    """Number of open connections."""


HEALTH = Route(
    "health",
    "GET",
    "/healthz",
    "Checks that the server can store tables.",
    Health,
    refusals=("restarting",),
)
METRICS = Route(
    "metrics",
    "GET",
    "/metrics",
    "Returns counters for Prometheus. On the main port, only this machine may read them.",
    str,
    kind="text",
)
WEB_SOCKET = Route(
    "web-socket",
    "GET",
    "/ws",
    "Opens a WebSocket that carries one request or message per text frame.",
    AnyMessage,
    body=(AnyRequest,),
    refusals=("too-many-connections", "address-too-busy", "restarting"),
    kind="frames",
)
NDJSON = Route(
    "ndjson",
    "POST",
    "/ndjson",
    "Carries requests as lines of the body and messages as lines of the answer; requires a token or cookie.",
    AnyMessage,
    body=(AnyRequest,),
    refusals=(*LOGIN, "too-many-connections", "address-too-busy", "restarting"),
    kind="lines",
)
ROUTES: Final = (
    HEALTH,
    METRICS,
    WEB_SOCKET,
    NDJSON,
)
