"""Error rates of the sequential test of `virado arena --stop-when sprt:`, by simulation.

    uv run python benchmarks/sprt.py [--tournaments N] [--seed S]

Pairs are drawn from distributions over 0, 1/4, 1/2, 3/4 and 1 with the mean of one hypothesis. The test checks as
often as a tournament does, until it accepts a hypothesis. Nothing is timed. Brackets contain the two-sided 95 %
interval of Wilson.
"""

import argparse
import math
import random
import statistics

from virado.lab.arena.sprt import USUAL, Sprt
from virado.lab.arena.standings import FIRST_LOOK

LONGEST = 200_000
"""Number of pairs after which an undecided tournament counts as an error."""
TESTS = (
    Sprt(0.5, 0.55),
    Sprt(0.5, 0.6),
    Sprt(0.45, 0.55),
    Sprt(0.5, 0.55, 0.01, 0.1),
)
SHAPES = {"much luck": (1, 2, 3, 2, 1), "mostly drawn": (1, 2, 20, 2, 1), "all or nothing": (6, 1, 2, 1, 6)}
"""Relative frequency of each value of a pair, before the mean is adjusted."""


def tilt(shape: tuple[int, ...], mean: float) -> list[float]:
    """Return the weights times exp(t * value), with the t that gives them this mean."""
    low, high = -60.0, 60.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        weights = [each * math.exp(middle * value) for each, value in zip(shape, USUAL, strict=True)]
        found = sum(map(math.prod, zip(weights, USUAL, strict=True))) / sum(weights)
        low, high = (middle, high) if found < mean else (low, middle)
    return [each * math.exp(low * value) for each, value in zip(shape, USUAL, strict=True)]


def run_test(test: Sprt, weights: list[float], rng: random.Random) -> tuple[str, int]:
    """Return the hypothesis that a tournament accepted, and the number of pairs."""
    seen: list[float] = []
    while len(seen) < LONGEST:
        seen += rng.choices(USUAL, weights, k=FIRST_LOOK)
        verdict = test.verdict(seen)
        if verdict != "open":
            return verdict, len(seen)
    raise ArithmeticError(f"{test} accepted no hypothesis within {LONGEST} pairs")


def wilson(wrong: int, number: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of the proportion of wrong results."""
    z, part = 1.959964, wrong / number
    middle = part + z * z / (2 * number)
    half = z * math.sqrt(part * (1 - part) / number + z * z / (4 * number * number))
    return tuple((middle + sign * half) / (1 + z * z / number) for sign in (-1, 1))  # pyright: ignore[reportReturnType]


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tournaments", type=int, default=2000, help="simulated tournaments per row (2000)")
    options.add_argument("--seed", type=int, default=1, help="seed of the simulation (1)")
    given = options.parse_args()
    print(
        "| test | pairs | accepted wrongly | declared | found | median of pairs |\n|---|---|---|---|---|---|"
    )
    for test in TESTS:
        for name, shape in SHAPES.items():
            for mean, wrong, declared in (
                (test.low, "high", test.false_high),
                (test.high, "low", test.false_low),
            ):
                rng = random.Random(f"{given.seed} {test} {name} {mean}")
                weights = tilt(shape, mean)
                results = [run_test(test, weights, rng) for _ in range(given.tournaments)]
                errors = sum(verdict == wrong for verdict, _ in results)
                least, most = wilson(errors, given.tournaments)
                pairs = statistics.median(length for _, length in results)
                print(
                    f"| {test.low:g} or {test.high:g} | {name} | {test.high if wrong == 'high' else test.low:g} "
                    f"| {declared:.0%} | {errors / given.tournaments:.1%} ({least:.1%} - {most:.1%}) | {pairs:,.0f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
