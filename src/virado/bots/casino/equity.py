"""The chance of winning the match from each pair of scores, for search that plays for the match.

A model of a deal is enough here, because search plays the current deal out exactly: the points of a deal are
split between the side and its best rival as a normal distribution says, and a restricted side (C-22) makes the items it
needs with about the chance that two equal players have.
"""

import math
from typing import NamedTuple

import numpy as np

from virado.bots.casino.horizon import look_ahead, outlook_for
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
"""Standard deviation of a side's points, as a part of the points of a deal."""
SWEEPS = 2.0
"""Sweeps of a deal, where they score."""
POINTS_BY_SIZE = 30.0
"""Points of the sweeps of a deal, where they go by size (C-24)."""
ITEM = 0.475
"""Chance that one of two equal sides makes an item (the majorities may be tied)."""
TWO_ITEMS = ITEM * 0.6
"""Chance that one of them makes two."""
CLARITY = 30
"""How much of what is played for, in hundredths, goes by how clear the lead is."""
ROUNDS = 60
"""Repetitions until the equities stand still."""
FAR, STEPS = 3.0, 16
"""Standard deviations to either side of what is expected that are looked at, and in how many steps."""
LYING = 4
"""Cards that lie on the table when a round has been dealt, about."""


def deal_points(o: CasinoConfig) -> float:
    """Points of a deal, about."""
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
    """Chance that a side with this score makes all the items that it needs in a deal; None if it is not restricted."""
    s = CasinoState(players=2, sides=2)
    s.scores[0] = score
    items = items_open(s, o, 0)
    if items == ALL_ITEMS:
        return None
    return ITEM if items.bit_count() == 1 else TWO_ITEMS


def _splits(points: float) -> list[tuple[int, int, float]]:
    spread = max(points * SPREAD, 0.5)
    whole = round(points)
    weights = [math.exp(-(((x - points / 2) / spread) ** 2) / 2) for x in range(whole + 1)]
    total = sum(weights)
    return [(x, whole - x, weight / total) for x, weight in enumerate(weights)]


class EquityRace(NamedTuple):
    """What the equity of a pair of scores depends on."""

    points: float
    restricted: tuple[float | None, ...]
    """By score: the chance that a restricted side makes what it needs, None for a side that is not."""
    target: int


def _equity(race: EquityRace) -> tuple[int, ...]:
    """Equity (`units.MATCH`), mine * SCORES + theirs. Scores are scaled down if the target is beyond the table."""
    points, restricted, target = race
    equity = np.full((SCORES, SCORES), 0.5)
    splits = _splits(points)
    for _ in range(ROUNDS):
        new = np.empty_like(equity)
        for mine in range(min(target, SCORES)):
            for theirs in range(min(target, SCORES)):
                new[mine, theirs] = sum(
                    p * _after(equity, mine, theirs, x, y, restricted, target) for x, y, p in splits
                )
        size = min(target, SCORES)
        moved = float(np.abs(new[:size, :size] - equity[:size, :size]).max())
        equity[:size, :size] = new[:size, :size]
        if moved < 1e-4:
            break
    for mine in range(SCORES):
        for theirs in range(SCORES):
            if mine >= target or theirs >= target:
                equity[mine, theirs] = 0.5 if mine == theirs else float(mine > theirs)
    return tuple(round(MATCH * value) for value in equity.flat)


def _after(
    equity: "np.ndarray[tuple[int, int], np.dtype[np.float64]]",
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
        return my_item * (1 - their_item) + both / 2 + stay * equity[mine, theirs]
    if my_item is not None:
        return my_item + (1 - my_item) * (0.0 if theirs + y >= target else equity[mine, min(theirs + y, top)])
    if their_item is not None:
        return (1 - their_item) * (1.0 if mine + x >= target else equity[min(mine + x, top), theirs])
    a, b = mine + x, theirs + y
    if a >= target or b >= target:
        return 0.5 if a == b else float(a > b)
    return equity[a, b]


EQUITY = LazyValues(_equity)


class RoundRace(NamedTuple):
    """What the equity depends on of the scores that two sides may expect of a deal that is not over."""

    race: EquityRace
    spread: int
    """Standard deviation of the difference that is still to come, in tenths of a point."""


def _round_equity(coming: RoundRace) -> tuple[int, ...]:
    """Equity (`units.MATCH`) of expected scores, mine * SCORES + theirs: the mean over what may come of the deal."""
    equity = np.array(EQUITY(coming.race), np.float64).reshape(SCORES, SCORES)
    mine, theirs = np.mgrid[:SCORES, :SCORES]
    total = np.zeros((SCORES, SCORES))
    weights = 0.0
    for step in range(-STEPS, STEPS + 1):
        deviation = FAR * step / STEPS
        weight = math.exp(-deviation * deviation / 2)
        shift = deviation * coming.spread / 20
        a = np.clip(np.rint(mine + shift), 0, SCORES - 1).astype(np.int64)
        b = np.clip(np.rint(theirs - shift), 0, SCORES - 1).astype(np.int64)
        total += weight * equity[a, b]
        weights += weight
    return tuple(np.rint(total / weights).astype(np.int64).ravel().tolist())


ROUND_EQUITY = LazyValues(_round_equity)


def race_of(o: CasinoConfig) -> EquityRace:
    """The key of EQUITY for these options; scores beyond the edge of the table count as the edge."""
    target = min(o.target, SCORES - 1)
    restricted = tuple(item_chance(o, score) for score in range(SCORES))
    return EquityRace(min(deal_points(o), 40.0), restricted, target)


def match_objective(s: CasinoState, o: CasinoConfig) -> Objective:
    """Playing for the match from these scores."""
    objective = Objective(match=1, clarity=CLARITY)
    objective.equity = list(EQUITY(race_of(o)))
    for side in range(s.sides):
        objective.items[side] = CARDS if o.single_deal else items_open(s, o, side)
    return objective


def rounds_objective(s: CasinoState, o: CasinoConfig, *, match: bool) -> Objective:
    """What is played for, a deal being valued when its next round has been dealt; where that cannot be, at its end.

    It is not in the last round, where no outlook was fitted, and in a match where what still scores (C-22) or the
    target is not that of usual deals.
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
    look_ahead(objective, o, outlook)
    return objective
