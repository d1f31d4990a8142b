"""The games as the server tells of them over HTTP, in one language."""

from typing import Any

import msgspec

from virado.games.contract import CardPattern, Form, Teams
from virado.games.variant import Seating
from virado.words.options import Option


class GameFamily(msgspec.Struct, frozen=True, kw_only=True):
    """A family of games."""

    id: str
    """Its name in requests, messages and records."""
    title: str
    """Its name for people."""
    usual: str
    """Slug of the form that people begin with."""
    lesson: bool
    """Whether it has a first lesson."""
    options: tuple[Option, ...]
    """The options that leave a choice, in the order of the rulebook."""
    sections: dict[str, str]
    """By option, the id of the section of the players' rules that tells of it."""
    forms: tuple[Form, ...]
    """Its variants by the form that they are a version of: those that are shown as one."""
    characters: tuple[str, ...] = ()
    """Bots of about the club player's strength with a style of their own; each is valid wherever a level of bots is
    (docs/explanation/levels.md)."""


class GameVariant(msgspec.Struct, frozen=True, kw_only=True):
    """A variant."""

    slug: str
    """Its name in addresses, requests and records."""
    family: str
    """Id of its family."""
    title: str
    """Its name for people."""
    place: str
    """Where it is played; may be empty."""
    summary: str
    """What is special about it, in a sentence or two."""
    players: tuple[int, ...]
    """How many can play."""
    usual_players: int
    """How many play it if nobody says otherwise."""
    teams: Teams
    """Whether four play as two pairs."""
    usual_teams: bool
    """With optional teams: whether four are two pairs if nobody says otherwise."""
    seatings: tuple[Seating, ...]
    """The same as a list: how many may sit down, and whether as pairs."""
    minutes: int
    """How long a match takes."""
    patterns: tuple[CardPattern, ...]
    """Patterns that its cards may be drawn in, first that of the place where it is played."""
    options: dict[str, Any]  # in the schema, where it may be anything
    """By `id` of an option, its value here."""
    lesson: bool
    """Whether it has a lesson of its own, besides that of its family."""
    matter: tuple[str, ...]
    """The options that mean something in this form as long as the others stay as they are."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """Every family and every variant."""

    families: tuple[GameFamily, ...]
    """In the order in which people are shown them."""
    variants: tuple[GameVariant, ...]
    """Of all families, in the order in which people are shown them."""
    bots: tuple[str, ...] = ()
    """Names of bots that whoever runs the server has brought along; each may stand wherever a level of bots may."""
