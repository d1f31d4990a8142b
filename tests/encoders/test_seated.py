"""The observation and the actions of a view at a table equal those of the environment.

Each action makes the same move in both.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from tests.lab.vector.random_play import save_network
from virado.bots.custom import registry
from virado.lab.vector import VectorEnv, move_by_numbers
from virado.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    "variant", ["zwanzig-ab(players=2)", "raub", "casino", "royal-dominican(players=2)", "kaszino-kirschner"]
)
def test_views_and_the_environment_give_the_same_match(variant: str):
    env = VectorEnv(variant, 1, seed=5)
    match = Match(env.variant, seed=int(env.seeds[0]))
    rng = random.Random(variant)
    compared = 0

    def policy(observation: Sequence[int], mask: Sequence[int]) -> int:
        nonlocal compared
        assert int(env.seats[0]) == seat
        assert list(mask) == env.masks[0].tolist()
        assert list(observation) == env.observations[0].tolist()
        action = rng.choice(np.flatnonzero(env.masks[0]).tolist())
        env.step(np.array([action]))
        compared += 1
        return action

    for _ in range(30):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, move_by_numbers(match.view(seat), policy))
    assert compared >= 20


def test_the_learner_of_the_examples_plays_from_a_saved_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    variant = "zwanzig-ab(players=2)"
    save_network(tmp_path / "network.npz", variant)
    monkeypatch.setenv("VIRADO_NETWORK", str(tmp_path / "network.npz"))
    learner = registry.make_custom_bot("learner", f"{EXAMPLES / 'self_play.py'}:Learner")
    played: set[str] = set()
    try:
        match = Match(variant, seed=2)
        for _ in range(12):
            view = match.view(match.to_act[0])
            move = learner.choose(view)
            played.add(str(move).partition(" ")[0])
            match.play(view.seat, move)
    finally:
        learner.close()
    assert len(played) > 1


def test_the_example_learner_computes_the_advantage_of_an_action(
    monkeypatch: pytest.MonkeyPatch,
):
    """Check the targets with a trace of 1.

    Each is the points that the seat gains until the end of the deal, minus the expected points.
    """
    example = run_path(str(EXAMPLES / "self_play.py"))
    monkeypatch.setitem(example["advantages"].__globals__, "TRACE", 1.0)
    rewards = np.array([[[0, 0]], [[2, 0]], [[0, 3]], [[0, 0]], [[9, 0]]], np.float32)
    ends, seats = np.array([[0], [0], [1], [0], [0]]), np.array([[0], [1], [0], [-1], [0]])
    values = np.array([[0.3], [0.1], [-0.2], [0], [0.5]], np.float32)
    following = np.where(seats == 1, -values, values)[1:]
    after_all = np.concatenate([following, [[0.7]]])
    found = example["advantages"](rewards, ends, seats, values, after_all)[:, 0]
    points = example["POINTS"]
    assert found == pytest.approx(
        [-1 / points - 0.3, 1 / points - 0.1, -3 / points + 0.2, 0, 9 / points + 0.7 - 0.5]
    )


def test_an_illegal_choice_is_refused():
    view = Match("zwanzig-ab(players=2)", seed=1)
    with pytest.raises(ValueError, match="not legal"):
        move_by_numbers(view.view(view.to_act[0]), lambda _row, mask: list(mask).index(0))
    with pytest.raises(ValueError, match="is not to act"):
        move_by_numbers(view.view(1 - view.to_act[0]), lambda _row, mask: list(mask).index(1))
    hazari = Match("hazari", seed=1)
    with pytest.raises(ValueError, match="list of moves"):
        move_by_numbers(hazari.view(hazari.to_act[0]), lambda _row, mask: list(mask).index(1))
