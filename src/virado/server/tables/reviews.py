"""Looking back: what the decisions of a seat in a finished deal have cost, and what else could have been done at a moment.

Every position is thought about as the seat knew it then. A loss is the difference of two estimates; its error is that of two
independent ones, which is more than it really has, because moves are compared in the same worlds.
"""

import math
from collections import OrderedDict
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Candidate, Rng
from virado.cards import Seat
from virado.cases.replaying import moments
from virado.games.messages import Call, Move
from virado.record import Record
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.fair_pool import Share
from virado.server.limits import Counts
from virado.server.presenting.moves import title_of
from virado.server.presenting.reader import Reader
from virado.server.presenting.thoughts import clauses, thoughts
from virado.server.tables.advice import check_agreed, note
from virado.server.tables.table import Past, Table
from virado.server.tables.thinking import Thinkers
from virado.view import AnyView

LEVEL = "expert"
FIRST_S, SECOND_S = 3.5, 2.5
"""Time for all decisions of a deal, and for thinking again about those that seem to have cost most."""
LONGEST_S = 0.35
AGAIN = 5
MOST_MOMENTS = 3
MOST_ASSESSED = 8
MOST_KEPT = 200
"""Deals of a seat that are kept for who asks again."""
MOST_ASSESSING = 3
"""Positions that one person may have assessed at once."""


class PastDecision(NamedTuple):
    """A decision that a seat had."""

    step: int
    """Number of the step of the replay that the move made."""
    view: AnyView
    move: Move


class Found(NamedTuple):
    """What a decision has cost, if the move that was made has been thought about."""

    decision: PastDecision
    best: Candidate
    played: Candidate | None

    @property
    def loss(self) -> float:
        """What the best move would have brought more, in its unit; 0 if that is not known."""
        return self.best.value - self.played.value if self.played is not None else 0.0

    @property
    def stderr(self) -> float:
        """Standard error of the loss, at most."""
        return math.hypot(self.best.stderr, self.played.stderr) if self.played is not None else 0.0


@dataclass
class Looked:
    """What has been found in a deal."""

    decisions: tuple[wire.JudgedDecision, ...]
    numbers: tuple[int, ...]
    """Of the entries up to the last decision: others, if moves have been taken back since."""
    doubtful: Sequence[PastDecision]
    """What seems to have cost most."""
    worst: Sequence[Found] | None = None
    """What turned out to have done so, once there was a second look."""


class Reviews:
    """The reviews of one node."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._under_way = Counts(1)
        self._assessing = Counts(MOST_ASSESSING)
        self._kept: OrderedDict[tuple[str, Seat, int], Looked] = OrderedDict()

    async def review(
        self, table: Table, person: str, seat: Seat, deal: int | None, reader: Reader, share: Share
    ) -> wire.Review:
        """The decisions of a seat in a finished deal that have cost most; IllegalError."""
        past = await self._past(table, person, seat)
        wanted = past.deals if deal is None else deal
        looked = await self._looked(table, past, person, seat, wanted, share)
        if looked.worst is None:
            with self._one(person):
                looked.worst = await self._worst(looked.doubtful, share)
        told = [
            await self._thinkers.do(partial(_moment, each, past.numbers, reader), share)
            for each in looked.worst
        ]
        return wire.Review(deal=wanted, moments=tuple(told), decisions=len(looked.decisions))

    async def judge(self, table: Table, person: str, seat: Seat, deal: int, share: Share) -> wire.Judgement:
        """What a finished deal promised a seat at each of its decisions, and what these have cost; IllegalError."""
        past = await self._past(table, person, seat)
        looked = await self._looked(table, past, person, seat, deal, share)
        return wire.Judgement(deal=deal, decisions=looked.decisions)

    async def assess(
        self,
        table: Table,
        person: str,
        seat: Seat,
        step: int,
        reader: Reader,
        share: Share,
        *,
        titled: bool,
    ) -> wire.Assessment:
        """What the moves of a seat are worth in the position that a step of the replay shows; IllegalError."""
        past = await table.past()
        if not past.over:
            raise IllegalError(Refusal("match-not-over"))
        self._check_ready(table)
        if not self._assessing.take(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": MOST_ASSESSING}))
        try:
            view, played = await self._thinkers.do(partial(_position_at, past.record, seat, step), share)
            analysis = await self._thinkers.judge_for(view, played, LEVEL, Rng(0), LONGEST_S, share)
        finally:
            self._assessing.give_back(person)
        moves = [
            each
            for place, each in enumerate(analysis.candidates)
            if place < MOST_ASSESSED or str(each.move) == str(played)
        ]
        told = await self._thinkers.do(partial(thoughts, moves, view, reader, titled=titled), share)
        return wire.Assessment(level=LEVEL, moves=told, played=str(played or ""))

    async def _past(self, table: Table, person: str, seat: Seat) -> Past:
        """What has been played, if a person may look back at it as a seat; IllegalError."""
        past = await table.past()
        if not past.over:
            table.check_holds(person, seat)
            check_agreed(table)
        return past

    async def _looked(
        self, table: Table, past: Past, person: str, seat: Seat, deal: int, share: Share
    ) -> Looked:
        """What is found in a finished deal at first sight; IllegalError."""
        if not 1 <= deal <= past.deals:
            raise IllegalError(Refusal("deal-not-over"))
        if not past.over:
            await note(table, seat)
        key = table.row.id, seat, deal
        kept = self._kept.get(key)
        if kept is not None and past.numbers[: len(kept.numbers)] == kept.numbers:
            return kept
        self._check_ready(table)
        with self._one(person):
            decisions = await self._thinkers.do(partial(decisions_of, past.record, seat, deal), share)
            found = await self._think(decisions, FIRST_S, Rng(0), share)
        last = decisions[-1].step if decisions else 0
        by_loss = sorted(found, key=lambda each: -each.loss)
        self._kept[key] = looked = Looked(
            decisions=tuple(map(_told, found)),
            numbers=past.numbers[:last],
            doubtful=[each.decision for each in by_loss[:AGAIN] if each.loss > 0],
        )
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return looked

    @contextmanager
    def _one(self, person: str) -> Generator[None]:
        """One look back at a time for each person; IllegalError."""
        if not self._under_way.take(person):
            raise IllegalError(Refusal("review-under-way"))
        try:
            yield
        finally:
            self._under_way.give_back(person)

    def _check_ready(self, table: Table) -> None:
        """Only a bot that searches knows what a move is worth."""
        variant = table.session.variant
        self._thinkers.ready_player(variant, LEVEL)
        if not bot(LEVEL).is_ready(variant):
            raise IllegalError(Refusal("bots-not-ready"))

    async def _worst(self, doubtful: Sequence[PastDecision], share: Share) -> list[Found]:
        """What has cost most and more than the error, after a second look with other worlds."""
        second = await self._think(doubtful, SECOND_S, Rng(1), share)
        second.sort(key=lambda found: -found.loss)
        return [found for found in second if found.loss > found.stderr][:MOST_MOMENTS]

    async def _think(
        self, decisions: Sequence[PastDecision], seconds: float, rng: Rng, share: Share
    ) -> list[Found]:
        found: list[Found] = []
        for decision in decisions:
            each_s = min(LONGEST_S, seconds / len(decisions))
            analysis = await self._thinkers.judge_for(decision.view, decision.move, LEVEL, rng, each_s, share)
            found.append(Found(decision, analysis.best, _candidate(analysis, decision.move)))
        return found


def _candidate(analysis: Analysis, move: Move) -> Candidate | None:
    text = str(move)
    return next((each for each in analysis.candidates if str(each.move) == text), None)


def decisions_of(record: Record, seat: Seat, deal: int) -> list[PastDecision]:
    """The decisions of a seat in a deal that left it a choice, as it saw them. What is decided before cards are dealt belongs to
    the deal that follows."""
    found: list[PastDecision] = []
    before: AnyView | None = None
    for step, moment in enumerate(moments(record)):
        match = moment.match
        if moment.actor == seat and before is not None and moment.move is not None:
            is_choice = not isinstance(moment.move, Call) and len(before.legal(2)) > 1
            if is_choice and _deal_of(before) == deal:
                found.append(PastDecision(step, before, moment.move))
        if match.deal > deal:
            break
        is_asked = deal - match.deal <= 1 and seat in match.to_act
        before = match.view(seat) if is_asked else None
    return found


def _deal_of(view: AnyView) -> int:
    """The deal that a decision belongs to: the next one while nobody has a card."""
    return view.data.deal + (not any(view.data.hands))


def _position_at(record: Record, seat: Seat, step: int) -> tuple[AnyView, Move | None]:
    """What a seat that is to act saw after a step, and the move that it made next; None if somebody else did."""
    view: AnyView | None = None
    for number, moment in enumerate(moments(record)):
        if view is not None:
            return view, moment.move if moment.actor == seat else None
        if number == step and seat in moment.match.to_act:
            view = moment.match.view(seat)
    raise IllegalError(Refusal("nothing-to-decide", None, {"seat": seat}), str(seat))


def _told(found: Found) -> wire.JudgedDecision:
    best = found.best
    return wire.JudgedDecision(
        step=found.decision.step,
        value=best.value,
        stderr=best.stderr,
        unit=best.unit,
        loss=None if found.played is None else found.loss,
        loss_stderr=found.stderr,
    )


def _rounded(loss: float) -> float:
    """A loss as it is said: a whole number, below two with one decimal."""
    return round(loss, 1) if loss < 2 else round(loss)


def _moment(found: Found, numbers: Sequence[int], reader: Reader) -> wire.Moment:
    step, view, move = found.decision
    best = found.best
    played_title, best_title = title_of(move, view, reader), title_of(best.move, view, reader)
    facts = {
        "first": played_title,
        "last": best_title,
        "worth": _rounded(found.loss),
        "clauses": clauses(best.reasons, reader),
    }
    key = "review-moment-points" if best.unit == "points" else "review-moment-chance"
    return wire.Moment(
        number=numbers[step - 1],
        step=step,
        played=str(move),
        played_title=played_title,
        best=str(best.move),
        best_title=best_title,
        loss=found.loss,
        stderr=found.stderr,
        unit=best.unit,
        says=reader.words.worded(key, facts, reader.speakers),
    )
