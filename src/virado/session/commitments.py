"""What seats add to the shuffle of a match that has not begun: committed to, asked for, shown or withheld."""

from dataclasses import dataclass
from typing import Self

from virado.session import entries as e
from virado.session.pending import EntropyRequest


@dataclass
class Commitments:
    """Those of all seats, and whether they are to be shown."""

    entropy: list[str]
    """By seat, what has been added to the shuffle and is shown."""
    by_seat: list[str]
    """By seat, the commitment to what it adds; empty if it adds nothing."""
    request: EntropyRequest | None = None
    """Whether those who have committed are to show what they add."""
    withheld: frozenset[str] = frozenset()
    """Persons who have not shown what they had committed to; they add nothing more."""

    @classmethod
    def make_empty(cls, players: int) -> Self:
        """Nobody has committed to anything."""
        return cls([""] * players, [""] * players)

    def reset_seat(self, entry: e.SeatChanged) -> None:
        """What the seat added counts no longer; who sits down may have committed."""
        self.entropy[entry.seat], self.by_seat[entry.seat] = entry.entropy, entry.commitment

    def request_entropy(self, entry: e.EntropyAsked) -> None:
        """All who have committed are to show what they add."""
        self.by_seat = list(entry.commitments)
        waiting = frozenset(seat for seat, commitment in enumerate(entry.commitments) if commitment)
        self.request = EntropyRequest(waiting, entry.until)

    def record_entropy(self, entry: e.EntropyShown) -> None:
        """A seat has shown it."""
        self.entropy[entry.seat] = entry.entropy
        if self.request is not None:
            self.request = self.request._replace(waiting=self.request.waiting - {entry.seat})

    def withhold(self, people: frozenset[str]) -> None:
        """These persons have not shown it: nothing counts."""
        self.withheld |= people
        players = len(self.by_seat)
        self.entropy, self.by_seat = [""] * players, [""] * players
        self.request = None

    def postpone(self, ms: int) -> None:
        """There is so much more time to show it."""
        if self.request is not None:
            self.request = self.request._replace(until=self.request.until + ms)
