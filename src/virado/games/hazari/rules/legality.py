"""Legality of arrangements (H-12 to H-14)."""

from virado.games.hazari.rules.refusals import (
    ALREADY_UP,
    CARD_TWICE,
    FOREIGN_CARDS,
    LAST_OUT_OF_ORDER,
    LAST_THREE_OUT_OF_ORDER,
    LEGAL,
    MATCH_OVER,
    NOT_THE_HAND,
    NOT_YOUR_TURN,
    OUT_OF_ORDER,
    TOO_MANY_GROUPS,
    WRONG_SIZES,
)
from virado.games.hazari.rules.state import (
    DECK_CARDS,
    FAULT_FOREIGN,
    FAULT_SIZES,
    FAULT_TWICE,
    HAND,
    MANY,
    NOTES,
    SEATS,
    HazariConfig,
    HazariState,
)
from virado.games.hazari.rules.strength import best_three, strength_of_four, strength_of_three
from virado.kernel.bits import count
from virado.kernel.rule import rule


@rule
def refusal(s: HazariState, o: HazariConfig, seat: int, a: int, b: int, c: int) -> int:
    """Return the refusal of an arrangement by the seat, or 0 if it is legal."""
    if s.over:
        return MATCH_OVER
    if seat < 0 or seat >= SEATS or s.pack_wanted or s.deal == 0:
        return NOT_YOUR_TURN
    if s.up >> seat & 1:
        return ALREADY_UP  # H-14: an arrangement is final
    return arrangement_fault(o, s.hands[seat], s.extended >> seat & 1, a, b, c)


@rule
def order_measure(cards: int, best: int, extended: int, two_pair: int) -> int:
    """Return the minimum strength of the third group (H-13).

    It is the strength of the last group's best three cards, or in the extended order the strength of the last group
    (H-19).
    """
    return strength_of_four(cards, best, two_pair) if extended else best


@rule(inline=False)
def arrangement_fault(o: HazariConfig, hand: int, extended: int, a: int, b: int, c: int) -> int:
    """Return the refusal of an arrangement of this hand for its sizes, cards or order (H-13), or LEGAL."""
    if a < 0 or b < 0 or c < 0:
        return NOT_THE_HAND
    fault = c >> NOTES & 3
    if fault == FAULT_SIZES:
        return TOO_MANY_GROUPS if b >> NOTES >> 4 & 15 == MANY else WRONG_SIZES
    if fault == FAULT_FOREIGN:
        return FOREIGN_CARDS
    if fault == FAULT_TWICE:
        return CARD_TWICE
    if a > DECK_CARDS or b > DECK_CARDS or c > DECK_CARDS:
        return NOT_THE_HAND
    if count(a) != 3 or count(b) != 3 or count(c) != 3:
        return WRONG_SIZES
    if (a | b | c) & ~hand:
        return FOREIGN_CARDS
    if a & b or (a | b) & c:
        return CARD_TWICE
    if count(hand) != HAND:
        return NOT_THE_HAND
    if o.free_order:
        return LEGAL
    last = hand & ~(a | b | c)
    third = strength_of_three(c)
    second = strength_of_three(b)
    if strength_of_three(a) < second or second < third:
        return OUT_OF_ORDER
    best = best_three(last)
    measure = order_measure(last, best, extended, o.two_pair)
    if third < measure:
        return LAST_THREE_OUT_OF_ORDER if measure == best else LAST_OUT_OF_ORDER
    return LEGAL


@rule
def next_subset(part: int, cards: int) -> int:
    """Return the subset of `cards` that follows `part` in an enumeration that starts and ends with the empty set."""
    return (part - cards) & cards


@rule(inline=False)
def make_three_groups(nine: int, least: int) -> int:
    """Return 1 if nine cards can be divided into three groups of at least this strength each."""
    first = next_subset(0, nine)
    while first:
        # `first` must contain the lowest card, so that each division is tried once
        if count(first) == 3 and first & nine & -nine and strength_of_three(first) >= least:
            six = nine ^ first
            second = next_subset(0, six)
            while second:
                if (
                    count(second) == 3
                    and strength_of_three(second) >= least
                    and strength_of_three(six ^ second) >= least
                ):
                    return 1
                second = next_subset(second, six)
        first = next_subset(first, nine)
    return 0


@rule(inline=False)
def can_extend(o: HazariConfig, hand: int) -> int:
    """Return 1 if a hand has a legal arrangement in the extended order.

    Any other hand is arranged in the best-three order (H-13).
    """
    last = next_subset(0, hand)
    while last:
        if count(last) == 4:
            least = strength_of_four(last, best_three(last), o.two_pair)
            if make_three_groups(hand ^ last, least):
                return 1
        last = next_subset(last, hand)
    return 0
