"""How bots play a small game, as strategies: each is shown the view of every information set once."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from virado.bots.contract import DEFAULT_BUDGET, Bot, Budget, Rng
from virado.games.messages import Move
from virado.lab.solving.game import SmallGame
from virado.view import AnyView

Chooses = Callable[[AnyView], Move]
"""A way of playing that depends on the view alone."""


def strategies(game: SmallGame, players: Sequence[Chooses]) -> Any:
    """What each of some players does in every information set: chances of 0 and 1 (players, slots).

    A player is asked once for each information set and each of its moves counts as what it would always play there. So it must
    depend on what it sees alone: a bot with a fixed seed and a budget of simulations does.
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
    """A bot whose chance comes from one seed, so that equal views get equal moves; with a budget of simulations, not of time."""
    return lambda view: bot.choose(view, budget, Rng(seed))
