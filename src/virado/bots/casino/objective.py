"""What the end of a deal is worth to a side: its points, or its chances in the match."""

from virado.bots.units import MATCH, POINT, WEIGHT
from virado.games.casino.rules.scoring import ALL_ITEMS, BIG, CARDS, SPADES, points_of_items, scores_item
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.bits import count
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

SCORES = 64
"""Scores that the table of match equity tells apart."""
CLEAR = 6 * POINT
"""A lead, in thousandths of a point, that is as clear as any."""


class Objective(Layout):
    """What is played for."""

    match: int
    """1: the chance of winning the match; 0: points of this deal."""
    equity: list[int] = ints(SCORES * SCORES)
    """Chance in 100,000ths of winning from each pair of scores (mine * SCORES + the best other's)."""
    items: list[int] = ints(6)
    """The items that each side needs in this deal, as in `items_open`."""
    clarity: int
    """How much of the worth, in hundredths, goes by how clearly a side is ahead in what it needs: sampled lines that are
    all won or all lost tell nothing else."""


@rule(inline=False)
def outcome(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """The worth of a finished deal to a side: thousandths of a point more than the best other side, or match equity."""
    if objective.match == 0:
        return ahead(s, o, objective, side)
    chance = match_chance(s, objective, side)
    if objective.clarity == 0:
        return chance
    lead = min(max(ahead(s, o, objective, side), -CLEAR), CLEAR)
    clear = MATCH * (CLEAR + lead) // (2 * CLEAR)
    return (chance * (WEIGHT - objective.clarity) + clear * objective.clarity) // WEIGHT


@rule(inline=False)
def progress(s: CasinoState, o: CasinoConfig, items: int, side: int) -> int:
    """What a side has made of the items it needs, in thousandths of a point or of what makes the difference of one."""
    if items == ALL_ITEMS:
        return POINT * points_of_items(s, o, side, ALL_ITEMS)
    made = 0
    if scores_item(items, CARDS):
        made += POINT // 4 * s.won_cards[side]
    if scores_item(items, SPADES):
        made += POINT * s.won_spades[side]
    if scores_item(items, BIG) and s.piles[side] & o.big:
        made += CLEAR
    return made


@rule(inline=False)
def ahead(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """By how much a side is ahead of the best other one in what they need."""
    best = -(1 << 40)
    for other in range(s.sides):
        if other != side:
            best = max(best, progress(s, o, objective.items[other], other))
    return progress(s, o, objective.items[side], side) - best


@rule(inline=False)
def match_chance(s: CasinoState, objective: Objective, side: int) -> int:
    """The chance of winning the match from the end of a deal."""
    if s.over:
        return MATCH // max(1, count(s.winners)) if s.winners >> side & 1 else 0
    best = 0
    for other in range(s.sides):
        if other != side:
            best = max(best, s.scores[other])
    mine = max(0, min(s.scores[side], SCORES - 1))
    return objective.equity[mine * SCORES + max(0, min(best, SCORES - 1))]


def for_points() -> Objective:
    """Playing for the points of the cards, whatever C-22 still grants: such a player does not look at the score."""
    objective = Objective()
    objective.items = [ALL_ITEMS] * 6
    return objective
