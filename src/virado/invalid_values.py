"""Texts of decoding errors that name the accepted values, and the values that a field accepts.

If a value differs from all literals of its field, the text of msgspec does not name the literals: `Invalid enum value
'0' - at `$.seat``.
"""

import re
from collections.abc import Iterator

from msgspec import inspect

_NOT_A_LITERAL = re.compile(r"Invalid (?:enum )?value (?P<found>.+) - at `\$(?P<path>.*)`")
_STEP = re.compile(r"\.(?P<field>[^.\[]+)|\[(?P<item>\.\.\.|\d+)\]")


def describe(error: Exception, kind: type) -> str:
    """Return the text of an error that msgspec raised for a value of type `kind`.

    If a value is not one of the literals of its field, the text lists what the field accepts: ``Expected `int |
    'public'`, got `'0'` - at `$.seat` ``.
    """
    text = str(error)
    found = _NOT_A_LITERAL.fullmatch(text)
    if found is None:
        return text
    types = [inspect.type_info(kind)]
    for step in _STEP.finditer(found["path"]):
        types = [inner for each in types for inner in _inner(each, step["field"])]
    accepted = dict.fromkeys(name for each in types for name in _accepted(each))
    if not accepted:
        return text
    return f"Expected `{' | '.join(accepted)}`, got `{found['found']}` - at `${found['path']}`"


def typed_values(kind: type, path: str) -> tuple[str, ...]:
    """Return what a user can type for a field of `kind`, such as `null`, a range of numbers, or `cw` and `ccw`.

    `path` holds the names of fields, joined by dots. A list has the form `[1, 2]`, a struct gives the paths of its
    fields, and a number or text without limits gives an example.
    """
    types = [inspect.type_info(kind)]
    for field in path.split("."):
        types = [inner for each in types for inner in _inner(each, field)]
    return tuple(dict.fromkeys(value for each in types for value in _typed(each, path)))


def _typed(info: inspect.Type, path: str) -> Iterator[str]:
    for each in _alternatives(info):
        match each:
            case inspect.LiteralType(values=values):
                yield from map(str, values)
            case inspect.IntType(ge=int(least), le=int(most)):
                yield f"{least}\u2013{most}"
            case inspect.BoolType():
                yield from ("false", "true")
            case inspect.StructType(fields=fields):
                yield from (f"{path}.{field.encode_name}" for field in fields)
            case inspect.VarTupleType(item_type=item):
                yield f"[{', '.join(_typed(item, path))}]"
            case inspect.NoneType():
                yield "null"
            case inspect.StrType():
                yield "1/2"
            case inspect.IntType():
                yield "1"
            case _:
                continue


def _alternatives(info: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the types that a value may have, without the limits on their values."""
    if isinstance(info, inspect.Metadata):
        yield from _alternatives(info.type)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            yield from _alternatives(each)
    else:
        yield info


def _inner(info: inspect.Type, field: str | None) -> Iterator[inspect.Type]:
    """Yield the types of a field of a struct, or of the items of a list or map if `field` is None."""
    for each in _alternatives(info):
        if field is not None and isinstance(each, inspect.StructType):
            yield from (known.type for known in each.fields if known.encode_name == field)
        elif isinstance(each, inspect.DictType):
            yield each.value_type
        elif isinstance(each, inspect.TupleType):
            yield from each.item_types
        elif isinstance(each, inspect.CollectionType):
            yield each.item_type


def _accepted(info: inspect.Type) -> Iterator[str]:
    """Yield the literals and the names of the other types that a value may have."""
    for each in _alternatives(info):
        if isinstance(each, inspect.LiteralType):
            yield from (repr(value) for value in each.values)
        elif isinstance(each, inspect.NoneType):
            yield "null"
        else:
            yield type(each).__name__.removesuffix("Type").lower()
