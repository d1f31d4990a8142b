"""What a group can expect in its round, from a table of many hands arranged best-first.

The table is measured, not a rule: the groups that three opponents are likely to show. It is built from the same deals on
every machine, in well under a second, and kept in the user's cache folder.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from virado.analysis.tables import stored
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.listing import list_choices, prepare
from virado.games.hazari.rules.scoring import points_of
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariWorkspace
from virado.games.hazari.rules.strength import strength_of_group, strength_of_three
from virado.kernel.bits import clear, move_at, shuffle

Floats = np.ndarray[Any, np.dtype[np.float64]]
_RULES = "virado.games.hazari.rules"
SOURCES = (
    "virado.analysis.hazari.odds",
    f"{_RULES}.legality",
    f"{_RULES}.listing",
    f"{_RULES}.scoring",
    f"{_RULES}.state",
    f"{_RULES}.strength",
    "virado.kernel.bits",
)
"""Modules on which the table depends: it is made anew when one of them changes."""
DEALS = 3000
SEED = 1000
OPPONENTS = SEATS - 1


class Odds(NamedTuple):
    """How strong the groups of a round usually are, and what they count."""

    strengths: np.ndarray[Any, np.dtype[np.int64]]
    """Shape (4, hands): for each round the strengths of that many groups, ascending."""
    points: Floats
    """Shape (4,): what a group counts on average."""

    def win_rates(self, number: int, strengths: Any) -> Floats:
        """How often groups of these strengths beat three others in a round (counted from 0), ties halved."""
        row: Any = self.strengths[number]
        weaker: Any = row.searchsorted(strengths, side="left")
        not_stronger: Any = row.searchsorted(strengths, side="right")
        return ((weaker + not_stronger) / (2 * len(row))) ** OPPONENTS


def odds(o: HazariConfig) -> Odds:
    """The table for these options."""
    return _odds((o.four_card, o.two_pair, o.odd_card, o.free_order, o.extended), tuple(o.points))


@cache
def _odds(chosen: tuple[int, int, int, int, int], points: tuple[int, ...]) -> Odds:
    four_card, two_pair, odd_card, free_order, extended = chosen
    o = HazariConfig(
        players=SEATS,
        four_card=four_card,
        two_pair=two_pair,
        odd_card=odd_card,
        free_order=free_order,
        extended=extended,
    )
    o.points = list(points)
    name = f"hazari-odds-{''.join(map(str, chosen))}-{sum(points)}"
    table = stored(name, SOURCES, lambda: _simulate(o))
    return Odds(np.sort(table[:4], axis=1), table[4:].mean(axis=1))


def arrange_many(
    configs: Any, workspaces: Any, moves: Any, pack: Any, rng: Any, deals: int, table: Any
) -> None:
    """Fill `table`, shape (8, 4 * deals): strengths and points of the groups of best-first arrangements."""
    o = configs[0]
    w = workspaces[0]
    for deal in range(deals):
        shuffle((1 << 52) - 1, pack, rng)
        for seat in range(4):
            hand = 0
            for i in range(HAND):
                hand |= 1 << pack[HAND * seat + i]
            extended = 1 if o.extended and o.free_order == 0 and can_extend(o, hand) else 0
            prepare(o, w, hand, extended)
            clear(moves)
            list_choices(o, w, moves, 1)
            groups = move_at(moves, 0)
            rest = hand
            for number in range(3):
                group = groups[number]
                table[number, 4 * deal + seat] = strength_of_three(group)
                table[4 + number, 4 * deal + seat] = points_of(o, group)
                rest &= ~group
            table[3, 4 * deal + seat] = strength_of_group(o, 3, rest)
            table[7, 4 * deal + seat] = points_of(o, rest)


def _simulate(o: HazariConfig) -> Any:
    from virado.kernel.compile import kernel

    configs = np.zeros(1, HazariConfig.dtype())
    o.store(configs)
    table = np.zeros((8, SEATS * DEALS), np.int64)
    kernel(arrange_many)(
        configs,
        np.zeros(1, HazariWorkspace.dtype()),
        np.zeros((1, 3), np.int64),
        np.zeros(52, np.int64),
        np.array([SEED]),
        DEALS,
        table,
    )
    return table
