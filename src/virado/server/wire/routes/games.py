"""Variants, their rules, examples and lessons, the words of a family; replays."""

from typing import Annotated, Final

import msgspec

from virado.bounds import CardsText, MoveText
from virado.games.messages import Agreement
from virado.record import Record
from virado.server.fairness import Evidence
from virado.server.wire.games import Games
from virado.server.wire.replay import Replay
from virado.server.wire.routes.contract import LOGIN, InLanguage, OfVariant, Route
from virado.words.lessons import Lesson
from virado.words.page_words import PageWords
from virado.words.rules import ExampleVerdict, ExampleView, RulesText


class JudgeQuery(OfVariant, frozen=True, kw_only=True):
    """A move in an example."""

    move: MoveText
    """Its text."""


class PointedQuery(OfVariant, frozen=True, kw_only=True):
    """What somebody points at in an example."""

    hand: CardsText
    """Cards of the hand, with commas: `4c,5d`."""
    table: CardsText = ""
    """Cards on the table, those of a build one by one."""


class ReplayQuery(InLanguage, frozen=True, kw_only=True):
    """As whom a match is looked at."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    """Without one as everybody was told it."""


VARIANTS = Route(
    "variants",
    "GET",
    "/api/variants",
    "The families with their options, the variants.",
    Games,
    query=InLanguage,
    is_public=True,
)
AGREEMENT = Route(
    "agreement",
    "GET",
    "/api/variants/{variant}",
    "What is agreed in a variant, a slug or a canonical text, and what follows from it.",
    Agreement,
    refusals=("bad-options",),
    is_public=True,
)
RULES = Route(
    "rules",
    "GET",
    "/api/rules/{variant}",
    "The players' rules of a variant: a slug or a canonical text.",
    RulesText,
    query=InLanguage,
    refusals=("bad-options",),
    is_public=True,
)
EXAMPLE = Route(
    "example",
    "GET",
    "/api/examples/{id}",
    "A playable example of the rules.",
    ExampleView,
    query=OfVariant,
    refusals=("no-such-example", "bad-options", "bad-position"),
    is_public=True,
)
JUDGE = Route(
    "judge",
    "GET",
    "/api/examples/{id}",
    "Whether a move is legal in an example, and how it stands afterwards.",
    ExampleVerdict,
    query=JudgeQuery,
    refusals=("no-such-example", "bad-options", "bad-position", "unparsable", "ambiguous"),
    is_public=True,
)
JUDGE_POINTED = Route(
    "judge-pointed",
    "GET",
    "/api/examples/{id}",
    "The same for what seems to be meant by pointing at cards.",
    ExampleVerdict,
    query=PointedQuery,
    refusals=("bad-request", "no-such-example", "bad-options", "bad-position", "unparsable", "ambiguous"),
    is_public=True,
)
LESSON = Route(
    "lesson",
    "GET",
    "/api/lessons/{subject}",
    "The first lesson of a family, or of a form that has one of its own.",
    Lesson,
    query=InLanguage,
    refusals=("bad-options",),
    is_public=True,
)
WORDS = Route(
    "words",
    "GET",
    "/api/words/{family}",
    "The messages of a family that its page in the browser says itself.",
    PageWords,
    query=InLanguage,
    refusals=("bad-options",),
    is_public=True,
)
REPLAY = Route(
    "replay",
    "GET",
    "/api/tables/{table}/replay",
    "A match that has ended, by its rules or before, step by step.",
    Replay,
    query=ReplayQuery,
    refusals=("no-such-table", "match-not-over", "bad-request", "bad-options"),
)
REPLAY_OF_RECORD = Route(
    "replay-of-record",
    "POST",
    "/api/replay",
    "The same of a record, or of the evidence of a match.",
    Replay,
    query=ReplayQuery,
    body=(Record, Evidence),
    refusals=(*LOGIN, "bad-record", "bad-options"),
)
ROUTES: Final = (
    VARIANTS,
    AGREEMENT,
    RULES,
    EXAMPLE,
    JUDGE,
    JUDGE_POINTED,
    LESSON,
    WORDS,
    REPLAY,
    REPLAY_OF_RECORD,
)
