"""Why a move of Raub is good, in a few plain words."""

from typing import Any

from virado.bots.raub.greedy import trick_cards, unseen_by
from virado.bots.tricks.reasons import IN, OUT, WEAKEST, Trick, of_card, of_exchange
from virado.cards import members
from virado.games.contract import Move
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
)
from virado.view import View

WORDS = {
    DEAL: "your own deal is worth more to you than the next dealer's",
    REFA: "leaves the deal to the next player, and the deal after counts double",
    MUSS: "makes everybody play while somebody is close to the end",
    LOOK: "the turn-up is not worth a blind bid",
    RAUB: "the turn-up is worth a blind bid",
    STIH: "one trick is enough, and the turn-up is yours",
    DECLARE: "two tricks are likely, with the turn-up",
    PASS: "two tricks are not likely enough",
    TURN_NEXT: "another trump may suit your hand better",
    PLAY: IN,
    DROP: OUT,
    SWAP_SEVEN: "the turn-up is the better trump",
    NO_SWAP: "there is no seven to swap",
    TAKE_TURNUP: WEAKEST,
}


def reason(view: View, move: Move) -> str:
    """Why the move is made."""
    s: Any = view.state
    action, cards, _ = move
    if action == EXCHANGE_CARDS:
        return of_exchange(cards.bit_count())
    if action != CARD:
        return WORDS[action]
    others = s.active.bit_count() - trick_cards(s) - 1
    hand = s.hands[view.seat]
    order = view.config.order
    return of_card(
        Trick(order, s.trump, s.led, s.best, hand, unseen_by(s, view.seat), others),
        next(iter(members(cards))),
    )
