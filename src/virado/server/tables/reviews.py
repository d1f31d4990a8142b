"""Reviews of finished deals: the loss of each decision of a seat, and the alternatives.

Every position is searched with the knowledge that the seat had at the time. A loss is the difference of two
estimates, and its standard error assumes that the two are independent. The true error is smaller, because moves are
compared in the same worlds.
"""

import math
from collections import OrderedDict
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from virado.bots.catalogue import bot
from virado.bots.contract import PERCENT, Analysis, Candidate, Rng
from virado.cards import Seat
from virado.cases.replaying import moments
from virado.games.messages import Call, Move
from virado.record import Record
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.fair_pool import Share
from virado.server.limits import CapacityLimiter
from virado.server.presentation.candidates import describe_candidates, describe_reasons
from virado.server.presentation.moves import make_title
from virado.server.presentation.text_locale import Locale
from virado.server.tables.advice import check_help_allowed, record_help
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.table import PlayedMatch, Table
from virado.view import AnyView

LEVEL = "expert"
FIRST_S, SECOND_S = 3.5, 2.5
"""Search time in seconds: for all decisions of a deal together, and for the second search of the largest losses."""
LONGEST_S = 0.35
SECOND_SEARCHES = 5
MAX_MOMENTS = 3
MAX_ASSESSED = 8
MAX_CACHED = 200
"""Maximum number of cached reviews, each of one seat in one deal."""
MAX_ASSESSING = 3
"""Maximum number of pending assessments per person."""


class PastDecision(NamedTuple):
    """A decision of a seat, with its view at the time."""

    step: int
    """Number of the replay step of the move."""
    view: AnyView
    move: Move


class DecisionLoss(NamedTuple):
    """The loss of a decision. `played` is None if the search did not consider the move played."""

    decision: PastDecision
    best: Candidate
    played: Candidate | None

    @property
    def loss(self) -> float:
        """Value of the best move minus that of the move played, in the unit of the search; 0 if unknown."""
        return self.best.value - self.played.value if self.played is not None else 0.0

    @property
    def stderr(self) -> float:
        """Upper bound of the standard error of the loss."""
        return math.hypot(self.best.stderr, self.played.stderr) if self.played is not None else 0.0


@dataclass
class DealReview:
    """The review of a seat's decisions in one deal."""

    decisions: tuple[wire.JudgedDecision, ...]
    entry_numbers: tuple[int, ...]
    """Numbers of the log entries of all moves up to the last decision.

    An undo changes them and thereby invalidates the review.
    """
    largest_losses: Sequence[PastDecision]
    """Decisions with the largest losses in the first search."""
    confirmed_losses: Sequence[DecisionLoss] | None = None
    """Losses that the second search has confirmed; None before that search."""


class Reviews:
    """The reviews of one node."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._review_limiter = CapacityLimiter(1)
        self._assessment_limiter = CapacityLimiter(MAX_ASSESSING)
        self._cached: OrderedDict[tuple[str, Seat, int], DealReview] = OrderedDict()

    async def review(
        self, table: Table, person: str, seat: Seat, deal: int | None, locale: Locale, share: Share
    ) -> wire.Review:
        """Return the costliest decisions of a seat in a finished deal. Raises IllegalError."""
        played_match = await self._get_played_match(table, person, seat)
        wanted = played_match.finished_deals if deal is None else deal
        review = await self._get_review(table, played_match, person, seat, wanted, share)
        if review.confirmed_losses is None:
            with self._limit_reviews(person):
                review.confirmed_losses = await self._confirm_losses(review.largest_losses, share)
        described = [
            await self._bot_pool.run(partial(_make_moment, each, played_match.entry_numbers, locale), share)
            for each in review.confirmed_losses
        ]
        return wire.Review(deal=wanted, moments=tuple(described), decisions=len(review.decisions))

    async def judge(self, table: Table, person: str, seat: Seat, deal: int, share: Share) -> wire.Judgement:
        """Return the value and the loss of each decision of a seat in a finished deal.

        Raises IllegalError.
        """
        played_match = await self._get_played_match(table, person, seat)
        review = await self._get_review(table, played_match, person, seat, deal, share)
        return wire.Judgement(deal=deal, decisions=review.decisions)

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
        """Return the values of a seat's moves in the position after a replay step. Raises IllegalError."""
        await table.check_visible(person)
        played_match = await table.get_played_match()
        if not played_match.is_over:
            raise IllegalError(Refusal("match-not-over"))
        self._check_ready(table)
        if not self._assessment_limiter.try_acquire(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": MAX_ASSESSING}))
        try:
            view, played = await self._bot_pool.run(
                partial(_get_position, played_match.record, seat, step), share
            )
            analysis = await self._bot_pool.search_with_budget(view, played, LEVEL, Rng(0), LONGEST_S, share)
        finally:
            self._assessment_limiter.release(person)
        moves = [
            each
            for place, each in enumerate(analysis.candidates)
            if place < MAX_ASSESSED or str(each.move) == str(played)
        ]
        described = await self._bot_pool.run(
            partial(describe_candidates, moves, view, locale, with_titles=with_titles), share
        )
        return wire.Assessment(level=LEVEL, moves=described, played=str(played or ""))

    async def _get_played_match(self, table: Table, person: str, seat: Seat) -> PlayedMatch:
        """Return the match so far. Raises IllegalError unless the person may review the seat."""
        await table.check_visible(person)
        played_match = await table.get_played_match()
        if not played_match.is_over:
            table.check_holds(person, seat)
            check_help_allowed(table)
        return played_match

    async def _get_review(
        self, table: Table, played: PlayedMatch, person: str, seat: Seat, deal: int, share: Share
    ) -> DealReview:
        """Return the review of a finished deal after the first search. Raises IllegalError."""
        if not 1 <= deal <= played.finished_deals:
            raise IllegalError(Refusal("deal-not-over"))
        if not played.is_over:
            await record_help(table, seat)
        key = table.row.id, seat, deal
        cached = self._cached.get(key)
        if cached is not None and played.entry_numbers[: len(cached.entry_numbers)] == cached.entry_numbers:
            return cached
        self._check_ready(table)
        with self._limit_reviews(person):
            decisions = await self._bot_pool.run(partial(list_decisions, played.record, seat, deal), share)
            found = await self._measure_losses(decisions, FIRST_S, Rng(0), share)
        last = decisions[-1].step if decisions else 0
        by_loss = sorted(found, key=lambda each: -each.loss)
        self._cached[key] = review = DealReview(
            decisions=tuple(map(_make_judged_decision, found)),
            entry_numbers=played.entry_numbers[:last],
            largest_losses=[each.decision for each in by_loss[:SECOND_SEARCHES] if each.loss > 0],
        )
        if len(self._cached) > MAX_CACHED:
            self._cached.popitem(last=False)
        return review

    @contextmanager
    def _limit_reviews(self, person: str) -> Generator[None]:
        """Limit a person to one review at a time, during a `with` block.

        Raises IllegalError (`review-under-way`).
        """
        if not self._review_limiter.try_acquire(person):
            raise IllegalError(Refusal("review-under-way"))
        try:
            yield
        finally:
            self._review_limiter.release(person)

    def _check_ready(self, table: Table) -> None:
        """Raise IllegalError (`bots-not-ready`) unless the bot for reviews is ready.

        Its fallback player does not search and cannot value moves.
        """
        variant = table.session.variant
        self._bot_pool.get_ready_bot(variant, LEVEL)
        if not bot(LEVEL).is_ready(variant):
            raise IllegalError(Refusal("bots-not-ready"))

    async def _confirm_losses(self, doubtful: Sequence[PastDecision], share: Share) -> list[DecisionLoss]:
        """Return the largest losses that still exceed their standard error in a second search, with other worlds."""
        second = await self._measure_losses(doubtful, SECOND_S, Rng(1), share)
        second.sort(key=lambda found: -found.loss)
        return [found for found in second if found.loss > found.stderr][:MAX_MOMENTS]

    async def _measure_losses(
        self, decisions: Sequence[PastDecision], seconds: float, rng: Rng, share: Share
    ) -> list[DecisionLoss]:
        found: list[DecisionLoss] = []
        for decision in decisions:
            each_s = min(LONGEST_S, seconds / len(decisions))
            analysis = await self._bot_pool.search_with_budget(
                decision.view, decision.move, LEVEL, rng, each_s, share
            )
            found.append(DecisionLoss(decision, analysis.best, _find_candidate(analysis, decision.move)))
        return found


def _find_candidate(analysis: Analysis, move: Move) -> Candidate | None:
    text = str(move)
    return next((each for each in analysis.candidates if str(each.move) == text), None)


def list_decisions(record: Record, seat: Seat, deal: int) -> list[PastDecision]:
    """Return the decisions of a seat in a deal, with its views at the time.

    Includes only decisions among several legal moves. A decision before the cards are dealt belongs to the deal that
    follows.
    """
    found: list[PastDecision] = []
    before: AnyView | None = None
    for step, moment in enumerate(moments(record)):
        match = moment.match
        if moment.actor == seat and before is not None and moment.move is not None:
            is_choice = not isinstance(moment.move, Call) and len(before.legal(2)) > 1
            if is_choice and _get_deal(before) == deal:
                found.append(PastDecision(step, before, moment.move))
        if match.deal > deal:
            break
        is_asked = deal - match.deal <= 1 and seat in match.to_act
        before = match.view(seat) if is_asked else None
    return found


def _get_deal(view: AnyView) -> int:
    """Return the number of the deal to which a decision belongs.

    While every hand is empty, it is the next deal.
    """
    return view.data.deal + (not any(view.data.hands))


def _get_position(record: Record, seat: Seat, step: int) -> tuple[AnyView, Move | None]:
    """Return a seat's view after a replay step, and the move that it made next.

    The move is None if another seat moved. Raises IllegalError (`nothing-to-decide`) if the seat was not to act.
    """
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


def _make_moment(loss: DecisionLoss, numbers: Sequence[int], locale: Locale) -> wire.Moment:
    step, view, move = loss.decision
    best = loss.best
    played_title, best_title = make_title(move, view, locale), make_title(best.move, view, locale)
    facts = {
        "first": played_title,
        "last": best_title,
        "worth": round(loss.loss),
        "clauses": describe_reasons(best.reasons, locale),
    }
    key = "review-moment-chance" if best.unit == PERCENT else "review-moment-points"
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
