"""Whom a sentence is about and who reads it: seats by name, and which of them is `you`."""

from collections.abc import Mapping, Sequence

import msgspec

from virado.cards import Seat

REFEREE_NAME = "T"
"""The table referee where seats are named (`NonSeat.REFEREE`)."""


class Speakers(msgspec.Struct, frozen=True, kw_only=True):
    """The people at a match. Without names, seats are named by their number; without a reader, nobody is `you`."""

    reader: Seat | None = None
    names: Mapping[Seat, str] = {}
    sides: Sequence[Sequence[Seat]] = ()
    """The seats of each side."""
    variant: str = ""
    """Slug of the variant that they play: some places have words of their own."""

    def who(self, seat: Seat | str) -> str:
        """`you`, `partner` or `other` for a seat, `referee` for the table referee."""
        if seat == REFEREE_NAME:
            return "referee"
        if self.reader is None:
            return "other"
        if seat == self.reader:
            return "you"
        return "partner" if any(seat in side and self.reader in side for side in self.sides) else "other"

    def whose(self, side: int) -> str:
        """Who a side is to the reader: `you` (alone), `yours` (with a partner) or `other`."""
        seats = self.seats(side)
        if self.reader is None or self.reader not in seats:
            return "other"
        return "you" if len(seats) == 1 else "yours"

    def seats(self, side: int) -> Sequence[Seat]:
        """The seats of a side; a side whose seats are not known is one seat of the same number."""
        return self.sides[side] if side < len(self.sides) else (side,)


NOBODY_KNOWN = Speakers()
"""Seats by their numbers, and no reader."""
