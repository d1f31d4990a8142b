"""The public names of `virado` and its public modules. The documentation uses only these names."""

import ast
import importlib
import inspect
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import virado
from tests.test_docs import GENERATED
from virado.families import FAMILIES
from virado.refusal import OptionsError

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FAMILY_MESSAGES = [f"virado.games.{family}.messages" for family in FAMILIES]
"""Modules in which every struct is public."""


PUBLIC = (*virado.PUBLIC_MODULES, *virado.PUBLIC_WITH_EXTRAS)


def public_names(module: str) -> set[str]:
    if module in FAMILY_MESSAGES:
        return set(vars(importlib.import_module(module)))
    return set(importlib.import_module(module).__all__)


def test_importing_virado_loads_no_part_of_it():
    code = "import sys, virado; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {
        name for name in done.stdout.split() if name.startswith(("virado.", "msgspec", "numpy", "numba"))
    }


def test_every_public_name_exists():
    for name in virado.__all__:
        assert getattr(virado, name) is not None
        assert name in dir(virado)
    with pytest.raises(AttributeError):
        _ = virado.nonsense  # type: ignore[attr-defined]


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_module_declares_existing_public_names(module: str):
    found = importlib.import_module(module)
    assert found.__all__
    assert not [name for name in found.__all__ if not hasattr(found, name)]
    assert found.__doc__


def members(public: Any) -> Iterator[tuple[str, Any]]:
    """Yield a class or function, and the public methods and properties that the class itself declares."""
    yield public.__qualname__, public
    if inspect.isclass(public):
        for name, member in vars(public).items():
            plain: Any = getattr(member, "__func__", member)
            if not name.startswith("_") and (
                inspect.isfunction(plain) or isinstance(plain, property) or hasattr(plain, "func")
            ):
                yield f"{public.__qualname__}.{name}", plain


def is_described(name: str, member: Any, public: Any) -> bool:
    """Return True if a member has a docstring, its own or that of the member it overrides."""
    text = member.__doc__ or (
        inspect.isclass(public) and inspect.getdoc(getattr(public, name.rsplit(".", maxsplit=1)[-1], None))
    )
    return bool(text) and not str(text).startswith(f"{name}(")


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_class_and_function_is_described(module: str):
    found = importlib.import_module(module)
    missing = [
        name
        for public in (getattr(found, each) for each in found.__all__)
        if str(getattr(public, "__module__", "")).startswith("virado")
        and (inspect.isclass(public) or inspect.isfunction(public))
        for name, member in members(public)
        if not is_described(name, member, public)
    ]
    assert not missing


def functions(module: str) -> Iterator[tuple[str, Any, str]]:
    """Yield the public functions and methods of a module, with their docstrings and that of their class."""
    found = importlib.import_module(module)
    for public in (getattr(found, each) for each in found.__all__):
        if not str(getattr(public, "__module__", "")).startswith("virado"):
            continue
        if not (inspect.isclass(public) or inspect.isfunction(public)):
            continue
        for name, member in members(public):
            plain = member.fget if isinstance(member, property) else getattr(member, "func", member)
            if inspect.isfunction(plain):
                yield name, plain, f"{inspect.getdoc(public)} {inspect.getdoc(plain)}"


def unsaid(plain: Any, said: str) -> Iterator[str]:
    """Yield the facts that a docstring omits: errors with their codes, units of time, shapes of arrays."""
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(plain)))):
        if (
            isinstance(node, ast.Raise)
            and isinstance(node.exc, ast.Call)
            and isinstance(node.exc.func, ast.Name)
        ):
            error = node.exc.func.id
            if error.endswith("Error") and error not in said and error != "NotImplementedError":
                yield error
            codes = [keyword.value for keyword in node.exc.keywords if keyword.arg == "code"]
            yield from (
                str(code.value)
                for code in codes
                if isinstance(code, ast.Constant) and str(code.value) not in said
            )
    kinds = {name: str(kind) for name, kind in plain.__annotations__.items()}
    if {"now", "at", "ms", "seconds", "timeout"} & kinds.keys() and "seconds" not in said:
        yield "a unit of time"
    if any("ndarray" in kind for kind in kinds.values()) and "shape" not in said.lower():
        yield "the shape of an array"


@pytest.mark.parametrize("module", PUBLIC)
def test_docstrings_name_errors_codes_units_and_shapes(module: str):
    missing = [(name, what) for name, plain, said in functions(module) for what in unsaid(plain, said)]
    assert not missing


def test_an_incomplete_docstring_is_found():
    def read(now: int, cards: "np.ndarray[Any, Any]") -> None:
        """Read them."""
        raise OptionsError("", code="no-cards")

    def described(now: int, cards: "np.ndarray[Any, Any]") -> None:
        """Read cards of shape (n,) at a time in milliseconds; OptionsError (`no-cards`) if there are none."""
        raise OptionsError("", code="no-cards")

    assert list(unsaid(read, str(read.__doc__))) == [
        "OptionsError",
        "no-cards",
        "a unit of time",
        "the shape of an array",
    ]
    assert list(unsaid(described, str(described.__doc__))) == []


def test_the_structs_of_every_family_are_described():
    for module in FAMILY_MESSAGES:
        for name, each in vars(importlib.import_module(module)).items():
            if inspect.isclass(each) and issubclass(each, msgspec.Struct) and each.__module__ == module:
                assert each.__doc__, name


IMPORT = re.compile(r"^(?:>>> |    )?(from virado[\w.]* import [\w, ]+|import virado[\w.]*)$", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_documentation_uses_only_public_names(page: Path):
    if page.name == "new-game.md":
        return  # this page shows the inside of a family, which may import more
    public = {*PUBLIC, *FAMILY_MESSAGES}
    for line in IMPORT.findall(page.read_text(encoding="utf-8")):
        for node in ast.parse(line).body:
            assert isinstance(node, ast.ImportFrom | ast.Import)
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names} <= public, line
            else:
                assert node.module in public, line
                assert {alias.name for alias in node.names} <= public_names(node.module), line


def test_only_entry_points_draw_a_seed():
    """Check that only code at the edge, where a person or a program begins a match, draws a seed."""
    without: list[str] = []
    for path in (ROOT / "src" / "virado").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Match":
                given = {keyword.arg for keyword in node.keywords}
                without += [f"{path.name}:{node.lineno}"] * ("seed" not in given)
    assert not without


def test_the_menu_of_the_site_has_every_page():
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = set(re.findall(r"([\w/-]+\.md)$", menu, re.MULTILINE))
    docs = ROOT / "docs"
    written = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    assert listed == written | {path.relative_to(docs).as_posix() for path in GENERATED}
