"""The parts of the wire schema besides messages: answers to requests, HTTP routes and lists of words."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Final, get_args

import msgspec

from virado.bots.catalogue import FIT, LEVELS
from virado.families import FAMILIES
from virado.games.contract import CardPattern
from virado.languages import LANGUAGES, PARTS, Language, fallbacks, offered, part_of
from virado.server.helpers.registry import every_route, help_answers
from virado.server.wire.request_results import REQUEST_RESULTS
from virado.server.wire.requests import Phrase, ReportKind
from virado.server.wire.routes.contract import STATUS, HttpRefusal, Route
from virado.session import Picture

REFERENCE: Final = "#/$defs/{name}"
LISTS: Final[Mapping[str, tuple[str, ...]]] = {
    "CardPattern": get_args(CardPattern),
    "Family": tuple(FAMILIES),
    "Language": offered("home"),
    "Level": (*LEVELS, FIT),
    "Phrase": get_args(Phrase),
    "Picture": get_args(Picture),
    "ReportKind": get_args(ReportKind),
}
"""Lists of words from which clients offer a choice, in display order."""

HTTP = """\
### HTTP routes

A query or body is optional if all its fields are. A successful answer is JSON with status 200. A refusal is a `HttpRefusal`
with another status. In addition to the codes in the table, any route of `/api/` may be refused with `too-fast`, `not-stored` or
`internal-error`, any route other than GET with `foreign-origin`, and any route with a body with `bad-request` or
`request-too-long`.
"""


def queries() -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of the queries of HTTP routes."""
    return _different(route.query for route in every_route() if route.query is not None)


def bodies() -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of the request bodies of HTTP routes."""
    return _different(kind for route in every_route() if route.kind == "json" for kind in route.body)


def answers() -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of the answers of HTTP routes, refusals included."""
    kinds = [_item(route.answer) for route in every_route() if route.kind == "json"]
    return _different([*kinds, HttpRefusal])


def results() -> tuple[type[msgspec.Struct], ...]:
    """Return the structs that are results of requests over the wire."""
    found = (_item(each) for each in (*REQUEST_RESULTS.values(), *help_answers().values()))
    return _different(each for each in found if isinstance(each, type) and issubclass(each, msgspec.Struct))


def _item(kind: Any) -> Any:
    """Return the item type of a list type; any other type is returned unchanged."""
    return get_args(kind)[0] if get_args(kind) else kind


def _different(kinds: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(kinds))


# ---------------------------------------------------------------------- schema
def describe_wire() -> dict[str, Any]:
    """Return the schema of the wire without its definitions."""
    return {
        "requests": {
            str(kind.__struct_config__.tag): {"request": _schema(kind), "answer": _schema(answer)}
            for kind, answer in {**REQUEST_RESULTS, **help_answers()}.items()
        },
        "routes": {route.name: _route(route) for route in every_route()},
        "lists": {name: list(words) for name, words in LISTS.items()},
        "languages": {tag: _language(LANGUAGES[tag]) for tag in offered("home")},
    }


def _language(language: Language) -> dict[str, Any]:
    """Return the properties of a language that the page uses."""
    catalogues = (*chain.from_iterable(PARTS.values()), *(f"web-{family}" for family in FAMILIES))
    return {
        "name": language.name,
        "rtl": language.rtl,
        "digits": language.digits,
        "locale": language.locale or language.tag,
        "proofread": language.proofread,
        "endings": case_endings(language),
        "fallbacks": [tag for tag in fallbacks(language.tag)[1:] if LANGUAGES[tag].offers("home")],
        "replaced": [each for each in catalogues if not language.offers(part_of(each))],
    }


def case_endings(language: Language) -> dict[str, list[list[str]]]:
    """Return the case endings of a language with the replacements of JavaScript, where `$&` is the matched end."""
    return {
        case: [[pattern, replacement.replace(r"\g<0>", "$&")] for pattern, replacement in rules]
        for case, rules in language.endings.items()
    }


def _route(route: Route) -> dict[str, Any]:
    found: dict[str, Any] = {"method": route.method, "path": route.path, "description": route.says}
    found["kind"] = route.kind
    if route.query is not None:
        found["query"] = _schema(route.query)
    if route.body:
        schemas = [_schema(kind) for kind in route.body]
        found["body"] = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    found["answer"] = _schema(route.answer)
    found["refusals"] = {code: STATUS.get(code, 400) for code in route.all_refusals}
    return found


def _schema(kind: Any) -> dict[str, Any]:
    """Return the schema of a type.

    Structs are referenced by name; their definitions are elsewhere.
    """
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return found


# ---------------------------------------------------------------------- the page
def page() -> list[str]:
    """Return the HTTP routes as lines of Markdown."""
    lines = [HTTP, "| route | query | body | answer | refused with |", "|---|---|---|---|---|"]
    for route in every_route():
        asked = "" if route.query is None else f"`{route.query.__name__}`"
        body = ", ".join(f"`{_name(kind)}`" for kind in route.body)
        codes = ", ".join(f"`{code}`" for code in route.refusals)
        lines.append(
            f"| `{route.method} {route.path}`: {route.says} | {asked} | {body} | `{_name(route.answer)}` | {codes} |"
        )
    return [*lines, ""]


def _name(kind: Any) -> str:
    """Return the name of a type as the page shows it."""
    if get_args(kind) and str(kind).startswith("tuple"):
        return f"tuple[{_name(_item(kind))}, ...]"
    if get_args(kind):  # this type is a union of all requests or of all messages
        return get_args(kind)[0].__mro__[1].__name__
    return str(kind.__name__)
