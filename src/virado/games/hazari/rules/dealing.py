"""Dealing (H-3, H-21)."""

from typing import Any

from virado.games.hazari.rules.facts import DEALT
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState
from virado.kernel.facts import emit
from virado.kernel.rule import rule

PACK = (1 << 52) - 1


@rule
def setup(s: HazariState, o: HazariConfig) -> None:
    """Begin a match by requesting a pack."""
    s.deal = 0
    s.round = 0
    s.pack_wanted = 1


@rule
def cards_to_shuffle(s: HazariState, o: HazariConfig) -> int:
    """Return the whole pack before every deal, else the empty set."""
    return PACK if s.pack_wanted and s.over == 0 else 0


@rule(inline=False)
def begin_arranging(s: HazariState, o: HazariConfig) -> None:
    """Begin the phase of arranging with the hands already dealt."""
    s.up = 0
    s.shown = 0
    s.round = 1
    s.extended = 0
    s.pack_wanted = 0
    for i in range(4 * SEATS):
        s.groups[i] = 0
    for seat in range(SEATS):
        s.round_winners[seat] = 0
        s.captured[seat] = 0
        s.unseen[seat] = 0
        if o.extended and o.free_order == 0 and can_extend(o, s.hands[seat]):
            s.extended |= 1 << seat


@rule(inline=False)
def supply(s: HazariState, o: HazariConfig, pack: Any) -> None:
    """Deal thirteen cards to each seat, singly from dealer+1 (H-3).

    After the first deal the next seat deals (H-21).
    """
    if s.deal:
        s.dealer = (s.dealer + 1) % SEATS
    s.deal += 1
    for seat in range(SEATS):
        s.hands[seat] = 0
    for i in range(HAND * SEATS):
        s.hands[(s.dealer + 1 + i) % SEATS] |= 1 << pack[i]
    emit(s, DEALT, s.deal, s.dealer, 0, 0)
    begin_arranging(s, o)
