"""A tournament spread over several machines by Ray."""

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

from virado.arena.entries import play_part
from virado.arena.games import Plan, Result
from virado.arena.tournament import parts_of
from virado.refusal import OptionsError


def ray_results(plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]:
    """Play these units on the Ray cluster that RAY_ADDRESS names, or on one started here; results in their order.

    Ray counts the cores; a task has as many units as for `jobs` processes.
    """
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise OptionsError("--ray needs Ray: install virado[ray]", "--ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task: Any = ray.remote(_part)
    waiting: list[Any] = [task.remote(plan, part) for part in parts_of(plan, units, jobs)]
    try:
        while waiting:
            yield from ray.get(waiting[0])
            del waiting[0]
    finally:
        for late in waiting:
            ray.cancel(late)


def _part(plan: Plan, units: Sequence[int]) -> list[Result]:
    return play_part(plan, units)
