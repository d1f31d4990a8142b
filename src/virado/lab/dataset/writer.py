"""Creation of a data set: parts are played in several processes or on a cluster, and written as they arrive."""

import importlib.util
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import Protocol

from virado.lab.arena.cluster import ray_calls
from virado.lab.arena.runner import cores
from virado.lab.dataset.folder import DatasetFolder
from virado.lab.dataset.plan import DatasetPlan, check
from virado.lab.dataset.rows import PartFiles, play_part
from virado.lab.process_pool import make_process_pool
from virado.refusal import OptionsError


class SpreadParts(Protocol):
    """A function that plays parts, in processes or elsewhere, and yields them in any order."""

    def __call__(self, simulated: DatasetPlan, parts: Sequence[int], *, jobs: int) -> Iterator[PartFiles]: ...


def in_processes(simulated: DatasetPlan, parts: Sequence[int], *, jobs: int) -> Iterator[PartFiles]:
    """Play parts in `jobs` processes and yield them."""
    if jobs == 1 or len(parts) == 1:
        for part in parts:
            yield play_part(simulated, part)
        return
    with make_process_pool(jobs) as pool:
        try:
            for future in as_completed([pool.submit(play_part, simulated, part) for part in parts]):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(simulated: DatasetPlan, parts: Sequence[int], *, jobs: int) -> Iterator[PartFiles]:
    """Play parts on the Ray cluster at RAY_ADDRESS and yield them; this process writes the files."""
    yield from ray_calls(play_part, [(simulated, part) for part in parts])


def write(
    folder: Path,
    simulated: DatasetPlan,
    *,
    jobs: int | None = None,
    spread: SpreadParts = in_processes,
    after_part: Callable[[int, int], object] = lambda _done, _parts: None,
) -> int:
    """Write the missing parts of a data set and return their number.

    `after_part` is called with the number of existing parts and the total. Raises OptionsError if pyarrow is missing,
    if a bot fails, or if the folder contains something else.
    """
    if importlib.util.find_spec("pyarrow") is None:
        raise OptionsError("no-pyarrow")
    check(simulated)
    kept = DatasetFolder(folder, simulated)
    missing = kept.missing()
    done = simulated.parts - len(missing)
    after_part(done, simulated.parts)
    for part in spread(simulated, missing, jobs=jobs or cores()) if missing else ():
        kept.add(part)
        done += 1
        after_part(done, simulated.parts)
    kept.finish()
    return len(missing)
