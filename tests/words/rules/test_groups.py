"""Tests that the players' rules of Hazari agree with the engine on groups outside their examples."""

import pytest

from virado.cards import FRENCH52
from virado.games.hazari.messages import CLASSES
from virado.games.hazari.narration import class_name
from virado.games.hazari.rules.strength import last_strength, strength_of_three
from virado.words import LANGUAGES
from virado.words.rules import rules_of
from virado.words.rules.texts import Line, Paragraph, Section, TextTable

THREES = ["troy", "colour_run", "run", "colour", "pair", "indi"]


def section(variant: str, language: str, id_: str) -> Section:
    return next(each for each in rules_of(variant, language).sections if each.id == id_)


def groups_in(line: Line) -> list[int]:
    """Return the groups of three or four cards in a line, as card sets."""
    return [sum(1 << FRENCH52.card(card) for card in span.cards) for span in line if len(span.cards) > 2]


def groups_of(found: Section) -> list[int]:
    """Return the groups in the last column of a section's table, or in its sentences if it has no table."""
    tables = [block for block in found.blocks if isinstance(block, TextTable)]
    if tables:
        return [group for row in tables[0].rows for group in groups_in(row[-1])]
    return [
        group for block in found.blocks if isinstance(block, Paragraph) for group in groups_in(block.line)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_groups_is_in_descending_order(language: str):
    groups = groups_of(section("hazari", language, "two-minutes"))
    assert [class_name(strength_of_three(group)) for group in groups] == THREES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "two_pair"), [("hazari-bhutan", 1), ("hazari-bhutan-no-two-pair", 0)])
def test_the_table_of_last_groups_is_in_descending_order(variant: str, two_pair: int, language: str):
    groups = groups_of(section(variant, language, "last-round-of-four"))
    shown = [class_name(last_strength(group, 1, two_pair)) for group in groups]
    assert shown == [name for name in reversed(CLASSES) if two_pair or name != "two_pair"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_h17_the_two_runs_of_the_example_tie_for_best(language: str):
    first, second, third, fourth = map(
        strength_of_three, groups_of(section("hazari", language, "equal-groups"))
    )
    assert second == fourth > max(first, third)


@pytest.mark.parametrize("language", LANGUAGES)
def test_h8_the_first_colour_beats_the_second(language: str):
    better, worse = map(strength_of_three, groups_of(section("hazari", language, "others")))
    assert better > worse
    assert {class_name(better), class_name(worse)} == {"colour"}
