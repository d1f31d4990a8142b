"""Chances of an arrangement to win each round, counted in deals of the cards that its player does not hold.

Each deal gives the other 39 cards to three opponents, who arrange best-first: the strongest first group, then the
strongest second, third and last. The rounds are then played by the rules. A troy that ends the match (H-20) therefore
leaves the later rounds unplayed, and the order of play decides between equal groups (H-17).

These chances explain arrangements to people. Bots value arrangements by `virado.analysis.hazari.odds`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from virado.analysis.hazari.group_values import ROUNDS
from virado.analysis.hazari.odds import OPPONENTS
from virado.cards import CardSet
from virado.games.contract import Packed
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.scoring import troy_decides
from virado.games.hazari.rules.showdown import beats
from virado.games.hazari.rules.state import HAND, SEATS, THREES, HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.strength import is_troy, strength_of_group, strength_of_three
from virado.kernel.arrays import array_of, records, zeros
from virado.kernel.bits import clear, lowest, move_at, shuffle
from virado.kernel.compile import Arguments, Kernel
from virado.kernel.progress import report_compilation
from virado.kernel.rule import rule
from virado.view import View

DEALS = 2500
"""Number of deals per hand; the standard error of a chance is at most one per cent."""
CACHED = 8
"""Number of hands whose sampled deals are cached; further questions about a cached hand need no new deals."""
SEED = 20_240_000
PACK = 52
CompiledValue: TypeAlias = Any
"""Type of a compiled function and of its arguments, which have no Python types."""


@rule(inline=False)
def list_threes(w: HazariWorkspace, hand: CardSet) -> int:
    """Write the sets of three cards of a hand and their strengths, in any order; return the highest strength."""
    rest = hand
    for place in range(HAND):
        w.cards[place] = lowest(rest)
        rest &= rest - 1
    number = 0
    most = 0
    for x in range(HAND - 2):
        for y in range(x + 1, HAND - 1):
            for z in range(y + 1, HAND):
                group = 1 << w.cards[x] | 1 << w.cards[y] | 1 << w.cards[z]
                w.labels[number] = group
                w.strengths[number] = strength_of_three(group)
                most = max(most, w.strengths[number])
                number += 1
    return most


@rule(inline=False)
def strongest_groups(o: HazariConfig, w: HazariWorkspace, hand: CardSet) -> tuple[int, int, int]:
    """Return the first three groups of the best-first arrangement of a hand.

    The first group is the strongest. Among all arrangements with such a first group, the second is the strongest,
    then the third, then the last.
    """
    first = list_threes(w, hand)
    second, third, last = -1, -1, -1
    a, b, c = 0, 0, 0
    for i in range(THREES):
        if w.strengths[i] != first:
            continue
        for j in range(THREES):
            if w.strengths[j] < second or w.labels[j] & w.labels[i]:
                continue
            if w.strengths[j] > second:
                second, third, last = w.strengths[j], -1, -1
            taken = w.labels[i] | w.labels[j]
            for k in range(THREES):
                if w.strengths[k] < third or w.labels[k] & taken:
                    continue
                if w.strengths[k] > third:
                    third, last = w.strengths[k], -1
                strength = strength_of_group(o, ROUNDS - 1, hand & ~(taken | w.labels[k]))
                if strength > last:
                    last = strength
                    a, b, c = w.labels[i], w.labels[j], w.labels[k]
    return a, b, c


@rule
def put_strengths(
    o: HazariConfig,
    hand: CardSet,
    groups: tuple[int, int, int],
    deal: int,
    other: int,
    strengths: CompiledValue,
) -> None:
    """Store one opponent's four group strengths in `strengths`."""
    a, b, c = groups
    strengths[deal, other, 0] = strength_of_three(a)
    strengths[deal, other, 1] = strength_of_three(b)
    strengths[deal, other, 2] = strength_of_three(c)
    strengths[deal, other, 3] = strength_of_group(o, ROUNDS - 1, hand & ~(a | b | c))


@rule
def hand_at(pack: CompiledValue, other: int) -> CardSet:
    """Return the hand that a shuffled pack gives to an opponent."""
    hand = 0
    for i in range(HAND):
        hand |= 1 << pack[HAND * other + i]
    return hand


def deal_best_first(
    configs: CompiledValue,
    workspaces: CompiledValue,
    pack: CompiledValue,
    rng: CompiledValue,
    hidden: int,
    strengths: CompiledValue,
) -> int:
    """Deal the hidden cards to three opponents for each row of `strengths` (deals, OPPONENTS, ROUNDS).

    The opponents arrange best-first, like the first move that `list_choices` writes. Returns the number of deals.
    """
    o = configs[0]
    for deal in range(strengths.shape[0]):
        shuffle(hidden, pack, rng)
        for other in range(OPPONENTS):
            hand: int = hand_at(pack, other)
            put_strengths(o, hand, strongest_groups(o, workspaces[0], hand), deal, other, strengths)
    return strengths.shape[0]


def deal_extended(
    configs: CompiledValue,
    workspaces: CompiledValue,
    pack: CompiledValue,
    rng: CompiledValue,
    hidden: int,
    strengths: CompiledValue,
    listed: CompiledValue,
) -> int:
    """Deal as `deal_best_first` does, for variants in which a hand may be in the extended order (H-13).

    In the extended order the strongest groups may not be legal, so `list_choices` finds the arrangement.
    """
    o = configs[0]
    for deal in range(strengths.shape[0]):
        shuffle(hidden, pack, rng)
        for other in range(OPPONENTS):
            hand: int = hand_at(pack, other)
            prepare(o, workspaces[0], hand, can_extend(o, hand))
            clear(listed)
            list_choices(o, workspaces[0], listed, 1)
            put_strengths(o, hand, move_at(listed, 0), deal, other, strengths)
    return strengths.shape[0]


def count_wins(
    configs: CompiledValue, shown: CompiledValue, after: int, strengths: CompiledValue, wins: CompiledValue
) -> int:
    """Count the deals in which each row of `shown` wins each round, and return the number of rows.

    The counts are added to `wins` (number, ROUNDS). A row of `shown` contains the strengths of the player's groups.
    The leader of the first round sits `after` seats after the player.
    """
    o = configs[0]
    for i in range(shown.shape[0]):
        for deal in range(strengths.shape[0]):
            leader = after
            for r in range(ROUNDS):
                best = -1
                winner = 0
                for step in range(SEATS):
                    seat = (leader + step) % SEATS
                    strength = strengths[deal, seat - 1, r] if seat else shown[i, r]
                    if beats(o, strength, best):
                        best = strength
                        winner = seat
                leader = winner
                if winner == 0:
                    wins[i, r] += 1
                if troy_decides(o, r) and is_troy(best):
                    break
    return shown.shape[0]


def dealing_arguments(configs: CompiledValue, seed: int, hidden: int, strengths: CompiledValue) -> Arguments:
    """Return arguments for `deal_best_first`."""
    tools = zeros(1, HazariWorkspace), zeros(PACK), array_of([seed])
    return configs, *tools, hidden, strengths


def _dealing_example() -> Arguments:
    return dealing_arguments(zeros(1, HazariConfig), 1, 0, zeros((0, OPPONENTS, ROUNDS)))


def _counting_example() -> Arguments:
    strengths, empty = zeros((0, OPPONENTS, ROUNDS)), zeros((0, ROUNDS))
    return zeros(1, HazariConfig), empty, 0, strengths, empty


DEAL_BEST_FIRST = Kernel(deal_best_first, _dealing_example)
DEAL_EXTENDED = Kernel(deal_extended, lambda: (*_dealing_example(), zeros((1, 3))))
COUNT = Kernel(count_wins, _counting_example)


def _is_extended(o: HazariConfig) -> bool:
    return bool(o.extended and not o.free_order)


def prepare_chances(o: HazariConfig) -> None:
    """Compile the functions that `win_chances` needs for these options, or load them from the cache."""
    with report_compilation("hazari"):
        (DEAL_EXTENDED if _is_extended(o) else DEAL_BEST_FIRST).prepare()
        COUNT.prepare()


def win_chances(view: View[HazariState, HazariConfig], moves: Sequence[Packed]) -> list[list[float]]:
    """Return, for each arrangement of the view's hand, its chance to win each round.

    A round that is not played, because a troy has ended the match, is not won.
    """
    s, o = view.state, view.config
    hand = s.hands[view.seat]
    shown = array_of(
        [
            [strength_of_group(o, number, group) for number, group in enumerate((*move, hand & ~sum(move)))]
            for move in moves
        ]
    )
    strengths = _deals(o.to_bytes(), hand, _is_extended(o))
    wins = zeros((len(moves), ROUNDS))
    COUNT(records(o), shown, (s.dealer + 1 - view.seat) % SEATS, strengths, wins)
    counts: list[list[int]] = wins.tolist()
    return [[number / DEALS for number in row] for row in counts]


@lru_cache(maxsize=CACHED)
def _deals(options: bytes, hand: CardSet, extended: bool) -> CompiledValue:
    """Return the strengths of the opponents' groups in DEALS deals.

    The deals depend only on the options and the hand.
    """
    configs = records(HazariConfig.from_bytes(options))
    strengths = zeros((DEALS, OPPONENTS, ROUNDS))
    arguments = dealing_arguments(configs, SEED ^ hand, ((1 << PACK) - 1) & ~hand, strengths)
    if extended:
        DEAL_EXTENDED(*arguments, zeros((1, 3)))
    else:
        DEAL_BEST_FIRST(*arguments)
    return strengths
