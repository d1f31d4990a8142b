"""The weights of the trick games' players. Chances are in per cent, values in hundredths of a trick."""

from collections.abc import Mapping

from virado.kernel.layout import Layout, ints

PLACES = 6
"""Length of the bonus tables `staying` and `declaring`."""


class TrickWeights(Layout):
    """The weights by which a policy of the trick games values moves."""

    confidence: int
    """Confidence in the player's own cards, in per cent of the values in the tables."""
    counts: int
    """1 if the policy takes the cards already played into account."""
    first: int
    """Value of the player's first trick relative to a later trick, in per cent."""
    bold: int
    """Bonus for undertaking to win tricks, in hundredths of a trick."""
    drawn: int
    """Value of a drawn card, in hundredths of a trick."""
    later: int
    """Cost of playing a card that would be good in a later trick, in per cent of its value there.

    For a player who counts cards, the cost applies only if the card cannot win the current trick.
    """
    trumps: int
    """Estimated share of the unseen trumps that other hands hold, in per cent.

    Players keep trumps in the exchange, so the share exceeds that of other cards and may be above 100.
    """
    guard: int
    """Value of a plain card when another player leads, in per cent of its value when the player itself leads it."""
    lead: int
    """Value of having the lead with at least two tricks left, in per cent of the best card's gain from being led."""
    staying: list[int] = ints(PLACES)
    """Bonus for staying, in hundredths of a point.

    The index encodes the number of seats that stay and the number of seats that have yet to answer.
    """
    declaring: list[int] = ints(PLACES)
    """Bonus for declaring, in hundredths of a point, by the number of seats that have passed."""


WeightsByPlayers = Mapping[int, TrickWeights]
"""Weights of a policy, by number of players."""


class TrickScratch(Layout):
    """Empty scratch space, because the policies of the trick games need none."""

    unused: int


SIMPLE = TrickWeights(confidence=100, counts=0, first=100, bold=0, drawn=20, later=60)
"""Weights of the greedy player."""
FORMER = TrickWeights(confidence=100, counts=1, first=100, bold=30, drawn=28, later=60)
"""Weights of an earlier club player that did not count the rest of its hand.

The search of Zwanzig ab plays every seat with these weights, and tests sampled hands against the bids and exchanges
of this player.
"""
