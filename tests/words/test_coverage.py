"""Tests that every text exists in every language, with the same facts and without leftovers."""

import pytest

from tests.words.catalogues import OTHERS
from tests.words.coverage import Coverage, Text, compare_catalogues, coverage, lines, main
from virado.families import FAMILIES
from virado.languages import LANGUAGES, PARTS


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_texts_of_the_parts_that_it_offers_and_no_others(language: str) -> None:
    found = coverage(language)
    wrong = [
        each
        for each in found
        if each.unknown or each.different or (each.missing and LANGUAGES[language].offers(each.part))
    ]
    assert not wrong, "\n".join(lines(language, wrong))
    assert sum(each.wanted for each in found) > 1500
    complete = {each.part for each in found} - {each.part for each in found if each.missing}
    assert {part for part in complete if not LANGUAGES[language].offers(part)} == set(), "parts to be offered"


def test_every_catalogue_belongs_to_a_known_part() -> None:
    known = {*PARTS, *FAMILIES}
    assert [
        each.catalogue for each in coverage("de") if each.part not in known and "/" not in each.catalogue
    ] == []


def test_a_text_that_is_still_english_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {
        "xx.ftl": {
            "a": Text(frozenset(), "your turn"),
            "b": Text(frozenset({"card"}), ""),
            "game-c": Text(frozenset(), "Casino"),
        }
    }
    monkeypatch.setattr("tests.words.coverage.texts", {"en": known, "de": known}.get)
    assert coverage("de")[0].missing == ("a",)


def test_missing_unknown_and_different_texts_are_named() -> None:
    english = {"a": frozenset({"seat"}), "b": frozenset[str](), "c": frozenset({"card"})}
    other = {"a": frozenset({"seat"}), "c": frozenset({"cards"}), "d": frozenset[str]()}
    found = compare_catalogues("some.ftl", english, other)
    assert found == Coverage("some.ftl", 2, 3, ("b",), ("d",), ("c",))
    assert not found.complete
    assert list(lines("es", [found])) == [
        "es (Español)",
        "  some                       2 of 3",
        "    some.ftl                 2 of 3",
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
