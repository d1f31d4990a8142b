"""A session: a pure state machine that runs one match for people and bots.

A host (a server or a terminal) passes in commands and the time, and receives log entries or a refusal. A session
reads no clock, draws no random number, opens no file and runs no bot. The seed comes with `Begin`, and the host runs
the bots that `asked` lists.

    session = Session(Setup(variant="casino"), now=0)
    answer = session.apply(Sit(seat=0, name="Rosa"), now=5, sender="rosa")
    answer.entries      # to be stored (`Entry.stored`), then sent (`Entry.seen_by`)
    answer.refusal      # or None
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple, Self

import msgspec

from virado.cards import Seat
from virado.games.catalogue import variant as find_variant
from virado.games.messages import PUBLIC, Call, Status, Viewer, ViewMessage
from virado.games.variant import Variant
from virado.kernel.call_order import seat_in_call_order
from virado.match import Match
from virado.refusal import IllegalError, Refusal, RefusedError
from virado.session import commands as c
from virado.session import entries as e
from virado.session.clock import Clocks
from virado.session.command_handler import CommandHandler
from virado.session.effects import evolve, skip_call
from virado.session.handlers.context import CallPassed, JudgedMove, StateChanges, bad_command, check_level
from virado.session.log import Log
from virado.session.pending import AbsenceRule, DealScore, EntropyRequest, UndoRequest
from virado.session.setup import AbsenceChoice, Person, SeatHeld, Setup
from virado.session.state import Question, SessionState, Stage
from virado.view import AnyView

HOST: Final = None
"""Sender of the commands that the host itself sends."""


class Answer(NamedTuple):
    """The result of a command: its new entries, and the refusal if the command was refused.

    A refused command can also have entries, for timeouts that were due before it.
    """

    entries: tuple[e.AnyEntry, ...]
    refusal: Refusal | None = None
    input: str = ""
    """The text that was refused."""

    def accepted(self) -> Self:
        """Return this answer.

        Raises IllegalError if the command was refused.
        """
        if self.refusal is not None:
            raise IllegalError(self.refusal, self.input)
        return self


class Session:
    """One match of people and bots.

    The properties are read-only; only commands change the session. `match` is the match to play; without it, the
    session creates a match from the seed in `Begin`.
    """

    def __init__(self, setup: Setup, *, now: int, match: Match | None = None) -> None:
        """Open a session.

        Raises OptionsError if the setup is invalid.
        """
        played = find_variant(setup.variant) if match is None else match.variant
        revision = played.game.revision
        self._open(e.Opened(number=0, at=now, setup=setup, revision=revision), match)

    @classmethod
    def opened(cls, entry: e.Opened) -> Self:
        """Return the session of an `Opened` entry, ready for the rest of its log (`evolve`).

        Raises OptionsError if the setup is invalid.
        """
        session = cls.__new__(cls)
        session._open(entry, None)
        return session

    def _open(self, entry: e.Opened, match: Match | None) -> None:
        self._state = SessionState(entry.setup, now=entry.at, match=match, revision=entry.revision)
        self._log = Log(self._state.variant.game)
        check_level(entry.setup.stand_in, self._state.variant)
        self.evolve(entry)

    # ------------------------------------------------------------------ commands
    def apply(
        self,
        command: c.AnyCommand,
        *,
        now: int,
        sender: Person | str | None = HOST,
        id: str = "",
    ) -> Answer:
        """Apply a command at time `now` and return its entries or its refusal.

        `now` is in milliseconds; a time before the last command is replaced by the time of that command. `sender` is
        a person's data as the host knows them, a person's id, or HOST. If it is only an id, the person's name is taken
        from the command.

        If a command with this command `id` was accepted from the sender before, it is not applied again. The earlier
        entries are returned.
        """
        person, known = (sender.id, sender) if isinstance(sender, Person) else (sender, None)
        done = self._log.find_entries(person, id) if id else ()
        if done:
            return Answer(done)
        state = self._state
        first = state.length
        now = max(now, state.now)
        decision = CommandHandler(state, now=now, sender=person, known=known, command=id)
        self._apply_changes(decision.prepare(command))
        before = state.length
        try:
            self._apply_changes(decision.handle(command))
            self._apply_changes(decision.finish())
        except RefusedError as error:
            assert state.length == before, "a refused command must not change the state"
            return Answer(tuple(self.log[first:]), error.refusal, error.input)
        finally:
            state.now = now
        return Answer(tuple(self.log[first:]))

    def _apply_changes(self, changes: StateChanges) -> None:
        """Apply the changes and log their entries, one after another."""
        for change in changes:
            if isinstance(change, JudgedMove):
                self._log.add(evolve(self._state, change.entry, change.judged))
            elif isinstance(change, CallPassed):
                skip_call(self._state)
            else:
                self._log.add(evolve(self._state, change))

    def has_done(self, sender: str | None, id: str) -> bool:
        """Return True if a command of this sender with this id was accepted before."""
        return bool(self._log.find_entries(sender, id))

    # ------------------------------------------------------------------ other changes, for hosts
    def evolve(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Apply the next entry of a stored log, and return it with its derived fields.

        Raises RefusedError if the entry is impossible. `restore` uses this method.
        """
        complete = evolve(self._state, entry)
        self._log.add(complete)
        return complete

    def recall(self, *, now: int | None, hearing: Sequence[Seat] | None) -> None:
        """Restore the data of a record that the log does not contain.

        `now` is the time of the last command in milliseconds. `hearing` lists the seats that may still be asked for a
        call. None keeps the value that follows from the log.
        """
        self._state.now = max(self._state.now, now or 0)
        if hearing is not None:
            self._state.hearing = list(hearing)
            self._state.asked = self._state.compute_questions()

    def shrink(self) -> None:
        """Compress older log entries and moves to bytes.

        This saves memory, but reading compressed entries takes longer.
        """
        self._log.shrink()
        if self._state.match is not None:
            self._state.match.shrink()

    def forget(self, person: str) -> dict[int, e.AnyEntry]:
        """Remove the name of a person from the log and the seats.

        Returns the changed entries by number.
        """
        self._state.erase_name(person)
        return self._log.forget(person)

    # ------------------------------------------------------------------ queries of a host
    def entries(self, viewer: Viewer = PUBLIC, since: int = 0) -> list[e.AnyEntry]:
        """Return the log from entry `since` on, as the viewer may see it."""
        return [entry.seen_by(viewer) for entry in self.log[since:]]

    def view(self, viewer: Viewer = PUBLIC) -> AnyView:
        """Return the viewer's view of the match.

        Raises RefusedError (`not-begun`) before the match begins.
        """
        return self._require_match().view(viewer)

    def view_when_asked(self, question: Question) -> AnyView:
        """Return the view of the asked seat at the time when the question was raised.

        Other seats that decide at the same time may have moved since. After a call, it is the current view.
        """
        match = self._require_match()
        asked = bisect_right(self._state.move_entry_numbers, question.number)
        later = match.steps[asked:]
        if not later or any(isinstance(step.move, Call) for step in later):
            return match.view(question.seat)
        earlier = islice(Match.replay(match.record()), asked, None)
        return next(earlier)[0].view(question.seat)

    def position(self, viewer: Viewer = PUBLIC, *, public: ViewMessage | None = None) -> ViewMessage:
        """Return the data of the viewer's view, as `Match.position` does.

        Raises RefusedError (`not-begun`) before the match begins.
        """
        return self._require_match().position(viewer, public=public)

    def status(self) -> Status:
        """Return the public status of the match.

        Raises RefusedError (`not-begun`) before the match begins.
        """
        return self._require_match().status()

    def rematch(self) -> tuple[Setup, tuple[SeatHeld, ...]]:
        """Return the setup and the seats of a rematch.

        The next seat deals first, and the packs follow protocol 2; a usual match follows a practice match. Seats of
        persons who are offline or have not requested the rematch are vacant. If the owner is one of them, another
        person becomes the owner.
        """
        dealer = seat_in_call_order(self._require_match().first_dealer, 1, self._state.variant.players)
        commitment = self._state.revealed.next_commitment if self._state.revealed is not None else ""
        seats = tuple(
            SeatHeld() if self._is_missing_in_rematch(seat) else SeatHeld(occupant=held.occupant)
            for seat, held in enumerate(self._state.seats)
        )
        people = [held.person.id for held in seats if held.person is not None]
        owner = self._state.setup.owner
        setup = msgspec.structs.replace(
            self._state.setup,
            dealer=dealer,
            owner=people[0] if owner and people and owner not in people else owner,
            free_chat=self._state.free_chat,
            commitment=commitment,
            fairness=2,
            scores=None if self._state.setup.practice is not None else self._state.setup.scores,
            practice=None,
        )
        return setup, seats

    def _is_missing_in_rematch(self, seat: Seat) -> bool:
        person = self._state.seats[seat].person
        return person is not None and (
            person.id in self._state.away or seat not in self._state.rematch_wanted
        )

    def _require_match(self) -> Match:
        if self._state.match is None:
            raise bad_command("not-begun")
        return self._state.match

    def holds(self, person: str, seat: Seat) -> bool:
        """Return True if the seat belongs to the person."""
        seats = self._state.seats
        held = seats[seat].person if 0 <= seat < len(seats) else None
        return held is not None and held.id == person

    @property
    def people(self) -> tuple[str, ...]:
        """Return the ids of the seated persons, in the order of their first seats."""
        return self._state.people

    # ------------------------------------------------------------------ state
    @property
    def log(self) -> Sequence[e.AnyEntry]:
        """Return the complete log, oldest entry first."""
        return self._log.entries

    @property
    def setup(self) -> Setup:
        """Return the setup: the agreements made before the match."""
        return self._state.setup

    @property
    def variant(self) -> Variant:
        """Return the variant of the match."""
        return self._state.variant

    @property
    def match(self) -> Match | None:
        """Return the match, or None before it begins."""
        return self._state.match

    @property
    def seats(self) -> tuple[SeatHeld, ...]:
        """Return the occupant and substitute of each seat."""
        return self._state.seats

    @property
    def entropy(self) -> Sequence[str]:
        """Return the revealed share of the shuffle of each seat; empty if the seat has not revealed any."""
        return self._state.commitments.entropy

    @property
    def commitments(self) -> Sequence[str]:
        """Return each seat's commitment to its share of the shuffle; empty if the seat contributes no share."""
        return self._state.commitments.by_seat

    @property
    def showing(self) -> EntropyRequest | None:
        """Return the open request to reveal shares of the shuffle, or None."""
        return self._state.commitments.request

    @property
    def now(self) -> int:
        """Return the time of the last command, or of the last entry after a restore."""
        return self._state.now

    @property
    def clocks(self) -> Clocks:
        """Return the clocks of the seats."""
        return self._state.clocks

    @property
    def away(self) -> Mapping[str, int]:
        """Return the end of each offline person's grace period, by person id."""
        return self._state.away

    @property
    def absence_rule(self) -> AbsenceRule:
        """Return the rule for seats of absent persons."""
        return self._state.absence_rule

    @property
    def absence_answers(self) -> Mapping[str, Mapping[str, AbsenceChoice]]:
        """Return the votes about offline persons, by the offline person's id and then by the voter's id."""
        return self._state.absence_answers

    @property
    def score(self) -> DealScore | None:
        """Return the score of the last deal, or None.

        The score is shown while the match waits, or while a person still looks at it.
        """
        return self._state.score

    @property
    def is_abandoned(self) -> bool:
        """Return True if the match was ended before it was finished."""
        return self._state.is_abandoned

    @property
    def may_hint(self) -> bool:
        """Return True if persons may receive help during the match."""
        return self._state.may_hint

    @property
    def hinted(self) -> frozenset[Seat]:
        """Return the seats that have received help during the match."""
        return self._state.hinted

    @property
    def moved_by_bots(self) -> tuple[Seat, ...]:
        """Return the seats of returned persons for whom a substitute moved during the last absence, lowest first."""
        state = self._state
        if not state.stand_in_moves:
            return ()
        return tuple(
            seat
            for seat in sorted(state.stand_in_moves)
            if state.stand_in_moves[seat] and not state.seats[seat].stand_in
        )

    @property
    def paused_at(self) -> int | None:
        """Return the time at which the match was paused, or None if it is not paused."""
        return self._state.paused_at

    @property
    def undo(self) -> UndoRequest | None:
        """Return the open undo request, or None."""
        return self._state.undo

    @property
    def hearing(self) -> Sequence[Seat]:
        """Return the seats that may still be asked for a call since the last decision, in the order of asking."""
        return self._state.hearing

    @property
    def revealed(self) -> e.Revealed | None:
        """Return the entry that revealed the pack secret after the match, or None."""
        return self._state.revealed

    @property
    def free_chat(self) -> bool:
        """Return True if free text is allowed in the chat."""
        return self._state.free_chat

    @property
    def stage(self) -> Stage:
        """Return the stage of the session: seats are being taken, the match is running, or the match is over."""
        return self._state.stage

    @property
    def asked(self) -> tuple[Question, ...]:
        """Return the open questions to persons and bots."""
        return self._state.asked

    @property
    def has_bots_that_play(self) -> bool:
        """Return True if a bot plays in any seat, as occupant or substitute."""
        return self._state.has_active_bots

    @property
    def deadline(self) -> int | None:
        """Return the time of the next timeout, or None."""
        return self._state.deadline

    @property
    def numbers_of_moves(self) -> tuple[int, ...]:
        """Return the entry number of each step of the match."""
        return tuple(self._state.move_entry_numbers)

    @property
    def rematch_wanted(self) -> frozenset[Seat]:
        """Return the seats whose persons have requested a rematch."""
        return self._state.rematch_wanted

    @property
    def rematch_commitments(self) -> Sequence[str]:
        """Return each seat's commitment to its share of the shuffle in the next match."""
        return self._state.rematch_commitments

    @property
    def rematch_waits_for(self) -> tuple[Seat, ...]:
        """Return the seats of connected persons who have not requested a rematch."""
        return self._state.rematch_waits_for

    @property
    def is_rematch_agreed(self) -> bool:
        """Return True if the next match can be opened.

        At least one person has requested the rematch, and it need not wait for any connected person.
        """
        return self._state.is_rematch_agreed
