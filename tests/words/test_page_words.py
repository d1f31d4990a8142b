"""Tests for the messages that pages in the browser format themselves."""

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.catalogues import uses
from virado.families import FAMILIES
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.words.loading import messages
from virado.words.page_words import page_words

OF_THE_PAGE = {"INFLECT", "KEY", "RANK", "RANKS", "PLURAL"}
"""Functions implemented by the page, in `web/src/words/words.svelte.ts`."""


def keys(family: str, language: str) -> set[str]:
    """Return the keys of the messages that the page of a family receives."""
    body = FluentParser().parse(page_words(family, language).ftl).body
    assert all(isinstance(entry, ast.Message) for entry in body)
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_receives_the_messages_listed_by_its_family(language: str) -> None:
    for family in FAMILIES.values():
        named = {
            key.partition(".")[0]
            for key in messages(language, family.name)
            if key.startswith(family.page_message_prefixes or "-")
        }
        assert keys(family.name, language) == named
    assert len(keys("hazari", language)) == 11 + len(FAMILIES["hazari"].spoken_messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_can_evaluate_the_messages_it_receives(language: str) -> None:
    for family in FAMILIES:
        for key in keys(family, language):
            used = uses(language, key)
            assert used.functions <= OF_THE_PAGE
            assert used.references <= keys(family, language) | set(messages(language, "common"))


def test_an_unknown_family_is_refused() -> None:
    with pytest.raises(OptionsError, match="bridge"):
        page_words("bridge", "en")
