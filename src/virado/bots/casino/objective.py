"""The value of a deal to a side, at the end of the deal or of a round.

The value is either the side's points or its chance to win the match.
"""

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
"""Number of scores that the table of match equity distinguishes."""
CLEAR = 6 * POINT
"""Lead, in thousandths of a point, from which a larger lead does not increase the value further."""
CARDS_OUT, SPADES_OUT = 53, 14
"""Array sizes: the possible numbers of outstanding cards and of outstanding spades, from 0 on."""
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
"""Values of the logistic function in thousandths, for logits from 0 in steps of QUARTER."""
QUARTER = 250
"""A quarter of a logit, in thousandths."""


class Objective(Layout):
    """The objective of a search."""

    match: int
    """1 to maximise the chance of winning the match; 0 to maximise the points of this deal."""
    equity: list[int] = ints(SCORES * SCORES)
    """Chance of winning for each pair of scores, in 100,000ths; the index is mine * SCORES + the best other side's.
    """
    items: list[int] = ints(6)
    """Items that each side needs in this deal, as returned by `items_open`."""
    clarity: int
    """Share of the value, in per cent, that depends on the size of a side's lead in the items it needs.

    Without this share, a search would see no difference between moves that all win or all lose.
    """
    rounds: int
    """1 if a deal is valued as soon as its next round has been dealt (`horizon`).

    The fields below apply only in that case; they are in thousandths.
    """
    level: int
    """Logit of a majority for a side that is level with the best other side."""
    card_ahead: list[int] = ints(CARDS_OUT)
    """Increase of the logit per card of lead, by the number of outstanding cards."""
    spade_ahead: list[int] = ints(SPADES_OUT)
    lying_card: int
    """Value of each card on the table to the side that leads the round."""
    lying_spade: int
    lying_point: int
    points: int
    """Total points of all sides in a deal; 0 unless the search plays for the match."""


@rule
def round_over(s: CasinoState, o: CasinoConfig, objective: Objective) -> int:
    """Return 1 if a new round has just been dealt and the objective values the deal at that moment.

    The rule is called only after the first move of a search, so full hands mean that a later round was dealt.
    """
    if not objective.rounds or s.round == 1:
        return 0
    cards = 0
    for seat in range(s.players):
        cards += count(s.hands[seat])
    return 1 if cards == s.players * o.hand_size else 0


@rule
def logistic(logit: int) -> int:
    """Return the chance, in thousandths, that corresponds to a logit."""
    far = abs(logit)
    step = min(far // QUARTER, len(LOGISTIC) - 2)
    rest = min(far - step * QUARTER, QUARTER)
    chance = LOGISTIC[step] + (LOGISTIC[step + 1] - LOGISTIC[step]) * rest // QUARTER
    return chance if logit >= 0 else POINT - chance


@rule(inline=False)
def expected_points(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """Return the expected points of a side, in thousandths, when the next round has just been dealt."""
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
    """Return the expected points of a side in this deal, minus those of the best other side."""
    best = -(1 << 40)
    for other in range(s.sides):
        if other != side:
            best = max(best, expected_points(s, o, objective, other))
    return expected_points(s, o, objective, side) - best


@rule
def expected_win_chance(s: CasinoState, o: CasinoConfig, objective: Objective, side: int) -> int:
    """Return the chance of winning the match when the next round of a two-sided deal has just been dealt."""
    ahead_by = expected_lead(s, o, objective, side)
    if o.single_deal:
        return MATCH // 2 + MATCH // 2 * ahead_by // (POINT * max(1, o.p_cards))
    mine = POINT * s.scores[side] + (objective.points + ahead_by) // 2
    theirs = POINT * s.scores[1 - side] + (objective.points - ahead_by) // 2
    return interpolate_equity(objective, mine, theirs)


@rule
def interpolate_equity(objective: Objective, mine: int, theirs: int) -> int:
    """Return the chance of winning from two scores given in thousandths of a point."""
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
    """Return the value of a finished deal to a side: its lead in thousandths of a point, or its match equity.

    If the deal is not finished but its next round has just been dealt (`round_over`), the value is an expectation.
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
    """Return a side's progress towards the items that it needs, in thousandths of a point.

    For a restricted side, only the items that it needs count: a quarter of a point for each card, a point for each
    spade, and CLEAR for big casino.
    """
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
    """Return the progress of a side minus that of the best other side (`progress`)."""
    best = -(1 << 40)
    for other in range(s.sides):
        if other != side:
            best = max(best, progress(s, o, objective.items[other], other))
    return progress(s, o, objective.items[side], side) - best


@rule(inline=False)
def match_chance(s: CasinoState, objective: Objective, side: int) -> int:
    """Return the chance of winning the match at the end of a deal."""
    if s.over:
        return MATCH // max(1, count(s.winners)) if s.winners >> side & 1 else 0
    best = 0
    for other in range(s.sides):
        if other != side:
            best = max(best, s.scores[other])
    mine = max(0, min(s.scores[side], SCORES - 1))
    return objective.equity[mine * SCORES + max(0, min(best, SCORES - 1))]


def points_objective() -> Objective:
    """Return the objective of playing for the points of the deal.

    Every item counts, even for a restricted side (C-22), because the objective ignores the score of the match.
    """
    objective = Objective()
    objective.items = [ALL_ITEMS] * 6
    return objective
