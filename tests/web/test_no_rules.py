"""Tests that the client contains no rules.

Variants, options and rows of ranks are not named in it, except in code that a test compares with the engine.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web import shared_cases
from virado.families import FAMILIES
from virado.games.catalogue import games, presets
from virado.words.options import fields_of

CLIENT = Path(__file__).parents[2] / "web" / "src"
SOURCES = {
    str(path.relative_to(CLIENT)): re.sub(
        r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", "", path.read_text(encoding="utf-8"), flags=re.S | re.M
    )
    for path in sorted(CLIENT.rglob("*"))
    if path.suffix in (".ts", ".svelte")
    and "generated" not in path.parts
    and not path.name.endswith(".test.ts")
}
SLUGS = sorted(set(presets()) - {name.replace("_", "-") for name in FAMILIES})
"""Slugs that are not the name of a family, because a family's page may contain that name."""
OPTIONS = sorted({name for game in games() for name, _ in fields_of(game.options_type)})
RANKS_IN = {
    "hazari/trays.ts": "cards are sorted while they are dragged; played in web/src/shared-cases.test.ts",
    "replay/fairness.ts": "a pack is dealt again in the browser; played on tests/data/fairness.json",
}
"""Files that may contain a row of ranks, with the reason."""


VARIANT = rf"""["'`/]({"|".join(map(re.escape, SLUGS))})["'`(/?]"""
OPTION = r"""\boptions(\??\.|\[\s*["'`])(NAMES)\b""".replace("NAMES", "|".join(map(re.escape, OPTIONS)))
ROW_OF_RANKS = r"""["'`][A1-9TJQK]{5,}["'`]"""
NUMBER_OF_A_RANK = r"""\b[ATJQK]["']?: ?1[0-4]?\b"""


def found(pattern: str) -> Iterator[str]:
    for name, text in SOURCES.items():
        for match in re.finditer(pattern, text):
            yield f"{name}: {match[0]}"


def test_the_sources_are_found() -> None:
    assert "casino/family.ts" in SOURCES
    assert len(SLUGS) > 20
    assert "points.last_capture" in OPTIONS


def test_no_variant_is_named() -> None:
    assert not list(found(VARIANT))


def test_no_option_is_named() -> None:
    assert not list(found(OPTION))


def test_no_row_of_ranks_duplicates_the_engine() -> None:
    assert {row.split(":")[0] for row in found(ROW_OF_RANKS)} == set(RANKS_IN)


def test_no_rank_is_given_a_number() -> None:
    assert not [row for row in found(NUMBER_OF_A_RANK) if not row.startswith("cards/")]


@pytest.mark.parametrize(
    ("pattern", "planted"),
    [
        (VARIANT, '"royal-soto"'),
        (VARIANT, "`/rules/royal-soto`"),
        (OPTION, 'options["points.ace"]'),
        (OPTION, "options.sweeps"),
        (ROW_OF_RANKS, '"AKQJT987"'),
        (NUMBER_OF_A_RANK, "{ A: 1, T: 10 }"),
    ],
)
def test_planted_violations_are_found(pattern: str, planted: str) -> None:
    assert re.search(pattern, planted)


def test_the_shared_cases_match_the_engine() -> None:
    assert shared_cases.FILE.read_text(encoding="utf-8") == shared_cases.text()
