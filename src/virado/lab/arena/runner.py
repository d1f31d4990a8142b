"""Execution of a tournament: several processes, a ledger file, and early stopping."""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from virado.lab.arena.games import Plan, Result
from virado.lab.arena.ledger import Ledger
from virado.lab.arena.players import check, is_compiled, make_ready, play_part
from virado.lab.arena.standings import FIRST_LOOK, stopper
from virado.lab.process_pool import make_process_pool

LARGEST_PART = 8
LARGEST_COMPILED_PART = 1000
LARGEST_PART_OF_MATCHES = 200
"""Maximum number of units in a task of compiled players that play whole matches.

LARGEST_COMPILED_PART applies to single deals, LARGEST_PART to players that are not compiled.
"""


class Spread(Protocol):
    """A function that plays units, in this process or elsewhere, and yields the results in the order of the units."""

    def __call__(self, plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]: ...


def parts_of(plan: Plan, units: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """Split the units into tasks, enough of them for every process."""
    if is_compiled(plan):
        size = LARGEST_PART_OF_MATCHES if plan.matches else LARGEST_COMPILED_PART
    elif jobs == 1:
        size = 1
    else:
        size = max(1, min(LARGEST_PART, len(units) // (4 * jobs)))
    return [units[i : i + size] for i in range(0, len(units), size)]


def results(plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]:
    """Play the units in `jobs` processes and yield the results in the order of the units."""
    parts = parts_of(plan, units, jobs)
    if jobs == 1 or len(parts) == 1:
        for part in parts:
            yield from play_part(plan, part)
        return
    make_ready(plan)  # done once, before several processes would compile concurrently
    with make_process_pool(jobs) as pool:
        try:
            waiting = [pool.submit(play_part, plan, part) for part in parts]
            for future in waiting:
                yield from future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """Return the default number of processes."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(
    plan: Plan,
    units: int,
    *,
    jobs: int | None = None,
    ledger: Ledger | None = None,
    stop_when: str | None = None,
    spread: Spread = results,
    after_unit: Callable[[Ledger], Any] = lambda _ledger: None,
) -> list[Result]:
    """Play `units` units of a plan, or fewer if `stop_when` is met, and return the results by unit.

    `spread` determines where the units are played. `after_unit` is called after every unit. The stopping rule is
    checked only for the first 50, 100 and so on units. It therefore does not depend on the order of completion, or on
    where a tournament was resumed.
    """
    check(plan)
    ledger = Ledger(plan, None) if ledger is None else ledger
    enough = stopper(stop_when) if stop_when else None
    if enough:
        for look in range(FIRST_LOOK, units, FIRST_LOOK):
            if ledger.has_first(look) and enough(plan, ledger.first(look)):
                return ledger.first(look)
    open_units = [unit for unit in range(units) if unit not in ledger.results]
    if open_units:
        for result in spread(plan, open_units, jobs=jobs or cores()):
            ledger.add(result)
            after_unit(ledger)
            look = result.unit + 1
            if enough and look % FIRST_LOOK == 0 and look < units and enough(plan, ledger.first(look)):
                return ledger.first(look)
    return ledger.first(units)
