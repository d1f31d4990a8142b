"""Three suggested ways to split a hand, and all legal arrangements ranked by expected points.

All functions look at one hand only and return legal arrangements (H-13). Front ends call `suggested_splits`; the
other functions work on card sets and packed moves, for bots.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import numpy as np

from virado.analysis.hazari.group_values import (
    ROUNDS,
    SURE,
    ArrangerWorkspace,
    UsualGroups,
    evaluate_groups,
)
from virado.analysis.hazari.odds import Floats, odds, usual_groups
from virado.cards import CardSet
from virado.games.contract import Packed
from virado.games.hazari.messages import Arrange
from virado.games.hazari.rules.move_generation import list_arrangements, list_choices, prepare
from virado.games.hazari.rules.scoring import troy_decides
from virado.games.hazari.rules.state import (
    HAND,
    SPLITS,
    SUBSETS,
    THREES,
    WHOLE,
    HazariConfig,
    HazariState,
    HazariWorkspace,
)
from virado.games.hazari.rules.strength import is_troy, strength_of_group
from virado.kernel.compile import Arguments, Kernel
from virado.kernel.progress import report_compilation
from virado.view import View

USUAL_CAPACITY = 1 << 16
"""Number of arrangements listed before a larger array is allocated."""
SplitName: TypeAlias = Literal["best-total", "most-even", "best-first"]
"""Name of a suggested split.

`best-total` expects the most points. In `most-even` the least promising group has the best chance to win its round.
`best-first` has the strongest first group, then the strongest second group that remains, and so on.
"""


class Split(NamedTuple):
    """A suggested arrangement."""

    name: SplitName
    move: Arrange
    points: float | None
    """Average points captured against three opponents who arrange best-first.

    None if a troy of the arrangement can win the match: the deal then ends early, and points do not measure the
    arrangement.
    """


class RankedArrangements(NamedTuple):
    """All legal arrangements of a hand as parallel arrays, most expected points first."""

    moves: np.ndarray[Any, np.dtype[np.int64]]
    """Shape (number, 3): the first three groups of each arrangement as card sets."""
    points: Floats
    """Average points that each arrangement captures, with the target added for a troy that wins the match (H-20)."""
    weakest: Floats
    """Probability that the least promising group of each arrangement wins its round."""
    first: Floats
    """Probability that the first group of each arrangement wins its round."""

    def move(self, place: int) -> Packed:
        """Return the arrangement at this index."""
        a, b, c = (int(part) for part in self.moves[place])
        return (a, b, c)


# ---------------------------------------------------------------------- compiled listing
def list_by_place(configs: Any, usual: Any, workspaces: Any, hand: int, extended: int, moves: Any) -> int:
    """Evaluate the groups of a hand and list its arrangements, with groups as indices of three-card sets.

    Returns the number of arrangements.
    """
    o = configs[0]
    w = workspaces[0]
    prepare(o, w, hand, extended)
    evaluate_groups(o, usual[0], w)
    for i in range(THREES):
        w.labels[i] = i
    return list_arrangements(o, w, moves)


def _listing_example() -> Arguments:
    layouts = HazariConfig, UsualGroups, ArrangerWorkspace
    return *(np.zeros(1, layout.dtype()) for layout in layouts), 0, 0, np.zeros((1, 3), np.int64)


LIST = Kernel(list_by_place, _listing_example)


def rank_arrangements(o: HazariConfig, hand: CardSet, *, extended: bool = False) -> RankedArrangements:
    """Return all legal arrangements of a hand of thirteen, most expected points first.

    `extended` is true if the hand is arranged in the extended order of H-13. `group_values.evaluate_groups` computes
    the expected points of a group against opponents who arrange best-first.
    """
    configs = np.zeros(1, HazariConfig.dtype())
    o.store(configs)
    usual = odds(o)
    others = usual_groups(o, "best-first")
    workspaces = np.zeros(1, ArrangerWorkspace.dtype())
    places = np.zeros((SPLITS if o.free_order else USUAL_CAPACITY, 3), np.int64)
    with report_compilation("hazari"):
        LIST.prepare()
    number: int = LIST(configs, others, workspaces, hand, int(extended), places)
    if number > len(places):
        places = np.zeros((number, 3), np.int64)
        LIST(configs, others, workspaces, hand, int(extended), places)
    places = places[:number]
    w: Any = workspaces[0]
    threes, fours = w["threes"], _fours()
    rates = [usual.win_rates(r, w["strengths"])[places[:, r]] for r in range(3)]
    shown = [threes[places[:, r]] for r in range(3)]
    shown.append(WHOLE ^ shown[0] ^ shown[1] ^ shown[2])
    last_rates = np.zeros(SUBSETS)
    last_rates[fours] = usual.win_rates(3, w["last"][fours])
    rates.append(last_rates[shown[3]])
    worth = w["group_values"].reshape(ROUNDS, SUBSETS)
    points = worth[3][shown[3]] + sum(worth[r][places[:, r]] for r in range(3))
    weakest = np.minimum.reduce(rates)
    order = np.argsort(-points, kind="stable")
    sets = np.zeros(SUBSETS, np.int64)
    for place in range(HAND):
        sets += (np.int64(1) << w["cards"][place]) * (np.arange(SUBSETS) >> place & 1)
    moves = np.stack([sets[part] for part in shown[:3]], axis=1)
    return RankedArrangements(moves[order], points[order] / SURE, weakest[order], rates[0][order])


def different(found: RankedArrangements, places: Iterable[int], most: int) -> list[int]:
    """Return up to `most` indices of arrangements that differ in their points or in their weakest group.

    Arrangements that differ only in suits or in a card without effect have equal values, so only the first is kept.
    """
    kept: list[int] = []
    for place in places:
        last = kept[-1] if kept else None
        if last is None or (found.points[place], found.weakest[place]) != (
            found.points[last],
            found.weakest[last],
        ):
            kept.append(place)
            if len(kept) == most:
                break
    return kept


@cache
def _fours() -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array([places for places in range(SUBSETS) if places.bit_count() == 4])


# ---------------------------------------------------------------------- three ways to split a hand
def best_first(o: HazariConfig, hand: CardSet, *, extended: bool = False) -> Packed:
    """Return the arrangement with the strongest first group, then the strongest second, third and last group."""
    w = HazariWorkspace()
    prepare(o, w, hand, int(extended))
    moves: list[Packed] = []
    list_choices(o, w, moves, 1)
    return moves[0]


def suggested_splits(view: View[HazariState, HazariConfig]) -> list[Split]:
    """Return the three suggested splits of the hand of a seat that is still arranging, best total first.

    A split with several names is returned once. Raises ValueError if the view has no hand of thirteen to arrange.
    """
    hand = view.state.hands[view.seat]
    if hand.bit_count() != HAND:
        raise ValueError(f"seat {view.seat} has nothing to arrange")
    extended = bool(view.state.extended >> view.seat & 1)
    found = rank_arrangements(view.config, hand, extended=extended)
    first = best_first(view.config, hand, extended=extended)
    even = int(np.argmax(found.weakest))
    ways: list[tuple[SplitName, Packed, float]] = [
        ("best-total", found.move(0), float(found.points[0])),
        ("most-even", found.move(even), float(found.points[even])),
        ("best-first", first, _points_of(found, first)),
    ]
    return [
        Split(
            name,
            cast(Arrange, view.unpack(packed)),
            None if deciding_round(view.config, hand, packed) is not None else points,
        )
        for i, (name, packed, points) in enumerate(ways)
        if packed not in [other for _, other, _ in ways[:i]]
    ]


def deciding_round(o: HazariConfig, hand: CardSet, move: Packed) -> int | None:
    """Return the first round, from 0, in which a troy of the arrangement would win the match (H-20), or None."""
    groups = (*move, hand & ~sum(move))
    return next(
        (
            number
            for number, group in enumerate(groups)
            if troy_decides(o, number) and is_troy(strength_of_group(o, number, group))
        ),
        None,
    )


def _points_of(found: RankedArrangements, move: Packed) -> float:
    place = int(np.argmax((found.moves == np.array(move)).all(axis=1)))
    return float(found.points[place])
