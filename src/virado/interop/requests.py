"""What may be asked in the line protocol, one record per verb, and how a line becomes one.

A line is read once as plain JSON, so that its `id` can be repeated even when the rest makes no sense.
"""

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from virado.cards import Seat
from virado.games.contract import PUBLIC, REFEREE
from virado.refusal import Refusal, RefusedError

LONGEST_LINE = 4 << 20
"""Bytes of a request line; a longer one is refused unread."""
DEFAULT_LIMIT = 10_000
"""Moves that `legal` lists unless told otherwise."""

CODES = {
    "not-json": "the line is not JSON in UTF-8",
    "not-an-object": "the line is JSON, but not an object",
    "line-too-long": f"the line is longer than {LONGEST_LINE} bytes",
    "unknown-verb": "`do` is missing or names no verb of the protocol",
    "missing-field": "a field that the verb needs is missing",
    "unknown-field": "a field that the verb does not know",
    "bad-field": "a field has the wrong type or an impossible value",
    "unknown-match": "there is no match of that name in this process",
    "nothing-to-decide": "`suggest` for a seat that has nothing to decide",
    "internal-error": "a mistake in Virado itself; the traceback is on stderr",
}
"""Stable codes of errors that only the protocol makes, and what they mean."""

SeatName = int | Literal["T"]
Positive = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class ProtocolError(RefusedError):
    """A line that is no request."""

    def __init__(self, code: str, message: str, input: str = "") -> None:  # noqa: A002
        super().__init__(Refusal(code, None, message), input)


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every request may carry."""

    verb: ClassVar[str] = ""
    do: str
    id: Any = None


class Variants(Request):
    verb = "variants"


class Quit(Request):
    verb = "quit"


class New(Request):
    verb = "new"
    variant: str
    players: int | None = None
    teams: bool | None = None
    options: dict[str, Any] = {}
    seed: int | None = None
    packs: list[list[str] | str] = []
    scores: list[int] | None = None
    dealer: int | None = None


class Set(Request):
    verb = "set"
    variant: str
    position: dict[str, Any]
    players: int | None = None
    teams: bool | None = None
    options: dict[str, Any] = {}
    seed: int | None = None


class OfMatch(Request):
    """A request about one match."""

    match: str


class Status(OfMatch):
    verb = "status"


class Legal(OfMatch):
    verb = "legal"
    seat: SeatName | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = DEFAULT_LIMIT


class Explain(OfMatch):
    verb = "explain"
    seat: SeatName
    move: str


class Play(OfMatch):
    verb = "play"
    seat: SeatName
    move: str


class Show(OfMatch):
    verb = "view"
    seat: int | Literal["public"]


class Suggest(OfMatch):
    verb = "suggest"
    seat: int
    bot: str | None = None
    ms: Positive | None = None
    simulations: Positive | None = None
    seed: int | None = None


class GetRecord(OfMatch):
    verb = "record"


class Load(Request):
    verb = "load"
    record: dict[str, Any]


VERBS: dict[str, type[Request]] = {
    kind.verb: kind
    for kind in (Variants, New, Set, Status, Legal, Explain, Play, Show, Suggest, GetRecord, Load, Quit)
}
_NEEDED = {
    kind: {field.name for field in msgspec.structs.fields(kind) if field.required} for kind in VERBS.values()
}


def decode(line: bytes) -> dict[str, Any]:
    """The JSON object of a line; ProtocolError."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ProtocolError("not-json", f"not JSON: {error}", _start(line)) from None
    except RecursionError:
        raise ProtocolError("not-json", "not JSON of a sane depth", _start(line)) from None
    if not isinstance(data, dict):
        raise ProtocolError(
            "not-an-object", 'a request is an object such as {"do": "variants"}', _start(line)
        )
    return data  # pyright: ignore[reportUnknownVariableType]


def request(data: dict[str, Any]) -> Request:
    """The request that an object makes; ProtocolError says what is missing, unknown or of the wrong type."""
    verb = data.get("do")
    kind = VERBS.get(verb) if isinstance(verb, str) else None
    if kind is None:
        raise ProtocolError(
            "unknown-verb", f"`do` is one of {', '.join(VERBS)}", _start(msgspec.json.encode(verb))
        )
    for name in sorted(_NEEDED[kind] - data.keys()):
        raise ProtocolError("missing-field", f"`{verb}` needs `{name}`")
    for name in sorted(data.keys() - set(kind.__struct_fields__)):
        raise ProtocolError(
            "unknown-field",
            f"`{verb}` knows no `{name[:40]}`; it knows {', '.join(kind.__struct_fields__)}",
            name[:40],
        )
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise ProtocolError("bad-field", f"`{verb}`: {error}".replace("$.", "")) from None


def seat_number(seat: int | str) -> Seat:
    """The seat of `T` and `public`, and of a number that is neither of theirs."""
    if isinstance(seat, str):
        return REFEREE if seat == "T" else PUBLIC
    if seat < 0:
        raise ProtocolError("no-such-seat", f"there is no seat {seat}", str(seat))
    return seat


def _start(line: bytes) -> str:
    return line[:60].decode(errors="replace").rstrip()
