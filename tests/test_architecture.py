"""The walls of docs/design.md, held by reading the imports of every module."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "virado"
FLOORS = [
    {"cards", "refusal"},
    {"kernel"},
    {"packs"},
    {"games"},
    {"record", "view", "rulebooks"},
    {"match"},
    {"analysis", "bots"},
    {"arena"},
    {"interop"},
    {"commands", "terminal"},
    {"cli"},
    {"__main__"},
]
"""Rooms from the ground up: a module imports from its own floor and those below."""
WORLD = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "threading",
    "time",
}
"""What no rule may know of."""


def floor(module: str) -> int:
    parts = module.split(".")
    if len(parts) < 2:
        return len(FLOORS)
    return next(i for i, rooms in enumerate(FLOORS) if parts[1] in rooms)


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


@pytest.mark.parametrize("path", MODULES, ids=module_of)
def test_imports_point_downward(path: Path):
    mine = floor(module_of(path))
    above = [name for name in imports_of(path) if name.startswith("virado.") and floor(name) > mine]
    assert not above


@pytest.mark.parametrize("path", [p for p in MODULES if p.is_relative_to(PACKAGE / "games")], ids=module_of)
def test_a_game_knows_nothing_of_the_world(path: Path):
    assert not {name.split(".")[0] for name in imports_of(path)} & WORLD


@pytest.mark.parametrize("path", [p for p in MODULES if p.is_relative_to(PACKAGE / "games")], ids=module_of)
def test_no_family_imports_another(path: Path):
    families = {"casino", "raub", "zwanzig_ab", "hazari"}
    mine = set(path.relative_to(PACKAGE).parts) & families
    named = {
        part for name in imports_of(path) if name.startswith("virado.games.") for part in name.split(".")
    } & families
    assert not mine or named <= mine


@pytest.mark.parametrize("path", MODULES, ids=module_of)
def test_only_the_room_of_compilation_imports_numba(path: Path):
    if module_of(path) not in ("virado.kernel.compile", "virado.kernel.pipeline"):
        assert not {name for name in imports_of(path) if name.split(".")[0] in ("numba", "llvmlite")}


def test_nothing_in_the_engine_tests_the_name_of_a_variant():
    slugs = {
        "royal-dominican",
        "casino-royal",
        "kaszino-kirschner",
        "tuxedo",
        "hazari-bhutan",
        "raub-seven-always",
        "zwanzig-ab-jager",
    }
    for path in PACKAGE.rglob("*.py"):
        if path.name == "options.py" or not path.is_relative_to(PACKAGE / "games"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                constants = {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant)}
                assert not constants & slugs, f"{path.name} compares with a variant's name"
