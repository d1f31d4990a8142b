"""Reasons for an arrangement in Hazari.

They state how often each group wins its round against three opponents who arrange best-first.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from virado.analysis.hazari.arrangements import deciding_round
from virado.analysis.hazari.chances import win_chances
from virado.bots.contract import Reason
from virado.games.contract import Packed
from virado.games.hazari.messages import Group
from virado.games.hazari.narration import group_of
from virado.games.hazari.rules.state import HazariConfig, HazariState
from virado.view import View

ROUNDS = range(4)
WORTH_SAYING = 3
"""Minimum difference of chances that a reason mentions, in per cent."""


class _Shown(NamedTuple):
    """The groups of an arrangement, with their chances to win, by round."""

    groups: list[Group]
    wins: list[int]
    """Chance of each group to win its round, in per cent."""
    rounds: int
    """Number of rounds up to the first in which a troy of the arrangement would win the match; otherwise all rounds."""


def reasons(view: View[HazariState, HazariConfig], moves: Sequence[Packed]) -> list[tuple[Reason, ...]]:
    """Return the reasons for each arrangement of the view's hand.

    Reasons for the first arrangement state the chances of its groups; for the others they state the differences from
    the first. Reasons that state a chance also name the opponents for whom it was computed.
    """
    chances = win_chances(view, moves)
    shown = [
        _by_round(view, move, [round(100 * chance) for chance in row])
        for move, row in zip(moves, chances, strict=True)
    ]
    return [_first(shown[0]), *(_comparison_reasons(other, shown[0]) for other in shown[1:])]


def _by_round(view: View[HazariState, HazariConfig], move: Packed, wins: list[int]) -> _Shown:
    o = view.config
    a, b, c = move
    groups = (a, b, c, view.state.hands[view.seat] & ~(a | b | c))
    ending = deciding_round(o, view.state.hands[view.seat], move)
    return _Shown(
        [group_of(o, number, group) for number, group in enumerate(groups)],
        wins,
        (ROUNDS[-1] if ending is None else ending) + 1,
    )


def _reason(code: str, **facts: Any) -> Reason:
    return Reason("hazari", code, facts)


OPPONENTS = _reason("against-best-first")
"""Reason that names the opponents for whom every stated chance was computed."""


def _first(shown: _Shown) -> tuple[Reason, ...]:
    wins = shown.wins
    best = max(range(shown.rounds), key=lambda number: wins[number])
    rest = [number for number in range(shown.rounds) if number != best]
    parts = [_reason("wins", group=shown.groups[best], round=best + 1, percent=wins[best])]
    if rest:
        parts.append(
            _reason(
                "other-rounds",
                numbers=tuple(number + 1 for number in rest),
                percents=tuple(wins[number] for number in rest),
            )
        )
    if shown.rounds < len(ROUNDS):
        parts.append(_reason("troy-decides", round=shown.rounds))
    return (*parts, OPPONENTS)


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
        return (*parts, OPPONENTS)
    for number in sorted(ROUNDS, key=lambda number: -best.wins[number]):
        points = shown.groups[number].points - best.groups[number].points
        if points:
            return (_reason("wins-as-often", number=points, round=number + 1), OPPONENTS)
    return (_reason("other-cards"),)
