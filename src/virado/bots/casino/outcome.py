"""What the end of a deal is worth to a side: its points, or its chances in the match."""

from virado.games.casino.state import CasinoState, CasinoTable
from virado.kernel.bits import count
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

SCORES = 64
"""Scores that the table of match equity tells apart."""
WON = 100_000
"""Equity of a match that is won."""


class Ends(Layout):
    """What is played for."""

    match: int
    """1: the chance of winning the match; 0: points of this deal."""
    equity: list[int] = ints(SCORES * SCORES)
    """Chance in 100,000ths of winning from each pair of scores (mine * SCORES + the best other's)."""


@rule(inline=False)
def outcome(s: CasinoState, o: CasinoTable, e: Ends, side: int) -> int:  # noqa: ARG001
    """The worth of a finished deal to a side: thousandths of a point more than the best other side, or match equity."""
    if e.match == 0:
        best = -(1 << 40)
        for other in range(s.sides):
            if other != side:
                best = max(best, s.deal_points[other])
        return 1000 * (s.deal_points[side] - best)
    if s.over:
        return WON // max(1, count(s.winners)) if s.winners >> side & 1 else 0
    best = 0
    for other in range(s.sides):
        if other != side:
            best = max(best, s.scores[other])
    mine = max(0, min(s.scores[side], SCORES - 1))
    return e.equity[mine * SCORES + max(0, min(best, SCORES - 1))]
