"""Work limits of move listings, in steps rather than time, so that results do not depend on the machine."""

MAX_STEPS = 200_000
"""Default step limit of a listing, sufficient for any table with up to twenty loose cards."""


STEPS_PER_MOVE = 4
"""Number of steps for checking a move and creating its object."""


class StepsExhaustedError(Exception):
    """The steps of a listing are exhausted. The error never leaves the listing."""


class StepBudget:
    """The remaining steps of a listing; a step is a search node or a candidate to check.

    A listing that ends with `is_exhausted` false is complete. With `is_exhausted` true there may be more moves, and
    the number found is a lower bound. Hidden cards never affect the number of steps, because a listing uses only the
    knowledge of its seat.
    """

    __slots__ = ("remaining",)

    def __init__(self, left: int = MAX_STEPS) -> None:
        self.remaining = left

    @property
    def is_exhausted(self) -> bool:
        """True if the listing was cut off."""
        return self.remaining < 0

    def take(self, number: int = 1) -> None:
        """Use up steps. Raises StepsExhaustedError if none are left."""
        self.remaining -= number
        if self.remaining < 0:
            raise StepsExhaustedError
