"""What the card counter of the Casino family works in. Worth is in thousandths of a point, chances in 1024ths
(`virado.bots.units`)."""

from virado.kernel.layout import Layout, ints


class Scratch(Layout):
    """Vectors `_of_rank` go by rank 1..13, the others by value 1..14."""

    card: int
    """Worth of each card that is captured, and of the items below besides."""
    spade: int
    big: int
    little: int
    ace: int
    five: int
    sweep: int
    sums: list[int] = ints(16)
    """Most worth of loose cards that add up to a value; NOTHING if none do."""
    several: list[int] = ints(16)
    """The same for groups of two cards or more, 0 if none."""
    built: list[int] = ints(16)
    """Worth of the builds of a value."""
    equal_of_rank: list[int] = ints(16)
    """Worth of the loose cards of a rank that one card of that rank takes."""
    gain_of_rank: list[int] = ints(16)
    """Worth of what a card of the rank takes."""
    chance_of_rank: list[int] = ints(16)
    """Chance that an opponent holds a card of the rank."""
    rest_of_rank: list[int] = ints(16)
