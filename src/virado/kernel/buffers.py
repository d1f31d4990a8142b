"""The buffers of kernels as named tuples.

Compiled kernels use record arrays, interpreted ones lists of mirrors.
"""

from typing import Any, NamedTuple


class Buffers(NamedTuple):
    """The buffers of one worker's search kernel.

    The caller of the kernel owns them; concurrent calls must not share them.
    """

    pool: Any
    """States; each kernel defines the meaning of each index."""
    configs: Any
    """The config (one element)."""
    beliefs: Any
    """The searcher's belief (one element), with space for dealing if it has a `pack`."""
    weights: Any
    """The weights of the policy (one element)."""
    scratch: Any
    """The scratch of the policy (one element)."""
    workspaces: Any
    """The workspace of move listings (one element)."""
    objectives: Any
    """The objective of the search (one element)."""
    moves: Any
    """Move list (capacity, 3)."""
    rng: Any
    """State of the random generator (one word)."""


class Comparison(NamedTuple):
    """Candidates of rollouts with their outcomes; all arrays but `candidates` and `alive` are floats."""

    candidates: Any
    """Packed moves (number, 3)."""
    alive: Any
    """0 for candidates that have been pruned."""
    sums: Any
    """Sum of the outcomes, by candidate."""
    products: Any
    """Sums of products of two candidates' outcomes in the same world (number, number)."""
    outcomes: Any
    """Scratch space for the outcomes in one world, by candidate."""


class TreeBuffers(NamedTuple):
    """The tree of one worker, with the notes of the current line."""

    table: Any
    """The tree (a power of 2, COLUMNS)."""
    line: Any
    """Space for notes (NOTES + capacity of a move list)."""
    values: Any
    """Scratch space: numbers by move of a list and, at the end of a line, by side."""
    logarithms: Any
    """Table of `virado.kernel.nodes.logarithms`."""


class RootMoves(NamedTuple):
    """The searcher's moves at the root of a tree, with their outcomes; all arrays but `candidates` are floats."""

    candidates: Any
    """Packed moves (number, 3), the most promising first if there is a prior."""
    visits: Any
    sums: Any
    squares: Any
    """Count, sum and sum of squares of the outcomes, by candidate."""
    extremes: Any
    """Worst and best outcome."""


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
    """The wanted cards of each game, in order (games, cards); one row of scratch space with fast shuffles."""
    wants: Any
    """The set of cards that each game wants, or how it ended."""
    rng: Any
    """Two generators per game (games, 2, 1): for packs and for random players."""
    turns: Any
    """Number of decisions (games, seats)."""
