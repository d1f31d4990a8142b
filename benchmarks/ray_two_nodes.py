"""A tournament on a local Ray cluster of two nodes gives the figures of one process: needs virado[ray]."""

import importlib
from typing import Any

from virado.arena.cluster import ray_results
from virado.arena.games import Plan, Result
from virado.arena.tournament import play

UNITS = 24


def timeless(results: list[Result]) -> list[Any]:
    """What does not depend on the machine."""
    return [(r.unit, r.points, r.wins, r.moves) for r in results]


def main() -> None:
    ray: Any = importlib.import_module("ray")
    cluster: Any = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    plan = Plan(variant="casino", bots=("greedy", "random"), seed=5)
    spread = timeless(play(plan, UNITS, spread=ray_results))
    alone = timeless(play(plan, UNITS, jobs=1))
    nodes: list[Any] = [node for node in ray.nodes() if node["Alive"]]
    ray.shutdown()
    cluster.shutdown()
    print(f"{len(nodes)} nodes, {UNITS} units, same figures: {spread == alone}")
    if spread != alone or len(nodes) != 2:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
