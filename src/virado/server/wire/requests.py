"""What a client wants."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import (
    MOST_POINTED,
    MOST_SEATS,
    ChatText,
    CommitmentText,
    Id,
    IdOrNone,
    LanguageTag,
    LevelText,
    MoveText,
    ReportText,
    TokenText,
    VariantText,
)
from virado.games.messages import GivenCard
from virado.session import BetweenDeals, Clock, PersonCommand
from virado.session.setup import Absence

LONGEST_MESSAGE = 64 * 1024
"""Bytes of a request."""
MOST_LEGAL = 500
"""Moves of a seat that are listed."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
PointedCards: TypeAlias = Annotated[tuple[GivenCard, ...], msgspec.Meta(max_length=MOST_POINTED)]
"""Selected cards."""
SeatLevels: TypeAlias = Annotated[dict[SeatNumber, LevelText], msgspec.Meta(max_length=MOST_SEATS)]
"""Levels of bots by seat."""
Phrase: TypeAlias = Literal[
    "hello", "well-played", "thanks", "your-turn", "moment", "sorry", "good-game", "again", "goodbye"
]
"""Ready-made phrases, which each reader sees in the reader's own language."""

ReportKind: TypeAlias = Literal["insult", "name", "cheating", "stalling", "spam", "other"]
"""What somebody may be reported for."""

Pace: TypeAlias = Literal["slow", "normal", "quick"]
"""How fast bots play."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client wants."""

    id: Id
    """The client's own; the answer repeats it. Sent again with the same id, a request is not done twice, but for a `chat`."""


class TableRequest(Request, frozen=True, kw_only=True):
    """Something about a table."""

    table: Id
    """Id of the table."""


class SeatRequest(TableRequest, frozen=True, kw_only=True):
    """Something about a seat at a table."""

    seat: SeatNumber
    """The seat that is asked about; it must be one that the person has."""


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first request of a connection. Answered by `welcome`."""

    lang: LanguageTag = "en"
    """Language of the messages of refusals and reasons; with a pattern of cards (`de-x-german`), cards and suits have its names
    at tables where it is offered."""
    token: TokenText = ""
    """Token of a program; browsers are known by their cookie."""
    words: bool = False
    """Whether `entries`, `legal` and refusals come with sentences for people, in this language."""


class Create(Request, frozen=True, kw_only=True, tag="create"):
    """Open a table. The result is its `TableCard`."""

    variant: VariantText
    """Slug or canonical text."""
    clock: Clock | None = None
    """How long a person may take; None for as long as one likes."""
    rated: bool = False
    """Whether the result counts; bots may only stand in then."""
    undo: bool = True
    """Whether moves may be taken back by consent."""
    listed: bool = False
    """Whether the lobby shows it."""
    bots: SeatLevels = {}
    """Level of the bot in a seat (docs/explanation/levels.md): `club`, `dial:0.7`, or `fit`, as strong as the creator."""
    sit: SeatNumber | None = None
    """The seat that the creator takes at once."""
    commitment: CommitmentText = ""
    """The commitment to the creator's own part of the shuffle (docs/explanation/fairness.md)."""
    start: bool = False
    """Whether to deal at once, if every seat is taken, or to ask for what the creator has committed to (`entropy-asked`)."""
    between_deals: BetweenDeals | None = None
    """How long the score of a deal stands before the next one; None: the next one follows at once."""
    absence: Absence = "ask"
    """What becomes of the seat of a person who cannot be reached, as in `Setup.absence`."""
    hints: bool = False
    """Whether hints, the coach and judgements are allowed during the match though several persons play; who sits down agrees."""
    free_chat: bool = True
    """Whether texts of one's own are allowed besides ready-made phrases."""


class QuickMatch(Request, frozen=True, kw_only=True, tag="quick"):
    """Sit down at an open table of this variant that waits for people, or open one that does. The result is its `TableCard`."""

    variant: VariantText
    """Slug or canonical text."""
    clock: Clock | None = None
    """How long a person may take; None for as long as one likes."""
    rated: bool = False
    """Whether the result counts."""
    commitment: CommitmentText = ""
    """The commitment to one's own part of the shuffle (docs/explanation/fairness.md)."""


class Watch(TableRequest, frozen=True, kw_only=True, tag="watch"):
    """Follow a table, as a seat that one has, or as a spectator. Answered by `entries` from number `since` on."""

    seat: SeatNumber | None = None
    """As which seat, one of the person's own; None as a spectator."""
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Number of the first entry wanted: the one after the last that is known, or 0."""


class Unwatch(TableRequest, frozen=True, kw_only=True, tag="unwatch"):
    """No longer follow a table."""

    seat: SeatNumber | None = None
    """As in the `watch` that is ended."""


class Act(TableRequest, frozen=True, kw_only=True, tag="act"):
    """Do something at a table: sit, play, ask for an undo, leave ... The result is the number of the table's next entry."""

    command: PersonCommand
    """What to do; the sender is the person of the connection."""


class StartTable(TableRequest, frozen=True, kw_only=True, tag="start"):
    """Deal the first cards, or ask first for what seats have committed to (`entropy-asked`); every seat must be taken."""


class PauseTable(TableRequest, frozen=True, kw_only=True, tag="pause"):
    """Stop the match and its clocks, if it is not rated (the owner), or go on (whoever has a seat)."""

    paused: bool = True
    """False to go on."""


class SetPace(TableRequest, frozen=True, kw_only=True, tag="pace"):
    """How fast bots shall play at a table where one has a seat. They go at the slowest pace that anybody with a seat wants; who
    has said nothing wants the normal one. It is forgotten when the table is put away."""

    pace: Pace
    """About 2.5 times as long a pause as usual, the usual one, or a third of it."""


class Legal(SeatRequest, frozen=True, kw_only=True, tag="legal"):
    """What a seat may do now. The result is `LegalMoves`."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_LEGAL)] = MOST_LEGAL
    """At most so many moves are listed."""


class Pointed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody points at."""

    hand: PointedCards
    """Cards of the hand."""
    table: PointedCards = ()
    """Cards on the table, those of a build one by one."""


class Explain(SeatRequest, frozen=True, kw_only=True, tag="explain"):
    """Whether a move is legal, what it does, or why not. The result is `Explained`."""

    move: MoveText = ""
    """The move as text, in any form that can be read; empty with `pointed`."""
    pointed: Pointed | None = None
    """Instead of a move: what is pointed at, of which the engine says what seems to be meant by it."""


class Hint(SeatRequest, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do. The result is `Hints`."""

    level: LevelText = "club"
    """Level of the bot (docs/explanation/levels.md): `club`, `dial:0.7`."""


class AskReview(SeatRequest, frozen=True, kw_only=True, tag="review"):
    """Look back at a finished deal: the moments that have cost a seat most. The result is `Review`."""

    deal: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Number of the deal, from 1; without one the latest that is finished."""


class Judge(SeatRequest, frozen=True, kw_only=True, tag="judge"):
    """What a finished deal promised a seat at each of its decisions, and what these have cost. The result is `Judgement`."""

    deal: Annotated[int, msgspec.Meta(ge=1)]
    """Number of the deal, from 1."""


class Assess(SeatRequest, frozen=True, kw_only=True, tag="assess"):
    """What the moves of a seat are worth in the position that a step of the replay shows. The result is `Assessment`."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    """Number of the step whose position it is, as in `ReplayStep.number`; 0 is before the first move."""


class HelpRequest(SeatRequest, frozen=True, kw_only=True):
    """Something that is only asked at the tables of one family (`virado.server.helpers`)."""


class Chat(TableRequest, frozen=True, kw_only=True, tag="chat"):
    """Say something at a table: a phrase, or a text of one's own."""

    phrase: Phrase | None = None
    """A ready-made phrase; None with a text of one's own."""
    text: ChatText = ""
    """A text of one's own, where that is allowed; empty with a phrase."""


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Hear nothing more of what somebody says, or hear it again. The result is a list of the ids of all who are muted."""

    person: IdOrNone
    """Id of the person."""
    muted: bool = True
    """False to hear it again."""


class Report(TableRequest, frozen=True, kw_only=True, tag="report"):
    """Report somebody to the administrators, who see what was said at the table and the log of the match. Both must have or have
    had a seat there."""

    person: IdOrNone
    """Id of the person who is reported."""
    kind: ReportKind
    """What it is about: insults, the name, cheating, waiting on purpose, advertising, or something else."""
    text: ReportText = ""
    """What happened, in one's own words."""


class Invite(TableRequest, frozen=True, kw_only=True, tag="invite"):
    """Invite somebody to a table at which one sits, or that one has opened, before its match. One must have played together."""

    person: IdOrNone
    """Id of the person."""


class Decline(TableRequest, frozen=True, kw_only=True, tag="decline"):
    """Do away with an invitation to a table. Answered by `invitations`, too."""


class FollowLobby(Request, frozen=True, kw_only=True, tag="lobby"):
    """Follow the open tables, or no longer. Answered by `lobby` now and whenever it changes."""

    follow: bool = True
    """False to follow them no longer."""


class AskEvidence(TableRequest, frozen=True, kw_only=True, tag="evidence"):
    """The record of a finished match with the proof of its packs (docs/explanation/fairness.md)."""


class Mine(Request, frozen=True, kw_only=True, tag="mine"):
    """The tables at which one has a seat or had one. The result is a list of `TableCard`."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Nothing; the result is the server's time."""


LaterRequest: TypeAlias = (
    Create
    | QuickMatch
    | Watch
    | Unwatch
    | Act
    | StartTable
    | PauseTable
    | SetPace
    | Legal
    | Explain
    | Hint
    | AskReview
    | Judge
    | Assess
    | Chat
    | Mute
    | Report
    | Invite
    | Decline
    | FollowLobby
    | AskEvidence
    | Mine
    | Ping
)
"""What is asked at the tables of every family, and besides, after `hello`."""
AnyRequest: TypeAlias = Hello | LaterRequest
"""The same, and `hello`."""
