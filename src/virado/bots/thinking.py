"""Thinking about candidate moves by rollouts, whatever the game: budgets, two lanes, early farewells.

Every sampled world is tried with every candidate that is still in question, so that candidates are compared in
the same worlds; one that is clearly worse than the best is dropped. The work is cut into batches that two
lanes share, each with its own generator, so that the result with a given number of simulations does not depend on how
many threads run them. The lanes hold no Python lock while they play.
"""

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, NamedTuple, Protocol

import numpy as np

LANES = 2
DEFAULT_MS = 400
FIRST_BATCH = 16
"""Worlds of the first batch of a lane."""
BATCHES = 12
"""Into how many batches the budget is cut, about."""
FAREWELL = 3.2
"""Standard errors by which a candidate must be worse to be dropped."""
LONGEST_BATCH = 0.03
"""Seconds that a batch may take, about, so that time is kept and a search can be called off."""
FIXED_BATCH = 1000
"""Simulations of a batch of a lane that shares a given number of them."""


BEHIND = 1.0
"""By how much, in units of the outcome, a dropped candidate is at least worse than the best."""


class Estimate(NamedTuple):
    """What the rollouts found out about one candidate."""

    mean: float
    stderr: float
    gap: float
    """How much worse it is than the best, in the same worlds."""
    worlds: int


class Budget(NamedTuple):
    """How long to think: `simulations` if given, else `ms`."""

    ms: int | None = None
    simulations: int | None = None


Lane = Callable[[Any, Any, Any, Any, int], None]
"""(candidates, alive, sums, products, worlds): play worlds and add to the sums; without the lock."""


@cache
def _threads() -> ThreadPoolExecutor | None:
    number = min(LANES, int(os.environ.get("VIRADO_THREADS", "0")) or os.cpu_count() or 1)
    return ThreadPoolExecutor(number, thread_name_prefix="virado-thinking") if number > 1 else None


class Desk(Protocol):
    """What a kernel of `virado.kernel.search.make_rollouts` works in: arrays of records, one desk for each lane."""

    pool: Any
    tables: Any
    beliefs: Any
    tastes: Any
    minds: Any
    works: Any
    ends: Any
    moves: Any
    rng: Any


def lane_at(desk: Desk, play: Callable[..., int], seat: int, number: int) -> Lane:
    """The lane that plays rollouts of so many candidates of a seat at a desk."""
    found = np.zeros(number)

    def lane(candidates: Any, alive: Any, sums: Any, products: Any, worlds: int) -> None:
        play(
            desk.pool,
            desk.tables,
            desk.beliefs,
            desk.tastes,
            desk.minds,
            desk.works,
            desk.ends,
            candidates,
            alive,
            desk.moves,
            desk.rng,
            sums,
            products,
            found,
            seat,
            worlds,
        )

    return lane


def compare(
    desks: Sequence[Desk],
    play: Callable[..., int],
    seat: int,
    candidates: Any,
    budget: Budget,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[tuple[float, float]]:
    """What comes of each candidate by rollouts, and its standard error; one that was dropped stays behind the best."""
    lanes = [lane_at(desk, play, seat, len(candidates)) for desk in desks]
    estimates = rollouts(lanes, candidates, budget, cancelled)
    best = max(e.mean for e in estimates if e.gap != math.inf)
    return [(e.mean if e.gap != math.inf else min(e.mean, best - BEHIND), e.stderr) for e in estimates]


def rollouts(
    lanes: Sequence[Lane],
    candidates: Any,
    budget: Budget,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[Estimate]:
    """Estimates of all candidates (number, 3), each lane playing an equal part."""
    number = len(candidates)
    alive = np.ones(number, np.int64)
    worlds = np.zeros(number, np.int64)
    sums = np.zeros(number)
    products = np.zeros((number, number))
    parts = [(np.zeros(number), np.zeros((number, number))) for _ in lanes]
    spent = 0
    began = time.perf_counter()
    limit = (budget.ms or DEFAULT_MS) / 1000
    batch = FIRST_BATCH
    while True:
        left = int(alive.sum())
        if budget.simulations is not None:
            room = (budget.simulations - spent) // (left * len(lanes))
            batch = min(room, max(FIRST_BATCH, budget.simulations // (BATCHES * left * len(lanes))))
        if batch < 1 and spent:
            break
        batch = max(batch, 1)
        _play(lanes, candidates, alive, parts, batch)
        for own_sums, own_products in parts:
            sums += own_sums
            products += own_products
            own_sums[:] = 0
            own_products[:] = 0
        worlds[alive > 0] += batch * len(lanes)
        spent += left * batch * len(lanes)
        _say_farewell(alive, worlds, sums, products)
        elapsed = time.perf_counter() - began
        if alive.sum() == 1 or cancelled() or (budget.simulations is None and elapsed >= limit):
            break
        if budget.simulations is None:
            pace = elapsed / spent
            ahead = min(LONGEST_BATCH, limit - elapsed) / (pace * len(lanes) * alive.sum())
            batch = max(1, min(int(ahead), 4 * batch))
    return _estimates(alive, worlds, sums, products)


def share(
    lanes: Sequence[Callable[[int], None]], budget: Budget, cancelled: Callable[[], bool] = lambda: False
) -> None:
    """Let every lane make an equal number of simulations, in batches, until the budget is spent.

    With a given number of simulations the batches are always the same.
    """
    began = time.perf_counter()
    limit = (budget.ms or DEFAULT_MS) / 1000
    left = None if budget.simulations is None else max(1, budget.simulations // len(lanes))
    batch = FIRST_BATCH if left is None else min(left, FIXED_BATCH)
    done = 0
    while batch:
        _at_once([partial(lane, batch) for lane in lanes])
        done += batch
        elapsed = time.perf_counter() - began
        if cancelled():
            return
        if left is not None:
            batch = min(left - done, FIXED_BATCH)
        else:
            ahead = min(LONGEST_BATCH, limit - elapsed)
            batch = min(int(ahead * done / elapsed), 4 * batch) if ahead > 0 else 0


def _at_once(jobs: Sequence[Callable[[], None]]) -> None:
    threads = _threads()
    if threads is None:
        for job in jobs:
            job()
        return
    for future in [threads.submit(job) for job in jobs]:
        future.result()


def _play(
    lanes: Sequence[Lane], candidates: Any, alive: Any, parts: Sequence[tuple[Any, Any]], batch: int
) -> None:
    _at_once(
        [
            partial(lane, candidates, alive, sums, products, batch)
            for lane, (sums, products) in zip(lanes, parts, strict=True)
        ]
    )


def _say_farewell(alive: Any, worlds: Any, sums: Any, products: Any) -> None:
    living = np.flatnonzero(alive)
    n = int(worlds[living[0]])
    best = living[np.argmax(sums[living])]
    for i in living:
        if i != best:
            gap, error = _gap(n, sums, products, best, i)
            if gap > FAREWELL * error and n >= 2 * FIRST_BATCH:
                alive[i] = 0


def _gap(n: int, sums: Any, products: Any, best: Any, other: Any) -> tuple[float, float]:
    gap = float(sums[best] - sums[other]) / n
    square = float(products[best, best] - 2 * products[best, other] + products[other, other]) / n
    return gap, math.sqrt(max(square - gap * gap, 1e-9) / n)


def _estimates(alive: Any, worlds: Any, sums: Any, products: Any) -> list[Estimate]:
    living = np.flatnonzero(alive)
    best = living[np.argmax(sums[living])]
    top = sums[best] / worlds[best]
    found: list[Estimate] = []
    for i in range(len(alive)):
        n = int(worlds[i])
        mean = float(sums[i]) / n
        error = math.sqrt(max(float(products[i, i]) / n - mean * mean, 0.0) / n)
        found.append(Estimate(mean, error, float(top) - mean if alive[i] else math.inf, n))
    return found
