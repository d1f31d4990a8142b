"""Distribution of the games of a simulation over processes."""

import importlib
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from virado.bots.contest import SIDE_BY_SIDE
from virado.lab.process_pool import make_process_pool

PARTS_EACH = 8
"""Minimum number of parts per process, if there are enough games; small parts prevent idle processes at the end."""
LARGEST_PART = 32 * SIDE_BY_SIDE
"""Maximum number of games in a part; progress is reported after each part."""

Statistic = Callable[[Any, Any], float]
"""Function (s, o) that returns a number for the final state `s` of a game under the config `o`.

The function is compiled, so it may use anything that rules use.
"""
Columns = dict[str, Any]
"""Columns by name; each is an array with one number per game."""


class SharedGames(NamedTuple):
    """The arguments of `simulate` that all processes share."""

    variant: str
    bots: tuple[str, ...]
    one_deal: bool
    seed: int
    columns: Sequence[str] | None
    statistic: Statistic | bytes | None
    threads: int
    most: int

    def with_pickled_statistic(self) -> "SharedGames":
        """Return a copy of the arguments in which the statistic is pickled.

        Other processes cannot import a statistic from a notebook or script.
        """
        if self.statistic is None or isinstance(self.statistic, bytes):
            return self
        return self._replace(statistic=_cloudpickle().dumps(self.statistic))

    def read_statistic(self) -> Statistic | None:
        """Return the statistic as a function, unpickled if necessary."""
        return _cloudpickle().loads(self.statistic) if isinstance(self.statistic, bytes) else self.statistic


PartPlayer = Callable[[SharedGames, int, int], Columns]
"""Function (games, first, number) that returns the columns of `number` games from game `first` on.

Processes import it by name.
"""


def _cloudpickle() -> ModuleType:
    """Return Numba's own copy of cloudpickle."""
    return importlib.import_module("numba.cloudpickle")


def simulate_in_processes(
    play_part: PartPlayer,
    games: SharedGames,
    number: int,
    *,
    processes: int,
    progress: Callable[[int, int], object],
) -> Columns:
    """Return the columns of `number` games in their order.

    Each process plays parts of the games by `play_part`.
    """
    written = games.with_pickled_statistic()
    size = min(LARGEST_PART, -(-number // (PARTS_EACH * processes * SIDE_BY_SIDE)) * SIDE_BY_SIDE)
    firsts = range(0, number, size)
    parts: list[Columns] = []
    with make_process_pool(processes) as pool:
        try:
            waiting = [pool.submit(play_part, written, first, min(size, number - first)) for first in firsts]
            for future in waiting:
                parts.append(future.result())
                progress(sum(len(each["seed"]) for each in parts), number)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return concatenate(parts)


def concatenate(parts: Sequence[Columns]) -> Columns:
    """Concatenate columns."""
    return {name: np.concatenate([each[name] for each in parts]) for name in parts[0]}
