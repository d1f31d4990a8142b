"""Sets of cards one by one, and as sets of places in a hand, the lowest card of the pack at place 0."""

from typing import Any

from virado.encoders.contract import NO_ACTION
from virado.encoders.row_writing import put_number
from virado.kernel.bits import count, highest, lowest
from virado.kernel.rule import rule

NO_CARD = -1


@rule
def next_member(chosen: int, all_of_it: int) -> int:
    """The next member of a set of which some have been chosen from the lowest on; NO_ACTION if they are not of it."""
    rest = all_of_it & ~chosen
    if chosen & ~all_of_it or rest == 0:
        return NO_ACTION
    following = lowest(rest)
    return following if chosen == 0 or following > highest(chosen) else NO_ACTION


@rule
def places_in(hand: int, cards: int) -> int:
    """The places of some cards of a hand, as a set."""
    places = 0
    while cards:
        places |= 1 << count(hand & (cards & -cards) - 1)
        cards &= cards - 1
    return places


@rule
def put_hand(row: Any, at: int, hand: int, size: int) -> int:
    """Write the cards of a hand in their places, NO_CARD where there is none; the next place of the row."""
    for _ in range(size):
        at = put_number(row, at, lowest(hand) if hand else NO_CARD)
        hand &= hand - 1
    return at


def subsets(size: int, verb: str) -> tuple[str, ...]:
    """Names of the actions that do something with the cards at a set of places, by set."""
    return tuple(
        " ".join([verb, "the cards at", *(str(place) for place in range(size) if some >> place & 1)])
        if some
        else f"{verb} nothing"
        for some in range(1 << size)
    )
