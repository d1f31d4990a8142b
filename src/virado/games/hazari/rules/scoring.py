"""Points of cards and deals, and the end of a match (H-1, H-20 to H-23)."""

from virado.games.hazari.rules.facts import DEAL_SCORED, MATCH_OVER
from virado.games.hazari.rules.state import BY_TARGET, BY_TROY, PLAYED_OUT, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import is_troy, strength_of_group
from virado.kernel.bits import lowest
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def points_of(o: HazariConfig, cards: int) -> int:
    """Return the points of a set of cards (H-1)."""
    points = 0
    while cards:
        points += o.points[lowest(cards)]
        cards &= cards - 1
    return points


@rule
def troy_decides(o: HazariConfig, number: int) -> int:
    """Return 1 if a troy that wins this round, counted from 0, wins the match (H-20)."""
    return o.troy_rounds >> (number + 1) & 1


@rule
def reaches_target(o: HazariConfig, score: int) -> int:
    """Return 1 if the match can end with this score as the highest total (H-22)."""
    return 1 if score >= o.target else 0


@rule
def wins_by_troy(s: HazariState, o: HazariConfig) -> int:
    """Return 1 if the round just shown was won by a troy that wins the match (H-20)."""
    number = s.shown - 1
    if troy_decides(o, number) == 0:
        return 0
    return is_troy(strength_of_group(o, number, s.groups[4 * s.round_winners[number] + number]))


@rule
def end_by_troy(s: HazariState, o: HazariConfig) -> None:
    """End the match with a winning troy: the total of its seat is raised to the target (H-20).

    Nothing else of the deal scores.
    """
    winner = s.round_winners[s.shown - 1]
    for seat in range(SEATS):
        s.captured[seat] = 0
        s.deal_points[seat] = 0
    s.deal_points[winner] = max(o.target - s.scores[winner], 0)
    s.scores[winner] += s.deal_points[winner]
    s.scored = 1
    s.over = 1
    s.winners = 1 << winner
    s.ending = BY_TROY
    emit(s, DEAL_SCORED, BY_TROY, 0, 0, 0)
    emit(s, MATCH_OVER, BY_TROY, s.winners, 0, 0)


@rule
def score_deal(s: HazariState, o: HazariConfig) -> None:
    """Add the captured points (H-21), and end the match if it is won (H-22, H-23)."""
    best = 0
    leaders = 0
    for seat in range(SEATS):
        s.deal_points[seat] = s.captured[seat]
        s.scores[seat] += s.captured[seat]
        if leaders == 0 or s.scores[seat] > best:
            best = s.scores[seat]
            leaders = 0
        if s.scores[seat] == best:
            leaders |= 1 << seat
    s.scored = 1
    emit(s, DEAL_SCORED, PLAYED_OUT, 0, 0, 0)
    if reaches_target(o, best) and (o.shared_top or leaders & (leaders - 1) == 0):
        s.over = 1
        s.winners = leaders
        s.ending = BY_TARGET
        emit(s, MATCH_OVER, BY_TARGET, leaders, 0, 0)
    else:
        s.pack_wanted = 1
