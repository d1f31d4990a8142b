"""Shares that the seats contribute to the shuffle before a match.

A seat commits to its share; when the shares are requested, the seat reveals its share or withholds it.
"""

from dataclasses import dataclass
from typing import Self

from virado.session import entries as e
from virado.session.pending import EntropyRequest


@dataclass
class Commitments:
    """The commitments of all seats, and the request to reveal them."""

    entropy: list[str]
    """Revealed share of each seat; empty if the seat has not revealed any."""
    by_seat: list[str]
    """Commitment of each seat to its share; empty if the seat contributes no share."""
    request: EntropyRequest | None = None
    """The open request to reveal the shares, or None."""
    withheld: frozenset[str] = frozenset()
    """Ids of persons who did not reveal a committed share.

    They may no longer contribute shares.
    """

    @classmethod
    def make_empty(cls, players: int) -> Self:
        """Return the state in which no seat has committed."""
        return cls([""] * players, [""] * players)

    def reset_seat(self, entry: e.SeatChanged) -> None:
        """Replace the share and the commitment of a seat by the share and commitment of its new occupant."""
        self.entropy[entry.seat], self.by_seat[entry.seat] = entry.entropy, entry.commitment

    def request_entropy(self, entry: e.EntropyAsked) -> None:
        """Record the final commitments and wait for the committed seats to reveal their shares."""
        self.by_seat = list(entry.commitments)
        waiting = frozenset(seat for seat, commitment in enumerate(entry.commitments) if commitment)
        self.request = EntropyRequest(waiting, entry.until)

    def record_entropy(self, entry: e.EntropyShown) -> None:
        """Record the revealed share of a seat."""
        self.entropy[entry.seat] = entry.entropy
        if self.request is not None:
            self.request = self.request._replace(waiting=self.request.waiting - {entry.seat})

    def withhold(self, people: frozenset[str]) -> None:
        """Void all commitments and shares, and exclude persons who withheld a share from further shuffles."""
        self.withheld |= people
        players = len(self.by_seat)
        self.entropy, self.by_seat = [""] * players, [""] * players
        self.request = None

    def postpone(self, ms: int) -> None:
        """Extend the time limit of an open request by `ms` milliseconds."""
        if self.request is not None:
            self.request = self.request._replace(until=self.request.until + ms)
