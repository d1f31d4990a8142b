"""Distribution of a tournament over several machines by Ray."""

import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from virado import added_families
from virado.commands import output
from virado.lab.arena.games import Plan, Result
from virado.lab.arena.players import play_part
from virado.lab.arena.runner import parts_of
from virado.refusal import OptionsError
from virado.words import catalogue_for

T = TypeVar("T")


def ray_results(plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]:
    """Play units on the Ray cluster at RAY_ADDRESS, or on a local cluster with all cores of this machine.

    The results are yielded in the order of the units. At the end, the number of nodes that took part is written to
    stderr.
    """
    parts = parts_of(plan, units, int(_connect().cluster_resources().get("CPU", jobs)))
    for played in ray_calls(play_part, [(plan, part) for part in parts]):
        yield from played


def ray_calls(function: Callable[..., T], arguments: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """Yield the results of a function for each tuple of arguments, in order, computed on the cluster.

    The cluster is chosen as in `ray_results`.
    """
    ray = _connect()
    task: Any = ray.remote(_call_with_node)
    families = added_families.added()
    waiting: list[Any] = [task.remote(function, each, families) for each in arguments]
    nodes: set[str] = set()
    try:
        while waiting:
            try:
                node, found = ray.get(waiting[0])
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            nodes.add(node)
            yield found
            del waiting[0]
    finally:
        for late in waiting:
            ray.cancel(late)
        output.print_error(catalogue_for(None).text("arena-ray-nodes", number=len(nodes)))


def _connect() -> Any:
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


def _call_with_node(function: Callable[..., T], arguments: tuple[Any, ...], families: str) -> tuple[str, T]:
    """Return the result of a function and the node on which it ran; `families` are added first."""
    added_families.add(families)
    context: Any = importlib.import_module("ray").get_runtime_context()
    return context.get_node_id(), function(*arguments)
