"""A match in `VectorEnv` equals the engine's match: states, seats, legal moves, rewards, ends."""

from typing import Any

import numpy as np
import pytest

from tests.lab.vector.random_play import (
    EVERY_FORM,
    FORMS,
    episode_of,
    kept_numbers,
    play_beside_matches,
    position_in,
    random_actions,
    some_numbers,
)
from tests.states import state_of
from virado.encoders.contract import DONE, SECOND, Episode, encoding_of
from virado.games.catalogue import variant
from virado.games.contract import Packed
from virado.lab.vector import VectorEnv
from virado.lab.vector.stepping import NOT_KEPT
from virado.match import Match

SOME = ("raub-seven-always(players=3)", "zwanzig-ab-jager(players=5)")
BY_PARTS = (
    "casino(players=3)",
    "royal-dominican-partner-build",
    "royal-haitian",
    "tuxedo(players=4)",
    "kaszino-nagykonyv",
)


@pytest.mark.parametrize("form", [*SOME, *BY_PARTS, "hazari-bhutan"])
def test_random_matches_agree_with_the_engine(form: str):
    env = play_beside_matches(form, steps=80)
    assert env.masks.any()


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_random_matches_of_every_form_agree_with_the_engine(form: str):
    play_beside_matches(form, steps=700, n=3)


def test_slow_tests_cover_every_form_and_every_number_of_players_of_each_family():
    some, every = ([variant(form) for form in forms] for forms in (some_numbers(), EVERY_FORM))
    assert {each.slug for each in some} == {each.slug for each in every}
    assert {(each.game.name, each.players) for each in some} == {
        (each.game.name, each.players) for each in every
    }
    assert len(some) < len(every) / 2


@pytest.mark.parametrize("form", SOME)
def test_exactly_the_legal_moves_are_actions(form: str):
    """Check that the mask of moves chosen in one step has as many actions as the seat has moves."""
    env = VectorEnv(form, 4, seed=11)
    rng = np.random.default_rng(3)
    for _ in range(60):
        for index in range(env.n):
            if env.seats[index] < 0:
                continue
            s, o = position_in(env, index), env.variant.config()
            moves = list(env.variant.game.legal(s, o, int(env.seats[index])))
            assert env.masks[index].sum() == len(moves)
        env.step(random_actions(env, rng))


def sequence(env: VectorEnv, s: Any, seat: int, move: Packed) -> list[int]:
    """Return the actions that lead to a move. If two actions lead on, the second is taken."""
    encoding, o, p = encoding_of(env.variant), env.variant.config(), Episode()
    taken: list[int] = []
    while (leads := encoding.next_action(s, o, p, seat, *move)) != DONE:
        assert leads >= 0, move
        taken.append((leads >> SECOND) - 1 if leads >> SECOND else leads)
        encoding.choose(s, o, p, seat, taken[-1])
        p.chosen = 1
    return taken


@pytest.mark.parametrize("form", [*SOME, *BY_PARTS])
def test_every_legal_move_has_its_own_sequence_of_actions(form: str):
    env = VectorEnv(form, 2, seed=8)
    rng = np.random.default_rng(8)
    for _ in range(60):
        for index in range(env.n):
            seat = int(env.seats[index])
            if seat < 0 or episode_of(env, index).chosen:
                continue
            s = position_in(env, index)
            moves = list(env.variant.game.legal(s, env.variant.config(), seat))
            ways = {tuple(sequence(env, s, seat, move)) for move in moves}
            assert len(ways) == len(moves)
            first = {way[0] for way in ways}
            calls = {encoding_of(env.variant).call_action(env.variant.config())}
            assert first == set(np.flatnonzero(env.masks[index]).tolist()) - calls
            assert not [way for way in ways if any(way == other[: len(way)] for other in ways - {way})]
        env.step(random_actions(env, rng))


@pytest.mark.parametrize("form", BY_PARTS)
def test_moves_kept_between_steps_equal_the_listed_moves(form: str):
    """Check lists of moves that are stored between steps, and lists that are too long for this and are rebuilt."""
    env, again = (VectorEnv(form, 32, seed=21) for _ in range(2))
    rng = np.random.default_rng(21)
    kept_within, listed_within = 0, 0
    for _ in range(60):
        actions = random_actions(env, rng)
        kept = kept_numbers(env) != NOT_KEPT
        within = np.array([episode_of(env, index).chosen for index in range(env.n)]) == 1
        kept_within += int((kept & within).sum())
        listed_within += int((~kept & within).sum())
        kept_numbers(again)[:] = NOT_KEPT
        for one, other in zip(env.step(actions), again.step(actions), strict=True):
            assert one.tobytes() == other.tobytes()
        assert [episode_of(env, index) for index in range(env.n)] == [
            episode_of(again, index) for index in range(env.n)
        ]
    assert kept_within
    assert listed_within or form != "royal-haitian"


def test_an_orange_is_called_with_the_capture_or_by_the_next_seat():
    """Check that random matches contain both kinds of call (C-24)."""
    env = VectorEnv("tuxedo(players=2)", 40, seed=2)
    rng = np.random.default_rng(8)
    taken: set[str] = set()
    for _ in range(150):
        actions: Any = random_actions(env, rng)
        taken |= {env.actions[action] for action in actions[env.seats >= 0]}
        env.step(actions)
    assert {"finish", "finish and call orange", "claim, or call orange"} <= taken


def test_the_next_match_has_the_next_seed_and_its_packs():
    env = VectorEnv("zwanzig-ab(players=2, start_score=1)", 2, seed=3)
    rng = np.random.default_rng(1)
    first = env.seeds.tolist()
    assert first == [3, 4]
    while not env.terminations[0]:
        env.step(random_actions(env, rng))
    assert env.seats[0] == -1
    assert not env.masks[0].any()
    env.step(random_actions(env, rng))
    assert env.seeds[0] != first[0]
    assert position_in(env, 0) == state_of(Match(env.variant, seed=int(env.seeds[0])))
    assert not env.terminations[0]
    assert not env.rewards[0].any()


def test_with_same_step_the_next_match_begins_immediately():
    env = VectorEnv("zwanzig-ab(players=2, start_score=1)", 1, seed=3, autoreset="same_step")
    rng = np.random.default_rng(1)
    while not env.terminations[0]:
        env.step(random_actions(env, rng))
    assert env.results[0].sum() == 1
    assert position_in(env, 0) == state_of(Match(env.variant, seed=int(env.seeds[0])))
    over = [feature.index for feature in env.features if feature.name == "phase: over"]
    assert env.finals[0, over] == 1
    assert env.observations[0, over] == 0


def test_with_autoreset_disabled_a_match_that_is_over_must_be_reset():
    env = VectorEnv("zwanzig-ab(players=2)", 2, seed=3, autoreset="disabled")
    rng = np.random.default_rng(1)
    while not env.terminations.any():
        env.step(random_actions(env, rng))
    ended = int(env.terminations.argmax())
    with pytest.raises(ValueError, match=f"environment {ended} is over"):
        env.step(random_actions(env, rng))
    other = position_in(env, 1 - ended)
    env.reset(where=env.terminations)
    assert position_in(env, 1 - ended) == other
    assert episode_of(env, ended).decisions == 0
    env.step(random_actions(env, rng))


def test_an_episode_may_be_a_deal():
    env = VectorEnv("zwanzig-ab", 1, seed=1, episode="deal")
    rng = np.random.default_rng(1)
    while not env.deal_ends[0]:
        assert not env.terminations[0]
        env.step(random_actions(env, rng))
    assert env.terminations[0]
    assert env.seats[0] == -1
    assert not env.results.any()
    assert position_in(env, 0).deal == 1


def test_an_episode_is_truncated_at_the_move_limit():
    env = VectorEnv("zwanzig-ab", 1, seed=1, most=3)
    rng = np.random.default_rng(1)
    for _ in range(3):
        assert not env.truncations[0]
        env.step(random_actions(env, rng))
    assert env.truncations[0]
    assert not env.terminations[0]
    assert env.seats[0] == -1


def test_an_illegal_action_changes_no_environment():
    env = VectorEnv("zwanzig-ab", 3, seed=1)
    rng = np.random.default_rng(1)
    actions: Any = random_actions(env, rng)
    actions[2] = int((env.masks[2] == 0).argmax())
    before = [position_in(env, index) for index in range(3)]
    name = env.actions[int(actions[2])]
    with pytest.raises(ValueError, match=f"environment 2: action {actions[2]} .'{name}'. is not legal"):
        env.step(actions)
    for wrong in (-1, len(env.actions), 10**12):
        actions[2] = wrong
        with pytest.raises(ValueError, match="no action"):
            env.step(actions)
    assert [position_in(env, index) for index in range(3)] == before
