"""The bound on the work of a listing: a number of steps, never a time, so that a question has the same answer everywhere."""

MOST_STEPS = 200_000
"""Steps of a listing unless its caller says otherwise: more than any table with twenty loose cards asks for."""


OF_A_MOVE = 4
"""Steps that a move found counts: it is judged, and made an object."""


class SpentError(Exception):
    """The steps of a listing are used up. It never leaves the listing."""


class Steps:
    """The steps that a listing may still take; a step is a node of a search or a candidate that is judged.

    A listing that ends with `spent` false holds every move. With `spent` true there may be more, and the number of those found
    is a lower bound. No hidden card decides how many steps a listing takes: it works on what its seat may know.
    """

    __slots__ = ("left",)

    def __init__(self, left: int = MOST_STEPS) -> None:
        self.left = left

    @property
    def spent(self) -> bool:
        """Whether the listing was cut off."""
        return self.left < 0

    def take(self, number: int = 1) -> None:
        """Count steps; SpentError when there are none left."""
        self.left -= number
        if self.left < 0:
            raise SpentError
