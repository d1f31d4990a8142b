"""The compiled players of Raub."""

from collections.abc import Callable
from functools import cache

from virado.bots.contest import entrants
from virado.bots.raub.levels import SIMPLE, SKILLED
from virado.bots.raub.policy import raub_choice
from virado.bots.tricks import TrickMind
from virado.games.raub.rules import RULES
from virado.kernel.compile import kernel
from virado.kernel.contest import make_match_contest

ENTRANTS = entrants(SIMPLE, SKILLED, TrickMind())
"""The compiled players by level."""


@cache
def match_contest_kernel() -> Callable[..., int]:
    """Whole matches between compiled players (`virado.bots.contest`)."""
    return kernel(make_match_contest(RULES, raub_choice, raub_choice))
