"""Speed of a family's tree search, in simulations per second of processor time.

It is measured in one thread, after compilation.
"""

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
"""Number of deals from which positions are taken."""
APART = 3
"""Interval at which decisions of a deal are searched: 3 means every third decision."""
SIMULATIONS = 1000
"""Number of simulations for each position, each run with a new tree."""


@cache
def positions(variant: Variant) -> list[tuple[AnyView, list[Packed]]]:
    """Return positions with more than one choice, and their choices, from deals between club players.

    The positions cover each deal from the first card to the last.
    """
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
    """Return the number of simulations per second, with equally many simulations in every position.

    A simulation samples a world, descends the tree once and plays the deal to its end.
    """
    tree = Tree()
    searched = [(view, setup(view), moves) for view, moves in positions(variant)]
    for view, each, moves in searched:  # the first run compiles the kernel and warms the caches
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
