"""Ratings and results of finished matches over HTTP. A rating is mu - 3 sigma of OpenSkill, rounded to two decimals."""

import msgspec

from virado.games.messages import Changes
from virado.session import Picture


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """A person in the ranking of a family."""

    name: str
    """The name that others see."""
    person: str | None
    """Id of the person; None if the person has no public page."""
    picture: Picture
    """The picture that represents the person."""
    rating: float
    """The rating, by which the ranking is sorted."""
    mu: float
    """Mean of the estimated strength."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Number of rated matches."""
    won: int
    """Number of rated matches won."""


class FamilyRating(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating in a family."""

    game: str
    """Id of the family."""
    rating: float
    """The rating used in the ranking."""
    mu: float
    """Mean of the estimated strength."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Number of rated matches."""


class VariantResults(msgspec.Struct, frozen=True, kw_only=True):
    """A person's results in a variant."""

    game: str
    """Id of the family."""
    variant: str
    """Canonical text of the variant."""
    changes: Changes
    """Differences between the variant and the preset on which it is based."""
    played: int
    """Number of matches."""
    rated: int
    """Number of rated matches."""
    won: int
    """Number of matches in `played` that the person's side won."""
    expected: float
    """Expected number of wins for a player as strong as the opponents."""
    score: float
    """Average points per match."""


class FittingPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Strength of `fit` bots at the person's tables, in one family (docs/explanation/levels.md)."""

    game: str
    """Id of the family."""
    place: float
    """Position on the dial, from 0 (beginner) through 0.5 (club) to 1 (expert), in steps of 0.01."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The requesting person's results."""

    ratings: tuple[FamilyRating, ...]
    """Ratings, for each family in which the person has played rated matches."""
    variants: tuple[VariantResults, ...]
    """Results, for each canonical text of a variant."""
    fitting: tuple[FittingPlace, ...] = ()
    """Strength of `fit` bots, for each family."""
