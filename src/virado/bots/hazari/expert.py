"""The expert of Hazari: expected points against good opponents, then showdowns in sampled deals.

`virado.analysis.hazari.odds` derives good opponents from best-first arrangements in a few iterations; in each,
players maximise their expectation against the previous opponents. The expectation against three independent good
opponents is a sum over the groups of an arrangement. The best arrangements by this sum are then shown in deals of the
other 39 cards, where good opponents hold the other hands. The deals also account for the order of play, ties and the
win by a troy. Near the end of a match, they show which arrangements win the match. The expectation is already nearly
exact, so only many deals can improve on it.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from virado.analysis.hazari.group_values import SURE, ArrangerWorkspace
from virado.analysis.hazari.odds import usual_groups
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
from virado.bots.hazari.kernels import CONSIDER, DEAL, PACK, SHOW, world_tables
from virado.bots.hazari.policy_bots import MAX_SUGGESTED, RANKED, GreedyBot, hand_of, is_extended_order
from virado.bots.hazari.reasons import reasons
from virado.bots.prepared import LazyValues
from virado.games.catalogue import variant as find_variant
from virado.games.contract import Packed
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.arrays import array_of, move_list, records, zero_records, zeros
from virado.view import AnyView, View

CONSIDERED = 48
"""Number of arrangements that are shown in sampled deals, those with the highest expectation."""
KNOWN = 4000
"""Weight of an arrangement's expectation, as a number of sampled deals."""
SPREAD = 80.0
"""Approximate standard deviation of an arrangement's points in a deal.

Estimated errors are not lower than this value implies.
"""
UNKNOWN = 200
"""Weight of the prior assumption that all arrangements win the match equally often, as a number of sampled deals."""
DEALS_PER_CHECK = 4
"""Deals between two checks whether to continue."""
GOAL = 250.0
"""Value of winning the match, in points of a deal, when this deal can end the match."""


def _good_opponents(text: str) -> Any:
    o = find_variant(text).config()
    assert isinstance(o, HazariConfig)
    return usual_groups(o, "good")


GOOD_OPPONENTS = LazyValues(_good_opponents)
"""Group odds of good opponents, by the text of a variant."""


class ExpertBot(Bot):
    """The expert player: shows the best arrangements in many sampled deals.

    For this bot, `Budget.simulations` is a number of deals of the unseen cards.
    """

    name = "expert"

    def __init__(self, *, known: int = KNOWN) -> None:
        """Create the expert; `known` is the weight of the expectation, in deals, and at least 1."""
        self.known = known

    def uses_kernels(self, variant: Variant) -> bool:
        return True

    def is_ready(self, variant: Variant) -> bool:
        kernels = (CONSIDER, DEAL, SHOW)
        prepared = (RANKED, GOOD_OPPONENTS)
        return all(each.has(str(variant)) for each in prepared) and all(each.is_loaded() for each in kernels)

    def prepare(self, variant: Variant) -> None:
        RANKED(str(variant))
        GOOD_OPPONENTS(str(variant))
        for kernel in (CONSIDER, DEAL, SHOW):
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
        return self._thought(view, Deadline(budget, cancel), rng, {})

    def choose(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        rng: Rng = DEFAULT_RNG,
        cancel: Cancel = never,
    ) -> Move:
        return self._thought(view, Deadline(budget, cancel), rng, {}, explained=False).best.move

    def judge(
        self,
        view: AnyView,
        move: Move,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        return self._thought(view, Deadline(budget, cancel), rng, {view.pack(move): move})

    def _thought(
        self,
        view: AnyView,
        deadline: Deadline,
        rng: Rng,
        also: Mapping[Packed, Move],
        *,
        explained: bool = True,
    ) -> Analysis:
        shown = self.run_showdowns(view, deadline, rng, tuple(also))
        values, error = shown.values(), shown.error()
        found = len(values) - len(also)
        wanted = set(sorted(range(found), key=lambda place: -values[place])[:MAX_SUGGESTED])
        wanted.update(map(shown.moves.index, also))
        places = sorted(wanted, key=lambda place: (-values[place], place))
        moves = [shown.moves[place] for place in places]
        whys = reasons(view, moves) if explained else [()] * len(moves)
        return deadline.analysis(
            [
                Candidate(also.get(move) or view.unpack(move), values[place], error, POINTS, why)
                for place, move, why in zip(places, moves, whys, strict=True)
            ],
            shown.worlds,
        )

    def run_showdowns(
        self, view: AnyView, deadline: Deadline, rng: Rng, also: Sequence[Packed] = ()
    ) -> "Showdowns":
        """Return the results of the best arrangements and of the arrangements in `also`.

        The budget limits the number of showdowns.
        """
        showing = Showdowns(view, rng, also, known=self.known)
        while True:
            left = DEALS_PER_CHECK if deadline.simulations is None else deadline.simulations - showing.worlds
            showing.show(min(DEALS_PER_CHECK, left))
            if showing.worlds == deadline.simulations or deadline.must_stop():
                return showing


class Showdowns:
    """The best arrangements of a hand, with their results in the sampled deals so far."""

    def __init__(
        self,
        view: View[HazariState, HazariConfig],
        rng: Rng,
        also: Sequence[Packed] = (),
        *,
        known: int = KNOWN,
    ) -> None:
        self._known = known
        hand = hand_of(view)
        s = view.state
        self._hand = hand
        self._seat = view.seat
        self._first = (s.dealer + 1) % SEATS
        self._scores = array_of(s.scores[:SEATS])
        self._configs = records(view.config)
        self._usual = GOOD_OPPONENTS(str(view.variant))
        self._workspaces = zero_records(ArrangerWorkspace)
        self._rng = array_of([rng.at(view)])
        self._pack = zeros(PACK)
        given = move_list(len(also))
        for place, move in enumerate(also):
            given[place] = move
        arrangements, worth = move_list(CONSIDERED + len(also)), zeros(CONSIDERED + len(also))
        number = CONSIDER(
            self._configs,
            self._usual,
            self._workspaces,
            hand,
            int(is_extended_order(view)),
            CONSIDERED,
            given,
            arrangements,
            worth,
        )
        self._arrangements = arrangements[:number]
        self.moves: list[Packed] = [(a, b, c) for a, b, c in self._arrangements.tolist()]
        """The best arrangements by expectation, best first, then those in `also`."""
        self.expected: list[float] = [value / SURE for value in worth[:number].tolist()]
        """Expected points of each arrangement against GOOD_OPPONENTS."""
        self.worlds = 0
        """Number of sampled deals in which each arrangement has been shown."""
        self._totals = zeros(number, float)
        self._squares = zeros(number, float)
        self._won = zeros(number, float)
        """Number of matches won minus matches lost in the sampled deals, by arrangement."""

    def show(self, number: int) -> None:
        """Deal `number` worlds and show every arrangement in each of them."""
        strengths, points = world_tables(number)
        hidden = ((1 << PACK) - 1) & ~self._hand
        DEAL(self._configs, self._usual, self._workspaces, self._pack, self._rng, hidden, strengths, points)
        SHOW(
            self._configs,
            self._arrangements,
            self._hand,
            self._seat,
            self._first,
            strengths,
            points,
            self._scores,
            self._totals,
            self._squares,
            self._won,
        )
        self.worlds += number

    def values(self) -> list[float]:
        """Return the value of each arrangement, in points of the deal."""
        won: list[float] = self._won.tolist()
        average = math.fsum(won) / len(won)
        known, unknown = self._known + self.worlds, UNKNOWN + self.worlds
        return [
            (self._known * expected + total) / known
            + GOAL * ((UNKNOWN * average / self.worlds + won_here) / unknown)
            for expected, total, won_here in zip(self.expected, self._totals.tolist(), won, strict=True)
        ]

    def error(self) -> float:
        """Return the approximate standard error of the results of `values`."""
        means = [total / self.worlds for total in self._totals.tolist()]
        variances = [
            square / self.worlds - mean * mean
            for square, mean in zip(self._squares.tolist(), means, strict=True)
        ]
        variance = max(math.fsum(variances) / len(means), SPREAD * SPREAD)
        ended = math.fsum(map(abs, self._won.tolist())) / len(means) / self.worlds
        return math.sqrt(
            variance / (self._known + self.worlds) + GOAL * GOAL * ended / (UNKNOWN + self.worlds)
        )
