"""The matches of a person, and the people met there, over HTTP. Times are milliseconds since 1970."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import IdOrNone, PageKey, VariantText
from virado.cards import Seat
from virado.server.wire.results import FamilyRating, VariantResults
from virado.server.wire.tables import TableCard
from virado.session import Picture

MOST_OF_PAGE = 100
MOST_OF_COURSE = 1000

PageSize: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_PAGE)]


class MatchesQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which of one's matches are wanted."""

    stage: Literal["open", "over", "abandoned"] = "over"
    """`open`: those at whose tables one has a seat now; `over`: those that have been played to the end; `abandoned`: those that
    were ended before, as long as their tables are kept."""
    game: IdOrNone = ""
    """Id of a family: only its matches."""
    variant: VariantText = ""
    """Canonical text: only matches in it."""
    person: IdOrNone = ""
    """Id of a person: only matches that this one has played, too."""
    before: PageKey = ""
    """`next` of the page before; empty for the first page."""
    most: PageSize = 20
    """So many matches at most."""


class MyMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of a person."""

    table: TableCard
    """Its table; once it is over, as it was at the end, with the names that people have now. A name is empty, and the id missing,
    if the person has been deleted."""
    sides: tuple[tuple[Seat, ...], ...]
    """By side, its seats."""
    side: int | None
    """The person's own; None if that is not known any more."""
    deals: int | None
    """How many deals have been played; None before the end, if the match was abandoned, or if that is not known any more."""
    winners: tuple[int, ...]
    """Sides that have won; none before the end, or if the match was abandoned."""
    won: bool | None
    """Whether the person has won, which who has left cannot; None before the end, or if the match was abandoned."""
    ended: int | None
    """When the match ended or was abandoned; None before that."""


class MatchPage(msgspec.Struct, frozen=True, kw_only=True):
    """Some of one's matches, the latest first."""

    matches: tuple[MyMatch, ...]
    """At most as many as were asked for."""
    next: str
    """Goes into `before` for the next page; empty if there is none."""


class CourseQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Of which matches the course is wanted."""

    game: IdOrNone
    """Id of a family."""
    variant: VariantText = ""
    """Canonical text: only matches in it; empty for the whole family."""


class CoursePoint(msgspec.Struct, frozen=True, kw_only=True):
    """How one match went."""

    table: str
    """Id of the table."""
    ended: int
    """When the match ended."""
    won: bool
    """Whether the person has won."""
    expected: float
    """The chance of somebody who plays as well as the others: one by the number of sides."""
    score: int
    """Points of the person's side."""
    rating: float | None
    """The person's rating in the family after the match; None if it was not rated, or was played before ratings were kept."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How one's matches went, over time."""

    points: tuple[CoursePoint, ...]
    """The latest 1000, the earliest of them first."""


class CompanionsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which of the people one has played with are wanted."""

    before: PageKey = ""
    """`next` of the page before; empty for the first page."""
    most: PageSize = 20
    """So many people at most."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom one has played."""

    person: str
    """Id of the person."""
    name: str
    """What others see."""
    picture: Picture
    """What the person is drawn as."""
    public: bool
    """Whether the person has a public page."""
    played: int
    """Matches that both have played to the end."""
    won: int
    """How many of them who asks has won."""
    latest: int
    """When the latest of them ended."""


class CompanionPage(msgspec.Struct, frozen=True, kw_only=True):
    """Some of the people with whom one has played, those of the latest match first."""

    people: tuple[Companion, ...]
    """At most as many as were asked for."""
    next: str
    """Goes into `before` for the next page; empty if there is none."""


class PublicPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """The public page of a person who wants one. It names no other person and no match."""

    person: str
    """Id of the person."""
    name: str
    """What others see."""
    picture: Picture
    """What the person is drawn as."""
    ratings: tuple[FamilyRating, ...]
    """One for each family in which the person has played rated matches."""
    variants: tuple[VariantResults, ...]
    """One for each canonical text."""
