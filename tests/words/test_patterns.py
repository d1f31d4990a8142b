"""Tests for card names: in every language, they follow the card pattern that the reader sees."""

import pytest

from virado.games.catalogue import presets, variant
from virado.languages import LANGUAGES
from virado.words import catalogue, loading
from virado.words.card_names import is_supported, language_for

NAMED = frozenset({"german", "hungarian"})
"""Patterns with card names of their own; the names for the others are in `common.ftl`."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_overrides_the_common_names(language: str):
    assert loading.patterns(language) == NAMED
    common = loading.messages(language, "common")
    for pattern in NAMED:
        names = loading.messages(language, f"patterns/{pattern}")
        assert set(names) == {"suit-name", "rank-name", "rank-plural"} <= set(common)
        assert names["suit-name"] != common["suit-name"]


def said(language: str) -> list[str]:
    words = catalogue(language)
    return [
        words.spoken("Qc"),
        words.spoken("Js"),
        words.text("asks-tricks-follow", suit="d"),
    ]


def test_cards_and_suits_are_named_in_sentences_too():
    assert said("de") == ["Kreuz-Dame", "Pik-Bube", "Bediene Karo."]
    assert said("de-x-german") == ["Eichel-Ober", "Laub-Unter", "Bediene Schellen."]
    assert said("en-x-hungarian") == ["felső of acorns", "alsó of leaves", "Follow suit: bells."]
    assert said("fa-x-german") == ["اوبر بلوط", "اونتر برگ", "از خال زنگوله بازی کنید."]
    assert said("es-x-french") == said("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_unique_name(language: str):
    for pattern in ("french", *sorted(NAMED)):
        words = catalogue(f"{language}-x-{pattern}")
        cards = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
        assert len({words.spoken(card) for card in cards}) == 52


def test_a_pattern_applies_only_to_variants_that_offer_it():
    assert language_for("de-x-german", variant("raub")) == "de-x-german"
    assert language_for("de-x-german", variant("hazari")) == "de"
    assert language_for("fa-x-hungarian", variant("zwanzig-ab")) == "fa"
    assert language_for("es", variant("raub")) == "es"
    assert language_for("", variant("raub")) == ""


def test_a_client_may_request_known_languages_and_patterns():
    assert [
        each for each in ("en", "de-x-german", "de-x-tarot", "xx", "xx-x-german", "") if is_supported(each)
    ] == [
        "en",
        "de-x-german",
    ]


def test_every_form_is_offered_with_the_suits_of_its_cards():
    for _, preset in presets().values():
        deck = variant(preset.slug).deck
        assert (preset.patterns == ("rook",)) == (deck.suits != "shdc")
        assert len(set(preset.patterns)) == len(preset.patterns) > 0
