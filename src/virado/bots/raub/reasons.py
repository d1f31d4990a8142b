"""Reasons for moves in Raub."""

from virado.bots.contract import Reason
from virado.bots.raub.greedy import players_to_follow, unseen_cards
from virado.bots.tricks.reasons import (
    NO_TRICK_LIKELY,
    TRICK_LIKELY,
    WEAKEST,
    Trick,
    card_reason,
    exchange_reason,
)
from virado.games.contract import Packed
from virado.games.raub.rules.state import (
    CARD,
    DEAL,
    DECLARE,
    DROP,
    EXCHANGE_CARDS,
    LOOK,
    MUSS,
    NO_SWAP,
    PASS,
    PLAY,
    RAUB,
    REFA,
    STIH,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    RaubConfig,
    RaubState,
)
from virado.kernel.bits import count, lowest
from virado.view import View

REASONS = {
    DEAL: Reason("raub", "own-deal"),
    REFA: Reason("raub", "refa"),
    MUSS: Reason("raub", "muss"),
    LOOK: Reason("raub", "look"),
    RAUB: Reason("raub", "raub"),
    STIH: Reason("raub", "stih"),
    DECLARE: Reason("raub", "declare"),
    PASS: Reason("raub", "pass"),
    TURN_NEXT: Reason("raub", "turn-next"),
    PLAY: TRICK_LIKELY,
    DROP: NO_TRICK_LIKELY,
    SWAP_SEVEN: Reason("raub", "swap-seven"),
    NO_SWAP: Reason("raub", "no-swap"),
    TAKE_TURNUP: WEAKEST,
}
"""Reasons by action; exchanges and cards have specific reasons."""


def reason(view: View[RaubState, RaubConfig], packed: Packed) -> Reason:
    """Return the reason for a move."""
    s = view.state
    action, cards, _ = packed
    if action == EXCHANGE_CARDS:
        return exchange_reason(count(cards))
    if action != CARD:
        return REASONS[action]
    unseen = unseen_cards(s, view.seat)
    trick = Trick(view.config.order, s.trump, s.led, s.best, s.hands[view.seat], unseen, players_to_follow(s))
    return card_reason(trick, lowest(cards))
