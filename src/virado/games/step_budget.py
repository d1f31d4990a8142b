"""Work limits of move listings, in steps rather than time, so that results are the same on every machine."""

MOST_STEPS = 200_000
"""Default step limit of a listing: more than any table with twenty loose cards needs."""


OF_A_MOVE = 4
"""Step cost of a move found: it is checked and made into an object."""


class StepsExhaustedError(Exception):
    """The steps of a listing are spent. Never leaves the listing."""


class StepBudget:
    """The remaining step budget of a listing; a step is a search node or a candidate to check.

    A listing that ends with `spent` false is complete. With `spent` true there may be more moves, and the number found is a
    lower bound. Hidden cards never affect the number of steps, because a listing uses only the knowledge of its seat.
    """

    __slots__ = ("remaining",)

    def __init__(self, left: int = MOST_STEPS) -> None:
        self.remaining = left

    @property
    def is_exhausted(self) -> bool:
        """True if the listing was cut off."""
        return self.remaining < 0

    def take(self, number: int = 1) -> None:
        """Count steps; raise SpentError when none are left."""
        self.remaining -= number
        if self.remaining < 0:
            raise StepsExhaustedError
