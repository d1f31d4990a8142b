"""Random deals per second, compared with OpenSpiel's C++ euchre, in one run on one core.

    uv run --group peers python benchmarks/against_openspiel.py [VARIANT ...] [--rounds N] [--seconds S]

In every round, each variant and the peer run one after the other for the same time. The ratio of their decisions per
second is taken within the round, and the table shows medians. The peer is `pyspiel.evaluate_bots` with four uniform
random C++ bots on euchre: its loop, dealing, bots and game are all in C++. A decision is a move of a player. The time
of dealing is included, but dealing is not a decision.
"""

import argparse
import importlib
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from typing import Any

DEFAULT = ["royal-north-american-sweeps", "casino", "zwanzig-ab", "raub"]


def euchre(seconds: float) -> float:
    """Return the decisions per second of the peer."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("euchre")
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(4)]
    decisions = deals = 0
    state: Any = None
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(500):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, deals)
            deals += 1
        spent = time.perf_counter() - start
        # count the decisions of every 500th deal, outside the measured time
        sample = sum(1 for action in state.full_history() if action.player >= 0)
        decisions += 500 * sample
        start = time.perf_counter() - spent
    return decisions / spent


def virado(variant: str, seconds: float) -> float:
    """Return the decisions per second of `virado bench`, which compiles before it measures."""
    command = [sys.executable, "-m", "virado", "bench", variant, "--seconds", str(seconds), "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)[
        "decisions_per_s"
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=DEFAULT, help="variants to measure")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of measurement (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds per measurement (2)")
    args = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for variant in args.variants:
        virado(variant, 0.2)
    peer: list[float] = []
    ours: dict[str, list[float]] = {variant: [] for variant in args.variants}
    for _ in range(args.rounds):
        peer.append(euchre(args.seconds))
        for variant in args.variants:
            ours[variant].append(virado(variant, args.seconds))
    machine = platform.processor() or platform.machine()
    print(
        f"{machine}, Python {platform.python_version()}, one core, {args.rounds} rounds of {args.seconds} s"
    )
    print(f"{'':32}{'decisions/s':>14}{'ratio (median, min-max)':>28}")
    print(f"{'OpenSpiel euchre (C++)':32}{statistics.median(peer):14,.0f}")
    for variant, rates in ours.items():
        ratios = sorted(rate / base for rate, base in zip(rates, peer, strict=True))
        shown = f"{statistics.median(ratios):.1f} ({ratios[0]:.1f}-{ratios[-1]:.1f})"
        print(f"{variant:32}{statistics.median(rates):14,.0f}{shown:>28}")


if __name__ == "__main__":
    main()
