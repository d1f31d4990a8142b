"""Fit the weights of the Casino club player (`virado.bots.casino.weights`) by CMA-ES (Hansen, 2016).

    python benchmarks/fit_club.py royal 2                      fit one kind of form and number of players: a row of ROWS
    python benchmarks/fit_club.py classic pairs --generations 60
    python benchmarks/fit_club.py royal 2 --generations 0     only evaluate the current weights

The program requires the package `cma` of the dependency group `fitting`. The value of a candidate is its lead in
points over the current weights, plus half of its lead over greedy players. Leads are measured over mirrored pairs of
games; a single player plays its games in every seat. Every generation has new packs, shared by all candidates. The
final figures are measured on packs that were not used for fitting.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# The package `cma` is not typed.

import argparse
import math
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import FITTED_FIELDS, Weights, kind, weights_for
from virado.bots.catalogue import players
from virado.bots.contest import CompiledPlayer, Contest
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.contest import SIMPLE, SKILLED
from virado.lab.arena.games import seating

FORMS = {
    "classic": "casino",
    "royal": "royal-north-american-sweeps",
    "nordic": "nordic-royal",
    "rook": "tuxedo",
    "hungarian": "kaszino-ulmann",
}
"""Form that represents each kind, unless another is named."""
STEPS = {
    "card": 40,
    "spade": 40,
    "secured": 120,
    "sweep": 30,
    "danger": 50,
    "promise": 25,
    "second": 12,
    "contested": 15,
    "kept": 15,
    "own": 25,
    "late_danger": 40,
    "late_promise": 40,
    "late_second": 30,
    "residue": 100,
    "closing": 60,
}
"""Fitted weights, with the initial step of each."""
OF_SOME = {"several": 60, "partner": 40}
"""Weights that are fitted only for some forms: with several cards per play, and in partnerships."""
SHOWING = 1 << 40
"""First seed of packs for the final figures."""
GREEDY_PART = 0.5


class Table(NamedTuple):
    """A variant with its compiled kernel and its number of sides, each played by one bot."""

    variant: Variant
    kernel: Any
    bots: int

    def points(self, own: CompiledPlayer, other: CompiledPlayer, seeds: Any) -> Any:
        """Return the lead of `own` over `other` on mirrored games, by seed.

        With more than two sides, it is the points of `own` per game minus the mean of the others'.
        """
        bots = [own] + [other] * (self.bots - 1)
        contest = Contest(self.kernel, self.variant, bots, one_deal=True)
        total = np.zeros(len(seeds))
        sides = len(self.variant.sides)
        up = self.variant.sign
        for rotation in range(self.bots):
            seats = np.array(seating(self.variant, self.bots, rotation), np.int64)
            points = up * contest.play_seeds(np.tile(seats, (len(seeds), 1)), seeds).points
            side = next(i for i in range(sides) if (i + rotation) % self.bots == 0)
            mine = points[:, side]
            total += mine - (points.sum(axis=1) - mine) / (sides - 1)
        return total if self.bots == 2 else total / self.bots


def table_of(form: str, seats: str) -> Table:
    """Return the table of a form with this number of players, or with two pairs."""
    if seats == "pairs":
        variant = find_variant(f"{form}(players=4,teams=true)")
    else:
        variant = find_variant(form if seats == "2" else f"{form}(players={seats})")
    compiled = players(variant.game.name).compiled_players(variant)
    return Table(variant, compiled.kernel, len(variant.sides))


def skilled_player(weights: Weights) -> CompiledPlayer:
    return CompiledPlayer(SKILLED, weights, Scratch())


def with_numbers(weights: Weights, fields: Sequence[str], numbers: Any) -> Weights:
    """Return weights with these numbers in their fields; negative numbers become 0."""
    changed = weights.clone()
    for field, number in zip(fields, numbers, strict=True):
        setattr(changed, field, max(0, round(float(number))))
    return changed


def interval(values: Any) -> str:
    half = 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return f"{float(np.mean(values)):+.3f} ± {half:.3f}"


def fit(
    table: Table, start: Weights, fields: dict[str, int], generations: int, units: int, seed: int
) -> Weights:
    """Return the weights at the mean of the last generation."""
    cma: Any = import_module("cma")

    present, greedy = skilled_player(start), CompiledPlayer(SIMPLE, Weights(), Scratch())
    names, steps = list(fields), np.array(list(fields.values()), float)
    origin = np.array([getattr(start, name) for name in names], float)
    search = cma.CMAEvolutionStrategy(np.zeros(len(names)), 0.6, {"seed": seed + 1, "verbose": -9})
    rng = np.random.default_rng(seed)
    for _ in range(generations):
        seeds = rng.integers(0, SHOWING, units)
        asked = search.ask()
        worth: list[float] = []
        for point in asked:
            own = skilled_player(with_numbers(start, names, origin + point * steps))
            against = table.points(own, present, seeds).mean()
            worth.append(
                -float(against + GREEDY_PART * table.points(own, greedy, seeds[: units // 2]).mean())
            )
        search.tell(asked, worth)
    return with_numbers(start, names, origin + search.mean * steps)


def show(table: Table, found: Weights, start: Weights, units: int, seed: int) -> str:
    """Return the final figures as text: the new weights against the previous ones, and both against greedy players."""
    seeds = np.random.default_rng(seed).integers(SHOWING, 1 << 62, units)
    greedy = CompiledPlayer(SIMPLE, Weights(), Scratch())
    parts = [f"over greedy {interval(table.points(skilled_player(found), greedy, seeds))}"]
    if found is not start:
        parts.append(f"before {interval(table.points(skilled_player(start), greedy, seeds))}")
        parts.insert(
            0, f"over before {interval(table.points(skilled_player(found), skilled_player(start), seeds))}"
        )
    return ", ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=FORMS, help="kind of form")
    parser.add_argument("seats", help="number of players (2 to 6), or pairs")
    parser.add_argument("--form", help="form to play; default: the usual form of the kind")
    parser.add_argument(
        "--generations", type=int, default=60, help="generations; 0 only evaluates the current weights (60)"
    )
    parser.add_argument("--units", type=int, default=600, help="packs per generation (600)")
    parser.add_argument("--showing", type=int, default=10_000, help="packs for the final figures (10000)")
    parser.add_argument("--seed", type=int, default=5, help="seed of the search (5)")
    args = parser.parse_args()
    began = time.process_time()
    table = table_of(args.form or FORMS[args.kind], args.seats)
    o: Any = table.variant.config()
    assert kind(o) == args.kind
    start = weights_for(o)
    found = start
    if args.generations:
        fields = STEPS | {
            name: step
            for name, step in OF_SOME.items()
            if (o.multi_play if name == "several" else table.variant.teams)
        }
        if not o.sweeps:
            fields.pop("sweep")
        found = fit(table, start, fields, args.generations, args.units, args.seed)
        row = tuple(getattr(found, name) for name in FITTED_FIELDS)
        print(f"{args.kind} {table.variant.players, table.bots}: {row},")
    print(f"  {table.variant}: {show(table, found, start, args.showing, args.seed)}")
    print(f"  {time.process_time() - began:.0f} s of CPU", flush=True)


if __name__ == "__main__":
    main()
