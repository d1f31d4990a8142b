"""Tests of the digits in sentences: those of the language, or 0 to 9 for a tag such as `fa-u-nu-latn`."""

import re

import pytest

from tests.words.catalogues import facts, messages
from virado.games.catalogue import variant
from virado.languages import LANGUAGES, LATIN_DIGITS, language_in, without_pattern
from virado.plain_messages import PlainMessages
from virado.refusal import Refusal
from virado.words import Speakers, catalogue
from virado.words.card_names import is_supported, language_for
from virado.words.lessons import lesson
from virado.words.page_words import page_words
from virado.words.rules import example, rules_of
from virado.words.rules.option_help import helpful_options

OWN = [tag for tag, language in LANGUAGES.items() if language.digits != LATIN_DIGITS]
"""Languages with digits of their own."""


def latin(tag: str) -> str:
    """Return the tag of a language with the digits 0 to 9."""
    return f"{tag}-u-nu-latn"


def assert_latin(tag: str, text: str) -> None:
    """Check that a text has digits, none of which belongs to the language."""
    assert re.search("[0-9]", text)
    assert not set(text) & set(LANGUAGES[tag].digits), text


def test_two_languages_have_their_own_digits() -> None:
    assert OWN == ["fa", "bn"]


@pytest.mark.parametrize("tag", OWN)
def test_numbers_and_messages_have_the_digits_of_the_tag(tag: str) -> None:
    words, own = catalogue(latin(tag)), catalogue(tag)
    for each, digits in ((words, "0123456789"), (own, LANGUAGES[tag].digits)):
        assert (
            each.number(1234567890).translate({ord(digit): str(i) for i, digit in enumerate(digits)})
            == "1234567890"
        )
    assert words.number(2.5) == "2.5"
    assert words.number(-3) == f"{LANGUAGES[tag].minus}3"
    assert "32" in words.text("deck-cards", deck="skat32")
    assert LANGUAGES[tag].digits[3] in own.text("deck-cards", deck="skat32")
    refused = Refusal("no-such-seat", "C-4", {"seat": 5, "limit": 3})
    assert_latin(tag, words.refusal_line(refused, speakers=Speakers()))


@pytest.mark.parametrize("tag", OWN)
def test_no_message_without_facts_keeps_a_digit_of_the_language(tag: str) -> None:
    words = catalogue(latin(tag))
    alone = [key for key in messages(tag) if not key.startswith("-") and not facts(tag, key)]
    assert len(alone) > 100
    assert not [key for key in alone if set(words.text(key)) & set(LANGUAGES[tag].digits)]


@pytest.mark.parametrize("tag", OWN)
def test_rules_lessons_and_help_have_the_digits_of_the_tag(tag: str) -> None:
    for text in (
        rules_of("raub", latin(tag)),
        lesson("raub", latin(tag)),
        example("your-bid", latin(tag)),
    ):
        assert_latin(tag, str(text))
    assert_latin(tag, str(helpful_options(variant("raub").game, catalogue(latin(tag)))))
    assert_latin(tag, PlainMessages(language_in(latin(tag)), "cli")("cli-play-seat"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_tag_with_latin_digits_is_supported(tag: str) -> None:
    assert is_supported(latin(tag))
    assert is_supported(f"{latin(tag)}-x-german")
    assert not is_supported(f"{tag}-u-nu-beng")
    assert without_pattern(f"{latin(tag)}-x-german") == latin(tag)
    assert language_for(f"{latin(tag)}-x-german", variant("raub")) == f"{latin(tag)}-x-german"
    assert language_for(f"{latin(tag)}-x-german", variant("hazari")) == latin(tag)
    assert page_words("hazari", latin(tag)) == page_words("hazari", tag)


def test_a_language_without_other_digits_is_the_same() -> None:
    assert catalogue("de-u-nu-latn") is catalogue("de")
    assert without_pattern("xx-u-nu-latn") is None


def test_a_fallback_has_the_same_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VIRADO_STRICT_WORDS")
    persian = LANGUAGES["fa"]
    monkeypatch.setitem(LANGUAGES, "tg", persian._replace(tag="tg", fallback="fa", parts=()))
    assert "32" in catalogue("tg-u-nu-latn").text("deck-cards", deck="skat32")
    assert "۳۲" in catalogue("tg").text("deck-cards", deck="skat32")


def test_typed_values_may_have_digits_of_any_script() -> None:
    assert variant("royal-dominican(players=৪, target=۳۱)") == variant(
        "royal-dominican(players=4, target=31)"
    )
    assert str(variant("raub(unit=১/২)")) == str(variant("raub(unit=1/2)"))
