"""Analysis of the package's sources: the message keys in use, their facts, and constants that read like a sentence."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import virado

PACKAGE = Path(virado.__file__).parent
RAISED_WITH = {"OptionsError": "bad-options", "UnparsableError": "unparsable", "bad": "bad-position"}
"""Callables whose first constant (the detail) names a message, with their default refusal code."""
RAISED_WITH_CODE = ("bad_command", "ProtocolError")
"""Callables whose first constant is the code of a message."""
DIFFERENCE = "differs"
"""The callable whose second constant names a message about a case."""
FACTS_OF_THEIR_OWN = {"bad": {"path"}, DIFFERENCE: {"path"}}
NO_FACTS = {"code", "rule"}
PROGRAMMING_ERRORS = {
    "AssertionError",
    "AttributeError",
    "IndexError",
    "KeyError",
    "LookupError",
    "NotImplementedError",
    "RuntimeError",
    "TypeError",
    "ValueError",
}
"""Errors that only a programmer can cause. Users cause refusals instead."""
SENTENCE = re.compile(r"(?:^|[\s({\[])[a-z]{2,}[,;:]? [a-z]{2,}(?:$|[\s,.;:!?)}\]])")
"""Pattern for two consecutive lower-case words."""


class Raised(NamedTuple):
    """A refusal, or a difference from a case, that the sources create."""

    where: str
    key: str
    facts: frozenset[str] | None
    """Names of the facts; None if the call does not name all of them."""


@cache
def modules() -> tuple[str, ...]:
    """Return the path of every module in the package."""
    return tuple(path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py")))


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax tree of every module, by path in the package."""
    return {path: ast.parse((PACKAGE / path).read_text("utf-8")) for path in modules()}


@cache
def constants() -> frozenset[str]:
    """Return every string constant that is not a docstring."""
    return frozenset(text for tree in trees().values() for _, text in strings(tree))


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Return a pattern for every f-string that may produce a key."""
    found: list[re.Pattern[str]] = []
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
                if isinstance(parts[0], str) and re.match(r"[a-z]\w+-", parts[0]):
                    found.append(
                        re.compile("".join(r"[\w.-]+" if p is None else re.escape(str(p)) for p in parts))
                    )
    return tuple(found)


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and text of every string constant that is not a docstring, including the parts of f-strings."""
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


def sentences(path: str) -> list[str]:
    """Return the constants of a module that read like a sentence, except those in errors of a programmer."""
    tree = trees()[path]
    excused = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name(node) in PROGRAMMING_ERRORS
        for inner in ast.walk(node)
    }
    excused |= {
        id(inner) for node in ast.walk(tree) if isinstance(node, ast.Assert) for inner in ast.walk(node)
    }
    excused |= {
        id(node.value)
        for node in ast.walk(tree)
        # a description in a JSON Schema is no text for users
        if isinstance(node, ast.keyword) and node.arg == "description"
    }
    excused |= {
        id(note)
        for node in ast.walk(tree)
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None))
    }
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        f"{path}:{node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in excused | docs
        and SENTENCE.search(node.value)
    ]


@cache
def raised_refusals() -> tuple[Raised, ...]:
    """Return every refusal and every difference from a case that the sources create with a constant code or detail."""
    return tuple(found for path, tree in trees().items() for found in _raised_in(path, tree))


def _raised_in(path: str, tree: ast.Module) -> Iterator[Raised]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _name(node)
        if name in RAISED_WITH_CODE and node.args and isinstance(node.args[0], ast.Constant):
            named_facts = {each.arg for each in node.keywords if each.arg} - {"detail"}
            detail = [
                each.value.value
                for each in node.keywords
                if each.arg == "detail" and isinstance(each.value, ast.Constant)
            ]
            key = "--".join(["refusal-" + str(node.args[0].value), *map(str, detail)])
            yield Raised(f"{path}:{node.lineno}", key, frozenset(named_facts))
        if name == DIFFERENCE and len(node.args) > 1:
            code = node.args[1]
            assert isinstance(code, ast.Constant), f"{path}:{node.lineno}: the code is no constant"
            named_facts = {each.arg for each in node.keywords if each.arg} | FACTS_OF_THEIR_OWN[name]
            yield Raised(f"{path}:{node.lineno}", f"case-{code.value}", frozenset(named_facts))
        if name not in RAISED_WITH:
            continue
        place = 1 if name == "bad" else 0
        detail = node.args[place] if len(node.args) > place else None
        if not isinstance(detail, ast.Constant):
            continue
        code = next((each.value for each in node.keywords if each.arg == "code"), None)
        if name == "bad" and len(node.args) > 2:
            code = node.args[2]
        named = RAISED_WITH[name] if code is None else _code(code)
        starred = any(each.arg is None for each in node.keywords) or any(
            isinstance(each, ast.Starred) for each in node.args
        )
        facts = {each.arg for each in node.keywords if each.arg} - NO_FACTS | FACTS_OF_THEIR_OWN.get(
            name, set()
        )
        if named is not None:
            key = f"refusal-{named}--{detail.value}" if detail.value else f"refusal-{named}"
            yield Raised(f"{path}:{node.lineno}", key, None if starred else frozenset(facts))


def _code(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return {"BAD_CASE": "bad-case", "BAD_POSITION": "bad-position"}.get(getattr(node, "id", ""))


def _name(node: ast.expr | None) -> str:
    called = node.func if isinstance(node, ast.Call) else node
    return (
        called.id
        if isinstance(called, ast.Name)
        else called.attr
        if isinstance(called, ast.Attribute)
        else ""
    )
