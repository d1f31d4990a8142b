"""The scratch of the Casino card counter.

Values are in thousandths of a point, chances in 1024ths (`virado.bots.units`).
"""

from virado.kernel.layout import Layout, ints


class Scratch(Layout):
    """Scratch arrays of the card counter.

    Arrays named `_of_rank` are indexed by rank 1..13, the others by value 1..14.
    """

    card: int
    """Value of each captured card; the values of spades and scoring cards are added to it."""
    spade: int
    big: int
    little: int
    ace: int
    five: int
    sweep: int
    sums: list[int] = ints(16)
    """Highest total value of loose cards whose ranks add up to the index; NOTHING if no such cards exist."""
    several: list[int] = ints(16)
    """Highest total value of two or more loose cards whose ranks add up to the index; 0 if no such cards exist."""
    built: list[int] = ints(16)
    """Total value of the builds of each value, which is the index."""
    equal_of_rank: list[int] = ints(16)
    """Total value of the loose cards that a card of equal rank takes."""
    gain_of_rank: list[int] = ints(16)
    """Total value of the cards that a card of the rank takes."""
    chance_of_rank: list[int] = ints(16)
    """Chance that an opponent holds a card of the rank."""
    rest_of_rank: list[int] = ints(16)
