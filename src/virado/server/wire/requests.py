"""What a client wants."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.session import Clock, PersonCommand

LONGEST_MESSAGE = 64 * 1024
"""Bytes of a request."""
MOST_LEGAL = 500
"""Moves of a seat that are listed."""
LONGEST_CHAT = 300
"""Characters."""

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
Phrase: TypeAlias = Literal[
    "hello", "thanks", "well-played", "good-game", "sorry", "moment", "your-turn", "again", "goodbye"
]
"""Ready-made phrases, which each reader sees in the reader's own language."""


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


class HelpRequest(Request, frozen=True, kw_only=True):
    """Something that is only asked at the tables of one family (`virado.server.helpers`)."""

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
    | Chat
    | Mute
    | Lobby
    | AskEvidence
    | Mine
    | Ping
)
"""What is asked at the tables of every family."""
