"""Invariants of a session under any commands at any times."""

import random
from itertools import pairwise

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.random_play import random_choice
from tests.session.host import PEOPLE
from tests.session.test_log import same_again
from virado.games.messages import PUBLIC
from virado.session import (
    HOST,
    Answer,
    AnswerAbsence,
    AnswerUndo,
    AnyCommand,
    AskUndo,
    Away,
    Back,
    Begin,
    BetweenDeals,
    Clock,
    Continue,
    Leave,
    MatchAbandoned,
    MatchEnded,
    Moved,
    NextDeal,
    PassCall,
    Pause,
    Person,
    Play,
    Rematch,
    SeatBot,
    SeatedBot,
    Session,
    Setup,
    Sit,
    Tick,
    Undone,
    WithdrawUndo,
)
from virado.session.setup import Absence, AbsenceChoice

VARIANTS = ("casino", "tuxedo", "royal-dominican(players=4)", "raub", "zwanzig-ab", "hazari")
CLOCKS = (None, Clock(move_ms=5_000, bank_ms=7_000), Clock.days(1))
ABSENCES: tuple[Absence, ...] = ("ask", "bot", "wait")
people = st.sampled_from(PEOPLE[:3])
senders = st.sampled_from((*PEOPLE[:3], HOST))
seats = st.integers(0, 3)


class Sessions(RuleBasedStateMachine):
    """Three persons and a host, who send arbitrary commands to a session. Its invariants must hold."""

    @initialize(
        variant=st.sampled_from(VARIANTS),
        clock=st.sampled_from(CLOCKS),
        owner=st.sampled_from(("", "rosa")),
        between=st.sampled_from(
            (None, BetweenDeals(), BetweenDeals(limit_ms=0), BetweenDeals(limit_ms=9_000))
        ),
        absence=st.sampled_from(ABSENCES),
    )
    def open(
        self, variant: str, clock: Clock | None, owner: str, between: BetweenDeals | None, absence: Absence
    ) -> None:
        self.now = 0
        self.rng = random.Random(1)
        self.session = Session(
            Setup(variant=variant, clock=clock, owner=owner, between_deals=between, absence=absence), now=0
        )
        self.seen: list[bytes] = []
        self.players = len(self.session.seats)

    def send(self, command: AnyCommand, sender: str | None) -> Answer:
        before = self.session.log[:]
        answer = self.session.apply(command, now=self.now, sender=sender)
        assert self.session.log[: len(before)] == before, "entries never change"
        assert tuple(self.session.log[len(before) :]) == answer.entries, "the answer is what is new"
        return answer

    # ------------------------------------------------------------------ commands
    @rule(seat=seats, person=people)
    def sit(self, seat: int, person: str) -> None:
        self.send(Sit(seat=seat, name=person), person)

    @rule(seat=seats, sender=senders)
    def seat_bot(self, seat: int, sender: str | None) -> None:
        self.send(SeatBot(seat=seat, level="random"), sender)

    @rule(seat=seats, sender=senders)
    def leave(self, seat: int, sender: str | None) -> None:
        self.send(Leave(seat=seat), sender)

    @precondition(lambda self: self.session.stage == "seating")
    @rule(seed=st.integers(0, 5))
    def fill_and_begin(self, seed: int) -> None:
        for seat in range(self.players):
            self.send(Sit(seat=seat, name="x"), PEOPLE[seat % 3])
        assert self.send(Begin(seed=seed), HOST).refusal is None

    @precondition(lambda self: bool(self.session.asked))
    @rule(number=st.integers(1, 12))
    def answer_questions(self, number: int) -> None:
        for _ in range(number):
            if not self.session.asked:
                break
            question = self.rng.choice(self.session.asked)
            held = self.session.seats[question.seat]
            who = held.player.id if isinstance(held.player, Person) else HOST
            if question.what == "call":
                assert self.send(PassCall(seat=question.seat, question=question.number), HOST).refusal is None
                continue
            view = self.session.view(question.seat)
            move = str(random_choice(view, self.rng))
            answer = self.send(Play(seat=question.seat, move=move, question=question.number), who)
            late = answer.refusal is not None and answer.refusal.code in ("stand-in-plays", "out-of-date")
            assert answer.refusal is None or (late and answer.entries)

    @precondition(lambda self: self.session.stage == "playing")
    @rule(seat=seats, sender=senders)
    def call(self, seat: int, sender: str | None) -> None:
        if seat < self.players:
            for move in self.session.view(seat).calls():
                self.send(Play(seat=seat, move=str(move)), sender)

    @rule(seat=seats, sender=senders, text=st.sampled_from(("", "claim", "trail Qs", "card 7s", "pass")))
    def play_anything(self, seat: int, sender: str | None, text: str) -> None:
        self.send(Play(seat=seat, move=text), sender)

    @rule(seat=seats, person=people)
    def want_next_deal(self, seat: int, person: str) -> None:
        self.send(NextDeal(seat=seat), person)

    @rule(seat=seats, person=people, absent=people, choice=st.sampled_from(("wait", "bot", "bot", "end")))
    def answer_absence(self, seat: int, person: str, absent: str, choice: AbsenceChoice) -> None:
        self.send(AnswerAbsence(seat=seat, absent=absent, choice=choice), person)

    @rule(seat=seats, person=people, of_bot=st.booleans())
    def ask_undo(self, seat: int, person: str, of_bot: bool) -> None:
        answer = self.send(AskUndo(seat=seat, of_bot=of_bot), person)
        if answer.refusal is None:
            assert self.session.seats[seat].player == self.session.seats[seat].person

    @precondition(lambda self: self.session.stage == "playing" and self.session.match.steps)
    @rule()
    def ask_undo_of_last_move(self) -> None:
        match = self.session.match
        assert match is not None
        seat = match.steps[-1].actor
        assert isinstance(seat, int)
        held = self.session.seats[seat]
        if isinstance(held.player, Person):
            self.send(AskUndo(seat=seat), held.player.id)

    @rule(seat=seats, person=people, agree=st.booleans())
    def answer_undo(self, seat: int, person: str, agree: bool) -> None:
        self.send(AnswerUndo(seat=seat, agree=agree), person)

    @precondition(lambda self: self.session.undo is not None)
    @rule()
    def all_agree(self) -> None:
        request = self.session.undo
        assert request is not None
        for seat in sorted(request.waiting):
            person = self.session.seats[seat].person
            if self.session.undo is not None and seat in self.session.undo.waiting and person is not None:
                self.send(AnswerUndo(seat=seat, agree=True), person.id)
        assert self.session.undo is None

    @rule(seat=seats, person=people)
    def withdraw_undo(self, seat: int, person: str) -> None:
        self.send(WithdrawUndo(seat=seat), person)

    @rule(person=people, grace=st.sampled_from((0, 1000, 60_000)))
    def away(self, person: str, grace: int) -> None:
        self.send(Away(person=person, grace_ms=grace), HOST)

    @rule(person=people)
    def back(self, person: str) -> None:
        self.send(Back(person=person), person)

    @rule()
    def pause(self) -> None:
        self.send(Pause(), HOST)

    @rule(after=st.integers(0, 100_000))
    def go_on(self, after: int) -> None:
        self.now += after
        assert self.send(Continue(), HOST).refusal is None

    @rule(after=st.sampled_from((0, 1, 4_999, 5_001, 12_001, 90_000_000)))
    def time_passes(self, after: int) -> None:
        self.now += after
        self.send(Tick(), HOST)

    @rule(seat=seats, person=people)
    def rematch(self, seat: int, person: str) -> None:
        self.send(Rematch(seat=seat), person)

    @rule()
    def restart(self) -> None:
        self.session = same_again(self.session)

    # ------------------------------------------------------------------ invariants
    @invariant()
    def the_log_is_numbered_and_in_order_of_time(self) -> None:
        log = self.session.log
        assert [entry.number for entry in log] == list(range(len(log)))
        assert all(sooner.at <= later.at for sooner, later in pairwise(log))

    @invariant()
    def the_match_is_the_moves_that_stand(self) -> None:
        standing: dict[int, str] = {}
        for entry in self.session.log:
            if isinstance(entry, Moved):
                standing[entry.number] = entry.text
            elif isinstance(entry, Undone):
                for number in entry.takes_back:
                    del standing[number]
        made = [] if self.session.match is None else [step.text for step in self.session.match.steps]
        assert sorted(standing.values()) == sorted(made)

    @invariant()
    def who_is_asked_can_answer(self) -> None:
        for question in self.session.asked:
            assert self.session.seats[question.seat].player is not None
            if question.what == "move":
                assert question.seat in self.session.view().to_act
            else:
                assert isinstance(self.session.seats[question.seat].player, SeatedBot)

    @invariant()
    def nothing_is_overdue(self) -> None:
        deadline = self.session.deadline
        assert deadline is None or deadline > self.session.now

    @invariant()
    def nobody_is_asked_while_a_score_stands(self) -> None:
        score = self.session.score
        if score is not None and score.holds:
            assert not self.session.asked
            assert all(isinstance(self.session.seats[seat].player, Person) for seat in score.unseen)
            assert score.unseen

    @invariant()
    def banks_are_never_negative(self) -> None:
        assert all(bank >= 0 for bank in self.session.clocks.bank)

    @invariant()
    def a_match_that_is_over_is_said_to_be_over_once(self) -> None:
        over = sum(isinstance(entry, MatchEnded | MatchAbandoned) for entry in self.session.log)
        assert over == (self.session.stage == "over")

    @invariant()
    def a_viewer_s_log_only_grows(self) -> None:
        now = [repr(entry).encode() for entry in self.session.entries(PUBLIC)]
        assert now[: len(self.seen)] == self.seen
        self.seen = now


Sessions.TestCase.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, derandomize=True
)
TestSessions = Sessions.TestCase
