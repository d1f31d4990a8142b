"""Reasons for an arrangement in Hazari: how often each group wins its round against three usual opponents."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from virado.analysis.hazari.odds import Others, odds
from virado.bots.contract import Reason
from virado.cards import CardSet
from virado.games.contract import Packed
from virado.games.hazari.messages import Group
from virado.games.hazari.narration import group_of
from virado.games.hazari.rules.state import HazariConfig, HazariState
from virado.games.hazari.rules.strength import strength_of_group
from virado.view import View

ROUNDS = range(4)
WORTH_SAYING = 3
"""Smallest difference worth mentioning, in rounds per hundred."""


class _Shown(NamedTuple):
    """The groups of an arrangement and their chances, by round."""

    groups: list[Group]
    wins: list[int]
    """Chance of each group to win its round, in per cent."""


def reasons(
    view: View[HazariState, HazariConfig], moves: Sequence[Packed], others: Others = "best-first"
) -> list[tuple[Reason, ...]]:
    """Return the reasons for each arrangement of the view's hand, against opponents who arrange as `others` says.

    For the first arrangement, they name the chances of its groups; for the others, the differences from the first.
    """
    hand = view.state.hands[view.seat]
    shown = [_split_by_round(view.config, hand, move, others) for move in moves]
    return [_first(shown[0]), *(_comparison_reasons(other, shown[0]) for other in shown[1:])]


def _split_by_round(o: HazariConfig, hand: CardSet, move: Packed, others: Others) -> _Shown:
    a, b, c = move
    groups = (a, b, c, hand & ~(a | b | c))
    return _Shown(
        [group_of(o, number, group) for number, group in enumerate(groups)],
        [
            round(100 * float(odds(o, others).win_rates(number, strength_of_group(o, number, group))))
            for number, group in enumerate(groups)
        ],
    )


def _reason(code: str, **facts: Any) -> Reason:
    return Reason("hazari", code, facts)


def _first(shown: _Shown) -> tuple[Reason, ...]:
    wins = shown.wins
    best = max(ROUNDS, key=lambda number: wins[number])
    rest = [number for number in ROUNDS if number != best]
    return (
        _reason("wins", group=shown.groups[best], round=best + 1, percent=wins[best]),
        _reason(
            "other-rounds",
            numbers=tuple(number + 1 for number in rest),
            percents=tuple(wins[number] for number in rest),
        ),
    )


def _comparison_reasons(shown: _Shown, best: _Shown) -> tuple[Reason, ...]:
    change = [wins - before for wins, before in zip(shown.wins, best.wins, strict=True)]
    most = max(ROUNDS, key=lambda number: change[number])
    least = min(ROUNDS, key=lambda number: change[number])
    parts = [
        _reason(
            "wins-instead",
            group=shown.groups[number],
            round=number + 1,
            percent=shown.wins[number],
            before=best.wins[number],
        )
        for number in ROUNDS
        if abs(change[number]) >= WORTH_SAYING and number in (most, least)
    ]
    if parts:
        return tuple(parts)
    for number in sorted(ROUNDS, key=lambda number: -best.wins[number]):
        points = shown.groups[number].points - best.groups[number].points
        if points:
            return (_reason("wins-as-often", number=points, round=number + 1),)
    return (_reason("other-cards"),)
