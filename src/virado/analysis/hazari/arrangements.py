"""Three suggested ways to split a hand, and all legal arrangements ranked by expected points.

All functions look at one hand only and return legal arrangements (H-13). Front ends call `suggested_splits`; the
other functions work on card sets and packed moves, for bots.
"""

from array import array
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from virado.analysis.hazari.group_values import (
    ROUNDS,
    SURE,
    ArrangerWorkspace,
    UsualGroups,
    evaluate_groups,
)
from virado.analysis.hazari.odds import odds, usual_groups, win_chance
from virado.cards import CardSet
from virado.games.contract import Packed
from virado.games.hazari.messages import Arrange
from virado.games.hazari.rules.move_generation import (
    cards_at,
    list_arrangements,
    list_choices,
    prepare,
)
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
from virado.kernel.arrays import records, zeros
from virado.kernel.bits import count
from virado.kernel.compile import Arguments, Kernel
from virado.kernel.progress import report_compilation
from virado.kernel.rule import rule
from virado.view import View

USUAL_CAPACITY = 1 << 15
"""Number of arrangements listed before larger arrays are allocated."""
INDEX_BITS = 21
"""Number of bits of an index of `SPLITS` arrangements."""
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
    """All legal arrangements of a hand as parallel arrays for kernels, most expected points first."""

    moves: Any
    """Shape (number, 3): the first three groups of each arrangement as card sets."""
    points: Any
    """Average points that each arrangement captures, with the target added for a troy that wins the match (H-20)."""
    weakest: Any
    """Probability that the least promising group of each arrangement wins its round."""
    first: Any
    """Probability that the first group of each arrangement wins its round."""

    def move(self, place: int) -> Packed:
        """Return the arrangement at this index."""
        a, b, c = (int(part) for part in self.moves[place])
        return (a, b, c)


class RankingScratch(NamedTuple):
    """Scratch space of `rank_listed`."""

    places: Any
    """Shape (capacity, 3): the first three groups of each arrangement as indices of three-card sets."""
    keys: Any
    """For each arrangement, its negative points times 2**INDEX_BITS plus its index in `places`."""
    merged: Any
    """Space for sorting `keys`."""
    rates: Any
    """Shape (ROUNDS, SUBSETS): the probability that a group wins its round, with the indices of `group_values`."""


# ---------------------------------------------------------------------- compiled ranking
@rule(inline=False)
def sort_keys(keys: Any, merged: Any, number: int) -> None:
    """Sort the first `number` keys in ascending order by merging ever longer runs."""
    width = 1
    while width < number:
        for start in range(0, number, 2 * width):
            middle = min(start + width, number)
            end = min(start + 2 * width, number)
            i, j = start, middle
            for to in range(start, end):
                if j == end or (i < middle and keys[i] < keys[j]):
                    merged[to] = keys[i]
                    i += 1
                else:
                    merged[to] = keys[j]
                    j += 1
        for to in range(number):
            keys[to] = merged[to]
        width *= 2


@rule(inline=False)
def fill_rates(w: ArrangerWorkspace, shown: Any, rates: Any) -> None:
    """Compute the probability of each group of a prepared hand to win its round against the groups in `shown`."""
    for number in range(ROUNDS - 1):
        for i in range(THREES):
            if i == 0 or w.strengths[i] != w.strengths[i - 1]:
                rates[number, i] = win_chance(shown, number, w.strengths[i])
            else:
                rates[number, i] = rates[number, i - 1]
    for places in range(SUBSETS):
        if count(places) == 4:
            rates[ROUNDS - 1, places] = win_chance(shown, ROUNDS - 1, w.last[places])


def rank_listed(
    configs: Any,
    usual: Any,
    shown: Any,
    workspaces: Any,
    hand: int,
    extended: int,
    scratch: RankingScratch,
    ranked: RankedArrangements,
) -> int:
    """List the arrangements of a hand and rank them by expected points; equal ones remain in the order of the listing.

    `shown` contains the strengths of usual groups (`Odds.strengths`). Returns the number of arrangements. If the arrays
    are too short for them, nothing is ranked.
    """
    o = configs[0]
    w = workspaces[0]
    prepare(o, w, hand, extended)
    for i in range(THREES):
        w.labels[i] = i
    number: int = list_arrangements(o, w, scratch.places)
    if number > scratch.keys.shape[0]:
        return number
    evaluate_groups(o, usual[0], w)
    fill_rates(w, shown, scratch.rates)
    for i in range(number):
        points = 0
        rest = WHOLE
        for r in range(ROUNDS - 1):
            place = scratch.places[i, r]
            points += w.group_values[r * SUBSETS + place]
            rest ^= w.threes[place]
        points += w.group_values[(ROUNDS - 1) * SUBSETS + rest]
        scratch.keys[i] = i - (points << INDEX_BITS)
    sort_keys(scratch.keys, scratch.merged, number)
    for i in range(THREES):
        w.labels[i] = cards_at(w, w.threes[i])
    for i in range(number):
        listed = scratch.keys[i] & ((1 << INDEX_BITS) - 1)
        rest = WHOLE
        weakest = 1.0
        for r in range(ROUNDS - 1):
            place = scratch.places[listed, r]
            ranked.moves[i, r] = w.labels[place]
            weakest = min(weakest, scratch.rates[r, place])
            rest ^= w.threes[place]
        ranked.points[i] = -(scratch.keys[i] >> INDEX_BITS) / SURE
        ranked.weakest[i] = min(weakest, scratch.rates[ROUNDS - 1, rest])
        ranked.first[i] = scratch.rates[0, scratch.places[listed, 0]]
    return number


def _ranking_arrays(number: int) -> tuple[RankingScratch, RankedArrangements]:
    """Return arrays for this number of arrangements."""
    scratch = RankingScratch(
        zeros((number, 3)), zeros(number), zeros(number), zeros((ROUNDS, SUBSETS), float)
    )
    return scratch, RankedArrangements(zeros((number, 3)), *(zeros(number, float) for _ in range(3)))


def _ranking_example() -> Arguments:
    layouts = HazariConfig, UsualGroups, ArrangerWorkspace
    configs, usual, workspaces = (zeros(1, layout) for layout in layouts)
    return configs, usual, zeros((ROUNDS, 0)), workspaces, 0, 0, *_ranking_arrays(0)


RANK = Kernel(rank_listed, _ranking_example)


def rank_arrangements(o: HazariConfig, hand: CardSet, *, extended: bool = False) -> RankedArrangements:
    """Return all legal arrangements of a hand of thirteen, most expected points first.

    `extended` is true if the hand is arranged in the extended order of H-13. `group_values.evaluate_groups` computes
    the expected points of a group against opponents who arrange best-first.
    """
    tools = records(o), usual_groups(o, "best-first"), odds(o).strengths, zeros(1, ArrangerWorkspace)
    with report_compilation("hazari"):
        RANK.prepare()
    capacity = SPLITS if o.free_order else USUAL_CAPACITY
    while True:
        scratch, ranked = _ranking_arrays(capacity)
        number: int = RANK(*tools, hand, int(extended), scratch, ranked)
        if number <= capacity:
            return RankedArrangements(*(each[:number] for each in ranked))
        capacity = number


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
    weakest: list[float] = found.weakest.tolist()
    even = weakest.index(max(weakest))
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
    content: bytes = found.moves.tobytes()
    wanted = array("q", move).tobytes()
    at = content.find(wanted)
    while at % len(wanted):
        at = content.find(wanted, at + 1)
    return float(found.points[at // len(wanted)])
