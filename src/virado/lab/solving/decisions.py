"""Which decisions lose: what a strategy gives away in each information set."""

from typing import Any

import numpy as np

from virado.lab.solving.game import SmallGame
from virado.lab.solving.solution import reply, require_strategy


def losses(game: SmallGame, strategy: Any, opponent: Any, player: int) -> Any:
    """By information set what a player of a strategy (by slot) gives away there against an opponent, in points of the deal.

    It is what the best move brings more than the strategy's own, if the best is played from there on, times the chance that the
    position is met. The sum is all that the strategy loses against this opponent compared with the best reply; sets of the
    other player have 0.
    """
    arrays = game.arrays
    mine = require_strategy(game, strategy)
    worth = reply(game, opponent, player).worth
    starts = arrays.first[:-1]
    gap = np.maximum.reduceat(worth, starts) - np.add.reduceat(mine * worth, starts)
    own = np.ones(len(game.parent))
    start = 0
    for end in arrays.ends.tolist():
        at: Any = start + np.flatnonzero(game.parent[start:end] >= 0)
        up = game.parent[at]
        own[at] = own[up] * np.where(arrays.who[up] == player, mine[arrays.slot[at]], 1.0)
        start = end
    met = np.zeros(game.sets)
    acting = np.flatnonzero(arrays.info >= 0)
    met[arrays.info[acting]] = own[acting]
    return np.where(arrays.owner == player, met * gap, 0.0)
