"""Random playouts of a variant at compiled speed, for benchmarks."""

from collections.abc import Callable

import numpy as np

from virado.games.variant import Variant
from virado.kernel.arrays import move_list, records, zero_records
from virado.kernel.playout import FRESH, make_random_play
from virado.kernel.progress import report_compilation
from virado.match import opening_state

MOVES = 1 << 14
"""Capacity of a move list; moves beyond it are not played."""


def playouts(variant: Variant) -> Callable[[int], int]:
    """Return a compiled function that makes `n` random decisions.

    The function returns the number of packs that it supplied.
    """
    from virado.kernel.compile import kernel  # this import loads the compiler

    game = variant.game
    compiled = kernel(make_random_play(game.rules))
    pool = zero_records(game.state_type, 2)
    pool[FRESH] = records(opening_state(variant))[0]
    buffers = (pool, records(variant.config()), zero_records(game.workspace_type), move_list(MOVES))
    pack = np.zeros(variant.deck.count, np.int64)
    rng = np.array([1], np.int64)

    def play(decisions: int) -> int:
        return int(compiled(*buffers, pack, rng, decisions))

    with report_compilation(game.name):
        play(1)
    return play
