"""docs/refusals.md lists every code there is."""

import ast
import re
from pathlib import Path

from virado.games.catalogue import games
from virado.interop import refusals

ROOT = Path(__file__).parents[1]
SPEAKERS = {"Refusal", "OptionsError", "UnparsableError", "ProtocolError", "bad"}
"""Calls that a code is given to."""


def test_the_page_is_current():
    page = (ROOT / "docs" / "refusals.md").read_text(encoding="utf-8")
    assert page == refusals.page(), "python -m virado.interop.refusals > docs/refusals.md"


def test_every_code_in_the_sources_is_on_the_page():
    listed = set(re.findall(r"^\| `([a-z-]+)` \|", refusals.page(), re.MULTILINE))
    used: set[str] = set()
    for path in (ROOT / "src" / "virado").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in SPEAKERS
            ):
                values = [*node.args, *(keyword.value for keyword in node.keywords)]
                constants = [str(value.value) for value in values if isinstance(value, ast.Constant)]
                used |= set(filter(is_code, constants))
    assert used - listed == set()
    assert {"bad-record", "not-json", "no-such-seat"} <= used


def is_code(value: str) -> bool:
    return re.fullmatch(r"[a-z]+(-[a-z]+)+", value) is not None


def test_codes_look_alike_and_rules_have_numbers():
    for game in games():
        for code, rule in game.refusals.values():
            assert is_code(code) or code.isalpha(), code
            assert rule is None or re.fullmatch(r"[CRZH]-\d+[a-z]?(\.\d+)?", rule), rule


def test_every_rule_named_by_a_refusal_is_in_the_rulebook():
    for game in games():
        book = (ROOT / "docs" / "rules" / game.rulebook).read_text(encoding="utf-8")
        for code, rule in game.refusals.values():
            assert rule is None or rule.partition(".")[0] in book, (code, rule)
