"""Shared parts of the small games of Raub and Zwanzig ab."""

from typing import Any

from virado.cards import CardSet
from virado.kernel.bits import count
from virado.lab.solving.contract import Hidden, HiddenPlace


def hidden_in_hands(root: Any, public: Any, cards: CardSet) -> Hidden:
    """Return `cards` as the hidden cards of hands and discards.

    All other hidden cards are in the stock, which is no longer used.
    """
    for seat in range(root.players):
        cards &= ~public.hands[seat]
    places = [
        HiddenPlace(field, (seat,), count(getattr(root, field)[seat] & cards))
        for seat in range(root.players)
        for field in ("hands", "discards")
    ]
    return Hidden(cards, tuple(place for place in places if place.number))
