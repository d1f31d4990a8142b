"""Showing and capturing, round by round (H-14 to H-18)."""

from virado.games.hazari.rules.facts import ROUND_WON, SHOWN
from virado.games.hazari.rules.scoring import end_by_troy, points_of, score_deal, wins_by_troy
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import strength_of_group
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def leader_of(s: HazariState, number: int) -> int:
    """Return the seat that shows first in a round, counted from 0 (H-15)."""
    return (s.dealer + 1) % SEATS if number == 0 else s.round_winners[number - 1]


@rule
def beats(o: HazariConfig, strength: int, best: int) -> int:
    """Return 1 if a group of this strength beats the best group shown before it in its round (H-16, H-17)."""
    return 1 if strength > best or (strength == best and o.first_played == 0) else 0


@rule(inline=False)
def winner_of(s: HazariState, o: HazariConfig, number: int) -> int:
    """Return the seat whose group wins a round, counted from 0 (H-16)."""
    leader = leader_of(s, number)
    winner = leader
    best = -1
    for i in range(SEATS):
        seat = (leader + i) % SEATS
        strength = strength_of_group(o, number, s.groups[4 * seat + number])
        if beats(o, strength, best):
            best = strength
            winner = seat
    return winner


@rule(inline=False)
def show_round(s: HazariState, o: HazariConfig) -> None:
    """Show every seat's group of the next round; the winner takes the cards (H-15, H-16)."""
    number = s.shown
    leader = leader_of(s, number)
    winner: int = winner_of(s, o, number)
    points = 0
    for i in range(SEATS):
        seat = (leader + i) % SEATS
        group: int = s.groups[4 * seat + number]
        s.hands[seat] &= ~group
        points += points_of(o, group)
        emit(s, SHOWN, number, seat, group, 0)
    s.captured[winner] += points
    s.round_winners[number] = winner
    emit(s, ROUND_WON, number, winner, s.groups[4 * winner + number], points)
    s.round = number + 1
    s.shown = number + 1


@rule
def play_deal(s: HazariState, o: HazariConfig) -> None:
    """Play all four rounds and score the deal, which needs no decisions (H-14)."""
    while s.shown < SEATS:
        show_round(s, o)
        if wins_by_troy(s, o):
            end_by_troy(s, o)
            return
    score_deal(s, o)
