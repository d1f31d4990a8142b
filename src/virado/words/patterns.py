"""Compiled messages as plain data.

A compiled message is a *pattern*: a string, or a list of strings and expressions. An expression is an array that
begins with its kind:

    ["$", name]                                 a fact
    ["#", value]                                a literal text or number
    ["@", key]                                  another message (`key`, `key.attribute`)
    ["-", key, {name: expression}]              a term
    ["(", function, [expression], {name: expression}]      a function call
    ["?", expression, [[key, pattern], ...], default]      a selection; default is an index
"""

from typing import TypeAlias

import msgspec


class FactReference(msgspec.Struct, frozen=True, array_like=True, tag="$"):
    """A reference to a fact."""

    name: str


class Constant(msgspec.Struct, frozen=True, array_like=True, tag="#"):
    """A literal text or number."""

    value: str | int | float


class MessageReference(msgspec.Struct, frozen=True, array_like=True, tag="@"):
    """A reference to another message."""

    key: str


class TermReference(msgspec.Struct, frozen=True, array_like=True, tag="-"):
    """A reference to a term, with its arguments."""

    key: str
    named: dict[str, "Expression"]


class FunctionCall(msgspec.Struct, frozen=True, array_like=True, tag="("):
    """A call of a function."""

    function: str
    given: list["Expression"]
    named: dict[str, "Expression"]


class Selection(msgspec.Struct, frozen=True, array_like=True, tag="?"):
    """A selection of one among several patterns, by a value."""

    by: "Expression"
    variants: list[tuple[str | int | float, "Pattern"]]
    default: int
    """Index in `variants` of the pattern for all other values."""


Expression: TypeAlias = FactReference | Constant | MessageReference | TermReference | FunctionCall | Selection
Pattern: TypeAlias = str | list[str | Expression]
Messages: TypeAlias = dict[str, Pattern]
"""Patterns by key; an attribute has the key `key.attribute`, a term the key `-key`."""
