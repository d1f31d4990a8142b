"""Invariants of Raub."""

from virado.games.raub.rules.state import BLIND, FULL, OVER, SEATS, RaubConfig, RaubState
from virado.kernel.bits import count
from virado.kernel.rule import rule

ANNOUNCED = 0

FAULTS = {
    101: "a card is in two places",
    102: "a card is missing",
    103: "seats in play hold different numbers of cards at the start of a trick",
    104: "R-19: what a played deal takes off the scores is neither four nor three times the factor",
}


@rule(inline=False)
def broken(s: RaubState, o: RaubConfig) -> int:
    """Return 0, or the number of the violated invariant minus 100."""
    if s.phase < BLIND or s.phase == OVER or s.owed:
        return 0
    seen = 0
    for q in range(s.players):
        places = s.hands[q] | s.played[q]
        if s.hands[q] & s.played[q] or seen & places:
            return 1
        seen |= places
    for q in range(s.players):
        laid_away = s.discards[q] & ~s.recycled[q]
        if seen & laid_away:
            return 1
        seen |= laid_away
    for i in range(s.stock_next, s.stock_end):
        if seen >> s.stock[i] & 1:
            return 1
        seen |= 1 << s.stock[i]
    turned = 0
    for i in range(s.turned_count):
        turned |= 1 << s.turned[i]
    if seen | turned != FULL:
        return 2
    if s.lying == 0:
        held = -1
        for q in range(SEATS):
            if s.active >> q & 1 and s.leader >= 0 and s.phase > 7:
                if held >= 0 and count(s.hands[q]) != held:
                    return 3
                held = count(s.hands[q])
    return 0
