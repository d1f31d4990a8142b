"""Characters: players of about club strength, each with a style that is visible in its moves."""

from collections import Counter, defaultdict
from collections.abc import Sequence

import numpy as np
import pytest

from tests.random_play import random_match
from virado.analysis.hazari.arrangements import RankedArrangements, rank_arrangements
from virado.bots.catalogue import bot, characters, dial_of, is_level, players
from virado.games.casino.messages import Built
from virado.games.catalogue import presets, usual_form
from virado.games.catalogue import variant as find_variant
from virado.games.tricks.messages import Drop
from virado.languages import LANGUAGES
from virado.match import Match
from virado.session import HOST, SeatBot, Session, Setup
from virado.words import catalogue

EACH = [(family, name) for family, names in characters().items() for name in names]


def match_of(form: str, seed: int, names: Sequence[str], deals: int = 1) -> Match:
    """Return a match of `deals` deals between bots with these names, by seat."""
    match = Match(find_variant(form), seed=seed)
    while not match.over and match.finished_deals < deals:
        seat = match.to_act[0]
        match.play(seat, bot(names[seat]).choose(match.view(seat)))
    return match


def test_a_form_offers_only_characters_whose_style_shows_in_it():
    for slug, (game, preset) in presets().items():
        offered = players(game.name).characters_of(find_variant(slug))
        builds = getattr(preset.options, "building", "allowed") != "none"
        assert ("builder" in offered) == (game.name == "casino" and builds), slug
        assert set(offered) >= set(characters()[game.name]) - {"builder"}


def test_the_characters_of_virados_families_are_found():
    assert {family for family, _ in EACH} >= {"casino", "raub", "zwanzig_ab", "hazari"}


@pytest.mark.parametrize(("family", "name"), EACH)
def test_a_character_has_a_name_and_a_description_in_every_language(family: str, name: str):
    for language in LANGUAGES:
        words = catalogue(language)
        assert words.has(f"terminal-level-{name}.name")
        assert words.has(f"terminal-level-{name}.about")


@pytest.mark.parametrize(("family", "name"), EACH)
def test_a_character_has_the_dial_place_of_the_club_player_and_plays_legal_moves(family: str, name: str):
    assert is_level(name)
    assert dial_of(name) == 0.5
    for seed in range(5):
        match = random_match(usual_form(family), seed=seed, moves=0 if family == "hazari" else 9)
        view = match.view(match.to_act[0])
        best = bot(name).think(view).best
        assert view.explain(best.move).legal
        assert best.reasons


@pytest.mark.parametrize(("form", "name"), [("raub", "builder"), ("casino", "bold"), ("hazari", "careful")])
def test_a_character_plays_only_its_own_family(form: str, name: str):
    session = Session(Setup(variant=str(find_variant(form))), now=0)
    refusal = session.apply(SeatBot(seat=1, level=name), now=0, sender=HOST).refusal
    assert refusal is not None
    assert refusal.detail == "no-such-bot"
    assert session.seats[1].occupant is None


def test_builders_build_more_and_takers_less_than_club_players():
    built = {
        name: sum(
            isinstance(event, Built) and event.seat == 0
            for seed in range(12)
            for event in match_of("casino-royal", seed, [name, "club"]).view(0).events()
        )
        for name in ("builder", "club", "taker")
    }
    assert built["builder"] > built["club"] > built["taker"]


@pytest.mark.parametrize("form", ["raub", "zwanzig-ab"])
def test_bold_characters_stay_with_hands_that_others_drop(form: str):
    dropped: Counter[str] = Counter()
    for seed in range(40):
        match = Match(find_variant(form), seed=seed)
        while not match.over and match.finished_deals < 1:
            view = match.view(match.to_act[0])
            for name in ("bold", "club", "careful"):
                dropped[name] += isinstance(bot(name).choose(view), Drop)
            match.play(view.seat, bot("club").choose(view))
    assert dropped["bold"] < dropped["club"] < dropped["careful"]


def test_openers_win_more_first_rounds_and_even_characters_have_a_better_weakest_group():
    first: defaultdict[str, float] = defaultdict(float)
    weakest: defaultdict[str, float] = defaultdict(float)
    for seed in range(25):
        view = Match(find_variant("hazari"), seed=seed).view(0)
        found: RankedArrangements = rank_arrangements(view.config, view.state.hands[0])
        for name in ("opener", "club", "even"):
            move = np.array(view.pack(bot(name).choose(view)))
            place = int(np.argmax((found.moves == move).all(axis=1)))
            first[name] += float(found.first[place])
            weakest[name] += float(found.weakest[place])
    assert first["opener"] > first["club"]
    assert weakest["even"] > weakest["club"]
