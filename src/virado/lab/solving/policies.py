"""Bots as strategies of a small game.

Each bot is asked once in every information set.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from virado.bots.contract import DEFAULT_BUDGET, Bot, Budget, Rng
from virado.games.messages import Move
from virado.lab.solving.game import SmallGame
from virado.view import AnyView

Chooses = Callable[[AnyView], Move]
"""Function that chooses a move from the view alone."""


def strategies(game: SmallGame, players: Sequence[Chooses]) -> Any:
    """Return the strategies of some players, as probabilities of 0 and 1 (players, slots).

    A player is asked once in each information set, and the answer becomes its fixed choice there. The choice must
    therefore depend only on the view; with a bot, use a fixed seed and a budget of simulations.
    """
    found = np.zeros((len(players), game.slots))
    for number in range(game.sets):
        view = game.view(game.node_of(number))
        moves = game.moves(view)
        start = int(game.arrays.first[number])
        for at, player in enumerate(players):
            found[at, start + moves.index(player(view))] = 1.0
    return found


def fixed(bot: Bot, *, seed: int = 0, budget: Budget = DEFAULT_BUDGET) -> Chooses:
    """Return a function that chooses as a bot does, with a fixed seed.

    Equal views get equal moves if the budget limits simulations, not time.
    """
    return lambda view: bot.choose(view, budget, Rng(seed))
