"""What the end of a deal, or of a round, is worth to a side: its points, or its chances in the match."""

from virado.bots.units import MATCH, POINT, WEIGHT
from virado.games.casino.rules.scoring import (
    ALL_ITEMS,
    BIG,
    CARDS,
    SPADES,
    points_for_oranges,
    points_for_sweeps,
    points_of_cards,
    points_of_items,
    scores_item,
)
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.bits import count
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

SCORES = 64
"""Scores that the table of match equity tells apart."""
CLEAR = 6 * POINT
"""A lead, in thousandths of a point, that is as clear as any."""
CARDS_OUT, SPADES_OUT = 53, 14
"""Numbers of cards, and of spades, that may be in no pile yet, from 0."""
LOGISTIC = (
    500,
    562,
    622,
    679,
    731,
    777,
    818,
    852,
    881,
    905,
    924,
    940,
    953,
    963,
    971,
    977,
    982,
    986,
    989,
    991,
    993,
)
"""Chances in thousandths by their logit, in quarters from 0."""
QUARTER = 250
"""A quarter, where logits are counted in thousandths."""


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
    rounds: int
    """1 if a deal is valued when its next round has been dealt (`horizon`); all below is for that, in thousandths."""
    level: int
    """The logit of most cards, or spades, for a side that is level with the best other one."""
    card_ahead: list[int] = ints(CARDS_OUT)
    """By the cards that are in no pile yet: how much the logit rises with each card that a side is ahead."""
    spade_ahead: list[int] = ints(SPADES_OUT)
    lying_card: int
    """What the leader of the round has of each card that lies there."""
    lying_spade: int
    lying_point: int
    points: int
    """What the sides make in a deal together, where the match is played for."""


@rule
def round_over(s: CasinoState, o: CasinoConfig, objective: Objective) -> int:
    """1 if the hands of a round have just been dealt and a deal is valued then; the first move of a search is made by then."""
    if not objective.rounds or s.round == 1:
        return 0
    cards = 0
    for seat in range(s.players):
        cards += count(s.hands[seat])
    return 1 if cards == s.players * o.hand_size else 0


@rule
def logistic(logit: int) -> int:
    """A chance in thousandths by its logit."""
    far = abs(logit)
    step = min(far // QUARTER, len(LOGISTIC) - 2)
    rest = min(far - step * QUARTER, QUARTER)
    chance = LOGISTIC[step] + (LOGISTIC[step + 1] - LOGISTIC[step]) * rest // QUARTER
    return chance if logit >= 0 else POINT - chance


@rule(inline=False)
def expected_points(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """What a side may expect of a deal whose next round has just been dealt, in thousandths of a point."""
    cards = spades = 0
    out = o.cards
    spades_out = count(o.spades)
    for other in range(s.sides):
        out -= s.won_cards[other]
        spades_out -= s.won_spades[other]
        if other != side:
            cards = max(cards, s.won_cards[other])
            spades = max(spades, s.won_spades[other])
    cards = s.won_cards[side] - cards
    spades = s.won_spades[side] - spades
    worth = POINT * o.p_cards * logistic(cards * objective.card_ahead[out] + objective.level)
    worth += POINT * o.p_spades * logistic(spades * objective.spade_ahead[spades_out] + objective.level)
    points = points_of_cards(s, o, side) + points_for_sweeps(s, o, side) + points_for_oranges(s, o, side)
    if s.piles[side] & o.big:
        points += o.p_big
    worth = worth // POINT + POINT * points
    if s.turn % s.sides == side:
        lying = o.p_ace * count(s.loose & o.aces) + o.p_five * count(s.loose & o.fives)
        lying += o.p_big * count(s.loose & o.big) + o.p_little * count(s.loose & o.little)
        worth += objective.lying_card * count(s.loose) + objective.lying_spade * count(s.loose & o.spades)
        worth += objective.lying_point * lying
    return worth


@rule
def expected_lead(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """By how much a side may expect to be ahead of the best other one in the points of this deal."""
    best = -(1 << 40)
    for other in range(s.sides):
        if other != side:
            best = max(best, expected_points(s, o, objective, other))
    return expected_points(s, o, objective, side) - best


@rule
def expected_win_chance(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """The chance of winning the match from a deal, of two sides, whose next round has just been dealt."""
    ahead_by = expected_lead(s, o, objective, side)
    if o.single_deal:
        return MATCH // 2 + MATCH // 2 * ahead_by // (POINT * max(1, o.p_cards))
    mine = POINT * s.scores[side] + (objective.points + ahead_by) // 2
    theirs = POINT * s.scores[1 - side] + (objective.points - ahead_by) // 2
    return interpolate_equity(objective, mine, theirs)


@rule
def interpolate_equity(objective: Objective, mine: int, theirs: int) -> int:
    """The chance of winning from scores in thousandths of a point."""
    most = POINT * (SCORES - 1) - 1
    mine = max(0, min(mine, most))
    theirs = max(0, min(theirs, most))
    place = mine // POINT * SCORES + theirs // POINT
    x = mine % POINT
    y = theirs % POINT
    low = objective.equity[place] * (POINT - y) + objective.equity[place + 1] * y
    high = objective.equity[place + SCORES] * (POINT - y) + objective.equity[place + SCORES + 1] * y
    return (low * (POINT - x) + high * x) // (POINT * POINT)


@rule(inline=False)
def outcome(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """The worth of a finished deal to a side: thousandths of a point more than the best other side, or match equity.

    Of one whose next round has just been dealt (`round_over`) what may be expected.
    """
    if round_over(s, o, objective) and not s.over:
        if objective.match == 0:
            return expected_lead(s, o, objective, side)
        return expected_win_chance(s, o, objective, side)
    if objective.match == 0:
        return lead_over_best(s, o, objective, side)
    chance = match_chance(s, objective, side)
    if objective.clarity == 0:
        return chance
    lead = min(max(lead_over_best(s, o, objective, side), -CLEAR), CLEAR)
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
def lead_over_best(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
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


def points_objective() -> Objective:
    """Playing for the points of the cards, whatever C-22 still grants: such a player does not look at the score."""
    objective = Objective()
    objective.items = [ALL_ITEMS] * 6
    return objective
