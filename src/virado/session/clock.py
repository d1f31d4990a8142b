"""The clocks of a session's seats, in integer milliseconds.

Clocks do not read the time; the caller passes it in.
"""

from virado.cards import Seat
from virado.session.setup import Clock


class Clocks:
    """The clock of each seat: the time used for its current decision, and the rest of its bank."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.bank = [0 if clock is None else clock.bank_ms] * players
        self._used = [0] * players
        self._since: list[int | None] = [None] * players

    def start(self, seat: Seat, now: int) -> None:
        """Start the seat's clock at `now`, unless it is already running."""
        if self._since[seat] is None:
            self._since[seat] = now

    def stop(self, seat: Seat, now: int) -> None:
        """Stop the seat's clock; the time used still counts for the current decision."""
        since = self._since[seat]
        if since is not None:
            self._used[seat] += max(0, now - since)
            self._since[seat] = None

    def end_decision(self, seat: Seat, now: int) -> None:
        """Stop the seat's clock at the end of a decision.

        Time used beyond `move_ms` is deducted from the seat's bank.
        """
        self.stop(seat, now)
        if self.clock is not None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, self._used[seat] - self.clock.move_ms))
        self._used[seat] = 0

    def reset(self, seat: Seat) -> None:
        """Stop the seat's clock and discard the time used.

        This happens when another person takes the seat and with it the decision.
        """
        self._used[seat] = 0
        self._since[seat] = None

    def get_deadline(self, seat: Seat) -> int | None:
        """Return the time at which the seat's clock runs out, or None if the clock is not running."""
        since = self._since[seat]
        if since is None or self.clock is None:
            return None
        return since + max(0, self.clock.move_ms + self.bank[seat] - self._used[seat])

    def state(self) -> tuple[object, ...]:
        """Return the state of all clocks as a tuple, for comparison."""
        return (tuple(self.bank), tuple(self._used), tuple(self._since))
