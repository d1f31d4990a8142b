"""When a thought has to end: its budget of time, and whether it has been cancelled."""

import time
from collections.abc import Sequence

from virado.bots.contract import Analysis, Budget, Cancel, Candidate


class Deadline:
    """Runs from the moment a thought begins. Used by the one thread that called `think`."""

    def __init__(self, budget: Budget, cancel: Cancel) -> None:
        self.simulations = budget.simulations
        """Simulations allowed; None if only time counts."""
        self.seconds = budget.limit
        """Seconds allowed; None if only simulations count."""
        self.cancelled = False
        """Whether the thought has been cancelled, as far as anybody has asked."""
        self._cancel = cancel
        self._began = time.perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds since the thought began."""
        return time.perf_counter() - self._began

    @property
    def left(self) -> float:
        """Seconds left, 0 or less when time is up; infinite if time does not count."""
        return float("inf") if self.seconds is None else self.seconds - self.elapsed

    def must_stop(self) -> bool:
        """Whether the thought has been cancelled or its time is up."""
        self.cancelled = self.cancelled or self._cancel()
        return self.cancelled or self.left <= 0

    def analysis(self, candidates: Sequence[Candidate], simulations: int = 0) -> Analysis:
        """What came of the thought that ends now."""
        return Analysis(candidates, simulations, self.elapsed, not self.cancelled)
