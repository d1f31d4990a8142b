"""Hazari by search: every arrangement that can be best, against what opponents are likely to lay out.

The other 39 cards are dealt at random many times, each opponent arranges best-first, and every arrangement is shown
against all of them: order of play, ties and the troy win included.
"""

from typing import Any

import numpy as np

from virado.bots.arrays import empty, move_list, records
from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Rng,
    never,
)
from virado.bots.deadline import Deadline
from virado.bots.hazari.kernels import DEAL, LIST, PACK, SHOW, world_tables
from virado.bots.hazari.quick import MOST_SUGGESTED, RANKED, GreedyBot, extended, hand_of
from virado.bots.hazari.reasons import reasons
from virado.games.contract import Packed
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState, HazariWorkspace
from virado.games.variant import Variant
from virado.view import AnyView, View

MOST_ARRANGEMENTS = 1 << 17
FIRST_LOOK = 64
"""Worlds in which every arrangement is tried; the best quarter goes on to four times as many, and so on."""
UNASKED = 100_000
"""Showings, about, between two questions whether to go on."""
GOAL = 250.0
"""What winning the match is worth in points of a deal, where this deal can end it."""


class ExpertBot(Bot):
    """Tries every arrangement against many layouts of the others. `Budget.simulations` are deals of the unseen cards, at
    least FIRST_LOOK."""

    name = "expert"

    def is_ready(self, variant: Variant) -> bool:
        return RANKED.has(str(variant)) and all(kernel.is_loaded() for kernel in (DEAL, LIST, SHOW))

    def prepare(self, variant: Variant) -> None:
        RANKED(str(variant))
        for kernel in (DEAL, LIST, SHOW):
            kernel.prepare()

    def stand_in(self, variant: Variant) -> Bot:
        return GreedyBot()

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        shown = self.shown(view, deadline, rng)
        means = shown.totals / shown.worlds
        errors = np.sqrt(np.maximum(shown.squares / shown.worlds - means * means, 0.0) / shown.worlds)
        best = np.argsort(-means, kind="stable")[:MOST_SUGGESTED]
        moves: list[Packed] = [(int(a), int(b), int(c)) for a, b, c in shown.arrangements[best]]
        return deadline.analysis(
            [
                Candidate(view.unpack(move), float(means[i]), float(errors[i]), POINTS, why)
                for i, move, why in zip(best, moves, reasons(view, moves), strict=True)
            ],
            shown.worlds,
        )

    def shown(self, view: AnyView, deadline: Deadline, rng: Rng) -> "Showing":
        """The best arrangements after all showings that there was time for."""
        showing = Showing(view, rng)
        most = None if deadline.simulations is None else max(FIRST_LOOK, deadline.simulations)
        end = FIRST_LOOK
        while True:
            while showing.worlds < end:
                showing.show(end - showing.worlds)
                if deadline.must_stop():
                    return showing
            if showing.worlds == most:
                return showing
            showing.keep(max(MOST_SUGGESTED, len(showing.arrangements) // 4))
            end = 4 * end if most is None else min(most, 4 * end)


class Showing:
    """The arrangements of a hand that are still in question, and what came of them so far."""

    def __init__(self, view: View[HazariState, HazariConfig], rng: Rng) -> None:
        hand = hand_of(view)
        s = view.state
        self._hand = hand
        self._seat = view.seat
        self._first = (s.dealer + 1) % SEATS
        self._scores = np.array(s.scores[:SEATS], np.int64)
        self._configs = records(view.config)
        self._workspaces = empty(HazariWorkspace)
        self._rng = np.array([rng.at(view)], np.int64)
        self._pack = np.zeros(PACK, np.int64)
        self._moves = move_list(MOST_ARRANGEMENTS)
        number = LIST(self._configs, self._workspaces, self._moves, hand, int(extended(view)))
        self.arrangements: Any = self._moves[: min(number, MOST_ARRANGEMENTS)].copy()
        """Packed moves (number, 3)."""
        self.worlds = 0
        """Deals of the unseen cards that each of them has been shown against."""
        self.totals: Any = np.zeros(len(self.arrangements))
        self.squares: Any = np.zeros(len(self.arrangements))
        self.showings = 0
        """How often an arrangement has been shown against a world."""

    def show(self, most: int) -> None:
        """Deal some worlds, at most so many, and show every arrangement against them."""
        number = min(most, max(1, UNASKED // len(self.arrangements)))
        strengths, points = world_tables(number)
        hidden = ((1 << PACK) - 1) & ~self._hand
        DEAL(self._configs, self._workspaces, self._moves, self._pack, self._rng, hidden, strengths, points)
        SHOW(
            self._configs,
            self.arrangements,
            self._hand,
            self._seat,
            self._first,
            strengths,
            points,
            self._scores,
            GOAL,
            self.totals,
            self.squares,
        )
        self.worlds += number
        self.showings += len(self.arrangements) * number

    def keep(self, number: int) -> None:
        """Keep the best of the arrangements, best first."""
        best = np.argsort(-(self.totals / self.worlds), kind="stable")[:number]
        self.arrangements = self.arrangements[best]
        self.totals = self.totals[best]
        self.squares = self.squares[best]
