"""What a casino player remembers of the round: captures that others passed up."""

from typing import Any

from virado.cards import CardSet
from virado.view import View

NEW_HANDS = ("deal", "round")


def passed_up(view: View) -> list[CardSet]:
    """By seat, cards that it has probably not held since it trailed and left their equals lying loose."""
    s: Any = view.state
    deck = view.variant.deck
    unlikely = [0] * 6
    later = 0
    for event in reversed(view.history):
        kind = event["type"]
        if kind in NEW_HANDS:
            break
        if kind == "trail":
            later |= 1 << deck.card(event["card"])
            left: CardSet = s.loose & ~later
            while left:
                card = left & -left
                left ^= card
                unlikely[event["seat"]] |= 15 << ((card.bit_length() - 1) & ~3)
    unlikely[view.seat] = 0
    return unlikely
