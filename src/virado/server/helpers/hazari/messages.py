"""Requests and results about Hazari arrangements."""

from typing import Annotated, TypeAlias

import msgspec

from virado.bounds import CardsText
from virado.games.messages import Cards, GivenCard
from virado.server.wire import HelpRequest
from virado.server.wire.routes.contract import OfVariant, Route

HandCards: TypeAlias = Annotated[tuple[GivenCard, ...], msgspec.Meta(max_length=13)]
"""One group of an unfinished arrangement."""
HandGroups: TypeAlias = Annotated[tuple[HandCards, ...], msgspec.Meta(max_length=4)]
"""The groups of an unfinished arrangement."""


class StudyGroups(HelpRequest, frozen=True, kw_only=True, tag="study"):
    """Request to evaluate an unfinished arrangement: the strength of each group, and the legality of the whole.

    The result is `Study`.
    """

    groups: HandGroups
    """Groups in order. They may be incomplete or empty."""


class AskArrangements(HelpRequest, frozen=True, kw_only=True, tag="arrangements"):
    """Request for suggested arrangements of a hand. The result is `Arrangements`."""


class StudyGroup(msgspec.Struct, frozen=True, kw_only=True):
    """The evaluation of one group of an unfinished arrangement."""

    text: str
    """Kind and ranks of the group, such as `run J-10-9`; empty while the group is incomplete."""
    strength: float
    """Share of comparable groups that this group beats, from 0 to 1.

    It is compared with the groups usual in this position of an arrangement or, while `counting` is true, with all
    possible groups.
    """
    points: int
    """Points of the cards of the group."""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The evaluation of an unfinished arrangement."""

    groups: tuple[StudyGroup, ...]
    """Evaluation of each group, in the order of the request."""
    legal: bool
    """True if the groups form a legal arrangement."""
    message: str = ""
    """Reason why the arrangement is not legal; empty if it is legal."""
    mend: tuple[Cards, ...] | None = None
    """The legal arrangement nearest to the draft, or the strongest groups first if no order of the draft's groups is
    legal; null unless only the order of the groups is wrong."""
    rule: str | None = None
    """Number of the rule that the groups break, such as `H-14`; null if they break no rule of the rulebook."""
    section: str = ""
    """Id of the section of the players' rules that explains the rule."""
    counting: bool = False
    """True while the server still counts the usual groups. The strengths change when it has finished."""


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """A suggested arrangement."""

    groups: tuple[Cards, ...]
    """The four groups in order; together they form a legal arrangement."""
    title: str
    """Feature that distinguishes the arrangement from the others, such as `most points`."""
    says: str
    """Reasons in favour of the arrangement."""
    expected: float | None = None
    """Expected points that the arrangement captures.

    Null while the server cannot compute them yet, and if a troy of the arrangement can win the match.
    """


class Arrangements(msgspec.Struct, frozen=True, kw_only=True):
    """Suggested arrangements that differ in their first group or in their aim."""

    suggestions: tuple[Arrangement, ...]
    """Suggested arrangements: first those with a special aim, such as most points, then others, the best first."""
    counting: bool = False
    """True while the server is still preparing. Repeat the request some seconds later for more suggestions."""


class StudyQuery(OfVariant, frozen=True, kw_only=True):
    """Query with the groups of an unfinished arrangement."""

    groups: CardsText = ""
    """Cards separated by commas, and groups separated by slashes: `As,Ks,Qs/Jh,Th`."""


STUDY = Route(
    "study",
    "GET",
    "/api/examples/{id}/study",
    "Evaluates an unfinished arrangement in an example of Hazari.",
    Study,
    query=StudyQuery,
    refusals=("no-such-example", "bad-options", "bad-position", "nothing-to-arrange", "unparsable"),
)
ARRANGEMENTS = Route(
    "arrangements",
    "GET",
    "/api/examples/{id}/arrangements",
    "Returns no suggestions, because they would reveal the answer of the example.",
    Arrangements,
    query=OfVariant,
    refusals=("no-such-example", "bad-options", "bad-position", "nothing-to-arrange"),
)
