"""Information hidden from a seat: all cards except its own hand and the cards played."""

from tests.examples.highest.rules.state import HighestConfig, HighestState
from virado.kernel.bits import count
from virado.kernel.rule import rule


@rule
def hide(s: HighestState, o: HighestConfig, seat: int) -> None:
    """Erase the other seats' hands."""
    for other in range(s.players):
        if other != seat:
            s.unseen[other] += count(s.hands[other])
            s.hands[other] = 0
