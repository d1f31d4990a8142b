"""The layers of docs/explanation/design.md, checked by parsing every module."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import import_diagram
from tests.test_circles import imports_of_the_package, modules_of_the_package
from virado.families import FAMILIES

PACKAGE = Path(__file__).parents[1] / "src" / "virado"
LAYERS = [
    {
        "bounded_files",
        "bounds",
        "cards",
        "refusal",
        "environment",
        "families",
        "file_lock",
        "folders",
        "inflection",
        "invalid_values",
        "invocation",
        "cached_files",
        "languages",
        "plain_messages",
        "source_hash",
        "text_identity",
    },
    {"kernel"},
    {"packs"},
    {"games"},
    {"position_text"},
    {"record", "view", "rulebooks"},
    {"match"},
    {"cases", "words", "added_families", "scorekeeping"},
    {"analysis", "bots"},
    {"encoders", "puzzles", "referee"},
    {"session"},
    {"interop", "server"},
    {"static_site"},
    {"commands", "terminal"},
    {"lab", "lab.extras", "lab.process_pool", "lab.solving", "lab.vector"},
    {"lab.arena"},
    {"lab.dataset"},
    {"lab.adapters", "lab.puzzles"},
    {"cli"},
    {"__main__"},
]
"""Packages and modules from the bottom up; each imports only from its own layer and those below."""
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
"""Modules that rules and sessions may not import, because they give access to I/O, time or randomness."""
KNOW_STATES = (
    "kernel",
    "games",
    "view",
    "match",
    "bots",
    "analysis",
    "cases",
    "encoders",
    "scorekeeping",
    "referee",
    "lab.solving",
    "lab.vector",
)
"""Packages that may use states, configs and functions of the rules; all others use a `Match` or a `View`."""
OF_THE_RULES = {"state", "config", "rules", "state_type", "config_type", "workspace_type", "pack", "unpack"}
"""Attribute names that only the packages in KNOW_STATES may use."""
SLUGS = {
    "royal-dominican",
    "casino-royal",
    "kaszino-kirschner",
    "tuxedo",
    "hazari-bhutan",
    "raub-seven-always",
    "zwanzig-ab-jager",
}


class Module(NamedTuple):
    """A parsed module."""

    path: Path
    name: str
    package: str
    """The package or module of LAYERS to which it belongs."""
    nodes: list[ast.AST]
    imports: list[tuple[str, int]]
    """Imported names with their line numbers."""

    def at(self, line: int) -> str:
        return f"{self.path.relative_to(PACKAGE)}:{line}"


def read(path: Path) -> Module:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return module_of(path, name, modules_of_the_package()[name])


def module_of(path: Path, name: str, tree: ast.Module) -> Module:
    nodes = list(ast.walk(tree))
    imports: list[tuple[str, int]] = []
    for node in nodes:
        if isinstance(node, ast.Import):
            imports += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "virado":
            imports += [(f"virado.{alias.name}", node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            imports.append((node.module, node.lineno))
    return Module(path, name, package_of(name), nodes, imports)


def package_of(module: str) -> str:
    """Return the entry of LAYERS to which a module belongs."""
    parts = module.split(".")[1:]
    return ".".join(parts[: 2 if parts[0] == "lab" else 1])


@cache
def all_modules() -> list[Module]:
    """Return every module except the package's lazily loaded names."""
    return [read(path) for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def modules(*packages: str) -> list[Module]:
    return [module for module in all_modules() if module.package in packages]


def layer(module: str) -> int:
    if "." not in module:
        return -1  # `virado` itself only exports names that are loaded lazily
    return next(i for i, names in enumerate(LAYERS) if package_of(module) in names)


def upward(modules: list[Module]) -> list[str]:
    """Return the imports from a higher layer, with their places."""
    return [
        f"{module.at(line)}: {name}"
        for module in modules
        for name, line in module.imports
        if name.split(".")[0] == "virado" and layer(name) > layer(module.name)
    ]


def test_imports_point_downward():
    assert not upward(all_modules())


@pytest.mark.parametrize(
    ("name", "source", "line"),
    [
        ("virado.kernel.cache", "import os\nimport virado.games.catalogue", 2),
        ("virado.games.raub.rules.turns", "def late():\n    from virado.bots.contract import Bot", 2),
        ("virado.session.session", "if TYPE_CHECKING:\n    from virado.server.tables.table import Table", 2),
        ("virado.packs", "from virado import match", 1),
    ],
    ids=["a package", "in a function", "for types", "a module from the package"],
)
def test_a_planted_import_that_points_upward_is_found(name: str, source: str, line: int):
    path = PACKAGE.parent / f"{name.replace('.', '/')}.py"
    planted = module_of(path, name, ast.parse(source))
    assert [found.partition(": ")[0] for found in upward([*all_modules(), planted])] == [planted.at(line)]


NAME_THE_LABORATORY = {"cli", "families", "lab"}
"""Modules that may name the laboratory: the command line and the list of families load its parts lazily."""


def naming_the_laboratory(modules: list[Module]) -> list[str]:
    """Return the imports of the laboratory and the strings that name its modules, with their places."""
    found = [
        module.at(line)
        for module in modules
        for name, line in module.imports
        if name == "virado.lab" or name.startswith("virado.lab.")
    ]
    found += [
        module.at(node.lineno)
        for module in modules
        for node in module.nodes
        if isinstance(node, ast.Constant) and str(node.value).startswith("virado.lab")
    ]
    return found


def test_nothing_that_plays_names_the_laboratory():
    elsewhere = [
        module for module in all_modules() if module.package.split(".")[0] not in NAME_THE_LABORATORY
    ]
    assert not naming_the_laboratory(elsewhere)
    assert [module.name for module in modules("cli") if naming_the_laboratory([module])] == ["virado.cli"]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("import virado.lab", 1),
        ("def late():\n    from virado.lab.vector import VectorEnv", 2),
        ("from virado import lab", 1),
        ("def late():\n    return import_module('virado.lab.arena.games')", 2),
    ],
    ids=["a module", "in a function", "from the package", "by its name"],
)
def test_a_planted_import_of_the_laboratory_is_found(source: str, line: int):
    path = PACKAGE / "session" / "planted.py"
    planted = module_of(path, "virado.session.planted", ast.parse(source))
    assert naming_the_laboratory([planted]) == [planted.at(line)]


def test_play_server_and_terminal_do_not_load_the_laboratory():
    names = [
        module.name
        for module in all_modules()
        if module.package.split(".")[0] not in {"lab", "__main__"} and module.name != "virado.lab"
    ]
    program = f"""
import sys
from importlib import import_module
for name in {names}:
    import_module(name)
from virado import Match
from virado.bots.catalogue import bot
match = Match("casino", seed=1)
match.play(match.to_act[0], bot("greedy").choose(match.view(match.to_act[0])))
print(*(name for name in sys.modules if name.startswith("virado.lab")))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "\n", "")


def test_the_drawing_of_imports_is_current():
    imports = import_diagram.packages(imports_of_the_package())
    assert import_diagram.PICTURE.read_text(encoding="utf-8") == import_diagram.draw(imports), (
        "python -m tests.import_diagram"
    )


def test_every_arrow_of_the_drawing_points_downward():
    imports = import_diagram.packages(imports_of_the_package())
    row = import_diagram.rows(imports)
    assert row.keys() == {name.partition(".")[0] for names in LAYERS for name in names}
    assert all(row[name] > row[other] for name, others in imports.items() for other in others)
    with pytest.raises(ValueError, match=r"a circle: .*kernel"):
        import_diagram.rows({**imports, "kernel": imports["kernel"] | {"server"}})


def test_the_drawing_omits_implied_arrows():
    imports = {"top": {"middle", "ground"}, "middle": {"ground"}, "ground": set[str]()}
    assert import_diagram.arrows(imports) == [("middle", "ground"), ("top", "middle")]
    assert import_diagram.draw(imports) != import_diagram.draw({**imports, "top": {"ground"}})


def test_games_and_sessions_use_no_io_time_or_randomness():
    assert not [
        f"{module.at(line)}: {name}"
        for module in modules("games", "session")
        for name, line in module.imports
        if name.split(".")[0] in WORLD
    ]


def test_no_family_imports_another():
    families = set(FAMILIES)
    offending: list[str] = []
    for module in modules("games", "bots", "cases"):
        mine = set(module.path.relative_to(PACKAGE).parts) & families
        for name, line in module.imports:
            if mine and not set(name.split(".")) & families <= mine:
                offending.append(f"{module.at(line)}: {name}")
    assert not offending


def test_only_allowed_packages_use_states():
    assert not [
        f"{module.at(node.lineno)}: .{node.attr}"
        for module in all_modules()
        if module.package not in KNOW_STATES
        for node in module.nodes
        if isinstance(node, ast.Attribute) and node.attr in OF_THE_RULES
    ]


def test_only_the_modules_that_compile_import_numba():
    compiling = {f"virado.kernel.{name}" for name in ("native", "passes", "pipeline", "intrinsics")}
    assert not [
        f"{module.at(line)}: {name}"
        for module in all_modules()
        for name, line in module.imports
        if name.split(".")[0] == "numba" and module.name not in compiling
    ]


def test_the_engine_never_compares_variant_names():
    assert not [
        f"{module.at(node.lineno)}: {leaf.value}"
        for module in modules("kernel", "games", "match", "view", "session")
        if module.path.name != "options.py"
        for node in module.nodes
        if isinstance(node, ast.Compare)
        for leaf in ast.walk(node)
        if isinstance(leaf, ast.Constant) and leaf.value in SLUGS
    ]
