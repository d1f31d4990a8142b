"""The catalogues as syntax trees, with their references."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from virado.languages import LANGUAGES
from virado.words.loading import source, subjects

ENGLISH = "en"
OTHERS = tuple(tag for tag in LANGUAGES if tag != ENGLISH)


class Message(NamedTuple):
    """A message, a term or an attribute."""

    subject: str
    line: int
    pattern: ast.Pattern


class Uses(Visitor):
    """The references of a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.facts: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(_full(node))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{_full(node)}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def _full(node: Any) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


@cache
def messages(language: str) -> Mapping[str, Message]:
    """Return all messages of a language by key. Raises AssertionError for a duplicate key or a syntax error."""
    found: dict[str, Message] = {}
    for subject in subjects(language):
        text = source(language, subject)
        for entry in FluentParser().parse(text).body:
            where = f"{language}/{subject}.ftl:{text.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}"
            assert not isinstance(entry, ast.Junk), f"{where}: {entry.annotations[0].message}"
            if isinstance(entry, ast.Message | ast.Term):
                for key, pattern in patterns(entry):
                    assert key not in found, f"{where}: {key} is also in {found[key].subject}.ftl"
                    found[key] = Message(subject, int(where.rpartition(":")[2]), pattern)
    return found


def patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the patterns of a message or term and of its attributes, each with its key."""
    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield key, entry.value
    for attribute in entry.attributes:
        yield f"{key}.{attribute.id.name}", attribute.value


@cache
def uses(language: str, key: str) -> Uses:
    """Return the direct references of a message."""
    return Uses(messages(language)[key].pattern)


@cache
def facts(language: str, key: str) -> frozenset[str]:
    """Return the facts that a message needs, including those of the messages it refers to.

    Terms take arguments and need no facts.
    """
    own = uses(language, key)
    inner = [facts(language, each) for each in own.references if not each.startswith("-")]
    return frozenset(own.facts).union(*inner)
