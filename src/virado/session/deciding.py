"""What a command brings about: the rules of a sitting.

A decision reads the state and gives entries, one after the other. Each takes effect before the next one is decided, so that what
follows from it is seen; nothing here changes anything. A command that is refused has given no entry before.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias, TypeVar, assert_never

from virado.cards import Seat
from virado.games.messages import tag_of
from virado.match import Judged, Match, no_such_seat
from virado.refusal import IllegalError, Refusal
from virado.session import commands as c
from virado.session import entries as e
from virado.session.entropy import commitment_to, read_commitment, read_entropy
from virado.session.setup import Occupant, Person, SeatedBot, SeatHeld
from virado.session.standing import agreed_on
from virado.session.state import BEFORE, Question, SessionState
from virado.session.undo import first_without_chance, is_open, steps_to_take_back

SCORED = "deal-scored"
"""What is announced in every family when a deal is scored."""
LONGEST_NAME = 60


class JudgedMove(NamedTuple):
    """A move that is to be made: its entry, and the move as the match has judged it."""

    entry: e.Moved
    judged: Judged


class Heard(NamedTuple):
    """The bot that is heard now has nothing to say. Not in the log."""


Change: TypeAlias = e.Entry | JudgedMove | Heard
Consequences: TypeAlias = Iterable[Change]
"""What changes, in order; each must have taken effect before the next is asked for."""
K = TypeVar("K", bound=e.Entry)


class Decision:
    """What one command brings about.

    `sender` is the id of a person, None for the host; `name` what the host knows the person by, if it says so. `now` is the
    moment of the command, not before that of the one before.
    """

    def __init__(
        self, state: SessionState, *, now: int, sender: str | None, name: str | None, command: str
    ) -> None:
        self._state = state
        self._now = now
        self._before = self._at = state.now
        """The moment of the command before; that of the next entry."""
        self._sender = sender
        self._name = name
        self._command = command
        self._head: tuple[str | None, str] = (None, "")
        """Sender and id of the command, for the entries that it brings about itself."""

    def arrival(self, command: c.AnyCommand) -> Consequences:
        """What happens before a command is judged: time passes until it comes, and its sender is there."""
        if isinstance(command, c.Continue) or self._sender in self._state.away:
            return self._arrival(command)
        return self._pass_time()

    def _arrival(self, command: c.AnyCommand) -> Consequences:
        if isinstance(command, c.Continue) and self._counts_for_nobody(command):
            self._at = self._now
        else:
            yield from self._pass_time()
        if self._sender is not None and self._sender in self._state.away:
            yield self._entry(e.Present, person=self._sender)
            yield from self._pass_time()

    def outcome(self, command: c.AnyCommand) -> Consequences:
        """What a command brings about; RefusedError, before anything has changed."""
        self._head = (self._sender, self._command)
        if isinstance(command, c.HostCommand) and self._sender is not None:
            raise bad_command("only-host")
        return self._done(command)

    def aftermath(self) -> Consequences:
        """What follows from the outcome, once that has taken effect."""
        state = self._state
        if state.returning or state.score is not None or state.absence_answers:
            return self._aftermath()
        return self._pass_time()

    def _aftermath(self) -> Consequences:
        yield from self._bring_back()
        yield from self._settle()
        yield from self._pass_time()

    def _settle(self) -> Consequences:
        """What follows once nobody is waited for any more, or all who are there want the same."""
        score = self._state.score
        if score is not None and score.holds and not score.unseen:
            yield self._entry(e.NextDealBegun, because="ready")
        yield from self._settle_absence()

    def _entry(self, kind: type[K], **what: Any) -> K:
        sender, command = self._head
        return kind(number=self._state.length, at=self._at, sender=sender, command=command, **what)

    def _done(self, command: c.AnyCommand) -> Consequences:  # noqa: PLR0912  # one for each command
        match command:
            case c.Play():
                return self._play(command)
            case c.PassCall():
                return self._pass(command)
            case c.Tick():
                return ()
            case c.Sit():
                return self._sit(command)
            case c.Commit():
                return self._commit(command)
            case c.AskEntropy():
                return self._ask_entropy(command)
            case c.ShowEntropy():
                return self._show_entropy(command)
            case c.SeatBot():
                return self._seat_bot(command)
            case c.Leave():
                return self._leave(command)
            case c.Begin():
                return self._begin(command)
            case c.NextDeal():
                return self._want_next_deal(command)
            case c.AskUndo():
                return self._ask_undo(command)
            case c.AnswerUndo():
                return self._answer_undo(command)
            case c.WithdrawUndo():
                return self._withdraw_undo(command)
            case c.Away():
                return self._go_away(command)
            case c.AnswerAbsence():
                return self._answer_absence(command)
            case c.NoteHint():
                return self._note_hint(command)
            case c.Back():
                return self._come_back(command)
            case c.Pause():
                return self._pause(command)
            case c.Continue():
                return self._continue(command)
            case c.Rematch():
                return self._want_rematch(command)
            case c.Reveal():
                return self._reveal(command)
            case c.FreeChat():
                return self._free_chat(command)
            case _:
                assert_never(command)

    # ------------------------------------------------------------------ seats
    def _sit(self, command: c.Sit) -> Consequences:
        commitment = read_commitment(command.commitment)
        seat = self._seat(command.seat)
        if self._sender is None:
            raise bad_command("only-persons")
        if self._state.stage == "over":
            raise bad_command("match-over")
        if seat.occupant is not None:
            raise bad_command("seat-taken", seat=command.seat)
        if self._state.setup.rated and self._seats_of(self._sender):
            raise bad_command("rated-one-seat")
        name = command.name if self._name is None else self._name
        person = Person(id=self._sender, name=name.strip()[:LONGEST_NAME])
        yield from self._change(command.seat, person, None, "sat", self._counted(commitment, person.id))

    def _counted(self, commitment: str, person: str) -> str:
        """What a person may add to the shuffle: nothing after having withheld something, or where packs come about otherwise."""
        counts = self._state.match is None and self._state.setup.fairness != 1
        return commitment if counts and person not in self._state.withheld else ""

    def _seat_bot(self, command: c.SeatBot) -> Consequences:
        seat = self._seat(command.seat)
        if self._state.stage != "seating":
            raise bad_command("already-begun")
        self._check_owner(self._sender)
        if seat.occupant is not None:
            raise bad_command("seat-taken", seat=command.seat)
        if self._state.setup.rated:
            raise bad_command("rated-without-bots")
        check_level(command.level)
        yield from self._change(command.seat, SeatedBot(level=command.level), None, "bot")

    def _leave(self, command: c.Leave) -> Consequences:
        seat = self._seat(command.seat)
        if isinstance(seat.occupant, SeatedBot) and self._state.stage == "seating":
            self._check_owner(self._sender)
            self._check_not_showing()
        else:
            self._check_own(command.seat, self._sender)
            if self._state.showing is not None:
                yield self._entry(e.EntropyWithheld, seats=(command.seat,))
        stand_in = SeatedBot(level=self._state.setup.stand_in) if self._state.stage == "playing" else None
        yield from self._change(command.seat, None, stand_in, "left")

    def _change(
        self,
        number: Seat,
        occupant: Occupant | None,
        stand_in: SeatedBot | None,
        why: e.Because,
        commitment: str = "",
    ) -> Consequences:
        yield self._entry(
            e.SeatChanged,
            seat=number,
            occupant=occupant,
            stand_in=stand_in,
            because=why,
            commitment=commitment,
        )
        if self._state.undo is not None and number == self._state.undo.seat:
            yield self._entry(e.UndoDropped, because="withdrawn")
        yield from self._undo_if_agreed()

    # ------------------------------------------------------------------ what seats add to the shuffle
    def _commit(self, command: c.Commit) -> Consequences:
        commitment = read_commitment(command.commitment)
        self._check_own(command.seat, self._sender)
        if self._state.match is not None:
            raise bad_command("already-begun")
        self._check_not_showing()
        person = self._state.seats[command.seat].person
        counted = self._counted(commitment, person.id if person is not None else "")
        yield self._entry(e.Committed, seat=command.seat, commitment=counted)

    def _ask_entropy(self, command: c.AskEntropy) -> Consequences:
        self._check_may_begin(command.by)
        if self._state.showing is None:
            commitments = tuple(
                command.bots.get(seat, "") if isinstance(held.occupant, SeatedBot) else commitment
                for seat, (held, commitment) in enumerate(
                    zip(self._state.seats, self._state.commitments, strict=True)
                )
            )
            yield self._entry(e.EntropyAsked, commitments=commitments, until=self._at + command.limit_ms)

    def _show_entropy(self, command: c.ShowEntropy) -> Consequences:
        entropy = read_entropy(command.entropy)
        seat = self._seat(command.seat)
        if self._sender is not None or not isinstance(seat.occupant, SeatedBot):
            self._check_own(command.seat, self._sender)
        showing = self._state.showing
        if showing is None or command.seat not in showing.waiting:
            raise bad_command("entropy-not-asked")
        if commitment_to(entropy) != self._state.commitments[command.seat]:
            raise bad_command("other-entropy")
        yield self._entry(e.EntropyShown, seat=command.seat, entropy=entropy)

    def _withhold(self) -> Consequences:
        """Who has not shown what was committed to in time loses the seat; nothing that was shown counts."""
        showing = self._state.showing
        if showing is not None:
            seats = tuple(sorted(showing.waiting))
            yield self._entry(e.EntropyWithheld, seats=seats)
            for seat in seats:
                yield from self._change(seat, None, None, "withheld")

    def _check_not_showing(self) -> None:
        if self._state.showing is not None:
            raise bad_command("entropy-asked")

    # ------------------------------------------------------------------ the match
    def _begin(self, command: c.Begin) -> Consequences:
        self._check_may_begin(command.by)
        shown = zip(self._state.commitments, self._state.entropy, strict=True)
        if any(commitment and not entropy for commitment, entropy in shown):
            raise bad_command("entropy-not-shown")
        yield self._entry(e.Begun, seed=command.seed)

    def _check_may_begin(self, by: str) -> None:
        if by:
            self._check_owner(by)
        if self._state.match is not None:
            raise bad_command("already-begun")
        vacant = tuple(number for number, seat in enumerate(self._state.seats) if seat.occupant is None)
        if vacant:
            raise bad_command("seats-vacant", seats=vacant)

    def _play(self, command: c.Play) -> Consequences:
        match = self._playing()
        seat = self._seat(command.seat)
        if self._sender is not None:
            self._check_playing(command.seat, self._sender)
        elif not isinstance(seat.player, SeatedBot):
            raise bad_command("seat-of-person", seat=command.seat)
        if command.question is not None:
            standing = (question.number for question in self._state.asked if question.seat == command.seat)
            if command.question not in standing:
                raise bad_command("out-of-date")
        if self._state.is_held:
            raise bad_command("score-stands")
        judged = match.judge(command.seat, command.move)
        text = str(judged.move)
        deal, told = match.deal, match.event_count
        yield JudgedMove(self._entry(e.Moved, seat=command.seat, text=text), judged)
        if self._state.undo is not None:
            yield self._entry(e.UndoDropped, because="moved")
        if match.over:
            yield self._entry(e.MatchEnded, winners=match.winners, scores=match.scores)
        elif self._state.setup.between_deals is not None and any(
            tag_of(event) == SCORED for event in match.events(told)
        ):
            yield from self._end_deal(deal)

    def _end_deal(self, deal: int) -> Consequences:
        """Let the score of a deal stand, if that is agreed and somebody looks at it."""
        between = self._state.setup.between_deals
        waiting = tuple(
            number for number, seat in enumerate(self._state.seats) if isinstance(seat.player, Person)
        )
        if between is None or not waiting:
            return
        is_alone = len(self._state.people) < 2
        until = None if between.limit_ms is None or is_alone else self._at + between.limit_ms
        yield self._entry(e.DealOver, deal=deal, waiting=waiting, until=until)

    def _want_next_deal(self, command: c.NextDeal) -> Consequences:
        self._check_playing(command.seat, self._sender)
        score = self._state.score
        if score is None or command.seat not in score.unseen:
            raise bad_command("no-score-stands")
        yield self._entry(e.Ready, seat=command.seat)

    def _pass(self, command: c.PassCall) -> Consequences:
        if Question(command.seat, "call", command.question) not in self._state.asked:
            raise bad_command("out-of-date")
        yield Heard()

    # ------------------------------------------------------------------ undo
    def _ask_undo(self, command: c.AskUndo) -> Consequences:
        self._playing()
        self._check_playing(command.seat, self._sender)
        if not self._state.setup.undo or (command.of_bot and self._state.setup.rated):
            raise bad_command("undo-not-agreed")
        if self._state.undo is not None:
            raise bad_command("undo-already-asked", seat=self._state.undo.seat)
        steps = self._steps_of_bot(command.seat) if command.of_bot else self._last_steps(command.seat)
        asker = self._state.seats[command.seat].person
        waiting = tuple(
            number
            for number, seat in enumerate(self._state.seats)
            if isinstance(seat.player, Person) and asker is not None and seat.player.id != asker.id
        )
        numbers = tuple(self._state.made[step] for step in steps)
        yield self._entry(e.UndoAsked, seat=command.seat, takes_back=numbers, waiting=waiting)
        yield from self._undo_if_agreed()

    def _last_steps(self, seat: Seat) -> tuple[int, ...]:
        match = self._playing()
        steps = steps_to_take_back(match, seat)
        if not steps or self._state.made[steps[0]] == BEFORE:
            raise bad_command("nothing-to-undo")
        if not is_open(match, seat, steps):
            raise bad_command("undo-past-seen-card")
        return steps

    def _steps_of_bot(self, seat: Seat) -> tuple[int, ...]:
        """What a bot has done for a seat while its person was last away, and all that came after it."""
        made = self._state.made
        numbers = set(self._state.stood_in.get(seat, ()))
        first = first_without_chance(self._playing())
        mine = [step for step, number in enumerate(made) if number in numbers and step >= first]
        if not mine:
            raise bad_command("nothing-to-undo")
        return tuple(range(mine[0], len(made)))

    def _answer_undo(self, command: c.AnswerUndo) -> Consequences:
        self._check_own(command.seat, self._sender)
        if self._state.undo is None or command.seat not in self._state.undo.waiting:
            raise bad_command("undo-not-asked")
        yield self._entry(e.UndoAnswered, seat=command.seat, agree=command.agree)
        if command.agree:
            yield from self._undo_if_agreed()
        else:
            yield self._entry(e.UndoDropped, because="declined")

    def _withdraw_undo(self, command: c.WithdrawUndo) -> Consequences:
        self._check_own(command.seat, self._sender)
        if self._state.undo is None or self._state.undo.seat != command.seat:
            raise bad_command("undo-not-asked")
        yield self._entry(e.UndoDropped, because="withdrawn")

    def _undo_if_agreed(self) -> Consequences:
        if self._state.undo is not None and not self._state.undo.waiting:
            yield self._entry(e.Undone, takes_back=self._state.undo.takes_back)

    # ------------------------------------------------------------------ who is there
    def _go_away(self, command: c.Away) -> Consequences:
        self._check_person(command.person)
        if command.person in self._state.away:
            raise bad_command("already-away")
        yield self._entry(e.Absent, person=command.person, until=self._at + max(0, command.grace_ms))

    def _answer_absence(self, command: c.AnswerAbsence) -> Consequences:
        self._playing()
        self._check_playing(command.seat, self._sender)
        self._check_person(command.absent)
        since = self._state.away.get(command.absent)
        is_asked = self._state.absence_rule == "ask" and since is not None and since <= self._at
        if not is_asked or self._state.holds_stand_in(command.absent):
            raise bad_command("absence-not-asked")
        yield self._entry(e.AbsenceAnswered, seat=command.seat, absent=command.absent, choice=command.choice)

    def _settle_absence(self) -> Consequences:
        """Do what all who are there want while somebody cannot be reached."""
        there = {person for person in self._state.people if person not in self._state.away}
        for absent, answers in list(self._state.absence_answers.items()):
            match agreed_on(answers, there):
                case "bot" if not self._state.holds_stand_in(absent):
                    for seat in self._seats_of(absent):
                        held = self._state.seats[seat]
                        bot = SeatedBot(level=self._state.setup.stand_in)
                        yield from self._change(seat, held.occupant, bot, "agreed")
                    yield from self._settle()
                case "end" if self._state.stage == "playing":
                    scores = self._begun().scores
                    yield self._entry(e.MatchAbandoned, scores=scores)
                case _:
                    pass

    def _note_hint(self, command: c.NoteHint) -> Consequences:
        self._seat(command.seat)
        if self._state.stage == "playing" and command.seat not in self._state.hinted:
            yield self._entry(e.HintUsed, seat=command.seat)

    def _come_back(self, command: c.Back) -> Consequences:
        if self._sender not in (None, command.person):
            raise bad_command("not-your-seat", seat=None)
        self._check_person(command.person)
        absent = [
            seat for seat in self._seats_of(command.person) if self._state.seats[seat].stand_in is not None
        ]
        if (
            command.person in self._state.away
            or set(absent) & self._state.out_of_time - self._state.returning
        ):
            yield self._entry(e.Present, person=command.person)
        for seat in absent:
            if seat not in self._state.out_of_time:
                yield from self._change(seat, self._state.seats[seat].occupant, None, "back")

    def _bring_back(self) -> Consequences:
        """Give their seats back to those who came back after their time was up, once that decision has been made."""
        for seat in sorted(self._state.returning - self._state.out_of_time):
            yield from self._change(seat, self._state.seats[seat].occupant, None, "back")

    def _seats_of(self, person: str) -> list[Seat]:
        return [
            seat
            for seat, held in enumerate(self._state.seats)
            if held.person is not None and held.person.id == person
        ]

    # ------------------------------------------------------------------ time
    def _pause(self, command: c.Pause) -> Consequences:
        if command.by:
            if self._state.setup.owner:
                self._check_owner(command.by)
            if self._state.setup.rated:
                raise bad_command("rated-without-pause")
            self._check_plays(command.by)
        if self._state.paused_at is not None:
            raise bad_command("already-paused")
        yield self._entry(e.Paused)

    def _continue(self, command: c.Continue) -> Consequences:
        if command.by:
            self._check_plays(command.by)
        if not self._counts_for_nobody(command):
            return
        since = self._before if self._state.paused_at is None else self._state.paused_at
        if command.last_ms is not None:
            since = max(since, self._at - command.last_ms)
        yield self._entry(e.Continued, since=since)

    def _counts_for_nobody(self, command: c.Continue) -> bool:
        """Whether there is time that a command takes off: a person only ends a pause."""
        return not command.by or self._state.paused_at is not None

    def _pass_time(self) -> Consequences:
        """What happens by itself until the moment of the command."""
        deadline = self._state.deadline
        if deadline is not None and deadline <= self._now:
            return self._passed_time()
        self._at = self._now
        return ()

    def _passed_time(self) -> Consequences:
        while due := self._state.due:
            at, what, number = min(due)
            if at > self._now:
                break
            self._at = max(self._at, at)
            if what == "withheld":
                yield from self._withhold()
                continue
            if what == "next-deal":
                yield self._entry(e.NextDealBegun, because="time")
                continue
            until = self._state.clocks.until(number)
            why: e.Because = "time" if until is not None and until <= at else "away"
            stand_in = SeatedBot(level=self._state.setup.stand_in)
            yield from self._change(number, self._state.seats[number].occupant, stand_in, why)
            yield from self._settle()
        self._at = self._now

    # ------------------------------------------------------------------ after the match
    def _want_rematch(self, command: c.Rematch) -> Consequences:
        commitment = read_commitment(command.commitment)
        self._check_own(command.seat, self._sender)
        if self._state.stage != "over":
            raise bad_command("match-not-over")
        person = self._state.seats[command.seat].person
        waiting = tuple(
            seat for seat in self._state.rematch_waits_for if self._state.seats[seat].person != person
        )
        yield self._entry(e.RematchWanted, seat=command.seat, waiting=waiting, commitment=commitment)

    def _reveal(self, command: c.Reveal) -> Consequences:
        if self._state.stage != "over":
            raise bad_command("match-not-over")
        if self._state.revealed is not None:
            raise bad_command("already-revealed")
        yield self._entry(
            e.Revealed,
            secret=command.secret,
            entropy=tuple(self._state.entropy),
            next_table=command.next_table,
            next_commitment=command.next_commitment,
            next_secret=command.next_secret,
            fingerprint=command.fingerprint,
        )

    # ------------------------------------------------------------------ chat
    def _free_chat(self, command: c.FreeChat) -> Consequences:
        self._check_owner(self._sender)
        yield self._entry(e.FreeChatSet, allowed=command.allowed)

    # ------------------------------------------------------------------ checks
    def _begun(self) -> Match:
        if self._state.match is None:
            raise bad_command("not-begun")
        return self._state.match

    def _playing(self) -> Match:
        match = self._begun()
        if self._state.stage == "over":
            raise bad_command("match-over")
        if self._state.paused_at is not None:
            raise bad_command("paused")
        return match

    def _seat(self, number: Seat) -> SeatHeld:
        if not 0 <= number < len(self._state.seats):
            raise no_such_seat(number, len(self._state.seats))
        return self._state.seats[number]

    def _check_own(self, number: Seat, sender: str | None) -> None:
        person = self._seat(number).person
        if person is None or (sender is not None and sender != person.id):
            raise bad_command("not-your-seat", seat=number)

    def _check_playing(self, number: Seat, sender: str | None) -> None:
        self._check_own(number, sender)
        if self._state.seats[number].stand_in is not None:
            raise bad_command("stand-in-plays", seat=number)

    def _check_person(self, person: str) -> None:
        if not self._seats_of(person):
            raise bad_command("no-such-person")

    def _check_plays(self, person: str) -> None:
        """A match is being played, and the person has a seat."""
        if not self._seats_of(person):
            raise bad_command("not-your-seat", seat=None)
        self._begun()
        if self._state.stage == "over":
            raise bad_command("match-over")

    def _check_owner(self, sender: str | None) -> None:
        owner = self._state.setup.owner
        if sender is not None and not (sender == owner if owner else self._seats_of(sender)):
            raise bad_command("not-the-owner")


def check_level(level: str) -> None:
    """OptionsError if there is no such level of bots."""
    from virado.bots.catalogue import bot

    bot(level)


def bad_command(code: str, **facts: Any) -> IllegalError:
    """Why a command is refused."""
    return IllegalError(Refusal(code, None, facts))
