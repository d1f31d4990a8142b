"""The requests of the line protocol, one struct for each verb, and their decoding.

A line is first decoded as plain JSON, so that the answer can repeat its `id` even if the rest is invalid.
"""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

from virado import invalid_values
from virado.bounds import (
    BotText,
    IdOrNone,
    LanguageTag,
    LineMove,
    Pack,
    PackText,
    PlainMap,
    ScoreList,
    VariantText,
    check_plain,
)
from virado.games.messages import PUBLIC, REFEREE, Actor, Viewer
from virado.referee.messages import RulingQuery
from virado.refusal import Refusal, RefusedError
from virado.scorekeeping.messages import ScoreQuery
from virado.words import Catalogue, catalogue, catalogue_for

DEFAULT_LIMIT = 10_000
"""Default maximum number of moves that the request `legal` lists."""

SeatOrReferee: TypeAlias = int | Literal["T"]
Positive = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class ProtocolError(RefusedError):
    """Raised for a line that is not a valid request."""

    def __init__(self, code: str, input: str = "", /, *, detail: str = "", **facts: Any) -> None:
        super().__init__(Refusal(code, None, facts, detail), input)


class LineRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields that every request has."""

    verb: ClassVar[str] = ""
    do: IdOrNone
    id: Any = None
    """Arbitrary value that the answer repeats."""
    lang: LanguageTag | None = None
    """Language of the messages; None for English."""

    def __post_init__(self) -> None:
        for name in ("id", "options", "position"):
            check_plain(getattr(self, name, None))


class Variants(LineRequest):
    verb = "variants"


class Quit(LineRequest):
    verb = "quit"


class New(LineRequest):
    verb = "new"
    variant: VariantText
    players: int | None = None
    teams: bool | None = None
    options: PlainMap = {}
    seed: int | None = None
    packs: Annotated[list[Pack | PackText], msgspec.Meta(max_length=10_000)] = []
    scores: ScoreList | None = None
    dealer: int | None = None


class Set(LineRequest):
    verb = "set"
    variant: VariantText
    position: PlainMap
    players: int | None = None
    teams: bool | None = None
    options: PlainMap = {}
    seed: int | None = None


class MatchRequest(LineRequest):
    """A request about one match of the connection."""

    match: IdOrNone


class GetStatus(MatchRequest):
    verb = "status"


class GetLegal(MatchRequest):
    verb = "legal"
    seat: SeatOrReferee | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = DEFAULT_LIMIT


class ExplainMove(MatchRequest):
    verb = "explain"
    seat: SeatOrReferee
    move: LineMove


class PlayMove(MatchRequest):
    verb = "play"
    seat: SeatOrReferee
    move: LineMove


class GetView(MatchRequest):
    verb = "view"
    seat: int | Literal["public"]


class Suggest(MatchRequest):
    verb = "suggest"
    seat: int
    bot: BotText | None = None
    ms: Positive | None = None
    simulations: Positive | None = None
    seed: int | None = None


class GetRecord(MatchRequest):
    verb = "record"


class Load(LineRequest):
    verb = "load"
    record: PlainMap
    edited: bool = False


class Score(LineRequest):
    verb = "score"
    series: ScoreQuery


class JudgeCards(LineRequest):
    verb = "judge"
    question: RulingQuery


VERBS: dict[str, type[LineRequest]] = {
    kind.verb: kind
    for kind in (
        Variants,
        New,
        Set,
        GetStatus,
        GetLegal,
        ExplainMove,
        PlayMove,
        GetView,
        Suggest,
        GetRecord,
        Load,
        Score,
        JudgeCards,
        Quit,
    )
}
_NEEDED = {
    kind: {field.name for field in msgspec.structs.fields(kind) if field.required} for kind in VERBS.values()
}


def decode(line: bytes) -> dict[str, Any]:
    """Return the JSON object in a line.

    Raises ProtocolError if the line is not a JSON object.
    """
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ProtocolError("not-json", _start(line), problem=str(error)) from None
    if not isinstance(data, dict):
        raise ProtocolError("not-an-object", _start(line))
    return data  # pyright: ignore[reportUnknownVariableType]


def request(data: dict[str, Any]) -> LineRequest:
    """Return the request in a JSON object.

    Raises ProtocolError if a field is missing, unknown or of the wrong type.
    """
    verb = data.get("do")
    kind = VERBS.get(verb) if isinstance(verb, str) else None
    if kind is None:
        raise ProtocolError("unknown-verb", _start(msgspec.json.encode(verb)), candidates=tuple(VERBS))
    for name in sorted(_NEEDED[kind] - data.keys()):
        raise ProtocolError("missing-field", verb=kind.verb, part=name)
    for name in sorted(data.keys() - set(kind.__struct_fields__)):
        known = kind.__struct_fields__
        raise ProtocolError("unknown-field", name[:40], verb=kind.verb, part=name[:40], candidates=known)
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        problem = invalid_values.describe(error, kind).replace("$.", "")
        raise ProtocolError("bad-field", verb=kind.verb, problem=problem) from None


def actor_of(seat: SeatOrReferee) -> Actor:
    """Return the actor that a field names: a seat, or the referee for `T`."""
    return REFEREE if isinstance(seat, str) else seat


def viewer_of(seat: int | Literal["public"]) -> Viewer:
    """Return the viewer that a field names: a seat, or PUBLIC for `public`."""
    return PUBLIC if isinstance(seat, str) else seat


def catalogue_of(data: dict[str, Any]) -> Catalogue:
    """Return the catalogue of the requested language, or the English one.

    The rest of the request may be invalid.
    """
    language = data.get("lang")
    return catalogue_for(language) if isinstance(language, str) else catalogue()


def _start(line: bytes) -> str:
    return line[:60].decode(errors="replace").rstrip()
