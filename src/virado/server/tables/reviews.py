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
from virado.server.limits import CapacityLimiter
from virado.server.presentation.candidates import clauses, describe_candidates
from virado.server.presentation.moves import title_of
from virado.server.presentation.text_locale import Locale
from virado.server.tables.advice import check_help_allowed, record_help
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.table import PlayedMatch, Table
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


class DecisionLoss(NamedTuple):
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
class DealReview:
    """What has been found in a deal."""

    decisions: tuple[wire.JudgedDecision, ...]
    entry_numbers: tuple[int, ...]
    """Of the entries up to the last decision: others, if moves have been taken back since."""
    largest_losses: Sequence[PastDecision]
    """What seems to have cost most."""
    confirmed_losses: Sequence[DecisionLoss] | None = None
    """What turned out to have done so, once there was a second look."""


class Reviews:
    """The reviews of one node."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._under_way = CapacityLimiter(1)
        self._assessing = CapacityLimiter(MOST_ASSESSING)
        self._kept: OrderedDict[tuple[str, Seat, int], DealReview] = OrderedDict()

    async def review(
        self, table: Table, person: str, seat: Seat, deal: int | None, locale: Locale, share: Share
    ) -> wire.Review:
        """The decisions of a seat in a finished deal that have cost most; IllegalError."""
        past = await self._past(table, person, seat)
        wanted = past.finished_deals if deal is None else deal
        looked = await self._looked(table, past, person, seat, wanted, share)
        if looked.confirmed_losses is None:
            with self._one(person):
                looked.confirmed_losses = await self._worst(looked.largest_losses, share)
        told = [
            await self._bot_pool.run(partial(_moment, each, past.entry_numbers, locale), share)
            for each in looked.confirmed_losses
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
        locale: Locale,
        share: Share,
        *,
        with_titles: bool,
    ) -> wire.Assessment:
        """What the moves of a seat are worth in the position that a step of the replay shows; IllegalError."""
        past = await table.get_played_match()
        if not past.is_over:
            raise IllegalError(Refusal("match-not-over"))
        self._check_ready(table)
        if not self._assessing.try_acquire(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": MOST_ASSESSING}))
        try:
            view, played = await self._bot_pool.run(partial(_position_at, past.record, seat, step), share)
            analysis = await self._bot_pool.search_with_budget(view, played, LEVEL, Rng(0), LONGEST_S, share)
        finally:
            self._assessing.release(person)
        moves = [
            each
            for place, each in enumerate(analysis.candidates)
            if place < MOST_ASSESSED or str(each.move) == str(played)
        ]
        told = await self._bot_pool.run(
            partial(describe_candidates, moves, view, locale, with_titles=with_titles), share
        )
        return wire.Assessment(level=LEVEL, moves=told, played=str(played or ""))

    async def _past(self, table: Table, person: str, seat: Seat) -> PlayedMatch:
        """What has been played, if a person may look back at it as a seat; IllegalError."""
        past = await table.get_played_match()
        if not past.is_over:
            table.check_holds(person, seat)
            check_help_allowed(table)
        return past

    async def _looked(
        self, table: Table, played: PlayedMatch, person: str, seat: Seat, deal: int, share: Share
    ) -> DealReview:
        """What is found in a finished deal at first sight; IllegalError."""
        if not 1 <= deal <= played.finished_deals:
            raise IllegalError(Refusal("deal-not-over"))
        if not played.is_over:
            await record_help(table, seat)
        key = table.row.id, seat, deal
        kept = self._kept.get(key)
        if kept is not None and played.entry_numbers[: len(kept.entry_numbers)] == kept.entry_numbers:
            return kept
        self._check_ready(table)
        with self._one(person):
            decisions = await self._bot_pool.run(partial(decisions_of, played.record, seat, deal), share)
            found = await self._think(decisions, FIRST_S, Rng(0), share)
        last = decisions[-1].step if decisions else 0
        by_loss = sorted(found, key=lambda each: -each.loss)
        self._kept[key] = looked = DealReview(
            decisions=tuple(map(_make_judged_decision, found)),
            entry_numbers=played.entry_numbers[:last],
            largest_losses=[each.decision for each in by_loss[:AGAIN] if each.loss > 0],
        )
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return looked

    @contextmanager
    def _one(self, person: str) -> Generator[None]:
        """One look back at a time for each person; IllegalError."""
        if not self._under_way.try_acquire(person):
            raise IllegalError(Refusal("review-under-way"))
        try:
            yield
        finally:
            self._under_way.release(person)

    def _check_ready(self, table: Table) -> None:
        """Only a bot that searches knows what a move is worth."""
        variant = table.session.variant
        self._bot_pool.get_ready_bot(variant, LEVEL)
        if not bot(LEVEL).is_ready(variant):
            raise IllegalError(Refusal("bots-not-ready"))

    async def _worst(self, doubtful: Sequence[PastDecision], share: Share) -> list[DecisionLoss]:
        """What has cost most and more than the error, after a second look with other worlds."""
        second = await self._think(doubtful, SECOND_S, Rng(1), share)
        second.sort(key=lambda found: -found.loss)
        return [found for found in second if found.loss > found.stderr][:MOST_MOMENTS]

    async def _think(
        self, decisions: Sequence[PastDecision], seconds: float, rng: Rng, share: Share
    ) -> list[DecisionLoss]:
        found: list[DecisionLoss] = []
        for decision in decisions:
            each_s = min(LONGEST_S, seconds / len(decisions))
            analysis = await self._bot_pool.search_with_budget(
                decision.view, decision.move, LEVEL, rng, each_s, share
            )
            found.append(DecisionLoss(decision, analysis.best, _candidate(analysis, decision.move)))
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


def _make_judged_decision(loss: DecisionLoss) -> wire.JudgedDecision:
    best = loss.best
    return wire.JudgedDecision(
        step=loss.decision.step,
        value=best.value,
        stderr=best.stderr,
        unit=best.unit,
        loss=None if loss.played is None else loss.loss,
        loss_stderr=loss.stderr,
    )


def _round_loss(loss: float) -> float:
    """A loss as it is said: a whole number, below two with one decimal."""
    return round(loss, 1) if loss < 2 else round(loss)


def _moment(loss: DecisionLoss, numbers: Sequence[int], locale: Locale) -> wire.Moment:
    step, view, move = loss.decision
    best = loss.best
    played_title, best_title = title_of(move, view, locale), title_of(best.move, view, locale)
    facts = {
        "first": played_title,
        "last": best_title,
        "worth": _round_loss(loss.loss),
        "clauses": clauses(best.reasons, locale),
    }
    key = "review-moment-points" if best.unit == "points" else "review-moment-chance"
    return wire.Moment(
        number=numbers[step - 1],
        step=step,
        played=str(move),
        played_title=played_title,
        best=str(best.move),
        best_title=best_title,
        loss=loss.loss,
        stderr=loss.stderr,
        unit=best.unit,
        says=locale.catalogue.worded(key, facts, locale.speakers),
    )
