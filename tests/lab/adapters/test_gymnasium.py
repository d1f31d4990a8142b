"""Virado through Gymnasium: one seat against bots, and all seats of many matches."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.lab.adapters.forms import SOME, check_record, random_legal_action
from tests.lab.vector.random_play import FORMS, random_actions, rewritten_arrays
from tests.lab.vector.test_observations import otherwise
from virado.bots.catalogue import bot
from virado.bots.contract import Rng
from virado.games.catalogue import presets
from virado.lab.adapters.gymnasium import IDS, AllSeatsVectorEnv, SeatEnv
from virado.lab.vector import VectorEnv
from virado.match import Match


def play_beside(form: str, seed: int, seat: int) -> None:
    """Play a match of a random player against random bots; rewards and result must equal the engine's."""
    table = SeatEnv(form, seat=seat, bots="random", illegal="raise")
    observed, _ = table.reset(seed=seed)
    start = table.match.variant.game.start_score(table.match.variant.options)
    rng = np.random.default_rng(seed)
    gained = 0.0
    ended = given_up = False
    info: dict[str, Any] = {}
    while not ended and not given_up:
        observed, reward, ended, given_up, info = table.step(
            random_legal_action(observed["action_mask"], rng)
        )
        gained += reward
    match = table.match
    check_record(match)
    mine = seat % len(match.scores)
    if len(match.steps) and not given_up:
        assert (info["result"] > 0) == (mine in match.winners)
        assert info["scores"] == match.scores
    before = _points_before_the_first_turn(form, seed, seat)
    assert gained + before == match.variant.sign * (match.scores[mine] - start)


def _points_before_the_first_turn(form: str, seed: int, seat: int) -> float:
    table = SeatEnv(form, seat=seat, bots="random")
    table.reset(seed=seed)
    match = table.match
    start = match.variant.game.start_score(match.variant.options)
    return match.variant.sign * (match.scores[seat % len(match.scores)] - start)


def check_secrecy(form: str, steps: int) -> int:
    """Assert that no observation depends on hidden cards; return how often other hands were changed."""
    table: Any = SeatEnv(form, bots="random")
    observed, _ = table.reset(seed=2)
    rng, deal = np.random.default_rng(4), random.Random(4)
    changed = 0
    for _ in range(steps):
        shown = observed["observation"].tobytes() + observed["action_mask"].tobytes()
        before = table._env._states[0].copy()
        other = otherwise(table._env, 0, deal, 0)
        changed += other.hands != before["hands"].tolist()
        other.store(table._env._states, 0)
        rewritten_arrays(table._env)
        again = table._observation()
        assert again["observation"].tobytes() + again["action_mask"].tobytes() == shown
        table._env._states[0] = before
        rewritten_arrays(table._env)
        observed, _, ended, given_up, _ = table.step(random_legal_action(observed["action_mask"], rng))
        if ended or given_up:
            observed, _ = table.reset()
    return changed


@pytest.mark.parametrize("form", SOME)
def test_gymnasiums_checks_pass(form: str):
    check_env(SeatEnv(form, bots="random", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("form", SOME)
def test_random_matches_agree_with_the_engine(form: str):
    play_beside(form, 4, 1)


@pytest.mark.parametrize("form", SOME)
def test_observations_do_not_reveal_hidden_cards(form: str):
    assert check_secrecy(form, 25) > 15


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_every_form_agrees_with_the_engine(form: str):
    check_env(SeatEnv(form, bots="random"), skip_render_check=True)
    play_beside(form, 6, 0)
    assert check_secrecy(form, 60) > 30


def test_every_form_has_an_id_with_a_version():
    assert {each.split("/")[1] for each in IDS} == {
        f"{slug}{kind}-v0" for slug in presets() for kind in ("", "-all-seats")
    }
    made: Any = gymnasium.make("virado/zwanzig-ab-v0", bots="random", seat=2)
    assert made.unwrapped.seat == 2
    assert made.spec.id == "virado/zwanzig-ab-v0"
    many: Any = gymnasium.make_vec("virado/raub-all-seats-v0", num_envs=3)
    assert many.num_envs == 3
    assert many.observation_space.contains(many.reset(seed=1)[0])


def test_the_same_seed_is_the_same_match():
    def played(seed: int | None) -> list[Any]:
        observed, info = table.reset(seed=seed)
        rng = np.random.default_rng(1)
        told = [observed["observation"].tolist(), info]
        for _ in range(6):
            observed, *rest = table.step(random_legal_action(observed["action_mask"], rng))
            told += [observed["observation"].tolist(), rest]
        return told

    table = SeatEnv("zwanzig-ab", bots="greedy")
    first = played(7)
    second = played(None)
    assert second != first
    assert played(7) == first
    assert played(None) == second


def test_bots_play_as_they_do_at_a_table():
    """Check that the other seats' moves are those that the bots choose in the engine's match."""
    players = {seat: bot(name) for seat, name in ((1, "greedy"), (2, "club"))}
    table = SeatEnv("zwanzig-ab(players=3)", bots=["greedy", "club"])
    observed, _ = table.reset(seed=5)
    rng = np.random.default_rng(2)
    for _ in range(12):
        observed, *_ = table.step(random_legal_action(observed["action_mask"], rng))
    match = Match(table.match.variant, seed=5)
    for step in table.match.steps:
        if step.actor != 0:
            assert isinstance(step.actor, int)
            assert players[step.actor].choose(match.view(step.actor), rng=Rng(5)) == step.move
        match.play(step.actor, step.move)


def test_an_illegal_action_ends_the_episode_or_is_an_error():
    for illegal in ("end", "raise"):
        table = SeatEnv("casino", illegal=illegal)
        observed, _ = table.reset(seed=1)
        wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(ValueError, match="is not legal"):
                table.step(wrong)
            continue
        _, reward, ended, given_up, info = table.step(wrong)
        assert (reward, ended, given_up, info["illegal"]) == (-1, True, False, True)
        with pytest.raises(ValueError, match="call reset"):
            table.step(wrong)


def test_invalid_arguments_are_refused():
    with pytest.raises(ValueError, match="no seat 4"):
        SeatEnv("zwanzig-ab", seat=4)
    with pytest.raises(ValueError, match="2 bots for 3 other seats"):
        SeatEnv("zwanzig-ab", bots=["club", "club"])


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_the_vector_environment_agrees_with_virado_vector(mode: str):
    """Compare observations, masks, rewards and ends, and the final observations and resets of each mode."""
    autoreset: Any = {"NextStep": "next_step", "SameStep": "same_step", "Disabled": "disabled"}[mode]
    table: Any = AllSeatsVectorEnv("zwanzig-ab(players=2, start_score=3)", 5, autoreset_mode=mode)
    plain = VectorEnv("zwanzig-ab(players=2, start_score=3)", 5, autoreset=autoreset)
    observed, _ = table.reset(seed=9)
    plain.reset(seed=9)
    rng = np.random.default_rng(3)
    ends = 0
    for _ in range(120):
        acted = plain.seats.copy()
        actions = random_actions(plain, rng)
        observed, rewards, ended, given_up, infos = table.step(actions)
        plain.step(actions)
        expected = [float(plain.rewards[i, seat]) if seat >= 0 else 0.0 for i, seat in enumerate(acted)]
        assert rewards.tolist() == expected
        assert ended.tolist() == plain.terminations.astype(bool).tolist()
        assert not given_up.any()
        assert infos["seat"].tolist() == plain.seats.tolist()
        if mode == "SameStep" and ended.any():
            assert infos["_final_obs"].tolist() == ended.tolist()
            for index in np.flatnonzero(ended):
                assert (infos["final_obs"][index]["observation"] == plain.finals[index]).all()
        if mode == "Disabled" and ended.any():
            observed, infos = table.reset(options={"reset_mask": ended})
            plain.reset(where=ended)
        assert (observed["observation"] == plain.observations).all()
        assert (observed["action_mask"] == plain.masks).all()
        assert table.observation_space.contains(observed)
        ends += int(ended.sum())
    assert ends > 3
    table.close()


def test_without_copies_the_next_step_overwrites_the_arrays():
    table = AllSeatsVectorEnv("raub", 2, copy=False)
    observed, _ = table.reset(seed=1)
    assert observed["observation"] is table.table.observations
