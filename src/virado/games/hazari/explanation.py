"""Facts of refused arrangements, and effects of legal arrangements."""

from virado.cards import FRENCH52, CardSet, Seat
from virado.games.contract import Packed
from virado.games.hazari.messages import Arranged
from virado.games.hazari.narration import group_of
from virado.games.hazari.notation import names
from virado.games.hazari.rules.refusals import (
    CARD_TWICE,
    FOREIGN_CARDS,
    LAST_OUT_OF_ORDER,
    LAST_THREE_OUT_OF_ORDER,
    OUT_OF_ORDER,
    WRONG_SIZES,
)
from virado.games.hazari.rules.state import (
    DECK_CARDS,
    FAULT_SIZES,
    HAND,
    NOTES,
    HazariConfig,
    HazariState,
)
from virado.games.hazari.rules.strength import best_three, strength_of_four, strength_of_three
from virado.refusal import Facts

LAST = 3
"""Index of the last group."""


def describe(s: HazariState, o: HazariConfig, seat: Seat, packed: Packed) -> Arranged:
    """Return the effect of a legal arrangement: the groups that will be shown."""
    named = packed[0] | packed[1] | packed[2]
    a, b, c, d = (
        group_of(o, number, cards) for number, cards in enumerate((*packed, s.hands[seat] & ~named))
    )
    return Arranged(groups=(a, b, c, d))


def facts(s: HazariState, o: HazariConfig, seat: Seat, packed: Packed, number: int) -> Facts:
    """Return the facts of a refusal, by the names in `rules.refusals.REFUSALS`."""
    if number == WRONG_SIZES:
        return {"numbers": _sizes(packed)}
    if number == FOREIGN_CARDS:
        return {"cards": names(_faulty_card(packed) or _named_cards(packed) & ~s.hands[seat])}
    if number == CARD_TWICE:
        first, second, third = (part & DECK_CARDS for part in packed)
        return {"cards": names(_faulty_card(packed) or first & second | (first | second) & third)}
    if number in (OUT_OF_ORDER, LAST_THREE_OUT_OF_ORDER, LAST_OUT_OF_ORDER):
        return _order(s, o, seat, packed, number)
    return {}


def _named_cards(packed: Packed) -> CardSet:
    return (packed[0] | packed[1] | packed[2]) & DECK_CARDS


def _faulty_card(packed: Packed) -> CardSet:
    """Return the wrong card that the move records, as a set.

    The set is empty if the move records none.
    """
    if not packed[2] >> NOTES & 3:
        return 0
    card = packed[2] >> NOTES >> 2 & 63
    return 1 << card if card < FRENCH52.count else 0


def _sizes(packed: Packed) -> tuple[int, ...]:
    first, second, third = packed
    if third >> NOTES & 3 == FAULT_SIZES:
        return (
            first >> NOTES & 15,
            first >> NOTES >> 4 & 15,
            second >> NOTES & 15,
            second >> NOTES >> 4 & 15,
        )
    sizes = [part.bit_count() for part in packed]
    return (*sizes, max(HAND - sum(sizes), 0))


def _order(s: HazariState, o: HazariConfig, seat: Seat, packed: Packed, number: int) -> Facts:
    """Return the facts about a group that is out of order, and about the neighbouring group that it beats."""
    if number == OUT_OF_ORDER:
        strengths = [strength_of_three(group) for group in packed]
        late = 1 if strengths[1] > strengths[0] else 2
        return {
            "number": late + 1,
            "group": group_of(o, late, packed[late], strengths[late]),
            "other": group_of(o, late - 1, packed[late - 1], strengths[late - 1]),
        }
    last = s.hands[seat] & ~_named_cards(packed)
    best = best_three(last)
    measure = strength_of_four(last, best, o.two_pair) if number == LAST_OUT_OF_ORDER else best
    return {
        "group": group_of(o, LAST, last, measure),
        "other": group_of(o, 2, packed[2], strength_of_three(packed[2])),
    }
