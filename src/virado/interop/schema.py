"""The messages as JSON Schema and as a page of the documentation.

`python -m virado.interop.schema [docs]` writes the schemas to docs/messages/; docs/site/hooks.py adds the page to the
site.

Each family has a schema file (moves, effects, events, view, agreement). Further files contain the messages of
sessions (commands and entries), those of the server's wire, and the common messages. All are generated from the
structs. The meaning of a field is its docstring in the source. If any field has no docstring, nothing is written.
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

All data that the engine exchanges with other programs are msgspec structs: moves, effects, events, views and agreements of each
family, commands and entries of a session, messages between clients and the server, the status of a match, and refusals.
This page and the JSON Schemas in `docs/messages/` are generated from the structs: the page when the site is built,
the schemas by `python -m virado.interop.schema`.
In a schema file `$defs` has an entry for each struct and for each kind of message (`Move`, `Event` ...).

| name | in JSON |
|---|---|
| `Seat` | a number from 0, in the order of play |
| `Side` | a number from 0; `seat % number of sides` is the side of a seat |
| `CardName` | a card, rank and suit: `"Qs"`, `"Td"`; Rook cards `"4b"` |
| `Cards` | a list of cards |
| `Held` | a list of cards if the viewer may know them, else their number |
| `UnsetType` | the field is absent if it does not apply |

Each viewer receives its own form of an event or entry (`seen_by`), in which hidden cards are replaced by their number or omitted.
"""


BASES: dict[type[msgspec.Struct], str] = {
    Event: "Event",
    Move: "Move",
    Effect: "Effect",
    ViewMessage: "View",
    Agreement: "Agreement",
}
"""Base classes of the messages that each family defines, with the name of their union in its schema."""


class Union(NamedTuple):
    """A kind of message: the name and title of the union, and its structs."""

    name: str
    title: str
    kinds: tuple[type[msgspec.Struct], ...]


# ---------------------------------------------------------------------- unions
def family_unions(game: AnyGame) -> list[Union]:
    """Return the unions of a family's messages."""
    types = game.messages
    return [
        Union("Move", "Moves", types.moves),
        Union("Effect", "Effects of moves", types.effects),
        Union("Event", "Events", types.events),
        Union("View", "The view", (types.view,)),
        Union("Agreement", "The agreement", (types.agreement,)),
    ]


def session_unions() -> list[Union]:
    """Return the unions of a session's messages."""
    return [
        Union("PersonCommand", "Commands of persons", get_args(commands.PersonCommand)),
        Union("HostCommand", "Commands of the host alone", get_args(commands.HostCommand)),
        Union("Entry", "Entries of the log", get_args(entries.AnyEntry)),
    ]


def wire_unions() -> list[Union]:
    """Return the unions of the messages between clients and the server."""
    return [
        Union("Request", "Requests", (*get_args(wire.AnyRequest), *help_requests())),
        Union("Message", "Messages of the server", get_args(wire.AnyMessage)),
        Union("Result", "Results in `done` that are structs", wire_schema.results()),
        Union("HttpQuery", "Queries of HTTP", wire_schema.queries()),
        Union("HttpBody", "Bodies of HTTP requests", wire_schema.bodies()),
        Union("HttpAnswer", "Answers of HTTP", wire_schema.answers()),
    ]


def common_unions() -> list[Union]:
    """Return the unions of the messages common to all matches."""
    return [Union("Status", "The status of a match", (Status,)), Union("Refusal", "A refusal", (Refusal,))]


def every_union() -> dict[str, list[Union]]:
    """Return all unions of messages, by schema file."""
    unions = {"common": common_unions(), "session": session_unions(), "wire": wire_unions()}
    return unions | {game.name: family_unions(game) for game in games()}


# ---------------------------------------------------------------------- schemas
def schema(unions: Iterable[Union]) -> dict[str, Any]:
    """Return the JSON Schema of these unions."""
    unions = list(unions)
    kinds = [kind for union in unions for kind in union.kinds]
    _, components = msgspec.json.schema_components(kinds, ref_template=wire_schema.REFERENCE)
    heard = _received_structs()
    for kind in _structs(kinds):
        described = components[kind.__name__]
        if kind not in heard:
            described["required"] = _required_fields(kind, described)
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


RECEIVED_UNIONS = ("Request", "PersonCommand", "HostCommand", "HttpQuery", "HttpBody")
"""Names of the unions that the engine or the server receives.

In these messages, fields with defaults are optional.
"""


@cache
def _received_structs() -> list[type[msgspec.Struct]]:
    """Return the structs that the engine or the server receives, including structs nested in them."""
    unions = [*session_unions(), *wire_unions()]
    return _structs(kind for union in unions if union.name in RECEIVED_UNIONS for kind in union.kinds)


def _required_fields(kind: type[msgspec.Struct], described: dict[str, Any]) -> list[str]:
    """Return the fields that are present in every encoded message."""
    may_be_missing = {
        field.encode_name
        for field in msgspec.structs.fields(kind)
        if not field.required and (kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET)
    }
    return [name for name in described["properties"] if name not in may_be_missing]


def _structs(kinds: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """Return the structs of these types, including structs nested in them."""
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


# ---------------------------------------------------------------------- docstrings of the sources
class Field(NamedTuple):
    """A field of a struct, as its class declares it."""

    type: str
    meaning: str


def fields_of(kind: type[msgspec.Struct]) -> dict[str, Field]:
    """Return the fields of a struct in order, with their types as written and their meanings."""
    declared: dict[str, Field] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            declared |= _classes(inspect.getmodule(base))[base.__name__]
    return {name: declared[name] for name in kind.__struct_fields__}


def check_meanings(kinds: Iterable[type[msgspec.Struct]]) -> None:
    """Raise ValueError if any field of these structs, or of structs nested in them, has no docstring.

    The error names these fields.
    """
    fields = {
        f"{kind.__name__}.{name}": field
        for kind in _structs(kinds)
        for name, field in fields_of(kind).items()
    }
    missing = [name for name, field in fields.items() if not field.meaning]
    if missing:
        raise ValueError(f"fields without a docstring: {', '.join(missing)}")


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
    """Return the page of messages as Markdown."""
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
    """Return the text of every file, by its path in the docs folder."""
    schemas = {name: schema(of) for name, of in every_union().items()}
    schemas["wire"] |= wire_schema.describe_wire()
    return {f"messages/{name}.json": _text(data) for name, data in schemas.items()}


def _text(data: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def main(folder: Path) -> None:
    """Write all files to a folder.

    Raises ValueError before anything is written if a field has no docstring.
    """
    check_meanings(kind for unions in every_union().values() for union in unions for kind in union.kinds)
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs"))
