"""Clocks of the seats of a session, in integer milliseconds. The caller passes in the current time."""

from virado.cards import Seat
from virado.session.setup import Clock


class Clocks:
    """The time that each seat has used for its current decision, and the rest of its bank."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.bank = [0 if clock is None else clock.bank_ms] * players
        self._used = [0] * players
        self._since: list[int | None] = [None] * players

    def start(self, seat: Seat, now: int) -> None:
        """Start the seat's clock at `now`; a running clock is left as it is."""
        if self._since[seat] is None:
            self._since[seat] = now

    def stop(self, seat: Seat, now: int) -> None:
        """Stop the seat's clock and keep the time used for the current decision."""
        since = self._since[seat]
        if since is not None:
            self._used[seat] += max(0, now - since)
            self._since[seat] = None

    def end_decision(self, seat: Seat, now: int) -> None:
        """Stop the seat's clock and take the time used beyond `move_ms` from its bank."""
        self.stop(seat, now)
        if self.clock is not None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, self._used[seat] - self.clock.move_ms))
        self._used[seat] = 0

    def reset(self, seat: Seat) -> None:
        """Stop the seat's clock and discard the time used, because another person takes over the decision."""
        self._used[seat] = 0
        self._since[seat] = None

    def get_deadline(self, seat: Seat) -> int | None:
        """Return the time at which the seat's clock runs out, or None if it is not running."""
        since = self._since[seat]
        if since is None or self.clock is None:
            return None
        return since + max(0, self.clock.move_ms + self.bank[seat] - self._used[seat])

    def state(self) -> tuple[object, ...]:
        """Return the state of all clocks as a tuple, for comparison."""
        return (tuple(self.bank), tuple(self._used), tuple(self._since))
