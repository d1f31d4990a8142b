"""Virado through PettingZoo."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # pyright: ignore[reportUnknownVariableType]

from tests.lab.adapters.forms import SOME, check_record, random_legal_action
from tests.lab.vector.random_play import FORMS, rewritten_arrays
from tests.lab.vector.test_observations import otherwise
from virado.kernel.contest import LONGEST_MATCH
from virado.lab.adapters.pettingzoo import TableEnv, env, raw_env


def check_api(form: str, cycles: int) -> None:
    """Run PettingZoo's own tests, which warn of every observation that is not a single array."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        api_test(env(form, episode="deal"), num_cycles=cycles)
        api_test(env(form), num_cycles=cycles)
    seed_test(lambda: env(form), num_cycles=cycles)


def play_beside(form: str, seed: int) -> None:
    """Play a random match; the agents' total rewards must equal the engine's points."""
    table = raw_env(form)
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    start = table.match.scores
    gained = dict.fromkeys(table.possible_agents, 0.0)
    result: dict[str, float] = {}
    for agent in table.agent_iter():
        observed, _, ended, given_up, info = table.last()
        if ended or given_up:
            result[agent] = info["result"]
            table.step(None)
            continue
        assert observed is not None
        table.step(random_legal_action(observed["action_mask"], rng))
        for each in table.agents:
            gained[each] += table.rewards[each]
    match = table.match
    check_record(match)
    assert match.over or len(match.steps) == LONGEST_MATCH
    sides = len(match.scores)
    for seat, agent in enumerate(table.possible_agents):
        change = match.scores[seat % sides] - start[seat % sides]
        assert gained[agent] == match.variant.sign * change
        assert (result[agent] > 0) == (seat % sides in match.winners)


def check_secrecy(form: str, steps: int) -> int:
    """Assert that no agent's observation depends on hidden cards; return how often other hands were changed."""
    table = TableEnv(form)
    table.reset(seed=2)
    inner: Any = table._env  # pyright: ignore[reportPrivateUsage]
    rng, deal = np.random.default_rng(4), random.Random(4)
    changed = 0
    for _ in range(steps):
        if not any(table.terminations.values()) and not any(table.truncations.values()):
            for seat, agent in enumerate(table.possible_agents):
                shown = _bytes(table.observe(agent))
                before = inner._states[0].copy()
                other = otherwise(inner, 0, deal, seat)
                changed += other.hands != before["hands"].tolist()
                other.store(inner._states, 0)
                rewritten_arrays(inner)
                assert _bytes(table.observe(agent)) == shown, (form, agent)
                inner._states[0] = before
                rewritten_arrays(inner)
            table.step(random_legal_action(table.observe(table.agent_selection)["action_mask"], rng))
        else:
            table.reset()
    return changed


def _bytes(observed: dict[str, Any]) -> bytes:
    return observed["observation"].tobytes() + observed["action_mask"].tobytes()


@pytest.mark.parametrize("form", SOME)
def test_pettingzoos_checks_pass(form: str):
    check_api(form, 40)


@pytest.mark.parametrize("form", SOME)
def test_random_matches_agree_with_the_engine(form: str):
    play_beside(form, 3)


@pytest.mark.parametrize("form", SOME)
def test_observations_do_not_reveal_hidden_cards(form: str):
    assert check_secrecy(form, 25) > 25


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_every_form_agrees_with_the_engine(form: str):
    check_api(form, 200)
    play_beside(form, 5)
    assert check_secrecy(form, 60) > 50


def test_only_the_seat_itself_observes_its_partial_move():
    table = TableEnv("hazari")
    table.reset(seed=1)
    first = table.agent_selection
    others = [agent for agent in table.possible_agents if agent != first]
    before = [_bytes(table.observe(agent)) for agent in others]
    mine = _bytes(table.observe(first))
    table.step(random_legal_action(table.observe(first)["action_mask"], np.random.default_rng(1)))
    assert table.agent_selection == first
    assert [_bytes(table.observe(agent)) for agent in others] == before
    assert _bytes(table.observe(first)) != mine


def test_an_illegal_action_ends_the_episode_or_is_an_error():
    table: Any = env("zwanzig-ab")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    offender = table.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of the illegal action
        table.step(wrong)
    assert table.terminations[offender]
    assert table.rewards[offender] == -1
    raw = raw_env("zwanzig-ab")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal"):
        raw.step(wrong)


def test_a_position_is_shown_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]):
    text = raw_env("casino", render_mode="ansi")
    text.reset(seed=1)
    seat = int(text.agent_selection[-1])
    assert text.render() == str(text.match.view(seat))
    human = raw_env("casino", render_mode="human")
    human.reset(seed=1)
    human.render()
    assert capsys.readouterr().out == text.render() + "\n"
    picture = raw_env("casino", render_mode="rgb_array")
    picture.reset(seed=1)
    first = picture.render()
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    picture.reset(seed=2)
    assert first.tobytes() != picture.render().tobytes()
    with pytest.raises(ValueError, match="unknown render_mode 'film'"):
        raw_env("casino", render_mode="film")
