"""A person's matches and co-players over HTTP. Times are milliseconds since 1970."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import Id, IdOrNone, PackedLog, PageKey, TokenText, VariantText
from virado.cards import Seat
from virado.server.wire.results import FamilyRating, VariantResults
from virado.server.wire.tables import TableCard
from virado.session import Picture

MAX_PAGE_SIZE = 100
MAX_COURSE_SIZE = 1000

PageSize: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MAX_PAGE_SIZE)]


class MatchesQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for the list of the person's matches."""

    stage: Literal["open", "over", "abandoned"] = "over"
    """Stage of the matches.

    `open`: the person has a seat at the table now; `over`: finished; `abandoned`: ended before the match was over,
    while the table is stored.
    """
    game: IdOrNone = ""
    """Id of a family, to list only its matches; empty for all families."""
    variant: VariantText = ""
    """Canonical text of a variant, to list only its matches; empty for all variants."""
    person: IdOrNone = ""
    """Id of another person, to list only matches that this person played too; empty for all matches."""
    before: PageKey = ""
    """Value of `next` in the previous page; empty for the first page."""
    most: PageSize = 20
    """Maximum number of matches in the page."""


class SavedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a file that a page without a server saved, with all its matches."""

    id: Id
    """Id of the table, which it keeps."""
    person: Id
    """Id of the person who saved the file; the requesting person gets the seats of this person."""
    secret: TokenText
    """Pack secret of the table, in hexadecimal."""
    log: PackedLog
    """Log of the table: its entries as JSON, one on each line, compressed with zlib."""


class AddedTable(msgspec.Struct, frozen=True, kw_only=True):
    """The result of opening a saved table."""

    is_new: bool
    """False if the table was there already."""


class MyMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of a person."""

    table: TableCard
    """The match's table.

    After the match it shows the final state with people's current names; a deleted person has an empty name and no
    id.
    """
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side."""
    side: int | None
    """The person's side; None if no longer known."""
    deals: int | None
    """Number of deals played; None before the end, for an abandoned match, or if no longer known."""
    winners: tuple[int, ...]
    """The winning sides; empty before the end and for an abandoned match."""
    won: bool | None
    """True if the person won; false if the person left the match. None before the end and for an abandoned match."""
    ended: int | None
    """Time at which the match ended or was abandoned; None while it is open."""


class MatchPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the person's matches, the latest first."""

    matches: tuple[MyMatch, ...]
    """The matches, at most `most` of the request."""
    next: str
    """Value of `before` for the next page; empty if this is the last page."""


class CourseQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for the history of the person's results."""

    game: IdOrNone
    """Id of a family."""
    variant: VariantText = ""
    """Canonical text of a variant, to include only its matches; empty for the whole family."""


class CoursePoint(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one match."""

    table: str
    """Id of the table."""
    ended: int
    """Time at which the match ended."""
    won: bool
    """True if the person won."""
    expected: float
    """Probability of a win against equally strong opponents: 1 divided by the number of sides."""
    score: int
    """Points of the person's side."""
    rating: float | None
    """The person's rating in the family after the match.

    None if the match was unrated, or was played before ratings were stored.
    """


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The person's results over time."""

    points: tuple[CoursePoint, ...]
    """The latest 1000 matches, oldest first."""


class CompanionsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the list of co-players."""

    before: PageKey = ""
    """Value of `next` in the previous page; empty for the first page."""
    most: PageSize = 20
    """Maximum number of people in the page."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """A person with whom the requesting person has played."""

    person: str
    """Id of the person."""
    name: str
    """The name that others see."""
    picture: Picture
    """The picture that represents the person."""
    public: bool
    """True if the person has a public page."""
    played: int
    """Number of finished matches that the two people played together."""
    won: int
    """Number of these matches that the requesting person won."""
    latest: int
    """Time at which the latest of these matches ended."""


class CompanionPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of co-players, ordered by the latest match together, newest first."""

    people: tuple[Companion, ...]
    """The co-players, at most `most` of the request."""
    next: str
    """Value of `before` for the next page; empty if this is the last page."""


class PublicPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """The public page of a person who has enabled it. It names no other person and no match."""

    person: str
    """Id of the person."""
    name: str
    """The name that others see."""
    picture: Picture
    """The picture that represents the person."""
    ratings: tuple[FamilyRating, ...]
    """Ratings, for each family in which the person has played rated matches."""
    variants: tuple[VariantResults, ...]
    """Results, for each canonical text of a variant."""
