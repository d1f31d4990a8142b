"""Why a move of Raub is made."""

from virado.bots.contract import Reason
from virado.bots.raub.greedy import still_to_play, unseen_by
from virado.bots.tricks.reasons import NO_TRICK_LIKELY, TRICK_LIKELY, WEAKEST, Trick, of_card, of_exchange
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
"""By action; exchanges and cards have reasons of their own."""


def reason(view: View[RaubState, RaubConfig], packed: Packed) -> Reason:
    """Why a move is made."""
    s = view.state
    action, cards, _ = packed
    if action == EXCHANGE_CARDS:
        return of_exchange(count(cards))
    if action != CARD:
        return REASONS[action]
    unseen = unseen_by(s, view.seat)
    trick = Trick(view.config.order, s.trump, s.led, s.best, s.hands[view.seat], unseen, still_to_play(s))
    return of_card(trick, lowest(cards))
