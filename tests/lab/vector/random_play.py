"""Random play in `VectorEnv`, compared with the engine's own matches."""

from pathlib import Path
from typing import Any

import numpy as np

from tests.nightly import NIGHTLY
from tests.states import state_of
from virado.encoders.contract import Episode
from virado.families import FAMILIES
from virado.games.catalogue import games
from virado.games.messages import Move
from virado.lab.vector import VectorEnv
from virado.lab.vector.stepping import SHOW
from virado.match import Match

EVERY_FORM = [
    f"{preset.slug}(players={players})"
    for game in games()
    if FAMILIES[game.name].encoding
    for preset in game.presets.values()
    for players in preset.players
]
"""Every form with every number of players, of families that have environments."""


def some_numbers() -> list[str]:
    """Return every form with one number of players, and every number of players of each family."""
    found: list[str] = []
    for game in games():
        if FAMILIES[game.name].encoding:
            presets = [*game.presets.values()]
            chosen = [preset.players[turn % len(preset.players)] for turn, preset in enumerate(presets)]
            found += [
                f"{preset.slug}(players={players})"
                for preset, number in zip(presets, chosen, strict=True)
                for players in preset.players
                if players == number or players not in chosen
            ]
    return found


FORMS = EVERY_FORM if NIGHTLY else some_numbers()
"""The forms of the slow tests."""


def random_actions(env: VectorEnv, rng: np.random.Generator) -> Any:
    """Return a uniformly random legal action for every environment; 0 if its episode is over."""
    return _highest(rng.random(env.masks.shape), env.masks)


def _highest(noise: Any, masks: Any) -> Any:
    return (noise * masks).argmax(axis=1)


def rewritten_arrays(env: VectorEnv) -> bytes:
    """Rewrite all arrays of the environments and return their bytes."""
    for array in (env.observations, env.masks, env.seats, env.oracles):
        array[:] = 7
    env._run_all(SHOW, np.zeros(env.n, np.int64))  # pyright: ignore[reportPrivateUsage]
    return env.observations.tobytes() + env.masks.tobytes() + env.seats.tobytes()


def position_in(env: VectorEnv, index: int) -> Any:
    """Return the state of an environment, read by way of its class."""
    return env.variant.game.state_type.load(env._states, index)  # pyright: ignore[reportPrivateUsage]


def episode_of(env: VectorEnv, index: int) -> Episode:
    """Return the episode data of an environment."""
    return Episode.load(env._episodes, index)  # pyright: ignore[reportPrivateUsage]


def kept_numbers(env: VectorEnv) -> Any:
    """Return for each environment the number of moves stored between steps, or NOT_KEPT, as a writable array."""
    return env._kept.numbers  # pyright: ignore[reportPrivateUsage]


def move_made(env: VectorEnv, index: int, match: Match) -> tuple[int, Move]:
    """Return the last move of an environment, described by the match before the move."""
    seat, a, b, c = episode_of(env, index).made
    return seat, match.game.unpack(state_of(match), match.variant.config(), seat, (a, b, c))


def play_beside_matches(form: str, *, steps: int, n: int = 3, seed: int = 5, **how: Any) -> VectorEnv:
    """Play at random; every state, seat, reward and end must equal that of a `Match` with the same seed and moves."""
    env = VectorEnv(form, n, seed=seed, **how)
    rng = np.random.default_rng(seed)
    matches = [Match(env.variant, seed=int(each)) for each in env.seeds]
    compare(env, matches)
    for _ in range(steps):
        before = [episode_of(env, index) for index in range(n)]
        env.step(random_actions(env, rng))
        for index, match in enumerate(matches):
            if before[index].ended:
                matches[index] = Match(env.variant, seed=int(env.seeds[index]))
            elif not episode_of(env, index).chosen:
                scores = match.scores
                seat, move = move_made(env, index, match)
                match.play(seat, move)
                change = [
                    env.variant.sign * (now - was) for now, was in zip(match.scores, scores, strict=True)
                ]
                expected = [change[seat % len(change)] for seat in range(env.players)]
                assert env.rewards[index].tolist() == expected
        compare(env, matches)
    return env


def save_network(path: Path, variant: str) -> None:
    """Save a network with random weights as `examples/self_play.py` does."""
    env = VectorEnv(variant, 1)
    inputs, actions, hidden = env.observations.shape[1], env.masks.shape[1], 16
    rng = np.random.default_rng(1)
    shapes = {"w1": (inputs, hidden), "b1": (hidden,), "w2": (hidden, hidden), "b2": (hidden,)}
    shapes |= {"wp": (hidden, actions), "bp": (actions,)}
    weights = {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    np.savez(path, **weights)  # pyright: ignore[reportArgumentType]


def compare(env: VectorEnv, matches: list[Match]) -> None:
    """Assert that the environments have the same positions as the matches."""
    for index, match in enumerate(matches):
        if env.truncations[index]:
            continue
        assert position_in(env, index) == state_of(match), env
        if not episode_of(env, index).chosen:
            assert env.seats[index] == (match.to_act[0] if match.to_act else -1)
        assert env.terminations[index] == match.over
        share = [seat % len(match.scores) in match.winners for seat in range(env.players)]
        assert (
            env.results[index].tolist() == (np.array(share) / max(1, sum(share))).astype(np.float32).tolist()
        )
