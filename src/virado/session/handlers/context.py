"""What a command meets: the state, the moment, the sender; and what every decision needs."""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from virado.cards import Seat
from virado.games.variant import Variant
from virado.match import Judged, Match, no_such_seat
from virado.refusal import IllegalError, Refusal
from virado.session import entries as e
from virado.session.setup import Occupant, Person, SeatedBot, SeatHeld
from virado.session.state import SessionState


class JudgedMove(NamedTuple):
    """A move that is to be made: its entry, and the move as the match has judged it."""

    entry: e.Moved
    judged: Judged


class CallPassed(NamedTuple):
    """The bot that is heard now has nothing to say. Not in the log."""


StateChange: TypeAlias = e.AnyEntry | JudgedMove | CallPassed
StateChanges: TypeAlias = Iterable[StateChange]
"""What changes, in order; each must have taken effect before the next is asked for."""
K = TypeVar("K", bound=e.Entry)


class CommandContext:
    """What one command meets, and the moment of the next entry.

    `sender` is the id of a person, None for the host; `known` the person as the host knows them, if it says so. `now` is the
    moment of the command, not before that of the one before.
    """

    def __init__(
        self, state: SessionState, *, now: int, sender: str | None, known: Person | None, command: str
    ) -> None:
        self.session_state = state
        self.now = now
        self.previous_now = self.at = state.now
        """The moment of the command before; that of the next entry."""
        self.sender = sender
        self.known_person = known
        self._command = command
        self._head: tuple[str | None, str] = (None, "")
        """Sender and id of the command, for the entries that it brings about itself."""

    def begin_outcome(self) -> None:
        """From now on entries are brought about by the command itself."""
        self._head = (self.sender, self._command)

    def make_entry(self, kind: type[K], **what: Any) -> K:
        """An entry of this moment, the next of the log."""
        sender, command = self._head
        return kind(number=self.session_state.length, at=self.at, sender=sender, command=command, **what)

    def change_seat(
        self,
        number: Seat,
        occupant: Occupant | None,
        stand_in: SeatedBot | None,
        why: e.Because,
        commitment: str = "",
    ) -> StateChanges:
        """A seat gets another occupant or stand-in, and what is asked by or of it is seen to."""
        yield self.make_entry(
            e.SeatChanged,
            seat=number,
            occupant=occupant,
            stand_in=stand_in,
            because=why,
            commitment=commitment,
        )
        if self.session_state.undo is not None and number == self.session_state.undo.seat:
            yield self.make_entry(e.UndoDropped, because="withdrawn")
        yield from self.undo_if_agreed()

    def undo_if_agreed(self) -> StateChanges:
        """Moves are taken back once nobody is waited for."""
        if self.session_state.undo is not None and not self.session_state.undo.waiting:
            yield self.make_entry(e.Undone, takes_back=self.session_state.undo.takes_back)

    def require_match(self) -> Match:
        """The match; IllegalError before it."""
        if self.session_state.match is None:
            raise bad_command("not-begun")
        return self.session_state.match

    def require_running_match(self) -> Match:
        """The match that is being played; IllegalError if it is over or stands still."""
        match = self.require_match()
        if self.session_state.stage == "over":
            raise bad_command("match-over")
        if self.session_state.paused_at is not None:
            raise bad_command("paused")
        return match

    def get_seat(self, number: Seat) -> SeatHeld:
        """A seat; IllegalError if there is none of this number."""
        if not 0 <= number < len(self.session_state.seats):
            raise no_such_seat(number, len(self.session_state.seats))
        return self.session_state.seats[number]

    def list_seats_of(self, person: str) -> list[Seat]:
        """The seats of a person."""
        return [
            seat
            for seat, held in enumerate(self.session_state.seats)
            if held.person is not None and held.person.id == person
        ]

    def check_seat_owner(self, number: Seat, sender: str | None) -> None:
        """IllegalError unless the seat has a person, and it is the sender."""
        person = self.get_seat(number).person
        if person is None or (sender is not None and sender != person.id):
            raise bad_command("not-your-seat", seat=number)

    def check_playing(self, number: Seat, sender: str | None) -> None:
        """The same, and nobody sits in."""
        self.check_seat_owner(number, sender)
        if self.session_state.seats[number].stand_in is not None:
            raise bad_command("stand-in-plays", seat=number)

    def check_person(self, person: str) -> None:
        """IllegalError unless the person has a seat."""
        if not self.list_seats_of(person):
            raise bad_command("no-such-person")

    def check_plays(self, person: str) -> None:
        """A match is being played, and the person has a seat."""
        if not self.list_seats_of(person):
            raise bad_command("not-your-seat", seat=None)
        self.require_match()
        if self.session_state.stage == "over":
            raise bad_command("match-over")

    def check_owner(self, sender: str | None) -> None:
        """IllegalError unless the sender may do what only the owner of the table may."""
        owner = self.session_state.setup.owner
        if sender is not None and not (sender == owner if owner else self.list_seats_of(sender)):
            raise bad_command("not-the-owner")

    def check_may_begin(self, by: str) -> None:
        """IllegalError unless the match can begin, and this person may begin it; empty: the host."""
        if by:
            self.check_owner(by)
        if self.session_state.match is not None:
            raise bad_command("already-begun")
        vacant = tuple(
            number for number, seat in enumerate(self.session_state.seats) if seat.occupant is None
        )
        if vacant:
            raise bad_command("seats-vacant", seats=vacant)

    def check_not_showing(self) -> None:
        """IllegalError while entropy is being shown."""
        if self.session_state.commitments.request is not None:
            raise bad_command("entropy-asked")


def check_level(level: str, variant: Variant) -> None:
    """OptionsError if there is no such level of bots for a variant."""
    from virado.bots.catalogue import NamedBot, bot

    player = bot(level)
    if isinstance(player, NamedBot):
        player.check(variant.game)


def bad_command(code: str, **facts: object) -> IllegalError:
    """Why a command is refused."""
    return IllegalError(Refusal(code, None, facts))
