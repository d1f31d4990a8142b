"""Effect of a card in a trick, and the facts of its refusals (R-17, Z-13)."""

from collections.abc import Sequence
from typing import Any

from virado.cards import SKAT32, Card, CardSet
from virado.games.tricks.messages import CardEffect
from virado.games.tricks.notation import SUITS, names
from virado.games.tricks.rules import NO_SUIT, overtrumps, strength, suit_cards, suit_of


def card_effect(
    order: Sequence[int], trump: int, led: int, best: int, card: Card, *, completes: bool
) -> CardEffect:
    """Return the effect of a card in the current trick; `best` is the strength of its highest card."""
    ranks: Any = order
    leads = led == NO_SUIT
    return CardEffect(
        card=SKAT32.names[card],
        leads=leads,
        trumps=not leads and suit_of(card) == trump != led,
        wins_so_far=leads or strength(ranks, trump, led, card) > best,
        completes=completes,
    )


def follow_facts(card: Card, led: int, hand: CardSet) -> dict[str, Any]:
    """Return the facts of a card that fails to follow suit: the suit led, and the hand cards of that suit."""
    return {"card": SKAT32.names[card], "suit": SUITS[led], "cards": names(hand & suit_cards(led))}


def trump_facts(card: Card, led: int, trump: int, hand: CardSet) -> dict[str, Any]:
    """Return the facts of a card that is neither of the suit led nor a trump: the trumps of the hand."""
    return {"card": SKAT32.names[card], "suit": SUITS[led], "cards": names(hand & suit_cards(trump))}


def overtrump_facts(order: Sequence[int], card: Card, trump: int, best: int, hand: CardSet) -> dict[str, Any]:
    """Return the facts of a trump that is too low: the trumps of the hand that are high enough."""
    ranks: Any = order
    return {"card": SKAT32.names[card], "cards": names(overtrumps(ranks, trump, best, hand))}
