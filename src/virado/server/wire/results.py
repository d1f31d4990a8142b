"""What matches have left behind, over HTTP. A rating is mu - 3 sigma of OpenSkill, rounded to two decimals."""

import msgspec


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """One of the best of a family."""

    name: str
    rating: float
    mu: float
    sigma: float
    played: int
    """Rated matches."""
    won: int
    """How many of them."""


class FamilyRating(msgspec.Struct, frozen=True, kw_only=True):
    """What one is worth in a family."""

    game: str
    rating: float
    mu: float
    sigma: float
    played: int
    """Rated matches."""


class VariantResults(msgspec.Struct, frozen=True, kw_only=True):
    """One's matches in a variant."""

    game: str
    variant: str
    """Canonical text."""
    played: int
    rated: int
    won: int
    expected: float
    """How many of them somebody who plays as well as the others would have won."""
    score: float
    """Points of the match, on average."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """One's own results."""

    ratings: tuple[FamilyRating, ...]
    variants: tuple[VariantResults, ...]
