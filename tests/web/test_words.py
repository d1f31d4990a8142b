"""Tests for the client's own catalogues: every language has the same messages and facts, and every message is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from virado.languages import DEFAULT, LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != DEFAULT]
KEY = re.compile(r"""["'`](web-[\w-]*(?:\.\w+)?(?:\$\{[^}]*\}[\w-]*)*)""")
"""Pattern for a key in the sources, of which a part may be computed."""


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def _messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((SOURCES / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def _facts(message: ast.Message) -> set[str]:
    reading = _Facts()
    reading.visit(message)
    return reading.names


def _used() -> set[str]:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts"), *(SOURCES.parent / "tools").glob("*.ts")]
    texts = [path.read_text(encoding="utf-8") for path in files if "generated" not in path.parts]
    return {re.sub(r"\$\{[^}]*\}", "${}", key) for text in texts for key in KEY.findall(text)}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str):
    english, other = _messages("en"), _messages(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    different = [key for key, message in english.items() if _facts(message) != _facts(other[key])]
    # A translation may omit or rephrase a fact, but not use additional ones.
    assert [key for key in different if not _facts(other[key]) <= _facts(english[key])] == []


def test_every_message_is_used_and_every_key_is_there():
    messages, used = _messages("en"), _used()
    patterns = [
        re.compile(re.sub(r"\\\$\\\{\\\}", r"[\\w-]+", re.escape(key.split(".")[0])) + "$") for key in used
    ]
    referred: set[str] = set()
    for message in messages.values():
        reading = _Facts()
        reading.visit(message)
        referred |= reading.messages
    unused = [
        key
        for key in messages
        if key.startswith("web-")
        and key not in referred
        and not any(pattern.match(key) for pattern in patterns)
    ]
    assert unused == []
    missing = [key for key in used if "$" not in key and key.split(".")[0] not in messages]
    assert sorted(missing) == []
    nowhere = [
        key
        for key, pattern in zip(used, patterns, strict=True)
        if "$" in key and not any(map(pattern.match, messages))
    ]
    assert nowhere == []
