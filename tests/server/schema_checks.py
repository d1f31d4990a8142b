"""Validation of messages against the schemas in docs/messages, with unknown fields as faults."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parents[2] / "docs" / "messages"
SCHEMAS: dict[str, Any] = {
    path.name: msgspec.json.decode(path.read_bytes()) for path in FOLDER.glob("*.json")
}
WIRE: dict[str, Any] = SCHEMAS["wire.json"]
TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
    "number": (int, float),
    "integer": int,
}


def _is(kind: str, value: object) -> bool:
    """Return True if a value has a JSON type; booleans are not numbers."""
    return isinstance(value, TYPES[kind]) and not (isinstance(value, bool) and kind in ("integer", "number"))


def _faults(schema: Any, value: Any, file: str, where: str) -> Iterator[str]:
    """Yield the differences between a value and a schema, apart from lengths and bounds.

    Unknown fields of a struct are faults.
    """
    if "$ref" in schema:
        other, _, name = str(schema["$ref"]).partition("#/$defs/")
        yield from _faults(SCHEMAS[other or file]["$defs"][name], value, other or file, where)
    elif "anyOf" in schema:
        tried = [list(_faults(each, value, file, where)) for each in schema["anyOf"]]
        if all(tried):
            yield from min(tried, key=len)
    elif "enum" in schema:
        if value not in schema["enum"]:
            yield f"{where}: {value!r} is none of {schema['enum']}"
    elif "type" in schema:
        kind = str(schema["type"])
        if not _is(kind, value):
            yield f"{where}: {value!r:.80} is no {kind}"
        elif kind == "object":
            yield from _faults_of_fields(schema, value, file, where)
        elif kind == "array":
            yield from _faults_of_items(schema, value, file, where)


def _faults_of_fields(schema: Any, value: dict[str, Any], file: str, where: str) -> Iterator[str]:
    properties: dict[str, Any] = schema.get("properties", {})
    others: Any = schema.get("additionalProperties", not properties and "required" not in schema)
    for name in schema.get("required", ()):
        if name not in value:
            yield f"{where}: {name} is missing"
    for name, inner in value.items():
        of = properties.get(name, others)
        if of is False:
            yield f"{where}: {name} is not described"
        elif of is not True:
            yield from _faults(of, inner, file, f"{where}.{name}")


def _faults_of_items(schema: Any, value: list[Any], file: str, where: str) -> Iterator[str]:
    first: list[Any] = schema.get("prefixItems", [])
    if len(value) < len(first):
        yield f"{where}: {value!r:.80} is too short"
    for number, inner in enumerate(value):
        of: Any = first[number] if number < len(first) else schema.get("items", not first)
        if of is False:
            yield f"{where}: {value!r:.80} is too long"
        elif of is not True:
            yield from _faults(of, inner, file, f"{where}[{number}]")


def faults(schema: Any, value: Any) -> list[str]:
    """Return the differences between a value and a schema of the wire protocol."""
    return list(_faults(schema, value, "wire.json", "$"))


def check(schema: Any, value: Any) -> None:
    """Raise AssertionError if a value does not match a schema of the wire protocol."""
    found = faults(schema, value)
    assert not found, "\n".join(found)
