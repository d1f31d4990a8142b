"""Tables, the match aside."""

from typing import Literal

import msgspec

from virado.cards import Seat
from virado.session import Clock, Question, SeatHeld


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    id: str
    variant: str
    stage: Literal["seating", "playing", "over"]
    clock: Clock | None
    rated: bool
    seats: tuple[str | None, ...]
    """By seat the name of the person or the level of the bot (`bot:club`); None if it is vacant."""
    changed: int
    people: tuple[str | None, ...] = ()
    """By seat the id of the person who has it; None if none has."""
    asked: tuple[Seat, ...] = ()
    """Seats of people who have a decision."""
    scores: tuple[int, ...] = ()
    """By side; none before the match."""


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands, the match aside."""

    stage: Literal["seating", "playing", "over"]
    owner: str
    """Id of the person who may start and seat bots."""
    seats: tuple[SeatHeld, ...]
    away: dict[str, int]
    """By id of a person who cannot be reached: when a bot may sit in."""
    asked: tuple[Question, ...]
    undo_by: Seat | None = None
    undo_waits_for: tuple[Seat, ...] = ()
    rematch_wanted: tuple[Seat, ...] = ()
    next_table: str = ""
    """Id of the table of the rematch, once it is agreed: same seats, cards dealt."""
    paused: bool = False
    free_chat: bool = True
    """Whether texts of one's own are allowed."""
