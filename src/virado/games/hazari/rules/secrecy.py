"""Information hidden from a seat (H-24)."""

from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState
from virado.kernel.bits import count
from virado.kernel.rule import rule


@rule
def hide(s: HazariState, o: HazariConfig, seat: int) -> None:
    """Erase the other seats' hands and arrangements, except groups that have been shown (H-24)."""
    for other in range(SEATS):
        if other != seat:
            s.unseen[other] += count(s.hands[other])
            s.hands[other] = 0
            s.extended &= ~(1 << other)
            for number in range(s.shown, 4):
                s.groups[4 * other + number] = 0
