"""Conversion of a Highest position to a message, from a state after `hide`."""

from typing import Any

from tests.examples.highest.messages import HighestView
from tests.examples.highest.notation import names
from tests.examples.highest.rules.state import HighestState
from virado.cards import FRENCH52
from virado.games.messages import Viewer


def view(s: HighestState, viewer: Viewer, common: dict[str, Any]) -> HighestView:
    """Return the view of a state; `common` holds the fields that all views share."""
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
