"""Messages as plain data.

Compiled, a message is a *pattern*: a string, or a list of strings and expressions. An expression is a list that begins
with its kind:

    ["$", name]                                 a fact
    ['"', text]  ["#", number]                  literals
    ["@", key]                                  another message (`key`, `key.attribute`)
    ["-", key, {name: expression}]              a term
    ["(", function, [expression], {name: expression}]
    ["?", expression, [[key, pattern], ...], default]      a choice; default is an index
"""

from typing import Any, TypeAlias

Expression: TypeAlias = list[Any]
Pattern: TypeAlias = str | list[str | Expression]
Messages: TypeAlias = dict[str, Pattern]
"""Patterns by key; `key.attribute` for an attribute, `-key` for a term."""
