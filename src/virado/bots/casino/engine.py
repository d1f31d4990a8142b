"""The compiled side of the Casino players: kernels, and the arrays that they work in."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from virado.bots.casino.calls import speak
from virado.bots.casino.inference import PAST, plausible
from virado.bots.casino.memory import choices_of_others
from virado.bots.casino.mind import Mind, Taste
from virado.bots.casino.outcome import Ends, outcome
from virado.bots.casino.policy import club_choice, club_values, greedy_choice
from virado.bots.casino.tastes import taste_for
from virado.bots.casino.worlds import CHOICES, Belief, finished, sample
from virado.bots.casino.worth import order
from virado.bots.contest import Field, entrants
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState, CasinoWorkspace
from virado.games.variant import Variant
from virado.kernel.compile import kernel
from virado.kernel.contest import make_contest
from virado.kernel.search import make_ranking, make_rollouts
from virado.kernel.solve import make_solver
from virado.view import View

MOST_MOVES = 600
"""Moves of a position that a kernel looks at."""


@cache
def contest_kernel() -> Callable[..., int]:
    """Games between compiled players (`virado.kernel.contest`)."""
    return kernel(make_contest(RULES, greedy_choice, club_choice, speak))


@cache
def rollout_kernel() -> Callable[..., int]:
    """Rollouts with the club player (`virado.kernel.search`)."""
    return kernel(make_rollouts(RULES, finished, sample, club_choice, outcome, plausible))


@cache
def ranking_kernel() -> Callable[..., int]:
    """The choices of a position and what the club player thinks of them."""
    return kernel(make_ranking(RULES, club_values))


@cache
def solver_kernel() -> Callable[..., int]:
    """Exact play of the last round between two sides."""
    return kernel(make_solver(RULES, finished, order, outcome, club_choice))


def stored(mirror: Any) -> Any:
    """A mirror as an array of one record."""
    layout: Any = mirror.__class__
    array = np.zeros(1, layout.dtype())
    mirror.store(array)
    return array


class Arrays:
    """Everything that a kernel of one thread works in, for one variant."""

    def __init__(self, o: CasinoConfig, *, states: int = PAST + CHOICES) -> None:
        self.pool = np.zeros(states, CasinoState.dtype())
        self.tables = stored(o)
        self.tastes = np.zeros(6, Taste.dtype())
        self.minds = np.zeros(1, Mind.dtype())
        self.works = np.zeros(1, CasinoWorkspace.dtype())
        self.beliefs = np.zeros(1, Belief.dtype())
        self.ends = np.zeros(1, Ends.dtype())
        self.moves = np.zeros((MOST_MOVES, 3), np.int64)
        self.rng = np.zeros(1, np.int64)

    def players(self) -> tuple[Any, ...]:
        """What kernels take first: states, options, and what the players think in."""
        return self.pool, self.tables, self.tastes, self.minds, self.works


def field(variant: Variant) -> Field:
    """The compiled players of a variant."""
    o: Any = variant.config()
    return Field(contest_kernel, entrants(Taste(), taste_for(o), Mind()))


def lay_out(view: View, desks: Sequence[Arrays]) -> None:
    """Put what a seat sees, and what it remembers of the choices of others in this round, where kernels find it."""
    s: Any = view.state
    remembered = choices_of_others(view)[:CHOICES]
    belief = Belief(seat=view.seat, choices=len(remembered))
    for i, choice in enumerate(remembered):
        belief.choosers[i] = choice.seat
        belief.played[i], belief.joined[i], belief.how[i] = choice.move
    for arrays in desks:
        s.store(arrays.pool, 0)
        belief.store(arrays.beliefs)
        for i, choice in enumerate(remembered):
            choice.state.store(arrays.pool, PAST + i)
