"""Simulations per second of tree search, compared with OpenSpiel's C++ information-set search on one core.

    uv run --group peers python benchmarks/search_against_openspiel.py [VARIANT ...] [--rounds N] [--seconds S]

In every round, the peer and each variant run one after the other for the same processor time. The ratio is taken
within the round, so that other programs matter less. The peer is `pyspiel.ISMCTSBot` with the random rollout
evaluator (one rollout per simulation) on euchre, all in C++. Virado's search is `virado.kernel.tree`: the same
algorithm in one compiled loop, measured as by `virado bench`.

Both sides search decisions of whole deals with more than one choice, with equally many simulations and a new tree for
each decision. A simulation is the same on both sides. It samples a consistent world, descends the tree and adds a
move to it. Then it plays the deal to its end by a cheap policy: the peer at random, Virado by the `playout` of the
family's players. It adds the outcome to every move of the line.
"""

import argparse
import importlib
import os
import platform
import random
import statistics
import time
from typing import Any

from virado.bots.catalogue import players
from virado.games.catalogue import variant as find_variant

DEFAULT = ["zwanzig-ab", "raub", "casino", "royal-north-american-sweeps"]
SIMULATIONS = 1000
"""Simulations per move of the peer, equal to ours (`virado.bots.speed`)."""
EXPLORE = 2.0
"""Weight of the confidence bound in the peer's search."""


def euchre(seconds: float, seed: int) -> float:
    """Return the simulations per second of the peer."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("euchre")
    rng = random.Random(seed)
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        EXPLORE,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,  # the peer's signature requires this argument
        False,
    )
    spent = 0.0
    done = 0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                begin = time.process_time()
                bot.step(state)
                spent += time.process_time() - begin
                done += SIMULATIONS
            state.apply_action(rng.choice(legal))
    return done / spent


def virado(variant: str, seconds: float) -> float:
    """Return the simulations per second of the variant's tree search."""
    found = find_variant(variant)
    return players(found.game.name).simulations_per_s(found, seconds=seconds)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=DEFAULT, help="variants to measure")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of measurement (5)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="processor time per measurement in seconds (2)"
    )
    args = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for variant in args.variants:
        virado(variant, 0.1)
    peer: list[float] = []
    ours: dict[str, list[float]] = {variant: [] for variant in args.variants}
    for number in range(args.rounds):
        peer.append(euchre(args.seconds, number + 1))
        for variant in args.variants:
            ours[variant].append(virado(variant, args.seconds))
    machine = platform.processor() or platform.machine()
    print(
        f"{machine}, Python {platform.python_version()}, one core, {args.rounds} rounds of {args.seconds} s"
    )
    print(f"{'':36}{'simulations/s':>14}{'ratio (median, min-max)':>28}")
    print(f"{'OpenSpiel ISMCTS on euchre (C++)':36}{statistics.median(peer):14,.0f}")
    for variant, rates in ours.items():
        ratios = sorted(rate / base for rate, base in zip(rates, peer, strict=True))
        shown = f"{statistics.median(ratios):.1f} ({ratios[0]:.1f}-{ratios[-1]:.1f})"
        print(f"{variant:36}{statistics.median(rates):14,.0f}{shown:>28}")


if __name__ == "__main__":
    main()
