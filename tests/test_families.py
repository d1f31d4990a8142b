"""Modules for all families name no family; `virado.families` lists the parts of each."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from virado.families import FAMILIES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "virado"
WEB = ROOT / "web" / "src"
NAMED = re.compile(r"casino|kaszin|royal|tuxedo|raub|zwanzig|hazari", re.IGNORECASE)
"""Pattern for the names of families and of their variants."""
OF_FAMILIES = {*FAMILIES, "tricks"}
"""Names of the folders and modules of a family, and of parts shared by two families."""
MAY_NAME = {
    "families.py": r".*",  # this module is the list of families
    "languages.py": r"\w+",  # each language lists the games at home in it
}
"""Modules for all families that may still name some, each with a pattern of the allowed text."""


def is_of_a_family(path: Path) -> bool:
    return any(part.partition(".")[0] in OF_FAMILIES for part in path.parts)


def families_in(source: str) -> list[str]:
    """Return the mentions of families in names, imports and strings of a module.

    Docstrings and comments are ignored.
    """
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
    """Yield the names and strings in one node of a syntax tree, without those in its children."""
    for _, value in ast.iter_fields(node):
        values: list[Any] = list(value) if isinstance(value, list) else [value]  # pyright: ignore[reportUnknownArgumentType]
        yield from (each for each in values if isinstance(each, str))


MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize(
    "text", ["x = 'hazari'", "import virado.games.raub.game", "def casino(): ...", "f(royal=1)"]
)
def test_a_planted_mention_is_found(text: str):
    assert families_in(text)


def test_shared_modules_name_no_family():
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


# ---------------------------------------------------------------------- the browser page
WEB_MAY_NAME = {
    "families.ts": "the list of pages",
    "wire/types.ts": "the types of the messages of all families, joined",
}
"""Files for all families that may still name some, with the reason."""
PAGES = {*FAMILIES, "tricks"}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|^#[^\n]*", re.DOTALL | re.MULTILINE)


def web_files() -> list[Path]:
    """Return the sources for all families; messages of a family are in catalogues of their own (`web-casino.ftl`)."""
    found = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".js", ".svelte", ".css", ".ftl"}]
    return sorted(
        path
        for path in found
        if not {part.partition(".")[0].removeprefix("web-") for part in path.relative_to(WEB).parts} & PAGES
        and "generated" not in path.parts
        and ".test." not in path.name
    )


def test_shared_browser_sources_name_no_family():
    found = {
        path.relative_to(WEB).as_posix(): said
        for path in web_files()
        if (said := NAMED.findall(COMMENT.sub("", path.read_text("utf-8"))))
    }
    assert set(found) == set(WEB_MAY_NAME), found


def test_the_browser_lists_the_families_with_their_own_page():
    text = (WEB / "families.ts").read_text("utf-8")
    listed = set(re.findall(r"^  (\w+): \{ page: ", text, re.MULTILINE))
    assert listed <= set(FAMILIES)  # other families are played on the generic page
    own = {path.parent.name for path in WEB.glob("*/family.ts")} - {"plain", "table"}
    assert set(re.findall(r'import\("\./(\w+)/family\.ts"\)', text)) == own | {"plain"}
    assert listed >= own - {"tricks"}
    imports = re.compile(rf"[\"/](?:{'|'.join(PAGES)})/")
    assert [
        path.name for path in web_files() if imports.search(COMMENT.sub("", path.read_text("utf-8")))
    ] == ["families.ts"]


@pytest.mark.parametrize("name", ["hatch_build.py", "web/vite.config.ts", "web/tools/types.js"])
def test_the_build_names_no_family(name: str):
    assert not NAMED.search(COMMENT.sub("", (ROOT / name).read_text("utf-8")))
