"""Why a move of the trick games is good, in a few plain words: what Raub and Zwanzig ab share."""

from collections.abc import Sequence
from typing import NamedTuple

from virado.cards import Card, CardSet, members
from virado.games.tricks.rules import strength, suit_cards, suit_of

ALONE = "there is nothing else to do"
IN = "a trick of your own is likely"
OUT = "you would probably stay without a trick"
WEAKEST = "the card that would win least"


class Trick(NamedTuple):
    """The trick as the player sees it."""

    order: Sequence[int]
    trump: int
    led: int
    """Suit led, below 0 if the player leads."""
    best: int
    """Strength of the card that wins the trick so far."""
    hand: CardSet
    unseen: CardSet
    """Cards that may be in other hands."""
    others: int
    """Players who still play to the trick after this one."""


def of_card(trick: Trick, card: Card) -> str:
    """Why a card is played."""
    leads = trick.led < 0
    led = suit_of(card) if leads else trick.led
    order = list(trick.order)
    height = strength(order, trick.trump, led, card)
    if not leads and height <= trick.best:
        return "it cannot win this trick, and better cards are kept"
    over = [other for other in members(trick.unseen) if strength(order, trick.trump, led, other) > height]
    trumps = trick.unseen & suit_cards(trick.trump)
    if not trick.others:
        return "last to play, it wins the trick"
    if leads and suit_of(card) == trick.trump and trumps.bit_count() == 1 and not over:
        return "draws the last trump"
    if not over:
        return "nothing still out can beat it"
    if all(suit_of(other) == trick.trump for other in over) and suit_of(card) != trick.trump:
        return "only a trump can beat it"
    if not leads:
        return "it takes the lead in the trick"
    if suit_of(card) == trick.trump:
        return "draws trumps"
    return "a card that is not needed; better ones are kept"


def of_exchange(number: int) -> str:
    """Why so many cards are changed."""
    if not number:
        return "every card is worth keeping"
    return f"draws for {'the card' if number == 1 else f'the {number} cards'} that would hardly win"
