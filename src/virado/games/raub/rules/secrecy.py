"""Information hidden from a viewer (R-25)."""

from virado.cards import Seat
from virado.games.raub.rules.state import BLIND, NO_CARD, STOCK, RaubConfig, RaubState
from virado.kernel.bits import count
from virado.kernel.rule import rule


@rule(inline=False)
def hide(s: RaubState, o: RaubConfig, viewer: Seat) -> None:
    """Erase the other hands, the others' discards and the order of the stock.

    In the blind phase the viewer's own hand is erased too.
    """
    for seat in range(s.players):
        if seat != viewer:
            s.unseen_discards[seat] += count(s.discards[seat])
            s.discards[seat] = 0
            s.recycled[seat] = 0
        if seat != viewer or s.phase == BLIND:
            s.unseen[seat] += count(s.hands[seat])
            s.hands[seat] = 0
    for i in range(STOCK):
        s.stock[i] = NO_CARD
