"""The compiled players of Zwanzig ab."""

from collections.abc import Callable
from functools import cache

from virado.bots.contest import entrants
from virado.bots.tricks import TrickMind
from virado.bots.zwanzig_ab.levels import SIMPLE, SKILLED
from virado.bots.zwanzig_ab.policy import zwanzig_choice
from virado.games.zwanzig_ab.game import GAME
from virado.kernel.compile import kernel
from virado.kernel.contest import make_match_contest

ENTRANTS = entrants(SIMPLE, SKILLED, TrickMind())
"""The compiled players by level."""


@cache
def match_contest_kernel() -> Callable[..., int]:
    """Whole matches between compiled players (`virado.bots.contest`)."""
    return kernel(make_match_contest(GAME.rules, zwanzig_choice, zwanzig_choice))
