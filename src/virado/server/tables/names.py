"""The names of people in the log of a table."""

from collections.abc import Sequence

import msgspec

from virado.session import Entry, Person, SeatChanged, SeatHeld


def without_name(log: Sequence[Entry], person: str) -> dict[int, Entry]:
    """The entries that hold the name of a person, without it, by number."""
    changed: dict[int, Entry] = {}
    for entry in log:
        if isinstance(entry, SeatChanged) and _names(entry.occupant, person):
            changed[entry.number] = msgspec.structs.replace(entry, occupant=Person(id=person, name=""))
    return changed


def seat_without_name(held: SeatHeld, person: str) -> SeatHeld:
    """A seat as it is held, without the name of this person."""
    if not _names(held.occupant, person):
        return held
    return msgspec.structs.replace(held, occupant=Person(id=person, name=""))


def _names(occupant: object, person: str) -> bool:
    return isinstance(occupant, Person) and occupant.id == person and bool(occupant.name)
