"""What matches have left behind, over HTTP. A rating is mu - 3 sigma of OpenSkill, rounded to two decimals."""

import msgspec

from virado.games.messages import Changes
from virado.session import Picture


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """One of the best of a family."""

    name: str
    """What others see of the person."""
    person: str | None
    """Id of the person; None if there is no public page."""
    picture: Picture
    """What the person is drawn as."""
    rating: float
    """The order of the list."""
    mu: float
    """What the person is taken to be worth."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Rated matches."""
    won: int
    """How many of them."""


class FamilyRating(msgspec.Struct, frozen=True, kw_only=True):
    """What one is worth in a family."""

    game: str
    """Id of the family."""
    rating: float
    """What counts among the leaders."""
    mu: float
    """What the person is taken to be worth."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Rated matches."""


class VariantResults(msgspec.Struct, frozen=True, kw_only=True):
    """One's matches in a variant."""

    game: str
    """Id of the family."""
    variant: str
    """Canonical text."""
    changes: Changes
    """How the variant differs from the preset that it is made of."""
    played: int
    """Matches."""
    rated: int
    """How many of them were rated."""
    won: int
    """How many of `played` the person's side has won."""
    expected: float
    """How many of them somebody who plays as well as the others would have won."""
    score: float
    """Points of the match, on average."""


class FittingPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where bots of the level `fit` play against one in a family (docs/explanation/levels.md)."""

    game: str
    """Id of the family."""
    place: float
    """On the dial: from 0 (beginner) over 0.5 (club) to 1 (expert), in hundredths."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """One's own results."""

    ratings: tuple[FamilyRating, ...]
    """One for each family in which one has played rated matches."""
    variants: tuple[VariantResults, ...]
    """One for each canonical text."""
    fitting: tuple[FittingPlace, ...] = ()
    """One for each family."""
