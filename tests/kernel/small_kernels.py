"""A small kernel with every kind of argument, for the tests of WebAssembly."""

import math
from typing import Any, NamedTuple

import numpy as np

from virado.kernel.bits import copy_state, count, put, spread
from virado.kernel.compile import Kernel
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule


class State(Layout):
    """A state with a number and a vector."""

    turn: int
    hands: list[int] = ints(3)


class Work(NamedTuple):
    """A tuple of arrays."""

    pool: Any
    moves: Any


@rule(inline=False)
def total(s: Any) -> int:
    """Return the number of cards of all hands, negative in odd turns."""
    found = 0
    for i in range(3):
        found += count(s.hands[i])
    return -found if s.turn & 1 else found


def play(work: Work, cube: Any, shares: Any, cards: int, factor: float) -> int:
    """Use records, tables of one, two and three dimensions, floats and wrapped numbers."""
    pool, moves = work
    copy_state(pool, 1, 0)
    pool[1].turn += 1
    pool[1].hands[0] ^= cards
    number = 0
    for i in range(cube.shape[0]):
        for j in range(cube.shape[1]):
            number = put(moves, number, i, j, cube[i, j, 0] // 3)
            cube[i, j, cube.shape[2] - 1] -= total(pool[1])
    for i in range(shares.shape[0]):
        shares[i] = math.sqrt(abs(shares[i])) * factor
    spread(cube[0, 0], 0, cards, cube.shape[2])
    return total(pool[0]) * 1000 + number


def arguments(cards: int = 0, factor: float = 0.0) -> tuple[Any, ...]:
    """Return arguments with numbers that depend on `cards`."""
    pool = np.zeros(2, State.dtype())
    State(turn=cards & 1).store(pool)
    pool[0]["hands"] = [cards, cards >> 3, -1]
    cube = (np.arange(2 * 3 * 5) * (cards - 7)).reshape(2, 3, 5)
    return Work(pool, np.zeros((4, 3), np.int64)), cube, np.arange(7) * 0.37 * cards, cards, factor


PLAY = Kernel(play, arguments)


def kernels() -> dict[str, Kernel[Any]]:
    """Return the kernels of this module by name."""
    return {"small_play": PLAY}
