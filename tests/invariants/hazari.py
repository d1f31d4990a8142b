"""Invariants of Hazari."""

from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState
from virado.kernel.bits import count
from virado.kernel.rule import rule

ANNOUNCED = 0

FAULTS = {
    101: "a card is in two hands",
    102: "a hand has not thirteen cards",
    103: "H-12: the groups of a seat that is up are not its hand",
    104: "a group has not its number of cards",
    105: "H-1: the points of a deal do not add up",
}


@rule(inline=False)
def broken(s: HazariState, o: HazariConfig) -> int:
    """Return 0, or the number of the violated invariant minus 100."""
    if s.shown == 4 and s.ending != 2:
        captured = 0
        for q in range(SEATS):
            captured += s.captured[q]
        points = 0
        for card in range(52):
            points += o.points[card]
        if captured != points:
            return 5
    if s.pack_wanted or s.over:
        return 0
    seen = 0
    for q in range(SEATS):
        if seen & s.hands[q]:
            return 1
        seen |= s.hands[q]
        if count(s.hands[q]) != HAND:
            return 2
        if s.up >> q & 1:
            together = 0
            for r in range(4):
                group = s.groups[4 * q + r]
                if count(group) != (4 if r == 3 else 3):
                    return 4
                together |= group
            if together != s.hands[q]:
                return 3
    return 0
