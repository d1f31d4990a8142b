"""Where the people of a table are, as far as that is known, so that nobody plays a rated match against himself.

One person can be two guests, or have two accounts. What can be seen of that is an address and a browser in which somebody has
signed in before; both are kept in memory only, and only while the table is. Two people of one household look the same as one
person with two windows; one person with two devices in two networks looks like two people.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from virado.refusal import IllegalError, Refusal


class ClientLocation(NamedTuple):
    """Where somebody is."""

    address: str = ""
    """The address, or the /64 network of IPv6; empty if it tells nothing."""
    device: str = ""
    """The mark that a browser keeps once somebody has signed in to an account there; empty if there is none."""

    def may_be_same_person(self, other: "ClientLocation") -> bool:
        """Whether both may well be one person."""
        return (self.address != "" and self.address == other.address) or (
            self.device != "" and self.device == other.device
        )


NOWHERE = ClientLocation()
"""Not known."""


class PlayerLocations:
    """Where the people of one table were seen last."""

    def __init__(self) -> None:
        self._of: dict[str, ClientLocation] = {}

    def record(self, person: str, location: ClientLocation) -> None:
        """A person is there now."""
        self._of[person] = location

    def is_apart(self, person: str, location: ClientLocation, others: Iterable[str]) -> bool:
        """Whether a person who is at a place may sit down among these others."""
        return not any(
            location.may_be_same_person(self._of.get(other, NOWHERE)) for other in others if other != person
        )

    def check(self, person: str, location: ClientLocation, others: Iterable[str]) -> None:
        """IllegalError (`rated-same-place`) unless a person who is at a place may sit down among these others."""
        if not self.is_apart(person, location, others):
            raise IllegalError(Refusal("rated-same-place"))

    def check_all(self, people: Iterable[str]) -> None:
        """IllegalError (`rated-same-place`) if two of these are at one place."""
        for one, other in combinations(people, 2):
            self.check(one, self._of.get(one, NOWHERE), (other,))
