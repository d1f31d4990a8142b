"""What is asked and answered about an arrangement of Hazari."""

from typing import Annotated, TypeAlias

import msgspec

from virado.bounds import CardsText
from virado.games.messages import Cards, GivenCard
from virado.server.wire import HelpRequest
from virado.server.wire.routes.contract import OfVariant, Route

HandCards: TypeAlias = Annotated[tuple[GivenCard, ...], msgspec.Meta(max_length=13)]
"""A group of an arrangement in the making."""
HandGroups: TypeAlias = Annotated[tuple[HandCards, ...], msgspec.Meta(max_length=4)]
"""Groups of an arrangement in the making."""


class StudyGroups(HelpRequest, frozen=True, kw_only=True, tag="study"):
    """What the groups of an arrangement in the making are worth, and whether it is legal. The result is `Study`."""

    groups: HandGroups
    """In their order; they may be incomplete or empty."""


class AskArrangements(HelpRequest, frozen=True, kw_only=True, tag="arrangements"):
    """Suggested arrangements of a hand. The result is `Arrangements`."""


class StudyGroup(msgspec.Struct, frozen=True, kw_only=True):
    """A group of an arrangement in the making."""

    text: str
    """What it is: `run J-10-9`; empty while it is incomplete."""
    strength: float
    """The part of the groups usual in its place that it beats, from 0 to 1; until the server has counted them, of all groups."""
    points: int
    """What its cards count."""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """An arrangement in the making."""

    groups: tuple[StudyGroup, ...]
    """What each is worth, in the order of the request."""
    legal: bool
    """Whether these groups could be played as they are."""
    message: str = ""
    """Why it is not legal."""
    mend: tuple[Cards, ...] | None = None
    """The nearest legal arrangement, if only the order of the groups is wrong."""
    rule: str | None = None
    """Number of the rule that they break: `H-14`; None if they are legal or break none of the rulebook."""
    section: str = ""
    """Id of the section of the players' rules that explains the rule."""
    counting: bool = False
    """Whether strengths will be others in some seconds, once the server has counted which groups are usual."""


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """A suggested arrangement."""

    groups: tuple[Cards, ...]
    """The four groups in order, as a legal arrangement has them."""
    title: str
    """What is special about it: `most points`."""
    says: str
    """What speaks for it."""
    expected: float | None = None
    """Points that it captures on average; None while arrangements cannot be counted yet."""


class Arrangements(msgspec.Struct, frozen=True, kw_only=True):
    """Suggested arrangements, each with another first group or another aim."""

    suggestions: tuple[Arrangement, ...]
    """Ways with an aim of their own, such as most points, then others, best first."""
    counting: bool = False
    """Whether there will be more in some seconds, once the server is ready to count arrangements."""


class StudyQuery(OfVariant, frozen=True, kw_only=True):
    """Groups of an arrangement in the making."""

    groups: CardsText = ""
    """Cards with commas, groups with strokes between them: `As,Ks,Qs/Jh,Th`."""


STUDY = Route(
    "study",
    "GET",
    "/api/examples/{id}/study",
    "An arrangement in the making in an example of Hazari.",
    Study,
    query=StudyQuery,
    refusals=("no-such-example", "bad-options", "bad-position", "nothing-to-arrange", "unparsable"),
)
ARRANGEMENTS = Route(
    "arrangements",
    "GET",
    "/api/examples/{id}/arrangements",
    "No suggestions: they would give away the answer of an example.",
    Arrangements,
    query=OfVariant,
    refusals=("no-such-example", "bad-options", "bad-position", "nothing-to-arrange"),
)
