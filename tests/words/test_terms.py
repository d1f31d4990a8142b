"""Tests that the terms of the sources are used, or named beside the product's own, and that a term means one thing."""

import re
from functools import cache

import pytest

from virado.families import FAMILIES
from virado.games.catalogue import presets
from virado.languages import LANGUAGES
from virado.words import Speakers, catalogue
from virado.words.evaluation import Evaluator
from virado.words.functions import list_items
from virado.words.lessons import lesson
from virado.words.rules import markdown, rules_of
from virado.words.rules.texts import Paragraph

LATIN = {"راوب": "Raub", "شتیخ": "Stih", "موس": "Muss", "رفا": "Refa", "ایگرام": "Igram", "ایدم": "Idem"}
"""The calls of Raub in Persian letters, with their names."""
RAUB = [slug for slug, (game, _) in presets().items() if game.name == "raub"]


@cache
def _rules(variant: str, language: str) -> str:
    text = markdown(rules_of(variant, language))
    return text[text.index("\n## ") :]


# ---------------------------------------------------------------------- Persian
@pytest.mark.parametrize("call", FAMILIES["raub"].spoken_messages)
def test_the_meaning_of_a_persian_call_begins_with_its_latin_name(call: str) -> None:
    words = catalogue("fa")
    name = words.text(f"spoken-raub-{call}")
    assert words.text(f"spoken-raub-{call}.means").strip("\u2068").startswith(LATIN[name])


@pytest.mark.parametrize("variant", RAUB)
def test_persian_rules_and_lessons_name_a_call_in_latin_letters_where_it_first_stands(variant: str) -> None:
    found = lesson(variant, "fa")
    taught = " ".join([*(f"{step.say} {step.done}" for step in found.steps), found.end])
    for text in (_rules(variant, "fa"), taught):
        for persian, latin in LATIN.items():
            first = re.search(rf"(?<![\u0621-\u06cc]){persian}(?![\u0621-\u06cc])(.{{12}})", text)
            assert first is None or latin in first[1], (persian, first[0])


def test_persian_has_one_word_for_a_deal_and_one_for_a_trick_or_round() -> None:
    words = catalogue("fa")
    for key in ("terminal-deal", "terminal-tricks-deal", "terminal-zwanzig_ab-special-deal"):
        assert words.text(key, number=3).startswith("دست ")
    assert words.text("terminal-casino-round", number=3, round=2) == "دست ۳، دور ۲"
    assert words.text("terminal-hazari-round", number=2) == "دور ۲"
    assert words.text("terminal-tricks-won", number=2) == "۲ دور"
    assert words.text("event-tricks-deal-scored", items=("a",)).startswith("حساب این دست")
    trick = words.text("event-tricks-trick", Speakers(names={1: "رضا"}), seat=1, card="Kh")
    assert trick.startswith("دور را رضا")


@pytest.mark.parametrize(
    ("variant", "terms"),
    [
        ("raub", ["مدافع", "کارت رو به بالا", "دست می‌گویند"]),
        ("zwanzig-ab", ["دست می‌گویند"]),
        ("hazari", ["*ران* (Run)", "*ران رنگ* (Color Run)"]),
    ],
)
def test_persian_rules_name_the_terms_of_their_source(variant: str, terms: list[str]) -> None:
    assert [term for term in terms if term not in _rules(variant, "fa")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["raub-persian-literal", "zwanzig-ab-persian-literal"])
def test_the_form_of_the_persian_text_is_not_placed_in_a_country(variant: str, language: str) -> None:
    words = catalogue(language)
    places = {words.variant_place(slug) for slug in presets() if "literal" not in slug}
    assert words.variant_place(variant) not in {*places, "ایران", "Iran", "Irán"}


# ---------------------------------------------------------------------- German
@pytest.mark.parametrize("variant", ["royal-dominican", "casino-royal"])
def test_german_rules_name_the_terms_of_their_source(variant: str) -> None:
    rules = _rules(variant, "de")
    assert [term for term in ("*Sweep*", "*Build*", "*Gebäude*", "*nachziehen*") if term not in rules] == []


# ---------------------------------------------------------------------- all languages
@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_of_which_one_decides_are_joined_by_or(language: str) -> None:
    words = catalogue(language)
    rounds = list_items(Evaluator(words, {}, Speakers()), [1, 2, 3], "or")
    assert _rules("hazari-bhutan", language).count(rounds) == 2
    assert rounds in lesson("hazari-bhutan", language).end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ace_of_hazari_is_low_with_a_two_and_a_three(language: str) -> None:
    cards = next(section for section in rules_of("hazari", language).sections if section.id == "cards")
    paragraph = cards.blocks[0]
    assert isinstance(paragraph, Paragraph)
    assert catalogue(language).number(3) in "".join(span.text for span in paragraph.line)


@pytest.mark.parametrize(
    ("language", "pairs"),
    [("en", "In pairs"), ("de", "In Paaren"), ("es", "En parejas"), ("fa", "دوبه‌دو"), ("bn", "জুটিতে খেললে")],
)
def test_advice_about_a_partner_says_that_it_is_for_pairs(language: str, pairs: str) -> None:
    assert len(re.findall(rf"^- .*{pairs}", _rules("casino", language), re.MULTILINE)) == 1
