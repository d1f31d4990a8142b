"""How fast the search of the Casino family is: the expert's rollouts to the end of the deal, in one thread."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from virado.bots.casino.club import ClubBot
from virado.bots.casino.engine import Arrays, rollout_kernel
from virado.bots.casino.expert import MOST_CANDIDATES
from virado.bots.casino.memory import passed_up
from virado.bots.casino.outcome import Ends
from virado.bots.casino.tastes import taste_for
from virado.bots.casino.worlds import Belief
from virado.games.contract import Move
from virado.games.variant import Variant
from virado.match import Match
from virado.view import View

DEALS = 4
"""Deals whose decisions are searched."""
APART = 3
"""Every so many decisions of a deal one is searched."""
WORLDS = 8
"""Worlds for each candidate of a position before it is the next position's turn."""

Search = Callable[[int], int]
"""Plays so many worlds and returns the number of rollouts."""


def positions(variant: Variant) -> list[tuple[View, list[Move]]]:
    """Positions with a choice, and the choices, from deals between club players, from the first card to the last."""
    found: list[tuple[View, list[Move]]] = []
    club = ClubBot()
    for seed in range(DEALS):
        match = Match(variant, seed=seed)
        number = 0
        while not match.over and not match.state.scored:
            seat = match.to_act[0]
            view = match.view(seat)
            moves = [suggestion.move for suggestion in club.suggest(view)]
            if len(moves) > 1 and number % APART == 0:
                found.append((view, moves[:MOST_CANDIDATES]))
            number += 1
            match.play(seat, moves[0])
    return found


def search_of(view: View, moves: list[Move]) -> Search:
    """The expert's search of a position, with all its candidates alive."""
    s: Any = view.state
    o: Any = view.table
    arrays = Arrays(o)
    s.store(arrays.pool, 0)
    taste_for(o).store(arrays.tastes)
    Ends().store(arrays.ends)
    belief = Belief(seat=view.seat)
    belief.unlikely = passed_up(view)
    belief.store(arrays.beliefs)
    arrays.rng[0] = 1
    number = len(moves)
    candidates = np.array(moves, np.int64)
    alive = np.ones(number, np.int64)
    sums, products, found = np.zeros(number), np.zeros((number, number)), np.zeros(number)
    play = rollout_kernel()

    def search(worlds: int) -> int:
        return number * play(
            arrays.pool,
            arrays.tables,
            arrays.beliefs,
            arrays.tastes,
            arrays.minds,
            arrays.works,
            arrays.ends,
            candidates,
            alive,
            arrays.moves,
            arrays.rng,
            sums,
            products,
            found,
            view.seat,
            worlds,
        )

    return search


def simulations_per_s(variant: Variant, *, seconds: float) -> float:
    """Rollouts per second: a hidden world sampled, a candidate played in it, and the deal played to its end."""
    searches = [search_of(view, moves) for view, moves in positions(variant)]
    for search in searches:
        search(1)  # compiles, and caches warm up
    done = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for search in searches:
            done += search(WORLDS)
    return done / spent
