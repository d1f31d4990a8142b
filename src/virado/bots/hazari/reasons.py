"""Why a player of Hazari arranges like this: how often each group wins its round against three usual strangers."""

from collections.abc import Sequence
from typing import NamedTuple

from virado.analysis.hazari.odds import odds
from virado.cards import CardSet
from virado.games.contract import Move
from virado.games.hazari.explanation import describe
from virado.games.hazari.rules.scoring import points_of
from virado.games.hazari.rules.state import HazariConfig
from virado.games.hazari.rules.strength import strength_of_group

ROUNDS = range(4)
SLIGHT = 3
"""Rounds in a hundred from which on a difference is worth a word."""


class _Shown(NamedTuple):
    """An arrangement as its rounds see it; lists of four."""

    words: list[str]
    """What each group is."""
    wins: list[int]
    """How many rounds in a hundred it wins."""
    points: list[int]
    """What it counts."""


def reasons(o: HazariConfig, hand: CardSet, moves: Sequence[Move]) -> list[str]:
    """A reason for each arrangement: of the first what its groups win, of the others what they change in it."""
    shown = [_shown(o, hand, move) for move in moves]
    return [_first(shown[0]), *(_compared(other, shown[0]) for other in shown[1:])]


def _shown(o: HazariConfig, hand: CardSet, move: Move) -> _Shown:
    a, b, c = move
    groups = (a, b, c, hand & ~(a | b | c))
    strengths = [strength_of_group(o, number, group) for number, group in enumerate(groups)]
    return _Shown(
        [describe(strength) for strength in strengths],
        [round(100 * float(odds(o).win_rates(number, strengths[number]))) for number in ROUNDS],
        [points_of(o, group) for group in groups],
    )


def _first(shown: _Shown) -> str:
    wins = shown.wins
    best = max(ROUNDS, key=lambda number: wins[number])
    x, y, z = (number for number in ROUNDS if number != best)
    return (
        f"{shown.words[best]} wins round {best + 1} in {wins[best]} %; "
        f"rounds {x + 1}, {y + 1} and {z + 1}: {wins[x]}, {wins[y]} and {wins[z]} %"
    )


def _compared(shown: _Shown, best: _Shown) -> str:
    change = [wins - before for wins, before in zip(shown.wins, best.wins, strict=True)]
    most = max(ROUNDS, key=lambda number: change[number])
    least = min(ROUNDS, key=lambda number: change[number])
    parts = [
        f"{shown.words[number]} wins round {number + 1} in {shown.wins[number]} % instead of {best.wins[number]}"
        for number in ROUNDS
        if abs(change[number]) >= SLIGHT and number in (most, least)
    ]
    if parts:
        return "; ".join(parts)
    for number in sorted(ROUNDS, key=lambda number: -best.wins[number]):
        points = shown.points[number] - best.points[number]
        if points:
            less = "fewer" if points < 0 else "more"
            return f"wins as often, with {abs(points)} points {less} in round {number + 1}"
    return "wins and counts the same, with other cards"
