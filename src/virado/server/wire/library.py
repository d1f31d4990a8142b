"""The games as the server tells of them over HTTP, in one language."""

from typing import Any

import msgspec

from virado.games.contract import Teams
from virado.words.options import Option


class GameFamily(msgspec.Struct, frozen=True, kw_only=True):
    """A family of games."""

    id: str
    """Its name in requests, messages and records."""
    title: str
    usual: str
    """Slug of the form that people begin with."""
    lesson: bool
    """Whether it has a first lesson."""
    options: tuple[Option, ...]
    """The options that leave a choice, in the order of the rulebook."""
    sections: dict[str, str]
    """By option, the id of the section of the players' rules that tells of it."""


class GameVariant(msgspec.Struct, frozen=True, kw_only=True):
    """A variant."""

    slug: str
    family: str
    title: str
    place: str
    """Where it is played; may be empty."""
    summary: str
    players: tuple[int, ...]
    """How many can play."""
    usual_players: int
    teams: Teams
    """Whether four play as two pairs."""
    usual_teams: bool
    minutes: int
    """How long a match takes."""
    options: dict[str, Any]
    """By `id` of an option, its value here."""
    matter: tuple[str, ...]
    """The options that mean something in this form as long as the others stay as they are."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """Every family and every variant."""

    families: tuple[GameFamily, ...]
    variants: tuple[GameVariant, ...]
