"""A tournament spread over several machines by Ray."""

import importlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from virado.arena.games import Plan, Result
from virado.arena.players import play_part
from virado.arena.playing import parts_of
from virado.refusal import OptionsError


def ray_results(plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]:
    """Play these units on the Ray cluster that RAY_ADDRESS names, or on one started here, which counts its cores itself.

    The results come in the order of the units; at the end the number of nodes that took part is written to stderr.
    """
    ray = _connected()
    task: Any = ray.remote(_part)
    parts = parts_of(plan, units, int(ray.cluster_resources().get("CPU", jobs)))
    waiting: list[Any] = [task.remote(plan, part) for part in parts]
    nodes: set[str] = set()
    try:
        while waiting:
            try:
                node, played = ray.get(waiting[0])
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            nodes.add(node)
            yield from played
            del waiting[0]
    finally:
        for late in waiting:
            ray.cancel(late)
        sys.stderr.write(f"virado: played on {len(nodes)} node{'s' * (len(nodes) != 1)} of the Ray cluster\n")


def _connected() -> Any:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise OptionsError("no-ray", "--ray") from None
    if not ray.is_initialized():
        quietly: dict[str, Any] = {"log_to_driver": False, "logging_level": "WARNING"}
        try:
            ray.init(**quietly)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise OptionsError("no-ray-cluster", "--ray", problem=str(error)) from None
    return ray


def _part(plan: Plan, units: Sequence[int]) -> tuple[str, list[Result]]:
    context: Any = importlib.import_module("ray").get_runtime_context()
    return context.get_node_id(), play_part(plan, units)
