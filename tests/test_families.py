"""No module that serves all families knows one of them: what a family brings is a part of it (`virado.families`)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from virado.families import FAMILIES

SOURCE = Path(__file__).parents[1] / "src" / "virado"
NAMED = re.compile(r"casino|kaszin|royal|tuxedo|raub|zwanzig|hazari", re.IGNORECASE)
"""Families and their forms."""
OF_FAMILIES = {*FAMILIES, "tricks"}
"""Names of the folders and modules of a family, and of what two of them share."""
MAY_NAME = {
    "families.py": r".*",  # the list of families
    "cli.py": r"Casino in fourteen local forms, .*|a slug such as casino, .*",  # what --help says of the program
}
"""Modules for all families that name some, with all that they may say of them."""


def is_of_a_family(path: Path) -> bool:
    return any(part.partition(".")[0] in OF_FAMILIES for part in path.parts)


def families_in(source: str) -> list[str]:
    """What a module says of families in names, imports and texts; not in docstrings and comments, which say it to its readers."""
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        said
        for node in ast.walk(tree)
        if node not in docstrings
        for said in said_by(node)
        if NAMED.search(said)
    ]


def said_by(node: ast.AST) -> Iterator[str]:
    """The names and texts of a node itself."""
    for _, value in ast.iter_fields(node):
        values: list[Any] = list(value) if isinstance(value, list) else [value]  # pyright: ignore[reportUnknownArgumentType]
        yield from (each for each in values if isinstance(each, str))


MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize(
    "text", ["x = 'hazari'", "import virado.games.raub.game", "def casino(): ...", "f(royal=1)"]
)
def test_a_planted_mention_is_found(text: str):
    assert families_in(text)


def test_no_module_for_all_families_names_one():
    found = {
        str(path): said
        for path in MODULES
        if not is_of_a_family(path)
        and (
            said := [
                each
                for each in families_in((SOURCE / path).read_text("utf-8"))
                if not re.fullmatch(MAY_NAME.get(path.as_posix(), ""), each)
            ]
        )
    }
    assert not found


def test_every_exception_is_needed():
    for path, allowed in MAY_NAME.items():
        said = families_in((SOURCE / path).read_text("utf-8"))
        assert all(any(re.fullmatch(each, text) for text in said) for each in allowed.split("|"))
