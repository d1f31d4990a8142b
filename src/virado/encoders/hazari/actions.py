"""An arrangement as a sequence of cards: four of the last group, three of the first, three of the second.

The cards of a group are named in ascending order of the pack, so every arrangement has exactly one sequence. The last
group comes first because it limits the strength of the others. A few comparisons then show whether the remaining
cards can be grouped. If the sequence began with the first group, this check would take thousands of comparisons.
"""

from typing import TypeAlias

from virado.cards import FRENCH52
from virado.encoders.contract import DONE, NO_ACTION, DirectActions, Episode, allow
from virado.encoders.places import next_member, places_in
from virado.games.contract import Packed
from virado.games.hazari.rules.move_generation import cards_at
from virado.games.hazari.rules.state import HAND, WHOLE, HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.strength import strength_of_cards, strength_of_four
from virado.games.variant import Variant
from virado.kernel.bits import count, highest, lowest
from virado.kernel.rule import rule

LAST, FIRST, SECOND = range(3)
"""Indices of the groups in `Episode.parts`; each part is the set of cards chosen for the group."""
FOUR, THREE = 4, 3
ANY_LEAST, ANY_MOST = -1, 1 << 62
"""Bounds of strength that admit every group."""
Bounds: TypeAlias = tuple[int, int, int]
"""Type of `bounds`.

The integers are: 1 in the extended order of H-13, and the minimum and maximum strength of a group.
"""


def actions(variant: Variant) -> tuple[str, ...]:
    """Return the names of the actions. Each action puts a card into the current group."""
    return tuple(f"put {name}" for name in FRENCH52.names)


@rule
def group_of(p: Episode) -> int:
    """Return the index of the current group, or a number above SECOND if all three are complete."""
    if count(p.parts[LAST]) < FOUR:
        return LAST
    if count(p.parts[FIRST]) < THREE:
        return FIRST
    return SECOND if count(p.parts[SECOND]) < THREE else SECOND + 1


@rule
def choose(s: HazariState, o: HazariConfig, p: Episode, seat: int, action: int) -> None:
    """Put a card into the current group."""
    p.parts[group_of(p)] |= 1 << action


@rule
def next_action(s: HazariState, o: HazariConfig, p: Episode, seat: int, a: int, b: int, c: int) -> int:
    """Return the next card of an arrangement; see `Encoding.next_action`."""
    last = s.hands[seat] & ~(a | b | c)
    if p.parts[LAST] != last:
        return NO_ACTION if p.parts[FIRST] else next_member(p.parts[LAST], last)
    if p.parts[FIRST] != a:
        return NO_ACTION if p.parts[SECOND] else next_member(p.parts[FIRST], a)
    return next_member(p.parts[SECOND], b) if p.parts[SECOND] != b else DONE


@rule
def arrangement(s: HazariState, p: Episode, seat: int) -> Packed:
    """Return the chosen arrangement as its first three groups."""
    named = p.parts[LAST] | p.parts[FIRST] | p.parts[SECOND]
    return (p.parts[FIRST], p.parts[SECOND], s.hands[seat] & ~named)


@rule
def note_places(w: HazariWorkspace, hand: int) -> None:
    """Record the card at each place of the hand."""
    for place in range(HAND):
        w.cards[place] = lowest(hand)
        hand &= hand - 1


@rule(inline=False)
def measure_threes(w: HazariWorkspace, among: int) -> None:
    """Record the strength of each three-card set that a set of places contains."""
    while among:
        x = among & -among
        among ^= x
        first = w.cards[lowest(x)]
        seconds = among
        while seconds:
            y = seconds & -seconds
            seconds ^= y
            second = w.cards[lowest(y)]
            thirds = seconds
            while thirds:
                z = thirds & -thirds
                thirds ^= z
                w.three[x | y | z] = strength_of_cards(first, second, w.cards[lowest(z)])


@rule(inline=False)
def least_of(o: HazariConfig, w: HazariWorkspace, last: int, extended: int) -> int:
    """Return the minimum strength of the other groups, given the places of the last group (H-13)."""
    if o.free_order:
        return ANY_LEAST
    best = 0
    rest = last
    while rest:
        spare = rest & -rest
        rest ^= spare
        best = max(best, w.three[last ^ spare])
    return strength_of_four(cards_at(w, last), best, o.two_pair) if extended else best


@rule(inline=False)
def splits_six(w: HazariWorkspace, six: int, least: int, most: int) -> int:
    """Return 1 if six places can form two groups with strengths from `least` to `most`."""
    one = six & -six
    others = six ^ one
    seconds = others
    while seconds:
        y = seconds & -seconds
        seconds ^= y
        thirds = seconds
        while thirds:
            z = thirds & -thirds
            thirds ^= z
            strength = w.three[one | y | z]
            other = w.three[others ^ y ^ z]
            if strength >= least and other >= least and strength <= most and other <= most:
                return 1
    return 0


@rule(inline=False)
def splits_nine(w: HazariWorkspace, nine: int, least: int) -> int:
    """Return 1 if nine places can form three groups with a strength of at least `least`."""
    one = nine & -nine
    others = nine ^ one
    seconds = others
    while seconds:
        y = seconds & -seconds
        seconds ^= y
        thirds = seconds
        while thirds:
            z = thirds & -thirds
            thirds ^= z
            if w.three[one | y | z] >= least and splits_six(w, others ^ y ^ z, least, ANY_MOST):
                return 1
    return 0


@rule(inline=False)
def fits(o: HazariConfig, w: HazariWorkspace, making: int, free: int, group: int, bounds: Bounds) -> int:
    """Return 1 if the other places in `free` can complete a legal arrangement with this group."""
    extended, least, most = bounds
    if making == LAST:
        return splits_nine(w, free ^ group, least_of(o, w, group, extended))
    strength = w.three[group]
    if o.free_order:
        return 1
    if strength < least or strength > most:
        return 0
    if making == FIRST:
        return splits_six(w, free ^ group, least, strength)
    third = w.three[free ^ group]
    return 1 if least <= third <= strength else 0


@rule(inline=False)
def can_be_made(
    o: HazariConfig,
    w: HazariWorkspace,
    making: int,
    free: int,
    group: int,
    above: int,
    lacking: int,
    bounds: Bounds,
) -> int:
    """Return 1 if a group that lacks some cards can be completed from the places `above` and then fits."""
    if lacking == 0:
        return fits(o, w, making, free, group, bounds)
    while above:
        x = above & -above
        above ^= x
        if lacking == 1:
            if fits(o, w, making, free, group | x, bounds):
                return 1
            continue
        seconds = above
        while seconds:
            y = seconds & -seconds
            seconds ^= y
            if lacking == 2:
                if fits(o, w, making, free, group | x | y, bounds):
                    return 1
                continue
            thirds = seconds
            while thirds:
                z = thirds & -thirds
                thirds ^= z
                if fits(o, w, making, free, group | x | y | z, bounds):
                    return 1
    return 0


@rule(inline=False)
def allow_next(s: HazariState, o: HazariConfig, w: HazariWorkspace, p: Episode, seat: int, again: int) -> int:
    """Allow every card that leads to a legal arrangement; return 0 if the arrangement is already complete."""
    making = group_of(p)
    if making > SECOND:
        return 0
    hand = s.hands[seat]
    extended = s.extended >> seat & 1
    last = places_in(hand, p.parts[LAST])
    first = places_in(hand, p.parts[FIRST])
    free = WHOLE
    if making != LAST:
        free ^= last
    if making == SECOND:
        free ^= first
    if again == 0:
        note_places(w, hand)
        measure_threes(w, free)
        measure_threes(w, WHOLE ^ free)
    least = least_of(o, w, last, extended) if making != LAST else ANY_LEAST
    most = w.three[first] if making == SECOND else ANY_MOST
    group = places_in(hand, p.parts[making])
    lacking = (FOUR if making == LAST else THREE) - count(group) - 1
    above = free & ~group
    if group:
        above &= ~((2 << highest(group)) - 1)
    while above:
        x = above & -above
        above ^= x
        if can_be_made(o, w, making, free, group | x, above, lacking, (extended, least, most)):
            allow(p, w.cards[lowest(x)])
    return 1


DIRECTLY = DirectActions(allow_next, arrangement)
