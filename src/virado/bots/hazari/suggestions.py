"""A few good arrangements of a hand, each with its reasons."""

from typing import NamedTuple

from virado.analysis.hazari.arrangements import (
    SplitName,
    deciding_round,
    different,
    rank_arrangements,
    suggested_splits,
)
from virado.bots.contract import Reason
from virado.bots.hazari.policy_bots import hand_of, is_extended_order
from virado.bots.hazari.reasons import reasons
from virado.games.hazari.messages import Arrange
from virado.games.hazari.rules.state import HazariConfig, HazariState
from virado.view import View

MAX_SUGGESTIONS = 5
LOOKED_AT = 400
"""Number of top arrangements that are searched for alternatives to the three named splits."""


class Suggestion(NamedTuple):
    """A suggested arrangement."""

    name: SplitName | None
    """Name of one of the three usual ways to split the hand; None for any other good arrangement."""
    move: Arrange
    points: float | None
    """Average points captured against three opponents who arrange best-first.

    None if a troy of the arrangement can win the match.
    """
    reasons: tuple[Reason, ...]


def suggestions(view: View[HazariState, HazariConfig]) -> list[Suggestion]:
    """Return the three ways to split a hand, then other arrangements with a different first group, best first.

    Returns at most MAX_SUGGESTIONS suggestions. Raises ValueError if the seat is not to act.
    """
    hand = hand_of(view)
    ways = suggested_splits(view)
    found = rank_arrangements(view.config, hand, extended=is_extended_order(view))
    chosen: list[tuple[SplitName | None, Arrange, float | None]] = [
        (way.name, way.move, way.points) for way in ways
    ]
    for place in different(found, range(len(found.moves)), LOOKED_AT):
        if len(chosen) == MAX_SUGGESTIONS:
            break
        packed = found.move(place)
        move = view.unpack(packed)
        assert isinstance(move, Arrange)
        if move.groups[0] not in [other.groups[0] for _, other, _ in chosen]:
            is_decided = deciding_round(view.config, hand, packed) is not None
            chosen.append((None, move, None if is_decided else float(found.points[place])))
    why = reasons(view, [view.pack(move) for _, move, _ in chosen])
    return [Suggestion(*each, because) for each, because in zip(chosen, why, strict=True)]
