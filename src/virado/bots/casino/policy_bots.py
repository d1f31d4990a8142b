"""The greedy and the club player of the Casino family, which rank moves without search.

The greedy player takes the most valuable capture; otherwise it trails its cheapest card; it builds only as a last
resort. The club player is a card counter that looks one move ahead, and builds. It weighs the cards that a move
takes, the captures that it allows the opponents, and the next captures of its own hand.
"""

from collections.abc import Callable

from virado.bots.casino.calls import announce_orange, certain_call
from virado.bots.casino.capture_value import CAPTURES_FROM, greedy_value
from virado.bots.casino.policy import club_values
from virado.bots.casino.reasons import reasons
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights, weights_for
from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Reason,
    Rng,
    never,
    sort_candidates,
)
from virado.bots.deadline import Deadline
from virado.bots.policy import Policy, PolicyBot, choices
from virado.bots.units import POINT, WEIGHTED_POINT
from virado.games.casino.rules.state import CAPTURE, TRAIL, CasinoConfig, CasinoState, kind_of
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.view import AnyView, View

CLUB = Policy(club_values, weights_for, Scratch, float(WEIGHTED_POINT))


def club(name: str = "club", weights: Callable[[CasinoConfig], Weights] = weights_for) -> PolicyBot:
    """Return the club player, or a player of another name and weights."""
    policy = CLUB._replace(weights=weights)
    return PolicyBot(name, policy, reasons, finish=announce_orange, call_of=certain_call)


class GreedyBot(Bot):
    """The greedy player: ranks moves by their immediate gain."""

    name = "greedy"

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,  # the greedy player is deterministic
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        return deadline.analysis(
            sort_candidates([self._candidate(view, move) for move in choices(view, deadline)])
        )

    def _candidate(self, view: View[CasinoState, CasinoConfig], packed: Packed) -> Candidate:
        value = greedy_value(view.state, view.config, *packed)
        kind = kind_of(packed[2])
        # captures by their points; all other moves below 0, in their order
        points = (value - CAPTURES_FROM) / POINT if kind == CAPTURE else value / CAPTURES_FROM - 1
        code = {CAPTURE: "takes-most", TRAIL: "gives-away-least"}.get(kind, "nothing-else")
        move = view.unpack(announce_orange(view, packed))
        return Candidate(move, points, 0.0, POINTS, (Reason("casino", code),))

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        called = certain_call(view)
        return None if called is None else view.unpack(called)
