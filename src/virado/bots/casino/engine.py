"""The compiled side of the Casino players: kernels, and the arrays that they work in."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from virado.bots.casino.counting import Mind, Taste
from virado.bots.casino.outcome import Ends, outcome
from virado.bots.casino.policy import club_choice, club_values, greedy_choice
from virado.bots.casino.worlds import Belief, finished, sample
from virado.bots.casino.worth import order
from virado.games.casino.rules import RULES
from virado.games.casino.state import CasinoState, CasinoTable, CasinoWork
from virado.games.variant import Variant
from virado.kernel.compile import kernel
from virado.kernel.contest import make_contest
from virado.kernel.search import POOL, make_ranking, make_rollouts
from virado.kernel.solve import make_solver

MOST_MOVES = 600
"""Moves of a position that a kernel looks at."""


@cache
def contest_kernel() -> Callable[..., int]:
    """Deals between compiled players (`virado.kernel.contest`)."""
    return kernel(make_contest(RULES, finished, greedy_choice, club_choice))


@cache
def rollout_kernel() -> Callable[..., int]:
    """Rollouts with the club player (`virado.kernel.search`)."""
    return kernel(make_rollouts(RULES, finished, sample, club_choice, outcome))


@cache
def ranking_kernel() -> Callable[..., int]:
    """The choices of a position and what the club player thinks of them."""
    return kernel(make_ranking(RULES, club_values))


@cache
def solver_kernel() -> Callable[..., int]:
    """Exact play of the last round between two sides."""
    return kernel(make_solver(RULES, finished, order, outcome))


def stored(mirror: Any) -> Any:
    """A mirror as an array of one record."""
    layout: Any = mirror.__class__
    array = np.zeros(1, layout.dtype())
    mirror.store(array)
    return array


class Arrays:
    """Everything that a kernel of one thread works in, for one variant."""

    def __init__(self, o: CasinoTable, *, states: int = POOL) -> None:
        self.pool = np.zeros(states, CasinoState.dtype())
        self.tables = stored(o)
        self.tastes = np.zeros(6, Taste.dtype())
        self.minds = np.zeros(1, Mind.dtype())
        self.works = np.zeros(1, CasinoWork.dtype())
        self.beliefs = np.zeros(1, Belief.dtype())
        self.ends = np.zeros(1, Ends.dtype())
        self.moves = np.zeros((MOST_MOVES, 3), np.int64)
        self.rng = np.zeros(1, np.int64)


def contest(
    variant: Variant, packs: Any, kinds: Sequence[int], tastes: Sequence[Taste], seed: int = 0
) -> Any:
    """The points by side of each deal of `packs` (games, cards), for the kinds and tastes of players by seat."""
    o: Any = variant.table()
    arrays = Arrays(o)
    s = CasinoState()
    s.players = variant.players
    s.sides = len(variant.sides)
    s.dealer = variant.players - 1
    RULES.setup(s, o)
    s.store(arrays.pool, 1)
    for seat, taste in enumerate(tastes):
        taste.store(arrays.tastes, seat)
    arrays.rng[0] = seed
    points = np.zeros((len(packs), s.sides), np.int64)
    contest_kernel()(
        arrays.pool,
        arrays.tables,
        arrays.tastes,
        arrays.minds,
        arrays.works,
        arrays.moves,
        packs,
        np.array(kinds, np.int64),
        arrays.rng,
        points,
    )
    return points
