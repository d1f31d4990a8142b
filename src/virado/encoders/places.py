"""Sets of cards as sequences, and as sets of places in a hand, with the lowest card of the pack at place 0."""

from typing import Any

from virado.encoders.contract import NO_ACTION
from virado.encoders.row_writing import put_number
from virado.kernel.bits import count, highest, lowest
from virado.kernel.rule import rule

NO_CARD = -1


@rule
def next_member(chosen: int, all_of_it: int) -> int:
    """Return the next member of a set of which the lowest members have been chosen.

    Returns NO_ACTION if the chosen cards are not the lowest members.
    """
    rest = all_of_it & ~chosen
    if chosen & ~all_of_it or rest == 0:
        return NO_ACTION
    following = lowest(rest)
    return following if chosen == 0 or following > highest(chosen) else NO_ACTION


@rule
def places_in(hand: int, cards: int) -> int:
    """Return the places of some cards of a hand, as a set."""
    places = 0
    while cards:
        places |= 1 << count(hand & (cards & -cards) - 1)
        cards &= cards - 1
    return places


@rule
def put_hand(row: Any, at: int, hand: int, size: int) -> int:
    """Write the cards of a hand in their places, NO_CARD elsewhere; return the next place of the row."""
    for _ in range(size):
        at = put_number(row, at, lowest(hand) if hand else NO_CARD)
        hand &= hand - 1
    return at


def subsets(size: int, verb: str) -> tuple[str, ...]:
    """Return the names of the actions on the cards at each set of places."""
    return tuple(
        " ".join([verb, "the cards at", *(str(place) for place in range(size) if some >> place & 1)])
        if some
        else f"{verb} nothing"
        for some in range(1 << size)
    )
