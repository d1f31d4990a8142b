"""Observations of Hazari during arranging: the information of a seat, and the information hidden from it."""

from typing import Any

from virado.cards import FRENCH52
from virado.encoders.contract import Episode, NumberRow
from virado.encoders.hazari.actions import FIRST, LAST, SECOND, group_of
from virado.encoders.row_writing import (
    card_field,
    flag_field,
    number_field,
    place_of,
    places,
    put_flags,
    put_number,
    put_one,
    seat_field,
    seat_of,
    seats_from_viewer,
)
from virado.games.hazari.messages import CLASSES
from virado.games.hazari.rules.state import GROUP_SIZES, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import class_of, strength_of_group
from virado.games.variant import Variant
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

GROUPS = ("last", "first", "second")
"""Names of the groups, in the order in which actions form them."""
CARDS = FRENCH52.count


def fields(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `observe` writes."""
    return (
        card_field(FRENCH52, "hand", "my cards"),
        card_field(FRENCH52, "left", "my cards that I have not put into a group"),
        NumberRow("making", GROUPS, "flag", "the group that I am making"),
        *(card_field(FRENCH52, f"{group} group", "cards that I have put into the group") for group in GROUPS),
        *(
            NumberRow(f"class of {group} group", CLASSES, "flag", "its class in its round, once it is whole")
            for group in GROUPS
        ),
        number_field("deal", "deals", "number of the deal, from 1"),
        flag_field("phase: over", "the match is over"),
        seat_field(variant, "dealer", "who deals; the next seat shows first"),
        *seats_from_viewer(
            variant,
            number_field("score", "points", "the score"),
            number_field("to target", "points", "what is lacking to the score that ends the match"),
            flag_field("up", "has arranged"),
        ),
    )


@rule
def put_class(o: HazariConfig, row: Any, at: int, number: int, group: int) -> int:
    """Write the class of a complete group for a round (from 0); return the next index of the row."""
    kind = -1
    if count(group) == (4 if number == SEATS - 1 else 3):
        kind = class_of(strength_of_group(o, number, group))
    return put_one(row, at, kind, len(CLASSES))


@rule
def observe(s: HazariState, o: HazariConfig, p: Episode, seat: int, row: Any) -> int:
    """Write the information that a seat has into `row`; return the number of values.

    Groups of the previous deal are not included.
    """
    hand = s.hands[seat] if seat >= 0 else 0
    last, first, second = p.parts[LAST], p.parts[FIRST], p.parts[SECOND]
    asked = 1 if seat >= 0 and not s.up >> seat & 1 else 0
    at = put_flags(row, 0, hand, CARDS)
    at = put_flags(row, at, hand & ~(last | first | second), CARDS)
    at = put_one(row, at, group_of(p) if asked else -1, len(GROUPS))
    at = put_flags(row, at, last, CARDS)
    at = put_flags(row, at, first, CARDS)
    at = put_flags(row, at, second, CARDS)
    at = put_class(o, row, at, SEATS - 1, last)
    at = put_class(o, row, at, 0, first)
    at = put_class(o, row, at, 1, second)
    at = put_number(row, at, s.deal)
    at = put_number(row, at, s.over)
    at = put_one(row, at, place_of(seat, s.dealer, SEATS), SEATS)
    for place in range(SEATS):
        other = seat_of(seat, place, SEATS)
        at = put_number(row, at, s.scores[other])
        at = put_number(row, at, max(o.target - s.scores[other], 0))
        at = put_number(row, at, s.up >> other & 1)
    return at


def secrets(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `reveal` writes."""
    return (
        *(card_field(FRENCH52, f"hand of {who}", "the cards of the seat") for who in places(variant)),
        NumberRow(
            "group of",
            FRENCH52.names,
            "round",
            "in which round the card will be shown, from 1; 0 if its seat has not arranged",
        ),
    )


@rule
def reveal(s: HazariState, o: HazariConfig, p: Episode, seat: int, row: Any) -> int:
    """Write all hands, and the groups of the seats that are up, into `row`; return the number of values."""
    at = 0
    for place in range(SEATS):
        at = put_flags(row, at, s.hands[seat_of(seat, place, SEATS)], CARDS)
    at = put_flags(row, at, 0, CARDS)
    for other in range(SEATS):
        for number in range(len(GROUP_SIZES)):
            group = s.groups[4 * other + number]
            while group:
                row[at - CARDS + lowest(group)] = number + 1
                group &= group - 1
    return at
