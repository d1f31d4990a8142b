"""Probability that a group wins its round, from a table of many arranged hands.

The table is measured, not a rule: it contains the groups that three opponents are likely to show. It is built from
the same deals on every machine, in a second or two, and stored in the user's cache folder. Two tables exist, for
opponents who arrange best-first and for good opponents. Good opponents are the result of ANSWERS iterations: in each,
players maximise their expectation against the opponents of the previous iteration, beginning with best-first. Further
iterations had no measurable effect (docs/lab/expert-hazari.md).
"""

from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from virado.analysis.hazari.group_values import (
    MAX_STRENGTHS,
    ROUNDS,
    SURE,
    ArrangerWorkspace,
    UsualGroups,
    best_arrangements,
    sets_of,
)
from virado.analysis.hazari.ranking import Numbers
from virado.analysis.tables import load_or_build
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.scoring import points_of, troy_decides
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig
from virado.games.hazari.rules.strength import is_troy, strength_of_group, strength_of_three
from virado.kernel.bits import clear, move_at, shuffle
from virado.kernel.compile import Arguments, Kernel

Floats = np.ndarray[Any, np.dtype[np.float64]]
Records = np.ndarray[Any, np.dtype[np.void]]
_RULES = "virado.games.hazari.rules"
SOURCES = (
    "virado.analysis.hazari.odds",
    "virado.analysis.hazari.group_values",
    f"{_RULES}.legality",
    f"{_RULES}.move_generation",
    f"{_RULES}.scoring",
    f"{_RULES}.state",
    f"{_RULES}.strength",
    "virado.kernel.bits",
)
"""Modules on which the table depends. A change in any of them rebuilds the table."""
DEALS = 3000
SEED = 1000
ANSWER_DEALS = 2000
"""Number of deals for each iteration.

With free order, which takes longer, an eighth of this number is used.
"""
ANSWERS = 2
"""Number of iterations that turn opponents who arrange best-first into good opponents."""
OPPONENTS = SEATS - 1
NOT_SHOWN = 1 << 40
"""Placeholder for the strength of a group that is never shown; it is higher than any real strength."""

Others: TypeAlias = Literal["best-first", "good"]
"""The way in which the three usual opponents arrange their cards."""


class Odds(NamedTuple):
    """Strengths and points of the groups that opponents usually show in each round."""

    strengths: Numbers
    """Strengths of the groups in each round, ascending, of shape (4, hands).

    The later groups of a hand whose troy ends the match in the first round (H-20) have the strength NOT_SHOWN.
    """
    points: Floats
    """Average points of a group in each round, of shape (4,)."""

    def win_rates(self, number: int, strengths: "int | Numbers") -> Floats:
        """Return the probability that groups of these strengths beat three other groups, in a round that is played.

        Rounds are counted from 0. A tie counts half.
        """
        row: Any = self.strengths[number]
        weaker: Any = row.searchsorted(strengths, side="left")
        not_stronger: Any = row.searchsorted(strengths, side="right")
        return ((weaker + not_stronger) / (2 * len(row))) ** OPPONENTS

    def shown_strengths(self, number: int) -> Numbers:
        """Return the strengths of the groups in a round, without hands whose match ended earlier."""
        row = self.strengths[number]
        return row[row < NOT_SHOWN]

    def to_usual_groups(self) -> UsualGroups:
        """Return the table as integers, in the form that the rules use."""
        usual = UsualGroups(total=round(SEATS * self.points.sum()))
        for number in range(ROUNDS):
            row = self.strengths[number]
            strengths = np.unique(row)
            strengths = strengths[:: -(-len(strengths) // MAX_STRENGTHS)]
            below, up_to = row.searchsorted(strengths, side="left"), row.searchsorted(strengths, side="right")
            base, size = number * MAX_STRENGTHS, len(strengths)
            usual.numbers[number] = size
            usual.strengths[base : base + size] = strengths.tolist()
            usual.as_strong[base : base + size] = _scale_chances(
                ((below + up_to) / (2 * len(row))) ** OPPONENTS
            )
            usual.weaker[base : base + size] = _scale_chances((below / len(row)) ** OPPONENTS)
            usual.strongest[number] = SURE
        usual.stakes[:] = _scale_chances(self.points / self.points.sum())
        return usual


def _scale_chances(chances: Floats) -> list[int]:
    return np.rint(chances * SURE).astype(np.int64).tolist()


class _Tables(NamedTuple):
    odds: Odds
    records: Records
    """The table of usual groups for kernels: an array with one record of UsualGroups."""


def odds(o: HazariConfig, others: Others = "best-first") -> Odds:
    """Return the table of usual groups for these options."""
    return _tables(*_key(o, others)).odds


def usual_groups(o: HazariConfig, others: Others) -> Records:
    """Return the table of usual groups for these options, as an array with one record of UsualGroups."""
    return _tables(*_key(o, others)).records


_Key: TypeAlias = tuple[int, int, int, int, int, int]


def _key(o: HazariConfig, others: Others) -> tuple[_Key, tuple[int, ...], tuple[int, int] | None]:
    """Return the options on which the table depends.

    The target is one of them only for good opponents, who play for it.
    """
    options = (o.four_card, o.two_pair, o.odd_card, o.free_order, o.extended, troy_decides(o, 0))
    return options, tuple(o.points), (o.troy_rounds, o.target) if others == "good" else None


@cache
def _tables(options: _Key, points: tuple[int, ...], goal: tuple[int, int] | None) -> _Tables:
    four_card, two_pair, odd_card, free_order, extended, troy_wins = options
    o = HazariConfig(
        players=SEATS,
        four_card=four_card,
        two_pair=two_pair,
        odd_card=odd_card,
        free_order=free_order,
        extended=extended,
        troy_rounds=2 * troy_wins,
    )
    o.points = list(points)
    name = f"hazari-odds-{''.join(map(str, options))}-{sum(points)}"
    if goal is None:
        return _make_odds(load_or_build(name, SOURCES, lambda: _simulate(o, DEALS, SEED, None)))
    o.troy_rounds, o.target = goal

    def answered() -> Numbers:
        deals = ANSWER_DEALS // 8 if free_order else ANSWER_DEALS
        table = _simulate(o, deals, SEED + 1, usual_groups(o, "best-first"))
        for answer in range(1, ANSWERS):
            table = _simulate(o, deals, SEED + 1 + answer, _make_odds(table).records)
        return table

    return _make_odds(load_or_build(f"{name}-good-{o.troy_rounds}-{o.target}", SOURCES, answered))


def _make_odds(table: Numbers) -> _Tables:
    found = Odds(np.sort(table[:ROUNDS], axis=1), table[ROUNDS:].mean(axis=1))
    records = np.zeros(1, UsualGroups.dtype())
    found.to_usual_groups().store(records)
    return _Tables(found, records)


def arrange_many(
    configs: Any,
    workspaces: Any,
    usual: Any,
    moves: Any,
    pack: Any,
    rng: Any,
    deals: int,
    best_first: int,
    table: Any,
) -> None:
    """Fill `table`, shape (8, 4 * deals), with strengths and points of the groups of many hands.

    The hands are arranged best-first, or for the highest expectation against `usual`.
    """
    o = configs[0]
    w = workspaces[0]
    for deal in range(deals):
        shuffle((1 << 52) - 1, pack, rng)
        for seat in range(SEATS):
            hand = 0
            for i in range(HAND):
                hand |= 1 << pack[HAND * seat + i]
            extended = 1 if o.extended and o.free_order == 0 and can_extend(o, hand) else 0
            prepare(o, w, hand, extended)
            if best_first:
                clear(moves)
                list_choices(o, w, moves, 1)
                groups = move_at(moves, 0)
            else:
                best_arrangements(o, usual[0], w, 1)
                groups = sets_of(w, 0)
            rest = hand
            for number in range(ROUNDS - 1):
                group = groups[number]
                table[number, SEATS * deal + seat] = strength_of_three(group)
                table[ROUNDS + number, SEATS * deal + seat] = points_of(o, group)
                rest &= ~group
            table[ROUNDS - 1, SEATS * deal + seat] = strength_of_group(o, ROUNDS - 1, rest)
            table[2 * ROUNDS - 1, SEATS * deal + seat] = points_of(o, rest)
            if troy_decides(o, 0) and is_troy(table[0, SEATS * deal + seat]):
                for number in range(1, ROUNDS):
                    table[number, SEATS * deal + seat] = NOT_SHOWN


def arranging_arguments(o: HazariConfig, deals: int, seed: int, usual: Records | None) -> Arguments:
    """Return arguments for `arrange_many`, with an empty table as the last one."""
    configs = np.zeros(1, HazariConfig.dtype())
    o.store(configs)
    return (
        configs,
        np.zeros(1, ArrangerWorkspace.dtype()),
        np.zeros(1, UsualGroups.dtype()) if usual is None else usual,
        np.zeros((1, 3), np.int64),
        np.zeros(52, np.int64),
        np.array([seed]),
        deals,
        int(usual is None),
        np.zeros((2 * ROUNDS, SEATS * deals), np.int64),
    )


ARRANGE = Kernel(arrange_many, lambda: arranging_arguments(HazariConfig(), 0, 0, None))


def _simulate(o: HazariConfig, deals: int, seed: int, usual: Records | None) -> Numbers:
    arguments = arranging_arguments(o, deals, seed, usual)
    ARRANGE(*arguments)
    return arguments[-1]
