"""What a session knows, and how each entry of its log changes that (`SessionState.evolve`).

Besides the log only two things change it: time passes, and a bot has been heard that has nothing to say (`pass_up`). Neither is
stored; who makes the session again may ask bots once more.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from virado.cards import Seat
from virado.games.catalogue import stored_variant
from virado.games.messages import Call, Move
from virado.kernel.order import heard
from virado.match import Judged, Match, opening_state
from virado.record import digest
from virado.refusal import OptionsError
from virado.session import entries as e
from virado.session.clock import Clocks
from virado.session.setup import AbsenceChoice, Person, SeatedBot, SeatHeld, Setup
from virado.session.standing import AbsenceRule, DealScore, EntropyRequest, UndoRequest, absence_rule

LONGEST_TIME_MS = 10**12
BEFORE = -1
"""In place of the entry of a move that was made before the session began."""


class Question(NamedTuple):
    """What a seat is asked now."""

    seat: Seat
    what: Literal["move", "call"]
    """`move`: it has a decision. `call`: a bot may say something out of turn, or `PassCall`."""
    number: int
    """Number of the entry that raised the question; the same question keeps it."""


class Due(NamedTuple):
    """What happens by itself at a moment, in the order in which it does."""

    at: int
    what: Literal["withheld", "next-deal", "stand-in"]
    """`withheld`: who has not shown the entropy loses the seat; `next-deal`: the match goes on after a deal; `stand-in`: a bot
    sits in for a person."""
    seat: Seat = -1
    """In which seat."""


class SessionState:
    """The state of a session: what follows from its log.

    `match` is the one to be played, if it exists already; otherwise it is made of the seed.
    """

    def __init__(  # noqa: PLR0915  # one for each part of the state
        self, setup: Setup, *, now: int, revision: int, match: Match | None = None
    ) -> None:
        """OptionsError if the setup is invalid."""
        self.setup = setup
        self.variant = stored_variant(setup.variant, revision=revision)
        opening_state(self.variant, dealer=setup.dealer, scores=setup.scores)
        _check_times(setup)
        players = self.variant.players
        self._given = match
        self.now = now
        self.length = 0
        """How many entries the log has."""
        self.match: Match | None = None
        self.seats = (SeatHeld(),) * players
        self._deciding: tuple[tuple[Seat, str], ...] = ()
        """Seats whose persons decide themselves, each with the id of its person."""
        self.due: Sequence[Due] = ()
        """What happens by itself unless something else happens before."""
        self._orders = tuple(
            tuple(heard(seat, place, players) for place in range(players)) for seat in range(players)
        )
        """By seat that has moved, all seats in the order in which they are heard."""
        self.clocks = Clocks(setup.clock, players)
        self.entropy = [""] * players
        """By seat, what has been added to the shuffle and is shown."""
        self.commitments = [""] * players
        """By seat, the commitment to what it adds."""
        self.showing: EntropyRequest | None = None
        """Whether those who have committed are to show what they add."""
        self.withheld: frozenset[str] = frozenset()
        """Persons who have not shown what they had committed to; they add nothing more."""
        self.paused_at: int | None = None
        self.undo: UndoRequest | None = None
        self.away: dict[str, int] = {}
        """By person who cannot be reached: when a bot may sit in, or those who are there are asked."""
        self.absence_answers: dict[str, dict[str, AbsenceChoice]] = {}
        """By person who cannot be reached, and by person who is there: what the latter wants."""
        self.score: DealScore | None = None
        """The score of the last deal, as long as it holds the match or somebody looks at it."""
        self.is_abandoned = False
        """Whether the match has been ended before it was over."""
        self.hinted: frozenset[Seat] = frozenset()
        """Seats that have been helped during the match."""
        self.stood_in: dict[Seat, list[int]] = {}
        """By seat, the entries of the moves that a bot made for its person who was last away."""
        self.hearing: list[Seat] = []
        """Seats that may still have something to say since the last decision, in their order."""
        self.rematch_wanted: frozenset[Seat] = frozenset()
        self.rematch_commitments = [""] * players
        """By seat, the commitment to what its person adds to the shuffles of the next match."""
        self.revealed: e.Revealed | None = None
        """What was published after the match."""
        self.free_chat = setup.free_chat
        """Whether texts of one's own are allowed."""
        self._questions: dict[Seat, int] = {}
        """By seat that has a decision: the number of the entry since which it has."""
        self._hearing_since = 0
        self.out_of_time: set[Seat] = set()
        """Seats that have run out of time for the decision that they still have."""
        self.returning: set[Seat] = set()
        """Those of them whose persons are back."""
        self.made: list[int] = []
        """By step of the match: the number of its entry."""

    # ------------------------------------------------------------------ what follows from it
    @property
    def stage(self) -> Literal["seating", "playing", "over"]:
        """Whether seats are being taken, the match is being played, or is over."""
        if self.match is None:
            return "seating"
        return "over" if self.match.over or self.is_abandoned else "playing"

    @property
    def is_held(self) -> bool:
        """Whether the match waits because the score of a deal stands."""
        return self.score is not None and self.score.holds

    @property
    def absence_rule(self) -> AbsenceRule:
        """What becomes of the seat of a person who cannot be reached."""
        return absence_rule(self.setup)

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of those who have seats, in the order of their first."""
        return tuple(dict.fromkeys(held.person.id for held in self.seats if held.person is not None))

    def holds_stand_in(self, person: str) -> bool:
        """Whether a bot sits in for a person already."""
        return any(
            held.person is not None and held.person.id == person and held.stand_in is not None
            for held in self.seats
        )

    @property
    def may_hint(self) -> bool:
        """Whether seats may be helped during the match."""
        return not self.setup.rated and (self.setup.hints or len(self.people) < 2)

    @property
    def asked(self) -> tuple[Question, ...]:
        """Whom to ask what now: persons who have a decision, and bots, one call before all their decisions.

        Bots are left alone while an undo is asked for, and while nobody is there who waits for them.
        """
        if self.stage != "playing" or self.paused_at is not None or self.is_held:
            return ()
        bots = self.undo is None and not self._is_deserted
        found: list[Question] = []
        if bots and self.hearing:
            found.append(Question(self.hearing[0], "call", self._hearing_since))
            bots = False
        for seat, number in self._questions.items():
            if bots or isinstance(self.seats[seat].player, Person):
                found.append(Question(seat, "move", number))
        return tuple(found)

    @property
    def rematch_waits_for(self) -> tuple[Seat, ...]:
        """Seats of persons who are there and have not said that they want to play again."""
        return tuple(
            seat
            for seat, held in enumerate(self.seats)
            if held.person is not None and held.person.id not in self.away and seat not in self.rematch_wanted
        )

    @property
    def is_rematch_agreed(self) -> bool:
        """Whether somebody wants to play again, and nobody who is there has not said so."""
        return bool(self.rematch_wanted) and not self.rematch_waits_for

    @property
    def deadline(self) -> int | None:
        """When something happens by itself; None if nothing does."""
        return min(self.due).at if self.due else None

    def _what_is_due(self) -> list[Due]:
        if self.showing is not None:
            return [Due(self.showing.until, "withheld")]
        if self.setup.clock is None and not self.away and self.score is None:
            return []
        if self.stage != "playing" or self.paused_at is not None:
            return []
        found: list[Due] = []
        if self.score is not None and self.score.holds and self.score.until is not None:
            found.append(Due(self.score.until, "next-deal"))
        may_stand_in = bool(self.away) and self.absence_rule == "bot"
        for number, person in self._deciding:
            until = self.clocks.until(number)
            if until is not None:
                found.append(Due(until, "stand-in", number))
            if may_stand_in and person in self.away and self._is_awaited(person):
                found.append(Due(self.away[person], "stand-in", number))
        return found

    def _is_awaited(self, person: str) -> bool:
        """Whether another person is there."""
        others = (seat.person for seat in self.seats)
        return any(other is not None and other.id != person and other.id not in self.away for other in others)

    @property
    def _is_deserted(self) -> bool:
        """Whether persons belong to this match, and none of them is there."""
        theirs = [seat.person for seat in self.seats if not isinstance(seat.occupant, SeatedBot)]
        return bool(theirs) and not any(
            person is not None and person.id not in self.away for person in theirs
        )

    # ------------------------------------------------------------------ how it changes
    def evolve(self, entry: e.Entry, judged: Judged | None = None) -> e.Entry:
        """Let the next entry of the log take effect; the entry with what follows from it: move, events, digest, clocks.

        `judged` is the move of `moved`, if the match has judged it. RefusedError if the match or the move cannot be made;
        nothing has changed then.
        """
        follows: dict[str, Any] = {}
        if isinstance(entry, e.Moved):
            follows = self._make_move(entry, judged)
        elif isinstance(entry, e.Begun):
            follows = self._make_match(entry)
        self.now = max(self.now, entry.at)
        self.length = entry.number + 1
        if isinstance(entry, e.Moved):
            self._moved(entry, follows["move"])
        else:
            self._take_effect(entry)
        self._update_questions(entry.number)
        self.due = self._what_is_due()
        if self.setup.clock is not None and self.stage == "playing":
            follows["clocks"] = self._seat_clocks()
        return msgspec.structs.replace(entry, **follows) if follows else entry

    def _make_match(self, entry: e.Begun) -> dict[str, Any]:
        """Make the match; the fields of the entry that follow from it."""
        self.match = self._given if self._given is not None else self.new_match(entry.seed or 0)
        self.made = [BEFORE] * len(self.match.steps)
        events = tuple(self.match.opening)
        return {"digest": entry.digest or digest(events), "events": events}

    def new_match(self, seed: int) -> Match:
        """The match of a seed, as it is agreed."""
        return Match(self.variant, seed=seed, dealer=self.setup.dealer, scores=self.setup.scores)

    def _make_move(self, entry: e.Moved, judged: Judged | None) -> dict[str, Any]:
        """Make the move in the match; the fields of the entry that follow from it."""
        match = self.match
        assert match is not None
        text = entry.text
        if judged is None:
            judged = match.judge(entry.seat, text)
            text = str(judged.move)
        events = tuple(match.make(judged))
        return {
            "text": text,
            "move": judged.move,
            "digest": entry.digest or digest(events),
            "events": events,
        }

    def _take_effect(self, entry: e.Entry) -> None:  # noqa: PLR0912  # one for each kind but a move
        match entry:
            case e.SeatChanged():
                self._seat_changed(entry)
            case e.Committed():
                self.commitments[entry.seat] = entry.commitment
            case e.EntropyAsked():
                self._entropy_asked(entry)
            case e.EntropyShown():
                self._entropy_shown(entry)
            case e.EntropyWithheld():
                self._entropy_withheld(entry)
            case e.Begun():
                self.showing = None
            case e.DealOver():
                self.score = DealScore(entry.deal, True, frozenset(entry.waiting), entry.until)
            case e.Ready():
                self._ready(self._seats_with(entry.seat))
            case e.NextDealBegun():
                self._next_deal_begun()
            case e.AbsenceAnswered():
                self._absence_answered(entry)
            case e.HintUsed():
                self.hinted |= {entry.seat}
            case e.MatchAbandoned():
                self.is_abandoned = True
            case e.UndoAsked():
                self.undo = UndoRequest(entry.seat, entry.takes_back, frozenset(entry.waiting))
            case e.UndoAnswered():
                self._undo_answered(entry)
            case e.UndoDropped():
                self.undo = None
            case e.Undone():
                self._undone(entry)
            case e.Absent():
                self.away[entry.person] = entry.until
            case e.Present():
                self._present(entry)
            case e.Paused():
                self.paused_at = entry.at
            case e.Continued():
                self._continued(entry)
            case e.Revealed():
                self.revealed = entry
            case e.FreeChatSet():
                self.free_chat = entry.allowed
            case e.RematchWanted():
                self._rematch_wanted(entry)
            case _:  # `opened` and `match-over` have no effect besides
                pass

    def pass_up(self) -> None:
        """The bot that is heard now has nothing to say."""
        del self.hearing[0]
        self._skip_silent()

    def without_name(self, person: str) -> None:
        """The name of a person is taken out of the seats."""
        self.seats = tuple(held.without_name(person) for held in self.seats)

    def _seat_clocks(self) -> tuple[e.SeatClock, ...]:
        clocks = self.clocks
        return tuple(
            [
                e.SeatClock(seat=seat, bank_ms=bank, until=clocks.until(seat))
                for seat, bank in enumerate(clocks.bank)
            ]
        )

    def _update_questions(self, number: int) -> None:
        """Bring questions and clocks up to date with the match and the seats after an entry."""
        acting = self.match.to_act if self.match is not None and not self.is_abandoned else ()
        if acting != tuple(self._questions):
            for seat in [seat for seat in self._questions if seat not in acting]:
                self._end_question(seat)
            self._questions = {seat: self._questions.get(seat, number) for seat in acting}
        if self.setup.clock is not None:
            self._run_clocks()
        self._skip_silent()

    def _run_clocks(self) -> None:
        """The clocks of persons who have a decision run, unless the match stands still; all others stand still."""
        running = () if self.paused_at is not None or self.is_held else self._questions
        for seat, held in enumerate(self.seats):
            if seat in running and isinstance(held.player, Person):
                self.clocks.start(seat, self.now)
            else:
                self.clocks.stop(seat, self.now)

    def _end_question(self, seat: Seat) -> None:
        """The seat's decision is over."""
        del self._questions[seat]
        if self.setup.clock is not None:
            self.clocks.decide(seat, self.now)
        self.out_of_time.discard(seat)

    def _skip_silent(self) -> None:
        """Go past the seats that are heard now, but are not bots or have nothing that could be said."""
        match = self.match
        while self.hearing and match is not None:
            seat = self.hearing[0]
            if not match.over and isinstance(self.seats[seat].player, SeatedBot) and match.may_call(seat):
                break
            del self.hearing[0]

    # ------------------------------------------------------------------ effects of entries
    def _seat_changed(self, entry: e.SeatChanged) -> None:
        seat = entry.seat
        before = self.seats[seat].person
        if self.match is None:
            self.entropy[seat], self.commitments[seat] = entry.entropy, entry.commitment
        held = SeatHeld(occupant=entry.occupant, stand_in=entry.stand_in)
        if entry.stand_in is not None or entry.because == "sat":
            self.stood_in.pop(seat, None)
        self.seats = (*self.seats[:seat], held, *self.seats[seat + 1 :])
        self._deciding = tuple(
            (number, each.person.id)
            for number, each in enumerate(self.seats)
            if each.person is not None and each.stand_in is None
        )
        self.returning.discard(seat)
        if entry.because == "time":
            self.out_of_time.add(seat)
        elif entry.stand_in is None:
            self.out_of_time.discard(seat)
        if entry.because == "sat":
            self.clocks.forget(seat)
        if before is not None and all(
            held.person is None or held.person.id != before.id for held in self.seats
        ):
            self.away.pop(before.id, None)
            self._forget_absence(before.id)
        if self.score is not None and (entry.stand_in is not None or entry.because == "sat"):
            self._ready({seat})
        if self.undo is not None and not isinstance(self.seats[seat].player, Person):
            self.undo = self.undo._replace(waiting=self.undo.waiting - {seat})

    def _entropy_asked(self, entry: e.EntropyAsked) -> None:
        self.commitments = list(entry.commitments)
        waiting = frozenset(seat for seat, commitment in enumerate(entry.commitments) if commitment)
        self.showing = EntropyRequest(waiting, entry.until)

    def _entropy_shown(self, entry: e.EntropyShown) -> None:
        self.entropy[entry.seat] = entry.entropy
        if self.showing is not None:
            self.showing = self.showing._replace(waiting=self.showing.waiting - {entry.seat})

    def _entropy_withheld(self, entry: e.EntropyWithheld) -> None:
        players = len(self.seats)
        people = (self.seats[seat].person for seat in entry.seats)
        self.withheld |= {person.id for person in people if person is not None}
        self.entropy, self.commitments = [""] * players, [""] * players
        self.showing = None

    def _moved(self, entry: e.Moved, move: Move) -> None:
        self.made.append(entry.number)
        seat = entry.seat
        if self.seats[seat].stand_in is not None:
            self.stood_in.setdefault(seat, []).append(entry.number)
        elif self.score is not None:
            self._ready({seat})
        if isinstance(move, Call):
            if seat in self.hearing and isinstance(self.seats[seat].player, SeatedBot):
                del self.hearing[: self.hearing.index(seat) + 1]
            return
        self.hearing = list(self._orders[seat])
        self._hearing_since = entry.number
        if seat in self._questions:
            self._end_question(seat)

    def _undo_answered(self, entry: e.UndoAnswered) -> None:
        if self.undo is not None:
            same = self._seats_with(entry.seat)
            self.undo = self.undo._replace(waiting=self.undo.waiting - same)

    def _seats_with(self, seat: Seat) -> set[Seat]:
        """All seats of the person who has this one."""
        person = self.seats[seat].person
        return {other for other, held in enumerate(self.seats) if held.person == person}

    def _ready(self, seats: set[Seat]) -> None:
        """Their persons have seen the score of the deal."""
        if self.score is not None:
            self.score = self.score._replace(unseen=self.score.unseen - seats)
            if not self.score.holds and not self.score.unseen:
                self.score = None

    def _next_deal_begun(self) -> None:
        if self.score is not None:
            self.score = self.score._replace(holds=False) if self.score.unseen else None

    def _absence_answered(self, entry: e.AbsenceAnswered) -> None:
        person = self.seats[entry.seat].person
        if person is not None:
            self.absence_answers.setdefault(entry.absent, {})[person.id] = entry.choice

    def _forget_absence(self, person: str) -> None:
        """A person is there, or has no seat any more: what was said about and by them counts no longer."""
        self.absence_answers.pop(person, None)
        for answers in self.absence_answers.values():
            answers.pop(person, None)

    def _undone(self, entry: e.Undone) -> None:
        match = self.match
        assert match is not None
        first = self.made.index(entry.takes_back[0])
        made = list(zip(match.steps, self.made, strict=True))[first:]
        kept = [(step, number) for step, number in made if number not in entry.takes_back]
        while len(match.steps) > first:
            match.undo()
        del self.made[first:]
        for step, number in kept:
            match.play(step.actor, step.move)
            self.made.append(number)
        self.undo = None
        self.stood_in = {
            seat: [number for number in numbers if number not in entry.takes_back]
            for seat, numbers in self.stood_in.items()
        }
        self.hearing = []
        for seat in list(self._questions):
            self._end_question(seat)

    def _present(self, entry: e.Present) -> None:
        self.away.pop(entry.person, None)
        self.absence_answers.pop(entry.person, None)
        for seat in self.out_of_time:
            person = self.seats[seat].person
            if person is not None and person.id == entry.person:
                self.returning.add(seat)

    def _continued(self, entry: e.Continued) -> None:
        for seat in range(len(self.seats)):
            self.clocks.stop(seat, entry.since)
        self.away = {person: until + entry.at - entry.since for person, until in self.away.items()}
        self.paused_at = None
        if self.showing is not None:
            self.showing = self.showing._replace(until=self.showing.until + entry.at - entry.since)
        if self.score is not None and self.score.until is not None:
            self.score = self.score._replace(until=self.score.until + entry.at - entry.since)

    def _rematch_wanted(self, entry: e.RematchWanted) -> None:
        self.rematch_wanted |= self._seats_with(entry.seat)
        self.rematch_commitments[entry.seat] = entry.commitment


def _check_times(setup: Setup) -> None:
    """OptionsError (`bad-options`) unless the times of a setup make sense."""
    clock, between = setup.clock, setup.between_deals
    if clock is not None and not (
        0 < clock.move_ms <= LONGEST_TIME_MS and 0 <= clock.bank_ms <= LONGEST_TIME_MS
    ):
        raise OptionsError("wrong-clock", f"move_ms={clock.move_ms}, bank_ms={clock.bank_ms}")
    if between is not None and not 0 <= (between.limit_ms or 0) <= LONGEST_TIME_MS:
        raise OptionsError("wrong-limit", f"limit_ms={between.limit_ms}")
