"""Steps per second of `virado.lab.vector`, with observations and masks, compared with other toolkits.

    uv run --group peers python benchmarks/vector.py [--seconds S] [--rounds N] [--batch N] [--pufferlib FOLDER]

A step of a batch takes one action in each environment. Drawing the actions uniformly from the masks is not timed. The
first figures are for one thread, in its processor time. The next figures are for two threads, in elapsed time, with
the load of the machine. The peers are those of `vector_peers.py`; with FOLDER, its unpacked source distribution,
PufferLib's environments are added. Finally, a new process for each form, with cached kernels, measures the first step
of a batch, and the time and memory of 4,096 environments.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from puffer_peers import pufferlib
from vector_peers import PEERS
from virado.lab.vector import VectorEnv

FORMS = ("zwanzig-ab", "raub", "casino", "royal-north-american-sweeps", "hazari")
MANY = 4096
"""Number of environments created together to measure the start of a process."""
NEW_PROCESS = """
import resource, time
from pathlib import Path
def now():
    return time.process_time(), time.perf_counter()
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
import numba
numba.njit(lambda: 0)()
loaded = now()[0]
from virado.lab.vector import VectorEnv
began = now()
env = VectorEnv({form!r}, 1024)
env.step(env.masks.argmax(axis=1))
stepped, before = now(), resident()
many = VectorEnv({form!r}, {many})
ended = now(), resident()
print(*(b - a for a, b in zip(began, stepped)), *(b - a for a, b in zip(stepped, ended[0])), ended[1] - before, loaded)
"""


def choose_actions(masks: Any, noise: Any) -> Any:
    """Return a legal action for each environment, chosen by noise from [0, 1)."""
    return ((1 - noise) * masks).argmax(axis=1)


def step_rate(env: VectorEnv, threads: int, seconds: float, rng: np.random.Generator) -> float:
    """Return the steps per second: of processor time with one thread, otherwise of elapsed time."""
    now = time.thread_time if threads == 1 else time.perf_counter
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = choose_actions(env.masks, rng.random(env.masks.shape, dtype=np.float32))
        began = now()
        env.step(actions)
        spent += now() - began
        steps += env.n
    return steps / spent


def move_rate(env: VectorEnv, threads: int, seconds: float, rng: np.random.Generator) -> float:
    """Return the complete moves per second, measured as in `step_rate`. In Hazari, a move is an arrangement."""
    now = time.thread_time if threads == 1 else time.perf_counter
    spent, moves = 0.0, 0
    while spent < seconds:
        actions = choose_actions(env.masks, rng.random(env.masks.shape, dtype=np.float32))
        began = now()
        env.step(actions)
        spent += now() - began
        episodes = env._episodes  # pyright: ignore[reportPrivateUsage]
        moves += int(((episodes["chosen"] == 0) & (episodes["decisions"] > 0)).sum())
    return moves / spent


def single(form: str, seconds: float) -> float:
    """Return the steps per second of one environment, stepped from Python; drawing the actions is timed."""
    env = VectorEnv(form, 1)
    rng = random.Random(1)
    began = time.thread_time()
    steps = 0
    while (spent := time.thread_time() - began) < seconds:
        legal: Any = np.flatnonzero(env.masks[0])
        env.step(np.array([legal[rng.randrange(len(legal))] if len(legal) else 0]))
        steps += 1
    return steps / spent


def beginning(form: str) -> list[float]:
    """Measure the start of a new process.

    The first two figures are the processor time and the elapsed time, with Numba loaded, of creating a batch and
    stepping it once. The next two are the same times for creating MANY environments. The last two are the memory that
    these environments add, in MiB, and the processor time until Numba was loaded.
    """
    command = [sys.executable, "-c", NEW_PROCESS.format(form=form, many=MANY)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [float(each) for each in told.split()]


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=1.0, help="seconds per measurement (1)")
    options.add_argument("--rounds", type=int, default=5, help="rounds of measurement (5)")
    options.add_argument("--batch", type=int, default=1024, help="environments per batch (1024)")
    options.add_argument("--pufferlib", type=Path, help="folder of PufferLib's unpacked source distribution")
    given = options.parse_args()
    rng = np.random.default_rng(1)
    peers = {**PEERS, **(pufferlib(given.pufferlib, given.batch) if given.pufferlib else {})}
    rows: dict[str, Callable[[], float | None]] = {
        name: partial(peer, given.seconds) for name, peer in peers.items()
    }
    for form in FORMS:
        for threads in (1, 2):
            env = VectorEnv(form, given.batch, seed=1, threads=threads)
            step_rate(env, threads, 0.2, rng)
            rows[f"{form}, {env.players} players, threads {threads}"] = partial(
                step_rate, env, threads, given.seconds, rng
            )
            if form == "hazari":
                env = VectorEnv(form, given.batch, seed=1, threads=threads)
                rows[f"{form}, arrangements, threads {threads}"] = partial(
                    move_rate, env, threads, given.seconds, rng
                )
        rows[f"{form}, one by one"] = partial(single, form, given.seconds)
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(given.rounds):
        for name, measure in rows.items():
            if (value := measure()) is not None:
                found[name].append(value)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"batch {given.batch}, {given.rounds} rounds of {given.seconds} s; load of the machine {load}\n")
    print("| | steps/s: median (min - max) | beside euchre |\n|---|---|---|")
    first_peer = found[next(iter(PEERS))]
    for name, values in found.items():
        if values:
            ratios = [value / peer for value, peer in zip(values, first_peer, strict=False)]
            beside = f"{statistics.median(ratios):,.1f}" if ratios else ""
            shown = f"{statistics.median(values):,.0f} ({min(values):,.0f} - {max(values):,.0f})"
            print(f"| {name} | {shown} | {beside} |")
    print(f"\n| | first step: s of processor (clock) | {MANY:,} made | MiB | Numba before, s |")
    print("|---|---|---|---|---|")
    for form in FORMS:
        first, first_clock, many, many_clock, size, numba = beginning(form)
        made = f"{many:.2f} ({many_clock:.2f}) | {size:.1f}"
        print(f"| `{form}` | {first:.2f} ({first_clock:.2f}) | {made} | {numba:.2f} |")


if __name__ == "__main__":
    main()
