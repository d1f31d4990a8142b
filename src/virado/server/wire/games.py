"""Families and variants as the server describes them over HTTP, in one language."""

from typing import Any

import msgspec

from virado.games.contract import CardPattern, Form, Teams
from virado.games.variant import Seating
from virado.words.options import Option


class GameFamily(msgspec.Struct, frozen=True, kw_only=True):
    """A family of games."""

    id: str
    """The family's identifier in requests, messages and records."""
    title: str
    """The family's display name."""
    usual: str
    """Slug of the form recommended to beginners."""
    lesson: bool
    """True if the family has a first lesson."""
    options: tuple[Option, ...]
    """The options with more than one value, in the order of the rulebook."""
    sections: dict[str, str]
    """Section of the players' rules for each option: the section's id by the option's id."""
    forms: tuple[Form, ...]
    """The forms of the family. A form groups variants that are shown as one entry."""
    characters: tuple[str, ...] = ()
    """Names of bots with a style of their own, about as strong as `club`.

    A name can replace a bot level in any request (docs/explanation/levels.md).
    """


class GameVariant(msgspec.Struct, frozen=True, kw_only=True):
    """A preset or variant of a family."""

    slug: str
    """The variant's identifier in URLs, requests and records."""
    family: str
    """Id of its family."""
    title: str
    """The variant's display name."""
    names: tuple[str, ...]
    """Names for a search, in every language: letters in lower case without accents, and digits."""
    place: str
    """Place where the variant is played; may be empty."""
    summary: str
    """The special features of the variant, in one or two sentences."""
    players: tuple[int, ...]
    """Possible numbers of players."""
    usual_players: int
    """Default number of players."""
    teams: Teams
    """Rule for partnerships of four players."""
    usual_teams: bool
    """With optional partnerships: true if four players form two pairs by default."""
    seatings: tuple[Seating, ...]
    """Possible seatings: a number of players, and true if they play as pairs."""
    minutes: int
    """Typical duration of a match in minutes."""
    patterns: tuple[CardPattern, ...]
    """Card patterns that are available for the variant, the local one first."""
    options: dict[str, Any]  # `Any` so that the schema shows it as an object
    """Values of the options, by option `id`."""
    lesson: bool
    """True if there is a first lesson of the variant."""
    matter: tuple[str, ...]
    """Ids of options that have an effect in this variant while the other options keep their values."""
    characters: tuple[str, ...] = ()
    """Names of the family's characters whose style shows in this variant."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """All families and variants."""

    families: tuple[GameFamily, ...]
    """The families in display order; those at home in the language are first."""
    variants: tuple[GameVariant, ...]
    """The variants of all families in display order."""
    bots: tuple[str, ...] = ()
    """Names of custom bots installed by the operator. A name can replace a bot level in any request."""
