"""The tree search of Raub: what a seat sees of chance and of moves, and the kernel."""

from collections.abc import Callable
from functools import cache

from virado.bots.raub.equity import RACES
from virado.bots.raub.worlds import finished, sample
from virado.bots.tree import Growth
from virado.bots.tricks.judging import TrickMind
from virado.bots.tricks.levels import SKILLED
from virado.bots.tricks.race import race, race_value
from virado.bots.tricks.search import Guess
from virado.games.raub.rules import RULES
from virado.games.raub.rules.state import EXCHANGE_CARDS, TAKE_TURNUP, RaubConfig, RaubState
from virado.kernel.bits import count
from virado.kernel.compile import kernel
from virado.kernel.nodes import mixed
from virado.kernel.rule import rule
from virado.kernel.tree import make_random_playout, make_tree_search
from virado.view import View

MOST_MOVES = 64


@rule
def sight(s: RaubState, o: RaubConfig, viewer: int) -> int:  # noqa: ARG001
    """What chance has shown a seat: its cards, and how many cards are turned up and which is the last."""
    return mixed(s.hands[viewer], s.turned_count << 5 | s.turned[max(0, s.turned_count - 1)])


@rule
def shown(s: RaubState, o: RaubConfig, viewer: int, seat: int, a: int, b: int, c: int) -> int:  # noqa: ARG001
    """A move as a seat sees it: of cards that another lays away only the number (R-25)."""
    what = count(b) if a in (EXCHANGE_CARDS, TAKE_TURNUP) and seat != viewer else b
    return a | what << 5


SEARCH = make_tree_search(
    RULES, finished, sample, make_random_playout(RULES.choices), race_value, sight, shown
)
"""Tree search that plays the deal to its end at random."""


@cache
def tree_kernel() -> Callable[..., int]:
    """The search, compiled."""
    return kernel(SEARCH)


def growth(view: View) -> Growth:
    """What the search of a view is made of."""
    return Growth(
        tree_kernel(),
        Guess(seat=view.seat),
        SKILLED,
        TrickMind(),
        race(RACES, view.variant.players),
        MOST_MOVES,
    )
