"""The buffers of kernels as named tuples.

Compiled kernels use record arrays. Interpreted kernels use lists of `Layout` instances.
"""

from typing import Any, NamedTuple


class Buffers(NamedTuple):
    """The buffers of one worker's search kernel.

    The caller of the kernel allocates the buffers. Concurrent calls must not share them.
    """

    pool: Any
    """States; each kernel defines the meaning of each index."""
    configs: Any
    """The config, as an array of one element."""
    beliefs: Any
    """The searcher's belief, as an array of one element.

    Its field `pack`, if the game has one, is space for shuffling.
    """
    weights: Any
    """The weights of the policy, as an array of one element."""
    scratch: Any
    """The scratch of the policy, as an array of one element."""
    workspaces: Any
    """The workspace of move listings, as an array of one element."""
    objectives: Any
    """The objective of the search, as an array of one element."""
    moves: Any
    """Move list, of shape (capacity, 3)."""
    rng: Any
    """State of the random generator, as an array of one word."""


class Comparison(NamedTuple):
    """Candidates of rollouts with their outcomes; all arrays but `candidates` and `alive` are floats."""

    candidates: Any
    """Packed moves (number, 3)."""
    alive: Any
    """0 for candidates that have been pruned."""
    sums: Any
    """Sum of the outcomes of each candidate."""
    products: Any
    """Sums of products of two candidates' outcomes in the same world (number, number)."""
    outcomes: Any
    """Scratch space for the outcome of each candidate in one world."""


class TreeBuffers(NamedTuple):
    """The tree of one worker, with the scratch space of a simulation."""

    table: Any
    """The tree, of shape (rows, COLUMNS); the number of rows is a power of 2."""
    line: Any
    """Scratch space for one simulation (NOTES + capacity of a move list).

    The part before NOTES holds the row and the side of each move in the tree. The part from NOTES on holds the
    indices of moves that are not in the tree.
    """
    values: Any
    """Scratch space: the value of each move of a list; at the end of a simulation, the outcome of each side."""
    logarithms: Any
    """Table of `virado.kernel.nodes.logarithms`."""


class RootMoves(NamedTuple):
    """The searcher's moves at the root of a tree, with their outcomes; all arrays but `candidates` are floats."""

    candidates: Any
    """Packed moves (number, 3), the most promising first if there is a prior."""
    visits: Any
    sums: Any
    squares: Any
    """Sum of the squares of the outcomes of each candidate; `visits` counts the outcomes and `sums` adds them."""
    extremes: Any
    """The worst and the best outcome of all simulations."""


class ContestPlayers(NamedTuple):
    """The players of a contest; the first three arrays are indexed by player."""

    kinds: Any
    weights: Any
    scratch: Any
    seating: Any
    """Index of the player on each seat (games, seats)."""


class ContestGames(NamedTuple):
    """The games of a contest."""

    pool: Any
    """States of the games."""
    packs: Any
    """The cards that each game requested, in order (games, cards).

    If the kernel shuffles, a single row of scratch space is enough.
    """
    wants: Any
    """For each game, the set of cards that it waits for, or OVER or GIVEN_UP."""
    rng: Any
    """Two generators per game (games, 2, 1): for packs and for random players."""
    turns: Any
    """Number of decisions of each seat (games, seats)."""
