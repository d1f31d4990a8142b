"""Messages as plain data.

Compiled, a message is a *pattern*: a string, or a list of strings and expressions. An expression is an array that begins
with its kind:

    ["$", name]                                 a fact
    ["#", value]                                a text or a number as it is written
    ["@", key]                                  another message (`key`, `key.attribute`)
    ["-", key, {name: expression}]              a term
    ["(", function, [expression], {name: expression}]
    ["?", expression, [[key, pattern], ...], default]      a choice; default is an index
"""

from typing import TypeAlias

import msgspec


class FactReference(msgspec.Struct, frozen=True, array_like=True, tag="$"):
    """A fact."""

    name: str


class Constant(msgspec.Struct, frozen=True, array_like=True, tag="#"):
    """A text or a number as it is written."""

    value: str | int | float


class MessageReference(msgspec.Struct, frozen=True, array_like=True, tag="@"):
    """Another message."""

    key: str


class TermReference(msgspec.Struct, frozen=True, array_like=True, tag="-"):
    """A term."""

    key: str
    named: dict[str, "Expression"]


class FunctionCall(msgspec.Struct, frozen=True, array_like=True, tag="("):
    """What a function gives."""

    function: str
    given: list["Expression"]
    named: dict[str, "Expression"]


class Selection(msgspec.Struct, frozen=True, array_like=True, tag="?"):
    """One of several patterns, by a value."""

    by: "Expression"
    variants: list[tuple[str | int | float, "Pattern"]]
    default: int
    """Index of the pattern for all other values."""


Expression: TypeAlias = FactReference | Constant | MessageReference | TermReference | FunctionCall | Selection
Pattern: TypeAlias = str | list[str | Expression]
Messages: TypeAlias = dict[str, Pattern]
"""Patterns by key; `key.attribute` for an attribute, `-key` for a term."""
