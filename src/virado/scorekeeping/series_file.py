"""The file of a series of deals, which the page and the terminal write and read."""

from typing import Annotated, Literal

import msgspec

from virado.bounds import VariantText
from virado.games.catalogue import variant as find_variant
from virado.refusal import OptionsError
from virado.scorekeeping.messages import MAX_DEALS, EnteredDeal, ScoreQuery, SeatChange, SeriesState

VERSION = 1
LONGEST_NAME = 40
"""Maximum number of characters of a player's name."""
LONGEST_SERIES = 4 << 20
"""Maximum size of the file in bytes."""

SeriesName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Series(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A series of deals with the names of its players. Unknown fields of a file are ignored."""

    virado: Literal["series"]
    version: Annotated[int, msgspec.Meta(ge=1)]
    variant: VariantText
    """Canonical text of the variant before the first deal, with its number of players."""
    names: Annotated[tuple[SeriesName, ...], msgspec.Meta(max_length=6 * MAX_DEALS)] = ()
    """Names by seat before the first deal, then those of the players who joined, in this order.

    They are empty in a file without names.
    """
    dealer: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """First dealer; None for the usual one. Ignored with `start`."""
    start: SeriesState | None = None
    """The match before the first of `deals`; None for a new match."""
    deals: Annotated[tuple[EnteredDeal, ...], msgspec.Meta(max_length=MAX_DEALS)] = ()
    """Results of the deals, in order."""
    seating: SeatChange | None = None
    """Change of players before the next deal."""

    def query(self, deals: int | None = None) -> ScoreQuery:
        """Return the request that scores the series, or its first `deals` deals with the players of the next one."""
        if deals is None or deals >= len(self.deals):
            known, seating = self.deals, self.seating
        else:
            known, seating = self.deals[:deals], self.deals[deals].seating
        return ScoreQuery(
            variant=self.variant, dealer=self.dealer, start=self.start, deals=known, seating=seating
        )

    def seated(self) -> list[tuple[str, ...]]:
        """Return the names by seat in each deal, and last those in the next one. A missing name is empty.

        The changes of players must be those of a series that can be scored.
        """
        players = find_variant(self.variant).players
        present = (*self.names[:players], *[""] * (players - len(self.names)))
        joining = iter(self.names[players:])
        found: list[tuple[str, ...]] = []
        for change in (*(deal.seating for deal in self.deals), self.seating):
            if change is not None:
                present = tuple(next(joining, "") if seat is None else present[seat] for seat in change.seats)
            found.append(present)
        return found


def decode_series(content: bytes, path: str = "") -> Series:
    """Return the series in a file. `path` names the file in a refusal.

    Raises OptionsError (`bad-record`): `not-series` with the problem, or `other-saved-version`.
    """
    try:
        series = msgspec.json.decode(content, type=Series)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("not-series", "", code="bad-record", path=path, problem=str(error)) from None
    if series.version > VERSION:
        raise OptionsError("other-saved-version", "", code="bad-record", path=path, limit=VERSION)
    return series


def encode_series(series: Series) -> bytes:
    """Return the content of the file of a series."""
    return msgspec.json.format(msgspec.json.encode(series), indent=1)
