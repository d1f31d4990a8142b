"""The solution of a small game, and how much any way of playing it loses to a player who knows it."""

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
"""Iterations before exploitability is looked at; then after as many again, and twice as many."""


class Reply(NamedTuple):
    """The best that a player can do against a known strategy."""

    points: float
    """What it expects, in points of the deal against the other."""
    worth: Any
    """By slot of its own what that move brings against the strategy, times the chance that chance and the other let it be
    reached."""
    moves: Any
    """By information set of its own which move it plays."""


def uniform(game: SmallGame) -> Any:
    """The strategy that plays every legal move equally often: by slot, a chance."""
    numbers = np.diff(game.arrays.first)
    return np.repeat(1.0 / numbers, numbers)


def reply(game: SmallGame, strategy: Any, player: int) -> Reply:
    """The best reply of a player (0 or 1) to what a strategy (by slot) does with the other seat."""
    room = np.zeros((2, len(game.parent)))
    worth, best = np.zeros(game.slots), np.zeros(game.sets, np.int64)
    points = _BEST_REPLY(game.arrays, require_strategy(game, strategy), player, *room, worth, best)
    return Reply(points, worth, best)


def expected(game: SmallGame, first: Any, second: Any) -> float:
    """The points that the first seat expects if it plays one strategy and the second another."""
    own = np.repeat(game.arrays.owner, np.diff(game.arrays.first)) == 0
    strategy = require_strategy(game, first).copy()
    strategy[~own] = require_strategy(game, second)[~own]
    return _EXPECT(game.arrays, strategy, np.zeros(len(game.parent)))


def exploitability(game: SmallGame, strategy: Any) -> float:
    """What a player who knows the strategy gains on it in points of the deal, on average of the two seats; 0 for a solution.

    Half of what the best replies of both seats bring together (OpenSpiel's `exploitability`).
    """
    return (reply(game, strategy, 0).points + reply(game, strategy, 1).points) / 2


class Solution:
    """A strategy for both seats that is close to an equilibrium."""

    def __init__(self, game: SmallGame, strategy: Any, exploited: float, iterations: int) -> None:
        self.game = game
        self.strategy = strategy
        """By slot the chance of the move."""
        self.exploitability = exploited
        """As the function of that name."""
        self.iterations = iterations

    @property
    def value(self) -> float:
        """The points that the first seat gains on the second where both play the solution; the value of the game lies within
        twice the exploitability of it."""
        return expected(self.game, self.strategy, self.strategy)

    def lost(self, strategy: Any) -> float:
        """What a strategy loses against the solution, in points of the deal, on average of the two seats."""
        game = self.game
        ahead = expected(game, self.strategy, strategy) - expected(game, strategy, self.strategy)
        return ahead / 2

    def policy(self, node: int) -> list[tuple[Move, float]]:
        """The moves of the seat that acts at a node, and how often it plays each; ValueError at an end."""
        info = int(self.game.arrays.info[node])
        if info < 0:
            raise ValueError("nobody acts there")
        view: AnyView = self.game.view(node)
        start, end = self.game.arrays.first[info : info + 2]
        return list(zip(self.game.moves(view), self.strategy[start:end].tolist(), strict=True))


def solve(game: SmallGame, *, within: float = 0.001, iterations: int = 100_000) -> Solution:
    """Solve a game by discounted counterfactual regret minimisation, until its exploitability is at most `within` points of the
    deal or so many iterations have been made. The same game gives the same solution."""
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
    """Chances in proportion to weights; equal ones where a set has no weight."""
    numbers = np.diff(game.arrays.first)
    totals = np.repeat(np.add.reduceat(weights, game.arrays.first[:-1]), numbers)
    found = uniform(game)
    met = totals > 0
    found[met] = weights[met] / totals[met]
    return found


def require_strategy(game: SmallGame, strategy: Any) -> Any:
    """The strategy as an array; ValueError if it is none of this game."""
    array = np.ascontiguousarray(strategy, np.float64)
    if array.shape != (game.slots,):
        raise ValueError(f"a strategy of this game has {game.slots} numbers, not {array.shape}")
    sums = np.add.reduceat(array, game.arrays.first[:-1])
    if (array < 0).any() or not np.allclose(sums, 1.0, atol=1e-6):
        raise ValueError("the chances of the moves of a position are not negative and make 1")
    return array
