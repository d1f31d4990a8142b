"""Tests for the first lessons: each is true of its form, every move is legal, and every language has comments."""

import re
from itertools import combinations

import msgspec
import pytest

from virado.cards import FRENCH52, members
from virado.families import FAMILIES
from virado.games.catalogue import presets, usual_form, variant
from virado.games.hazari.rules.state import HazariConfig
from virado.games.hazari.rules.strength import strength_of_group
from virado.languages import LANGUAGES
from virado.words import catalogue
from virado.words.lessons import FOLDER, Lesson, lesson, lessons
from virado.words.rules import judge
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of
from virado.words.rules.passages import examples

SPECIAL = {
    "casino": {
        "building, deck=french52": {"build-eight"},
        "building, deck=rook40": {"build-eight-rook"},
        "building, steal_in_builds!=none": {"steal-build"},
        "steal_in_captures!=none": {"steal-equal"},
        "build_for_partner=announced": {"for-partner"},
        "equal_card_rule=must_use": {"equal-king"},
        "equal_card_rule=free, multi_play=one, deck=french52": {"free-choice"},
        "multi_play=sum": {"two-take-one", "queen-total"},
        "multi_play=groups": {"two-take-one", "queen-groups"},
        "face_values=none": {"face-takes-one"},
        "ace_values=one_or_fourteen, multi_play!=sum": {"ace-fourteen"},
        "orange_calls=must_call": {"orange"},
        "sweeps!=none, deck=french52": {"empty-table"},
        "sweeps!=none, deck=rook40": {"empty-table-rook"},
    },
    "raub": {
        "raub": {"unseen-king"},
        "stih=optional": {"unseen-seven"},
        "seven_exchange!=never": {"the-seven"},
        "exchange_max": {"changing"},
    },
    "zwanzig_ab": {
        "suit_rank=ace_ten": {"first-trick"},
        "suit_rank=natural": {"first-trick-natural"},
        "trump_rank=jass": {"jack-and-nine"},
        "first_packet=2": {"which-trump"},
        "first_packet=3": {"which-trump-of-three"},
        "trump_blind": {"unseen"},
        "redeal_weak": {"weak"},
        "exchange_max=3": {"exchanging"},
        "oblige_suit=diamonds": {"obliged-diamonds"},
        "oblige_suit=clubs": {"obliged-clubs"},
        "min_two_active": {"alone-with-forehand"},
        "no_consecutive_drop": {"left-before"},
        "no_drop_at_or_below!=none": {"low-score"},
    },
    "hazari": {"order_rule=descending": {"ace-low"}, "fourth_round=four_card": {"three-in-four"}},
}
"""By family, the lesson steps that a form contains if and only if a condition holds for it."""
SPOKEN_OF_IF = {
    r"\bbuild": "building",
    r"\bst(eal|ole)": "steal_in_captures!=none or steal_in_builds!=none",
    r"\borange": "orange_calls=must_call",
    r"\bvirado": "sweeps=cancel",
    r"\bt[aá]bb?(e|la)\b": "variant=kaszino-kirschner|kaszino-ulmann|kaszino-nagykonyv",
    r"cancels": "sweeps=cancel",
    r"\b10♦|\b2♠: ": "points.big_casino",
    r"\bspades: ": "points.most_spades",
    r"The king counts": "face_values=numeric",
    r"counts 1 or 14": "ace_values=one_or_fourteen",
    r"\bclaims\b": "claim=at_target",
    r"\bRaub\b": "raub",
    r"\bStih\b": "stih=optional",
    r"\bMuss\b": "muss",
    r"\bblind\b": "trump_blind",
    r"next card": "trump_next",
    r"From deal": "special_finish_scope=from_then_on, special_finish_from_deal",
    r"With hearts as trumps everything": "hearts_multiplier=2",
    r"runs and colours of four": "fourth_round=four_card",
    r"wins the match": "troy_instant_win",
}
"""Words of the English lessons, with the condition under which a form has them."""


def _all_words(found: Lesson) -> str:
    return " ".join([*(f"{step.say} {step.done}" for step in found.steps), found.end])


def test_every_form_has_a_lesson():
    assert set(FAMILIES) <= set(lessons())
    for slug in presets():
        found = lesson(slug, "en")
        assert found.variant == slug
        assert len(found.steps) >= 2, f"{slug}: too few steps are possible in this form"


def test_the_name_of_a_family_stands_for_its_usual_form():
    assert lesson("zwanzig_ab", "en").variant == usual_form("zwanzig_ab")


@pytest.mark.parametrize("slug", presets())
def test_the_special_rules_of_a_form_have_their_steps(slug: str):
    found, form = lesson(slug, "en"), variant(slug)
    facts = facts_of(form, catalogue("en"))
    steps = {step.example for step in found.steps}
    special = SPECIAL.get(form.game.name, {})
    for written, needed in special.items():
        if condition(written).holds(facts):
            assert needed <= steps, written
    allowed = {
        each for written, needed in special.items() if condition(written).holds(facts) for each in needed
    }
    assert not steps & {each for needed in special.values() for each in needed} - allowed


@pytest.mark.parametrize("slug", ["zwanzig-ab", "zwanzig-ab-jager"])
def test_a_step_about_trumps_tells_the_reader_to_choose(slug: str):
    said = str(lesson(slug, "en"))
    assert "You are forehand and choose trumps after" in said
    assert "choose spades" in said


def test_forms_with_other_rules_have_other_lessons():
    seen: dict[str, str] = {}
    for slug in presets():
        other = seen.setdefault(_all_words(lesson(slug, "en")), slug)
        assert variant(other).options == variant(slug).options, (slug, other)


@pytest.mark.parametrize("slug", presets())
def test_a_lesson_speaks_of_nothing_that_its_form_lacks(slug: str):
    facts = facts_of(variant(slug), catalogue("en"))
    text = _all_words(lesson(slug, "en"))
    for pattern, written in SPOKEN_OF_IF.items():
        names = {test.name for test in condition(written).tests()}
        if re.search(pattern, text) and names <= facts.keys():
            assert condition(written).holds(facts), (pattern, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", presets())
def test_a_lesson_names_the_target_of_its_form(slug: str, language: str):
    facts = facts_of(variant(slug), catalogue(language))
    text = lesson(slug, language).end
    for name in ("target", "start_score"):
        if name in facts and facts.get("match_length", "to_target") == "to_target":
            numbers = re.findall(r"\d+", text)
            assert facts[name] in {int(number) for number in numbers}, text
    assert "{" not in _all_words(lesson(slug, language))


def test_a_lesson_follows_the_options_of_a_table():
    played = "royal-dominican(players=4, target=31, sweeps=score)"
    found = lesson(played, "en")
    assert found.variant == str(variant(played))
    assert "31 first" in found.end
    assert "cancels" not in _all_words(found)


@pytest.mark.parametrize("name", lessons())
def test_a_step_has_comments_in_every_language_and_no_other_field(name: str):
    file = msgspec.yaml.decode((FOLDER / f"{name}.yaml").read_bytes())
    assert file.keys() - {"end"} == {"steps"}
    assert "end" in file or name not in FAMILIES
    assert file.get("end", LANGUAGES).keys() == LANGUAGES.keys()
    assert all(step.keys() - {"if"} == {"example", "want", *LANGUAGES} for step in file["steps"])


@pytest.mark.parametrize("slug", presets())
def test_the_engine_allows_every_step_that_a_form_has(slug: str):
    """Check that every step of a form's lesson exists as an example and has only legal moves.

    A preset without a step must fail the condition of the step.
    """
    form = variant(slug)
    facts = facts_of(form, catalogue("en"))
    found = lesson(slug, "en")
    name = slug if slug in lessons() else form.game.name
    file = msgspec.yaml.decode((FOLDER / f"{name}.yaml").read_bytes())
    meant = [step for step in file["steps"] if "if" not in step or condition(step["if"]).holds(facts)]
    assert [step["example"] for step in meant] == [step.example for step in found.steps]
    for step in found.steps:
        assert step.example in examples(found.family)
        for move in step.want:
            judged = judge(step.example, move, "en", found.variant)
            assert judged.legal, (step.example, move, judged.refused)
            assert judged.text == move


HAZARI = [slug for slug in presets() if variant(slug).game.name == "hazari"]


@pytest.mark.parametrize("slug", HAZARI)
def test_the_wanted_arrangement_of_a_step_cannot_be_improved_by_exchanging_cards_of_two_groups(slug: str):
    o = variant(slug).config()
    assert isinstance(o, HazariConfig)
    for step in lesson(slug, "en").steps:
        groups = [FRENCH52.cards(text) for text in step.want[0].removeprefix("arrange ").split(" / ")]
        for number in range(3):
            one, other = groups[number : number + 2]
            wanted = (strength_of_group(o, number, one), strength_of_group(o, number + 1, other))
            for three in combinations(members(one | other), 3):
                taken = sum(1 << card for card in three)
                left = (one | other) & ~taken
                found = (strength_of_group(o, number, taken), strength_of_group(o, number + 1, left))
                assert found == wanted or found[0] < wanted[0] or found[1] < wanted[1], (step.example, found)
