"""Hazari through PettingZoo's parallel interface."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test  # pyright: ignore[reportUnknownVariableType]

from tests.lab.adapters.forms import random_legal_action
from tests.lab.vector.random_play import FORMS
from virado.lab.adapters.pettingzoo_parallel import SameTimeEnv, parallel_env
from virado.match import Match

HAZARI = [form for form in FORMS if form.startswith("hazari")]


def masks_of(observations: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    """Return a legal action for every agent."""
    return {agent: random_legal_action(seen["action_mask"], rng) for agent, seen in observations.items()}


def play_beside(form: str, seed: int) -> None:
    """Play a random match in the environment, repeat it in the engine, and compare rewards and results."""
    table = SameTimeEnv(form)
    observations, _ = table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    infos: dict[str, Any] = {}
    steps = 0
    while table.agents:
        observations, rewards, _, _, infos = table.step(masks_of(observations, rng))
        steps += 1
        for agent, reward in rewards.items():
            gained[agent] += reward
    engine = Match(table.variant, seed=seed)
    for step in table.match.steps:
        engine.play(step.actor, step.text)
    assert engine.over
    assert list(gained.values()) == list(engine.scores)
    assert [infos[agent]["result"] > 0 for agent in table.possible_agents] == [
        seat in engine.winners for seat in range(4)
    ]
    assert engine.record().chance == table.match.record().chance
    assert steps < 2.5 * len(engine.steps)  # sequential play takes at least four actions for each seat


def test_pettingzoos_checks_pass():
    class Sampled(SameTimeEnv):
        """An environment whose spaces sample legal actions, with the mask of `infos`, for PettingZoo's test."""

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
            observations, _ = super().reset(seed, options)
            return observations, _with_masks(observations)

        def step(self, actions: dict[str, int]) -> Any:
            observations, rewards, ended, given_up, infos = super().step(actions)
            return (
                observations,
                rewards,
                ended,
                given_up,
                infos if any(ended.values()) else _with_masks(observations),
            )

    parallel_api_test(Sampled("hazari", episode="deal"), num_cycles=60)


def _with_masks(observations: dict[str, Any]) -> dict[str, Any]:
    return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}


def test_a_random_match_agrees_with_the_engine():
    play_beside("hazari-bhutan", 3)


@pytest.mark.slow
@pytest.mark.parametrize("form", HAZARI)
def test_random_matches_of_every_form_agree_with_the_engine(form: str):
    for seed in range(5):
        play_beside(form, seed)


def test_observations_do_not_reveal_the_choices_of_others():
    """Check that before all have arranged, no observation depends on the choices or cards of others."""
    tables = [SameTimeEnv("hazari") for _ in range(2)]
    seen = [table.reset(seed=6)[0] for table in tables]
    rng = np.random.default_rng(1)
    for _ in range(3):
        actions = masks_of(seen[0], rng)
        other = int(np.flatnonzero(seen[1]["seat_2"]["action_mask"])[-1])
        seen = [
            tables[0].step(actions)[0],
            tables[1].step({**actions, "seat_2": other})[0],
        ]
        for agent in ("seat_0", "seat_1", "seat_3"):
            for part in ("observation", "action_mask"):
                assert seen[0][agent][part].tobytes() == seen[1][agent][part].tobytes()
    assert seen[0]["seat_2"]["observation"].tobytes() != seen[1]["seat_2"]["observation"].tobytes()


def test_invalid_arguments_are_refused():
    with pytest.raises(ValueError, match="one after another"):
        parallel_env("casino")
    table = parallel_env("hazari")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal for seat_0"):
        table.step(dict.fromkeys(table.agents, table.wait))
