"""Deals a second of `virado.vector.simulate`, with columns and a statistic, beside the random play of `virado bench`.

    uv run python benchmarks/simulate.py [--variant V] [--deals N]

Seconds of processor time, after compiling.
"""

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

from virado.bots.playouts import playouts
from virado.games.catalogue import variant
from virado.vector import simulate

DECISIONS = 2_000_000
"""Decisions of the random play."""


def sweeps(s: Any, o: Any) -> float:  # a statistic is given both
    """A statistic that the columns have, too."""
    return s.sweeps[0] + s.sweeps[1]


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--variant", default="casino")
    options.add_argument("--deals", type=int, default=20_000)
    given = options.parse_args()
    print(f"load of the machine {os.getloadavg()[0]:.1f}\n\n| {given.variant} | deals/s |\n|---|---|")
    play = playouts(variant(given.variant))
    play(DECISIONS)
    began = time.process_time()
    deals = play(DECISIONS)
    print(f"| as virado bench, nothing kept | {deals / (time.process_time() - began):,.0f} |")
    for bots in ("random", "greedy", "club"):
        for statistic in (None, sweeps):
            run = _runner(given.variant, bots, statistic)
            run(10)
            began = time.process_time()
            run(given.deals)
            spent = time.process_time() - began
            own = ", own statistic" if statistic else ""
            print(f"| simulate, {bots}, points and sweeps{own} | {given.deals / spent:,.0f} |")


def _runner(text: str, bots: str, statistic: Callable[[Any, Any], float] | None) -> Callable[[int], Any]:
    return lambda deals: simulate(
        text, deals=deals, bots=bots, statistic=statistic, columns=["points", "sweeps"]
    )


if __name__ == "__main__":
    main()
