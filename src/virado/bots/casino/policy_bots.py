"""The greedy and the club player of the Casino family, which rank moves without search.

The greedy player takes the most valuable capture. Otherwise it trails its cheapest card; it builds only as a last
resort. The club player is a card counter that looks one move ahead, and builds. It weighs the cards that a move
takes, the captures that the move leaves to the opponents, and the next captures of its own hand.
"""

from collections.abc import Callable

from virado.bots.casino.calls import announce_orange, certain_call
from virado.bots.casino.capture_value import CAPTURES_FROM, captured_cards, greedy_value
from virado.bots.casino.policy import club_values
from virado.bots.casino.reasons import reasons
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights, weights_for
from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    HEURISTIC,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Reason,
    Rng,
    never,
)
from virado.bots.deadline import Deadline
from virado.bots.policy import EXPLAINED, Policy, PolicyBot, choices
from virado.bots.units import POINT, WEIGHTED_POINT
from virado.cards import members
from virado.games.casino.rules.state import CAPTURE, TRAIL, CasinoConfig, CasinoState, kind_of
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.kernel.bits import count, lowest
from virado.view import AnyView, View

NOTHING_ELSE = Reason("casino", "nothing-else")
CLUB = Policy(club_values, weights_for, Scratch, float(WEIGHTED_POINT))


def club(name: str = "club", weights: Callable[[CasinoConfig], Weights] = weights_for) -> PolicyBot:
    """Return the club player, or a player with another name and other weights."""
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
        ranked = self._rank(view, deadline)
        why = self._reasons(view, [move for move, _ in ranked])
        return deadline.analysis(
            [self._candidate(view, move, worth, why.get(move, ())) for move, worth in ranked]
        )

    def choose(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        rng: Rng = DEFAULT_RNG,
        cancel: Cancel = never,
    ) -> Move:
        best, _ = self._rank(view, Deadline(budget, cancel))[0]
        return view.unpack(announce_orange(view, best))

    def _rank(self, view: View[CasinoState, CasinoConfig], deadline: Deadline) -> list[tuple[Packed, int]]:
        """Return the moves with the greedy player's values, best first."""
        moves = [(move, greedy_value(view.state, view.config, *move)) for move in choices(view, deadline)]
        return sorted(moves, key=lambda move: -move[1])

    def _candidate(
        self, view: View[CasinoState, CasinoConfig], packed: Packed, worth: int, why: tuple[Reason, ...]
    ) -> Candidate:
        # The value of a capture is its points. Every other move has a value below 0 that preserves its rank.
        is_capture = kind_of(packed[2]) == CAPTURE
        points = (worth - CAPTURES_FROM) / POINT if is_capture else worth / CAPTURES_FROM - 1
        return Candidate(view.unpack(announce_orange(view, packed)), points, 0.0, HEURISTIC, why)

    def _reasons(
        self, view: View[CasinoState, CasinoConfig], moves: list[Packed]
    ) -> dict[Packed, tuple[Reason, ...]]:
        """Return the reasons for the best moves.

        If there are few moves, the first one also gets reasons that compare it with the others.
        """
        if len(moves) == 1 and view.count_legal() == 1:
            return {moves[0]: (NOTHING_ELSE,)}
        best = moves[:EXPLAINED]
        why = dict(zip(best, reasons(view, best), strict=True))
        first = best[0]
        if len(moves) > EXPLAINED:
            return why
        if kind_of(first[2]) == CAPTURE and self._takes_most(view, best):
            why[first] = (Reason("casino", "takes-most"), *why[first])
        elif kind_of(first[2]) == TRAIL and self._gives_least(view, first):
            why[first] = (Reason("casino", "gives-away-least"), *why[first])
        return why

    def _takes_most(self, view: View[CasinoState, CasinoConfig], best: list[Packed]) -> bool:
        """Return True if the first of `best` takes at least as many cards as any other capture."""
        sizes = [count(a | captured_cards(view.state, b, c)) for a, b, c in best if kind_of(c) == CAPTURE]
        return sizes[0] == max(sizes)

    def _gives_least(self, view: View[CasinoState, CasinoConfig], trail: Packed) -> bool:
        """Return True if the trailed card scores no more points by itself than any other card of the hand."""
        o = view.config
        own = [
            o.p_big * (o.big >> card & 1)
            + o.p_little * (o.little >> card & 1)
            + o.p_ace * (o.aces >> card & 1)
            + o.p_five * (o.fives >> card & 1)
            for card in (lowest(trail[0]), *members(view.state.hands[view.seat]))
        ]
        return own[0] == min(own)

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        called = certain_call(view)
        return None if called is None else view.unpack(called)
