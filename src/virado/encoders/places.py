"""Card sets as sequences of cards, and as sets of places in a hand.

Place 0 is the lowest card of the hand in the order of the pack.
"""

from typing import Any

from virado.encoders.contract import NO_ACTION
from virado.encoders.row_writing import put_number
from virado.kernel.bits import count, highest, lowest
from virado.kernel.rule import rule

NO_CARD = -1


@rule
def next_member(chosen: int, all_of_it: int) -> int:
    """Return the next card of the set `all_of_it`, in ascending order, after the cards already chosen.

    Returns NO_ACTION if the chosen cards are not the lowest of the set, or if none remains.
    """
    rest = all_of_it & ~chosen
    if chosen & ~all_of_it or rest == 0:
        return NO_ACTION
    following = lowest(rest)
    return following if chosen == 0 or following > highest(chosen) else NO_ACTION


@rule
def places_in(hand: int, cards: int) -> int:
    """Return the places of these cards in a hand, as a set."""
    places = 0
    while cards:
        places |= 1 << count(hand & (cards & -cards) - 1)
        cards &= cards - 1
    return places


@rule
def put_hand(row: Any, at: int, hand: int, size: int) -> int:
    """Write the card at each place of a hand, and NO_CARD at empty places; return the next index of the row."""
    for _ in range(size):
        at = put_number(row, at, lowest(hand) if hand else NO_CARD)
        hand &= hand - 1
    return at


def subsets(size: int, verb: str) -> tuple[str, ...]:
    """Return the names of the actions, one for each set of places of a hand."""
    return tuple(
        " ".join([verb, "the cards at", *(str(place) for place in range(size) if some >> place & 1)])
        if some
        else f"{verb} nothing"
        for some in range(1 << size)
    )
