"""The compiled kernels of the Casino players, and their buffers."""

from collections.abc import Sequence
from typing import Any

from virado.bots.casino.calls import call_of
from virado.bots.casino.capture_value import move_order
from virado.bots.casino.inference import PAST, world_plausibility
from virado.bots.casino.memory import choices_of_others, proven_values
from virado.bots.casino.objective import Objective, outcome, round_over
from virado.bots.casino.policy import club_choice, club_values, greedy_choice
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights
from virado.bots.casino.worlds import CHOICES, Belief, is_finished, sample
from virado.bots.rollouts import rollout_arguments
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState, CasinoWorkspace
from virado.kernel.arrays import array_of, move_list, records, zero_records, zeros
from virado.kernel.buffers import Buffers
from virado.kernel.compile import Kernel
from virado.kernel.contest import make_contest
from virado.kernel.search import make_ranking, make_rollouts
from virado.kernel.solve import NUMBERS, PROGRESS, make_solver
from virado.view import View

MAX_MOVES = 600
"""Maximum number of moves per position that a kernel considers."""
PLIES = 14
"""Capacity of the exact solver in plies, including two spare plies."""
SPARE_PLIES = 2


def make_buffers(
    o: CasinoConfig, weights: Weights, objective: Objective, seeds: Sequence[int]
) -> list[Buffers]:
    """Return empty buffers, one set for each worker and seed.

    The workers share all read-only data.
    """
    configs, objectives, own_weights = records(o), records(objective), records(weights)
    return [
        Buffers(
            pool=zero_records(CasinoState, PAST + CHOICES),
            configs=configs,
            beliefs=zero_records(Belief),
            weights=own_weights,
            scratch=zero_records(Scratch),
            workspaces=zero_records(CasinoWorkspace),
            objectives=objectives,
            moves=move_list(MAX_MOVES),
            rng=array_of([seed]),
        )
        for seed in seeds
    ]


def belief_of(view: View[CasinoState, CasinoConfig]) -> Belief:
    """Return a seat's belief beyond its view: the other seats' choices in this round, and the values they prove."""
    choices = choices_of_others(view)
    recalled = choices[:CHOICES]
    belief = Belief(seat=view.seat, choices=len(recalled))
    belief.proven = proven_values(view.config, choices)
    for i, choice in enumerate(recalled):
        belief.choosers[i] = choice.seat
        belief.played[i], belief.joined[i], belief.how[i] = choice.packed
    return belief


def put_view(
    view: View[CasinoState, CasinoConfig], workers: list[Buffers], *, inferring: bool = True
) -> None:
    """Load a view, and the other seats' choices in this round, into the workers' buffers.

    Unless `inferring`, worlds need not agree with these choices, except for the values that they prove.
    """
    recalled = choices_of_others(view)[:CHOICES]
    belief = belief_of(view)
    if not inferring:
        belief.choices = 0
    for buffers in workers:
        view.state.store(buffers.pool, 0)
        belief.store(buffers.beliefs)
        for i, choice in enumerate(recalled):
            choice.state.store(buffers.pool, PAST + i)


def make_solver_buffers() -> tuple[Any, Any, Any]:
    """Return the additional buffers of the solver: move lists, scratch and saved stack."""
    return (
        zeros((PLIES, MAX_MOVES, 3)),
        zeros((PLIES, NUMBERS)),
        zeros(PROGRESS),
    )


def example_buffers() -> Buffers:
    """Return buffers of the types that calls use, without a position."""
    return make_buffers(CasinoConfig(), Weights(), Objective(), [0])[0]


RANKING = Kernel(make_ranking(RULES, club_values), lambda: (example_buffers(), zeros(MAX_MOVES), 0))
"""Kernel that lists the choices of a position with the club player's value of each."""
ROLLOUTS = Kernel(
    make_rollouts(RULES, is_finished, sample, club_choice, outcome, world_plausibility, round_over),
    lambda: rollout_arguments(example_buffers(), move_list(1), 0, 0),
)
"""Kernel for rollouts with the club player (`virado.kernel.search`)."""
SOLVER = Kernel(
    make_solver(RULES, is_finished, move_order, outcome, club_choice),
    lambda: (example_buffers(), *make_solver_buffers(), 0, 0, 0, 0, 0, 0),
)
"""Kernel of the exact solver for the last round between two sides."""
CONTEST = Kernel(make_contest(RULES, greedy_choice, club_choice, call_of))
"""Kernel for games between compiled players (`virado.kernel.contest`)."""
