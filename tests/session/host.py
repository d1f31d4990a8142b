"""A host for tests. It sends commands at times that the test chooses, and plays at random for the bots."""

import random
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from tests.random_play import random_choice
from virado.refusal import Refusal
from virado.session import (
    HOST,
    AnyCommand,
    Away,
    Back,
    Begin,
    Entry,
    PassCall,
    Person,
    Play,
    Question,
    SeatBot,
    Session,
    Setup,
    Sit,
)

PEOPLE = ("rosa", "tom", "uma", "vic", "wim", "xia")
SECOND = 1000


class Host:
    """A session and the current time."""

    def __init__(self, variant: str = "casino", *, now: int = 0, **setup: Any) -> None:
        self.now = now
        self.session = Session(Setup(variant=variant, **setup), now=now)

    def send(self, command: AnyCommand, sender: Person | str | None = HOST, **how: Any) -> tuple[Entry, ...]:
        """Send a command that must be accepted, and return its entries."""
        answer = self.session.apply(command, now=self.now, sender=sender, **how)
        self.session.shrink()  # a server also compresses the session after each command
        assert answer.refusal is None, answer.refusal
        return answer.entries

    def refusal(self, command: AnyCommand, sender: Person | str | None = HOST) -> Refusal:
        """Send a command that must be refused, and return its refusal."""
        before = self.session.log[:]
        answer = self.session.apply(command, now=self.now, sender=sender)
        assert answer.refusal is not None
        assert answer.entries == tuple(self.session.log[len(before) :])
        return answer.refusal

    def code(self, command: AnyCommand, sender: Person | str | None = HOST) -> str:
        """Return the code with which a command is refused."""
        return self.refusal(command, sender).code

    def seat(self, people: int, bots: int = 0, level: str = "random") -> "Host":
        """Seat `people` persons from seat 0 on, and then `bots` bots."""
        for seat in range(people):
            self.send(Sit(seat=seat, name=PEOPLE[seat].title()), PEOPLE[seat])
        for seat in range(people, people + bots):
            self.send(SeatBot(seat=seat, level=level))
        return self

    def begin(self, seed: int = 1) -> "Host":
        self.send(Begin(seed=seed))
        return self

    def person(self, seat: int) -> str:
        """Return the id of the person in a seat."""
        person = self.session.seats[seat].person
        assert person is not None
        return person.id

    @property
    def steps(self) -> int:
        """Return the number of moves made and not undone."""
        assert self.session.match is not None
        return len(self.session.match.steps)

    def sender(self, question: Question) -> str | None:
        """Return the sender of the answer to a question: the person asked, or the host for a bot."""
        held = self.session.seats[question.seat]
        return held.person.id if held.stand_in is None and held.person is not None else HOST

    def answer(self, question: Question, rng: random.Random) -> tuple[Entry, ...]:
        """Answer a question at random. Half of the possible calls are not made."""
        view = self.session.view(question.seat)
        if question.what == "call":
            calls = view.calls()
            if not calls or rng.random() < 0.5:
                return self.send(PassCall(seat=question.seat, question=question.number))
            move = rng.choice(calls)
        else:
            move = random_choice(view, rng)
        command = Play(seat=question.seat, move=str(move), question=question.number)
        return self.send(command, self.sender(question))

    def play(self, moves: int, seed: int = 1) -> "Host":
        """Answer `moves` questions at random, or fewer if the match ends."""
        rng = random.Random(seed)
        for _ in range(moves):
            if not self.session.asked:
                break
            self.answer(rng.choice(self.session.asked), rng)
        return self

    def disconnect(self, person: str, grace_ms: int = 10 * SECOND) -> tuple[Entry, ...]:
        return self.send(Away(person=person, grace_ms=grace_ms))

    def reconnect(self, person: str) -> tuple[Entry, ...]:
        return self.send(Back(person=person), person)


K = TypeVar("K", bound=Entry)


def only_entry(kind: type[K], entries: Iterable[Entry]) -> K:
    """Return the only entry of this kind."""
    (found,) = [entry for entry in entries if isinstance(entry, kind)]
    return found


def kinds(entries: Iterable[Entry]) -> list[str]:
    """Return the kinds of entries, for comparison."""
    return [msgspec.to_builtins(entry)["entry"] for entry in entries]
