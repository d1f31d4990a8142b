"""The winner of a round, a deal and the match (X-3 to X-5)."""

from tests.examples.highest.rules.facts import DEAL_SCORED, MATCH_OVER
from tests.examples.highest.rules.state import NOTHING, HighestConfig, HighestState, rank_of
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def best_seat(s: HighestState) -> int:
    """Return the seat whose card is currently winning the round, or NOTHING if no card has been played."""
    winner = NOTHING
    best = 0
    for i in range(s.players):
        seat = (s.leader + i) % s.players
        if s.played[seat] and rank_of(s.played[seat] - 1) > best:  # the first of equal cards wins
            best = rank_of(s.played[seat] - 1)
            winner = seat
    return winner


@rule
def score_deal(s: HighestState, o: HighestConfig) -> None:
    """Count the rounds won, then end the match if it is won, or request a new pack."""
    best = -1
    leaders = 0
    for seat in range(s.players):
        s.deal_points[seat] = s.won[seat]
        s.scores[seat] += s.won[seat]
        if s.scores[seat] > best:
            best = s.scores[seat]
            leaders = 0
        if s.scores[seat] == best:
            leaders |= 1 << seat
    s.scored = 1
    emit(s, DEAL_SCORED, 0, 0, 0, 0)
    if best >= o.target and leaders & (leaders - 1) == 0:
        s.over = 1
        s.winners = leaders
        emit(s, MATCH_OVER, leaders, 0, 0, 0)
    else:
        s.pack_wanted = 1
