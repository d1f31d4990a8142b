"""Looking back: what the decisions of a seat in a finished deal have cost, and what else could have been done at a moment.

Every position is thought about as the seat knew it then. A loss is the difference of two estimates; its error is that of two
independent ones, which is more than it really has, because moves are compared in the same worlds.
"""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Candidate, Rng
from virado.cards import Seat
from virado.cases.replaying import moments
from virado.games.messages import Call, Move
from virado.record import Record
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.limits import Counts
from virado.server.tables.table import Table
from virado.server.tables.thinking import Thinkers
from virado.server.telling.moves import title_of
from virado.server.telling.reader import Reader
from virado.view import AnyView

LEVEL = "expert"
FIRST_S, SECOND_S = 3.5, 2.5
"""Time for all decisions of a deal, and for thinking again about those that seem to have cost most."""
LONGEST_S = 0.35
AGAIN = 5
MOST_MOMENTS = 3
MOST_ASSESSED = 8
MOST_KEPT = 200
MOST_ASSESSING = 3
"""Positions that one person may have assessed at once."""


class Decision(NamedTuple):
    """A decision that a seat had."""

    step: int
    """Number of the step of the replay that the move made."""
    view: AnyView
    move: Move


class Found(NamedTuple):
    """What a decision has cost."""

    decision: Decision
    played: Candidate
    best: Candidate

    @property
    def loss(self) -> float:
        """What the best move would have brought more, in its unit."""
        return self.best.value - self.played.value

    @property
    def stderr(self) -> float:
        """Standard error of the loss, at most."""
        return math.hypot(self.best.stderr, self.played.stderr)


class Reviews:
    """The reviews of one node."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._under_way = Counts(1)
        self._assessing = Counts(MOST_ASSESSING)
        self._kept: OrderedDict[tuple[str, Seat, int, str], wire.Review] = OrderedDict()

    async def review(
        self, table: Table, person: str, seat: Seat, deal: int | None, reader: Reader
    ) -> wire.Review:
        """What the decisions of a seat in a finished deal have cost; IllegalError."""
        past = await table.past()
        if not past.over:
            table.check_holds(person, seat)
            if table.session.setup.rated:
                raise IllegalError(Refusal("no-hints-in-rated"))
        wanted = past.deals if deal is None else deal
        if not 1 <= wanted <= past.deals:
            raise IllegalError(Refusal("deal-not-over"))
        key = table.row.id, seat, wanted, reader.language
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        self._check_ready(table)
        if not self._under_way.take(person):
            raise IllegalError(Refusal("review-under-way"))
        try:
            decisions = await asyncio.to_thread(decisions_of, past.record, seat, wanted)
            worst = await self._worst(decisions)
            told = [await asyncio.to_thread(_moment, each, past.numbers, reader) for each in worst]
        finally:
            self._under_way.give_back(person)
        found = wire.Review(deal=wanted, moments=tuple(told), decisions=len(decisions))
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def assess(self, table: Table, person: str, seat: Seat, step: int, reader: Reader) -> wire.Hints:
        """What the moves of a seat are worth in the position that a step of the replay shows; IllegalError."""
        past = await table.past()
        if not past.over:
            raise IllegalError(Refusal("match-not-over"))
        self._check_ready(table)
        if not self._assessing.take(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": MOST_ASSESSING}))
        try:
            view = await asyncio.to_thread(_view_at, past.record, seat, step)
            analysis = await self._thinkers.think_for(view, LEVEL, Rng(0), LONGEST_S)
        finally:
            self._assessing.give_back(person)
        return hints_of(analysis, LEVEL, reader, MOST_ASSESSED)

    def _check_ready(self, table: Table) -> None:
        """Only a bot that searches knows what a move is worth."""
        variant = table.session.variant
        self._thinkers.ready_player(variant, LEVEL)
        if not bot(LEVEL).is_ready(variant):
            raise IllegalError(Refusal("bots-not-ready"))

    async def _worst(self, decisions: Sequence[Decision]) -> list[Found]:
        """The decisions that have cost most and more than the error, after a second look with other worlds."""
        first = await self._think(decisions, FIRST_S, Rng(0))
        first.sort(key=lambda found: -found.loss)
        again = [found.decision for found in first[:AGAIN] if found.loss > 0]
        second = await self._think(again, SECOND_S, Rng(1))
        second.sort(key=lambda found: -found.loss)
        return [found for found in second if found.loss > found.stderr][:MOST_MOMENTS]

    async def _think(self, decisions: Sequence[Decision], seconds: float, rng: Rng) -> list[Found]:
        found: list[Found] = []
        for decision in decisions:
            each_s = min(LONGEST_S, seconds / len(decisions))
            analysis = await self._thinkers.think_for(decision.view, LEVEL, rng, each_s)
            text = str(decision.move)
            played = next((each for each in analysis.candidates if str(each.move) == text), None)
            if played is not None:
                found.append(Found(decision, played, analysis.best))
        return found


def hints_of(analysis: Analysis, level: str, reader: Reader, most: int) -> wire.Hints:
    """The best moves of an analysis in words."""
    words = reader.words
    return wire.Hints(
        level=level,
        moves=tuple(
            wire.HintedMove(
                text=str(each.move),
                value=each.value,
                stderr=each.stderr,
                unit=each.unit,
                reason=", ".join(words.reason(reason, reader.speakers) for reason in each.reasons),
            )
            for each in analysis.candidates[:most]
        ),
    )


def decisions_of(record: Record, seat: Seat, deal: int) -> list[Decision]:
    """The decisions of a seat in a deal that left it a choice, as it saw them."""
    found: list[Decision] = []
    before: AnyView | None = None
    for step, moment in enumerate(moments(record)):
        if moment.actor == seat and before is not None and moment.move is not None:
            is_choice = not isinstance(moment.move, Call) and len(before.legal(2)) > 1
            if before.data.deal == deal and is_choice:
                found.append(Decision(step, before, moment.move))
        before = moment.match.view(seat)
    return found


def _view_at(record: Record, seat: Seat, step: int) -> AnyView:
    for number, moment in enumerate(moments(record)):
        if number == step:
            view = moment.match.view(seat)
            if seat in view.to_act:
                return view
            break
    raise IllegalError(Refusal("nothing-to-decide", None, {"seat": seat}), str(seat))


def _moment(found: Found, numbers: Sequence[int], reader: Reader) -> wire.Moment:
    step, view, move = found.decision
    words, best = reader.words, found.best
    played_title, best_title = title_of(move, view, reader), title_of(best.move, view, reader)
    facts = {
        "first": played_title,
        "last": best_title,
        "worth": found.loss,
        "stderr": found.stderr,
        "clauses": tuple(words.reason(reason, reader.speakers) for reason in best.reasons),
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
        says=words.worded(key, facts, reader.speakers),
    )
