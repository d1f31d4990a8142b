"""Tests that numbers, percentages and lists follow the conventions of each language (CLDR) everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from virado.languages import LANGUAGES
from virado.words import Speakers, catalogue
from virado.words.evaluation import Evaluator
from virado.words.functions import list_items, percent

ROOT = Path(__file__).parents[2]
DIRECTION = re.compile("[\u200e\u200f\u2066-\u2069]")
"""Pattern for characters that only set the direction of a text."""
SIGN = re.compile(r"[\d۰-۹}][ \u00a0]?[%٪]")
"""Pattern for a percent sign after a number or a placeholder."""


def _words(language: str) -> Evaluator:
    return Evaluator(catalogue(language), {}, Speakers())


def _locale(language: str) -> str:
    return (LANGUAGES[language].locale or language).replace("-", "_")


def _bare(text: str) -> str:
    return DIRECTION.sub("", text)


def _in_digits_of(language: str, text: str) -> str:
    """Replace the digits and the percent sign of a text; Babel only localises the other signs."""
    locale = Locale.parse(_locale(language))
    system = locale.default_numbering_system
    if system == "latn":
        return text
    zero = {"arabext": 0x6F0, "beng": 0x9E6}[system]
    percent_sign = locale.number_symbols[system].get("percentSign", "%")
    return text.translate(
        {ord(str(digit)): chr(zero + digit) for digit in range(10)} | {ord("%"): percent_sign}
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 7, 2.5, 0.25, -3, -0.5, 121])
def test_numbers_follow_cldr_except_for_the_minus_sign(language: str, value: float) -> None:
    expected = format_decimal(value, locale=_locale(language), numbering_system="default")
    expected = _bare(_in_digits_of(language, expected)).replace("-", "−")
    assert _bare(_words(language).number(value)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages_follow_cldr(language: str) -> None:
    expected = format_percent(0.48, locale=_locale(language), numbering_system="default")
    assert _bare(percent(_words(language), 0.48)) == _bare(_in_digits_of(language, expected))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percentage_with_latin_digits_has_a_latin_sign(language: str) -> None:
    assert "%" in percent(_words(f"{language}-u-nu-latn"), 0.48)


def test_no_ending_follows_a_card_after_a_hyphen() -> None:
    """In speech, the card is in words and the hyphen would stand before its ending."""
    endings = re.compile(r"\b(?:CARDS?|BUILDS?)\([^)]*\) \}-")
    texts = (ROOT / "src/virado/words").glob("*/*.ftl")
    assert [path.name for path in texts if endings.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("style", "cldr"), [("and", "standard"), ("or", "or")])
@pytest.mark.parametrize("items", [["Rosa", "Tom"], ["Rosa", "Tom", "Ada"], ["a", "b", "c", "d"]])
def test_lists_follow_cldr_except_for_a_comma_and_the_short_bengali_and(
    language: str, style: str, cldr: str, items: list[str]
) -> None:
    """Compare lists with CLDR: no comma before the Persian "and" and the Bengali "or"; the Bengali "and" of speech."""
    expected = format_list(items, style=cldr, locale=_locale(language))  # pyright: ignore[reportArgumentType]
    expected = re.sub("، (?=[وی])|, (?=বা )", " ", _bare(expected)).replace(" এবং ", " ও ")
    assert _bare(list_items(_words(language), items, style)) == expected


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (["Rosa", "Ilona"], "Rosa e Ilona"),
        (["Rosa", "Hilda"], "Rosa e Hilda"),
        (["7", "8"], "7 u 8"),
        (["Eva", "Hortensia"], "Eva u Hortensia"),
    ],
)
def test_spanish_conjunctions_change_before_similar_sounds(items: list[str], expected: str) -> None:
    style = "and" if " e " in expected else "or"
    assert list_items(_words("es"), items, style) == expected


def _texts(language: str) -> Iterator[Path]:
    words = ROOT / "src/virado/words"
    yield from (words / language).rglob("*.ftl")
    yield from (words / "rules").glob(f"*/{language}.md")
    yield from (ROOT / "web/src/words" / language).rglob("*.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_signs_follow_the_language(language: str) -> None:
    sign = _bare(percent(_words(language), 1)).removeprefix(_words(language).number(100))
    strange = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in _texts(language)
        for found in SIGN.finditer(path.read_text(encoding="utf-8"))
        if found[0][1:] != sign
    ]
    assert strange == []
    assert any(SIGN.search(path.read_text(encoding="utf-8")) for path in _texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commas_follow_the_script(language: str) -> None:
    """Check the commas between words; moves and options keep the commas that are typed."""
    comma = _words(language).message("list-comma").strip()
    other = {"،": ",", ",": "،"}[comma]
    letters = r"[\u0621-\u06cc]" if comma == "،" else r"[A-Za-zäöüßáéíóúñ]"
    strange = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in _texts(language)
        for found in re.finditer(rf"{letters}{other} {letters}", path.read_text(encoding="utf-8"))
    ]
    assert strange == []
