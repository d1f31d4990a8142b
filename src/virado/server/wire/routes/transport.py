"""How the server is, and the lines of messages."""

from typing import Final

import msgspec

from virado.server.wire.messages import AnyMessage
from virado.server.wire.requests import AnyRequest
from virado.server.wire.routes.contract import LOGIN, Route


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server can store tables."""

    ok: bool
    """Always true: a server that cannot store tables answers with 503."""
    tables: int
    """That this server holds."""
    connections: int
    """That are open."""


HEALTH = Route(
    "health",
    "GET",
    "/healthz",
    "Whether tables can be stored.",
    Health,
    refusals=("restarting",),
)
METRICS = Route(
    "metrics",
    "GET",
    "/metrics",
    "Counters for Prometheus; on the port of everything else for this machine only.",
    str,
    kind="text",
)
WEB_SOCKET = Route(
    "web-socket",
    "GET",
    "/ws",
    "A WebSocket: requests and messages, one a text frame.",
    AnyMessage,
    body=(AnyRequest,),
    refusals=("too-many-connections", "address-too-busy", "restarting"),
    kind="frames",
)
NDJSON = Route(
    "ndjson",
    "POST",
    "/ndjson",
    "The same as lines of the body and of the answer, for who sends a token or a cookie.",
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
