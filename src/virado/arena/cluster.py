"""A tournament spread over several machines by Ray."""

import importlib
from collections.abc import Sequence
from typing import Any

from virado.arena.games import Plan, Result
from virado.arena.tournament import Ledger, check, play_part
from virado.refusal import OptionsError

PART = 4
"""Units of one task."""


def play_with_ray(plan: Plan, units: int, *, ledger: Ledger) -> list[Result]:
    """Play `units` units of a plan on the Ray cluster that RAY_ADDRESS names, or on one started here."""
    check(plan)
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise OptionsError("--ray needs Ray: install virado[ray]", "--ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task: Any = ray.remote(_part)
    left = [unit for unit in range(units) if unit not in ledger.results]
    waiting: list[Any] = [task.remote(plan, left[i : i + PART]) for i in range(0, len(left), PART)]
    while waiting:
        done, waiting = ray.wait(waiting)
        for result in ray.get(done[0]):
            ledger.add(result)
    return [result for result in ledger.in_order() if result.unit < units]


def _part(plan: Plan, units: Sequence[int]) -> list[Result]:
    return play_part(plan, units)
