"""The position as data, from a state that holds only what the viewer may know."""

from typing import Any

from tests.examples.highest.messages import HighestView
from tests.examples.highest.notation import names
from tests.examples.highest.rules.state import HighestState
from virado.cards import FRENCH52
from virado.games.messages import Viewer


def view(s: HighestState, viewer: Viewer, common: dict[str, Any]) -> HighestView:
    """What the viewer may know; `common` are the fields that every view has."""
    return HighestView(
        **common,
        hands=tuple(
            names(s.hands[seat]) if seat == viewer or not s.unseen[seat] else s.unseen[seat]
            for seat in range(s.players)
        ),
        round=s.round,
        leader=s.leader,
        played=tuple(FRENCH52.names[card - 1] if card else None for card in s.played[: s.players]),
        won=tuple(s.won[: s.players]),
    )
