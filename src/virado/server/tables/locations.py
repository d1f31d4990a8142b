"""Network locations of the people at a table. They prevent a person from taking two seats of a rated match.

One person can be two guests, or have two accounts. The server can compare only addresses and the marks of browsers in
which somebody has signed in. Both are stored in memory only, and only while the table is loaded. Two people of one
household cannot be distinguished from one person with two windows. One person with two devices in two networks looks
like two people.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from virado.refusal import IllegalError, Refusal


class ClientLocation(NamedTuple):
    """The address and the browser of a client."""

    address: str = ""
    """IPv4 address or IPv6 /64 network; empty if it is unknown or shared by unrelated clients."""
    device: str = ""
    """Mark that a browser stores after somebody has signed in to an account; empty if it has none."""

    def may_be_same_person(self, other: "ClientLocation") -> bool:
        """Return True if two clients may belong to the same person."""
        return (self.address != "" and self.address == other.address) or (
            self.device != "" and self.device == other.device
        )


UNKNOWN_LOCATION = ClientLocation()
"""An unknown location."""


class PlayerLocations:
    """The last known locations of the people at one table."""

    def __init__(self) -> None:
        self._locations: dict[str, ClientLocation] = {}

    def record(self, person: str, location: ClientLocation) -> None:
        """Record a person's current location."""
        self._locations[person] = location

    def is_apart(self, person: str, location: ClientLocation, others: Iterable[str]) -> bool:
        """Return True if none of the other people at a table shares a person's location."""
        return not any(
            location.may_be_same_person(self._locations.get(other, UNKNOWN_LOCATION))
            for other in others
            if other != person
        )

    def check(self, person: str, location: ClientLocation, others: Iterable[str]) -> None:
        """Raise IllegalError (`rated-same-place`) if any of `others` shares a person's location."""
        if not self.is_apart(person, location, others):
            raise IllegalError(Refusal("rated-same-place"))

    def check_all(self, people: Iterable[str]) -> None:
        """Raise IllegalError (`rated-same-place`) if any two people share a location."""
        for first, second in combinations(people, 2):
            self.check(first, self._locations.get(first, UNKNOWN_LOCATION), (second,))
