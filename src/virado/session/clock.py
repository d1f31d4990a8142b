"""The clocks of a session, on times that are passed in: milliseconds as whole numbers."""

from virado.cards import Seat
from virado.session.setup import Clock


class Clocks:
    """How long each seat has taken for its decision, and what is left of its bank."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.bank = [0 if clock is None else clock.bank_ms] * players
        self._used = [0] * players
        self._since: list[int | None] = [None] * players

    def start(self, seat: Seat, now: int) -> None:
        """The seat's time runs from now on."""
        if self._since[seat] is None:
            self._since[seat] = now

    def stop(self, seat: Seat, now: int) -> None:
        """The seat's time stands still; what it has used of its decision stays used."""
        since = self._since[seat]
        if since is not None:
            self._used[seat] += max(0, now - since)
            self._since[seat] = None

    def end_decision(self, seat: Seat, now: int) -> None:
        """The seat's decision is over: what it took beyond its time comes out of the bank."""
        self.stop(seat, now)
        if self.clock is not None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, self._used[seat] - self.clock.move_ms))
        self._used[seat] = 0

    def reset(self, seat: Seat) -> None:
        """The decision begins anew, for another person."""
        self._used[seat] = 0
        self._since[seat] = None

    def get_deadline(self, seat: Seat) -> int | None:
        """When the seat's time is up; None if its clock does not run."""
        since = self._since[seat]
        if since is None or self.clock is None:
            return None
        return since + max(0, self.clock.move_ms + self.bank[seat] - self._used[seat])

    def state(self) -> tuple[object, ...]:
        """Everything that a clock knows, to compare."""
        return (tuple(self.bank), tuple(self._used), tuple(self._since))
