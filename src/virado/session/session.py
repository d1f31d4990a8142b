"""A session: one sitting of people and bots at one match, as a pure state machine.

A host (a server, a terminal) passes in commands and the time, and gets entries for its log or a refusal. Nothing here reads a
clock, draws a number, opens a file or thinks: the seed comes with `Begin`, and the host asks the bots as `asked` says.

    session = Session(Setup(variant="casino"), now=0)
    answer = session.apply(Sit(seat=0, name="Rosa"), now=5, sender="rosa")
    answer.entries      # to be stored (`Entry.stored`), then sent (`Entry.seen_by`)
    answer.refusal      # or None
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from virado.cards import Seat
from virado.games.messages import PUBLIC, Status, Viewer
from virado.kernel.order import heard
from virado.match import Match, no_such_seat
from virado.refusal import IllegalError, Refusal, RefusedError
from virado.session import commands as c
from virado.session import entries as e
from virado.session.setup import Bot, Occupant, Person, SeatHeld, Setup
from virado.session.state import BEFORE, Question, SessionState
from virado.session.undo import is_open, steps_to_take_back
from virado.view import AnyView

HOST: Final = None
"""The sender of what the hosting program itself commands."""
LONGEST_NAME = 60
LONGEST_ENTROPY = 128


class Answer(NamedTuple):
    """What has come of a command: the new entries, and if it was refused why. There can be both, because time has passed."""

    entries: tuple[e.Entry, ...]
    refusal: Refusal | None = None
    input: str = ""
    """What was refused."""


class Session(SessionState):
    """One sitting at one match."""

    def __init__(self, setup: Setup, *, now: int) -> None:
        """OptionsError if the setup is invalid."""
        super().__init__(setup, now=now)
        self._head: dict[str, Any] = {}
        """What the entries of the command in hand have in common."""
        self._last = now
        """The moment of the command before a `Continue`."""
        self._check_level(setup.stand_in)
        self._add(e.Opened, setup=setup, revision=self.variant.game.revision)

    # ------------------------------------------------------------------ what a host asks
    def entries(self, viewer: Viewer = PUBLIC, since: int = 0) -> list[e.Entry]:
        """The log from entry number `since` on, as the viewer learns of it."""
        return [entry.seen_by(viewer) for entry in self.log[since:]]

    def view(self, viewer: Viewer = PUBLIC) -> AnyView:
        """What a viewer may know of the match; RefusedError (`not-begun`) before it."""
        return self._begun().view(viewer)

    def status(self) -> Status:
        """The public status of the match; RefusedError (`not-begun`) before it."""
        return self._begun().status()

    def rematch(self) -> tuple[Setup, tuple[SeatHeld, ...]]:
        """What is agreed for the next match at the same seats, and who has them: the next seat deals first.

        Seats of persons who are away are vacant.
        """
        dealer = heard(self._begun().first_dealer, 1, self.variant.players)
        commitment = self.revealed.next_commitment if self.revealed is not None else ""
        setup = msgspec.structs.replace(
            self.setup, dealer=dealer, free_chat=self.free_chat, commitment=commitment
        )
        gone = [held.person is not None and held.person.id in self.away for held in self.seats]
        return setup, tuple(
            SeatHeld(occupant=None if is_gone else held.occupant)
            for is_gone, held in zip(gone, self.seats, strict=True)
        )

    def has_done(self, sender: str | None, id: str) -> bool:  # noqa: A002
        """Whether a command of this sender with this id has been accepted."""
        return (sender, id) in self._answered

    def apply(self, command: c.Command, *, now: int, sender: str | None = HOST, id: str = "") -> Answer:  # noqa: A002
        """Do what is commanded at this time (in milliseconds, never going back), or say why not.

        `sender` is the id of a person, or HOST. A command with an `id` that the same sender has used before, and that was
        accepted, is not done again: the answer is the former one.
        """
        done = self._answered.get((sender, id)) if id else None
        if done is not None:
            return Answer(tuple(done))
        first = len(self.log)
        now = max(now, self.now)
        if isinstance(command, c.Continue):
            self._last, self.now = self.now, now
        else:
            self._pass_time(now)
        if sender is not None and sender in self.away:
            self._add(e.Present, person=sender)
            self._pass_time(now)
        before = len(self.log)
        self._head = {"sender": sender, "command": id}
        try:
            if isinstance(command, c.HostCommand) and sender is not None:
                raise bad_command("only-host")
            self._handlers[type(command)](self, command, sender)
            self._bring_back()
            self._pass_time(now)
        except RefusedError as error:
            assert len(self.log) == before, "what is refused changes nothing"
            return Answer(tuple(self.log[first:]), error.refusal, error.input)
        finally:
            self._head = {}
            self.now = now
        return Answer(tuple(self.log[first:]))

    def _add(self, kind: type[e.Entry], **what: Any) -> None:
        self.add(kind(number=len(self.log), at=self.now, **self._head, **what))

    def _add_of_match(self, entry: e.Entry, **what: Any) -> None:
        self.add(msgspec.structs.replace(entry, number=len(self.log), at=self.now, **self._head, **what))

    # ------------------------------------------------------------------ seats
    def _sit(self, command: c.Sit, sender: str | None) -> None:
        seat = self._seat(command.seat)
        if sender is None:
            raise bad_command("only-persons")
        if self.stage == "over":
            raise bad_command("match-over")
        if seat.occupant is not None:
            raise bad_command("seat-taken", seat=command.seat)
        if self.setup.rated and self._seats_of(sender):
            raise bad_command("rated-one-seat")
        person = Person(id=sender, name=command.name.strip()[:LONGEST_NAME])
        self._change(command.seat, person, None, "sat", command.entropy[:LONGEST_ENTROPY])

    def _seat_bot(self, command: c.SeatBot, sender: str | None) -> None:
        seat = self._seat(command.seat)
        if self.stage != "seating":
            raise bad_command("already-begun")
        self._check_owner(sender)
        if seat.occupant is not None:
            raise bad_command("seat-taken", seat=command.seat)
        if self.setup.rated:
            raise bad_command("rated-without-bots")
        self._check_level(command.level)
        self._change(command.seat, Bot(level=command.level), None, "bot")

    def _leave(self, command: c.Leave, sender: str | None) -> None:
        seat = self._seat(command.seat)
        if isinstance(seat.occupant, Bot) and self.stage == "seating":
            self._check_owner(sender)
        else:
            self._check_own(command.seat, sender)
        stand_in = Bot(level=self.setup.stand_in) if self.stage == "playing" else None
        self._change(command.seat, None, stand_in, "left")

    def _change(
        self, number: Seat, occupant: Occupant | None, stand_in: Bot | None, why: e.Because, entropy: str = ""
    ) -> None:
        self._add(
            e.SeatChanged, seat=number, occupant=occupant, stand_in=stand_in, because=why, entropy=entropy
        )
        if self.undo is not None and number == self.undo.seat:
            self._add(e.UndoDropped, because="withdrawn")
        self._undo_if_agreed()

    # ------------------------------------------------------------------ the match
    def _begin(self, command: c.Begin, _sender: str | None) -> None:
        if self.match is not None:
            raise bad_command("already-begun")
        vacant = tuple(number for number, seat in enumerate(self.seats) if seat.occupant is None)
        if vacant:
            raise bad_command("seats-vacant", seats=vacant)
        self._add_of_match(self.begin(command.seed))

    def _play(self, command: c.Play, sender: str | None) -> None:
        match = self._playing()
        seat = self._seat(command.seat)
        if sender is not None:
            self._check_playing(command.seat, sender)
        elif not isinstance(seat.player, Bot):
            raise bad_command("seat-of-person", seat=command.seat)
        if command.question is not None:
            standing = (question.number for question in self.asked if question.seat == command.seat)
            if command.question not in standing:
                raise bad_command("out-of-date")
        self._add_of_match(self.make_move(match, command.seat, command.move))
        if self.undo is not None:
            self._add(e.UndoDropped, because="moved")
        if match.over:
            self._add(e.MatchOver, winners=match.winners, scores=match.scores)

    def _pass(self, command: c.Pass, _sender: str | None) -> None:
        if Question(command.seat, "call", command.question) not in self.asked:
            raise bad_command("out-of-date")
        del self.hearing[0]
        self.skip_silent()

    # ------------------------------------------------------------------ undo
    def _ask_undo(self, command: c.AskUndo, sender: str | None) -> None:
        match = self._playing()
        self._check_playing(command.seat, sender)
        if not self.setup.undo:
            raise bad_command("undo-not-agreed")
        if self.undo is not None:
            raise bad_command("undo-already-asked", seat=self.undo.seat)
        steps = steps_to_take_back(match, command.seat)
        if not steps or self._made[steps[0]] == BEFORE:
            raise bad_command("nothing-to-undo")
        if not is_open(match, command.seat, steps):
            raise bad_command("undo-past-seen-card")
        asker = self.seats[command.seat].person
        waiting = tuple(
            number
            for number, seat in enumerate(self.seats)
            if isinstance(seat.player, Person) and asker is not None and seat.player.id != asker.id
        )
        numbers = tuple(self._made[step] for step in steps)
        self._add(e.UndoAsked, seat=command.seat, takes_back=numbers, waiting=waiting)
        self._undo_if_agreed()

    def _answer_undo(self, command: c.AnswerUndo, sender: str | None) -> None:
        self._check_own(command.seat, sender)
        if self.undo is None or command.seat not in self.undo.waiting:
            raise bad_command("undo-not-asked")
        self._add(e.UndoAnswered, seat=command.seat, agree=command.agree)
        if command.agree:
            self._undo_if_agreed()
        else:
            self._add(e.UndoDropped, because="declined")

    def _withdraw_undo(self, command: c.WithdrawUndo, sender: str | None) -> None:
        self._check_own(command.seat, sender)
        if self.undo is None or self.undo.seat != command.seat:
            raise bad_command("undo-not-asked")
        self._add(e.UndoDropped, because="withdrawn")

    def _undo_if_agreed(self) -> None:
        if self.undo is not None and not self.undo.waiting:
            self._add(e.Undone, takes_back=self.undo.takes_back)

    # ------------------------------------------------------------------ who is there
    def _go_away(self, command: c.Away, _sender: str | None) -> None:
        self._check_person(command.person)
        if command.person in self.away:
            raise bad_command("already-away")
        self._add(e.Absent, person=command.person, until=self.now + max(0, command.grace_ms))

    def _come_back(self, command: c.Back, sender: str | None) -> None:
        if sender is not None and sender != command.person:
            raise bad_command("not-your-seat", seat=None)
        self._check_person(command.person)
        absent = [seat for seat in self._seats_of(command.person) if self.seats[seat].stand_in is not None]
        if command.person in self.away or set(absent) & self._out_of_time - self._returning:
            self._add(e.Present, person=command.person)
        for seat in absent:
            if seat not in self._out_of_time:
                self._change(seat, self.seats[seat].occupant, None, "back")

    def _bring_back(self) -> None:
        """Give their seats back to those who came back after their time was up, once that decision has been made."""
        for seat in sorted(self._returning - self._out_of_time):
            self._change(seat, self.seats[seat].occupant, None, "back")

    def _seats_of(self, person: str) -> list[Seat]:
        return [
            seat
            for seat, held in enumerate(self.seats)
            if held.person is not None and held.person.id == person
        ]

    # ------------------------------------------------------------------ time
    def _pause(self, _command: c.Pause, _sender: str | None) -> None:
        if self.paused_at is not None:
            raise bad_command("already-paused")
        self._add(e.Paused)

    def _continue(self, _command: c.Continue, _sender: str | None) -> None:
        since = self._last if self.paused_at is None else self.paused_at
        self._add(e.Continued, since=since)

    def _tick(self, _command: c.Tick, _sender: str | None) -> None:
        pass

    def _pass_time(self, now: int) -> None:
        """Let happen what happens by itself until this moment."""
        while due := self.due():
            at, number = min(due)
            if at > now:
                break
            self.now = max(self.now, at)
            until = self.clocks.until(number)
            why: e.Because = "time" if until is not None and until <= at else "away"
            self._change(number, self.seats[number].occupant, Bot(level=self.setup.stand_in), why)
        self.now = now

    # ------------------------------------------------------------------ after the match
    def _want_rematch(self, command: c.Rematch, sender: str | None) -> None:
        self._check_own(command.seat, sender)
        if self.stage != "over":
            raise bad_command("match-not-over")
        person = self.seats[command.seat].person
        waiting = tuple(seat for seat in self.rematch_waits_for if self.seats[seat].person != person)
        entropy = command.entropy[:LONGEST_ENTROPY]
        self._add(e.RematchWanted, seat=command.seat, waiting=waiting, entropy=entropy)

    def _reveal(self, command: c.Reveal, _sender: str | None) -> None:
        if self.stage != "over":
            raise bad_command("match-not-over")
        if self.revealed is not None:
            raise bad_command("already-revealed")
        self._add(
            e.Revealed,
            secret=command.secret,
            entropy=tuple(self.entropy),
            next_table=command.next_table,
            next_commitment=command.next_commitment,
            next_secret=command.next_secret,
        )

    # ------------------------------------------------------------------ chat
    def _free_chat(self, command: c.FreeChat, sender: str | None) -> None:
        self._check_owner(sender)
        self._add(e.FreeChatSet, allowed=command.allowed)

    # ------------------------------------------------------------------ checks
    def _begun(self) -> Match:
        if self.match is None:
            raise bad_command("not-begun")
        return self.match

    def _playing(self) -> Match:
        match = self._begun()
        if match.over:
            raise bad_command("match-over")
        if self.paused_at is not None:
            raise bad_command("paused")
        return match

    def _seat(self, number: Seat) -> SeatHeld:
        if not 0 <= number < len(self.seats):
            raise no_such_seat(number, len(self.seats))
        return self.seats[number]

    def _check_own(self, number: Seat, sender: str | None) -> None:
        person = self._seat(number).person
        if person is None or (sender is not None and sender != person.id):
            raise bad_command("not-your-seat", seat=number)

    def _check_playing(self, number: Seat, sender: str | None) -> None:
        self._check_own(number, sender)
        if self.seats[number].stand_in is not None:
            raise bad_command("stand-in-plays", seat=number)

    def _check_person(self, person: str) -> None:
        if not self._seats_of(person):
            raise bad_command("no-such-person")

    def _check_owner(self, sender: str | None) -> None:
        allowed = sender == self.setup.owner if self.setup.owner else bool(sender and self._seats_of(sender))
        if sender is not None and not allowed:
            raise bad_command("not-the-owner")

    @staticmethod
    def _check_level(level: str) -> None:
        from virado.bots.catalogue import bot

        bot(level)

    _handlers: ClassVar[dict[type[c.Command], Callable[[Any, Any, str | None], None]]] = {
        c.Sit: _sit,
        c.SeatBot: _seat_bot,
        c.Leave: _leave,
        c.Begin: _begin,
        c.Play: _play,
        c.Pass: _pass,
        c.AskUndo: _ask_undo,
        c.AnswerUndo: _answer_undo,
        c.WithdrawUndo: _withdraw_undo,
        c.Away: _go_away,
        c.Back: _come_back,
        c.Pause: _pause,
        c.Continue: _continue,
        c.Tick: _tick,
        c.Rematch: _want_rematch,
        c.Reveal: _reveal,
        c.FreeChat: _free_chat,
    }


def bad_command(code: str, **facts: Any) -> IllegalError:
    """Why a command is refused."""
    return IllegalError(Refusal(code, None, facts))
