"""How fast the tree search of a family is: simulations per second of processor time in one thread, after compiling."""

import time
from collections.abc import Callable
from functools import cache

from virado.bots.catalogue import bot
from virado.bots.policy import choices
from virado.bots.tree import Tree, TreeSetup
from virado.games.contract import Packed
from virado.games.variant import Variant
from virado.match import Match
from virado.view import AnyView

DEALS = 4
"""Deals whose decisions are searched."""
APART = 3
"""Every so many decisions of a deal one is searched."""
SIMULATIONS = 1000
"""Simulations for a position, with a new tree each time."""


@cache
def positions(variant: Variant) -> list[tuple[AnyView, list[Packed]]]:
    """Positions with a choice, and the choices, from deals between club players, from the first card to the last."""
    found: list[tuple[AnyView, list[Packed]]] = []
    club = bot("club")
    for seed in range(DEALS):
        match = Match(variant, seed=seed)
        number = 0
        while not match.over and match.deal < 2:
            view = match.view(match.to_act[0])
            moves = choices(view)
            if len(moves) > 1 and match.deal:
                if number % APART == 0:
                    found.append((view, moves))
                number += 1
            match.play(view.seat, club.choose(view))
    return found


def simulations_per_s(setup: Callable[[AnyView], TreeSetup], variant: Variant, *, seconds: float) -> float:
    """Simulations per second, as many of them in every position; a simulation is a world sampled, a line down the tree
    and the deal played to its end."""
    tree = Tree()
    searched = [(view, setup(view), moves) for view, moves in positions(variant)]
    for view, each, moves in searched:  # compiles, and caches warm up
        tree.start(view, each, moves, seed=1)
        tree.run(len(moves))
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for view, each, moves in searched:
            tree.start(view, each, moves, seed=done)
            tree.run(SIMULATIONS)
            done += SIMULATIONS
    return done / spent
