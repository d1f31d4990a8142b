"""The seat to act, and the execution of moves (X-2 to X-4)."""

from tests.examples.highest.rules.facts import PLAYED, ROUND_WON
from tests.examples.highest.rules.scoring import best_seat, score_deal
from tests.examples.highest.rules.state import HighestConfig, HighestState
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def to_act(s: HighestState, o: HighestConfig) -> int:
    """Return the seat to act as a set."""
    return 0 if s.over or s.pack_wanted or s.deal == 0 else 1 << s.turn


@rule
def apply(s: HighestState, o: HighestConfig, seat: int, a: int, b: int, c: int) -> None:
    """Play a card; after the last card of a round its winner leads the next."""
    s.hands[seat] &= ~(1 << a)
    s.played[seat] = a + 1
    emit(s, PLAYED, seat, a, 0, 0)
    s.turn = (seat + 1) % s.players
    if s.turn != s.leader:
        return
    winner = best_seat(s)
    s.won[winner] += 1
    emit(s, ROUND_WON, s.round, winner, 0, 0)
    for other in range(s.players):
        s.played[other] = 0
    s.round += 1
    s.leader = winner
    s.turn = winner
    if s.round > o.hand_size:
        score_deal(s, o)
