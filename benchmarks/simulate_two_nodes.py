"""Check that `virado simulate --ray` on a local cluster of two nodes writes the bytes of one process.

Requires virado[ray,data].
"""

import importlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

WORDS = ("raub", "--bots", "club,greedy", "--matches", "256", "--seed", "5")


def read_files(folder: Path, *more: str, **environment: str) -> dict[str, bytes]:
    """Return every file of the data set by its path."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "virado", "simulate", *WORDS, "--out", str(folder), *more]
    subprocess.run(command, env=os.environ | environment, stdout=subprocess.DEVNULL, check=True)
    print(f"{' '.join(more)}: {time.perf_counter() - began:.1f} s")
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.*")}


def main() -> None:
    cluster: Any = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    with tempfile.TemporaryDirectory() as folder:
        try:
            cluster.add_node(num_cpus=1)
            spread = read_files(Path(folder) / "a" / "data", "--ray", RAY_ADDRESS=cluster.address)
        finally:
            cluster.shutdown()
        alone = read_files(Path(folder) / "b" / "data", "--jobs", "1")
    size = sum(map(len, alone.values()))
    print(f"{len(alone)} files, {size / 2**20:.1f} MiB, same bytes: {spread == alone}")
    if spread != alone:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
