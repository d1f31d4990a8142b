"""How the players of the trick games weigh things. Chances are in hundredths, worth in hundredths of a trick."""

from collections.abc import Mapping

from virado.kernel.layout import Layout, ints

PLACES = 6
"""Places in a round of words, at most."""


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
    """How much it matters to give away a card that would be good for a later trick, in hundredths; to a player who counts,
    where the card cannot win this one."""
    trumps: int
    """How many trumps the others are taken to hold, in hundredths of those that are unseen."""
    guard: int
    """What a plain card that would win if it were led is worth where others lead, in hundredths."""
    lead: int
    """What having the lead is worth with several tricks to go, in hundredths of what the best card gains by it."""
    staying: list[int] = ints(PLACES)
    """Added to what staying is worth, in hundredths of a point, by how many stay already and are still to be asked."""
    declaring: list[int] = ints(PLACES)
    """Added to what declaring is worth, in hundredths of a point, by how many have passed."""


WeightsByPlayers = Mapping[int, TrickWeights]
"""Weights of a policy by number of players."""


class TrickScratch(Layout):
    """The policies of the trick games work in nothing."""

    unused: int


SIMPLE = TrickWeights(confidence=100, counts=0, first=100, bold=0, drawn=20, later=60)
"""Of the greedy player."""
FORMER = TrickWeights(confidence=100, counts=1, first=100, bold=30, drawn=28, later=60)
"""Of the club player as it was before it counted what is left in its hand: search of Zwanzig ab takes all for it, and cards that
nobody sees are dealt as it would have bid and exchanged."""
