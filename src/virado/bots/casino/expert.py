"""The expert of the Casino family.

It searches by rollouts over sampled worlds. If all cards are known in the last round between two sides, an exact
solver replaces the rollouts. The solver's value is the mean over two opponents: one with best replies, and one that
plays like a club player. Many moves are equally good against best replies, but few players find those replies.
"""

from typing import Any

from virado.bots.casino.calls import announce_orange, certain_call
from virado.bots.casino.equity import EQUITY, EquityRace, race_of, rounds_objective
from virado.bots.casino.kernels import (
    PLIES,
    RANKING,
    ROLLOUTS,
    SOLVER,
    SPARE_PLIES,
    make_buffers,
    make_solver_buffers,
    put_view,
)
from virado.bots.casino.objective import Objective
from virado.bots.casino.reasons import reasons
from virado.bots.casino.weights import Weights, model_for
from virado.bots.casino.worlds import hidden_cards
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
    check_to_act,
    never,
    sort_candidates,
)
from virado.bots.deadline import Deadline
from virado.bots.rollouts import WORKERS, ComparisonResult, Estimate, compare
from virado.bots.units import HUNDRED_PERCENT, MATCH, POINT
from virado.games.casino.rules.lazy_generation import is_crowded
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.games.casino.rules.stealing import stealable
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.arrays import array_of, records, zeros
from virado.kernel.bits import count
from virado.kernel.buffers import Buffers
from virado.kernel.solve import GAVE_UP, INFINITE, NODES, PAUSED
from virado.view import AnyView, View

MAX_CANDIDATES = 40
"""Maximum number of candidates; they are the moves that the club player values most."""
MAX_NODES = 400_000
"""Maximum number of positions searched for a candidate in the last round; beyond it, the expert uses rollouts."""
NODES_PER_CHECK = 10_000
"""Number of positions that the solver searches between two checks of the deadline."""
HORIZON = 16
"""Distance to the target, in points, at which the expert starts to play for the match instead of the deal."""
KERNELS = (RANKING, ROLLOUTS, SOLVER)


def _race(variant: Variant) -> EquityRace:
    o: Any = variant.config()
    return race_of(o)


class ExpertBot(Bot):
    """The expert player: rollouts in which the club player moves for every seat.

    The bot returned by `stand_in` plays until the kernels are compiled.
    """

    name = "expert"

    def __init__(
        self, club: Bot, *, aim: str = "match", weights: Weights | None = None, uniform: bool = False
    ) -> None:
        """Create the expert with its objective and the weights of its playouts.

        `aim` is `match`, or `points` to maximise the points of the deal alone. `weights` default to those fitted for
        the variant. With `uniform`, the choices of the other seats in the round make no world less plausible, and
        the last round is not solved.
        """
        self._uniform = uniform
        self._club = club
        self.aim = aim
        self.weights = weights

    # ------------------------------------------------------------------ readiness
    def uses_kernels(self, variant: Variant) -> bool:
        return True

    def is_ready(self, variant: Variant) -> bool:
        return all(kernel.is_loaded() for kernel in KERNELS) and EQUITY.has(_race(variant))

    def prepare(self, variant: Variant) -> None:
        for kernel in KERNELS:
            kernel.prepare()
        EQUITY(_race(variant))

    def stand_in(self, variant: Variant) -> Bot:
        return self._club

    # ------------------------------------------------------------------ search
    def plays_for_match(self, view: View[CasinoState, CasinoConfig]) -> bool:
        """Return True if the expert now plays for the match instead of the points of the deal."""
        s, o = view.state, view.config
        return self.aim == "match" and (
            bool(o.single_deal) or max(s.scores[: s.sides]) >= o.target - HORIZON * max(1, o.target // 40)
        )

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        check_to_act(view)
        s: CasinoState = view.state
        if is_crowded(view.config, s.loose | stealable(s, view.config, view.seat)):
            return self._club.think(
                view, budget, cancel, rng
            )  # a single playout would exceed the time budget
        deadline = Deadline(budget, cancel)
        match = self.plays_for_match(view) and view.state.sides == 2
        workers = self._workers(view, rng, match=match)
        candidates, number = self._candidates(view, workers[0])
        found: ComparisonResult | None = None
        if number == 1:
            found = ComparisonResult([Estimate(0.0, 0.0, 0)], 0)
        elif self._all_known(view) and not self._uniform:
            found = self._exact(view, workers[0], candidates, deadline)
        if found is None:
            found = compare(workers, ROLLOUTS, view.seat, candidates, deadline)
        scale, unit = (MATCH / HUNDRED_PERCENT, PERCENT) if match else (float(POINT), POINTS)
        packed = [announce_orange(view, (a, b, c)) for a, b, c in candidates.tolist()]
        why = reasons(view, packed)
        ranking = sort_candidates(
            [
                Candidate(view.unpack(move), value / scale, error / scale, unit, each)
                for move, (value, error, _), each in zip(packed, found.estimates, why, strict=True)
            ]
        )
        return deadline.analysis(ranking, found.simulations)

    def _workers(self, view: View[CasinoState, CasinoConfig], rng: Rng, *, match: bool) -> list[Buffers]:
        """Return the workers' buffers, loaded with the view."""
        o = view.config
        weights = (self.weights or model_for(o)).clone()
        weights.endgame = int(self.aim == "match")
        objective = rounds_objective(view.state, o, match=match)
        seeds = [rng.of_worker(view, worker, WORKERS) for worker in range(WORKERS)]
        workers = make_buffers(o, weights, objective, seeds)
        put_view(view, workers, inferring=not self._uniform)
        return workers

    def _candidates(self, view: View[CasinoState, CasinoConfig], buffers: Buffers) -> tuple[Any, int]:
        """Return the choices that the club player values most, and the total number of choices."""
        opinions = zeros(len(buffers.moves))
        number = RANKING(buffers, opinions, view.seat)
        values = opinions[:number].tolist()
        order = sorted(range(number), key=lambda index: -values[index])[:MAX_CANDIDATES]
        return array_of([buffers.moves[index].tolist() for index in order]), number

    # ------------------------------------------------------------------ the last round
    def _all_known(self, view: View[CasinoState, CasinoConfig]) -> bool:
        s, o = view.state, view.config
        plies = sum(count(hand) for hand in s.hands[:2]) + sum(s.unseen[:2])
        return (
            s.players == 2
            and s.stock_next == s.stock_end
            and plies <= PLIES - SPARE_PLIES
            and count(hidden_cards(s, o)) == sum(s.unseen[:2])
        )

    def _exact(
        self, view: View[CasinoState, CasinoConfig], buffers: Buffers, candidates: Any, deadline: Deadline
    ) -> ComparisonResult | None:
        """Return the exact value of each candidate, or None if the solver takes too long.

        All cards must be known. The value is the mean of the results against a club player and against best replies.
        """
        s = view.state.clone()
        other = 1 - view.seat
        s.hands[other] |= hidden_cards(s, view.config)
        s.unseen[other] = 0
        solver = _Solver(view, s, buffers, deadline)
        moves: list[Packed] = [tuple(move) for move in candidates.tolist()]
        found: list[Estimate] = []
        for move in moves:
            both = [solver.value(move, best_replies=best) for best in (False, True)]
            if GAVE_UP in both:
                return None
            found.append(Estimate(sum(both) / 2, 0.0, 0))
        return ComparisonResult(found, 0)

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        called = certain_call(view)
        return None if called is None else view.unpack(called)


class _Solver:
    """Exact solver for the candidates of a position in which every card is known."""

    def __init__(
        self, view: View[CasinoState, CasinoConfig], s: CasinoState, buffers: Buffers, deadline: Deadline
    ) -> None:
        self._view = view
        self._state = s
        self._deadline = deadline
        objective = Objective.load(buffers.objectives)
        objective.clarity = 0
        self._buffers = buffers._replace(pool=buffers.pool.copy(), objectives=records(objective))
        self._room = make_solver_buffers()

    def value(self, move: Packed, *, best_replies: bool) -> int:
        """Return the value of a move, or GAVE_UP if the search takes too long."""
        view = self._view
        after = self._state.clone()
        view.variant.game.rules.apply(after, view.config, view.seat, *move)
        after.store(self._buffers.pool, 0)
        progress = self._room[2]
        progress.fill(0)
        while not self._deadline.must_stop():
            value = SOLVER(
                self._buffers,
                *self._room,
                view.seat,
                -INFINITE,
                INFINITE,
                MAX_NODES,
                int(progress[NODES]) + NODES_PER_CHECK,
                int(best_replies),
            )
            if value != PAUSED:
                return value
        return GAVE_UP
