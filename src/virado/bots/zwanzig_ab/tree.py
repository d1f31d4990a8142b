"""The tree search of Zwanzig ab: what a seat sees of chance and of moves, and the kernel."""

from collections.abc import Callable
from functools import cache

from virado.bots.tree import Growth
from virado.bots.tricks.judging import TrickMind
from virado.bots.tricks.levels import SKILLED
from virado.bots.tricks.race import race, race_value
from virado.bots.tricks.search import Guess
from virado.bots.zwanzig_ab.equity import RACES
from virado.bots.zwanzig_ab.worlds import finished, sample
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.rules.state import EXCHANGE, ZwanzigConfig, ZwanzigState
from virado.kernel.bits import count
from virado.kernel.compile import kernel
from virado.kernel.nodes import mixed
from virado.kernel.rule import rule
from virado.kernel.tree import make_random_playout, make_tree_search
from virado.view import View

MOST_MOVES = 64


@rule
def sight(s: ZwanzigState, o: ZwanzigConfig, viewer: int) -> int:  # noqa: ARG001
    """What chance has shown a seat: its cards, and the card exposed by `next`."""
    return mixed(s.hands[viewer], s.exposed)


@rule
def shown(s: ZwanzigState, o: ZwanzigConfig, viewer: int, seat: int, a: int, b: int, c: int) -> int:  # noqa: ARG001
    """A move as a seat sees it: of another's exchange only the number of cards (Z-19)."""
    what = count(b) if a == EXCHANGE and seat != viewer else b
    return a | what << 4


SEARCH = make_tree_search(
    GAME.rules, finished, sample, make_random_playout(GAME.rules.moves), race_value, sight, shown
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
