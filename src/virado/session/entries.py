"""The log of a session: numbered entries, each of which holds everything and is seen through `seen_by`.

Entries are numbered from 0 without gaps and never renumbered: after an undo the log goes on growing. Their `stored` form is
enough to make the session again (`virado.session.record`).
"""

from typing import Literal, Self, TypeAlias

import msgspec

from virado.cards import Seat
from virado.games.messages import Announcement, Event, Move, OpenMove, Side, Viewer
from virado.session.setup import AbsenceChoice, Occupant, SeatedBot, Setup

Because: TypeAlias = Literal["sat", "bot", "left", "withheld", "away", "time", "agreed", "back"]
"""Why a seat has changed: somebody sat down, a bot was put there, the seat was given up, its person has not shown what it had
committed to, was away for too long, or ran out of time, or was away and those who were there wanted a bot to play, or has taken
it back."""


class SeatClock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of a seat at the moment of an entry."""

    seat: Seat
    """Whose clock it is."""
    bank_ms: int
    """What is left for decisions that take longer than their time, in milliseconds."""
    until: int | None = None
    """When the time of the decision is up, if the clock is running; like `Entry.at`."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry", gc=False):
    """Something that has happened in a session."""

    number: int
    """Place of the entry in the log, from 0 without gaps."""
    at: int
    """Milliseconds since 1970, or since whenever the host counts from."""
    clocks: tuple[SeatClock, ...] = ()
    """By seat, while a match with a clock is being played."""
    sender: str | None = None
    """Who sent the command behind it; only stored."""
    command: str = ""
    """Id of that command; only stored."""

    def seen_by(self, viewer: Viewer) -> Self:  # the same for all
        """The entry as this viewer learns of it."""
        return msgspec.structs.replace(self, sender=None, command="")

    @property
    def is_open(self) -> bool:
        """Whether all viewers learn of it alike."""
        return True

    def stored(self) -> Self:
        """The entry without what follows from the entries before it."""
        return msgspec.structs.replace(self, clocks=())


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The session exists. Always number 0."""

    setup: Setup
    """What is agreed before seats are taken."""
    revision: int
    """Revision of the rules that the match is played by (docs/reference/records.md)."""


class SeatChanged(Entry, frozen=True, kw_only=True, tag="seat-changed"):
    """A seat has changed hands."""

    seat: Seat
    """The seat that has changed."""
    occupant: Occupant | None = None
    """Who has the seat now; None if it is vacant."""
    stand_in: SeatedBot | None = None
    """The bot that sits in from now on; None if none does."""
    because: Because
    """`sat`: somebody sat down; `bot`: a bot was put there; `left`: the seat was given up; `withheld`: its person has not shown
    what it had committed to; `away`, `time`: its person was away for too long, or ran out of time; `agreed`: its person was away,
    and those who were there wanted a bot to play; `back`: its person has taken it back."""
    commitment: str = ""
    """The commitment to what the person adds to the shuffle (`Sit.commitment`)."""
    entropy: str = ""
    """What the person added to the shuffle, in the log of a match of protocol 1 (docs/explanation/fairness.md)."""


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """A seat commits to something else that it adds to the shuffle."""

    seat: Seat
    """Whose commitment it is."""
    commitment: str
    """As in `Sit.commitment`."""


class EntropyAsked(Entry, frozen=True, kw_only=True, tag="entropy-asked"):
    """All commitments are made: those who have committed show now what they add to the shuffle. Nobody sits down meanwhile."""

    commitments: tuple[str, ...]
    """By seat, its commitment; empty if it adds nothing."""
    until: int
    """When those who have not shown it lose their seats; like `Entry.at`."""


class EntropyShown(Entry, frozen=True, kw_only=True, tag="entropy-shown"):
    """A seat has shown what it adds to the shuffle."""

    seat: Seat
    """Whose it is."""
    entropy: str
    """Hexadecimal."""


class EntropyWithheld(Entry, frozen=True, kw_only=True, tag="entropy-withheld"):
    """Somebody has not shown what was committed to. All commitments are void, and what was shown counts for nothing; the seats
    are vacated by the entries after this one, and who sits there adds nothing more at this table."""

    seats: tuple[Seat, ...]
    """Who has not shown it, lowest first."""


class Begun(Entry, frozen=True, kw_only=True, tag="begun"):
    """The match has begun."""

    seed: int | None = None
    """Only stored."""
    digest: str = ""
    """Digest of the events; only stored."""
    events: tuple[Event, ...] = ()
    """What was announced; not stored, because it follows from the seed."""

    @property
    def is_open(self) -> bool:
        return False

    def seen_by(self, viewer: Viewer) -> Self:
        events = tuple(event.seen_by(viewer) for event in self.events)
        return msgspec.structs.replace(self, sender=None, command="", seed=None, digest="", events=events)

    def stored(self) -> Self:
        return msgspec.structs.replace(self, clocks=(), events=())


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A move has been made."""

    seat: Seat
    """Who has moved."""
    text: str = ""
    """The move as canonical text; empty to those who may not know it."""
    move: Move | None = None
    """The same with named fields; not stored."""
    digest: str = ""
    """Digest of the events; only stored."""
    events: tuple[Event, ...] = ()
    """What was announced because of it, up to the next decision; not stored."""

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
    """A deal has been scored, the match goes on, and the score stands: nobody is asked and no clock runs until `next-deal`."""

    deal: int
    """Number of the deal, from 1."""
    waiting: tuple[Seat, ...]
    """Seats of the persons who are waited for, lowest first."""
    until: int | None = None
    """When the match goes on in any case; None if it waits for as long as they like."""


class Ready(Entry, frozen=True, kw_only=True, tag="ready"):
    """A person has seen the score of the deal and wants the next one."""

    seat: Seat
    """A seat of that person; it stands for all of them."""


class NextDealBegun(Entry, frozen=True, kw_only=True, tag="next-deal"):
    """The match goes on after the score of a deal."""

    because: Literal["ready", "time"]
    """`ready`: nobody is waited for any more; `time`: those who are left have been waited for long enough. They may still look at
    the score; their clocks run."""


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """A seat asks to take back its last move."""

    seat: Seat
    """Who asks."""
    takes_back: tuple[int, ...]
    """Numbers of the `moved` entries that would be taken back."""
    waiting: tuple[Seat, ...]
    """Seats of persons who must agree."""


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    """A person agrees, or not, that moves are taken back."""

    seat: Seat
    """Whose answer it is."""
    agree: bool
    """Whether that seat agrees."""


class UndoDropped(Entry, frozen=True, kw_only=True, tag="undo-dropped"):
    """Nothing is taken back: somebody did not agree, the request was withdrawn, or a move was made."""

    because: Literal["declined", "withdrawn", "moved"]
    """`declined`: a person did not agree; `withdrawn`: who asked no longer does; `moved`: a move was made."""


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """Moves have been taken back."""

    takes_back: tuple[int, ...]
    """Numbers of their `moved` entries."""


class Absent(Entry, frozen=True, kw_only=True, tag="absent"):
    """A person cannot be reached."""

    person: str
    """Id of the person."""
    until: int
    """When a bot sits in, if somebody else is there and that is agreed; where those who are there are asked, from when on."""


class Present(Entry, frozen=True, kw_only=True, tag="present"):
    """A person is there again."""

    person: str
    """Id of the person."""


class AbsenceAnswered(Entry, frozen=True, kw_only=True, tag="absence-answered"):
    """A person who is there says what shall become of the match while another cannot be reached."""

    seat: Seat
    """A seat of who says it; it stands for all of them."""
    absent: str
    """Id of the person who cannot be reached."""
    choice: AbsenceChoice
    """`wait`, `bot`: let a bot play on, or `end`: end the match without a result."""


class HintUsed(Entry, frozen=True, kw_only=True, tag="hint-used"):
    """A seat has been helped for the first time in this match: by a hint, the coach or a judgement."""

    seat: Seat
    """The seat that has been helped."""


class MatchAbandoned(Entry, frozen=True, kw_only=True, tag="match-abandoned"):
    """The match has been ended before it was over. Nobody has won."""

    scores: tuple[int, ...]
    """By side, at that moment."""
    because: Literal["agreed", "closed"] = "agreed"
    """`agreed`: all who were there wanted it; `closed`: the host has closed the table."""


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """All clocks stand still."""


class Continued(Entry, frozen=True, kw_only=True, tag="continued"):
    """The clocks go on."""

    since: int
    """From this moment on they had stood still."""


class MatchEnded(Entry, frozen=True, kw_only=True, tag="match-over"):
    """The match is over."""

    winners: tuple[Side, ...]
    """The sides that have won, lowest first."""
    scores: tuple[int, ...]
    """By side, final."""


class Revealed(Entry, frozen=True, kw_only=True, tag="revealed"):
    """The proof of the packs, right after `match-over`: with the commitment in `opened` anybody can check them
    (docs/explanation/fairness.md)."""

    secret: str
    """Hexadecimal."""
    entropy: tuple[str, ...]
    """By seat, what was added to the shuffles."""
    next_table: str = ""
    """Name of the table of a rematch."""
    next_commitment: str = ""
    """Its commitment, published before anybody commits to entropy for it."""
    fingerprint: str = ""
    """Of the whole match: packs, moves, result, length of the log; the same for everybody (docs/explanation/fairness.md)."""
    next_secret: str = ""
    """Only stored."""

    def seen_by(self, viewer: Viewer) -> Self:  # the same for all
        return msgspec.structs.replace(self, sender=None, command="", next_secret="")


class FreeChatSet(Entry, frozen=True, kw_only=True, tag="free-chat-set"):
    """Texts of one's own are allowed at this table besides ready-made phrases, or no longer."""

    allowed: bool
    """Whether they are allowed from now on."""


class RematchWanted(Entry, frozen=True, kw_only=True, tag="rematch-wanted"):
    """A person wants to play again."""

    seat: Seat
    """A seat of that person; it stands for all of them."""
    waiting: tuple[Seat, ...]
    """Seats of persons who are there and have not said so yet; when it is empty, all want to."""
    commitment: str = ""
    """The commitment to what the person adds to the shuffles of the next match."""
    entropy: str = ""
    """What the person added to them, in the log of a match of protocol 1."""


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
