"""Fit the thresholds at which the club player of Raub declares and defends, by self-play, and print the gain.

    python benchmarks/fit_bids.py "raub(players=3)"
    python benchmarks/fit_bids.py raub --rounds 0          only evaluates the present numbers against none

The program changes the thresholds one at a time. A change is kept if a player with it wins more matches among players
without it; each comparison uses new packs. At the end, the program prints three shares of matches won, on packs that
were not used for fitting: of a player with the thresholds among players without them, of a player without them among
players with them, and of each kind among greedy players. Every unit plays all rotations of the seats, and intervals
are two-sided 95 %.
"""

import argparse
import math
from typing import Any, NamedTuple

import numpy as np

from virado.bots.catalogue import players
from virado.bots.contest import SIDE_BY_SIDE, CompiledPlayer, Contest
from virado.bots.tricks.weights import PLACES, TrickWeights
from virado.games.catalogue import variant as find_variant

FITTING_SEED = 1 << 45
SHOWING_SEED = 1 << 48
STRIDE = 7919
FIRST_STEP, LAST_STEP = 45, 8
"""First and last step of the fit, in hundredths of a point."""
PLACES_OF_DEFENCE = {2: (0,), 3: (0, 1, 3), 4: (0, 1, 2, 3, 4, 5)}
"""Indices of `TrickWeights.staying` that a defending seat can use, by number of players."""


class Share(NamedTuple):
    """A player's share of the matches won, in per cent."""

    units: Any
    """Share of the matches won on each pack."""
    given_up: int

    def __str__(self) -> str:
        return f"{self.units.mean():.2f} ± {1.96 * self.error:.2f}, {self.given_up} without an end"

    @property
    def error(self) -> float:
        """Return the standard error."""
        return float(self.units.std(ddof=1)) / math.sqrt(len(self.units))


class Table:
    """Matches of one form, with one compiled player seated among copies of another."""

    def __init__(self, text: str) -> None:
        self.variant = find_variant(text)
        self.compiled = players(self.variant.game.name).compiled_players(self.variant)
        self.club = self.compiled.players["club"]
        assert isinstance(self.club.weights, TrickWeights)
        self.weights = self.club.weights
        self.greedy = self.compiled.players["greedy"]

    def weighing(self, weights: TrickWeights) -> CompiledPlayer:
        """Return a club player with these weights."""
        return self.club._replace(weights=weights)

    def share(self, one: CompiledPlayer, others: CompiledPlayer, first: int, packs: int) -> Share:
        """Return the share of `one` among `others`, over every seat and `packs` packs.

        The seeds of the packs begin at `first`.
        """
        seats = self.variant.players
        contest = Contest(self.compiled.kernel, self.variant, [one, others])
        units: list[Any] = []
        given_up = 0
        for begin in range(0, packs, SIDE_BY_SIDE):
            seeds = first + STRIDE * np.arange(begin, min(packs, begin + SIDE_BY_SIDE))
            won: Any = np.zeros(len(seeds))
            for seat in range(seats):
                seating = np.ones((len(seeds), seats), np.int64)
                seating[:, seat] = 0
                played = contest.play_seeds(seating, seeds)
                won += played.wins(seat)
                given_up += int(played.truncated.sum())
            units.append(100 * won / seats)
        return Share(np.concatenate(units), given_up)


def without_fitted(weights: TrickWeights) -> TrickWeights:
    """Return a copy of the weights with all fitted numbers at 0."""
    found = weights.clone()
    found.staying = [0] * PLACES
    found.declaring = [0] * PLACES
    return found


def fit(table: Table, packs: int, rounds: int) -> TrickWeights:
    """Return the weights found by hill climbing, one number at a time."""
    seats = table.variant.players
    best = without_fitted(table.weights)
    steps = {("staying", place): FIRST_STEP for place in PLACES_OF_DEFENCE[seats]}
    steps |= {("declaring", place): FIRST_STEP for place in range(seats)}
    ways = dict.fromkeys(steps, 1)
    tried = 0
    for _ in range(rounds):
        for number, step in steps.items():
            if step < LAST_STEP:
                continue
            field, place = number
            tried += 1
            first = FITTING_SEED + tried * packs * STRIDE
            for way in (ways[number], -ways[number]):
                changed = best.clone()
                getattr(changed, field)[place] += way * step
                share = table.share(table.weighing(changed), table.weighing(best), first, packs)
                if share.units.mean() - 100 / seats > share.error:
                    best, ways[number] = changed, way
                    steps[number] = step * 5 // 4
                    break
            else:
                steps[number] = step // 2
        print(f"staying {best.staying}, declaring {best.declaring}", flush=True)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variant", help="form of Raub")
    parser.add_argument(
        "--rounds", type=int, default=8, help="passes through all numbers (8); 0 fits nothing"
    )
    parser.add_argument("--packs", type=int, default=3000, help="packs per comparison (3000)")
    parser.add_argument("--shown", type=int, default=6000, help="packs for the final figures (6000)")
    args = parser.parse_args()
    table = Table(args.variant)
    found = fit(table, args.packs, args.rounds) if args.rounds else table.weights
    new, old = table.weighing(found), table.weighing(without_fitted(found))
    for name, one, others in (
        ("among those without", new, old),
        ("one without among these", old, new),
        ("among greedy players", new, table.greedy),
        ("one without among greedy players", old, table.greedy),
    ):
        print(f"{name}: {table.share(one, others, SHOWING_SEED, args.shown)}", flush=True)


if __name__ == "__main__":
    main()
