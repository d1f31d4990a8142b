"""Steps per second of other toolkits for `benchmarks/vector.py`, with random legal actions and observations.

    uv run --group peers python benchmarks/vector.py

Each function takes a number of seconds of processor time. It returns the steps per second, or None if the toolkit is
not installed. `puffer_peers.py` contains PufferLib's environments in C. The bridge bidding of pgx needs a downloaded
table of solved deals. Here, random deals with invented results replace the table, which affects only the rewards.
"""

import importlib
import random
import tempfile
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

AT_A_TIME = 100
"""Steps between two checks of the clock."""
BATCH = 1024
"""Number of pgx environments that are stepped together."""
BRIDGE = "bridge_bidding"
BRIDGE_DEALS = 1000
"""Number of deals in the invented table."""


def _find_module(name: str) -> Any:
    """Return a module, or None if it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def euchre_compiled(seconds: float) -> float | None:
    """Measure OpenSpiel's euchre with loop, dealing, bots and game in C++, without observations.

    A decision counts as a step.
    """
    pyspiel = _find_module("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game("euchre")
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(4)]
    spent, steps, deals = 0.0, 0, 0
    while spent < seconds:
        states = [game.new_initial_state() for _ in range(AT_A_TIME)]
        began = time.thread_time()
        for state in states:
            deals += 1
            pyspiel.evaluate_bots(state, bots, deals)
        spent += time.thread_time() - began
        steps += sum(action.player >= 0 for state in states for action in state.full_history())
    return steps / spent


def euchre(seconds: float) -> float | None:
    """Measure OpenSpiel's euchre from Python, stepped as in its `rl_environment`.

    Each step uses the information state tensor and a legal action.
    """
    pyspiel = _find_module("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game("euchre")
    rng = random.Random(1)
    state = game.new_initial_state()
    spent, steps = 0.0, 0
    while spent < seconds:
        began = time.thread_time()
        for _ in range(AT_A_TIME):
            if state.is_terminal():
                state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            state.information_state_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
        spent += time.thread_time() - began
        steps += AT_A_TIME
    return steps / spent


def rlcard(seconds: float, game: str) -> float | None:
    """Measure a game of RLCard."""
    module = _find_module("rlcard")
    if module is None:
        return None
    env = module.make(game, config={"seed": 1})
    rng = random.Random(1)
    state, _ = env.reset()
    spent, steps = 0.0, 0
    while spent < seconds:
        began = time.thread_time()
        for _ in range(AT_A_TIME):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        spent += time.thread_time() - began
        steps += AT_A_TIME
    return steps / spent


def pettingzoo(seconds: float, name: str) -> float | None:
    """Measure a classic game of PettingZoo's AEC interface."""
    module = _find_module(f"pettingzoo.classic.{name}")
    if module is None:
        return None
    env = module.env()
    env.reset(seed=1)
    rng = random.Random(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        began = time.thread_time()
        for _ in range(AT_A_TIME):
            seen, _, ended, given_up, _ = env.last()
            if ended or given_up:
                env.reset()
                seen = env.last()[0]
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        spent += time.thread_time() - began
        steps += AT_A_TIME
    return steps / spent


def _bridge() -> Any:
    """Return bridge bidding on random deals.

    For each suit, thirteen digits of base 4 name the holder of each card.
    """
    rng = np.random.default_rng(1)
    holders = np.repeat(np.arange(4), 13)
    digits = np.stack([rng.permutation(holders) for _ in range(BRIDGE_DEALS)]).reshape(BRIDGE_DEALS, 4, 13)
    deals = (digits << np.arange(24, -1, -2)).sum(axis=2)
    results = rng.integers(0, 1 << 20, (BRIDGE_DEALS, 4))
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "deals.npy"
        np.save(table, np.stack([deals, results]))
        return importlib.import_module("pgx.bridge_bidding").BridgeBidding(str(table))


@cache
def _pgx_batch(name: str) -> tuple[Callable[..., Any], Any] | None:
    """Return a compiled step of a batch of environments with random legal actions, and their states."""
    jax, pgx = _find_module("jax"), _find_module("pgx")
    if jax is None or pgx is None:
        return None
    env = _bridge() if name == BRIDGE else pgx.make(name)
    again = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def step(states: Any, key: Any) -> Any:
        actions, resets = jax.random.split(key)
        masks = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(actions, masks, axis=1)
        return jax.vmap(again)(states, chosen, jax.random.split(resets, BATCH))

    compiled = jax.jit(step)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    return compiled, jax.block_until_ready(compiled(states, jax.random.PRNGKey(2)))


def pgx(seconds: float, name: str) -> float | None:
    """Measure a game of pgx on the CPU.

    A call draws the actions and steps a batch. The time of all threads counts.
    """
    made = _pgx_batch(name)
    if made is None:
        return None
    compiled, states = made
    jax = importlib.import_module("jax")
    keys = jax.random.split(jax.random.PRNGKey(3), 64)
    spent, steps = 0.0, 0
    while spent < seconds:
        began = time.process_time()
        states = jax.block_until_ready(compiled(states, keys[steps // BATCH % len(keys)]))
        spent += time.process_time() - began
        steps += BATCH
    return steps / spent


PEERS: dict[str, Callable[[float], float | None]] = {
    "OpenSpiel's euchre from Python, one by one": euchre,
    "OpenSpiel's euchre in C++, without observations": euchre_compiled,
    "RLCard's Dou Dizhu": partial(rlcard, game="doudizhu"),
    "RLCard's Gin Rummy": partial(rlcard, game="gin-rummy"),
    "PettingZoo's Texas Hold'em": partial(pettingzoo, name="texas_holdem_v4"),
    "PettingZoo's Hanabi": partial(pettingzoo, name="hanabi_v5"),
    f"pgx's Sparrow Mahjong, {BATCH:,} at a time": partial(pgx, name="sparrow_mahjong"),
    f"pgx's bridge bidding, {BATCH:,} at a time": partial(pgx, name=BRIDGE),
}
