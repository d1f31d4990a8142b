"""Why a move of Zwanzig ab is good, in a few plain words."""

from typing import Any

from virado.bots.tricks.reasons import IN, OUT, Trick, of_card, of_exchange
from virado.bots.zwanzig_ab.greedy import still_to_play, unseen_by
from virado.games.contract import Move
from virado.games.tricks.rules import suit_cards
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    DROP,
    EXCHANGE,
    HEARTS,
    LOOK,
    NEXT,
    REDEAL,
    STAY,
)
from virado.view import View

WORDS = {
    BLIND: "a blind choice counts double",
    LOOK: "trumps are better chosen with the cards in hand",
    NEXT: "no suit in the first packet is worth choosing",
    REDEAL: "a packet of sevens and eights is worth a new deal",
    STAY: IN,
    DROP: OUT,
}


def reason(view: View, move: Move) -> str:
    """Why the move is made."""
    s: Any = view.state
    action, what, _ = move
    hand = s.hands[view.seat]
    if action == CARD:
        unseen = unseen_by(s, view.seat)
        return of_card(Trick(view.config.order, s.trump, s.led, s.best, hand, unseen, still_to_play(s)), what)
    if action == EXCHANGE:
        return of_exchange(what.bit_count())
    if action == CHOOSE:
        return of_trump(view, hand, what)
    return WORDS[action]


def of_trump(view: View, hand: int, suit: int) -> str:
    """Why a suit is made trump."""
    held = (hand & suit_cards(suit)).bit_count()
    if not held:
        return "nothing in hand, but the other suits are no better"
    if suit == HEARTS and view.config.hearts_multiplier > 1:
        return "hearts count double"
    if suit == view.config.oblige_suit:
        return "nobody may drop out in this suit"
    return "it is where your highest cards are" if held == 1 else "both cards of the packet are trumps"
