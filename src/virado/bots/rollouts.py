"""Comparison of candidate moves by rollouts, for any game: budgets, workers and pruning.

Every sampled world is played with every remaining candidate, so that all candidates are compared in the same worlds.
A candidate that is clearly worse than the best is pruned. The work is cut into batches, which the workers share; each
worker has its own buffers and random generator. With a given number of simulations, the result therefore depends
neither on the number of threads nor on concurrent searches.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from operator import add
from typing import Any, NamedTuple

from virado.bots import threads
from virado.bots.deadline import Deadline
from virado.kernel.arrays import array_of, zeros
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
    return buffers, _nothing_known(candidates, array_of([1] * number)), seat, worlds


def compare(
    workers: Sequence[Buffers], kernel: Callable[..., int], seat: int, candidates: Any, deadline: Deadline
) -> ComparisonResult:
    """Return the mean outcome of each candidate move of a seat.

    `candidates` has the shape (number, 3). The workers play equal shares of the rollouts.
    """
    number = len(candidates)
    alive = array_of([1] * number)
    living = list(range(number))
    worlds = [0] * number
    sums = [0.0] * number
    products = [[0.0] * number for _ in range(number)]
    parts = [_nothing_known(candidates, alive) for _ in workers]
    spent = 0
    batch = FIRST_BATCH
    while True:
        left = len(living)
        if deadline.simulations is not None:
            affordable = (deadline.simulations - spent) // (left * len(workers))
            batch = min(affordable, max(FIRST_BATCH, deadline.simulations // (BATCHES * left * len(workers))))
            if batch < 1 and spent:
                break
        played = _play(workers, kernel, seat, parts, max(batch, 1), left, deadline, first=not spent)
        for part in parts:
            sums = list(map(add, sums, part.sums.tolist()))
            for i in living:
                products[i] = list(map(add, products[i], part.products[i].tolist()))
            part.sums.fill(0)
            part.products.fill(0)
        for i in living:
            worlds[i] += played * len(workers)
        spent += left * played * len(workers)
        for i in _find_worse(living, worlds[living[0]], sums, products):
            alive[i] = 0
            living.remove(i)
        if len(living) == 1 or deadline.must_stop():
            break
        if deadline.simulations is None:
            pace = deadline.elapsed_seconds / spent
            ahead = min(LONGEST_BATCH, deadline.remaining_seconds) / (pace * len(workers) * len(living))
            batch = max(1, min(int(ahead), 4 * batch))
    return ComparisonResult(_estimates(living, worlds, sums, products), spent)


def _nothing_known(candidates: Any, alive: Any) -> Comparison:
    number = len(candidates)
    return Comparison(
        candidates, alive, zeros(number, float), zeros((number, number), float), zeros(number, float)
    )


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


def _find_worse(living: list[int], n: int, sums: list[float], products: list[list[float]]) -> list[int]:
    """Return the candidates that are clearly worse than the best after `n` worlds."""
    if n < 2 * FIRST_BATCH:
        return []
    best = max(living, key=sums.__getitem__)
    found: list[int] = []
    for i in living:
        if i != best:
            gap, error = _gap(n, sums, products, best, i)
            if gap > PRUNED_AT * error:
                found.append(i)
    return found


def _gap(
    n: int, sums: list[float], products: list[list[float]], best: int, other: int
) -> tuple[float, float]:
    gap = (sums[best] - sums[other]) / n
    square = (products[best][best] - 2 * products[best][other] + products[other][other]) / n
    return gap, math.sqrt(max(square - gap * gap, 1e-9) / n)


def _estimates(
    living: list[int], worlds: list[int], sums: list[float], products: list[list[float]]
) -> list[Estimate]:
    found: list[Estimate] = []
    for i, n in enumerate(worlds):
        mean = sums[i] / n
        error = math.sqrt(max(products[i][i] / n - mean * mean, 0.0) / n)
        found.append(Estimate(mean, error, n))
    best = max(found[i].mean for i in living)
    return [
        each if i in living else each._replace(mean=min(each.mean, best - BEHIND))
        for i, each in enumerate(found)
    ]
