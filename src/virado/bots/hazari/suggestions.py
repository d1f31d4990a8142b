"""A few good arrangements of a hand, each with its reasons."""

from typing import NamedTuple

from virado.analysis.hazari.arrangements import SplitName, different, rank_arrangements, suggested_splits
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
    points: float
    """Average points captured against three opponents who arrange best-first."""
    reasons: tuple[Reason, ...]


def suggestions(view: View[HazariState, HazariConfig]) -> list[Suggestion]:
    """Return the three ways to split a hand, then other arrangements with a different first group, best first.

    Returns at most MAX_SUGGESTIONS suggestions. Raises ValueError if the seat is not to act.
    """
    hand = hand_of(view)
    ways = suggested_splits(view)
    found = rank_arrangements(view.config, hand, extended=is_extended_order(view))
    chosen: list[tuple[SplitName | None, Arrange, float]] = [(way.name, way.move, way.points) for way in ways]
    for place in different(found, range(len(found.moves)), LOOKED_AT):
        if len(chosen) == MAX_SUGGESTIONS:
            break
        move = view.unpack(found.move(place))
        assert isinstance(move, Arrange)
        if move.groups[0] not in [other.groups[0] for _, other, _ in chosen]:
            chosen.append((None, move, float(found.points[place])))
    why = reasons(view, [view.pack(move) for _, move, _ in chosen])
    return [Suggestion(*each, because) for each, because in zip(chosen, why, strict=True)]
