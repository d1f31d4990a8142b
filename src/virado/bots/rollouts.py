"""Comparison of candidate moves by rollouts, for any game: budgets, workers and pruning.

Every sampled world is played with every remaining candidate, so that all candidates are compared in the same worlds.
A candidate that is clearly worse than the best is pruned. The work is cut into batches, which the workers share; each
worker has its own buffers and random generator. With a given number of simulations, the result therefore depends
neither on the number of threads nor on concurrent searches.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from virado.bots import threads
from virado.bots.deadline import Deadline
from virado.kernel.buffers import Buffers, Comparison
from virado.kernel.compile import Arguments

WORKERS = 2
FIRST_BATCH = 16
"""Number of worlds in the first batch of a worker."""
BATCHES = 12
"""Approximate number of batches into which the budget is cut."""
PRUNED_AT = 3.2
"""Difference from the best candidate, in standard errors, at which a candidate is pruned."""
LONGEST_BATCH = 0.03
"""Approximate maximum duration of a batch, in seconds; short batches let a search stop in time."""
SIMULATIONS_PER_CHECK = 1000
"""Approximate number of simulations of a worker between two checks of the deadline."""
BEHIND = 1.0
"""Minimum amount by which a pruned candidate's mean is below the best mean, in units of the outcome."""


class Estimate(NamedTuple):
    """The rollout result of one candidate."""

    mean: float
    """Mean outcome.

    For a pruned candidate it is at least BEHIND lower than the best mean.
    """
    stderr: float
    worlds: int


class ComparisonResult(NamedTuple):
    """The result of a comparison."""

    estimates: list[Estimate]
    """Estimates, by candidate."""
    simulations: int


def rollout_arguments(buffers: Buffers, candidates: Any, seat: int, worlds: int) -> Arguments:
    """Return the arguments for a kernel of `virado.kernel.search.make_rollouts`, without earlier results."""
    number = len(candidates)
    return buffers, _nothing_known(candidates, np.ones(number, np.int64)), seat, worlds


def compare(
    workers: Sequence[Buffers], kernel: Callable[..., int], seat: int, candidates: Any, deadline: Deadline
) -> ComparisonResult:
    """Return the mean outcome of each candidate move of a seat.

    `candidates` has the shape (number, 3). The workers play equal shares of the rollouts.
    """
    number = len(candidates)
    alive = np.ones(number, np.int64)
    worlds = np.zeros(number, np.int64)
    sums = np.zeros(number)
    products = np.zeros((number, number))
    parts = [_nothing_known(candidates, alive) for _ in workers]
    spent = 0
    batch = FIRST_BATCH
    while True:
        left = int(alive.sum())
        if deadline.simulations is not None:
            affordable = (deadline.simulations - spent) // (left * len(workers))
            batch = min(affordable, max(FIRST_BATCH, deadline.simulations // (BATCHES * left * len(workers))))
            if batch < 1 and spent:
                break
        played = _play(workers, kernel, seat, parts, max(batch, 1), left, deadline, first=not spent)
        for part in parts:
            sums += part.sums
            products += part.products
            part.sums[:] = 0
            part.products[:] = 0
        worlds[alive > 0] += played * len(workers)
        spent += left * played * len(workers)
        _prune(alive, worlds, sums, products)
        if alive.sum() == 1 or deadline.must_stop():
            break
        if deadline.simulations is None:
            pace = deadline.elapsed_seconds / spent
            ahead = min(LONGEST_BATCH, deadline.remaining_seconds) / (pace * len(workers) * alive.sum())
            batch = max(1, min(int(ahead), 4 * batch))
    return ComparisonResult(_estimates(alive, worlds, sums, products), spent)


def _nothing_known(candidates: Any, alive: Any) -> Comparison:
    number = len(candidates)
    return Comparison(candidates, alive, np.zeros(number), np.zeros((number, number)), np.zeros(number))


def _play(
    workers: Sequence[Buffers],
    kernel: Callable[..., int],
    seat: int,
    parts: Sequence[Comparison],
    batch: int,
    left: int,
    deadline: Deadline,
    *,
    first: bool,
) -> int:
    """Let every worker play a batch of worlds, and return the number of worlds that each played.

    The number is smaller than `batch` if the search must stop. The first batch starts with one world, because a world
    can take long on a table with many moves.
    """
    played = 0
    most = max(1, SIMULATIONS_PER_CHECK // left)
    while played < batch:
        worlds = min(batch - played, most, max(1, 4 * played) if first and deadline.seconds else most)
        threads.run(
            [
                partial(kernel, buffers, part, seat, worlds)
                for buffers, part in zip(workers, parts, strict=True)
            ]
        )
        played += worlds
        if played < batch and deadline.must_stop():
            break
    return played


def _prune(alive: Any, worlds: Any, sums: Any, products: Any) -> None:
    living = np.flatnonzero(alive)
    n = int(worlds[living[0]])
    best = living[np.argmax(sums[living])]
    for i in living:
        if i != best:
            gap, error = _gap(n, sums, products, best, i)
            if gap > PRUNED_AT * error and n >= 2 * FIRST_BATCH:
                alive[i] = 0


def _gap(n: int, sums: Any, products: Any, best: Any, other: Any) -> tuple[float, float]:
    gap = float(sums[best] - sums[other]) / n
    square = float(products[best, best] - 2 * products[best, other] + products[other, other]) / n
    return gap, math.sqrt(max(square - gap * gap, 1e-9) / n)


def _estimates(alive: Any, worlds: Any, sums: Any, products: Any) -> list[Estimate]:
    found: list[Estimate] = []
    for i in range(len(alive)):
        n = int(worlds[i])
        mean = float(sums[i]) / n
        error = math.sqrt(max(float(products[i, i]) / n - mean * mean, 0.0) / n)
        found.append(Estimate(mean, error, n))
    best = max(each.mean for each, lives in zip(found, alive, strict=True) if lives)
    return [
        each if lives else each._replace(mean=min(each.mean, best - BEHIND))
        for each, lives in zip(found, alive, strict=True)
    ]
