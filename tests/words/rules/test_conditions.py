"""Tests for the conditions of passages and lines, and for their values."""

import pytest
from babel import Locale
from babel.plural import to_python

from virado.languages import LANGUAGES, Language
from virado.words import catalogue
from virado.words.catalogue import Catalogue
from virado.words.rules.conditions import condition
from virado.words.rules.errors import RulesFileError
from virado.words.rules.inline import fill_placeholders, line, plain_text

FACTS = {
    "sweeps": "score",
    "players": 3,
    "endgame": "none",
    "building": "allowed",
    "limit": None,
    "target": 21,
    "events": ("pass", "misdeal"),
}


@pytest.mark.parametrize(
    ("written", "holds"),
    [
        ("sweeps=score|cancel", True),
        ("sweeps!=score", False),
        ("players>2", True),
        ("players<=2", False),
        ("building", True),
        ("!endgame", True),
        ("limit", False),
        ("limit=none", True),
        ("limit>3", False),
        ("building, endgame", False),
        ("building, endgame or players=3", True),
        ("events=misdeal|claim", True),
        ("events=claim", False),
        ("events!=misdeal", False),
        ("events!=claim", True),
    ],
)
def test_a_condition_holds_or_not(written: str, holds: bool):
    assert condition(written).holds(FACTS) is holds


@pytest.mark.parametrize("written", ["", "sweeps=", "=score", "!players>2", "sweeps==score"])
def test_an_invalid_condition_is_an_error(written: str):
    with pytest.raises(RulesFileError):
        condition(written)


def test_a_condition_on_an_unknown_fact_is_an_error():
    with pytest.raises(RulesFileError, match="unknown fact sweep"):
        condition("sweep=score").holds(FACTS)


@pytest.mark.parametrize(
    ("language", "written", "shown"),
    [
        ("en", "to {target|one: point|other: points}", "to 21 points"),
        ("de", "bis {target|one: Punkt|other: Punkte}", "bis 21 Punkte"),
        ("fa", "تا {target} امتیاز", "تا ۲۱ امتیاز"),
        ("en", "sweeps {sweeps}", "sweeps score"),
    ],
)
def test_placeholders_are_filled_in(language: str, written: str, shown: str):
    assert fill_placeholders(written, "casino", FACTS, catalogue(language)) == shown


@pytest.mark.parametrize(
    "written",
    [
        "{target|point|points}",
        "{target|one: point}",
        "{target|one: point|other: points|many: points}",
        "{target|one: point|other: points|other: point}",
        "{target|one: point|few: points}",
    ],
)
def test_a_noun_has_a_form_for_each_plural_of_its_language(written: str):
    with pytest.raises(RulesFileError, match="en needs the forms one, other"):
        fill_placeholders(written, "casino", FACTS, catalogue())


def of_a_polish_number(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def test_a_language_with_three_plural_forms_uses_them(monkeypatch: pytest.MonkeyPatch):
    polish = Language("pl", "polski", of_a_polish_number, plurals=("one", "few", "many"))
    monkeypatch.setitem(LANGUAGES, "pl", polish)
    words = Catalogue("pl", strict=False)
    reference = to_python(Locale.parse("pl").plural_form)
    written = "{target|one: punkt|few: punkty|many: punktów}"
    endings = {"one": "punkt", "few": "punkty", "many": "punktów"}
    for target in range(130):
        shown = fill_placeholders(written, "casino", {"target": target}, words)
        assert shown == f"{target} {endings[reference(target)]}"
    with pytest.raises(RulesFileError, match="pl needs the forms one, few, many"):
        fill_placeholders("{target|one: punkt|many: punktów}", "casino", FACTS, words)


@pytest.mark.parametrize("written", ["{aim}", "{target", "{? players=2} text"])
def test_an_invalid_placeholder_is_an_error(written: str):
    with pytest.raises(RulesFileError):
        fill_placeholders(written, "casino", FACTS, catalogue())


def test_cards_builds_and_terms_are_found_in_a_line():
    spans = line("*Take* 10♦ 4♥ or [5♠ 3♣] with `8r`.", "casino", FACTS, catalogue())
    assert [(span.style, span.text, span.cards) for span in spans] == [
        ("term", "Take", ()),
        ("plain", " ", ()),
        ("cards", "10♦ 4♥", ("Td", "4h")),
        ("plain", " or ", ()),
        ("build", "[5♠ 3♣]", ("5s", "3c")),
        ("plain", " with ", ()),
        ("cards", "8r", ("8r",)),
        ("plain", ".", ()),
    ]


def test_persian_numbers_have_persian_digits_and_cards_latin_ones():
    spans = line("با 10♦ تا 21", "casino", FACTS, catalogue("fa"))
    assert plain_text(spans) == "با 10♦ تا ۲۱"
