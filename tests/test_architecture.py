"""The layers of docs/design.md, held by reading every module."""

import ast
from pathlib import Path

import pytest

from virado.families import FAMILIES

PACKAGE = Path(__file__).parents[1] / "src" / "virado"
LAYERS = [
    {"cards", "refusal", "families"},
    {"kernel"},
    {"packs"},
    {"games"},
    {"record", "view", "rulebooks"},
    {"match"},
    {"cases", "words"},
    {"analysis", "bots"},
    {"session"},
    {"arena", "interop", "server"},
    {"commands", "terminal"},
    {"cli"},
    {"__main__"},
]
"""Packages and modules from the ground up: each imports from its own layer and those below."""
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
"""What neither rules nor sessions may know of."""
KNOW_STATES = ("kernel", "games", "view", "match", "bots", "analysis", "cases")
"""Who may look at states, configs and the functions of the rules; all others ask a `Match` or a `View`."""
OF_THE_RULES = {"state", "config", "rules", "state_type", "config_type", "workspace_type", "pack", "unpack"}
"""Names of what only they look at."""
SLUGS = {
    "royal-dominican",
    "casino-royal",
    "kaszino-kirschner",
    "tuxedo",
    "hazari-bhutan",
    "raub-seven-always",
    "zwanzig-ab-jager",
}


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_of(path: Path) -> str:
    """The package or module of the layers that a file belongs to."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def layer(module: str) -> int:
    parts = module.split(".")
    if len(parts) < 2:
        return -1  # the names that `virado` itself offers, loaded when they are used
    return next(i for i, names in enumerate(LAYERS) if parts[1] in names)


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


def modules(*packages: str) -> list[Path]:
    return [path for path in MODULES if package_of(path) in packages]


every_module = pytest.mark.parametrize("path", MODULES, ids=module_of)


@every_module
def test_imports_point_downward(path: Path):
    mine = layer(module_of(path))
    above = [name for name in imports_of(path) if name.split(".")[0] == "virado" and layer(name) > mine]
    assert not above


@pytest.mark.parametrize("path", modules("games", "session"), ids=module_of)
def test_games_and_sessions_know_nothing_of_the_world(path: Path):
    assert not {name.split(".")[0] for name in imports_of(path)} & WORLD


@pytest.mark.parametrize("path", modules("games", "bots", "cases"), ids=module_of)
def test_no_family_imports_another(path: Path):
    mine = set(path.relative_to(PACKAGE).parts) & set(FAMILIES)
    named = {part for name in imports_of(path) for part in name.split(".")} & set(FAMILIES)
    assert not mine or named <= mine


@pytest.mark.parametrize(
    "path", [path for path in MODULES if package_of(path) not in KNOW_STATES], ids=module_of
)
def test_only_engine_bots_and_cases_look_at_states(path: Path):
    looked = {
        f"{node.attr} in line {node.lineno}"
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and node.attr in OF_THE_RULES
    }
    assert not looked


@every_module
def test_only_the_modules_that_compile_import_numba(path: Path):
    compiling = {"native", "passes", "pipeline", "intrinsics"}
    if module_of(path) not in {f"virado.kernel.{name}" for name in compiling}:
        assert not {name for name in imports_of(path) if name.split(".")[0] == "numba"}


@pytest.mark.parametrize("path", modules("kernel", "games", "match", "view", "session"), ids=module_of)
def test_nothing_in_the_engine_tests_the_name_of_a_variant(path: Path):
    if path.name == "options.py":
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Compare):
            constants = {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant)}
            assert not constants & SLUGS
