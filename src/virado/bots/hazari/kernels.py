"""The compiled side of the Hazari players: listing arrangements, dealing to the opponents, showing, contests."""

from typing import Any

import numpy as np

from virado.bots.arrays import empty, move_list
from virado.bots.prepared import BotKernel
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.listing import list_choices, prepare
from virado.games.hazari.rules.scoring import points_of, reaches_target, troy_decides
from virado.games.hazari.rules.showing import beats
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.strength import is_troy, strength_of_group
from virado.kernel.bits import clear, move_at, shuffle
from virado.kernel.contest import make_contest
from virado.kernel.layout import Layout
from virado.kernel.rule import rule

ROUNDS = 4
OPPONENTS = SEATS - 1
PACK = 52


class Nothing(Layout):
    """The compiled players neither weigh nor remember anything."""

    unused: int


def deal_opponents(
    configs: Any, workspaces: Any, moves: Any, pack: Any, rng: Any, hidden: int, strengths: Any, points: Any
) -> int:
    """Deal the hidden cards to three opponents for each row of `strengths` (worlds, OPPONENTS, ROUNDS) and let them arrange
    best-first; `points` gets what their groups count. Returns the number of worlds."""
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
            clear(moves)
            list_choices(o, w, moves, 1)
            a, b, c = move_at(moves, 0)
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
    goal: float,
    totals: Any,
    squares: Any,
) -> int:
    """Show every arrangement (number, 3) of seat `me` against the opponents of every world; `first` is the seat that leads,
    opponents sit in order after `me`. Adds to `totals` what it captures, the target for a troy that wins the match, and
    `goal` more or less where somebody reaches the target; to `squares` the squares. Returns the number shown.

    It does what `rules.showing` does, on strengths and points instead of cards; a test plays both.
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
                    value = o.target * 1.0 if offset == 0 else -goal
                    totals[i] += value
                    squares[i] += value * value
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
                value = got0 * 1.0
                own = scores[me] + got0
                rival = max(
                    scores[(me + 1) % SEATS] + got1,
                    scores[(me + 2) % SEATS] + got2,
                    scores[(me + 3) % SEATS] + got3,
                )
                if reaches_target(o, max(own, rival)):
                    if own > rival:
                        value += goal
                    elif own < rival:
                        value -= goal
                totals[i] += value
                squares[i] += value * value
    return arrangements.shape[0]


def list_all(configs: Any, workspaces: Any, moves: Any, hand: int, extended: int) -> int:
    """Write the arrangements that can be best; their number."""
    prepare(configs[0], workspaces[0], hand, extended)
    return list_choices(configs[0], workspaces[0], moves, moves.shape[0])


@rule
def best_first(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, moves: Any) -> int:
    """List the one arrangement that greedy thinks of."""
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_choices(o, w, moves, 1)


@rule
def only_choice(
    s: HazariState,
    o: HazariConfig,
    weights: Nothing,
    scratch: Nothing,
    seat: int,
    moves: Any,
    number: int,
) -> int:
    """The index of what there is."""
    return 0


def world_tables(number: int) -> tuple[Any, Any]:
    """Room for the strengths and the points of the opponents' groups in so many worlds."""
    size = (number, OPPONENTS, ROUNDS)
    return np.zeros(size, np.int64), np.zeros(size, np.int64)


def _word() -> Any:
    return np.zeros(1, np.int64)


def _deal_example() -> tuple[Any, ...]:
    pack = np.zeros(PACK, np.int64)
    return empty(HazariConfig), empty(HazariWorkspace), move_list(1), pack, _word(), 0, *world_tables(0)


def _show_example() -> tuple[Any, ...]:
    sums = np.zeros(0), np.zeros(0)
    return empty(HazariConfig), move_list(0), 0, 0, 0, *world_tables(0), np.zeros(SEATS, np.int64), 0.0, *sums


def _list_example() -> tuple[Any, ...]:
    return empty(HazariConfig), empty(HazariWorkspace), move_list(1), 0, 0


DEAL = BotKernel(deal_opponents, _deal_example)
SHOW = BotKernel(show_all, _show_example)
LIST = BotKernel(list_all, _list_example)
CONTEST = BotKernel(make_contest(RULES._replace(choices=best_first), only_choice, only_choice))
"""Games between compiled players (`virado.bots.contest`)."""
