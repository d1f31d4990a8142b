"""The expert player of the trick games.

It samples worlds and plays every candidate to the end of the deal in each of them. The value of the deal's end is the
chance of winning the match (`virado.bots.tricks.race`).
"""

import math
from typing import Any

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    PERCENT,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Rng,
    never,
    sort_candidates,
)
from virado.bots.deadline import Deadline
from virado.bots.policy import choices
from virado.bots.rollouts import compare
from virado.bots.tricks.kernels import kernels, workers
from virado.bots.tricks.parts import TrickParts
from virado.bots.tricks.reasons import ALONE
from virado.bots.units import HUNDRED_PERCENT, RACE
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.arrays import array_of
from virado.kernel.compile import Kernel
from virado.view import AnyView

DOUBT = 1.0
"""Minimum lead of a move over the policy's first choice, in standard errors; a smaller lead is ignored.

With few worlds the estimates are rough, and the best of six candidates would often be best by luck alone.
"""
SHORTLIST = 6
"""Maximum number of candidates.

More candidates would leave fewer worlds for each, and many exchanges hardly differ.
"""


class TrickExpert(Bot):
    """The expert player of one trick game.

    It samples worlds and plays every candidate to the end of the deal; the club player moves for all seats.
    """

    name = "expert"

    def __init__(self, parts: TrickParts, club: Bot, *, uniform: bool = False) -> None:
        """Create the expert; `club` plays until the expert's kernels are compiled.

        With `uniform`, worlds are dealt without inferences from bids and exchanges.
        """
        self._parts = parts
        self._club = club
        self._uniform = uniform

    @property
    def _rollouts(self) -> Kernel[Any]:
        found = kernels(self._parts)
        return found.uniform_rollouts if self._uniform else found.rollouts

    def uses_kernels(self, variant: Variant) -> bool:
        return True

    def is_ready(self, variant: Variant) -> bool:  # all variants share the kernel
        return self._rollouts.is_loaded()

    def prepare(self, variant: Variant) -> None:
        self._rollouts.prepare()

    def stand_in(self, variant: Variant) -> Bot:
        return self._club

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        moves = choices(view, deadline)
        if len(moves) == 1:
            alone = view.count_legal() == 1
            why = (ALONE,) if alone else self._parts.reasons_for(view, moves[0])
            return deadline.analysis([Candidate(view.unpack(moves[0]), 0.0, 0.0, POINTS, why)])
        moves = self._shortlist(view, moves)
        candidates = array_of(moves)
        found = compare(workers(self._parts, view, rng), self._rollouts, view.seat, candidates, deadline)
        scale = RACE / HUNDRED_PERCENT
        ranking = sort_candidates(
            [
                Candidate(view.unpack(move), value / scale, error / scale, PERCENT, why)
                for move, (value, error, _), why in zip(
                    moves, found.estimates, self._parts.reasons(view, moves), strict=True
                )
            ]
        )
        return deadline.analysis(prefer_policy_move(ranking, view.unpack(moves[0])), found.simulations)

    def _shortlist(self, view: AnyView, moves: list[Packed]) -> list[Packed]:
        """Return up to SHORTLIST moves with the highest values of the club player's policy."""
        values = self._parts.policy(counts=True).ranking(view, moves)
        order = sorted(range(len(moves)), key=lambda index: -values[index])
        return [moves[index] for index in order[:SHORTLIST]]


def prefer_policy_move(ranking: list[Candidate], at_once: Move) -> list[Candidate]:
    """Return the ranking with the policy's move `at_once` first, unless the best move is clearly better.

    A move is clearly better if its lead is at least DOUBT standard errors. Otherwise `at_once` also receives the
    value of the best move.
    """
    best = ranking[0]
    own = next(candidate for candidate in ranking if candidate.move == at_once)
    if best.value - own.value >= DOUBT * math.hypot(best.stderr, own.stderr):
        return ranking
    return [own._replace(value=best.value), *(candidate for candidate in ranking if candidate is not own)]
