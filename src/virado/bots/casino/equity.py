"""The chance of winning the match for each pair of scores, for searches that play for the match.

The search plays the current deal exactly, so a coarse model of later deals suffices. The model splits the points of a
deal between the side and its best rival by a normal distribution. A restricted side (C-22) wins an item that it needs
with the chance ITEM, and two items with TWO_ITEMS.
"""

import math
from collections.abc import Iterable
from itertools import repeat
from operator import add, mul
from typing import NamedTuple, TypeAlias

from virado.bots.casino.horizon import enable_horizon, outlook_for
from virado.bots.casino.objective import SCORES, Objective, points_objective
from virado.bots.prepared import LazyValues
from virado.bots.units import MATCH, POINT
from virado.games.casino.rules.scoring import ALL_ITEMS, CARDS, items_open
from virado.games.casino.rules.state import (
    SWEEPS_BY_SIZE,
    SWEEPS_CANCEL,
    SWEEPS_NONE,
    SWEEPS_SCORE,
    CasinoConfig,
    CasinoState,
)

SPREAD = 0.27
"""Standard deviation of a side's points, as a fraction of the points of a deal."""
SWEEPS = 2.0
"""Expected number of sweeps in a deal, in variants that score them."""
POINTS_BY_SIZE = 30.0
"""Expected points from sweeps in a deal, in variants that score them by size (C-24)."""
ITEM = 0.475
"""Chance of a side to win a given item against an equal side; less than half, because majorities may be tied."""
TWO_ITEMS = ITEM * 0.6
"""Chance of a side to win two given items in one deal against an equal side."""
CLARITY = 30
"""Share of the objective, in per cent, that depends on the size of the lead; the rest is the match equity."""
ROUNDS = 60
"""Maximum number of iterations for the equities to converge."""
FAR, STEPS = 3.0, 16
"""Range of the integration in standard deviations, and the number of steps on each side."""
LYING = 4
"""Approximate number of cards on the table when a round is dealt."""


def deal_points(o: CasinoConfig) -> float:
    """Return the approximate number of points that all sides together score in a deal."""
    aces = 4 * o.p_ace
    sweeps = {
        SWEEPS_NONE: 0.0,
        SWEEPS_SCORE: SWEEPS * o.p_sweep,
        SWEEPS_CANCEL: SWEEPS / 2,
        SWEEPS_BY_SIZE: POINTS_BY_SIZE,
    }[o.sweeps]
    return (
        o.p_cards
        + o.p_spades
        + o.p_big
        + o.p_little
        + aces
        + 4 * o.p_five
        + 3 * o.p_orange
        + o.p_last
        + sweeps
    )


def item_chance(o: CasinoConfig, score: int) -> float | None:
    """Return the chance that a restricted side wins all its missing items in one deal.

    `score` is the score of the side. Returns None if a side with this score is not restricted.
    """
    s = CasinoState(players=2, sides=2)
    s.scores[0] = score
    items = items_open(s, o, 0)
    if items == ALL_ITEMS:
        return None
    return ITEM if items.bit_count() == 1 else TWO_ITEMS


def _add(numbers: Iterable[float]) -> float:
    """Return the sum of numbers, added one after the other; the result of `sum` depends on the version of Python."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _splits(points: float) -> list[tuple[int, int, float]]:
    spread = max(points * SPREAD, 0.5)
    whole = round(points)
    weights = [math.exp(-(((x - points / 2) / spread) ** 2) / 2) for x in range(whole + 1)]
    total = _add(weights)
    return [(x, whole - x, weight / total) for x, weight in enumerate(weights)]


class EquityRace(NamedTuple):
    """The parameters of the match equities."""

    points: float
    restricted: tuple[float | None, ...]
    """Chance, for each score, that a restricted side wins the items it needs; None if the side is not restricted."""
    target: int


Equities: TypeAlias = list[list[float]]
"""Chances of winning, indexed by [mine][theirs]."""


def _equity(race: EquityRace) -> tuple[int, ...]:
    """Return the match equities (in units of `units.MATCH`), indexed by mine * SCORES + theirs."""
    points, restricted, target = race
    equity = [[0.5] * SCORES for _ in range(SCORES)]
    splits = _splits(points)
    size = min(target, SCORES)
    for _ in range(ROUNDS):
        new = [
            [
                _add(p * _after(equity, mine, theirs, x, y, restricted, target) for x, y, p in splits)
                for theirs in range(size)
            ]
            for mine in range(size)
        ]
        moved = max(
            abs(value - before)
            for row, row_before in zip(new, equity, strict=False)
            for value, before in zip(row, row_before, strict=False)
        )
        for mine in range(size):
            equity[mine][:size] = new[mine]
        if moved < 1e-4:
            break
    for mine in range(SCORES):
        for theirs in range(SCORES):
            if mine >= target or theirs >= target:
                equity[mine][theirs] = 0.5 if mine == theirs else float(mine > theirs)
    return tuple(round(MATCH * value) for row in equity for value in row)


def _after(
    equity: Equities,
    mine: int,
    theirs: int,
    x: int,
    y: int,
    restricted: tuple[float | None, ...],
    target: int,
) -> float:
    top = SCORES - 1
    my_item, their_item = restricted[mine], restricted[theirs]
    if my_item is not None and their_item is not None:
        if mine == theirs:
            return 0.5
        both = my_item * their_item
        stay = (1 - my_item) * (1 - their_item)
        return my_item * (1 - their_item) + both / 2 + stay * equity[mine][theirs]
    if my_item is not None:
        return my_item + (1 - my_item) * (0.0 if theirs + y >= target else equity[mine][min(theirs + y, top)])
    if their_item is not None:
        return (1 - their_item) * (1.0 if mine + x >= target else equity[min(mine + x, top)][theirs])
    a, b = mine + x, theirs + y
    if a >= target or b >= target:
        return 0.5 if a == b else float(a > b)
    return equity[a][b]


EQUITY = LazyValues(_equity)


class RoundRace(NamedTuple):
    """The parameters of the match equities during a deal, given the expected scores at its end."""

    race: EquityRace
    spread: int
    """Standard deviation of the remaining score difference, in tenths of a point."""


def _round_equity(coming: RoundRace) -> tuple[int, ...]:
    """Return the match equities (in units of `units.MATCH`) for expected scores, indexed by mine * SCORES + theirs.

    Each equity is the mean over the possible results of the rest of the deal.
    """
    flat = list(map(float, EQUITY(coming.race)))
    equity = [flat[mine * SCORES :][:SCORES] for mine in range(SCORES)]
    weights: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
    for step in range(-STEPS, STEPS + 1):
        deviation = FAR * step / STEPS
        shift = deviation * coming.spread / 20
        up = tuple(_nearest(score + shift) for score in range(SCORES))
        down = tuple(_nearest(score - shift) for score in range(SCORES))
        weights[up, down] = weights.get((up, down), 0.0) + math.exp(-deviation * deviation / 2)
    total = [[0.0] * SCORES for _ in range(SCORES)]
    for (up, down), weight in weights.items():
        for mine, row in enumerate(total):
            total[mine] = list(
                map(add, row, map(mul, map(equity[up[mine]].__getitem__, down), repeat(weight)))
            )
    every = _add(weights.values())
    return tuple(round(value / every) for row in total for value in row)


def _nearest(score: float) -> int:
    """Return the nearest score in the table of equities."""
    return min(max(round(score), 0), SCORES - 1)


ROUND_EQUITY = LazyValues(_round_equity)


def race_of(o: CasinoConfig) -> EquityRace:
    """Return the key of EQUITY for these options.

    A target higher than the last score in the table is replaced by that score.
    """
    target = min(o.target, SCORES - 1)
    restricted = tuple(item_chance(o, score) for score in range(SCORES))
    return EquityRace(min(deal_points(o), 40.0), restricted, target)


def match_objective(s: CasinoState, o: CasinoConfig) -> Objective:
    """Return the objective of playing for the match from these scores."""
    objective = Objective(match=1, clarity=CLARITY)
    objective.equity = list(EQUITY(race_of(o)))
    for side in range(s.sides):
        objective.items[side] = CARDS if o.single_deal else items_open(s, o, side)
    return objective


def rounds_objective(s: CasinoState, o: CasinoConfig, *, match: bool) -> Objective:
    """Return the objective that values a deal as soon as its next round is dealt.

    The deal is valued at its end instead if this is the last round or no outlook was fitted. In a match, it is also
    valued at its end if a side is restricted (C-22), in an extra deal, and if the target exceeds the scores in the
    table of equities.
    """
    objective = match_objective(s, o) if match else points_objective()
    outlook = outlook_for(o, s.players, s.sides)
    if outlook is None or s.stock_next == s.stock_end:
        return objective
    if match and not o.single_deal:
        if (
            s.extra_deal
            or o.target >= SCORES
            or any(items != ALL_ITEMS for items in objective.items[: s.sides])
        ):
            return objective
        out = s.stock_end - s.stock_next + LYING
        spread = round(10 * math.sqrt(max(1.0, outlook.still + outlook.each * out)))
        objective.equity = list(ROUND_EQUITY(RoundRace(race_of(o), spread)))
        objective.points = round(POINT * deal_points(o))
    enable_horizon(objective, o, outlook)
    return objective
