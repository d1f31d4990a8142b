"""The people whom a sentence mentions: names by seat, and the reader, who is addressed as `you`."""

from collections.abc import Mapping, Sequence

import msgspec

from virado.cards import Seat

REFEREE_NAME = "T"
"""Text that stands for the referee in place of a seat (`NonSeat.REFEREE`)."""


class Speakers(msgspec.Struct, frozen=True, kw_only=True):
    """The people at a match, as sentences mention them.

    Without names, seats are named by their numbers. Without a reader, nobody is addressed as `you`.
    """

    reader: Seat | None = None
    names: Mapping[Seat, str] = {}
    sides: Sequence[Sequence[Seat]] = ()
    """The seats of each side."""
    variant: str = ""
    """Slug of the variant; some variants have their own words."""

    def who(self, seat: Seat | str) -> str:
        """Return the relation of a seat to the reader: `you`, `partner` or `other`; `referee` for the referee."""
        if seat == REFEREE_NAME:
            return "referee"
        if self.reader is None:
            return "other"
        if seat == self.reader:
            return "you"
        return "partner" if any(seat in side and self.reader in side for side in self.sides) else "other"

    def whose(self, side: int) -> str:
        """Return the relation of a side to the reader: `you` (alone), `yours` (with a partner) or `other`."""
        seats = self.seats(side)
        if self.reader is None or self.reader not in seats:
            return "other"
        return "you" if len(seats) == 1 else "yours"

    def seats(self, side: int) -> Sequence[Seat]:
        """Return the seats of a side.

        Without known sides, a side consists of the seat with the same number.
        """
        return self.sides[side] if side < len(self.sides) else (side,)


NOBODY_KNOWN = Speakers()
"""Speakers without names and without a reader."""
