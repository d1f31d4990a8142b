"""The compiled kernels of the Hazari players: best arrangements, deals to the opponents, showdowns and contests."""

from typing import Any

from virado.analysis.hazari.arrangements import INDEX_BITS, sort_keys
from virado.analysis.hazari.group_values import (
    ROUNDS,
    ArrangerWorkspace,
    UsualGroups,
    arrangement_value,
    best_arrangements,
    sets_of,
)
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.scoring import points_of, reaches_target, troy_decides
from virado.games.hazari.rules.showdown import beats
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.strength import is_troy, strength_of_group
from virado.kernel.arrays import move_list, zero_records, zeros
from virado.kernel.bits import put, shuffle
from virado.kernel.compile import Arguments, Kernel
from virado.kernel.contest import make_contest
from virado.kernel.rule import rule

OPPONENTS = SEATS - 1
PACK = 52
RANK_BITS = 9
"""Number of bits of a rank among the three-card groups of a hand."""


def find_best_arrangements(
    configs: Any,
    usual: Any,
    workspaces: Any,
    hand: int,
    extended: int,
    most: int,
    also: Any,
    arrangements: Any,
    worth: Any,
) -> int:
    """Write the arrangements of a hand with the highest expectation against `usual`, and their values.

    At most `most` arrangements are found; the arrangements in `also` follow them. All arrays of arrangements have the
    shape (number, 3). Returns the number of arrangements.
    """
    w = workspaces[0]
    prepare(configs[0], w, hand, extended)
    number = best_arrangements(configs[0], usual[0], w, most)
    for i in range(number):
        a, b, c = sets_of(w, i)
        arrangements[i, 0] = a
        arrangements[i, 1] = b
        arrangements[i, 2] = c
        worth[i] = w.best_values[i]
    for i in range(also.shape[0]):
        for part in range(3):
            arrangements[number + i, part] = also[i, part]
        worth[number + i] = arrangement_value(w, also[i, 0], also[i, 1], also[i, 2])
    return number + also.shape[0]


def deal_opponents(
    configs: Any,
    usual: Any,
    workspaces: Any,
    pack: Any,
    rng: Any,
    hidden: int,
    strengths: Any,
    points: Any,
) -> int:
    """Deal the hidden cards to three opponents, once for each row of `strengths` (worlds, OPPONENTS, ROUNDS).

    Each opponent takes the arrangement with the highest expectation against `usual`. `strengths` and `points` receive
    the strengths and points of its groups. Returns the number of worlds.
    """
    o = configs[0]
    w = workspaces[0]
    for world in range(strengths.shape[0]):
        shuffle(hidden, pack, rng)
        for other in range(OPPONENTS):
            hand = 0
            for i in range(HAND):
                hand |= 1 << pack[HAND * other + i]
            extended = 0
            if o.extended and o.free_order == 0:
                extended = can_extend(o, hand)
            prepare(o, w, hand, extended)
            best_arrangements(o, usual[0], w, 1)
            a, b, c = sets_of(w, 0)
            last = hand & ~(a | b | c)
            strengths[world, other, 0] = strength_of_group(o, 0, a)
            strengths[world, other, 1] = strength_of_group(o, 1, b)
            strengths[world, other, 2] = strength_of_group(o, 2, c)
            strengths[world, other, 3] = strength_of_group(o, 3, last)
            points[world, other, 0] = points_of(o, a)
            points[world, other, 1] = points_of(o, b)
            points[world, other, 2] = points_of(o, c)
            points[world, other, 3] = points_of(o, last)
    return strengths.shape[0]


def show_all(
    configs: Any,
    arrangements: Any,
    hand: int,
    me: int,
    first: int,
    strengths: Any,
    points: Any,
    scores: Any,
    totals: Any,
    squares: Any,
    won: Any,
) -> int:
    """Show every arrangement (number, 3) of seat `me` against the opponents of every world.

    `first` is the seat that leads; opponents sit in order after `me`. For each arrangement, `totals` grows by the
    points captured, or by the target for a troy that wins the match. `squares` grows by the squares of these amounts.
    `won` grows by 1 for a match won and falls by 1 for a match lost. Returns the number of arrangements.

    The kernel repeats `rules.showdown` with strengths and points instead of cards; a test compares the two.
    """
    o = configs[0]
    for i in range(arrangements.shape[0]):
        a, b, c = arrangements[i, 0], arrangements[i, 1], arrangements[i, 2]
        last = hand & ~(a | b | c)
        s0 = strength_of_group(o, 0, a)
        s1 = strength_of_group(o, 1, b)
        s2 = strength_of_group(o, 2, c)
        s3 = strength_of_group(o, 3, last)
        p0 = points_of(o, a)
        p1 = points_of(o, b)
        p2 = points_of(o, c)
        p3 = points_of(o, last)
        for world in range(strengths.shape[0]):
            leader = first
            got0, got1, got2, got3 = 0, 0, 0, 0
            ended = 0
            for r in range(ROUNDS):
                mine = s0 if r == 0 else s1 if r == 1 else s2 if r == 2 else s3
                pot = p0 if r == 0 else p1 if r == 1 else p2 if r == 2 else p3
                best = -1
                winner = 0
                for step in range(SEATS):
                    seat = (leader + step) % SEATS
                    offset = (seat - me) % SEATS
                    strength = mine if offset == 0 else strengths[world, offset - 1, r]
                    if offset:
                        pot += points[world, offset - 1, r]
                    if beats(o, strength, best):
                        best = strength
                        winner = seat
                leader = winner
                offset = (winner - me) % SEATS
                if troy_decides(o, r) and is_troy(best):
                    ended = 1
                    if offset == 0:
                        totals[i] += o.target
                        squares[i] += o.target * o.target
                    won[i] += 1 if offset == 0 else -1
                    break
                if offset == 0:
                    got0 += pot
                elif offset == 1:
                    got1 += pot
                elif offset == 2:
                    got2 += pot
                else:
                    got3 += pot
            if ended == 0:
                own = scores[me] + got0
                rival = max(
                    scores[(me + 1) % SEATS] + got1,
                    scores[(me + 2) % SEATS] + got2,
                    scores[(me + 3) % SEATS] + got3,
                )
                if reaches_target(o, max(own, rival)):
                    if own > rival:
                        won[i] += 1
                    elif own < rival:
                        won[i] -= 1
                totals[i] += got0
                squares[i] += got0 * got0
    return arrangements.shape[0]


def order_noticed(moves: Any, groups: Any, ranks: Any, hidden: Any, keys: Any, merged: Any) -> int:
    """Order the arrangements (number, 3) with the fewest hidden groups, strongest first, second and third group first.

    `groups` contains all three-card groups as card sets in ascending order. `ranks` has their ranks by strength, 0 for
    the strongest, and `hidden` has 1 for a hidden group. The indices of the arrangements are written to the lower
    INDEX_BITS bits of `keys`. Returns their number.
    """
    number = 0
    fewest = 4
    for i in range(moves.shape[0]):
        overlooked = 0
        key = 0
        for part in range(3):
            low, high = 0, groups.shape[0] - 1
            while low < high:
                middle = low + high >> 1
                if groups[middle] < moves[i, part]:
                    low = middle + 1
                else:
                    high = middle
            overlooked += hidden[low]
            key = key << RANK_BITS | ranks[low]
        if overlooked < fewest:
            fewest = overlooked
            number = 0
        if overlooked == fewest:
            keys[number] = key << INDEX_BITS | i
            number += 1
    sort_keys(keys, merged, number)
    return number


@rule
def best_first(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, moves: Any) -> int:
    """List the greedy player's arrangement, and leave room in the list for a second arrangement."""
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_choices(o, w, moves, 1) + 1


@rule
def choose_listed(
    s: HazariState,
    o: HazariConfig,
    weights: UsualGroups,
    scratch: ArrangerWorkspace,
    seat: int,
    moves: Any,
    number: int,
) -> int:
    """Return the index of the greedy player's arrangement."""
    return 0


@rule
def choose_best_expected(
    s: HazariState,
    o: HazariConfig,
    weights: UsualGroups,
    scratch: ArrangerWorkspace,
    seat: int,
    moves: Any,
    number: int,
) -> int:
    """Append the arrangement with the highest expectation to the list of moves, and return its index."""
    prepare(o, scratch, s.hands[seat], s.extended >> seat & 1)
    best_arrangements(o, weights, scratch, 1)
    a, b, c = sets_of(scratch, 0)
    return put(moves, number - 1, a, b, c) - 1


def world_tables(number: int) -> tuple[Any, Any]:
    """Return empty tables for the opponents' groups in `number` worlds: their strengths and their points."""
    size = (number, OPPONENTS, ROUNDS)
    return zeros(size), zeros(size)


def _consider_example() -> Arguments:
    tools = zero_records(HazariConfig), zero_records(UsualGroups), zero_records(ArrangerWorkspace)
    return *tools, 0, 0, 0, move_list(0), move_list(0), zeros(1)


def _deal_example() -> Arguments:
    tools = zero_records(HazariConfig), zero_records(UsualGroups), zero_records(ArrangerWorkspace)
    return *tools, zeros(PACK), zeros(1), 0, *world_tables(0)


def _show_example() -> Arguments:
    sums = zeros(0, float), zeros(0, float), zeros(0, float)
    return zero_records(HazariConfig), move_list(0), 0, 0, 0, *world_tables(0), zeros(SEATS), *sums


CONSIDER = Kernel(find_best_arrangements, _consider_example)
DEAL = Kernel(deal_opponents, _deal_example)
SHOW = Kernel(show_all, _show_example)
NOTICE = Kernel(order_noticed, lambda: (move_list(0), *(zeros(0) for _ in range(5))))
CONTEST = Kernel(make_contest(RULES._replace(choices=best_first), choose_listed, choose_best_expected))
"""Kernel for games between compiled players (`virado.bots.contest`)."""
