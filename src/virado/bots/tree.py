"""Tree search for any game: one tree for each worker, budgets and merged results.

The workers grow separate trees, and only the results of the candidates are merged. With a given number of
simulations, the result therefore does not depend on the number of threads.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import add
from typing import Any, NamedTuple

from virado.bots import threads
from virado.bots.contract import Rng
from virado.bots.deadline import Deadline
from virado.bots.rollouts import FIRST_BATCH, LONGEST_BATCH, SIMULATIONS_PER_CHECK, WORKERS
from virado.games.contract import Packed
from virado.kernel import nodes
from virado.kernel import tree as kernel
from virado.kernel.arrays import array_of, move_list, records, zero_records, zeros
from virado.kernel.buffers import Buffers, RootMoves, TreeBuffers
from virado.kernel.compile import Arguments
from virado.kernel.layout import Layout
from virado.view import AnyView

ROWS = 1 << 18
"""Approximate number of moves that a worker's tree can store."""
EXPLORE = 0.5
"""Weight of the confidence bound, relative to the distance between the worst and the best outcome."""

LOGARITHMS = array_of(nodes.logarithms(), float)


class TreeSetup(NamedTuple):
    """The family-specific parts of a tree search."""

    search: Callable[..., int]
    """The compiled search (`virado.kernel.tree.make_tree_search`)."""
    belief: Layout
    weights: Layout
    scratch: Layout
    objective: Layout
    most_moves: int
    """Maximum number of moves per position that the search considers."""
    explore: float = EXPLORE


class TreeEstimate(NamedTuple):
    """The search result of one candidate."""

    mean: float
    """Mean outcome; for a candidate that was never tried, the lowest mean of the other candidates."""
    stderr: float
    """Standard error of the mean if outcomes are independent; 0 for a candidate that was never tried."""
    visits: int


def search_arguments(buffers: Buffers) -> Arguments:
    """Return arguments for a kernel of `virado.kernel.tree.make_tree_search`, with an empty tree."""
    tree = TreeBuffers(move_table(1), zeros(1), zeros(1), LOGARITHMS)
    return buffers, tree, empty_root(move_list(1)), 1, 0, EXPLORE, 0


def move_table(rows: int) -> Any:
    """Return an empty tree; `rows` is a power of 2."""
    return zeros((rows, nodes.COLUMNS))


def empty_root(candidates: Any) -> RootMoves:
    """Return the searcher's moves at the root without outcomes."""
    number = len(candidates)
    return RootMoves(
        candidates, zeros(number, float), zeros(number, float), zeros(number, float), zeros(2, float)
    )


class Tree:
    """The tree of one worker.

    It can be reused for consecutive searches, also of different variants. It is not thread-safe.
    """

    def __init__(self, rows: int = ROWS) -> None:
        """Allocate a tree; `rows` is a power of 2."""
        self._table = move_table(rows)
        self._stamp = 0

    def start(self, view: AnyView, setup: TreeSetup, candidates: Sequence[Packed], seed: int) -> None:
        """Begin a search of the view.

        If the search uses a prior, the candidates must be sorted, best first.
        """
        if self._stamp == nodes.MAX_SEARCHES:
            self._table.fill(0)
            self._stamp = 0
        self._stamp += 1
        game = view.variant.game
        self.root = empty_root(array_of(candidates))
        pool = zero_records(game.state_type, kernel.POOL)
        view.state.store(pool, kernel.ROOT)
        buffers = Buffers(
            pool=pool,
            configs=records(view.config),
            beliefs=records(setup.belief),
            weights=records(setup.weights),
            scratch=records(setup.scratch),
            workspaces=zero_records(game.workspace_type),
            objectives=records(setup.objective),
            moves=move_list(setup.most_moves),
            rng=array_of([seed]),
        )
        tree = TreeBuffers(
            self._table,
            zeros(kernel.NOTES + setup.most_moves),
            zeros(setup.most_moves),
            LOGARITHMS,
        )
        self._search = partial(setup.search, buffers, tree, self.root, self._stamp, view.seat, setup.explore)

    def run(self, simulations: int) -> None:
        """Run `simulations` simulations without holding the GIL."""
        self._search(simulations)


def search(
    trees: Sequence[Tree],
    view: AnyView,
    setup: TreeSetup,
    candidates: Sequence[Packed],
    deadline: Deadline,
    rng: Rng,
) -> list[TreeEstimate]:
    """Search the view with one worker per tree, and return the estimate of each candidate."""
    for worker, tree in enumerate(trees):
        tree.start(view, setup, candidates, rng.of_worker(view, worker, WORKERS))
    run_workers([tree.run for tree in trees], deadline)
    return merge_estimates(trees)


def run_workers(workers: Sequence[Callable[[int], None]], deadline: Deadline) -> None:
    """Let every worker run an equal number of simulations, in batches, until the search must stop.

    With a given number of simulations, the sequence of batches is always the same.
    """
    left = None if deadline.simulations is None else max(1, deadline.simulations // len(workers))
    batch = FIRST_BATCH if left is None else min(left, SIMULATIONS_PER_CHECK)
    done = 0
    while batch:
        threads.run([partial(worker, batch) for worker in workers])
        done += batch
        if deadline.must_stop():
            return
        if left is not None:
            batch = min(left - done, SIMULATIONS_PER_CHECK)
        else:
            batch = max(
                1,
                min(
                    int(min(LONGEST_BATCH, deadline.remaining_seconds) * done / deadline.elapsed_seconds),
                    4 * batch,
                ),
            )


def merge_estimates(trees: Sequence[Tree]) -> list[TreeEstimate]:
    """Return the candidates' estimates, merged over all workers."""
    roots = [tree.root for tree in trees]
    visits = add_rows([root.visits for root in roots])
    sums = add_rows([root.sums for root in roots])
    squares = add_rows([root.squares for root in roots])
    lowest = min(total / n for n, total in zip(visits, sums, strict=True) if n)
    found: list[TreeEstimate] = []
    for n, total, square in zip(visits, sums, squares, strict=True):
        mean = total / n if n else lowest
        error = math.sqrt(max(square / n - mean * mean, 0.0) / n) if n else 0.0
        found.append(TreeEstimate(mean, error, int(n)))
    return found


def add_rows(rows: Sequence[Any]) -> list[float]:
    """Return the sums of arrays of equal length, added one after the other."""
    first, *others = (row.tolist() for row in rows)
    return reduce(lambda one, other: list(map(add, one, other)), others, first)
