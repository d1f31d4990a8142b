"""Lazy enumeration of legal moves, which yields the first moves immediately even at a crowded table.

`move_generation` writes the same moves in one pass, as compiled play requires. This module builds candidates from
fitting sets of loose cards (`subsets`) and filters them with the predicates of `legality`. A test checks that both
modules produce the same moves.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TypeAlias

from virado.cards import Card, CardSet, Seat, members
from virado.games.casino.rules import move_generation
from virado.games.casino.rules.building import (
    holding_refusal,
    may_extend,
    may_keep,
    may_raise,
    may_stand,
    partner_refusal,
)
from virado.games.casino.rules.capturing import totals_refusal
from virado.games.casino.rules.duties import builds_kept_by, builds_of, can_serve, values_of
from virado.games.casino.rules.equivalence import second_of_alike, takes_lowest_alike
from virado.games.casino.rules.groups import ACE_HIGH, equal_cards, partition, value_set
from virado.games.casino.rules.legality import refusal
from virado.games.casino.rules.multi_play import cards_with_value, fits_lower
from virado.games.casino.rules.state import (
    CAPTURE,
    MULTI_PLAY_EITHER,
    MULTI_PLAY_GROUPS,
    MULTI_PLAY_SUM,
    NOBODY,
    STEAL_EQUAL,
    STEAL_NONE,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    build_how,
    builds_taken,
    capture_how,
    kind_of,
    trail,
    value_of,
)
from virado.games.casino.rules.stealing import build_steal_refusal, capture_steal_refusal, stealable
from virado.games.casino.rules.subsets import Unions, grouped_sets, largest_sets, sets_of_total
from virado.games.casino.rules.turns import is_orange
from virado.games.contract import Packed
from virado.games.step_budget import STEPS_PER_MOVE, StepBudget, StepsExhaustedError
from virado.kernel.bits import count

Search: TypeAlias = Callable[..., Iterator[CardSet]]
"""A function that finds sets of loose cards: `grouped_sets` or `largest_sets`."""
MAX_EAGER_STEPS = 1_000_000
"""Limit of the estimated work, in `move_generation` steps, above which a table is crowded.

Such a step is much cheaper than a step of a `StepBudget`.
"""


def legal(s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget) -> Iterator[Packed]:
    """Yield each legal move of the seat to act exactly once, until the budget of steps is exhausted.

    A capture that announces an orange is not a separate move. The order does not depend on the number of steps.
    """
    return _stop_when_exhausted(_legal(s, o, seat, steps))


def legal_with(
    s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, steps: StepBudget
) -> Iterator[Packed]:
    """Yield the legal moves of the seat to act that play exactly these cards, until the steps are exhausted."""
    return _stop_when_exhausted(_moves_with(s, o, seat, played, steps))


def interleave_legal(s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget) -> Iterator[Packed]:
    """Yield the moves of `legal` in another order, for callers that read only the first moves.

    The order alternates between the hand cards, and between the sets of hand cards that may be played together. For
    each set, the trail comes first. Then captures and builds of each value take turns: the moves that leave the
    fewest cards first, then all others.
    """
    return _stop_when_exhausted(_interleave(s, o, seat, steps))


def choices(s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget) -> list[Packed]:
    """Return the moves for search.

    They are the moves of `move_generation.choices`. At a crowded table, only those found by `interleave_legal` are
    returned.
    """
    if not is_crowded(o, s.loose | stealable(s, o, seat)):
        found: list[Packed] = []
        move_generation.choices(s, o, CasinoWorkspace(), seat, found)
        return found
    hand = s.hands[seat]
    doubles, seconds = second_of_alike(o, s.loose), second_of_alike(o, hand)
    return [
        (played, loose, _announce_orange(s, o, loose, how))
        for played, loose, how in interleave_legal(s, o, seat, steps)
        if takes_lowest_alike(o, s.loose, doubles, loose) and takes_lowest_alike(o, hand, seconds, played)
    ]


def _announce_orange(s: CasinoState, o: CasinoConfig, loose: CardSet, how: int) -> int:
    """Return the `how` of a move, in which a capture that makes an orange (C-24) also calls it."""
    makes_one = kind_of(how) == CAPTURE and is_orange(s, o, loose, how)
    return capture_how(builds_taken(how), 1) if makes_one else how


def is_crowded(o: CasinoConfig, table: CardSet) -> bool:
    """Return True if a complete listing for these cards could take more than `MAX_EAGER_STEPS` steps.

    The estimate is a sum over all values: the number of sets of that value, times the number of sets whose total is a
    multiple of the value.
    """
    totals = [1] + [0] * ACE_HIGH
    values = [o.value[card] for card in members(table) if o.value[card]]
    for each in values:
        for total in range(ACE_HIGH, each - 1, -1):
            totals[total] += totals[total - each]
    work = 0
    for value in range(1, ACE_HIGH + 1):
        fitting = sum(1 for each in values if each <= value)
        lone = min(count(table & o.aces), fitting) + 1 if value == ACE_HIGH and o.ace_high else 1
        work += totals[value] * (lone << fitting) // value
    return work > MAX_EAGER_STEPS


def _stop_when_exhausted(moves: Iterator[Packed]) -> Iterator[Packed]:
    try:
        yield from moves
    except StepsExhaustedError:
        return


def _legal(s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget) -> Iterator[Packed]:
    hand = s.hands[seat]
    if o.multi_play in (MULTI_PLAY_SUM, MULTI_PLAY_EITHER):
        for played in _subsets(cards_with_value(o, hand)):
            yield from _multi_captures(s, o, played, steps)
        for card in members(hand):
            yield from _single_card_moves(s, o, seat, card, steps)
        return
    for card in members(hand):
        yield from _moves_with(s, o, seat, 1 << card, steps)
    if o.multi_play == MULTI_PLAY_GROUPS:
        for played in _subsets(hand):
            if played & (played - 1):
                yield from _moves_with(s, o, seat, played, steps)


def _moves_with(
    s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, steps: StepBudget
) -> Iterator[Packed]:
    single = not played & (played - 1)
    card = played.bit_length() - 1
    if o.multi_play in (MULTI_PLAY_SUM, MULTI_PLAY_EITHER):
        if cards_with_value(o, played) == played:
            yield from _multi_captures(s, o, played, steps)
        if single:
            yield from _single_card_moves(s, o, seat, card, steps)
        return
    if single:
        yield from _single_card_moves(s, o, seat, card, steps)
        if not value_set(o, card):
            return
        yield from chain.from_iterable(_builds(s, o, seat, card, steps))
    yield from chain.from_iterable(_captures(s, o, seat, played, steps))


def _interleave(s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget) -> Iterator[Packed]:
    seen: set[Packed] = set()
    hand = s.hands[seat]
    sources = [_vary_moves(s, o, seat, 1 << card, steps) for card in members(hand)]
    if o.multi_play:
        sources += [
            _vary_moves(s, o, seat, played, steps) for played in _subsets(hand) if played & (played - 1)
        ]
    for move in _round_robin(sources):
        if move not in seen:
            seen.add(move)
            yield move


def _vary_moves(
    s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, steps: StepBudget
) -> Iterator[Packed]:
    """Yield the moves of `_moves_with` in the order of `interleave_legal`. Some occur twice."""
    single = not played & (played - 1)
    card = played.bit_length() - 1
    if single:
        yield from _single_card_moves(s, o, seat, card, steps)
    if cards_with_value(o, played) != played:
        return
    if o.multi_play in (MULTI_PLAY_SUM, MULTI_PLAY_EITHER):
        yield from _multi_captures(s, o, played, steps)
        return
    sources: list[Iterator[Packed]] = []
    for search in (largest_sets, grouped_sets):
        sources += _captures(s, o, seat, played, steps, search)
        if single:
            sources += _builds(s, o, seat, card, steps, search)
    yield from _round_robin(sources)


def _round_robin(sources: list[Iterator[Packed]]) -> Iterator[Packed]:
    """Yield a move from each source in turn until all sources are exhausted."""
    while sources:
        left: list[Iterator[Packed]] = []
        for source in sources:
            for move in source:
                yield move
                left.append(source)
                break
        sources = left


def _subsets(cards: CardSet) -> Iterator[CardSet]:
    """Yield every non-empty subset of the cards."""
    part = cards
    while part:
        yield part
        part = (part - 1) & cards


# ---------------------------------------------------------------------- candidates
def _single_card_moves(
    s: CasinoState, o: CasinoConfig, seat: Seat, card: Card, steps: StepBudget
) -> Iterator[Packed]:
    """Yield the trail of a card, and its captures if it has no value (C-7, C-14)."""
    faces = 0 if value_set(o, card) else equal_cards(card, s.loose)
    for move in chain([trail(card)], ((1 << card, taken, capture_how(0, 0)) for taken in _subsets(faces))):
        steps.take(STEPS_PER_MOVE)
        if not refusal(s, o, seat, *move):
            yield move


def _multi_captures(s: CasinoState, o: CasinoConfig, played: CardSet, steps: StepBudget) -> Iterator[Packed]:
    """Yield the captures of these cards by equal totals.

    With `sum_or_groups`, groups of a common value follow (C-16).
    """
    table = cards_with_value(o, s.loose)
    how = capture_how(0, 0)
    steps.take()
    for loose in sets_of_total(o, played, table, steps):
        steps.take(STEPS_PER_MOVE)
        yield (played, loose, how)
    if o.multi_play == MULTI_PLAY_SUM:
        return
    bound = min(o.multi_max, ACE_HIGH)
    for value in range(1, bound + 1):
        if partition(o, played, value):
            for loose in Unions(o, table, value, bound, steps).sets():
                steps.take(STEPS_PER_MOVE)
                if totals_refusal(o, played, loose) and not fits_lower(o, played, loose, value):
                    yield (played, loose, how)


def _captures(
    s: CasinoState,
    o: CasinoConfig,
    seat: Seat,
    played: CardSet,
    steps: StepBudget,
    search: Search = grouped_sets,
) -> Iterator[Iterator[Packed]]:
    """Yield one iterator of captures for each value, without repeating a set (C-6, C-16)."""
    several = o.multi_play == MULTI_PLAY_GROUPS
    values = range(1, ACE_HIGH + 1) if several else members(value_set(o, played.bit_length() - 1))
    steps.take()
    fitting = [value for value in values if value <= o.multi_max and partition(o, played, value)]
    for number in range(len(fitting)):
        yield _captures_of(s, o, seat, played, fitting[: number + 1], steps, search)


def _captures_of(
    s: CasinoState,
    o: CasinoConfig,
    seat: Seat,
    played: CardSet,
    values: list[int],
    steps: StepBudget,
    search: Search,
) -> Iterator[Packed]:
    """Yield the captures that are possible with the last value but with no earlier value."""
    *before, value = values
    card = played.bit_length() - 1
    fitting = 0 if o.multi_play else builds_of(s, value)
    stolen = stealable(s, o, seat)
    barred = 0
    if o.steal_captures == STEAL_NONE:
        barred = stolen
    elif o.steal_captures == STEAL_EQUAL:
        barred = stolen & ~equal_cards(card, stolen)
    # C-12: playing the last capturing card requires taking all builds of its value that the seat keeps
    hand, kept = s.hands[seat] & ~played, builds_kept_by(s, seat)
    duty = 0 if can_serve(o, hand, values_of(s, kept)) else kept & fitting
    if not can_serve(o, hand, values_of(s, kept & ~duty)):
        return
    needed = equal_cards(card, s.loose) if o.must_use else 0
    for loose in search(o, s.loose | stolen, value, 0, steps, needed=needed, barred=barred):
        known = any(partition(o, loose, lower) for lower in before)
        more = _subsets(fitting & ~duty)
        for some in chain(more, [0]) if duty else chain([0], more):
            builds = some | duty
            steps.take(STEPS_PER_MOVE)
            if (
                (loose or builds)
                and (builds or not known)
                and not (loose & ~s.loose and capture_steal_refusal(o, card, loose & ~s.loose, loose, builds))
            ):
                yield (played, loose, capture_how(builds, 0))


def _builds(
    s: CasinoState, o: CasinoConfig, seat: Seat, card: Card, steps: StepBudget, search: Search = grouped_sets
) -> Iterator[Iterator[Packed]]:
    """Yield one iterator of build moves for each value that a build may get (C-9 to C-11, C-15)."""
    if not o.building:
        return
    for value in range(1, ACE_HIGH + 1):
        for partner in range(2 if o.for_partner else 1):
            steps.take()
            if not (partner and partner_refusal(s, o, seat, value)):
                yield from _builds_of(s, o, seat, card, value, partner, steps, search)


def _builds_of(
    s: CasinoState,
    o: CasinoConfig,
    seat: Seat,
    card: Card,
    value: int,
    partner: int,
    steps: StepBudget,
    search: Search,
) -> Iterator[Iterator[Packed]]:
    """Yield iterators of the builds of a value: new builds and extensions first, then raises to the value."""

    def is_open(target: int) -> bool:
        """Return True if the seat may make or extend the build `target` without breaking its duties."""
        return bool(may_keep(s, o, seat, value, target)) and not holding_refusal(
            s, o, seat, card, value, target, partner
        )

    lying = [
        place
        for place in range(s.builds)
        if value_of(s.build_info[place]) == value and may_extend(s, o, seat, place) and is_open(place)
    ]
    targets = [NOBODY] if may_stand(s, o, seat, value) and is_open(NOBODY) else []
    targets += lying
    if targets:
        stolen = stealable(s, o, seat)
        barred = stolen if o.steal_builds == STEAL_NONE else 0
        joined_sets = search(o, s.loose | stolen, value, 1 << card, steps, barred=barred)
        yield _join_sets(s, o, seat, card, joined_sets, value, targets, partner, steps)
    for target in range(s.builds):
        raised = value_of(s.build_info[target]) + o.value[card] == value
        how = build_how(value, target, partner)
        if (
            raised
            and may_raise(s, o, seat, target)
            and is_open(target)
            and not refusal(s, o, seat, 1 << card, 0, how)
        ):
            absorbed = search(o, s.loose if o.raise_absorb else 0, value, 0, steps)
            yield _join_sets(s, o, seat, card, absorbed, value, [target], partner, steps)


def _join_sets(
    s: CasinoState,
    o: CasinoConfig,
    seat: Seat,
    card: Card,
    sets: Iterator[CardSet],
    value: int,
    targets: list[int],
    partner: int,
    steps: StepBudget,
) -> Iterator[Packed]:
    """Yield the build moves that join these sets.

    A new build needs a non-empty set. Sets with stolen cards must obey the rules of stealing.
    """
    for joined in sets:
        stolen = joined & ~s.loose
        for target in targets:
            steps.take(STEPS_PER_MOVE)
            if (joined or target != NOBODY) and not (
                stolen and build_steal_refusal(s, o, seat, stolen, joined, value, target)
            ):
                yield (1 << card, joined, build_how(value, target, partner))
