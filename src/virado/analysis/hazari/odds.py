"""Probability that a group wins its round, from a table of many arranged hands.

The table is measured, not a rule: it contains the groups that three opponents are likely to show. It is built from
the same deals on every machine, in a second or two, and stored in the user's cache folder. Two tables exist, for
opponents who arrange best-first and for good opponents. Good opponents are the result of ANSWERS iterations: in each,
players maximise their expectation against the opponents of the previous iteration, beginning with best-first. Further
iterations had no measurable effect (docs/lab/expert-hazari.md).
"""

from array import array
from bisect import bisect_left, bisect_right
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

from virado.analysis.hazari.group_values import (
    MAX_STRENGTHS,
    ROUNDS,
    SURE,
    ArrangerWorkspace,
    UsualGroups,
    best_arrangements,
    sets_of,
)
from virado.analysis.tables import Numbers, load_or_build
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.scoring import points_of, troy_decides
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig
from virado.games.hazari.rules.strength import is_troy, strength_of_group, strength_of_three
from virado.kernel.arrays import KernelArray, array_of, from_bytes, records, zeros
from virado.kernel.bits import clear, move_at, shuffle
from virado.kernel.compile import Arguments, Kernel
from virado.kernel.rule import rule

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


@rule
def beat_all(chance: float) -> float:
    """Return the probability of beating all opponents, given that of beating one: the same on every machine."""
    return chance * chance * chance


@rule(inline=False)
def count_below(shown: Any, number: int, strength: int) -> int:
    """Return how many of the groups shown in a round are weaker than this strength."""
    low, high = 0, shown.shape[1]
    while low < high:
        middle = low + high >> 1
        if shown[number, middle] < strength:
            low = middle + 1
        else:
            high = middle
    return low


@rule(inline=False)
def win_chance(shown: Any, number: int, strength: int) -> float:
    """Return the probability that a group of this strength beats three other groups, in a round that is played.

    Rounds are counted from 0, and `shown` contains the strengths of the groups in each round, ascending. A tie counts
    half.
    """
    weaker: int = count_below(shown, number, strength)
    not_stronger: int = count_below(shown, number, strength + 1)
    return beat_all((weaker + not_stronger) / (2 * shown.shape[1]))


class Odds(NamedTuple):
    """Strengths and points of the groups that opponents usually show in each round."""

    strengths: KernelArray
    """Strengths of the groups in each round, ascending: an array for kernels, of shape (4, hands).

    The later groups of a hand whose troy ends the match in the first round (H-20) have the strength NOT_SHOWN.
    """
    points: tuple[int, ...]
    """Sum of the points of all groups in each round."""

    def win_rate(self, number: int, strength: int) -> float:
        """Return the probability that a group wins; see `win_chance`."""
        return win_chance(self.strengths, number, strength)

    def shown_strengths(self, number: int) -> Numbers:
        """Return the strengths of the groups in a round, ascending, without hands whose match ended earlier."""
        row = self.strengths[number]
        return row[: bisect_left(row, NOT_SHOWN)]

    def to_usual_groups(self) -> UsualGroups:
        """Return the table as integers, in the form that the rules use."""
        total = sum(self.points)
        usual = UsualGroups(total=round(SEATS * total / len(self.strengths[0])))
        for number in range(ROUNDS):
            row: list[int] = self.strengths[number].tolist()
            strengths = sorted(set(row))
            strengths = strengths[:: -(-len(strengths) // MAX_STRENGTHS)]
            base, size = number * MAX_STRENGTHS, len(strengths)
            usual.numbers[number] = size
            usual.strengths[base : base + size] = strengths
            for at, strength in enumerate(strengths, base):
                below, up_to = bisect_left(row, strength), bisect_right(row, strength)
                usual.as_strong[at] = _scale_chance(beat_all((below + up_to) / (2 * len(row))))
                usual.weaker[at] = _scale_chance(beat_all(below / len(row)))
            usual.strongest[number] = SURE
        usual.stakes[:] = [_scale_chance(points / total) for points in self.points]
        return usual


def _scale_chance(chance: float) -> int:
    return round(chance * SURE)


class _Tables(NamedTuple):
    odds: Odds
    records: KernelArray
    """The table of usual groups for kernels: an array with one record of UsualGroups."""


def odds(o: HazariConfig, others: Others = "best-first") -> Odds:
    """Return the table of usual groups for these options."""
    return _tables(*_key(o, others)).odds


def usual_groups(o: HazariConfig, others: Others) -> KernelArray:
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
    """Return the tables of the numbers that `_simulate` has returned."""
    strengths = from_bytes(bytearray(table[:-ROUNDS]), (ROUNDS, len(table) // ROUNDS - 1))
    found = Odds(strengths, tuple(table[-ROUNDS:]))
    return _Tables(found, records(found.to_usual_groups()))


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


def arranging_arguments(o: HazariConfig, deals: int, seed: int, usual: KernelArray) -> Arguments:
    """Return arguments for `arrange_many`, with an empty table as the last one."""
    return (
        records(o),
        zeros(1, ArrangerWorkspace),
        zeros(1, UsualGroups) if usual is None else usual,
        zeros((1, 3)),
        zeros(52),
        array_of([seed]),
        deals,
        int(usual is None),
        zeros((2 * ROUNDS, SEATS * deals)),
    )


ARRANGE = Kernel(arrange_many, lambda: arranging_arguments(HazariConfig(), 0, 0, None))


def _simulate(o: HazariConfig, deals: int, seed: int, usual: KernelArray) -> Numbers:
    """Return the strengths of many groups, ascending in each round, and then the sum of the points of each round."""
    arguments = arranging_arguments(o, deals, seed, usual)
    ARRANGE(*arguments)
    rows: list[list[int]] = arguments[-1].tolist()
    table = array("q")
    for row in rows[:ROUNDS]:
        table.extend(sorted(row))
    table.extend(map(sum, rows[ROUNDS:]))
    return table
