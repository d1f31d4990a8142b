"""The loss of a strategy in each of its information sets."""

from typing import Any

import numpy as np

from virado.lab.solving.game import SmallGame
from virado.lab.solving.solution import reply, require_strategy


def losses(game: SmallGame, strategy: Any, opponent: Any, player: int) -> Any:
    """Return a player's loss in each information set against an opponent, in points of the deal.

    The loss is the value of the best move minus that of the strategy's choice, times the probability of reaching the
    position. Both values assume best play afterwards. The sum of the losses is the strategy's total loss relative to
    the best reply against this opponent. Information sets of the other player have the loss 0.
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
