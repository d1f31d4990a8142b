"""How the players of the trick games weigh things. Chances are in hundredths, worth in hundredths of a trick."""

from virado.kernel.layout import Layout


class TrickWeights(Layout):
    """The weights of a policy."""

    confidence: int
    """How good its cards look to the player, in hundredths of what the tables say."""
    counts: int
    """1 if the cards that are gone count when a card is judged."""
    first: int
    """Worth of the first trick compared with any other, in hundredths."""
    bold: int
    """Added to the value of undertaking anything, in hundredths of a trick."""
    drawn: int
    """What a drawn card is worth, in hundredths of a trick."""
    later: int
    """How much it matters to give away a card that would be good for a later trick, in hundredths."""


class TrickScratch(Layout):
    """The policies of the trick games work in nothing."""

    unused: int


SIMPLE = TrickWeights(confidence=100, counts=0, first=100, bold=0, drawn=20, later=60)
"""Of the greedy player."""
SKILLED = TrickWeights(confidence=100, counts=1, first=100, bold=30, drawn=28, later=60)
"""Of the club player."""
