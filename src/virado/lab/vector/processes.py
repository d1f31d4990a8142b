"""The games of a simulation shared between processes."""

import importlib
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from virado.bots.contest import SIDE_BY_SIDE

PARTS_EACH = 8
"""Parts for each process, where there are so many games, so that none waits long for the others at the end."""
LARGEST_PART = 32 * SIDE_BY_SIDE
"""Games of a part, at most: progress is told after each."""

Statistic = Callable[[Any, Any], float]
"""(s, o): a number of the state `s` in which a game ended, under the options `o`; compiled, so it may use what rules use."""
Columns = dict[str, Any]
"""By name, arrays (games)."""


class SharedGames(NamedTuple):
    """What all processes are asked for: arguments of `simulate`."""

    variant: str
    bots: tuple[str, ...]
    one_deal: bool
    seed: int
    columns: Sequence[str] | None
    statistic: Statistic | bytes | None
    threads: int
    most: int

    def with_pickled_statistic(self) -> "SharedGames":
        """The same with the statistic as bytes: one of a notebook or of a script is known in no other process."""
        if self.statistic is None or isinstance(self.statistic, bytes):
            return self
        return self._replace(statistic=_cloudpickle().dumps(self.statistic))

    def read_statistic(self) -> Statistic | None:
        """Return the statistic as a function again."""
        return _cloudpickle().loads(self.statistic) if isinstance(self.statistic, bytes) else self.statistic


PartPlayer = Callable[[SharedGames, int, int], Columns]
"""(games, first, number): the columns of `number` games from `first` on; a function that another process can import."""


def _cloudpickle() -> ModuleType:
    """Numba's own copy of cloudpickle."""
    return importlib.import_module("numba.cloudpickle")


def simulate_in_processes(
    play_part: PartPlayer,
    games: SharedGames,
    number: int,
    *,
    processes: int,
    progress: Callable[[int, int], object],
) -> Columns:
    """Return the columns of `number` games in their order; each process plays parts of them by `play_part`."""
    written = games.with_pickled_statistic()
    size = min(LARGEST_PART, -(-number // (PARTS_EACH * processes * SIDE_BY_SIDE)) * SIDE_BY_SIDE)
    firsts = range(0, number, size)
    parts: list[Columns] = []
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            waiting = [pool.submit(play_part, written, first, min(size, number - first)) for first in firsts]
            for future in waiting:
                parts.append(future.result())
                progress(sum(len(each["seed"]) for each in parts), number)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return concatenate(parts)


def concatenate(parts: Sequence[Columns]) -> Columns:
    """Columns one below the other."""
    return {name: np.concatenate([each[name] for each in parts]) for name in parts[0]}
