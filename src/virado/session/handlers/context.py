"""The context of a command (state, time, sender), with checks and changes that several handlers share."""

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
    """A move that the match has judged and will make, with its log entry."""

    entry: e.Moved
    judged: Judged


class CallPassed(NamedTuple):
    """A change without a log entry: a bot does not make the call for which it was asked."""


StateChange: TypeAlias = e.AnyEntry | JudgedMove | CallPassed
StateChanges: TypeAlias = Iterable[StateChange]
"""Changes in order.

Each change must take effect before the next one is requested from the iterator.
"""
K = TypeVar("K", bound=e.Entry)


class CommandContext:
    """The state, time and sender of one command, and the time of the next entry.

    `sender` is the id of a person, or None for the host. `known` is the person's data if the host supplied them.
    `now` is the time of the command, never earlier than the time of the previous command.
    """

    def __init__(
        self, state: SessionState, *, now: int, sender: str | None, known: Person | None, command: str
    ) -> None:
        self.session_state = state
        self.now = now
        self.previous_now = self.at = state.now
        """`previous_now` is the time of the previous command, `at` that of the next entry."""
        self.sender = sender
        self.known_person = known
        self._command = command
        self._origin: tuple[str | None, str] = (None, "")
        """Sender and id of the command, for the entries that the command itself produces.

        Both are empty while entries for timeouts are made.
        """

    def begin_outcome(self) -> None:
        """Attribute the following entries to the command itself."""
        self._origin = (self.sender, self._command)

    def make_entry(self, kind: type[K], **what: Any) -> K:
        """Return a log entry with the next number and the current time."""
        sender, command = self._origin
        return kind(number=self.session_state.length, at=self.at, sender=sender, command=command, **what)

    def change_seat(
        self,
        number: Seat,
        occupant: Occupant | None,
        stand_in: SeatedBot | None,
        why: e.Because,
        commitment: str = "",
    ) -> StateChanges:
        """Change the occupant or substitute of a seat.

        If the change requires it, an open undo request is withdrawn or carried out.
        """
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
        """Carry out the requested undo if no further consent is required."""
        if self.session_state.undo is not None and not self.session_state.undo.waiting:
            yield self.make_entry(e.Undone, takes_back=self.session_state.undo.takes_back)

    def require_match(self) -> Match:
        """Return the match.

        Raises IllegalError (`not-begun`) before the match begins.
        """
        if self.session_state.match is None:
            raise bad_command("not-begun")
        return self.session_state.match

    def require_running_match(self) -> Match:
        """Return the match, which must be running.

        Raises IllegalError if the match has not begun, is over or is paused.
        """
        match = self.require_match()
        if self.session_state.stage == "over":
            raise bad_command("match-over")
        if self.session_state.paused_at is not None:
            raise bad_command("paused")
        return match

    def get_seat(self, number: Seat) -> SeatHeld:
        """Return the occupants of a seat.

        Raises IllegalError if the number is out of range.
        """
        if not 0 <= number < len(self.session_state.seats):
            raise no_such_seat(number, len(self.session_state.seats))
        return self.session_state.seats[number]

    def list_seats_of(self, person: str) -> list[Seat]:
        """Return the seats of a person."""
        return [
            seat
            for seat, held in enumerate(self.session_state.seats)
            if held.person is not None and held.person.id == person
        ]

    def check_seat_owner(self, number: Seat, sender: str | None) -> None:
        """Raise IllegalError unless the seat belongs to the sender.

        The host (None) may act for any person.
        """
        person = self.get_seat(number).person
        if person is None or (sender is not None and sender != person.id):
            raise bad_command("not-your-seat", seat=number)

    def check_playing(self, number: Seat, sender: str | None) -> None:
        """Raise IllegalError unless the seat belongs to the sender and no substitute plays in it."""
        self.check_seat_owner(number, sender)
        if self.session_state.seats[number].stand_in is not None:
            raise bad_command("stand-in-plays", seat=number)

    def check_person(self, person: str) -> None:
        """Raise IllegalError unless the person has a seat."""
        if not self.list_seats_of(person):
            raise bad_command("no-such-person")

    def check_plays(self, person: str) -> None:
        """Raise IllegalError unless the person has a seat in a running match."""
        if not self.list_seats_of(person):
            raise bad_command("not-your-seat", seat=None)
        self.require_match()
        if self.session_state.stage == "over":
            raise bad_command("match-over")

    def check_owner(self, sender: str | None) -> None:
        """Raise IllegalError unless the sender is the host or has the rights of the owner of the table."""
        owner = self.session_state.setup.owner
        if sender is not None and not (sender == owner if owner else self.list_seats_of(sender)):
            raise bad_command("not-the-owner")

    def check_may_begin(self, by: str) -> None:
        """Raise IllegalError unless the match can begin and `by` may begin it. An empty `by` means the host."""
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
        """Raise IllegalError while shares of the shuffle are being revealed."""
        if self.session_state.commitments.request is not None:
            raise bad_command("entropy-asked")


def check_level(level: str, variant: Variant) -> None:
    """Raise OptionsError unless bots of this level can play the variant."""
    from virado.bots.catalogue import NamedBot, bot

    player = bot(level)
    if isinstance(player, NamedBot):
        player.check(variant.game)


def bad_command(code: str, **facts: object) -> IllegalError:
    """Return the error for a command refused with this code."""
    return IllegalError(Refusal(code, None, facts))
