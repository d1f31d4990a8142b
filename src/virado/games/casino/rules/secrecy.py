"""Information hidden from a seat (C-25)."""

from virado.cards import Seat
from virado.games.casino.rules.dealing import is_last_round
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.bits import count
from virado.kernel.rule import rule

UNKNOWN = -1
"""Placeholder for a card of the stock that is hidden from the viewer."""


@rule
def hide(s: CasinoState, o: CasinoConfig, seat: Seat) -> None:
    """Erase the hands of other seats and the order of the pack, dealt cards included.

    Piles remain, because every card in them was public when it was captured. In an open last round all hands are
    public. After cutting, the non-dealer knows the bottom card.
    """
    if not (o.open_last and is_last_round(s)):
        for other in range(s.players):
            if other != seat:
                s.unseen[other] = count(s.hands[other])
                s.hands[other] = 0
    known = 1 if o.cut_peek and seat >= 0 and seat != s.dealer else 0
    for place in range(s.stock_end - known):
        s.stock[place] = UNKNOWN


@rule
def to_act(s: CasinoState, o: CasinoConfig) -> int:
    """Return the set that contains the seat to act; empty if no seat can act."""
    return 0 if s.over or s.pack_wanted else 1 << s.turn
