"""The helpers of all families, by what is asked."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from virado.families import FAMILIES, load
from virado.server import wire
from virado.server.helpers.contract import AnyHelper
from virado.server.wire.routes import ROUTES
from virado.server.wire.routes.contract import OfVariant, Route


class HelpRoute(NamedTuple):
    """What may be asked over HTTP in the examples of a family."""

    family: str
    helper: AnyHelper
    route: Route
    query: type[OfVariant]


class Help(NamedTuple):
    """Who answers a request."""

    family: str
    helper: AnyHelper


def helpers() -> tuple[Help, ...]:
    """Every family that has a helper."""
    return tuple(Help(family.name, load(family.helper)) for family in FAMILIES.values() if family.helper)


def help_for(request: wire.HelpRequest) -> Help:
    """Who answers a request."""
    return next(each for each in helpers() if isinstance(request, each.helper.requests))


def help_requests() -> tuple[type[wire.HelpRequest], ...]:
    """What is asked at the tables of single families."""
    return tuple(kind for each in helpers() for kind in each.helper.requests)


def help_answers() -> dict[type[wire.HelpRequest], type[msgspec.Struct]]:
    """What each of these is answered."""
    return {
        asked: answer
        for each in helpers()
        for asked, answer in zip(each.helper.requests, each.helper.results, strict=True)
    }


def help_routes() -> tuple[HelpRoute, ...]:
    """What may be asked in the examples of single families."""
    return tuple(
        HelpRoute(family, helper, route, query)
        for family, helper in helpers()
        for route, query in helper.routes
    )


def every_route() -> tuple[Route, ...]:
    """All that can be asked over HTTP, but for the pages and files of the browser table."""
    return (*ROUTES, *(each.route for each in help_routes()))


def decoder() -> msgspec.json.Decoder[wire.AnyRequest | wire.HelpRequest]:
    """Reads every request that there is."""
    return _decoder(tuple(FAMILIES))


@cache
def _decoder(_families: tuple[str, ...]) -> msgspec.json.Decoder[wire.AnyRequest | wire.HelpRequest]:
    kinds: Any = wire.AnyRequest  # the union is made while the program runs
    for kind in help_requests():
        kinds |= kind
    return msgspec.json.Decoder(kinds)
