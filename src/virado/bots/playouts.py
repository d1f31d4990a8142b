"""Random play of a variant at compiled speed, to measure it."""

from collections.abc import Callable

import numpy as np

from virado.bots.arrays import move_list, records, zero_records
from virado.games.variant import Variant
from virado.kernel.playout import FRESH, make_random_play
from virado.kernel.progress import report_compilation
from virado.match import opening_state

MOVES = 1 << 14
"""Moves that a list holds; of longer ones only the first are played."""


def playouts(variant: Variant) -> Callable[[int], int]:
    """A function that makes so many random decisions, compiled, and returns the number of packs supplied."""
    from virado.kernel.compile import kernel  # loads the compiler

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
