"""A session: one sitting of people and bots at one match, as a pure state machine.

A host (a server, a terminal) passes in commands and the time, and gets entries for its log or a refusal. Nothing here reads a
clock, draws a number, opens a file or thinks: the seed comes with `Begin`, and the host asks the bots as `asked` says.

    session = Session(Setup(variant="casino"), now=0)
    answer = session.apply(Sit(seat=0, name="Rosa"), now=5, sender="rosa")
    answer.entries      # to be stored (`Entry.stored`), then sent (`Entry.seen_by`)
    answer.refusal      # or None
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Self

import msgspec

from virado.cards import Seat
from virado.games.catalogue import variant as find_variant
from virado.games.messages import PUBLIC, Status, Viewer, ViewMessage
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
"""The sender of what the hosting program itself commands."""


class Answer(NamedTuple):
    """What has come of a command: the new entries, and if it was refused why. There can be both, because time has passed."""

    entries: tuple[e.AnyEntry, ...]
    refusal: Refusal | None = None
    input: str = ""
    """What was refused."""

    def accepted(self) -> Self:
        """The answer itself; IllegalError if the command was refused."""
        if self.refusal is not None:
            raise IllegalError(self.refusal, self.input)
        return self


class Session:
    """One sitting at one match. What it shows is for reading; only commands change it.

    `match` is the one to be played, if it exists already; otherwise it is made of the seed that comes with `Begin`.
    """

    def __init__(self, setup: Setup, *, now: int, match: Match | None = None) -> None:
        """OptionsError if the setup is invalid."""
        played = find_variant(setup.variant) if match is None else match.variant
        revision = played.game.revision
        self._open(e.Opened(number=0, at=now, setup=setup, revision=revision), match)

    @classmethod
    def opened(cls, entry: e.Opened) -> Self:
        """A session as it was opened, for the rest of its log (`evolve`). OptionsError."""
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
        """Do what is commanded at this time (in milliseconds, never going back), or say why not.

        `sender` is a person, as the host knows them; or the id of one, who is called as they say; or HOST.
        A command with an `id` that the same sender has used before, and that was accepted, is not done again: the answer is the
        former one.
        """
        person, known = (sender.id, sender) if isinstance(sender, Person) else (sender, None)
        done = self._log.find_entries(person, id) if id else ()
        if done:
            return Answer(done)
        state = self._state
        first = state.length
        now = max(now, state.now)
        decision = CommandHandler(state, now=now, sender=person, known=known, command=id)
        self._take(decision.prepare(command))
        before = state.length
        try:
            self._take(decision.handle(command))
            self._take(decision.finish())
        except RefusedError as error:
            assert state.length == before, "what is refused changes nothing"
            return Answer(tuple(self.log[first:]), error.refusal, error.input)
        finally:
            state.now = now
        return Answer(tuple(self.log[first:]))

    def _take(self, changes: StateChanges) -> None:
        """Let what has been decided take effect, one after the other."""
        for change in changes:
            if isinstance(change, JudgedMove):
                self._log.add(evolve(self._state, change.entry, change.judged))
            elif isinstance(change, CallPassed):
                skip_call(self._state)
            else:
                self._log.add(evolve(self._state, change))

    def has_done(self, sender: str | None, id: str) -> bool:
        """Whether a command of this sender with this id has been accepted."""
        return bool(self._log.find_entries(sender, id))

    # ------------------------------------------------------------------ other changes, for hosts
    def evolve(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Let the next entry of a stored log take effect (`restore`); the entry with what was not stored. RefusedError."""
        complete = evolve(self._state, entry)
        self._log.add(complete)
        return complete

    def recall(self, *, now: int | None, hearing: Sequence[Seat] | None) -> None:
        """What a record knows besides the log, if it does: how late it was (milliseconds), and which bots had not been heard."""
        self._state.now = max(self._state.now, now or 0)
        if hearing is not None:
            self._state.hearing = list(hearing)
            self._state.asked = self._state.compute_questions()

    def shrink(self) -> None:
        """Keep what is old of the log and of the match as bytes: less memory, and it takes longer to read."""
        self._log.shrink()
        if self._state.match is not None:
            self._state.match.shrink()

    def forget(self, person: str) -> dict[int, e.AnyEntry]:
        """Take the name of a person out of the log and the seats; by number, the entries that have changed."""
        self._state.erase_name(person)
        return self._log.forget(person)

    # ------------------------------------------------------------------ what a host asks
    def entries(self, viewer: Viewer = PUBLIC, since: int = 0) -> list[e.AnyEntry]:
        """The log from entry number `since` on, as the viewer learns of it."""
        return [entry.seen_by(viewer) for entry in self.log[since:]]

    def view(self, viewer: Viewer = PUBLIC) -> AnyView:
        """What a viewer may know of the match; RefusedError (`not-begun`) before it."""
        return self._begun().view(viewer)

    def position(self, viewer: Viewer = PUBLIC, *, public: ViewMessage | None = None) -> ViewMessage:
        """The data of that view, as `Match.position`; RefusedError (`not-begun`) before it."""
        return self._begun().position(viewer, public=public)

    def status(self) -> Status:
        """The public status of the match; RefusedError (`not-begun`) before it."""
        return self._begun().status()

    def rematch(self) -> tuple[Setup, tuple[SeatHeld, ...]]:
        """What is agreed for the next match at the same seats, and who has them: the next seat deals first. Packs come about by
        protocol 2.

        Seats of persons who are away are vacant.
        """
        dealer = seat_in_call_order(self._begun().first_dealer, 1, self._state.variant.players)
        commitment = self._state.revealed.next_commitment if self._state.revealed is not None else ""
        setup = msgspec.structs.replace(
            self._state.setup,
            dealer=dealer,
            free_chat=self._state.free_chat,
            commitment=commitment,
            fairness=2,
        )
        gone = [held.person is not None and held.person.id in self._state.away for held in self._state.seats]
        return setup, tuple(
            SeatHeld(occupant=None if is_gone else held.occupant)
            for is_gone, held in zip(gone, self._state.seats, strict=True)
        )

    def _begun(self) -> Match:
        if self._state.match is None:
            raise bad_command("not-begun")
        return self._state.match

    def holds(self, person: str, seat: Seat) -> bool:
        """Whether a seat belongs to a person."""
        seats = self._state.seats
        held = seats[seat].person if 0 <= seat < len(seats) else None
        return held is not None and held.id == person

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of those who have seats, in the order of their first."""
        return self._state.people

    # ------------------------------------------------------------------ the state, to read
    @property
    def log(self) -> Sequence[e.AnyEntry]:
        """The complete entries, oldest first."""
        return self._log.entries

    @property
    def setup(self) -> Setup:
        """What was agreed at the beginning."""
        return self._state.setup

    @property
    def variant(self) -> Variant:
        """What is played."""
        return self._state.variant

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self._state.match

    @property
    def seats(self) -> tuple[SeatHeld, ...]:
        """By seat, who has it."""
        return self._state.seats

    @property
    def entropy(self) -> Sequence[str]:
        """By seat, what has been added to the shuffle and is shown."""
        return self._state.commitments.entropy

    @property
    def commitments(self) -> Sequence[str]:
        """By seat, the commitment to what it adds to the shuffle; empty if it adds nothing."""
        return self._state.commitments.by_seat

    @property
    def showing(self) -> EntropyRequest | None:
        """The request to show what was committed to that is open."""
        return self._state.commitments.request

    @property
    def now(self) -> int:
        """The moment of the last command, or of the last entry if the session has been made again."""
        return self._state.now

    @property
    def clocks(self) -> Clocks:
        """The time that seats have."""
        return self._state.clocks

    @property
    def away(self) -> Mapping[str, int]:
        """By person who cannot be reached: when a bot may sit in, or those who are there are asked."""
        return self._state.away

    @property
    def absence_rule(self) -> AbsenceRule:
        """What becomes of the seat of a person who cannot be reached."""
        return self._state.absence_rule

    @property
    def absence_answers(self) -> Mapping[str, Mapping[str, AbsenceChoice]]:
        """By person who cannot be reached, and by person who is there: what the latter wants."""
        return self._state.absence_answers

    @property
    def score(self) -> DealScore | None:
        """The score of the last deal, as long as it holds the match or somebody looks at it."""
        return self._state.score

    @property
    def is_abandoned(self) -> bool:
        """Whether the match has been ended before it was over."""
        return self._state.is_abandoned

    @property
    def may_hint(self) -> bool:
        """Whether seats may be helped during the match."""
        return self._state.may_hint

    @property
    def hinted(self) -> frozenset[Seat]:
        """Seats that have been helped during the match."""
        return self._state.hinted

    @property
    def moved_by_bots(self) -> tuple[Seat, ...]:
        """Seats of persons for whom a bot has made moves while they were last away, and who are back; lowest first."""
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
        """Since when the clocks stand still."""
        return self._state.paused_at

    @property
    def undo(self) -> UndoRequest | None:
        """The request to take moves back that is open."""
        return self._state.undo

    @property
    def hearing(self) -> Sequence[Seat]:
        """Seats that may still have something to say since the last decision, in their order."""
        return self._state.hearing

    @property
    def revealed(self) -> e.Revealed | None:
        """What was published after the match."""
        return self._state.revealed

    @property
    def free_chat(self) -> bool:
        """Whether texts of one's own are allowed."""
        return self._state.free_chat

    @property
    def stage(self) -> Stage:
        """Whether seats are being taken, the match is being played, or is over."""
        return self._state.stage

    @property
    def asked(self) -> tuple[Question, ...]:
        """Whom to ask what now (`SessionState.compute_questions`)."""
        return self._state.asked

    @property
    def has_bots_that_play(self) -> bool:
        """Whether bots decide for seats, their own or those of persons who are away."""
        return self._state.has_active_bots

    @property
    def deadline(self) -> int | None:
        """When something happens by itself; None if nothing does."""
        return self._state.deadline

    @property
    def numbers_of_moves(self) -> tuple[int, ...]:
        """By step of the match, the number of its entry."""
        return tuple(self._state.move_entry_numbers)

    @property
    def rematch_wanted(self) -> frozenset[Seat]:
        """Seats whose persons want to play again."""
        return self._state.rematch_wanted

    @property
    def rematch_commitments(self) -> Sequence[str]:
        """By seat, the commitment to what its person adds to the shuffles of the next match."""
        return self._state.rematch_commitments

    @property
    def rematch_waits_for(self) -> tuple[Seat, ...]:
        """Seats of persons who are there and have not said that they want to play again."""
        return self._state.rematch_waits_for

    @property
    def is_rematch_agreed(self) -> bool:
        """Whether somebody wants to play again, and nobody who is there has not said so."""
        return self._state.is_rematch_agreed
