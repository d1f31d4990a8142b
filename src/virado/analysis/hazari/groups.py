"""Strength of any group of cards, for a hand that is being arranged."""

from collections.abc import Sequence

from virado.games.hazari import narration
from virado.games.hazari.messages import Group
from virado.view import AnyView


def group_of(view: AnyView, number: int, cards: Sequence[str]) -> Group:
    """Return these cards as group `number` (1 to 4) of an arrangement.

    A group has three cards, the last group four. Raises ValueError for unknown or repeated cards.
    """
    return narration.group_of(view.config, number - 1, view.deck.cards(cards))
