"""The tree search of the Casino family: what a seat sees of chance, and the kernel."""

from virado.bots.casino.kernels import MOST_MOVES, belief_of
from virado.bots.casino.light import light
from virado.bots.casino.objective import Objective, for_points, outcome
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.casino.worlds import finished, sample
from virado.bots.prepared import BotKernel
from virado.bots.tree import TreeSetup
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.nodes import mixed
from virado.kernel.rule import rule
from virado.kernel.tree import make_tree_search
from virado.view import View


@rule
def revealed(s: CasinoState, o: CasinoConfig, viewer: int) -> int:
    """What chance has shown a seat: its cards, and those dealt to the table."""
    return mixed(s.hands[viewer], s.loose)


SEARCH = BotKernel(make_tree_search(RULES, finished, sample, light, outcome, revealed))
"""Tree search in which the light policy plays deals to their end."""


def tree_setup(view: View[CasinoState, CasinoConfig], objective: Objective | None = None) -> TreeSetup:
    """What the search of a view is made of; `objective` is what is played for, points unless given."""
    return TreeSetup(
        SEARCH,
        belief_of(view),
        weights_for(view.config),
        Scratch(),
        objective or for_points(),
        MOST_MOVES,
    )
