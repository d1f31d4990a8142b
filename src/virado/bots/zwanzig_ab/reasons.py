"""Reasons for moves in Zwanzig ab."""

from virado.bots.contract import Reason
from virado.bots.tricks.reasons import NO_TRICK_LIKELY, TRICK_LIKELY, Trick, card_reason, exchange_reason
from virado.bots.zwanzig_ab.greedy import (
    EVERY_TRICK,
    NO_TRICK,
    aim,
    leaves_tricks,
    players_to_follow,
    unseen_cards,
)
from virado.cards import CardSet
from virado.games.contract import Packed
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
    ZwanzigConfig,
    ZwanzigState,
)
from virado.kernel.bits import count
from virado.view import View

LEAVES_TRICKS = Reason("zwanzig_ab", "leaves-tricks")
ONE_TRICK = Reason("zwanzig_ab", "one-trick")
GIVES_WAY = Reason("zwanzig_ab", "gives-way")
REASONS = {
    BLIND: Reason("zwanzig_ab", "blind"),
    LOOK: Reason("zwanzig_ab", "look"),
    NEXT: Reason("zwanzig_ab", "next"),
    REDEAL: Reason("zwanzig_ab", "redeal"),
    STAY: TRICK_LIKELY,
    DROP: NO_TRICK_LIKELY,
}
"""Reasons by action; trump choices, exchanges and cards have specific reasons."""


def reason(view: View[ZwanzigState, ZwanzigConfig], packed: Packed) -> Reason:
    """Return the reason for a move."""
    s = view.state
    action, what, _ = packed
    hand = s.hands[view.seat]
    wanted = aim(s, view.config, view.seat)
    if action in (CARD, EXCHANGE) and wanted == NO_TRICK:
        return GIVES_WAY
    if action == CARD:
        if leaves_tricks(s, view.config, view.seat):
            return LEAVES_TRICKS
        unseen = unseen_cards(s, view.seat)
        return card_reason(
            Trick(view.config.order, s.trump, s.led, s.best, hand, unseen, players_to_follow(s)), what
        )
    if action == EXCHANGE:
        if wanted != EVERY_TRICK:
            return ONE_TRICK
        return exchange_reason(count(what))
    if action == CHOOSE:
        return Reason("zwanzig_ab", _trump_reason(view, hand, what))
    return REASONS[action]


def _trump_reason(view: View[ZwanzigState, ZwanzigConfig], hand: CardSet, suit: int) -> str:
    """Return the code of the reason for making a suit trump."""
    held = count(hand & suit_cards(suit))
    if not held:
        return "no-better-suit"
    if suit == HEARTS and view.config.hearts_multiplier > 1:
        return "hearts-double"
    if suit == view.config.oblige_suit:
        return "nobody-may-drop"
    return "best-suit" if held == 1 else "two-trumps"
