"""Tests for the catalogue files: complete, and consistent in every language."""

import re
from pathlib import Path

import pytest

from tests.words.catalogues import ENGLISH, OTHERS, facts, messages, uses
from virado import words
from virado.languages import LANGUAGES
from virado.words.functions import all_functions

TYPED = re.compile(r".*(\.(typed|key|word|words)|-words-\w+)")
"""Keys of typed words, for which words of other languages may also be accepted."""

ENGLISH_WORDS = re.compile(
    r"\b(the|is|are|not|of|and|or|your|you|with|card|cards|has|have|must|may|takes?)\b"
)
DIFFERENT_FACTS: dict[tuple[str, str], str] = {}
"""Messages, as (language, key), that use other facts than the English one, with the reason."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_valid_and_no_key_is_duplicated(language: str) -> None:
    assert messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_exists(language: str) -> None:
    wrong = {
        key: unknown
        for key in messages(language)
        if (unknown := uses(language, key).functions - set(all_functions()))
    }
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_another_refers_to_exists(language: str) -> None:
    there = set(messages(language))
    wrong = {key: lost for key in there if (lost := uses(language, key).references - there)}
    assert not wrong


def test_every_fact_is_explained() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "words.md").read_text("utf-8")
    table = page[page.index("## Facts") : page.index("## Functions")]
    explained = set(re.findall(r"`([a-z_]+)`", table))
    unknown = {key: new for key in messages(ENGLISH) if (new := uses(ENGLISH, key).facts - explained)}
    assert not unknown, "docs/reference/words.md says what each fact holds, in every message the same"


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    assert not sorted(set(_public(ENGLISH)) - set(messages(language)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_exists_in_english(language: str) -> None:
    assert not sorted(set(_public(language)) - set(messages(ENGLISH)))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_same_facts_in_every_language(language: str) -> None:
    wrong = {
        key: sorted(facts(language, key) ^ facts(ENGLISH, key))
        for key in set(_public(language)) & set(messages(ENGLISH))
        if facts(language, key) != facts(ENGLISH, key) and (language, key) not in DIFFERENT_FACTS
    }
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_in_the_file_of_the_same_subject(language: str) -> None:
    wrong = [
        key
        for key in set(_public(language)) & set(messages(ENGLISH))
        if messages(language)[key].subject != messages(ENGLISH)[key].subject
    ]
    assert not wrong


def test_german_has_no_english_words() -> None:
    wrong = {
        key: found[0]
        for key in _public("de")
        if not TYPED.fullmatch(key) and (found := ENGLISH_WORDS.search(" ".join(uses("de", key).texts)))
    }
    assert not wrong


def test_no_message_uses_gendered_pronouns() -> None:
    pronouns = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
    assert not [key for key in messages(ENGLISH) if pronouns.search(" ".join(uses(ENGLISH, key).texts))]


def test_persian_text_has_no_latin_letters() -> None:
    """Check that Latin text is quoted in a Persian message, as in `{ "virado play" }`, because it is typed or a name."""
    wrong = {
        key: found[0]
        for key in _public("fa")
        if (found := re.search(r"[A-Za-z]+", " ".join(uses("fa", key).texts)))
    }
    assert not wrong


def test_persian_text_has_persian_letters_and_digits() -> None:
    wrong = {
        key: found[0]
        for key in _public("fa")
        if (
            found := re.search("[\u064a\u0643\u0649\u0660-\u06690-9?;]|,\\s", " ".join(uses("fa", key).texts))
        )
    }
    assert not wrong, "Arabic ye or kaf, Arabic-Indic or Latin digits, or Latin punctuation"


def test_persian_signs_and_sums_run_from_left_to_right() -> None:
    """Check that signs and sums in Persian are isolated by U+2066 ... U+2069.

    Otherwise a sign would appear behind its number, and a sum would run from right to left.
    """
    root = Path(__file__).parents[2]
    paths = [*(root / "src/virado/words/fa").glob("*.ftl"), *(root / "web/src/words/fa").glob("*.ftl")]
    turned: dict[str, list[str]] = {}
    for path in paths:
        text = re.sub(r'^#.*|"[^"]*"', "", path.read_text("utf-8"), flags=re.MULTILINE)
        outside = re.sub("\u2066[^\u2066\u2069]*\u2069", "", text)
        if found := re.findall("[+−×±\u2066\u2069].*", outside):
            turned[path.name] = found
    assert len(paths) > 20
    assert not turned


def _public(language: str) -> list[str]:
    """Return all keys except terms, which each language defines for itself."""
    return [key for key in messages(language) if not key.startswith("-")]


ASKS_FOR_A_LANGUAGE = re.compile(rf"""[=!]==?\s*["']({"|".join(LANGUAGES)})["']""")


def test_no_code_depends_on_a_language_tag() -> None:
    """Check that no code depends on a language tag.

    Languages differ only in the list of languages and in their catalogues, so that a new one needs no code.
    """
    assert ASKS_FOR_A_LANGUAGE.search('wanted === "fa" ? "rtl" : "ltr"')
    root = Path(__file__).parents[2]
    files = [
        *root.glob("src/virado/**/*.py"),
        *root.glob("web/src/**/*.ts"),
        *root.glob("web/src/**/*.svelte"),
    ]
    assert len(files) > 400
    offending = [
        f"{path.relative_to(root)}: {found[0]}"
        for path in files
        if not path.name.endswith(".test.ts")
        for found in ASKS_FOR_A_LANGUAGE.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not offending


LISTS_LANGUAGES = re.compile(
    rf"""(["']?\b({"|".join(LANGUAGES)})\b["']?(: \{{[^}}]*\}})?,\s*){{3}}"""  # three in a row are most of a list
)


def test_languages_are_listed_in_one_place_only() -> None:
    assert LISTS_LANGUAGES.search('("en", "de", "fa", "es")')
    assert LISTS_LANGUAGES.search('WORDS = {\n  en: {\n    a: "b",\n  },\n  de: {},\n  fa: {},\n  es: {},\n}')
    root = Path(__file__).parents[2]
    files = [
        path
        for folder, endings in (
            ("src", "py"),
            ("tests", "py"),
            ("benchmarks", "py"),
            ("docs/site", "py"),
            ("web/src", "ts"),
            ("web/src", "svelte"),
            ("web/src", "js"),
            ("web/tools", "ts"),
            ("web/tools", "js"),
        )
        for path in root.glob(f"{folder}/**/*.{endings}")
        if path != Path(__file__) and "generated" not in path.parts
    ]
    assert len(files) > 700
    found = {
        str(path.relative_to(root)): each[0]
        for path in files
        if (each := LISTS_LANGUAGES.search(path.read_text("utf-8")))
    }
    assert not found, "use virado.languages.LANGUAGES"


def test_refa_is_feminine_in_german() -> None:
    wrong = re.compile(r"\b(?:ein|kein|das|dem|einem|einen|keinen|jedes|dieses) Refas?\b", re.IGNORECASE)
    folder = Path(words.__file__).parent
    texts = [*folder.glob("de/*.ftl"), *folder.glob("rules/*/de.md")]
    assert len(texts) > 4
    assert [match[0] for path in texts for match in wrong.finditer(path.read_text(encoding="utf-8"))] == []
