"""Worlds of Raub: hidden cards placed as they may really lie."""

from typing import Any

from virado.bots.trick_search import Guess
from virado.bots.trick_worlds import deal_hidden
from virado.games.raub.exchange import turnup_of
from virado.games.raub.state import BEFORE_DEAL, FULL, NO_CARD, PLAYING, TURNUP, RaubState, RaubTable
from virado.kernel.rule import rule


@rule
def finished(s: RaubState, o: RaubTable) -> int:  # noqa: ARG001
    """1 at the end of the deal."""
    return 1 if s.over or s.phase == BEFORE_DEAL else 0


@rule(inline=False)
def sample(s: RaubState, o: RaubTable, b: Guess, t: Any, rng: list[int]) -> None:  # noqa: ARG001
    """Place every hidden card: played and turned cards, own discards and shown voids are honoured."""
    hidden = FULL
    for seat in range(s.players):
        hidden &= ~(s.hands[seat] | s.discards[seat] | s.played[seat])
    for i in range(s.turned_count):
        hidden &= ~(1 << s.turned[i])
    seat = s.declarer
    if seat >= 0 and s.unseen[seat] and s.turned_count and s.contract:
        # the declarer has taken the turn-up, unless he has played it since
        turnup = turnup_of(s)
        taken = s.phase == PLAYING or (s.changed[seat] >= 0 and not (s.phase == TURNUP and s.turn == seat))
        gone = 0
        for other in range(s.players):
            gone |= s.played[other] | s.discards[other]
        if taken and not gone >> turnup & 1 and not s.void[seat] >> turnup & 1:
            s.hands[seat] |= 1 << turnup
            s.unseen[seat] -= 1
    seat = s.swapper
    if seat >= 0 and s.unseen[seat] and s.swapped != NO_CARD and hidden >> s.swapped & 1:
        if not s.void[seat] >> s.swapped & 1:
            s.hands[seat] |= 1 << s.swapped
            s.unseen[seat] -= 1
            hidden &= ~(1 << s.swapped)
    left = deal_hidden(s, s.void, hidden, b.pack, rng)
    for i in range(min(left, s.stock_end - s.stock_next)):
        s.stock[s.stock_next + i] = b.pack[i]
