"""The page of refusals lists every refusal with its facts and its sentence."""

import re
from pathlib import Path

from virado.games.catalogue import games
from virado.interop import refusals
from virado.words import catalogue
from virado.words.outline import facts_in, outline

ROOT = Path(__file__).parents[2]


def test_a_row_has_code_detail_rule_facts_and_sentence():
    page = refusals.page()
    assert (
        "| `bad-pack` | `wrong-number-of-cards` | | `deck`, `limit`, `number` | "
        "a pack of {deck} holds each of the {limit} once; here are {number} |"
    ) in page
    assert "| `match-over` | | Z-17 | | the match is over |" in page


def test_every_refusal_of_the_rules_is_on_the_page():
    page = refusals.page()
    for game in games():
        for kind in game.refusals.values():
            detail = f"`{kind.detail}`" if kind.detail else ""
            assert f"| `{kind.code}` | {detail}".rstrip() in page


def test_every_refusal_of_the_catalogue_is_on_the_page_once():
    rows = re.findall(r"^\| `([a-z-]+)` \| (?:`([a-z0-9-]+)` )?\|", refusals.page(), re.MULTILINE)
    shared = [(kind.code, kind.detail) for game in games() for kind in game.refusals.values()]
    assert {row for row in rows if rows.count(row) > 1} <= set(shared)
    assert {("not-your-turn", ""), ("bad-record", "other-version")} <= set(rows)


def test_an_outline_shows_facts_by_name():
    words = catalogue()
    assert outline(words, "refusal-no-such-seat") == "there is no seat {seat}; the seats are 0 to {limit}"
    assert facts_in(words, "refusal-not-in-hand") == ("cards",)


def test_codes_and_rule_numbers_are_well_formed():
    for game in games():
        for kind in game.refusals.values():
            for name in (kind.code, kind.detail):
                assert re.fullmatch(r"([a-z0-9]+(-[a-z0-9]+)*)?", name), kind
            assert kind.rule is None or re.fullmatch(r"[A-Z]-\d+[a-z]?(\.\d+)?", kind.rule), kind


def test_every_rule_named_by_a_refusal_is_in_the_rulebook():
    for game in games():
        book = (ROOT / "docs" / "rules" / game.rulebook).read_text(encoding="utf-8")
        for kind in game.refusals.values():
            assert kind.rule is None or kind.rule.partition(".")[0] in book, kind
