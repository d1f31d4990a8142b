"""The tested variants, and the arrays for kernels."""

from typing import Any, NamedTuple

import numpy as np

from virado.games.catalogue import AnyGame, presets
from virado.games.variant import Variant, make_variant

CAPACITY = 1 << 16
"""Capacity of a compiled list of moves."""


def every_variant() -> list[Variant]:
    """Return every preset with every number of players, with and without partners where both exist."""
    found: list[Variant] = []
    for game, preset in presets().values():
        for players in preset.players:
            ways = {
                "never": [False],
                "always": [True],
                "optional": [False, True] if players == 4 else [False],
            }
            found += [
                make_variant(game, preset, players=players, teams=teams) for teams in ways[preset.teams]
            ]
    return found


def name(variant: Variant) -> str:
    """Return a short name for test ids."""
    return f"{variant.slug}-{variant.players}{'-pairs' if variant.teams else ''}"


def fresh_state(variant: Variant) -> Any:
    """Return the initial state that `setup` makes of a variant."""
    game: AnyGame = variant.game
    s = game.state_type()
    s.players = variant.players
    s.sides = len(variant.sides)
    s.dealer = game.first_dealer(variant.options, variant.players)
    s.scores[: s.sides] = [game.start_score(variant.options)] * s.sides
    return s


class Arrays(NamedTuple):
    """The arguments of a kernel of compiled random play."""

    pool: Any
    configs: Any
    workspaces: Any
    moves: Any
    others: Any
    pack: Any
    rng: Any


def arrays(variant: Variant, seed: int) -> Arrays:
    """Return arrays for one variant, with the initial state at index 1 of the pool."""
    game = variant.game
    pool = np.zeros(2, game.state_type.dtype())
    fresh_state(variant).store(pool, 1)
    configs = np.zeros(1, game.config_type.dtype())
    variant.config().store(configs)
    return Arrays(
        pool,
        configs,
        np.zeros(1, game.workspace_type.dtype()),
        np.zeros((CAPACITY, 3), np.int64),
        np.zeros((CAPACITY, 3), np.int64),
        np.zeros(64, np.int64),
        np.array([seed]),
    )


def mirrors(variant: Variant, seed: int) -> Arrays:
    """Return the same data for the interpreter, as lists of plain objects."""
    game = variant.game
    return Arrays(
        [game.state_type(), fresh_state(variant)],
        [variant.config()],
        [game.workspace_type()],
        [],
        [],
        [0] * 64,
        [seed],
    )
