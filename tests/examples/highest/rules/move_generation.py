"""List of the legal moves."""

from typing import Any

from tests.examples.highest.rules.state import HighestConfig, HighestState, HighestWorkspace
from virado.kernel.bits import lowest, put
from virado.kernel.rule import rule


@rule
def moves(s: HighestState, o: HighestConfig, w: HighestWorkspace, seat: int, listed: Any) -> int:
    """Write a move for every card of the hand; return their number."""
    number = 0
    rest = s.hands[seat]
    while rest:
        number = put(listed, number, lowest(rest), 0, 0)
        rest &= rest - 1
    return number
