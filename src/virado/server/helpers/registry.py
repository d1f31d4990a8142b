"""The helpers of all families, by what is asked."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from virado.families import FAMILIES, load
from virado.server import wire
from virado.server.helpers.contract import Helper


class Help(NamedTuple):
    """Who answers a request."""

    family: str
    helper: Helper[Any]


def helpers() -> tuple[Help, ...]:
    """Every family that has a helper."""
    return tuple(Help(family.name, load(family.helper)) for family in FAMILIES.values() if family.helper)


def help_for(request: wire.HelpRequest) -> Help:
    """Who answers a request."""
    return next(each for each in helpers() if isinstance(request, each.helper.requests))


def tags(helper: Helper[Any]) -> tuple[str, ...]:
    """The names of what may be asked of a helper."""
    return tuple(str(kind.__struct_config__.tag) for kind in helper.requests)


def help_requests() -> tuple[type[wire.HelpRequest], ...]:
    """What is asked at the tables of single families."""
    return tuple(kind for each in helpers() for kind in each.helper.requests)


def help_results() -> tuple[type[msgspec.Struct], ...]:
    """The answers to these."""
    return tuple(kind for each in helpers() for kind in each.helper.results)


def decoder() -> msgspec.json.Decoder[wire.AnyRequest | wire.HelpRequest]:
    """Reads every request that there is."""
    return _decoder(tuple(FAMILIES))


@cache
def _decoder(_families: tuple[str, ...]) -> msgspec.json.Decoder[Any]:
    kinds: Any = wire.AnyRequest
    for kind in help_requests():
        kinds |= kind
    return msgspec.json.Decoder(kinds)
