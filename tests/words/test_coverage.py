"""Tests that every text exists in every language, with the same facts and without leftovers."""

import pytest

from tests.words.catalogues import OTHERS
from tests.words.coverage import Coverage, compare_catalogues, coverage, lines, main


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_texts_and_no_others(language: str) -> None:
    found = list(coverage(language))
    incomplete = [each for each in found if not each.complete]
    assert not incomplete, "\n".join(lines(language, incomplete))
    assert sum(each.there for each in found) > 1500


def test_missing_unknown_and_different_texts_are_named() -> None:
    english = {"a": frozenset({"seat"}), "b": frozenset[str](), "c": frozenset({"card"})}
    other = {"a": frozenset({"seat"}), "c": frozenset({"cards"}), "d": frozenset[str]()}
    found = compare_catalogues("some.ftl", english, other)
    assert found == Coverage("some.ftl", 2, 3, ("b",), ("d",), ("c",))
    assert not found.complete
    assert list(lines("es", [found])) == [
        "es (Español)",
        "  some.ftl                   2 of 3",
        "  all                        2 of 3",
        "  some.ftl: missing: b",
        "  some.ftl: unknown: d",
        "  some.ftl: other facts: c",
    ]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["es"]) == 0
    shown = capsys.readouterr().out
    assert "  casino.ftl" in shown
    assert "  web-table.ftl" in shown
    assert "  rules/raub" in shown
    assert "missing" not in shown
    assert main(["tlh"]) == 2
