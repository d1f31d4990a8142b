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
    """Begin a match: a pack is wanted."""
    s.deal = 0
    s.round = 0
    s.pack_wanted = 1


@rule
def cards_to_shuffle(s: HazariState, o: HazariConfig) -> int:
    """The whole pack before every deal."""
    return PACK if s.pack_wanted and s.over == 0 else 0


@rule(inline=False)
def begin_arranging(s: HazariState, o: HazariConfig) -> None:
    """Nobody is up, nothing is shown; `hands` have been dealt."""
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
    """Deal singly from dealer+1, thirteen each (H-3); after the first deal the next seat deals (H-21)."""
    if s.deal:
        s.dealer = (s.dealer + 1) % SEATS
    s.deal += 1
    for seat in range(SEATS):
        s.hands[seat] = 0
    for i in range(HAND * SEATS):
        s.hands[(s.dealer + 1 + i) % SEATS] |= 1 << pack[i]
    emit(s, DEALT, s.deal, s.dealer, 0, 0)
    begin_arranging(s, o)
