"""Solutions of small games, and the exploitability of any strategy."""

from typing import Any, NamedTuple

import numpy as np

from virado.games.messages import Move
from virado.kernel.compile import kernel
from virado.lab.solving.cfr import best_reply, expect, iterate
from virado.lab.solving.game import SmallGame
from virado.view import AnyView

_ITERATE = kernel(iterate)
_EXPECT = kernel(expect)
_BEST_REPLY = kernel(best_reply)
FIRST_LOOK = 50
"""Number of iterations before the first check of the exploitability; after each check the interval doubles."""


class Reply(NamedTuple):
    """The best reply of a player to a known strategy."""

    points: float
    """Expected points of the reply minus those of the other player."""
    worth: Any
    """Value of each of the player's slots against the strategy.

    The value is weighted by the probability that chance and the opponent reach the information set.
    """
    moves: Any
    """Index of the chosen move in each information set of the player."""


def uniform(game: SmallGame) -> Any:
    """Return the strategy that plays every legal move with equal probability, as an array with a value per slot."""
    numbers = np.diff(game.arrays.first)
    return np.repeat(1.0 / numbers, numbers)


def reply(game: SmallGame, strategy: Any, player: int) -> Reply:
    """Return the best reply of a player (0 or 1) to the other player's part of a strategy (by slot)."""
    room = np.zeros((2, len(game.parent)))
    worth, best = np.zeros(game.slots), np.zeros(game.sets, np.int64)
    points = _BEST_REPLY(game.arrays, require_strategy(game, strategy), player, *room, worth, best)
    return Reply(points, worth, best)


def expected(game: SmallGame, first: Any, second: Any) -> float:
    """Return the expected points of the first seat if the seats follow the strategies `first` and `second`."""
    own = np.repeat(game.arrays.owner, np.diff(game.arrays.first)) == 0
    strategy = require_strategy(game, first).copy()
    strategy[~own] = require_strategy(game, second)[~own]
    return _EXPECT(game.arrays, strategy, np.zeros(len(game.parent)))


def exploitability(game: SmallGame, strategy: Any) -> float:
    """Return the exploitability of a strategy, in points of the deal.

    It is the gain of a player who knows the strategy, averaged over the seats: half the sum of both seats' best
    replies. It is 0 for a solution. OpenSpiel defines `exploitability` in the same way.
    """
    return (reply(game, strategy, 0).points + reply(game, strategy, 1).points) / 2


class Solution:
    """A strategy for both seats, close to an equilibrium."""

    def __init__(self, game: SmallGame, strategy: Any, exploited: float, iterations: int) -> None:
        self.game = game
        self.strategy = strategy
        """Probability of the move of each slot."""
        self.exploitability = exploited
        """Exploitability of the strategy, in points of the deal."""
        self.iterations = iterations

    @property
    def value(self) -> float:
        """Return the first seat's expected points minus the second's, if both play the solution.

        It differs from the value of the game by at most twice the exploitability.
        """
        return expected(self.game, self.strategy, self.strategy)

    def lost(self, strategy: Any) -> float:
        """Return the loss of a strategy against the solution, in points of the deal, averaged over the seats."""
        game = self.game
        ahead = expected(game, self.strategy, strategy) - expected(game, strategy, self.strategy)
        return ahead / 2

    def policy(self, node: int) -> list[tuple[Move, float]]:
        """Return the moves of the seat to act at a node with their probabilities.

        Raises ValueError at a terminal node.
        """
        info = int(self.game.arrays.info[node])
        if info < 0:
            raise ValueError("no seat acts at a terminal node")
        view: AnyView = self.game.view(node)
        start, end = self.game.arrays.first[info : info + 2]
        return list(zip(self.game.moves(view), self.strategy[start:end].tolist(), strict=True))


def solve(game: SmallGame, *, within: float = 0.001, iterations: int = 100_000) -> Solution:
    """Solve a game by discounted counterfactual regret minimisation.

    The iteration stops when the exploitability is at most `within` points of the deal, or after `iterations`
    iterations. The result is deterministic.
    """
    arrays = game.arrays
    regrets, strategy, average = np.zeros(game.slots), np.zeros(game.slots), np.zeros(game.slots)
    room = np.zeros((3, len(game.parent)))
    done, look = 0, min(FIRST_LOOK, iterations)
    while True:
        _ITERATE(arrays, regrets, strategy, average, *room, done + 1, look + 1)
        done = look
        found = _normal(game, average)
        exploited = exploitability(game, found)
        if exploited <= within or done >= iterations:
            return Solution(game, found, exploited, done)
        look = min(iterations, done * 3 // 2)


def _normal(game: SmallGame, weights: Any) -> Any:
    """Return probabilities proportional to weights; information sets without weight get equal probabilities."""
    numbers = np.diff(game.arrays.first)
    totals = np.repeat(np.add.reduceat(weights, game.arrays.first[:-1]), numbers)
    found = uniform(game)
    met = totals > 0
    found[met] = weights[met] / totals[met]
    return found


def require_strategy(game: SmallGame, strategy: Any) -> Any:
    """Return the strategy as an array. Raises ValueError if its shape does not fit the game."""
    array = np.ascontiguousarray(strategy, np.float64)
    if array.shape != (game.slots,):
        raise ValueError(f"a strategy of this game has {game.slots} numbers, not {array.shape}")
    sums = np.add.reduceat(array, game.arrays.first[:-1])
    if (array < 0).any() or not np.allclose(sums, 1.0, atol=1e-6):
        raise ValueError("the probabilities of a position's moves must not be negative and must add up to 1")
    return array
