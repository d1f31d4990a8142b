"""The compiled players of Raub."""

from collections.abc import Callable
from functools import cache

from virado.bots.contest import Field, entrants
from virado.bots.raub.players import club_choice, greedy_choice
from virado.bots.tricks.judging import TrickMind
from virado.bots.tricks.levels import SIMPLE, SKILLED
from virado.games.raub.rules import RULES
from virado.games.variant import Variant
from virado.kernel.compile import kernel
from virado.kernel.contest import make_contest

ENTRANTS = entrants(SIMPLE, SKILLED, TrickMind())
"""The compiled players by level."""


@cache
def contest_kernel() -> Callable[..., int]:
    """Games between compiled players (`virado.bots.contest`)."""
    return kernel(make_contest(RULES, greedy_choice, club_choice))


def field(variant: Variant) -> Field:  # noqa: ARG001  # the same players for all
    """The compiled players of a variant."""
    return Field(contest_kernel, ENTRANTS)
