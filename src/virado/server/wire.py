"""What travels between the server and its clients (docs/wire.md): JSON texts, one message each, over a WebSocket or as NDJSON.

Every request has an `id` of the client's choice, and is answered by one `done` or `refused` with the same id. A request that
changes something and is sent again with the same id is not done again. What happens is told by `entries`, numbered by table.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.messages import CardName, Cards, Effect, Event, Held, Move, Status, ViewMessage
from virado.refusal import Refusal
from virado.session import AnyEntry, Clock, PersonCommand, Question, SeatHeld

VERSION = 1
LONGEST_MESSAGE = 64 * 1024
"""Bytes of a request."""
MOST_LEGAL = 500
LONGEST_CHAT = 300

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
HandCards: TypeAlias = Annotated[tuple[CardName, ...], msgspec.Meta(max_length=13)]
Phrase: TypeAlias = Literal[
    "hello", "thanks", "well-played", "good-game", "sorry", "moment", "your-turn", "again", "goodbye"
]
"""Ready-made phrases, which each reader sees in the reader's own language."""


# ---------------------------------------------------------------------- requests
class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client wants."""

    id: Id


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first request of a connection. Answered by `welcome`."""

    lang: str = "en"
    """Language of the messages of refusals and reasons."""
    token: str = ""
    """Token of a program; browsers are known by their cookie."""
    words: bool = False
    """Whether `entries`, `legal` and refusals come with sentences for people, in this language."""


class Create(Request, frozen=True, kw_only=True, tag="create"):
    """Open a table. The result is its `TableCard`."""

    variant: Annotated[str, msgspec.Meta(max_length=4000)]
    """Slug or canonical text."""
    clock: Clock | None = None
    rated: bool = False
    undo: bool = True
    listed: bool = False
    """Whether the lobby shows it."""
    bots: dict[SeatNumber, str] = {}
    """Level of the bot in a seat."""
    sit: SeatNumber | None = None
    """The seat that the creator takes at once."""
    entropy: str = ""
    """The creator's own part of the shuffle (docs/fairness.md)."""
    start: bool = False
    """Whether to deal at once, if every seat is taken."""
    free_chat: bool = True
    """Whether texts of one's own are allowed besides ready-made phrases."""


class Quick(Request, frozen=True, kw_only=True, tag="quick"):
    """Sit down at an open table of this variant that waits for people, or open one that does. The result is its `TableCard`."""

    variant: Annotated[str, msgspec.Meta(max_length=4000)]
    clock: Clock | None = None
    rated: bool = False
    entropy: str = ""


class Watch(Request, frozen=True, kw_only=True, tag="watch"):
    """Follow a table, as a seat that one has, or as a spectator. Answered by `entries` from number `since` on."""

    table: TableId
    seat: SeatNumber | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Unwatch(Request, frozen=True, kw_only=True, tag="unwatch"):
    """No longer follow a table."""

    table: TableId
    seat: SeatNumber | None = None


class Act(Request, frozen=True, kw_only=True, tag="act"):
    """Do something at a table: sit, play, ask for an undo, leave ... The result is the number of the table's next entry."""

    table: TableId
    command: PersonCommand


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """Deal the first cards; every seat must be taken."""

    table: TableId


class Pause(Request, frozen=True, kw_only=True, tag="pause"):
    """Stop the match and its clocks, if it is not rated (the owner), or go on (whoever has a seat)."""

    table: TableId
    paused: bool = True


class Legal(Request, frozen=True, kw_only=True, tag="legal"):
    """What a seat may do now. The result is `LegalMoves`."""

    table: TableId
    seat: SeatNumber
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_LEGAL)] = MOST_LEGAL


class Explain(Request, frozen=True, kw_only=True, tag="explain"):
    """Whether a move is legal, what it does, or why not. The result is `Explained`."""

    table: TableId
    seat: SeatNumber
    move: MoveText


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do. The result is `Hints`."""

    table: TableId
    seat: SeatNumber
    level: str = "club"


class AskReview(Request, frozen=True, kw_only=True, tag="review"):
    """Look back at a finished deal: the moments that have cost a seat most. The result is `Review`."""

    table: TableId
    seat: SeatNumber
    deal: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Number of the deal, from 1; without one the latest that is finished."""


class Judge(Request, frozen=True, kw_only=True, tag="judge"):
    """What a finished deal promised a seat at each of its decisions, and what these have cost. The result is `Judgement`."""

    table: TableId
    seat: SeatNumber
    deal: Annotated[int, msgspec.Meta(ge=1)]
    """Number of the deal, from 1."""


class Assess(Request, frozen=True, kw_only=True, tag="assess"):
    """What the moves of a seat are worth in the position that a step of the replay shows. The result is `Assessment`."""

    table: TableId
    seat: SeatNumber
    step: Annotated[int, msgspec.Meta(ge=0)]


class StudyGroups(Request, frozen=True, kw_only=True, tag="study"):
    """What the groups of an arrangement in the making are worth, and whether it is legal. The result is `Study`."""

    table: TableId
    seat: SeatNumber
    groups: Annotated[tuple[HandCards, ...], msgspec.Meta(max_length=4)]
    """In their order; they may be incomplete or empty."""


class AskArrangements(Request, frozen=True, kw_only=True, tag="arrangements"):
    """Suggested arrangements of a hand. The result is `Arrangements`."""

    table: TableId
    seat: SeatNumber


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """Say something at a table: a phrase, or a text of one's own."""

    table: TableId
    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)] = ""


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Hear nothing more of what somebody says, or hear it again. The result is a list of the ids of all who are muted."""

    person: Annotated[str, msgspec.Meta(max_length=64)]
    muted: bool = True


class Lobby(Request, frozen=True, kw_only=True, tag="lobby"):
    """Follow the open tables, or no longer. Answered by `lobby` now and whenever it changes."""

    follow: bool = True


class AskEvidence(Request, frozen=True, kw_only=True, tag="evidence"):
    """The record of a finished match with the proof of its packs (docs/fairness.md)."""

    table: TableId


class Mine(Request, frozen=True, kw_only=True, tag="mine"):
    """The tables at which one has a seat or had one. The result is a list of `TableCard`."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Nothing; the result is the server's time."""


AnyRequest: TypeAlias = (
    Hello
    | Create
    | Quick
    | Watch
    | Unwatch
    | Act
    | Start
    | Pause
    | Legal
    | Explain
    | Hint
    | AskReview
    | Judge
    | Assess
    | StudyGroups
    | AskArrangements
    | Chat
    | Mute
    | Lobby
    | AskEvidence
    | Mine
    | Ping
)


# ---------------------------------------------------------------------- results
class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    id: str
    variant: str
    stage: Literal["seating", "playing", "over"]
    clock: Clock | None
    rated: bool
    seats: tuple[str | None, ...]
    """By seat the name of the person or the level of the bot (`bot:club`); None if it is vacant."""
    changed: int
    people: tuple[str | None, ...] = ()
    """By seat the id of the person who has it; None if none has."""
    asked: tuple[Seat, ...] = ()
    """Seats of people who have a decision."""
    scores: tuple[int, ...] = ()
    """By side; none before the match."""


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands, the match aside."""

    stage: Literal["seating", "playing", "over"]
    owner: str
    """Id of the person who may start and seat bots."""
    seats: tuple[SeatHeld, ...]
    away: dict[str, int]
    """By id of a person who cannot be reached: when a bot may sit in."""
    asked: tuple[Question, ...]
    undo_by: Seat | None = None
    undo_waits_for: tuple[Seat, ...] = ()
    rematch_wanted: tuple[Seat, ...] = ()
    next_table: str = ""
    """Id of the table of the rematch, once it is agreed: same seats, cards dealt."""
    paused: bool = False
    free_chat: bool = True
    """Whether texts of one's own are allowed."""


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a seat may make."""

    text: str
    move: Move
    effect: Effect
    """What it does."""
    title: str | UnsetType = UNSET
    """What to do, as the headline of a button: `Raise Rosa's 8 to 12`. If `hello` asks for words."""
    result: str | UnsetType = UNSET
    """What comes of it, as a short figure: `5 cards, sweep`; may be empty. If `hello` asks for words."""
    says: str | UnsetType = UNSET
    """All that comes of it and is to be known, in one line; may be empty. If `hello` asks for words."""


class LegalMoves(msgspec.Struct, frozen=True, kw_only=True):
    """The moves of a seat."""

    moves: tuple[LegalMove, ...]
    count: int
    """How many there are, counted up to 500; more than `moves` if these are cut."""
    calls: tuple[str, ...]
    """What may be said out of turn."""
    said: tuple[LegalMove, ...] | UnsetType = UNSET
    """The same calls, if `hello` asks for words."""


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a move."""

    legal: bool
    text: str = ""
    """Canonical text, if it can be read."""
    effect: Effect | None = None
    refusal: Refusal | None = None
    message: str = ""
    title: str | UnsetType = UNSET
    """Of a legal move, as in `LegalMove`; so are `result` and `says`."""
    result: str | UnsetType = UNSET
    says: str | UnsetType = UNSET
    section: str | UnsetType = UNSET
    """Of an illegal one, the id of the section of the players' rules that explains the rule; empty if none does. If `hello`
    asks for words."""


class HintedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a bot has thought about."""

    text: str
    value: float
    stderr: float
    unit: str
    reason: str
    title: str | UnsetType = UNSET
    """What to do, as in `LegalMove`. If `hello` asks for words."""


class Hints(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thinks of the moves, best first."""

    level: str
    moves: tuple[HintedMove, ...]


class Assessment(Hints, frozen=True, kw_only=True):
    """What the moves of a seat were worth in a position."""

    played: str
    """Text of the move that the seat made there; empty if it made none."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a seat that left it a choice, by what it could know at the time."""

    step: int
    """Number of the step of the replay that the move made."""
    value: float
    """What the best move promised, in `unit`: points of the deal more than the best other side, or hundredths of the match."""
    stderr: float
    unit: str
    loss: float | None
    """What the best move would have brought more than the one that was made; None if that was not looked at."""
    loss_stderr: float
    """Standard error of the loss, at most."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions of a seat in a deal."""

    deal: int
    decisions: tuple[Decision, ...]
    """In their order."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that has cost something."""

    number: int
    """Number of the entry of the move."""
    step: int
    """Number of the step of the replay that the move made."""
    played: str
    """Text of the move."""
    played_title: str
    best: str
    """Text of the move that would have been worth most."""
    best_title: str
    loss: float
    """What that would have brought more, in `unit`."""
    stderr: float
    """Standard error of the loss, at most."""
    unit: str
    says: str


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What the decisions of a seat in a deal have cost, by what could be known at the time."""

    deal: int
    moments: tuple[Moment, ...]
    """At most three, those that have cost most first; only what has cost more than its error."""
    decisions: int
    """How many decisions were looked at."""


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
    legal: bool
    message: str = ""
    """Why it is not legal."""
    mend: tuple[Cards, ...] | None = None
    """The nearest legal arrangement, if only the order of the groups is wrong."""
    rule: str | None = None
    section: str = ""
    """Id of the section of the players' rules that explains the rule."""


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """A suggested arrangement."""

    groups: tuple[Cards, ...]
    title: str
    """What is special about it: `most points`."""
    says: str
    """What speaks for it."""
    expected: float | None = None
    """Points that it captures on average; None while arrangements cannot be counted yet."""


class Arrangements(msgspec.Struct, frozen=True, kw_only=True):
    """Suggested arrangements, each with another first group or another aim."""

    suggestions: tuple[Arrangement, ...]
    counting: bool = False
    """Whether there will be more in some seconds, once the server is ready to count arrangements."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a match that is over, or before the first one nothing, as a viewer was told it."""

    number: int
    """0 before the first move."""
    seat: Seat | None
    """Who moved; None before the first move, and for the table referee."""
    text: str
    """The move, if the viewer may have known it; else empty."""
    says: tuple[str, ...]
    """What happened because of it, in sentences."""
    events: tuple[Event, ...]
    view: ViewMessage
    """The position after it, as the viewer knew it."""
    hands: tuple[Held, ...]
    """By seat, the cards that were really in the hand; a number where the seat itself never looked at them."""
    scores: tuple[int, ...]
    """By side."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, step by step: the answer to `GET /api/tables/{table}/replay` and `POST /api/replay`."""

    variant: str
    title: str
    """Of the variant."""
    names: tuple[str, ...]
    """By seat."""
    record: str
    """The record as JSON text, for a file; its seed has more digits than numbers of JavaScript keep."""
    steps: tuple[Step, ...]


# ---------------------------------------------------------------------- what the server says
class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server says."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """Who the connection belongs to."""

    id: Id
    version: int
    person: str
    name: str
    account: str | None
    now: int
    """Time of the server: milliseconds since 1970."""


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A request has been done."""

    id: str
    result: Any = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A request is refused; nothing has changed."""

    id: str
    code: str
    detail: str = ""
    rule: str | None = None
    facts: Any = {}
    message: str
    input: str = ""
    section: str | UnsetType = UNSET
    """Id of the section of the players' rules that explains `rule`; empty if none does. If `hello` asks for words."""


class Entries(Message, frozen=True, kw_only=True, tag="entries"):
    """What has happened at a table, as one viewer may know it, and how it stands now."""

    table: str
    seat: Seat | None
    """The viewer's seat; None for a spectator."""
    first: int
    """Number of the first entry here. It is `since`, or 0 if that number does not exist: then forget what was known before."""
    entries: tuple[AnyEntry, ...]
    state: TableState
    view: ViewMessage | None
    """The position; None before the match."""
    status: Status | None
    now: int
    says: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    """For each of the entries its sentences as this viewer is told them, if `hello` asks for words."""
    names: tuple[str, ...] | UnsetType = UNSET
    """By seat, what these sentences call it, bots too; empty if nobody has the seat. If `hello` asks for words."""


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody says something at a table."""

    table: str
    at: int
    person: str
    name: str
    phrase: Phrase | None = None
    text: str = ""


class LobbyTables(Message, frozen=True, kw_only=True, tag="lobby"):
    """The open tables."""

    tables: tuple[TableCard, ...]


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes the connection."""

    because: Literal["restart", "too-slow", "silent", "signed-out"]
    again_ms: int
    """After how long to come back."""


AnyMessage: TypeAlias = Welcome | Done | Refused | Entries | Said | LobbyTables | Goodbye
"""What a client may hear."""
