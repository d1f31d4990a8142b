"""Deals per second of `virado.lab.vector.simulate`, with columns and a statistic, compared with `virado bench`.

    uv run python benchmarks/simulate.py [--variant V] [--deals N] [--rounds N]

Times are processor time after compilation. All measurements alternate, and ratios are taken within a round.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from virado.bots.playouts import playouts
from virado.games.catalogue import variant
from virado.lab.vector import simulate

BENCH = "as virado bench, nothing kept"
DECISIONS = 2_000_000
"""Number of decisions in the random playouts."""


def sweeps(s: Any, o: Any) -> float:  # a statistic receives both arguments
    """Return a statistic that is also available as a column."""
    return s.sweeps[0] + s.sweeps[1]


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--variant", default="casino", help="variant to simulate (casino)")
    options.add_argument("--deals", type=int, default=20_000, help="deals per measurement (20000)")
    options.add_argument("--rounds", type=int, default=5, help="rounds of measurement (5)")
    given = options.parse_args()
    play = playouts(variant(given.variant))
    rows: dict[str, Callable[[], int]] = {BENCH: lambda: play(DECISIONS)}
    for bots in ("random", "greedy", "club"):
        for statistic in (None, sweeps):
            run = _runner(given.variant, bots, statistic)
            run(10)
            own = ", own statistic" if statistic else ""
            rows[f"simulate, {bots}, points and sweeps{own}"] = partial(run, given.deals)
    seconds: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(given.rounds):
        for name, deal in rows.items():
            began = time.process_time()
            deals = deal()
            seconds[name].append((time.process_time() - began) / deals)
    print(f"load of the machine {os.getloadavg()[0]:.1f}, {given.rounds} rounds\n")
    print(f"| {given.variant} | deals/s: median | times bench's time: median (min - max) |\n|---|---|---|")
    for name, each in seconds.items():
        ratios = [mine / bench for mine, bench in zip(each, seconds[BENCH], strict=True)]
        shown = f"{statistics.median(ratios):.2f} ({min(ratios):.2f} - {max(ratios):.2f})"
        print(f"| {name} | {1 / statistics.median(each):,.0f} | {shown} |")


def _runner(text: str, bots: str, statistic: Callable[[Any, Any], float] | None) -> Callable[[int], int]:
    return lambda deals: len(
        simulate(text, deals=deals, bots=bots, statistic=statistic, columns=["points", "sweeps"])
    )


if __name__ == "__main__":
    main()
