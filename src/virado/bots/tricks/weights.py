"""The weights of the trick games' players. Chances are in per cent, values in hundredths of a trick."""

from collections.abc import Mapping

from virado.kernel.layout import Layout, ints

PLACES = 6
"""Maximum number of places in a round of answers."""


class TrickWeights(Layout):
    """The weights of a policy."""

    confidence: int
    """Optimism about the player's own cards, in per cent of the tables' values."""
    counts: int
    """1 if a card's value depends on the cards that are gone."""
    first: int
    """Value of the first trick relative to any other, in per cent."""
    bold: int
    """Bonus for undertaking anything, in hundredths of a trick."""
    drawn: int
    """Value of a drawn card, in hundredths of a trick."""
    later: int
    """Cost of giving up a card that would be good for a later trick, in per cent.

    For a player who counts cards, it applies only if the card cannot win the current trick.
    """
    trumps: int
    """Estimated share of the unseen trumps in the other hands, in per cent."""
    guard: int
    """Value, when others lead, of a plain card that would win if it were led, in hundredths."""
    lead: int
    """Value of the lead with several tricks to go, in per cent of the best card's gain from it."""
    staying: list[int] = ints(PLACES)
    """Bonus for staying, in hundredths of a point, by the numbers of seats that stay and that still answer."""
    declaring: list[int] = ints(PLACES)
    """Bonus for declaring, in hundredths of a point, by the number of seats that have passed."""


WeightsByPlayers = Mapping[int, TrickWeights]
"""Weights of a policy by number of players."""


class TrickScratch(Layout):
    """The empty scratch of the trick games' policies."""

    unused: int


SIMPLE = TrickWeights(confidence=100, counts=0, first=100, bold=0, drawn=20, later=60)
"""Weights of the greedy player."""
FORMER = TrickWeights(confidence=100, counts=1, first=100, bold=30, drawn=28, later=60)
"""Weights of an earlier club player that did not count the rest of its hand.

The search of Zwanzig ab uses it as the model of every seat, and hidden cards are dealt by its bids and exchanges.
"""
