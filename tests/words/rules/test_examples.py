"""Tests that the engine confirms the claims of every playable example, in every variant whose rules show it."""

from typing import Any

import msgspec
import pytest

from tests.words.rules.test_texts import values_of_options
from virado.games.catalogue import family, presets
from virado.games.variant import make_variant
from virado.refusal import OptionsError
from virado.words import LANGUAGES
from virado.words.options import nest_option
from virado.words.rules import example, judge, options_that_matter, rules_of
from virado.words.rules.examples import examples, find
from virado.words.rules.passages import families
from virado.words.rules.texts import Asked, RulesText

SLUGS = [slug for slug, (game, _) in presets().items() if game.name in families()]


def shown_in(text: RulesText) -> list[Asked]:
    return [block for section in text.sections for block in section.blocks if isinstance(block, Asked)]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_engine_confirms_the_claims_of_the_text(slug: str):
    game, preset = presets()[slug]
    for players in preset.players:
        variant = make_variant(game, preset, players=players)
        shown = shown_in(rules_of(variant, "en"))
        assert shown
        for asked in shown:
            _check(asked.id, str(variant))


@pytest.mark.parametrize("most", [1, pytest.param(1000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", families())
def test_the_engine_confirms_the_claims_with_changed_options(name: str, most: int):
    """Check each option in the first variant whose rules depend on it, with at most `most` other values.

    The variant has its usual number of players.
    """
    forms = {slug: options_that_matter(slug) for slug in family(name).presets}
    checked: set[str] = set()
    for option, values in values_of_options(name):
        form = next((slug for slug, options in forms.items() if option in options), None)
        tried = 0
        for value in values if form else ():
            if tried == most:
                break
            try:
                variant = make_variant(
                    family(name), family(name).presets[str(form)], options=nest_option(option, value)
                )
            except OptionsError:
                continue
            if str(variant) in checked:  # this variant has been checked already, as one with its usual values
                continue
            checked.add(str(variant))
            tried += 1
            for asked in shown_in(rules_of(variant, "en")):
                _check(asked.id, str(variant))


def _check(id_: str, variant: str) -> None:
    written = find(id_)
    found = example(id_, "en", variant)
    offered = {move.text for move in found.moves}
    claimed = [judge(id_, move, "en", variant) for move in written.legal]
    assert all(judged.legal for judged in claimed), (id_, variant, claimed)
    legal = {judged.text for judged in claimed}
    if written.only:
        assert legal == offered, (id_, variant)
    for move, fields in written.effects.items():
        effect = msgspec.to_builtins(judge(id_, move, "en", variant).effect)
        assert {name: _inside(effect, name) for name in fields} == fields, (id_, variant, move)
    for move, rules in written.refused.items():
        judged = judge(id_, move, "en", variant)
        assert judged.refused is not None, (id_, variant, move)
        assert judged.refused.rule in rules.split(), (id_, variant, judged.refused)
        assert judged.refused.section, (id_, variant, judged.refused)


def _inside(effect: Any, name: str) -> Any:
    """Return a field of an effect, or a nested field such as `groups.3.class_name`."""
    for step in name.split("."):
        effect = effect[int(step)] if step.isdecimal() else effect.get(step)
    return effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_judged_in_words(language: str):
    written = find("first-take")
    assert judge("first-take", written.legal[0], language).sentence
    refused = judge("first-take", next(iter(written.refused)), language).refused
    assert refused is not None
    assert refused.message


def test_a_move_in_an_example_is_made():
    judged = judge("first-take", "9c x 5s 4h", "en")
    after = msgspec.to_builtins(judged.view)
    assert (after["loose"], after["hands"][0], after["piles"][0]) == (("Kh",), ("2h",), 5)
    assert [type(event).__name__ for event in judged.events] == ["Captured"]
    refused = judge("first-take", next(iter(find("first-take").refused)), "en")
    assert (refused.view, refused.events) == (None, ())


def test_every_example_is_used_exactly_once():
    every = [id_ for family in families() for id_ in examples(family)]
    assert len(every) == len(set(every))
    for id_ in every:
        variant = find(id_).variant
        assert any(asked.id == id_ for asked in shown_in(rules_of(variant, "en"))), id_
        _check(id_, variant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_offers_only_the_arrangements_of_the_answer(language: str):
    found = example("equal-runs", language)
    assert not found.every
    assert [move.text for move in found.moves] == list(find("equal-runs").legal)
    assert all(move.sentence for move in found.moves)
    assert example("first-take", language).every


def test_an_unknown_example_is_refused():
    with pytest.raises(OptionsError):
        example("nothing", "en")
