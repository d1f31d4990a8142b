"""A tournament spread over several machines by Ray."""

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

from virado.arena.games import Plan, Result
from virado.arena.tournament import play_part
from virado.refusal import OptionsError

PART = 4
"""Units of one task."""


def ray_results(plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]:  # noqa: ARG001  # Ray counts cores
    """Play these units on the Ray cluster that RAY_ADDRESS names, or on one started here; results in their order."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise OptionsError("--ray needs Ray: install virado[ray]", "--ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task: Any = ray.remote(_part)
    waiting: list[Any] = [task.remote(plan, units[i : i + PART]) for i in range(0, len(units), PART)]
    try:
        while waiting:
            yield from ray.get(waiting[0])
            del waiting[0]
    finally:
        for late in waiting:
            ray.cancel(late)


def _part(plan: Plan, units: Sequence[int]) -> list[Result]:
    return play_part(plan, units)
