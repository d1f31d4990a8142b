"""The messages as JSON Schema and as a page.

`python -m virado.interop.schema [docs]` writes the schemas to docs/messages/; docs/site/hooks.py adds the page to the site.

One schema file per family (moves, effects, events, view, agreement), one for sessions (commands and entries), one for the wire
of the server and one for what all have in common. Everything is made from the structs; what a field means is the text below it
in their source, and without one nothing is written.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args

import msgspec

from virado.games.catalogue import AnyGame, games
from virado.games.messages import Agreement, Effect, Event, Move, Status, ViewMessage
from virado.interop import limits, wire_schema
from virado.refusal import Refusal
from virado.server import wire
from virado.server.helpers.registry import help_requests
from virado.session import commands, entries

DIALECT = "https://json-schema.org/draft/2020-12/schema"

INTRODUCTION = """\
# Messages

Everything that goes between the engine and the world is a msgspec struct: moves, effects, events, views and agreements of each
family, the commands and entries of a session, what clients and the server say to each other, the status of a match, refusals.
This page and the JSON Schemas in `docs/messages/` are generated from the structs: the page when the site is built,
the schemas by `python -m virado.interop.schema`.
In a schema file `$defs` has an entry for each struct and for each kind of message (`Move`, `Event` ...).

| name | in JSON |
|---|---|
| `Seat` | a number from 0, in the order of play |
| `Side` | a number from 0; `seat % number of sides` is the side of a seat |
| `CardName` | a card, rank and suit: `"Qs"`, `"Td"`; Rook cards `"4b"` |
| `Cards` | a list of cards |
| `Held` | a list of cards, if the viewer may know them, else their number |
| `UnsetType` | the field is missing where it does not apply |

Of every event and entry a viewer gets its own form (`seen_by`): what is secret is a number in the place of the cards, or missing.
"""


BASES: dict[type[msgspec.Struct], str] = {
    Event: "Event",
    Move: "Move",
    Effect: "Effect",
    ViewMessage: "View",
    Agreement: "Agreement",
}
"""What every family has its own kinds of, and the name of the union of these in its schema."""


class Union(NamedTuple):
    """A kind of message: its name, what it is, and the structs of that kind."""

    name: str
    title: str
    kinds: tuple[type[msgspec.Struct], ...]


# ---------------------------------------------------------------------- what there is
def family_unions(game: AnyGame) -> list[Union]:
    """The messages of a family."""
    types = game.messages
    return [
        Union("Move", "Moves", types.moves),
        Union("Effect", "Effects: what a move would do", types.effects),
        Union("Event", "Events", types.events),
        Union("View", "The view", (types.view,)),
        Union("Agreement", "The agreement", (types.agreement,)),
    ]


def session_unions() -> list[Union]:
    """The messages of a session."""
    return [
        Union("PersonCommand", "Commands of persons", get_args(commands.PersonCommand)),
        Union("HostCommand", "Commands of the host alone", get_args(commands.HostCommand)),
        Union("Entry", "Entries of the log", get_args(entries.AnyEntry)),
    ]


def wire_unions() -> list[Union]:
    """What clients and the server say to each other."""
    return [
        Union("Request", "Requests", (*get_args(wire.AnyRequest), *help_requests())),
        Union("Message", "What the server says", get_args(wire.AnyMessage)),
        Union("Result", "Results in `done`, where they are structs", wire_schema.results()),
        Union("HttpQuery", "Queries of HTTP", wire_schema.queries()),
        Union("HttpBody", "Bodies of HTTP requests", wire_schema.bodies()),
        Union("HttpAnswer", "Answers of HTTP", wire_schema.answers()),
    ]


def common_unions() -> list[Union]:
    """The messages of every match."""
    return [Union("Status", "The status of a match", (Status,)), Union("Refusal", "A refusal", (Refusal,))]


def every_union() -> dict[str, list[Union]]:
    """Every kind of message, by the schema file that it is in."""
    unions = {"common": common_unions(), "session": session_unions(), "wire": wire_unions()}
    return unions | {game.name: family_unions(game) for game in games()}


# ---------------------------------------------------------------------- schemas
def schema(unions: Iterable[Union]) -> dict[str, Any]:
    """The JSON Schema of some kinds of messages."""
    unions = list(unions)
    kinds = [kind for union in unions for kind in union.kinds]
    _, components = msgspec.json.schema_components(kinds, ref_template=wire_schema.REFERENCE)
    heard = _received_structs()
    for kind in _structs(kinds):
        described = components[kind.__name__]
        if kind not in heard:
            described["required"] = _always_there(kind, described)
        described["description"] = _first_lines(kind)
        for name, text in fields_of(kind).items():
            if name in described["properties"]:
                described["properties"][name] = {**described["properties"][name], "description": text.meaning}
    for union in unions:
        if [kind.__name__ for kind in union.kinds] != [union.name]:
            components[union.name] = {
                "anyOf": [{"$ref": wire_schema.REFERENCE.format(name=kind.__name__)} for kind in union.kinds]
            }
    for base, name in BASES.items():
        if base.__name__ in components and base in _structs(kinds):
            components[base.__name__] = {
                "anyOf": [{"$ref": f"{game.name}.json#/$defs/{name}"} for game in games()]
            }
    return {"$schema": DIALECT, "$defs": dict(sorted(components.items()))}


HEARD = ("Request", "PersonCommand", "HostCommand", "HttpQuery", "HttpBody")
"""Kinds of messages that others send: what has a default may be missing in them."""


@cache
def _received_structs() -> list[type[msgspec.Struct]]:
    """The structs that others send, and those inside them."""
    unions = [*session_unions(), *wire_unions()]
    return _structs(kind for union in unions if union.name in HEARD for kind in union.kinds)


def _always_there(kind: type[msgspec.Struct], described: dict[str, Any]) -> list[str]:
    """The fields that a struct has whenever it is written: those that are not left out at their defaults."""
    may_be_missing = {
        field.encode_name
        for field in msgspec.structs.fields(kind)
        if not field.required and (kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET)
    }
    return [name for name in described["properties"] if name not in may_be_missing]


def _structs(kinds: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """The structs, and those that are inside them."""
    found: list[type[msgspec.Struct]] = []

    def look(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls not in found:
                found.append(info.cls)
                for field in info.fields:
                    look(field.type)
            return
        for name in ("item_type", "value_type", "type"):
            if hasattr(info, name):
                look(getattr(info, name))
        for inner in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
            look(inner)

    for kind in kinds:
        look(msgspec.inspect.type_info(kind))
    return found


# ---------------------------------------------------------------------- docs from the sources
class Field(NamedTuple):
    """A field as its class declares it."""

    type: str
    meaning: str


def fields_of(kind: type[msgspec.Struct]) -> dict[str, Field]:
    """The fields of a struct in their order, with their types as they are written and what they mean."""
    declared: dict[str, Field] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            declared |= _classes(inspect.getmodule(base))[base.__name__]
    return {name: declared[name] for name in kind.__struct_fields__}


def check_meanings(kinds: Iterable[type[msgspec.Struct]]) -> None:
    """ValueError, which names them, if fields of these structs or of those inside them have no meaning."""
    fields = {
        f"{kind.__name__}.{name}": field
        for kind in _structs(kinds)
        for name, field in fields_of(kind).items()
    }
    missing = [name for name, field in fields.items() if not field.meaning]
    if missing:
        raise ValueError(f"no text below these fields says what they mean: {', '.join(missing)}")


@cache
def _classes(module: ModuleType) -> dict[str, dict[str, Field]]:
    tree = ast.parse(inspect.getsource(module))
    return {
        node.name: dict(_declared_fields(node)) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    }


def _declared_fields(node: ast.ClassDef) -> Iterator[tuple[str, Field]]:
    for statement, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            text = ""
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                text = " ".join(str(following.value.value).split())
            yield statement.target.id, Field(ast.unparse(statement.annotation), text)


def _first_lines(kind: type) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


# ---------------------------------------------------------------------- the page
def page() -> str:
    """The page as Markdown."""
    parts = [INTRODUCTION, *_section("Every match", "common", common_unions())]
    parts += _section("Sessions", "session", session_unions())
    parts += [*_section("The wire", "wire", wire_unions()), *wire_schema.page(), *limits.page()]
    for game in games():
        parts += _section(f"{game.name}", game.name, family_unions(game))
    return "\n".join(parts)


def _section(title: str, file: str, unions: list[Union]) -> list[str]:
    lines = [f"## {title}", "", f"Schema: [messages/{file}.json](messages/{file}.json)", ""]
    shown: list[type[msgspec.Struct]] = []
    for union in unions:
        lines += [f"### {union.title}", ""]
        for kind in union.kinds:
            shown.append(kind)
            lines += _describe_struct(kind)
    inner = [kind for kind in _structs(kind for union in unions for kind in union.kinds) if kind not in shown]
    inner = [kind for kind in inner if kind not in BASES]
    if inner:
        lines += ["### Parts of these", ""]
        for kind in inner:
            lines += _describe_struct(kind)
    return lines


def _describe_struct(kind: type[msgspec.Struct]) -> list[str]:
    config = kind.__struct_config__
    name = f"`{config.tag}` ({kind.__name__})" if config.tag is not None else kind.__name__
    lines = [f"**{name}**: {_first_lines(kind)}", ""]
    fields = fields_of(kind)
    if fields:
        lines += ["| field | type | meaning |", "|---|---|---|"]
        for field, text in fields.items():
            written = text.type.replace("|", "\\|")
            meaning = text.meaning.replace("|", "\\|")
            lines.append(f"| `{field}` | `{written}` | {meaning} |")
        lines.append("")
    return lines


# ---------------------------------------------------------------------- files
def files() -> dict[str, str]:
    """Every file, by its path in the folder of the docs."""
    schemas = {name: schema(of) for name, of in every_union().items()}
    schemas["wire"] |= wire_schema.describe_wire()
    return {f"messages/{name}.json": _text(data) for name, data in schemas.items()}


def _text(data: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def main(folder: Path) -> None:
    """Write all files; ValueError, and none is written, if a field has no meaning."""
    check_meanings(kind for unions in every_union().values() for union in unions for kind in union.kinds)
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs"))
