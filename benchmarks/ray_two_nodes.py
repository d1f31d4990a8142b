"""Check that `virado arena --ray` on a local cluster of two nodes gives the figures of one process.

Requires virado[ray].
"""

import importlib
import json
import os
import subprocess
import sys
from typing import Any

WORDS = ("casino", "--bots", "club,beginner", "--deals", "48", "--seed", "5", "--json")


def figures(*more: str, **environment: str) -> dict[str, Any]:
    """Return the arena's output without machine-dependent parts."""
    done = subprocess.run(
        [sys.executable, "-m", "virado", "arena", *WORDS, *more],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    del found["seconds"]
    for bot in found["bots"]:
        del bot["ms_per_move"]
    return found


def main() -> None:
    cluster: Any = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    try:
        cluster.add_node(num_cpus=1)
        spread = figures("--ray", RAY_ADDRESS=cluster.address)
    finally:
        cluster.shutdown()
    alone = figures("--jobs", "1")
    print(f"{spread['units']} units, same figures: {spread == alone}")
    if spread != alone:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
