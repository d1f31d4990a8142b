"""Thinking by tree search, whatever the game: a tree for each lane, budgets, what came of each move.

The lanes grow trees of their own and only what came of the candidates is put together, so that the result with a
given number of simulations does not depend on how many threads run them.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from virado.bots.contract import seed_of
from virado.bots.thinking import LANES, Budget, share
from virado.games.contract import Move
from virado.kernel import nodes
from virado.kernel import tree as kernel
from virado.kernel.layout import Layout
from virado.view import View

ROWS = 1 << 18
"""Moves that the tree of a lane holds, about."""
EXPLORE = 0.5
"""Weight of the confidence bound, in parts of the distance between the worst and the best outcome."""

LOGARITHMS = np.array(nodes.logarithms())


class Growth(NamedTuple):
    """What a family adds to the view for its tree search."""

    search: Callable[..., int]
    """The compiled search (`virado.kernel.tree.make_tree_search`)."""
    belief: Layout
    taste: Layout
    mind: Layout
    ends: Layout
    most_moves: int
    """Moves of a position that search looks at, at most."""
    explore: float = EXPLORE


class Grown(NamedTuple):
    """What search has found out about one candidate."""

    mean: float
    """Of its outcomes; of one that was never tried, the lowest of the others."""
    stderr: float
    """Standard error, as if the outcomes were independent; 0 of one that was never tried."""
    visits: int


class Tree:
    """The arrays that a search in one thread works in; used for one search after the other, also of several variants."""

    def __init__(self, rows: int = ROWS) -> None:
        """`rows` is a power of 2."""
        self._table = np.zeros((rows, nodes.COLUMNS), np.int64)
        self._rng = np.zeros(1, np.int64)
        self._stamp = 0

    def plant(self, view: View, growth: Growth, candidates: Sequence[Move], seed: int) -> None:
        """Begin a search of the view; the candidates are best first if the search has a prior."""
        if self._stamp == nodes.MOST_SEARCHES:
            self._table[:] = 0
            self._stamp = 0
        self._stamp += 1
        game = view.variant.game
        number = len(candidates)
        pool = np.zeros(kernel.POOL, game.state_type.dtype())
        view.state.store(pool, kernel.ROOT)
        self._rng[0] = seed
        self.visits, self.sums, self.squares = np.zeros(number), np.zeros(number), np.zeros(number)
        self._search = growth.search
        self._arguments: tuple[Any, ...] = (
            pool,
            _stored(view.config),
            _stored(growth.belief),
            _stored(growth.taste),
            _stored(growth.mind),
            np.zeros(1, game.workspace_type.dtype()),
            _stored(growth.ends),
            np.array(candidates, np.int64),
            np.zeros((growth.most_moves, 3), np.int64),
            np.zeros(growth.most_moves, np.int64),
            self._rng,
            LOGARITHMS,
            self._table,
            np.zeros(kernel.NOTES + growth.most_moves, np.int64),
            self.visits,
            self.sums,
            self.squares,
            np.zeros(2),
            self._stamp,
            view.seat,
            growth.explore,
        )

    def grow(self, simulations: int) -> None:
        """Make so many simulations; without Python's lock."""
        self._search(*self._arguments, simulations)


def _stored(layout: Layout) -> Any:
    array = np.zeros(1, layout.dtype())
    layout.store(array)
    return array


def think(
    trees: Sequence[Tree],
    view: View,
    growth: Growth,
    candidates: Sequence[Move],
    budget: Budget,
    seed: int,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[Grown]:
    """What a search of the view finds out about each candidate; a lane for each of `trees`."""
    for lane, tree in enumerate(trees):
        tree.plant(view, growth, candidates, seed_of(seed * LANES + lane, view))
    share([tree.grow for tree in trees], budget, cancelled)
    return put_together(trees)


def put_together(trees: Sequence[Tree]) -> list[Grown]:
    """The candidates of all lanes' searches."""
    visits = np.sum([tree.visits for tree in trees], axis=0)
    sums = np.sum([tree.sums for tree in trees], axis=0)
    squares = np.sum([tree.squares for tree in trees], axis=0)
    tried = visits > 0
    lowest = float(np.min(sums[tried] / visits[tried]))
    found: list[Grown] = []
    for n, total, square in zip(visits.tolist(), sums.tolist(), squares.tolist(), strict=True):
        mean = total / n if n else lowest
        error = math.sqrt(max(square / n - mean * mean, 0.0) / n) if n else 0.0
        found.append(Grown(mean, error, int(n)))
    return found
