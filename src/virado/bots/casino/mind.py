"""How a card counter weighs things, and what it works in.

All worth is in thousandths of a point, all chances in 1024ths.
"""

from virado.kernel.layout import Layout, ints

CERTAIN = 1024
HIGH_ACE = 14


class Taste(Layout):
    """How a one-ply player weighs things, in hundredths unless it says otherwise; tuned by play against itself."""

    card: int
    """A card in the pile, in thousandths of a point where most cards count three."""
    spade: int
    """A spade besides, in thousandths of a point where most spades count one."""
    secured: int
    """Worth (in thousandths) that the enemies gain with any capture besides the cards taken."""
    sweep: int
    """A sweep made."""
    danger: int
    """What the enemies are expected to take next."""
    promise: int
    """The best that the rest of the hand could take next."""
    second: int
    """What the other cards of the hand could take."""
    contested: int
    """How much a promise shrinks with the chance that an enemy holds the same rank."""
    kept: int
    """What is lost by playing a card of worth without a capture."""
    residue: int
    """What lies on the table in the last round to the last capturer, more so the fewer cards are left."""
    partner: int
    """What a partner is bound to be able to take next: his own builds."""
    sums: int
    """1 if it sees sums of several cards."""
    counts: int
    """1 if it remembers the cards that are gone."""
    builds: int
    """1 if it builds."""
    endgame: int
    """1 if it knows what still scores for a restricted side (C-22)."""


class Mind(Layout):
    """Workspace of a card counter. `_of_rank` vectors go by rank 1..13, the others by value 1..14."""

    card: int
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
    """Chance that an enemy holds a card of the rank."""
    rest_of_rank: list[int] = ints(16)
