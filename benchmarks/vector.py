"""Steps a second of `virado.vector`, observations and masks written, beside other toolkits in the same run.

    uv run --group peers python benchmarks/vector.py [--seconds S] [--rounds N] [--batch N]

A step of a batch takes one action in each environment. The actions are drawn uniformly from the masks outside of what is timed.
One thread, in seconds of its processor time; then two, in seconds of the clock, with the machine's load beside it. The peers are
those of `vector_peers.py`.
"""

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from vector_peers import PEERS
from virado.vector import VectorEnv

FORMS = ("zwanzig-ab", "raub", "casino", "royal-north-american-sweeps", "hazari")


def chosen(masks: Any, noise: Any) -> Any:
    """A legal action for each environment, by noise of [0, 1); none is left out for a 0."""
    return ((1 - noise) * masks).argmax(axis=1)


def stepped(env: VectorEnv, threads: int, seconds: float, rng: np.random.Generator) -> float:
    """Steps a second: of processor time with one thread, else of the clock."""
    now = time.thread_time if threads == 1 else time.perf_counter
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = chosen(env.masks, rng.random(env.masks.shape, dtype=np.float32))
        began = now()
        env.step(actions)
        spent += now() - began
        steps += env.n
    return steps / spent


def arranged(env: VectorEnv, seconds: float, rng: np.random.Generator) -> float:
    """Whole moves a second of processor time: arrangements in Hazari."""
    spent, moves = 0.0, 0
    while spent < seconds:
        actions = chosen(env.masks, rng.random(env.masks.shape, dtype=np.float32))
        began = time.thread_time()
        env.step(actions)
        spent += time.thread_time() - began
        episodes = env._episodes  # pyright: ignore[reportPrivateUsage]
        moves += int(((episodes["chosen"] == 0) & (episodes["decisions"] > 0)).sum())
    return moves / spent


def single(form: str, seconds: float) -> float:
    """Steps a second of one environment, step by step from Python, actions drawn inside of what is timed."""
    env = VectorEnv(form, 1)
    rng = random.Random(1)
    began = time.thread_time()
    steps = 0
    while (spent := time.thread_time() - began) < seconds:
        legal: Any = np.flatnonzero(env.masks[0])
        env.step(np.array([legal[rng.randrange(len(legal))] if len(legal) else 0]))
        steps += 1
    return steps / spent


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--batch", type=int, default=1024)
    given = options.parse_args()
    rng = np.random.default_rng(1)
    rows: dict[str, Callable[[], float | None]] = {
        name: partial(peer, given.seconds) for name, peer in PEERS.items()
    }
    for form in FORMS:
        for threads in (1, 2):
            env = VectorEnv(form, given.batch, seed=1, threads=threads)
            stepped(env, threads, 0.2, rng)
            rows[f"{form}, {env.players} players, threads {threads}"] = partial(
                stepped, env, threads, given.seconds, rng
            )
        rows[f"{form}, one by one"] = partial(single, form, given.seconds)
        if form == "hazari":
            rows[f"{form}, arrangements, threads 1"] = partial(
                arranged, VectorEnv(form, given.batch, seed=1), given.seconds, rng
            )
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(given.rounds):
        for name, measure in rows.items():
            if (value := measure()) is not None:
                found[name].append(value)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"batch {given.batch}, {given.rounds} rounds of {given.seconds} s; load of the machine {load}\n")
    print("| | steps/s: median (min - max) |\n|---|---|")
    for name, values in found.items():
        if values:
            print(f"| {name} | {statistics.median(values):,.0f} ({min(values):,.0f} - {max(values):,.0f}) |")
    print("\n| 4,096 environments | s | MiB |\n|---|---|---|")
    for form in FORMS:
        began = time.perf_counter()
        env = VectorEnv(form, 4096)
        made = time.perf_counter() - began
        parts = (*env.arrays, env._states, env._episodes, *env._kept)  # pyright: ignore[reportPrivateUsage]
        arrays = sum(array.nbytes for array in parts)
        print(f"| `{form}` | {made:.2f} | {arrays / 2**20:.1f} |")


if __name__ == "__main__":
    main()
