"""Tests that every sentence that a command prints comes from the catalogue of the user's language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import virado
from virado.cli import main
from virado.languages import DEFAULT, LANGUAGES

SOURCES = Path(virado.__file__).parent
PRINTS = ("print", "print_line", "print_error", "write", "copy")
"""Names of the functions that print their argument unchanged."""
WORD = re.compile(r"[A-Za-z]{3,}")
KNOWN = {"virado", "check", "play", "replay", "resume", "cards", "http"}
"""Words that are typed, and therefore the same in every language."""
CASES = Path(__file__).parents[1] / "cases" / "raub-cases.yaml"
PLAIN_TEXT = ("interop", "kernel")
"""Packages whose output is read by programs."""


def printed_literals(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each literal with an English word that a call in PRINTS receives."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in PRINTS:
            continue
        for argument in node.args:
            parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            for part in parts:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield node.lineno, part.value


def test_no_command_prints_a_literal_sentence():
    faults = [
        f"{path.relative_to(SOURCES)}:{line}: {text!r}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path.relative_to(SOURCES).parts[0] not in PLAIN_TEXT
        for line, text in printed_literals(path.read_text("utf-8"))
        if set(WORD.findall(text)) - KNOWN
    ]
    assert faults == []


def test_a_printed_literal_is_found():
    assert list(printed_literals('print_line(f"{n} passed, {m} failed")')) == [
        (1, " passed, "),
        (1, " failed"),
    ]


OTHERS = [tag for tag in LANGUAGES if tag != DEFAULT]


@pytest.mark.parametrize("language", OTHERS)
def test_the_last_line_of_check_is_in_the_language(language: str, capsys: pytest.CaptureFixture[str]):
    assert main(["--lang", language, "check", str(CASES)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert not re.search("passed|failed", last)


@pytest.mark.parametrize("language", OTHERS)
def test_the_line_of_the_sequential_test_is_in_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
):
    arguments = (
        "arena zwanzig-ab(players=2) --bots greedy,random --deals 4 --jobs 1 --stop-when sprt:0.5,0.55"
    )
    assert main(["--lang", language, *arguments.split()]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert not re.search("accepted|ratio|lower|upper", last)
    assert re.search("sprt", last, re.IGNORECASE)
