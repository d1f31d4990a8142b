"""One environment stepped from Python, compared with OpenSpiel's Python loop on euchre.

    uv run --group peers python benchmarks/single_env.py [--seconds S] [--rounds N] [FORM ...]

Both loops work like a learner: get the legal actions and the observation of the seat to act, then take a random legal
action. In every round, each loop runs for the same processor time, and the ratio is taken within the round.
"""

import argparse
import os
import random
import statistics
import time

import numpy as np

from vector_peers import euchre
from virado.lab.vector import VectorEnv

FORMS = ("zwanzig-ab", "raub", "casino", "hazari")


def single(env: VectorEnv, seconds: float, rng: random.Random) -> float:
    """Return the steps per second of processor time; each step writes the observation and the mask."""
    mask, chosen = env.masks[0], np.zeros(1, np.int64)
    steps = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        for _ in range(100):
            legal = mask.nonzero()[0]
            chosen[0] = legal[rng.randrange(len(legal))] if len(legal) else 0
            env.step(chosen)
        steps += 100
    return steps / spent


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("forms", nargs="*", default=FORMS, help="forms to measure")
    options.add_argument(
        "--seconds", type=float, default=1.0, help="processor time per measurement in seconds (1)"
    )
    options.add_argument("--rounds", type=int, default=5, help="rounds of measurement (5)")
    given = options.parse_args()
    rng = random.Random(1)
    environments = {form: VectorEnv(form, 1, seed=1) for form in given.forms}
    for env in environments.values():
        single(env, 0.1, rng)
    peers: list[float] = []
    found: dict[str, list[float]] = {form: [] for form in given.forms}
    for _ in range(given.rounds):
        peer = euchre(given.seconds)
        if peer is None:
            raise SystemExit("OpenSpiel is not installed: uv run --group peers ...")
        peers.append(peer)
        for form, env in environments.items():
            found[form].append(single(env, given.seconds, rng))
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{given.rounds} rounds of {given.seconds} s; load of the machine {load}\n")
    print("| | steps/s: median (min - max) | ratio within a round: median (min - max) |\n|---|---|---|")
    print(f"| OpenSpiel euchre | {format_quantiles(peers, ',.0f')} | 1 |")
    for form, rates in found.items():
        ratios = [rate / peer for rate, peer in zip(rates, peers, strict=True)]
        print(f"| `{form}` | {format_quantiles(rates, ',.0f')} | {format_quantiles(ratios, '.2f')} |")


def format_quantiles(values: list[float], form: str) -> str:
    """Return median, minimum and maximum as text."""
    return f"{statistics.median(values):{form}} ({min(values):{form}} - {max(values):{form}})"


if __name__ == "__main__":
    main()
