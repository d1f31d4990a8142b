"""Effect of a card played to a trick, and the facts of its refusals (R-17, Z-13)."""

from collections.abc import Sequence
from typing import Any

from virado.cards import SKAT32, Card, CardSet
from virado.games.tricks.messages import CardEffect
from virado.games.tricks.notation import SUITS, names
from virado.games.tricks.rules import NO_SUIT, overtrumps, strength, suit_cards, suit_of


def card_effect(
    order: Sequence[int], trump: int, led: int, best: int, card: Card, *, completes: bool
) -> CardEffect:
    """Return the effect of a card played to the current trick. `best` is the strength of the winning card so far."""
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
    """Return the facts for a card that does not follow suit: the suit led, and the cards of the hand in that suit."""
    return {"card": SKAT32.names[card], "suit": SUITS[led], "cards": names(hand & suit_cards(led))}


def trump_facts(card: Card, led: int, trump: int, hand: CardSet) -> dict[str, Any]:
    """Return the facts for a card that is not a trump although the hand must trump: the trumps of the hand."""
    return {"card": SKAT32.names[card], "suit": SUITS[led], "cards": names(hand & suit_cards(trump))}


def overtrump_facts(order: Sequence[int], card: Card, trump: int, best: int, hand: CardSet) -> dict[str, Any]:
    """Return the facts for a trump that does not beat the trick: the trumps of the hand that would."""
    ranks: Any = order
    return {"card": SKAT32.names[card], "cards": names(overtrumps(ranks, trump, best, hand))}
