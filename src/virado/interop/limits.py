"""Generator of the table of maximum lengths in the documentation of the messages.

It reads `virado.bounds` and the modules of requests.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import NamedTuple

from msgspec import inspect as types

from virado import bounds
from virado.server.helpers.registry import help_requests
from virado.server.wire import requests

INTRODUCTION = """\
## Maximum lengths

Lengths are checked while a request is decoded, before any other work. A text is counted in code points. If a name or a
password exceeds its maximum, the refusal is the one for an invalid value; everything else is refused as `bad-request`, or
`bad-field` in the line protocol.

| type | maximum | of |
|---|---|---|"""
OTHERS = """\

| constant | value | of |
|---|---|---|"""


class DocumentedName(NamedTuple):
    """A module-level name and its docstring."""

    name: str
    meaning: str


def page() -> list[str]:
    """Return the Markdown lines of the table."""
    helpers = dict.fromkeys(sys.modules[kind.__module__] for kind in help_requests())
    modules = (bounds, requests, *helpers)
    aliases = dict(row for module in modules for row in _aliases(module))
    constants = [row for module in modules for row in _constants(module)]
    return [INTRODUCTION, *(aliases[name] for name in sorted(aliases)), OTHERS, *constants, ""]


def _aliases(module: ModuleType) -> Iterator[tuple[str, str]]:
    for name, meaning in _documented_names(module):
        try:
            info = types.type_info(getattr(module, name))
        except TypeError:  # the name is not that of a type
            continue
        kind = info.type if isinstance(info, types.Metadata) else info
        longest = getattr(kind, "max_length", None)
        if longest is not None:
            unit = "" if isinstance(kind, types.StrType) else " items"
            yield name, f"| `{name}` | {longest:,}{unit} | {meaning} |"


def _constants(module: ModuleType) -> Iterator[str]:
    for name, meaning in _documented_names(module):
        value = getattr(module, name)
        if name.startswith(("LONGEST_", "MAX_", "DEEPEST_")) and isinstance(value, int):
            yield f"| `{name}` | {value:,} | {meaning} |"


def _documented_names(module: ModuleType) -> Iterator[DocumentedName]:
    """Yield the names in a module that have a docstring, in order."""
    body = ast.parse(inspect.getsource(module)).body
    for statement, following in pairwise(body):
        if not isinstance(following, ast.Expr) or not isinstance(following.value, ast.Constant):
            continue
        target = statement.target if isinstance(statement, ast.AnnAssign) else None
        if isinstance(statement, ast.Assign):
            target = statement.targets[0]
        if isinstance(target, ast.Name):
            yield DocumentedName(target.id, " ".join(str(following.value.value).split()))
