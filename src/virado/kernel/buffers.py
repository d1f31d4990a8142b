"""What kernels work in, as named tuples: compiled, of arrays of records; interpreted, of lists of mirrors."""

from typing import Any, NamedTuple


class Buffers(NamedTuple):
    """Everything that a search kernel of one worker works in. Whoever starts the kernel owns it; no two calls share it."""

    pool: Any
    """States; what each place holds is the kernel's affair."""
    configs: Any
    """The config, in one place."""
    beliefs: Any
    """What the searcher believes, in one place; with a `pack`, room for dealing."""
    weights: Any
    """Weights of the policy, in one place."""
    scratch: Any
    """What the policy works in, in one place."""
    workspaces: Any
    """What listings of moves work in, in one place."""
    objectives: Any
    """What is played for, in one place."""
    moves: Any
    """A list of moves (capacity, 3)."""
    rng: Any
    """The one word of the generator."""


class Comparison(NamedTuple):
    """Candidates of rollouts and their outcomes; all but `candidates` and `alive` are floats."""

    candidates: Any
    """Packed moves (number, 3)."""
    alive: Any
    """By candidate: 0 once it has been dropped."""
    sums: Any
    """By candidate, the sum of its outcomes."""
    products: Any
    """By two candidates (number, number), the sum of the products of their outcomes in the same world."""
    outcomes: Any
    """By candidate, room for the outcomes in one world."""


class TreeBuffers(NamedTuple):
    """The tree of one worker and what a line through it is noted in."""

    table: Any
    """The tree (a power of 2, COLUMNS)."""
    line: Any
    """Room for notes (NOTES + capacity of a list of moves)."""
    values: Any
    """By move of a list, and at the end of a line by side: room for numbers."""
    logarithms: Any
    """`virado.kernel.nodes.logarithms`."""


class RootMoves(NamedTuple):
    """The moves of the searcher at the root of a tree and their outcomes; all but `candidates` are floats."""

    candidates: Any
    """Packed moves (number, 3), the most promising first if there is a prior."""
    visits: Any
    sums: Any
    squares: Any
    """By candidate: number, sum and sum of squares of its outcomes."""
    extremes: Any
    """The worst and the best outcome."""


class ContestPlayers(NamedTuple):
    """The players of a contest; the first three go by player."""

    kinds: Any
    weights: Any
    scratch: Any
    seating: Any
    """By game and seat (games, seats) the number of the player."""


class ContestGames(NamedTuple):
    """The games of a contest."""

    pool: Any
    """Their states."""
    packs: Any
    """The cards that each of them wants, in order (games, cards); with quick shuffles one row, room for a pack."""
    wants: Any
    """The set of cards that each of them wants, or how it ended."""
    rng: Any
    """Two generators of each (games, 2, 1): of the packs, and of what random players do."""
    turns: Any
    """Decisions by game and seat."""
