"""Observations as numbers and text in the style of OpenSpiel's observers."""

from typing import Any

import numpy as np

from virado.games.messages import PUBLIC, cards_in
from virado.games.variant import Variant
from virado.lab.vector.action_match import ActionMatch, stepper_of
from virado.position_text import as_text

MAX_EVENTS = 128
"""Maximum number of events per deal; later events are omitted."""
KIND, WHO = 0, 1
"""Columns of an event row.

KIND is the event's kind within the family, from 1. WHO is its seat, counted from the player, who is 1.
"""
ABOUT_AN_EVENT = 2


class Observer:
    """An observer that writes into `tensor`, with named parts of it in `dict`.

    The parts are `player`, `position` (the numbers of `VectorEnv`) and, with perfect recall, `events`. `events` has a
    row for each event of the current deal as the player observed it: its kind, its seat, and a flag for each card
    that it names.

    The text with perfect recall is exact: two states have equal texts if and only if the player has observed the same
    things. The numbers are not exact. They lack events of earlier deals, and facts of an event such as an announced
    value or a bid, unless the position still shows them.
    """

    def __init__(self, variant: Variant, *, private: bool, perfect_recall: bool) -> None:
        self._private = private
        self._recalls = perfect_recall
        self._kinds = {kind: number for number, kind in enumerate(variant.game.messages.events, 1)}
        self._cards = {name: place for place, name in enumerate(variant.deck.names, ABOUT_AN_EVENT)}
        self._players = variant.players
        shapes: dict[str, tuple[int, ...]] = {"player": (variant.players,)}
        shapes["position"] = (len(stepper_of(variant).features),)
        if perfect_recall:
            shapes["events"] = (MAX_EVENTS, ABOUT_AN_EVENT + variant.deck.count)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor: Any = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + sizes[name]].reshape(shape)
            at += sizes[name]

    def set_from(self, state: Any, player: int) -> None:
        """Write the player's observation of a state that has a `match`."""
        match: ActionMatch = state.match
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["position"][:] = match.observation(player if self._private else -1)
        if self._recalls:
            self._write_events(match, player)

    def _write_events(self, match: ActionMatch, player: int) -> None:
        begun = match.match_before_deal.event_count if match.deal else 0
        view = match.view(player if self._private else PUBLIC)
        for row, event in zip(self.dict["events"], view.events(begun), strict=False):
            row[KIND] = self._kinds.get(type(event), 0)
            seat = getattr(event, "seat", None)
            row[WHO] = (seat - player) % self._players + 1 if isinstance(seat, int) else 0
            for name in cards_in(event):
                row[self._cards[name]] = 1

    def string_from(self, state: Any, player: int) -> str:
        """Return the player's observation as text.

        With perfect recall, the text contains all observations since the match began.
        """
        match: ActionMatch = state.match
        view = match.view(player if self._private else PUBLIC)
        told = view.to_bytes().decode() if self._recalls else as_text(view.data)
        mine = self._private and player == match.acting_seat
        return f"{told} chosen {match.partial_move}" if mine and any(match.partial_move) else told
