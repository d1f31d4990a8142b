"""`virado bench VARIANT`: speed of random playouts and of search on one core.

The measurement starts after compilation.
"""

import argparse
import time
from typing import Any

from virado.bots.catalogue import players
from virado.bots.playouts import playouts
from virado.commands import output
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.words import catalogue_for

CHUNK = 20_000
"""Initial number of decisions between two readings of the clock."""


def run(args: argparse.Namespace) -> int:
    """Measure and print the results."""
    variant = find_variant(args.variant, players=args.players)
    figures: dict[str, Any] = {"variant": str(variant), "players": variant.players}
    figures |= measure(variant, seconds=args.seconds)
    figures |= measure_search(variant, seconds=args.seconds)
    if args.json:
        output.print_json(figures)
        return 0
    words = catalogue_for(args.lang)
    output.print_line(words.text("commands-bench-title", variant=str(variant), players=variant.players))
    for name, value in figures.items():
        if name.endswith("_per_s"):
            output.print_line(
                f"{words.number(round(value)).rjust(15)} {words.text(f'commands-bench-{name}')}"
            )
    return 0


def measure(variant: Variant, *, seconds: float) -> dict[str, float]:
    """Return the deals and decisions per second of random play.

    Each decision draws from the complete list of legal moves.
    """
    play = playouts(variant)
    play(CHUNK)  # warm the caches
    deals = decisions = 0
    chunk = CHUNK
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        deals += play(chunk)
        decisions += chunk
        chunk = min(chunk * 2, max(CHUNK, int(decisions / max(spent, 0.001) * seconds / 20)))
    spent = time.perf_counter() - begin
    return {"deals_per_s": round(deals / spent, 1), "decisions_per_s": round(decisions / spent, 1)}


def measure_search(variant: Variant, *, seconds: float) -> dict[str, float]:
    """Return the simulations per second of the family's tree search."""
    family = players(variant.game.name)
    return {"simulations_per_s": round(family.simulations_per_s(variant, seconds=seconds), 1)}
