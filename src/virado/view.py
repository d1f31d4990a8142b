"""The only way from the engine to a seat, a spectator, a bot or a log."""

from collections.abc import Sequence
from typing import Any

import msgspec

from virado.cards import Seat
from virado.games.contract import PUBLIC, Event
from virado.games.variant import Variant
from virado.kernel.layout import MatchState


class View:
    """What one seat (or, with PUBLIC, everybody) may know of a match.

    `state` is a copy from which everything hidden has been erased, so that nothing derived from it can
    tell more; `history` are the announcements so far as this viewer heard them.
    """

    __slots__ = ("config", "history", "seat", "state", "variant")

    def __init__(
        self, variant: Variant, table: Any, seat: Seat, state: MatchState, events: Sequence[Event]
    ) -> None:
        self.variant = variant
        self.config = table
        self.seat = seat
        self.state = state.clone()
        variant.game.rules.hide(self.state, table, seat)
        self.history = tuple(event.seen_by(seat) for event in events)

    def data(self) -> dict[str, Any]:
        """The view as plain data, as in docs/protocol.md."""
        s: Any = self.state
        game = self.variant.game
        return {
            "variant": str(self.variant),
            "seat": "public" if self.seat == PUBLIC else self.seat,
            "phase": game.phase(s, self.config),
            "to_act": seats_of(game.rules.to_act(s, self.config), s),
            "deal": s.deal,
            "dealer": s.dealer,
            "scores": s.scores[: s.sides],
            **game.view(s, self.config, self.seat),
        }

    def to_bytes(self) -> bytes:
        """Everything in this view, history included, as canonical JSON."""
        return msgspec.json.encode({"view": self.data(), "history": self.history}, order="deterministic")


def seats_of(mask: int, s: MatchState) -> list[Seat]:
    """A set of seats as a list, from dealer+1 round to the dealer."""
    first = s.dealer + 1
    return [seat for i in range(s.players) if mask >> (seat := (first + i) % s.players) & 1]
