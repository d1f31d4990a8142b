"""The helpers of all families, by request type."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from virado.families import FAMILIES, load
from virado.server import wire
from virado.server.helpers.contract import AnyHelper
from virado.server.wire.routes import ROUTES
from virado.server.wire.routes.contract import OfVariant, Route


class HelpRoute(NamedTuple):
    """An HTTP route of a helper for the examples of its family."""

    family: str
    helper: AnyHelper
    route: Route
    query: type[OfVariant]


class FamilyHelper(NamedTuple):
    """A family and its helper."""

    family: str
    helper: AnyHelper


def helpers() -> tuple[FamilyHelper, ...]:
    """Return all families that have a helper, with their helpers."""
    return tuple(
        FamilyHelper(family.name, load(family.helper)) for family in FAMILIES.values() if family.helper
    )


def help_for(request: wire.HelpRequest) -> FamilyHelper:
    """Return the family and the helper that answer a request."""
    return next(each for each in helpers() if isinstance(request, each.helper.requests))


def help_requests() -> tuple[type[wire.HelpRequest], ...]:
    """Return the request types of all helpers."""
    return tuple(kind for each in helpers() for kind in each.helper.requests)


def help_answers() -> dict[type[wire.HelpRequest], type[msgspec.Struct]]:
    """Return the result type of each request type."""
    return {
        asked: answer
        for each in helpers()
        for asked, answer in zip(each.helper.requests, each.helper.results, strict=True)
    }


def help_routes() -> tuple[HelpRoute, ...]:
    """Return the HTTP routes of all helpers."""
    return tuple(
        HelpRoute(family, helper, route, query)
        for family, helper in helpers()
        for route, query in helper.routes
    )


def every_route() -> tuple[Route, ...]:
    """Return all routes of the HTTP API. Pages and files of the browser client are not included."""
    return (*ROUTES, *(each.route for each in help_routes()))


def decoder() -> msgspec.json.Decoder[wire.AnyRequest | wire.HelpRequest]:
    """Return the decoder of all requests, including those of the helpers."""
    return _build_decoder(tuple(FAMILIES))


@cache
def _build_decoder(_families: tuple[str, ...]) -> msgspec.json.Decoder[wire.AnyRequest | wire.HelpRequest]:
    kinds: Any = wire.AnyRequest  # the union is known only at run time
    for kind in help_requests():
        kinds |= kind
    return msgspec.json.Decoder(kinds)
