"""Tests for the words spoken at the table in the language of the game, and their meaning."""

import pytest

from tests.terminal.scripted_person import lines, play_script
from virado.families import FAMILIES
from virado.games.catalogue import presets, variant
from virado.languages import LANGUAGES
from virado.words.catalogue import catalogue
from virado.words.loading import messages
from virado.words.spoken_words import spoken_words


def said_in(slug: str, language: str = "en") -> list[str]:
    return [each.word for each in spoken_words(variant(slug), catalogue(language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_words_and_messages_correspond(language: str) -> None:
    for name, family in FAMILIES.items():
        keys = {key.removesuffix(".means") for key in messages(language, name) if key.startswith("spoken-")}
        assert keys == {f"spoken-{name}-{each}" for each in family.spoken_messages}
        for key in keys:
            word = catalogue(language).text(key)
            assert not set(word) & set(".*+?^${}()|[]\\/"), "the browser looks for it by a regular expression"


def test_spoken_words_are_listed_only_for_forms_that_use_them() -> None:
    said = {word for slug in presets() for word in said_in(slug)}
    assert said == {
        catalogue("en").text(f"spoken-{name}-{each}")
        for name, family in FAMILIES.items()
        for each in family.spoken_messages
    }
    assert said_in("royal-dominican") == ["Virado", "Dejado"]
    assert said_in("tuxedo") == ["Orange"]
    assert said_in("kaszino-kirschner") == ["Ausz vagyok", "Tabbe"]
    assert said_in("raub(stih=off)") == ["Raub", "Muss", "Refa", "Igram", "Idem"]
    assert said_in("zwanzig-ab") == []


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize(
    ("language", "typed", "means"), [("en", "? igram", "I play"), ("fa", "؟ ایگرام", "بازی")]
)
def test_the_terminal_explains_and_lists_the_spoken_words(language: str, typed: str, means: str) -> None:
    asked = play_script(lines(typed), "raub", lang=language).seen_text
    assert means in asked
    listed = play_script(lines("?"), "raub", lang=language).seen_text
    assert all(word in listed for word in said_in("raub", language))
