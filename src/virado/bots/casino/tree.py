"""The tree search of the Casino family: its observation of chance, and its kernel."""

from virado.bots.casino.kernels import MAX_MOVES, belief_of, example_buffers
from virado.bots.casino.objective import Objective, outcome, points_objective
from virado.bots.casino.playout_policy import playout_policy
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.casino.worlds import is_finished, sample
from virado.bots.tree import TreeSetup, search_arguments
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.compile import Kernel
from virado.kernel.nodes import mix_keys
from virado.kernel.rule import rule
from virado.kernel.tree import make_tree_search
from virado.view import View


@rule
def observe_chance(s: CasinoState, o: CasinoConfig, viewer: int) -> int:
    """Return a seat's observation of a chance outcome.

    It contains the seat's own cards and the cards dealt to the table.
    """
    return mix_keys(s.hands[viewer], s.loose)


SEARCH = Kernel(
    make_tree_search(RULES, is_finished, sample, playout_policy, outcome, observe_chance),
    lambda: search_arguments(example_buffers()),
)
"""Kernel for tree search; the playout policy finishes the deals."""


def tree_setup(view: View[CasinoState, CasinoConfig], objective: Objective | None = None) -> TreeSetup:
    """Return the setup for a search of a view; `objective` defaults to the points of the deal."""
    return TreeSetup(
        SEARCH,
        belief_of(view),
        weights_for(view.config),
        Scratch(),
        objective or points_objective(),
        MAX_MOVES,
    )
