"""Absence of import cycles, including imports for types and inside functions."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"


def modules_in(folder: Path) -> dict[str, ast.Module]:
    """Return the modules below a folder, by full name."""
    found: dict[str, ast.Module] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text("utf-8"), str(path))
    return found


@cache
def modules_of_the_package() -> dict[str, ast.Module]:
    """Return the modules of this package."""
    return modules_in(SOURCES)


@cache
def imports_of_the_package() -> dict[str, list[str]]:
    """Return the imports among the modules of this package."""
    return imports_in(modules_of_the_package())


def imports_in(modules: Mapping[str, ast.Module]) -> dict[str, list[str]]:
    """Return for each module the other modules that it imports anywhere, also for types or inside functions."""
    return {
        name: sorted({other for other in _imported(tree, modules) if other != name})
        for name, tree in modules.items()
    }


def _imported(tree: ast.Module, modules: Mapping[str, ast.Module]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                known = full if full in modules else node.module
                if known in modules:
                    yield known
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "import_module":
            name = node.args[0]
            if isinstance(name, ast.Constant) and name.value in modules:
                yield str(name.value)


def circle_in(imports: Mapping[str, list[str]]) -> list[str]:
    """Return one of the shortest cycles, or an empty list.

    The modules are in the order of their imports, with the first repeated at the end.
    """
    shortest: list[str] = []
    for start in imports:
        before: dict[str, str] = {}
        reached = [start]
        for module in reached:
            for other in imports[module]:
                if other == start:
                    way = [start, module]
                    while way[-1] != start:
                        way.append(before[way[-1]])
                    if not shortest or len(way) < len(shortest):
                        shortest = way[::-1]
                elif other not in before:
                    before[other] = module
                    reached.append(other)
    return shortest


def test_no_import_cycle_exists():
    circle = circle_in(imports_of_the_package())
    assert not circle, f"a circle: {' -> '.join(circle)}"


PLAIN = "from planted import two\n"
FOR_TYPES = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from planted.two import Thing\n"
IN_A_FUNCTION = "def late():\n    import planted.two\n"
BY_NAME = "import importlib\n\ndef late():\n    return importlib.import_module('planted.two').thing\n"


@pytest.mark.parametrize("first", [PLAIN, FOR_TYPES, IN_A_FUNCTION, BY_NAME])
def test_a_planted_cycle_is_found(tmp_path: Path, first: str):
    folder = tmp_path / "planted"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "one.py").write_text(first)
    (folder / "two.py").write_text("import planted.three\n")
    (folder / "three.py").write_text("import os\n")
    assert circle_in(imports_in(modules_in(tmp_path))) == []
    (folder / "three.py").write_text("from planted.one import late\n")
    found = circle_in(imports_in(modules_in(tmp_path)))
    assert found[0] == found[-1]
    assert set(found) == {"planted.one", "planted.two", "planted.three"}
    assert len(found) == 4
    assert ("planted.three", "planted.one") in set(pairwise(found))
