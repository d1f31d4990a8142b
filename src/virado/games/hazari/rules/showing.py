"""Showing, capture, and what a deal is worth (H-14 to H-23)."""

from virado.games.hazari.rules.arranging import strength_of_group
from virado.games.hazari.rules.state import BY_TARGET, BY_TROY, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import is_troy
from virado.kernel.bits import lowest
from virado.kernel.rule import rule


@rule
def points_of(o: HazariConfig, cards: int) -> int:
    """What a set of cards counts (H-1)."""
    points = 0
    while cards:
        points += o.points[lowest(cards)]
        cards &= cards - 1
    return points


@rule
def leader_of(s: HazariState, number: int) -> int:
    """Seat that shows first in a round, which is counted from 0 (H-15)."""
    return (s.dealer + 1) % SEATS if number == 0 else s.round_winners[number - 1]


@rule(inline=False)
def winner_of(s: HazariState, o: HazariConfig, number: int) -> int:
    """Seat whose group wins a round (H-16), which is counted from 0."""
    leader = leader_of(s, number)
    winner = leader
    best = -1
    for i in range(SEATS):
        seat = (leader + i) % SEATS
        strength = strength_of_group(o, number, s.groups[4 * seat + number])
        if strength > best or (strength == best and o.first_played == 0):  # H-17
            best = strength
            winner = seat
    return winner


@rule(inline=False)
def show_round(s: HazariState, o: HazariConfig) -> None:
    """Every seat shows its group of the next round, and the winner takes them (H-15, H-16)."""
    number = s.shown
    winner = winner_of(s, o, number)
    for seat in range(SEATS):
        group = s.groups[4 * seat + number]
        s.hands[seat] &= ~group
        s.captured[winner] += points_of(o, group)
    s.round_winners[number] = winner
    s.round = number + 1
    s.shown = number + 1


@rule
def wins_by_troy(s: HazariState, o: HazariConfig) -> int:
    """1 if the round just shown was won by a troy in a round where that wins the match (H-20)."""
    number = s.shown - 1
    if o.troy_rounds >> s.shown & 1 == 0:
        return 0
    return is_troy(strength_of_group(o, number, s.groups[4 * s.round_winners[number] + number]))


@rule
def end_by_troy(s: HazariState, o: HazariConfig) -> None:
    """The owner of the winning troy has the target and the match; nothing else of the deal counts (H-20)."""
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


@rule
def score_deal(s: HazariState, o: HazariConfig) -> None:
    """Add what was captured (H-21), and end the match if it is won (H-22, H-23)."""
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
    if best >= o.target and (o.shared_top or leaders & (leaders - 1) == 0):
        s.over = 1
        s.winners = leaders
        s.ending = BY_TARGET
    else:
        s.pack_wanted = 1


@rule
def play_deal(s: HazariState, o: HazariConfig) -> None:
    """All four rounds and the score; nobody has anything to decide (H-14)."""
    while s.shown < SEATS:
        show_round(s, o)
        if wins_by_troy(s, o):
            end_by_troy(s, o)
            return
    score_deal(s, o)
