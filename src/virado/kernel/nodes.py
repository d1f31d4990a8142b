"""The tree of a search as a hash table of moves: keys, places, and the upper confidence bound of what lies there.

The table is an array (rows, COLUMNS) of int64, its rows a power of 2. Every search stamps its keys with a number of its
own, so that the next one finds the table empty without clearing it.
"""

import math
from typing import Any

from virado.kernel.bits import scramble
from virado.kernel.rule import rule

KEY, WON, VISITS, AVAILABLE = 0, 1, 2, 3
"""Columns of the table: key, sum of the mover's outcomes, how often chosen, how often it could have been."""
COLUMNS = 4
STAMP = 48
"""Bits of a key that are a hash; above them is the number of the search that wrote it."""
HASH = (1 << STAMP) - 1
MOST_SEARCHES = (1 << (63 - STAMP)) - 1
"""Searches that a table tells apart; then it must be cleared."""
PROBES = 8
"""Places in the table where a key may be."""
LOGARITHMS = 1 << 12
"""Numbers with a logarithm of their own; of higher ones the highest is used."""


@rule
def mix_keys(x: int, y: int) -> int:
    """One hash (below 2**63) of two."""
    z = scramble(x, 6364136223846793005, y)
    z = scramble(z ^ (z >> 29), 3935559000370003845, 1442695040888963407)
    return z ^ (z >> 32)


@rule
def find_row(table: Any, key: int) -> int:
    """The row of a key in the table; -1 - row if it is not there but has room there; the number of rows if neither."""
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
    """The logarithm of each number below LOGARITHMS, and 0 of 0."""
    return [0.0, *(math.log(number) for number in range(1, LOGARITHMS))]


@rule
def upper_bound(won: int, visits: int, available: int, spread: float, logs: Any) -> float:
    """The upper confidence bound of a move."""
    return won / visits + spread * math.sqrt(logs[min(available, LOGARITHMS - 1)] / visits)
