"""The compiled players of Hazari: the random one, and greedy, who arranges best-first."""

from collections.abc import Callable
from functools import cache
from typing import Any

from virado.bots.contest import Entrant, Field
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.listing import list_choices, prepare
from virado.games.hazari.rules.state import HazariConfig, HazariState, HazariWorkspace
from virado.games.variant import Variant
from virado.kernel.compile import kernel
from virado.kernel.contest import CHANCE, SIMPLE, make_contest
from virado.kernel.layout import Layout
from virado.kernel.rule import rule


class Plain(Layout):
    """Neither player weighs or remembers anything."""

    unused: int


@rule
def best_first(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, moves: Any) -> int:
    """List the one arrangement that greedy thinks of."""
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_choices(o, w, moves, 1)


@rule
def only_choice(
    s: HazariState,  # noqa: ARG001
    o: HazariConfig,  # noqa: ARG001
    t: Plain,  # noqa: ARG001
    m: Plain,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    moves: Any,  # noqa: ARG001
    number: int,  # noqa: ARG001
) -> int:
    """The index of what there is."""
    return 0


@cache
def contest_kernel() -> Callable[..., int]:
    """Games between compiled players (`virado.bots.contest`)."""
    return kernel(make_contest(RULES._replace(choices=best_first), only_choice, only_choice))


def field(variant: Variant) -> Field:  # noqa: ARG001  # the same players for all
    """The compiled players of a variant."""
    return Field(
        contest_kernel,
        {"random": Entrant(CHANCE, Plain(), Plain()), "greedy": Entrant(SIMPLE, Plain(), Plain())},
    )
