"""Legality of cards (X-2)."""

from tests.examples.highest.rules.refusals import MATCH_OVER, NOT_IN_HAND, NOT_YOUR_TURN
from tests.examples.highest.rules.state import HighestConfig, HighestState
from virado.kernel.rule import rule


@rule
def refusal(s: HighestState, o: HighestConfig, seat: int, a: int, b: int, c: int) -> int:
    """Return the refusal of a card by the seat, or 0 if it is legal."""
    if s.over:
        return MATCH_OVER
    if s.pack_wanted or s.deal == 0 or seat != s.turn:
        return NOT_YOUR_TURN
    if b or c or a < 0 or a > 51 or s.hands[seat] >> a & 1 == 0:
        return NOT_IN_HAND
    return 0
