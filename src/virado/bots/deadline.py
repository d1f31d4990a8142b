"""The end of a search, by its budget or by cancellation."""

import time
from collections.abc import Sequence

from virado.bots.contract import Analysis, Budget, Cancel, Candidate, agree_on_best
from virado.games.step_budget import MAX_STEPS, StepBudget, StepsExhaustedError

STEPS_PER_SECOND = 60_000
"""Listing steps for each second of the budget.

On a machine of 2024, they take about a third of a second.
"""
LISTING = 1 / 2
"""Fraction of the time budget after which a listing of moves is cut off."""
RANKING = 3 / 4
"""Fraction of the time budget after which a player without search stops evaluating moves."""
STEPS_PER_CHECK = 64
"""Approximate number of listing steps between two clock checks."""


class Deadline:
    """The stopwatch of one search, started when the search begins.

    Used only by the thread that called `think`.
    """

    def __init__(self, budget: Budget, cancel: Cancel) -> None:
        self.simulations = budget.simulations
        """Simulations allowed; None if only time is limited."""
        self.seconds = budget.limit
        """Time allowed in seconds; None if only simulations are limited."""
        self.is_cancelled = False
        """True once a check has found the search cancelled."""
        self._cancel = cancel
        self._is_timed = budget.seconds is not None
        self._began = time.perf_counter()

    @property
    def elapsed_seconds(self) -> float:
        """Return the seconds since the search began."""
        return time.perf_counter() - self._began

    @property
    def remaining_seconds(self) -> float:
        """Return the seconds left: 0 or less when time is up, infinite if time is not limited."""
        return float("inf") if self.seconds is None else self.seconds - self.elapsed_seconds

    def is_past(self, part: float) -> bool:
        """Return True once a fraction `part` of the time is over, or the search has been cancelled.

        Only a budget in seconds limits the time. With any other budget, the moves of a player without search are
        reproducible.
        """
        self.is_cancelled = self.is_cancelled or self._cancel()
        return self.is_cancelled or (self._is_timed and self.elapsed_seconds >= part * (self.seconds or 0.0))

    def steps(self) -> StepBudget:
        """Return the step limit for a listing of moves.

        The limit is derived from the budget; the clock can end the listing earlier.
        """
        return StepBudget() if self.seconds is None else _TimedStepBudget(self)

    def must_stop(self) -> bool:
        """Return True if the search has been cancelled or its time is up."""
        self.is_cancelled = self.is_cancelled or self._cancel()
        return self.is_cancelled or self.remaining_seconds <= 0

    def analysis(self, candidates: Sequence[Candidate], simulations: int = 0) -> Analysis:
        """Return the result of the search, including the time elapsed until now."""
        return Analysis(agree_on_best(candidates), simulations, self.elapsed_seconds, not self.is_cancelled)


class _TimedStepBudget(StepBudget):
    """A step counter that is also exhausted when its fraction of the time budget is over."""

    __slots__ = ("_deadline", "_unasked")

    def __init__(self, deadline: Deadline) -> None:
        super().__init__(min(MAX_STEPS, round(STEPS_PER_SECOND * (deadline.seconds or 0.0))))
        self._deadline = deadline
        self._unasked = 0

    def take(self, number: int = 1) -> None:
        self._unasked += number
        if self._unasked >= STEPS_PER_CHECK:
            self._unasked = 0
            if self._deadline.is_past(LISTING):
                self.remaining = -1
                raise StepsExhaustedError
        super().take(number)
