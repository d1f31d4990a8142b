"""Dealing (X-1, X-4)."""

from typing import Any

from tests.examples.highest.rules.facts import DEALT
from tests.examples.highest.rules.state import HighestConfig, HighestState
from virado.kernel.facts import emit
from virado.kernel.rule import rule

PACK = (1 << 52) - 1


@rule
def setup(s: HighestState, o: HighestConfig) -> None:
    """Begin a match by requesting a pack."""
    s.pack_wanted = 1


@rule
def cards_to_shuffle(s: HighestState, o: HighestConfig) -> int:
    """Return the whole pack before every deal, else the empty set."""
    return PACK if s.pack_wanted and s.over == 0 else 0


@rule
def supply(s: HighestState, o: HighestConfig, pack: Any) -> None:
    """Deal singly from dealer+1; after the first deal the next seat deals."""
    if s.deal:
        s.dealer = (s.dealer + 1) % s.players
    s.deal += 1
    s.round = 1
    s.pack_wanted = 0
    for seat in range(s.players):
        s.hands[seat] = 0
        s.won[seat] = 0
        s.unseen[seat] = 0
    s.leader = (s.dealer + 1) % s.players
    s.turn = s.leader
    for i in range(o.hand_size * s.players):
        s.hands[(s.leader + i) % s.players] |= 1 << pack[i]
    emit(s, DEALT, s.deal, s.dealer, 0, 0)
