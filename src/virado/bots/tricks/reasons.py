"""Reasons for moves in the trick games, shared by Raub and Zwanzig ab."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from virado.bots.contract import Reason
from virado.cards import Card, CardSet, members
from virado.games.tricks.rules import strength, suit_cards, suit_of


def trick_reason(code: str, **facts: Any) -> Reason:
    """Return a reason that both games share."""
    return Reason("tricks", code, facts)


ALONE = trick_reason("nothing-else")
TRICK_LIKELY = trick_reason("trick-likely")
NO_TRICK_LIKELY = trick_reason("no-trick-likely")
WEAKEST = trick_reason("weakest-card")


class Trick(NamedTuple):
    """The trick as the player sees it."""

    order: Sequence[int]
    trump: int
    led: int
    """Suit led; below 0 if the player leads."""
    best: int
    """Strength of the best card in the trick so far."""
    hand: CardSet
    unseen: CardSet
    """Cards that other hands may hold."""
    others: int
    """Players who still play to the trick after this player."""


def card_reason(trick: Trick, card: Card) -> Reason:
    """Return the reason for playing a card."""
    leads = trick.led < 0
    led = suit_of(card) if leads else trick.led
    order = list(trick.order)
    height = strength(order, trick.trump, led, card)
    if not leads and height <= trick.best:
        return trick_reason("cannot-win")
    over = [other for other in members(trick.unseen) if strength(order, trick.trump, led, other) > height]
    trumps = trick.unseen & suit_cards(trick.trump)
    if not trick.others:
        return trick_reason("last-to-play")
    if leads and suit_of(card) == trick.trump and trumps.bit_count() == 1 and not over:
        return trick_reason("draws-last-trump")
    if not over:
        return trick_reason("cannot-be-beaten")
    if all(suit_of(other) == trick.trump for other in over) and suit_of(card) != trick.trump:
        return trick_reason("only-trump-beats")
    if not leads:
        return trick_reason("takes-lead")
    if suit_of(card) == trick.trump:
        return trick_reason("draws-trumps")
    return trick_reason("not-needed")


def exchange_reason(number: int) -> Reason:
    """Return the reason for exchanging `number` cards."""
    return trick_reason("exchange", number=number) if number else trick_reason("keeps-all")
