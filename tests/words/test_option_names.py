"""Tests that refusals for people name options as a form does, and number seats from 1."""

import json
import re

import pytest

from virado.games.catalogue import games, variant
from virado.games.variant import make_variant
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.words import catalogue
from virado.words.options import nest_option, options_of


def _refusal(text: str) -> OptionsError:
    with pytest.raises(OptionsError) as caught:
        variant(text)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_out_of_range_is_refused_with_the_name_of_its_option(language: str):
    words = catalogue(language)
    for game in games():
        preset = next(iter(game.presets.values()))
        for option in options_of(game, words):
            for limit, value in ((option.least, -1), (option.most, 1)):
                if option.kind != "number" or limit is None:
                    continue
                with pytest.raises(OptionsError) as caught:
                    make_variant(game, preset, options=nest_option(option.id, limit + value))
                said = words.refusal(caught.value.refusal)
                assert option.name in said
                assert words.number(limit + option.counted_from) in said
                assert not re.search(r"\boptions\.|\bint\b", said)
                assert caught.value.refusal.facts["option"] == option.id
                assert option.id in str(caught.value)  # a line of the terminal keeps it as typed


def test_an_option_without_effect_names_the_other_option_and_its_value():
    refused = _refusal("royal-dominican(match_length=single_deal, target=30)")
    assert catalogue("en").refusal(refused.refusal) == (
        "“play to” would change nothing here: it takes “length of the match: until a side reaches the target”"
    )
    assert "match_length=to_target" in str(refused)
    refused = _refusal("zwanzig-ab-jager-two-active(players=2, max_drops=3)")
    assert "“players” other than 2" in catalogue("en").refusal(refused.refusal)


def test_options_in_the_text_of_a_refusal_have_their_names():
    said = catalogue("en").refusal(_refusal("raub(winner_split=integer, unit=1/2)").refusal)
    assert "winner_split" not in said
    assert "in whole units" in said


@pytest.mark.parametrize("text", ["raub(players=3, first_dealer=3)", "zwanzig-ab(players=3, first_dealer=3)"])
def test_seats_are_numbered_from_one_in_the_refusal_of_a_dealer(text: str):
    assert catalogue("en").refusal(_refusal(text).refusal) == "“seat that deals first” must be at most 3"


def test_the_form_numbers_seats_from_one():
    words = catalogue("en")
    found = {
        game.name: option
        for game in games()
        for option in options_of(game, words)
        if words.option_value(game.name, option.id, 0) == "1"
    }
    assert set(found) == {"raub", "zwanzig_ab", "hazari"}
    assert {(option.id, option.counted_from) for option in found.values()} == {("first_dealer", 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_terminal_names_the_option_and_every_value_that_it_can_have(language: str):
    words = catalogue(language)
    for game in games():
        slug = next(iter(game.presets))
        for option in options_of(game, words):
            refused = _refusal(f"{slug}({option.id}=[x])")
            said = words.refusal_line(refused.refusal, refused.input)
            expected = [json.dumps(each.value).strip('"') for each in option.values]
            if option.least is not None:
                expected.append(f"{option.least}–{option.most}")
            assert [each for each in (option.id, *expected) if each not in said] == []
            assert f"{option.id}=[x]" in said
            assert refused.refusal.facts["values"]
            assert not re.search(r"\boptions\.|\bint\b|\bstr\b|[{}\"$]", said)
