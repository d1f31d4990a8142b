"""The tree search of the Casino family: what a seat sees of chance, and the kernel."""

from collections.abc import Callable
from functools import cache

from virado.bots.casino.engine import MOST_MOVES
from virado.bots.casino.light import light
from virado.bots.casino.mind import Mind
from virado.bots.casino.outcome import Ends, for_points, outcome
from virado.bots.casino.tastes import taste_for
from virado.bots.casino.worlds import Belief, finished, sample
from virado.bots.tree import Growth
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.compile import kernel
from virado.kernel.nodes import mixed
from virado.kernel.rule import rule
from virado.kernel.tree import make_tree_search
from virado.view import View


@rule
def sight(s: CasinoState, o: CasinoConfig, viewer: int) -> int:  # noqa: ARG001
    """What chance has shown a seat: its cards, and those dealt to the table."""
    return mixed(s.hands[viewer], s.loose)


SEARCH = make_tree_search(RULES, finished, sample, light, outcome, sight)
"""Tree search in which the light player plays deals to their end."""


@cache
def tree_kernel() -> Callable[..., int]:
    """The search, compiled."""
    return kernel(SEARCH)


def growth(view: View, ends: Ends | None = None) -> Growth:
    """What the search of a view is made of; `ends` is what is played for, points unless given."""
    return Growth(
        tree_kernel(),
        Belief(seat=view.seat),
        taste_for(view.config),
        Mind(),
        ends or for_points(),
        MOST_MOVES,
    )
