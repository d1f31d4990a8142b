"""Conversion of a Hazari position, filtered by `hide`, to a message."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from virado.cards import CardSet, Seat
from virado.games.hazari.messages import HazariView
from virado.games.hazari.narration import MATCH_ENDINGS, seat_values, show_events
from virado.games.hazari.notation import names
from virado.games.hazari.rules.showdown import leader_of
from virado.games.hazari.rules.state import BY_TROY, SEATS, HazariConfig, HazariState
from virado.games.messages import PUBLIC, Cards, Held, Viewer

LAST = 3
"""Index of the last round."""


def view(s: HazariState, o: HazariConfig, viewer: Viewer, common: dict[str, Any]) -> HazariView:
    """Return the view of a state; `common` holds the fields that all views share."""
    return HazariView(
        **common,
        hands=tuple(_hand_or_count(s, seat, viewer) for seat in range(SEATS)),
        round=s.round,
        leader=leader_of(s, min(s.shown, LAST)),
        up=tuple(seat for seat in range(SEATS) if s.up >> seat & 1),
        arrangement=_arrangement(s, viewer),
        shown=tuple(show_events(o, _shown_groups(s))),
        round_winners=tuple(s.round_winners[: s.shown]),
        captured=None if s.ending == BY_TROY else seat_values(s.captured),
        ending=MATCH_ENDINGS[s.ending],
    )


def seat_view(s: HazariState, seat: Seat, public: HazariView) -> HazariView:
    """Return the view of a seat, which differs from the public view only in hands and arrangement."""
    return replace(
        public,
        seat=seat,
        hands=tuple(_hand_or_count(s, other, seat) for other in range(SEATS)),
        arrangement=_arrangement(s, seat),
    )


def _shown_groups(s: HazariState) -> Iterator[tuple[int, Seat, CardSet]]:
    """Yield the round (from 0), seat and cards of each group shown, in order."""
    for number in range(s.shown):
        for i in range(SEATS):
            seat = (leader_of(s, number) + i) % SEATS
            yield number, seat, s.groups[4 * seat + number]


def _hand_or_count(s: HazariState, seat: int, viewer: Viewer) -> Held:
    return names(s.hands[seat]) if seat == viewer or not s.unseen[seat] else s.unseen[seat]


def _arrangement(s: HazariState, viewer: Viewer) -> tuple[Cards, Cards, Cards, Cards] | None:
    if viewer is PUBLIC or not s.up >> viewer & 1:
        return None
    a, b, c, d = (names(s.groups[4 * viewer + number]) for number in range(4))
    return (a, b, c, d)
