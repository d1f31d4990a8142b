"""Tables, the match aside."""

from typing import Literal

import msgspec

from virado.cards import Seat
from virado.games.messages import Changes
from virado.session import Clock, Question, SeatHeld
from virado.session.pending import AbsenceRule
from virado.session.setup import AbsenceChoice


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    id: str
    """Id of the table."""
    variant: str
    """Canonical text of the variant."""
    changes: Changes
    """How the variant differs from the preset that it is made of."""
    stage: Literal["seating", "playing", "over"]
    """`seating`: before the match; `playing`: during it; `over`: after it."""
    clock: Clock | None
    """How long a person may take; None for as long as one likes."""
    rated: bool
    """Whether the result counts."""
    seats: tuple[str | None, ...]
    """By seat the name of the person or the level of the bot (`bot:club`); None if it is vacant."""
    changed: int
    """When something last happened there: milliseconds since 1970."""
    people: tuple[str | None, ...] = ()
    """By seat the id of the person who has it; None if none has."""
    asked: tuple[Seat, ...] = ()
    """Seats of people who have a decision."""
    scores: tuple[int, ...] = ()
    """By side; none before the match."""


class ScoreShown(msgspec.Struct, frozen=True, kw_only=True):
    """The score of the deal that was played last."""

    deal: int
    """Number of the deal, from 1."""
    holds: bool
    """Whether the match waits: nobody is asked and no clock runs."""
    unseen: tuple[Seat, ...]
    """Seats whose persons still look at it, lowest first; while it holds, these are waited for."""
    until: int | None
    """When the match goes on in any case; None if it waits for as long as they like."""


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands, the match aside."""

    stage: Literal["seating", "playing", "over"]
    """`seating`: before the match; `playing`: during it; `over`: after it."""
    owner: str
    """Id of the person who may start and seat bots."""
    seats: tuple[SeatHeld, ...]
    """By seat, who has it and who sits in."""
    away: dict[str, int]
    """By id of a person who cannot be reached: when a bot may sit in."""
    asked: tuple[Question, ...]
    """Which seats have a decision now, and by which entry."""
    undo_by: Seat | None = None
    """The seat that asks to take back its last move; None if none does."""
    undo_waits_for: tuple[Seat, ...] = ()
    """Seats of persons who must still agree to that, lowest first."""
    entropy_from: tuple[Seat, ...] = ()
    """Seats that are still to show what they add to the shuffle, lowest first; the cards are dealt then."""
    rematch_wanted: tuple[Seat, ...] = ()
    """Seats of persons who want to play again, lowest first."""
    next_table: str = ""
    """Id of the table of the rematch, once it is agreed: same seats, cards dealt."""
    paused: bool = False
    """Whether all clocks stand still."""
    abandoned: bool = False
    """Whether the match has been ended before it was over."""
    score: ScoreShown | None = None
    """The score of the last deal, as long as it holds the match or somebody looks at it; else None."""
    absence: AbsenceRule = "ask"
    """What becomes of the seat of a person who cannot be reached: `ask`: those who are there are asked; `bot`: a bot sits in;
    `wait`: the match waits; `clock`: the clock decides."""
    absence_answers: dict[str, dict[str, AbsenceChoice]] = {}
    """By id of a person who cannot be reached, and of one who is there: what the latter wants."""
    bot_moves: tuple[Seat, ...] = ()
    """Seats of persons who are back and for which a bot has made moves while they were away."""
    hints: bool = False
    """Whether hints, the coach and judgements are allowed now."""
    hinted: tuple[Seat, ...] = ()
    """Seats that have been helped by them during the match, lowest first."""
    free_chat: bool = True
    """Whether texts of one's own are allowed."""
