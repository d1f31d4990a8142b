"""Strength of any group of cards, for a hand that is being arranged."""

from collections.abc import Sequence

from virado.games.hazari import narration
from virado.games.hazari.messages import Group
from virado.view import AnyView


def group_of(view: AnyView, number: int, cards: Sequence[str]) -> Group:
    """Return three cards, or four as the last group, as the group of this number (1 to 4).

    Raises ValueError for unknown or repeated cards.
    """
    return narration.group_of(view.config, number - 1, view.deck.cards(cards))
