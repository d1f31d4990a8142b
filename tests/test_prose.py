"""The English of docstrings and comments: none begins with a relative clause in place of a noun or a verb."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "benchmarks", "examples", "docs")
WEB = ("*", "src/**/*", "tools/*")
RELATIVE = re.compile(
    r"(?:(?:what|who|whom|whose|whether|which|how|why|those|whoever|whatever|whichever)\b|(?:where|when)\b(?![^.]*,))"
    r"(?!.*\?$)",
    re.IGNORECASE,
)

WEB_COMMENT = re.compile(
    r"(?:/\*\*?|<!--)(?=\s)(.*?)(?:\*/|-->)|(?:^|(?<=\s))//\s([^\n]*)(?:\n\s*//[^\n]*)*", re.DOTALL
)


def texts_of(source: str) -> Iterator[str]:
    """Yield the docstrings, attribute docstrings and comments of a module; a comment of several lines is one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value).strip()
    end = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            is_alone = token.line.lstrip().startswith("#")
            if not is_alone or token.start[0] != end + 1:
                yield token.string.lstrip("#").strip()
            end = token.start[0]


def web_comments(source: str) -> Iterator[str]:
    """Yield the comments of TypeScript, Svelte and CSS; a comment of several lines is one."""
    for block, line in WEB_COMMENT.findall(source):
        yield " ".join(re.sub(r"\n\s*\*", "\n", block or line).split())


def relative_clauses(texts: Iterable[str]) -> list[str]:
    """Return the first lines of the texts that start with a relative clause."""
    return [text.partition("\n")[0] for text in texts if RELATIVE.match(text)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_docstring_or_comment_starts_with_a_relative_clause(folder: str):
    found = {
        str(path.relative_to(ROOT)): clauses
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (clauses := relative_clauses(texts_of(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_no_comment_of_the_web_client_starts_with_a_relative_clause():
    found = {
        str(path.relative_to(ROOT)): clauses
        for path in sorted(path for pattern in WEB for path in (ROOT / "web").glob(pattern))
        if path.suffix in {".ts", ".js", ".svelte", ".css", ".html"} and "generated" not in path.parts
        if (clauses := relative_clauses(web_comments(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""What a seat holds."""\n', ["What a seat holds."]),
        ('def f():\n    """Whether it holds."""\n', ["Whether it holds."]),
        ('class A:\n    a: int\n    """Who asks."""\n', ["Who asks."]),
        (
            "a = 1  # how many there are\nb = 2  # How many there are\n",
            ["how many there are", "How many there are"],
        ),
        ("# When a seat is absent, the others vote.\n", []),
        ('"""Return the cards."""\n# The pack\n# which is shuffled.\n', []),
        ('"""Which card wins?"""\n', []),
    ],
)
def test_relative_clauses_are_found(source: str, found: list[str]):
    assert relative_clauses(texts_of(source)) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("/** What a seat holds. */\n", ["What a seat holds."]),
        ("  /**\n   * Whether it\n   * holds.\n   */\n", ["Whether it holds."]),
        ("<!--\n  Who sits there.\n-->\n", ["Who sits there."]),
        ("a(); // how many there are\n", ["how many there are"]),
        ("// Those that wait.\na();\n", ["Those that wait."]),
        ("// The pack,\n// which is shuffled.\n", []),
        ('glob("./*/what.ts", "https://who.org"); /* The pack. */\n', []),
        ("/* Where there is room, cards are large. */\n", []),
    ],
)
def test_relative_clauses_of_the_web_client_are_found(source: str, found: list[str]):
    assert relative_clauses(web_comments(source)) == found
