"""Tables and their state, without the match."""

from typing import Literal

import msgspec

from virado.cards import Seat
from virado.games.messages import Changes
from virado.session import Clock, Question, SeatHeld
from virado.session.pending import AbsenceRule
from virado.session.setup import AbsenceChoice


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is shown in lists."""

    id: str
    """Id of the table."""
    variant: str
    """Canonical text of the variant."""
    changes: Changes
    """Differences between the variant and the preset on which it is based."""
    stage: Literal["seating", "playing", "over"]
    """`seating`: before the match; `playing`: during it; `over`: after it."""
    clock: Clock | None
    """Time limits of each person; None: unlimited."""
    rated: bool
    """True if the result counts in the ratings."""
    seats: tuple[str | None, ...]
    """By seat, the name of the person or the level of the bot (`bot:club`); None if vacant."""
    changed: int
    """Time of the last event at the table, in milliseconds since 1970."""
    people: tuple[str | None, ...] = ()
    """By seat, the id of its person; None if the seat has no person."""
    asked: tuple[Seat, ...] = ()
    """Seats of people who have a decision to make now."""
    scores: tuple[int, ...] = ()
    """Scores by side; empty before the match."""
    practice: bool = False
    """True for a practice match, which goes on from a step of a replay and does not count."""


class TableCode(msgspec.Struct, frozen=True, kw_only=True):
    """The short code of a table before its match."""

    code: str
    """Six characters of `CDFGHJKMNPRTVWXY3479`."""
    ends_at: int
    """Time at which the code ends; it ends earlier if the match begins."""


class CodedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as a code shows it."""

    held_by: Literal["nobody", "bot", "person"]
    """The kind of occupant."""
    name: str = ""
    """Level of the bot, or name of the person; empty if the person has no public page."""


class CodedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its code shows it, without its id."""

    variant: str
    """Canonical text of the variant."""
    changes: Changes
    """Differences between the variant and the preset on which it is based."""
    clock: Clock | None
    """Time limits of each person; None: unlimited."""
    rated: bool
    """True if the result counts in the ratings."""
    seats: tuple[CodedSeat, ...]
    """The seats, in order."""
    table: str = ""
    """Id of the table if the person has opened it or has a seat there; otherwise empty."""


class ScoreShown(msgspec.Struct, frozen=True, kw_only=True):
    """The pending score: the score of the last deal, shown before the next one."""

    deal: int
    """Number of the deal, from 1."""
    holds: bool
    """True while the match waits: nobody can move and no clock runs."""
    unseen: tuple[Seat, ...]
    """Seats whose persons have not yet asked for the next deal, lowest first.

    While `holds` is true the match waits for them.
    """
    until: int | None
    """Latest time at which the match continues; None: no limit."""


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a table, without the match."""

    stage: Literal["seating", "playing", "over"]
    """`seating`: before the match; `playing`: during it; `over`: after it."""
    owner: str
    """Id of the person who may start the match and seat bots."""
    seats: tuple[SeatHeld, ...]
    """By seat, its occupant and any substitute."""
    away: dict[str, int]
    """By id of an absent person, the time at which a substitute may take the seat."""
    asked: tuple[Question, ...]
    """The open questions, each with the seat that must decide and the number of the log entry that asked."""
    undo_by: Seat | None = None
    """The seat that asks to undo its last move; None if none does."""
    undo_waits_for: tuple[Seat, ...] = ()
    """Seats of persons who still have to agree to the undo, lowest first."""
    entropy_from: tuple[Seat, ...] = ()
    """Seats that still have to reveal their share of the shuffle, lowest first.

    The cards are dealt after the last one.
    """
    rematch_wanted: tuple[Seat, ...] = ()
    """Seats of persons who want a rematch, lowest first."""
    next_table: str = ""
    """Id of the rematch's table once everybody agrees; empty before."""
    paused: bool = False
    """True if all clocks are paused."""
    abandoned: bool = False
    """True if the match was ended before it was over."""
    score: ScoreShown | None = None
    """The pending score, while the match waits for it or a player still views it; otherwise None."""
    absence: AbsenceRule = "ask"
    """Rule for the seat of an absent person.

    `ask`: the others vote; `bot`: a substitute plays; `wait`: the match waits; `clock`: the clock decides.
    """
    absence_answers: dict[str, dict[str, AbsenceChoice]] = {}
    """Votes by id of the absent person, then by id of the voter."""
    bot_moves: tuple[Seat, ...] = ()
    """Seats of persons who have returned after a substitute made moves for them."""
    hints: bool = False
    """True if hints, the coach and judgements are allowed now."""
    hinted: tuple[Seat, ...] = ()
    """Seats that used hints, the coach or judgements during the match, lowest first."""
    stand_ins: dict[Seat, str] = {}
    """Level that made the last move in place of a bot that was not ready or has failed, by the bot's seat."""
    free_chat: bool = True
    """True if free text is allowed in chat."""
