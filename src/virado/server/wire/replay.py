"""Replay of a finished match, step by step."""

from typing import Annotated

import msgspec

from virado.bounds import MAX_SEATS, Id, LevelText
from virado.cards import Seat
from virado.games.messages import Event, Held, ViewMessage
from virado.session import Occupant

MAX_MOVES = 4000
"""Maximum number of moves of a match that can be replayed."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a finished match as a viewer saw it, or the position before the first move."""

    number: int
    """Number of the step; 0 before the first move."""
    seat: Seat | None
    """The seat that moved; None before the first move and for the table referee."""
    text: str
    """Text of the move; empty if the viewer may not know it."""
    says: tuple[str, ...]
    """The consequences of the move, in sentences."""
    events: tuple[Event, ...]
    """The events after the move that the viewer may know."""
    view: ViewMessage
    """The position after the move as the viewer sees it."""
    hands: tuple[Held, ...]
    """By seat, the cards of the hand, or only their number if the seat itself never saw them."""
    scores: tuple[int, ...]
    """Scores by side."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, step by step. It answers `GET /api/tables/{table}/replay` and `POST /api/replay`."""

    variant: str
    """Canonical text of the variant."""
    title: str
    """Display name of the variant."""
    names: tuple[str, ...]
    """Names by seat."""
    seats: tuple[Occupant | None, ...]
    """By seat, the last occupant; None if unknown, for example in an uploaded record."""
    record: str
    """The record as JSON text, for saving to a file.

    It is empty while the deal set of the table is closed.
    It is text because the seed, as a JSON number, would lose digits in JavaScript.
    """
    hinted: tuple[Seat, ...]
    """Seats that used hints, the coach or judgements during the match, lowest first."""
    steps: tuple[ReplayStep, ...]
    """The steps in order, starting with the position before the first move."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A practice match against bots, from a step of a replay on."""

    id: Id
    """Id chosen by the client. The same person gets the same table for it again."""
    step: Annotated[int, msgspec.Meta(ge=0, le=MAX_MOVES)]
    """Number of the step. The practice match has its position and all cards of the replayed match."""
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
    """Seat of the person. The other seats have bots."""
    level: LevelText
    """Level of the bots (docs/explanation/levels.md)."""


class PlayingOn(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a practice match."""

    table: str
    """Id of the table."""
