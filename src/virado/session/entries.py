"""The log entries of a session.

Entries are numbered from 0 without gaps and never renumbered; even an undo appends an entry. An entry contains all
data, and `seen_by` filters the data for a viewer. The `stored` forms of the entries suffice to restore the session
(`virado.session.record`).
"""

from typing import Literal, Self, TypeAlias

import msgspec

from virado.cards import Seat
from virado.games.messages import Announcement, Event, Move, OpenMove, Side, Viewer
from virado.session.setup import AbsenceChoice, Occupant, SeatedBot, Setup

Because: TypeAlias = Literal["sat", "bot", "left", "withheld", "away", "time", "agreed", "back", "renamed"]
"""Reason for a change of a seat. `SeatChanged.because` explains the values."""


class SeatClock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of a seat at the time of an entry."""

    seat: Seat
    """The seat to which the clock belongs."""
    bank_ms: int
    """Remaining time bank for decisions that exceed `Clock.move_ms`, in milliseconds."""
    until: int | None = None
    """Time at which the clock runs out, in the unit of `Entry.at`; None if it is stopped."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry", gc=False):
    """An event in a session."""

    number: int
    """Index of the entry in the log, from 0 without gaps."""
    at: int
    """Time in milliseconds since 1970, or since another origin of the host's choice."""
    clocks: tuple[SeatClock, ...] = ()
    """Clocks of all seats, while a match with a clock is running."""
    sender: str | None = None
    """Id of the sender of the command that produced the entry. Stored, but never sent."""
    command: str = ""
    """Id of the command that produced the entry. Stored, but never sent."""

    def seen_by(self, viewer: Viewer) -> Self:  # no viewer may see the sender or the command
        """Return the entry as this viewer may see it."""
        return msgspec.structs.replace(self, sender=None, command="")

    @property
    def is_open(self) -> bool:
        """Return True if all viewers may see the same form of the entry."""
        return True

    def stored(self) -> Self:
        """Return the entry without the fields that follow from earlier entries."""
        return msgspec.structs.replace(self, clocks=())


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """Creation of the session, always as entry 0."""

    setup: Setup
    """The setup of the session."""
    revision: int
    """Revision of the rules of the match (docs/reference/records.md)."""


class SeatChanged(Entry, frozen=True, kw_only=True, tag="seat-changed"):
    """A change of the occupant or the substitute of a seat."""

    seat: Seat
    """The seat that changes."""
    occupant: Occupant | None = None
    """The occupant after the change; None if the seat is vacant."""
    stand_in: SeatedBot | None = None
    """The substitute that plays from now on; None without a substitute."""
    because: Because
    """Reason for the change.

    `sat`: a person sat down; `bot`: a bot was seated; `left`: the person or bot left; `withheld`: the person did not
    reveal a committed share of the shuffle; `away`: the person was absent for too long; `time`: the person ran out of
    time; `agreed`: the connected persons voted for a substitute; `back`: the person returned; `renamed`: the person has another
    name now.
    """
    commitment: str = ""
    """Commitment to the person's share of the shuffle (`Sit.commitment`)."""
    entropy: str = ""
    """The person's share of the shuffle; used only in logs of protocol 1 (docs/explanation/fairness.md)."""


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """A new commitment of a seat to its share of the shuffle."""

    seat: Seat
    """The seat that commits."""
    commitment: str
    """The new commitment, as in `Sit.commitment`."""


class EntropyAsked(Entry, frozen=True, kw_only=True, tag="entropy-asked"):
    """Request to all committed seats to reveal their shares of the shuffle.

    Nobody may sit down until they have done so.
    """

    commitments: tuple[str, ...]
    """Final commitment of each seat; empty if the seat contributes no share."""
    until: int
    """Time limit, in the unit of `Entry.at`.

    Seats that have not revealed their share by then are vacated.
    """


class EntropyShown(Entry, frozen=True, kw_only=True, tag="entropy-shown"):
    """A revealed share of the shuffle."""

    seat: Seat
    """The seat that reveals its share."""
    entropy: str
    """The share in hexadecimal."""


class EntropyWithheld(Entry, frozen=True, kw_only=True, tag="entropy-withheld"):
    """Failure of seats to reveal their committed shares of the shuffle.

    All commitments and revealed shares are void. The entries that follow vacate the seats, and their persons can
    contribute no further share at this table.
    """

    seats: tuple[Seat, ...]
    """Seats that did not reveal their share, lowest first."""


class Begun(Entry, frozen=True, kw_only=True, tag="begun"):
    """Start of the match."""

    seed: int | None = None
    """Seed of the packs. Stored, but never sent."""
    digest: str = ""
    """Digest of the events. Stored, but never sent."""
    events: tuple[Event, ...] = ()
    """Announcements at the start of the match; not stored, because they follow from the seed."""

    @property
    def is_open(self) -> bool:
        return False

    def seen_by(self, viewer: Viewer) -> Self:
        events = tuple(event.seen_by(viewer) for event in self.events)
        return msgspec.structs.replace(self, sender=None, command="", seed=None, digest="", events=events)

    def stored(self) -> Self:
        return msgspec.structs.replace(self, clocks=(), events=())


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A move."""

    seat: Seat
    """The seat that moved."""
    text: str = ""
    """Canonical text of the move; empty for viewers who may not know the move."""
    move: Move | None = None
    """The move with named fields; not stored."""
    digest: str = ""
    """Digest of the events. Stored, but never sent."""
    events: tuple[Event, ...] = ()
    """Announcements caused by the move, up to the next decision; not stored."""

    @property
    def is_open(self) -> bool:
        return isinstance(self.move, OpenMove) and all(
            isinstance(event, Announcement) for event in self.events
        )

    def seen_by(self, viewer: Viewer) -> Self:
        move = None if self.move is None else self.move.seen_by(viewer, self.seat)
        return msgspec.structs.replace(
            self,
            sender=None,
            command="",
            digest="",
            move=move,
            text="" if move is None else str(move),
            events=tuple(event.seen_by(viewer) for event in self.events),
        )

    def stored(self) -> Self:
        return msgspec.structs.replace(self, clocks=(), move=None, events=())


class DealOver(Entry, frozen=True, kw_only=True, tag="deal-over"):
    """End of a deal whose score is shown. No seat can move and no clock runs until the entry `next-deal`."""

    deal: int
    """Number of the deal, from 1."""
    waiting: tuple[Seat, ...]
    """Seats whose persons must confirm the score, lowest first."""
    until: int | None = None
    """Time at which the match continues even without all confirmations; None to wait indefinitely."""


class Ready(Entry, frozen=True, kw_only=True, tag="ready"):
    """A person's confirmation of a deal's score, with the request for the next deal."""

    seat: Seat
    """A seat of the person; the confirmation covers all seats of the person."""


class NextDealBegun(Entry, frozen=True, kw_only=True, tag="next-deal"):
    """Continuation of the match after the score of a deal."""

    because: Literal["ready", "time"]
    """Reason for the continuation.

    `ready`: all persons have confirmed the score; `time`: the time limit has passed. After `time`, persons who have
    not confirmed the score may still look at it while their clocks run.
    """


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """Request of a seat to undo its last move."""

    seat: Seat
    """The seat that requests the undo."""
    takes_back: tuple[int, ...]
    """Numbers of the `moved` entries to undo."""
    waiting: tuple[Seat, ...]
    """Seats of the persons whose consent is required."""


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    """A person's answer to an undo request."""

    seat: Seat
    """The seat that answers."""
    agree: bool
    """True if the person agrees."""


class UndoDropped(Entry, frozen=True, kw_only=True, tag="undo-dropped"):
    """End of an undo request that was not carried out."""

    because: Literal["declined", "withdrawn", "moved"]
    """Reason for the end.

    `declined`: a person disagreed; `withdrawn`: the request was withdrawn; `moved`: a move was made.
    """


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """Completed undo of moves."""

    takes_back: tuple[int, ...]
    """Numbers of the `moved` entries that were undone."""


class Absent(Entry, frozen=True, kw_only=True, tag="absent"):
    """Loss of a person's connection."""

    person: str
    """Id of the person."""
    until: int
    """End of the grace period.

    Depending on `Setup.absence`, a substitute then takes over, or the connected persons vote.
    """


class Present(Entry, frozen=True, kw_only=True, tag="present"):
    """The return of an absent person."""

    person: str
    """Id of the person."""


class AbsenceAnswered(Entry, frozen=True, kw_only=True, tag="absence-answered"):
    """A connected person's vote on how to proceed while another person is offline."""

    seat: Seat
    """A seat of the person who votes; the vote counts for all seats of the person."""
    absent: str
    """Id of the person who is offline."""
    choice: AbsenceChoice
    """The person's choice.

    `wait`: wait for the absent person; `bot`: let a substitute play; `end`: end the match without a result.
    """


class HintUsed(Entry, frozen=True, kw_only=True, tag="hint-used"):
    """First use of help by a seat in the match.

    Help is a hint, a tip of the coach or an assessment.
    """

    seat: Seat
    """The seat that received help."""


class MatchAbandoned(Entry, frozen=True, kw_only=True, tag="match-abandoned"):
    """End of an unfinished match, without a winner."""

    scores: tuple[int, ...]
    """Score of each side at the end."""
    because: Literal["agreed", "closed"] = "agreed"
    """Reason for the end.

    `agreed`: all connected persons voted for it; `closed`: the host closed the table.
    """


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """Start of a pause; all clocks stop."""


class Continued(Entry, frozen=True, kw_only=True, tag="continued"):
    """End of a pause; the clocks run again."""

    since: int
    """Time from which the clocks are considered stopped, in the unit of `Entry.at`."""


class MatchEnded(Entry, frozen=True, kw_only=True, tag="match-over"):
    """End of a finished match."""

    winners: tuple[Side, ...]
    """The sides that won, lowest first."""
    scores: tuple[int, ...]
    """Final score of each side."""


class Revealed(Entry, frozen=True, kw_only=True, tag="revealed"):
    """Proof of the packs, after the end of the match.

    With this entry and the commitment in `opened`, anybody can verify the packs (docs/explanation/fairness.md).
    """

    secret: str
    """The pack secret in hexadecimal."""
    entropy: tuple[str, ...]
    """Each seat's share of the shuffles."""
    next_table: str = ""
    """Id of the table of the rematch."""
    next_commitment: str = ""
    """Commitment to the secret of the rematch, published before anybody commits to a share of its shuffle."""
    fingerprint: str = ""
    """Fingerprint of packs, moves, result and log length; equal for all viewers (docs/explanation/fairness.md)."""
    next_secret: str = ""
    """Data from which the secret of the rematch is derived. Stored, but never sent."""

    def seen_by(self, viewer: Viewer) -> Self:  # no viewer may see `next_secret`
        return msgspec.structs.replace(self, sender=None, command="", next_secret="")


class FreeChatSet(Entry, frozen=True, kw_only=True, tag="free-chat-set"):
    """Permission or ban of free text in the table's chat.

    The ready-made phrases are always allowed.
    """

    allowed: bool
    """True if free text is allowed."""


class RematchWanted(Entry, frozen=True, kw_only=True, tag="rematch-wanted"):
    """A person's request for a rematch."""

    seat: Seat
    """A seat of the person; the request covers all seats of the person."""
    waiting: tuple[Seat, ...]
    """Seats of connected persons who have not requested the rematch yet.

    It is empty once all connected persons have requested the rematch.
    """
    commitment: str = ""
    """Commitment to the person's share of the shuffle in the next match."""
    now: bool = False
    """True if the rematch must not wait for any other person."""
    entropy: str = ""
    """The person's share of the next shuffle; used only in logs of protocol 1."""


AnyEntry: TypeAlias = (
    Opened
    | SeatChanged
    | Committed
    | EntropyAsked
    | EntropyShown
    | EntropyWithheld
    | Begun
    | Moved
    | DealOver
    | Ready
    | NextDealBegun
    | UndoAsked
    | UndoAnswered
    | UndoDropped
    | Undone
    | Absent
    | Present
    | AbsenceAnswered
    | HintUsed
    | MatchAbandoned
    | Paused
    | Continued
    | MatchEnded
    | Revealed
    | FreeChatSet
    | RematchWanted
)
