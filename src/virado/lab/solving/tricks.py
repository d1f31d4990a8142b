"""What small games of Raub and Zwanzig ab share."""

from typing import Any

from virado.cards import CardSet
from virado.kernel.bits import count
from virado.lab.solving.contract import Hidden, HiddenPlace


def hidden_in_hands(root: Any, public: Any, cards: CardSet) -> Hidden:
    """Those of these cards that lie in hands and discards; the rest lies in the stock, from which nobody draws any more."""
    for seat in range(root.players):
        cards &= ~public.hands[seat]
    places = [
        HiddenPlace(field, (seat,), count(getattr(root, field)[seat] & cards))
        for seat in range(root.players)
        for field in ("hands", "discards")
    ]
    return Hidden(cards, tuple(place for place in places if place.number))
