"""A match that is over, step by step."""

import msgspec

from virado.cards import Seat
from virado.games.messages import Event, Held, ViewMessage
from virado.session import Occupant


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a match that is over, or before the first one nothing, as a viewer was told it."""

    number: int
    """0 before the first move."""
    seat: Seat | None
    """Who moved; None before the first move, and for the table referee."""
    text: str
    """The move, if the viewer may have known it; else empty."""
    says: tuple[str, ...]
    """What happened because of it, in sentences."""
    events: tuple[Event, ...]
    """The same as data, as the viewer was told it."""
    view: ViewMessage
    """The position after it, as the viewer knew it."""
    hands: tuple[Held, ...]
    """By seat, the cards that were really in the hand; a number where the seat itself never looked at them."""
    scores: tuple[int, ...]
    """By side."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, step by step: the answer to `GET /api/tables/{table}/replay` and `POST /api/replay`."""

    variant: str
    """Canonical text of the variant."""
    title: str
    """Of the variant."""
    names: tuple[str, ...]
    """By seat."""
    seats: tuple[Occupant | None, ...]
    """By seat, who had it last; None where that is not known, as in a record that was brought."""
    record: str
    """The record as JSON text, for a file; its seed has more digits than numbers of JavaScript keep."""
    hinted: tuple[Seat, ...]
    """Seats that were helped during the match by hints, the coach or judgements, lowest first."""
    steps: tuple[ReplayStep, ...]
    """In order; the first is that before the first move."""
