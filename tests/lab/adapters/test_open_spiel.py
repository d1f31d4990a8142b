"""Virado through OpenSpiel."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from tests.lab.adapters.forms import SOME
from tests.lab.vector.random_play import FORMS
from tests.lab.vector.test_observations import dealt_otherwise
from tests.states import state_of
from virado.games.catalogue import presets
from virado.games.catalogue import variant as find_variant
from virado.lab.adapters.open_spiel import NAMES, SpielState, name_of
from virado.match import Match
from virado.packs import shuffle_cards

spiel: Any = pyspiel
search: Any = ismcts
rollouts: Any = mcts
regrets: Any = outcome_sampling_mccfr


def load(form: str, *, match: bool = False) -> Any:
    """Return the game of a form with its number of players."""
    variant = find_variant(form)
    return spiel.load_game(name_of(variant.slug), {"players": variant.players, "match": match})


def step(state: Any, rng: random.Random) -> None:
    """Let chance deal a card, or a player take an action, uniformly at random."""
    legal = [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(rng.choice(legal))


def dealt(state: Any, rng: random.Random) -> Any:
    """Return the state after chance has dealt all requested cards."""
    while state.is_chance_node():
        step(state, rng)
    return state


def check_result(state: SpielState, *, whole_match: bool) -> None:
    """Assert that the record is valid and that the returns equal the results of its match."""
    played = state.match.clone()
    engine = Match.from_record(played.record())
    while played.cards_to_shuffle:  # the engine deals immediately, from the seed of the record
        played.supply(shuffle_cards(played.cards_to_shuffle, played.seed, len(played.chance) + 1))
    assert engine.record() == played.record()
    assert state_of(engine) == state_of(played)
    assert engine.variant.players == len(state.returns())
    if whole_match:
        assert [value > 0 for value in state.returns()] == [
            seat % len(played.scores) in engine.winners for seat in range(engine.variant.players)
        ]
    else:
        first = played.first_scores
        assert state.returns() == [
            played.variant.sign * (played.scores[seat % len(first)] - first[seat % len(first)])
            for seat in range(engine.variant.players)
        ]


def play_beside(form: str, seed: int, *, whole_match: bool = False) -> None:
    """Play a random deal or match."""
    rng = random.Random(seed)
    state = load(form, match=whole_match).new_initial_state()
    while not state.is_terminal():
        step(state, rng)
    check_result(state, whole_match=whole_match)


def told(state: Any, player: int) -> list[Any]:
    """Return all observations of a player."""
    answers = [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    ]
    return [*answers, state.legal_actions() if player == state.current_player() else None]


def check_secrecy(form: str, steps: int) -> int:
    """Assert that no observation depends on hidden cards; return how often other hands were changed."""
    rng = random.Random(3)
    game = load(form)
    state = game.new_initial_state()
    changed = 0
    for _ in range(steps):
        if state.is_terminal():
            state = game.new_initial_state()
        dealt(state, rng)
        for player in range(game.num_players()):
            before = told(state, player)
            other = state.clone()
            hands = state_of(other.match).hands[:]
            dealt_otherwise(other.match.variant, state_of(other.match), player, rng)
            other.match._shown = None
            changed += state_of(other.match).hands != hands
            assert told(other, player) == before, (form, player)
        step(state, rng)
    return changed


def check_worlds(form: str, steps: int, seed: int) -> int:
    """Assert that a resampled state looks the same to the player, and that its history leads to it.

    Returns the number of resampled states that differ from the original.
    """
    rng = random.Random(seed)
    game = load(form)
    state = game.new_initial_state()
    others = 0
    for _ in range(steps):
        if state.is_terminal():
            state = game.new_initial_state()
        dealt(state, rng)
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, rng.random)
            if player == state.current_player():
                assert told(world, player) == told(state, player)
            assert world.match.view(player).to_bytes() == state.match.view(player).to_bytes()
            again = game.new_initial_state()
            for action in world.history():
                again.apply_action(action)
            assert again.match.record() == world.match.record()
            others += state_of(world.match) != state_of(state.match)
        step(state, rng)
    return others


@pytest.mark.parametrize("form", SOME)
def test_openspiels_checks_pass(form: str):
    spiel.random_sim_test(load(form), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("form", SOME)
def test_random_deals_agree_with_the_engine(form: str):
    play_beside(form, 2)


def test_random_matches_agree_with_the_engine():
    play_beside("zwanzig-ab(players=2)", 2, whole_match=True)
    play_beside("casino(players=2)", 2, whole_match=True)


@pytest.mark.parametrize("form", SOME)
def test_observations_do_not_reveal_hidden_cards(form: str):
    assert check_secrecy(form, 12) > 12


@pytest.mark.parametrize("form", SOME)
def test_resampled_worlds_are_indistinguishable_to_the_player(form: str):
    assert check_worlds(form, 12, 4) > 12


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_every_form_agrees_with_the_engine(form: str):
    spiel.random_sim_test(load(form), num_sims=2, serialize=True, verbose=False)
    play_beside(form, 3)
    assert check_secrecy(form, 40) > 20
    assert check_worlds(form, 40, 5) > 20


@pytest.mark.slow
@pytest.mark.parametrize("form", SOME)
def test_whole_matches_agree_with_the_engine(form: str):
    play_beside(form, 3, whole_match=True)


def test_a_clone_is_independent():
    rng = random.Random(1)
    state = dealt(load("casino(players=2)").new_initial_state(), rng)
    step(state, rng)
    before = told(state, 0)
    other = state.clone()
    for _ in range(6):
        step(other, rng)
    assert told(state, 0) == before
    assert len(other.history()) == len(state.history()) + 6


def test_a_state_is_restored_from_its_text():
    rng = random.Random(1)
    game = spiel.load_game("virado_casino", {"players": 3, "options": "target:31"})
    assert str(game.new_initial_state().match.variant) == "casino(players=3, target=31)"
    state = dealt(game.new_initial_state(), rng)
    for _ in range(5):
        step(state, rng)
    text = spiel.serialize_game_and_state(game, state)
    _, again = spiel.deserialize_game_and_state(text)
    assert again.match.record() == state.match.record()
    assert told(again, 1) == told(state, 1)


def test_every_named_form_is_registered():
    assert set(NAMES) == {name_of(slug) for slug in presets()}
    assert set(NAMES) <= set(spiel.registered_names())


def test_openspiels_mccfr_plays_a_deal():
    """Let OpenSpiel's MCCFR play a deal of Hazari for each seat."""
    solver = regrets.OutcomeSamplingSolver(load("hazari"))
    solver.iteration()
    assert len(solver._infostates) > 8


def test_openspiels_ismcts_plays_a_deal():
    """Let OpenSpiel's ISMCTS play, with worlds sampled by Virado."""
    rng = random.Random(5)
    game = load("zwanzig-ab(players=2)")
    state = dealt(game.new_initial_state(), rng)
    bot = search.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=6,
        evaluator=rollouts.RandomRolloutEvaluator(),
        random_state=None,
    )
    moves = 0
    while not state.is_terminal() and not state.is_chance_node() and moves < 4:
        before = told(state, state.current_player())
        action = bot.step(state)
        assert action in state.legal_actions()
        assert told(state, state.current_player()) == before
        state.apply_action(action)
        moves += 1
    assert moves > 2
