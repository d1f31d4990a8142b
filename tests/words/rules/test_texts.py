"""Tests for the players' rules of every variant, in every language, and with every value of every option."""

import contextlib
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from virado import rulebooks
from virado.families import FAMILIES
from virado.games.catalogue import family, presets
from virado.games.variant import Variant, make_variant
from virado.refusal import OptionsError
from virado.words import LANGUAGES, catalogue
from virado.words.evaluation import FormattedText
from virado.words.options import fields_of, nest_option, options_of
from virado.words.rules import (
    RulesText,
    helpful_options,
    markdown,
    options_that_matter,
    rules_of,
    section_for,
    sections_about,
)
from virado.words.rules.composition import fact_names
from virado.words.rules.conditions import ALWAYS, condition
from virado.words.rules.facts import facts_of
from virado.words.rules.passages import Passage, families, parse_file, passages

OTHERS = [language for language in LANGUAGES if language != "en"]
SLUGS = [slug for slug, (game, _) in presets().items() if game.name in families()]


@cache
def text(slug: str, language: str) -> RulesText:
    return rules_of(slug, language)


def variants() -> Iterator[Variant]:
    """Yield every variant with every number of players, with and without pairs."""
    for slug in SLUGS:
        game, preset = presets()[slug]
        for players in preset.players:
            for teams in (False, True):
                try:
                    yield make_variant(game, preset, players=players, teams=teams)
                except OptionsError:
                    continue


# ---------------------------------------------------------------------- whole texts
def test_every_family_has_its_players_rules():
    assert families() == tuple(sorted(FAMILIES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_variant_reads_as_one_text(slug: str, language: str):
    found = text(slug, language)
    assert found.sections[0].id == "two-minutes"
    assert all(section.blocks or section.level == 1 for section in found.sections)
    page = markdown(found)
    assert not re.search(r"[{}]|\b(None|True|False)\b|_", page), "something is left that is no text"
    assert "  " not in page
    assert not re.search(r"\b[CRZH]-\d", page), "players are not sent to the numbered rulebook"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_players_has_its_text(language: str):
    assert all(rules_of(variant, language).sections for variant in variants())


@pytest.mark.parametrize("slug", SLUGS)
def test_all_languages_have_the_same_sections(slug: str):
    english = text(slug, "en")
    for language in OTHERS:
        other = text(slug, language)
        assert [each.id for each in other.sections] == [each.id for each in english.sections]
        for mine, theirs in zip(other.sections, english.sections, strict=True):
            assert mine.numbers == theirs.numbers
            assert [type(block) for block in mine.blocks] == [type(block) for block in theirs.blocks], mine.id
            assert bool(mine.title) == bool(theirs.title)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", families())
def test_passages_depend_on_the_same_facts_in_every_language(name: str, language: str):
    english = {passage.id: passage for passage in passages(name, "en")}
    other = {passage.id: passage for passage in parse_file(name, language)}
    assert list(other) == list(english)
    for id_, passage in other.items():
        assert not passage.numbers, "headers are in the English file"
        mine = {(each.condition, each.kind) for each in passage.lines}
        theirs = {(each.condition, each.kind) for each in english[id_].lines}
        assert mine == theirs, id_
        header = {test.name for test in english[id_].condition.tests()}
        assert _asked(passage, name) - header == _asked(english[id_], name) - header, id_


def _asked(passage: Passage, name: str) -> set[str]:
    """Return the facts that a passage uses, except words that a language may use freely."""
    preset = next(iter(family(name).presets.values()))
    facts = facts_of(make_variant(family(name), preset), catalogue())
    return {asked for asked in fact_names(passage) if not isinstance(facts[asked], FormattedText)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", families())
def test_examples_name_the_same_cards_in_every_language(name: str, language: str):
    english = {passage.id: passage for passage in passages(name, "en")}
    different = {
        passage.id: cards ^ wanted
        for passage in passages(name, language)
        if (cards := _cards_of_examples(passage)) != (wanted := _cards_of_examples(english[passage.id]))
    }
    assert different == {}


def _cards_of_examples(passage: Passage) -> set[str]:
    texts = (line.text for line in passage.lines if line.kind in ("ask", "answer"))
    return {card for text in texts for card in re.findall("(?:10|[2-9AKQJ])[♠♥♦♣]", text)}


# ---------------------------------------------------------------------- conditions
@pytest.mark.parametrize("name", families())
def test_conditions_name_existing_values(name: str):
    game = family(name)
    options = {option.id: option for option in options_of(game, catalogue())}
    slugs = set(game.presets)
    for passage in passages(name, "en"):
        tests = [*passage.condition.tests(), *(t for each in passage.lines for t in each.condition.tests())]
        for test in tests:
            known = {
                str(value.value).lower()
                for value in (options[test.name].values if test.name in options else ())
            }
            if test.name == "variant":
                assert set(test.values) <= slugs, passage.id
            elif test.sign in ("=", "!=") and known and options[test.name].kind in ("choice", "several"):
                assert set(test.values) <= known, passage.id


@pytest.mark.parametrize("slug", SLUGS)
def test_every_fact_used_by_passages_exists(slug: str):
    game, preset = presets()[slug]
    facts = facts_of(make_variant(game, preset), catalogue())
    asked = {name for passage in passages(game.name, "en") for name in fact_names(passage)}
    assert asked <= set(facts)


def values_of_options(name: str) -> Iterator[tuple[str, list[Any]]]:
    """Yield every option of a family with its values; for a number, with a few of them."""
    for option in options_of(family(name), catalogue()):
        values: list[Any] = [value.value for value in option.values]
        if option.kind == "several":
            yield option.id, [tuple(values[:i]) for i in range(len(values) + 1)]
        elif option.kind == "number":
            yield option.id, [*values, 0, 1, 2, 3, 5, 10, 12, 15]
        else:
            yield option.id, values or [1, "1/2"]


@pytest.mark.parametrize("name", families())
def test_each_value_of_each_option_changes_the_text(name: str):
    """Check that each value gives a text of its own in some variant that accepts it.

    If no variant accepts two values of an option, the test compares texts of values without effect.
    """
    silent: list[tuple[str, Any]] = []
    for option, values in values_of_options(name):
        told, told_in_effect, in_effect, chosen = set[str](), set[str](), set[str](), set[str]()
        for preset in family(name).presets.values():
            texts, playable = _texts(preset, name, option, values)
            differing = {value for value, text in texts.items() if set(texts.values()) != {text}}
            told |= differing
            told_in_effect |= differing & playable
            in_effect |= playable
            chosen |= playable if len(texts) > 1 else set()
            if told_in_effect == set(map(str, values)):
                break
        silent += [(option, value) for value in sorted((chosen - told_in_effect) | (in_effect - told))]
    assert not silent


def _texts(preset: Any, name: str, option: str, values: list[Any]) -> tuple[dict[str, str], set[str]]:
    """Return the text of a preset by value, and the values that it accepts.

    Values that contradict the preset are left out. A value without effect in the preset has a text but is not
    accepted.
    """
    found: dict[str, str] = {}
    playable: set[str] = set()
    for value in values:
        try:
            variant = make_variant(family(name), preset, options=nest_option(option, value), allow_idle=True)
        except OptionsError:
            continue
        found[str(value)] = str(rules_of(variant, "en").sections)
        with contextlib.suppress(OptionsError):
            make_variant(family(name), preset, options=nest_option(option, value))
            playable.add(str(value))
    return found, playable


# ---------------------------------------------------------------------- rule numbers
ONLY_CITED_IF = {
    "C-7": condition("face_values=none"),
    "C-8": condition("equal_card_rule=must_use"),
    "C-16": condition("multi_play!=one"),
}
"""Conditions under which refusals cite a rule; any other rule can be cited in every form of its family."""


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_cited_by_a_refusal_has_a_section(slug: str):
    game, preset = presets()[slug]
    facts = facts_of(make_variant(game, preset), catalogue())
    cited = {
        kind.rule
        for kind in game.refusals.values()
        if kind.rule and ONLY_CITED_IF.get(kind.rule, ALWAYS).holds(facts)
    }
    assert not {number for number in cited if section_for(slug, number) is None}


@pytest.mark.parametrize("name", families())
def test_every_rule_of_the_rulebook_is_explained_somewhere(name: str):
    book = rulebooks.text(family(name).rulebook)
    rules = set(re.findall(r"^(?:### |\*\*)([A-Z]-\d+)\b", book, re.MULTILINE))
    explained = {number for passage in passages(name, "en") for number in passage.numbers}
    assert explained <= rules
    assert not rules - explained


@pytest.mark.parametrize("name", families())
def test_every_option_has_a_section(name: str):
    about = sections_about(name)
    offered = {option.id for option in options_of(family(name), catalogue())}
    assert {option for option, _ in fields_of(family(name).options_type)} & offered <= set(about)


def test_options_without_effect_in_a_form_are_known():
    assert {"raise_own_build", "equal_card_rule"} <= set(options_that_matter("royal-dominican"))
    mattering = set(options_that_matter("kaszino-kirschner"))
    assert not {"raise_own_build", "build_for_partner", "points.orange"} & mattering
    assert {"building", "multi_play", "claim", "target"} <= mattering
    assert "raise_own_build" in options_that_matter("nordic-royal(building=allowed)")


@pytest.mark.parametrize("slug", SLUGS)
def test_an_option_without_effect_does_not_change_the_text(slug: str):
    game, preset = presets()[slug]
    mattering = set(options_that_matter(slug))
    for option, values in values_of_options(game.name):
        if option not in mattering:
            assert len(set(_texts(preset, game.name, option, values)[0].values())) <= 1, option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", families())
def test_the_options_form_uses_sentences_of_the_rules_as_help(name: str, language: str):
    words = catalogue(language)
    silent = [
        option.id
        for option in helpful_options(family(name), words)
        if not option.help and not any(value.help for value in option.values)
    ]
    assert not silent


def test_the_help_of_a_value_is_the_text_that_depends_on_it():
    helped = {option.id: option for option in helpful_options(family("casino"), catalogue())}
    said = {value.value: value.help for value in helped["raise_own_build"].values}
    told = [text for each in helped.values() for text in (each.help, *(value.help for value in each.values))]
    assert not any("With 2 players" in (text or "") for text in told), (
        "help is the same for any number of players"
    )
    assert "your own too" in said[True]
    assert "not raise your own build" in said[False]
    assert "21 points" in helped["target"].help


# ---------------------------------------------------------------------- texts as data
def test_a_text_survives_json():
    found = rules_of("casino", "fa")
    assert msgspec.json.decode(msgspec.json.encode(found), type=RulesText) == found


@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab", "hazari"])
def test_the_first_dealer_is_counted_from_one_as_at_the_table(slug: str):
    assert "seat 1" in markdown(text(slug, "en"))
    dealing = markdown(text(f"{slug}(first_dealer=1)", "en"))
    assert "seat 2" in dealing
    assert "seat 0" not in dealing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["kaszino-kirschner", "kaszino-ulmann", "kaszino-nagykonyv"])
def test_each_form_of_kaszino_has_one_word_for_a_sweep(slug: str, language: str):
    tabbe, tabla = ("تَبّه", "تابلا") if language == "fa" else ("tabbe", "tábla")
    word, other = (tabla, tabbe) if slug == "kaszino-nagykonyv" else (tabbe, tabla)
    rules = markdown(text(slug, language)).lower()
    assert word in rules
    assert other not in rules
