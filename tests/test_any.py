"""The number of uses of `Any` in annotations, with a maximum per package.

Lower the maximum whenever a package uses `Any` less.
"""

import ast
from collections import Counter

from tests.test_circles import modules_of_the_package

MOST = {
    "analysis": 29,
    "position_text": 5,
    "bots": 138,
    "bounds": 1,
    "cases": 13,
    "cli": 1,
    "commands": 13,
    "encoders": 51,
    "families": 2,
    "games": 116,
    "interop": 46,
    "lab": 356,
    "match": 12,
    "record": 2,
    "referee": 2,
    "refusal": 3,
    "scorekeeping": 5,
    "server": 11,
    "session": 1,
    "terminal": 19,
    "view": 2,
    "words": 7,
}
"""Maximum per package, except for `kernel`, whose compiled code has no Python types.

Elsewhere `Any` marks values whose type only their producer knows: states and configs of any family, facts of
messages, data from YAML.
"""


def times(tree: ast.AST) -> int:
    """Return the number of uses of the name, imports not counted."""
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))


def test_any_is_not_used_more_often():
    found: Counter[str] = Counter()
    for name, tree in modules_of_the_package().items():
        parts = name.split(".")
        if len(parts) > 1 and parts[1] != "kernel":
            found[parts[1]] += times(tree)
    grown = {
        name: (number, MOST.get(name, 0)) for name, number in found.items() if number > MOST.get(name, 0)
    }
    assert not grown, "more than before: say the type, or say here why not"


def test_any_is_counted_wherever_it_is_used():
    source = "from typing import Any\ndef f(a: Any, *b: list[Any]) -> dict[str, Any]:\n    c: Any = 1\nD: TypeAlias = Any"
    assert times(ast.parse(source)) == 5
