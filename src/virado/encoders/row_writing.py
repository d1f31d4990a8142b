"""Rules that write numbers into the row of an observation, and functions that describe its fields."""

from typing import Any

from virado.cards import Deck
from virado.encoders.contract import NumberRow
from virado.games.variant import Variant
from virado.kernel.bits import spread
from virado.kernel.rule import rule

HIGHEST = (1 << 15) - 1
"""Upper bound of the numbers in an observation, which have 16 bits; larger values are clamped."""


@rule
def put_number(row: Any, at: int, number: int) -> int:
    """Write a number at index `at` of a row; return the next index."""
    row[at] = max(-HIGHEST, min(HIGHEST, number))
    return at + 1


@rule
def put_flags(row: Any, at: int, bits: int, size: int) -> int:
    """Write the lowest `size` bits of a set, one number for each; return the next index."""
    return spread(row, at, bits, size)


@rule
def put_one(row: Any, at: int, index: int, size: int) -> int:
    """Write `size` numbers, 1 at `index` and 0 elsewhere; return the next index.

    An index of -1 writes only zeros.
    """
    return spread(row, at, 1 << index if index >= 0 else 0, size)


@rule
def seat_of(viewer: int, place: int, players: int) -> int:
    """Return the seat at a place.

    Places are counted in order of play from the viewer, or from seat 0 without a viewer.
    """
    seat = place + max(viewer, 0)
    return seat - players if seat >= players else seat


@rule
def place_of(viewer: int, seat: int, players: int) -> int:
    """Return the place of a seat, counted from the viewer, or -1 if `seat` is negative."""
    if seat < 0:
        return -1
    place = seat - max(viewer, 0)
    return place + players if place < 0 else place


def number_field(name: str, unit: str, meaning: str) -> NumberRow:
    """Return a field of one number."""
    return NumberRow(name, ("",), unit, meaning)


def flag_field(name: str, meaning: str) -> NumberRow:
    """Return a field of one flag."""
    return number_field(name, "flag", meaning)


def card_field(deck: Deck, name: str, meaning: str) -> NumberRow:
    """Return a field with a flag for each card of a pack."""
    return NumberRow(name, tuple(deck.names), "flag", meaning)


def places(variant: Variant) -> tuple[str, ...]:
    """Return the names of the seats, counted from the viewer."""
    return ("me", *(f"me+{place}" for place in range(1, variant.players)))


def seat_field(variant: Variant, name: str, meaning: str) -> NumberRow:
    """Return a field with a flag for each seat, of which at most one is 1."""
    return NumberRow(name, places(variant), "flag", meaning)


def seats_from_viewer(variant: Variant, *fields: NumberRow) -> tuple[NumberRow, ...]:
    """Return the fields for the viewer's seat, then those for the next seat, and so on."""
    return tuple(field._replace(name=f"{field.name} of {who}") for who in places(variant) for field in fields)
