"""How fast the tree search of a family is: simulations per second of processor time in one thread, after compiling."""

import time
from collections.abc import Callable
from functools import cache

from virado.bots.catalogue import bot
from virado.bots.tree import Growth, Tree
from virado.games.contract import Move
from virado.games.variant import Variant
from virado.match import Match
from virado.view import View

DEALS = 4
"""Deals whose decisions are searched."""
APART = 3
"""Every so many decisions of a deal one is searched."""
SIMULATIONS = 1000
"""Simulations for a position, with a new tree each time."""


@cache
def positions(variant: Variant) -> list[tuple[View, list[Move]]]:
    """Positions with a choice, and the choices, from deals between club players, from the first card to the last."""
    found: list[tuple[View, list[Move]]] = []
    club = bot("club")
    for seed in range(DEALS):
        match = Match(variant, seed=seed)
        number = 0
        while not match.over and match.state.deal < 2:
            seat = match.to_act[0]
            view = match.view(seat)
            moves: list[Move] = []
            game = variant.game
            game.rules.choices(view.state, view.config, game.workspace_type(), seat, moves)
            if len(moves) > 1 and match.state.deal:
                if number % APART == 0:
                    found.append((view, moves))
                number += 1
            match.play(seat, club.choose(view))
    return found


def simulations_per_s(growth: Callable[[View], Growth], variant: Variant, *, seconds: float) -> float:
    """Simulations per second, as many of them in every position; a simulation is a world sampled, a line down the tree
    and the deal played to its end."""
    tree = Tree()
    searched = [(view, growth(view), moves) for view, moves in positions(variant)]
    for view, grown, moves in searched:  # compiles, and caches warm up
        tree.plant(view, grown, moves, seed=1)
        tree.grow(len(moves))
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for view, grown, moves in searched:
            tree.plant(view, grown, moves, seed=done)
            tree.grow(SIMULATIONS)
            done += SIMULATIONS
    return done / spent
