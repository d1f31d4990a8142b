"""The search tree as a hash table of moves: keys, rows and upper confidence bounds.

The table is an array (rows, COLUMNS) of int64; the number of rows is a power of 2. Every search has a number that is
part of its keys. The next search therefore finds the table empty, although it has not been cleared.
"""

import math
from typing import Any

from virado.kernel.bits import scramble
from virado.kernel.rule import rule

KEY, WON, VISITS, AVAILABLE = 0, 1, 2, 3
"""Columns of the table: key, sum of the mover's outcomes, number of visits, number of times available."""
COLUMNS = 4
STAMP = 48
"""Number of hash bits in a key. The higher bits hold the number of the search."""
HASH = (1 << STAMP) - 1
MAX_SEARCHES = (1 << (63 - STAMP)) - 1
"""Number of searches with different numbers, after which the table must be cleared."""
PROBES = 8
"""Maximum number of rows examined for a key."""
LOGARITHMS = 1 << 12
"""Size of the table of logarithms; larger numbers use its last entry."""


@rule
def mix_keys(x: int, y: int) -> int:
    """Combine two hashes into one below 2**63."""
    z = scramble(x, 6364136223846793005, y)
    z = scramble(z ^ (z >> 29), 3935559000370003845, 1442695040888963407)
    return z ^ (z >> 32)


@rule
def find_row(table: Any, key: int) -> int:
    """Return the row of a key in the table.

    If the key is absent, return -1 - row for a free row, or the number of rows if all probed rows are occupied.
    """
    rows = table.shape[0]
    row = key & (rows - 1)
    for _ in range(PROBES):
        there = table[row, KEY]
        if there == key:
            return row
        if there >> STAMP != key >> STAMP:
            return -1 - row
        row = (row + 1) & (rows - 1)
    return rows


def logarithms() -> list[float]:
    """Return the logarithms of the numbers below LOGARITHMS, with 0 for 0."""
    return [0.0, *(math.log(number) for number in range(1, LOGARITHMS))]


@rule
def upper_bound(won: int, visits: int, available: int, spread: float, logs: Any) -> float:
    """Return the upper confidence bound of a move."""
    return won / visits + spread * math.sqrt(logs[min(available, LOGARITHMS - 1)] / visits)
