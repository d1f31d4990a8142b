"""Routes for variants, rules, examples, lessons, browser messages and replays."""

from typing import Annotated, Final

import msgspec

from virado.bounds import CardsText, MoveText
from virado.games.messages import Agreement
from virado.record import Record
from virado.referee.messages import Ruling, RulingQuery
from virado.scorekeeping.messages import ScoreQuery, Scores
from virado.server.fairness import Evidence
from virado.server.wire.games import Games
from virado.server.wire.replay import PlayingOn, PlayOn, Replay
from virado.server.wire.routes.contract import LOGIN, OWNER, InLanguage, OfVariant, Route
from virado.words.lessons import Lesson
from virado.words.page_words import PageWords
from virado.words.rules import ExampleVerdict, ExampleView, RulesText


class JudgeQuery(OfVariant, frozen=True, kw_only=True):
    """A move in an example."""

    move: MoveText
    """Text of the move."""


class PointedQuery(OfVariant, frozen=True, kw_only=True):
    """A selection of cards in an example."""

    hand: CardsText
    """Selected cards of the hand, separated by commas: `4c,5d`."""
    table: CardsText = ""
    """Selected cards on the table; those of a build are listed one by one."""


class ReplayQuery(InLanguage, frozen=True, kw_only=True):
    """The viewer of a replay."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    """Seat whose view is shown; None: the view of a spectator."""


class RecordReplayQuery(ReplayQuery, frozen=True, kw_only=True):
    """The viewer of a replay of a record."""

    edited: bool = False
    """True if the record was edited on purpose: it is then replayed even if it contradicts itself."""


VARIANTS = Route(
    "variants",
    "GET",
    "/api/variants",
    "Lists the families with their options, and the variants.",
    Games,
    query=InLanguage,
    is_public=True,
)
AGREEMENT = Route(
    "agreement",
    "GET",
    "/api/variants/{variant}",
    "Returns the agreement of a variant, given as a slug or canonical text.",
    Agreement,
    refusals=("bad-options",),
    is_public=True,
)
RULES = Route(
    "rules",
    "GET",
    "/api/rules/{variant}",
    "Returns the players' rules of a variant, given as a slug or canonical text.",
    RulesText,
    query=InLanguage,
    refusals=("bad-options",),
    is_public=True,
)
EXAMPLE = Route(
    "example",
    "GET",
    "/api/examples/{id}",
    "Returns a playable example of the rules.",
    ExampleView,
    query=OfVariant,
    refusals=("no-such-example", "bad-options", "bad-position"),
    is_public=True,
)
JUDGE = Route(
    "judge",
    "GET",
    "/api/examples/{id}",
    "Judges a move in an example and returns the position after it.",
    ExampleVerdict,
    query=JudgeQuery,
    refusals=("no-such-example", "bad-options", "bad-position", "unparsable", "ambiguous"),
    is_public=True,
)
JUDGE_POINTED = Route(
    "judge-pointed",
    "GET",
    "/api/examples/{id}",
    "Judges the move that a selection of cards in an example denotes.",
    ExampleVerdict,
    query=PointedQuery,
    refusals=("bad-request", "no-such-example", "bad-options", "bad-position", "unparsable", "ambiguous"),
    is_public=True,
)
LESSON = Route(
    "lesson",
    "GET",
    "/api/lessons/{subject}",
    "Returns the first lesson of a variant. The name of a family stands for its usual form.",
    Lesson,
    query=InLanguage,
    refusals=("bad-options",),
    is_public=True,
)
SCORE = Route(
    "score",
    "POST",
    "/api/score",
    "Scores deals that were played with real cards. Nothing is stored.",
    Scores,
    query=InLanguage,
    body=(ScoreQuery,),
    refusals=("bad-options", "bad-deal", "no-score-keeper"),
)
RULING = Route(
    "ruling",
    "POST",
    "/api/ruling",
    "Answers which hand wins, or whether a play is allowed, with real cards. Nothing is stored.",
    Ruling,
    query=InLanguage,
    body=(RulingQuery,),
    refusals=("bad-options", "bad-position", "bad-question", "no-referee", "unparsable"),
)
WORDS = Route(
    "words",
    "GET",
    "/api/words/{family}",
    "Returns the messages that the browser needs for the page of a family.",
    PageWords,
    query=InLanguage,
    refusals=("bad-options",),
    is_public=True,
)
REPLAY = Route(
    "replay",
    "GET",
    "/api/tables/{table}/replay",
    "Returns the replay of a finished or abandoned match.",
    Replay,
    query=ReplayQuery,
    refusals=("no-such-table", "match-not-over", "set-closed", "bad-request", "bad-options"),
)
REPLAY_OF_RECORD = Route(
    "replay-of-record",
    "POST",
    "/api/replay",
    "Returns the replay of an uploaded record, or of the evidence of a match.",
    Replay,
    query=RecordReplayQuery,
    body=(Record, Evidence),
    refusals=(*LOGIN, "bad-record", "bad-options"),
)
PLAY_ON = Route(
    "play-on",
    "POST",
    "/api/tables/{table}/play-on",
    "Opens a practice match against bots at a step of the replay of a finished or abandoned match. It counts nowhere.",
    PlayingOn,
    body=(PlayOn,),
    refusals=(
        *OWNER,
        "no-such-table",
        "match-not-over",
        "no-such-seat",
        "nothing-to-decide",
        "bad-record",
        "bad-options",
        "too-many-tables",
        "too-many-bots",
        "server-full",
    ),
)
ROUTES: Final = (
    VARIANTS,
    AGREEMENT,
    RULES,
    EXAMPLE,
    JUDGE,
    JUDGE_POINTED,
    LESSON,
    SCORE,
    RULING,
    WORDS,
    REPLAY,
    REPLAY_OF_RECORD,
    PLAY_ON,
)
