"""Requests of clients to the server."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import (
    MAX_POINTED,
    MAX_SEATS,
    ChatText,
    CommitmentText,
    Id,
    IdOrNone,
    LanguageTag,
    LevelText,
    MoveText,
    ReportText,
    TableCodeText,
    TokenText,
    VariantText,
)
from virado.games.messages import GivenCard
from virado.session import BetweenDeals, Clock, PersonCommand
from virado.session.setup import Absence

LONGEST_MESSAGE = 64 * 1024
"""Maximum size of a request in bytes."""
MAX_LEGAL = 500
"""Maximum number of legal moves in a list."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
PointedCards: TypeAlias = Annotated[tuple[GivenCard, ...], msgspec.Meta(max_length=MAX_POINTED)]
"""Selected cards."""
SeatLevels: TypeAlias = Annotated[dict[SeatNumber, LevelText], msgspec.Meta(max_length=MAX_SEATS)]
"""Bot levels by seat."""
Phrase: TypeAlias = Literal[
    "hello", "well-played", "thanks", "your-turn", "moment", "sorry", "good-game", "again", "goodbye"
]
"""Ready-made phrases. Each reader sees them in the reader's own language."""

ReportKind: TypeAlias = Literal["insult", "name", "cheating", "stalling", "spam", "other"]
"""Categories of reports about people."""

Pace: TypeAlias = Literal["slow", "normal", "quick"]
"""Playing speeds of bots."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Base class of the requests."""

    id: Id
    """Id chosen by the client and repeated in the answer.

    A request that is sent again with the same id is not executed twice, except `chat`.
    """


class TableRequest(Request, frozen=True, kw_only=True):
    """Base class of the requests about a table."""

    table: Id
    """Id of the table."""


class SeatRequest(TableRequest, frozen=True, kw_only=True):
    """Base class of the requests about a seat at a table."""

    seat: SeatNumber
    """The seat; it must be one of the person's own."""


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """Open the connection. This must be the first request; it is answered by `welcome`."""

    lang: LanguageTag = "en"
    """Language of refusals and reasons.

    The tag may name a card pattern (`de-x-german`). Cards and suits then have the names of this pattern, at tables
    that offer it. With `-u-nu-latn`, numbers have the digits 0 to 9 (`fa-u-nu-latn`).
    """
    token: TokenText = ""
    """Token of a program. Browsers are identified by their cookie."""
    words: bool = False
    """True to receive `entries`, `legal` and refusals with sentences in this language."""


class Create(Request, frozen=True, kw_only=True, tag="create"):
    """Open a table. The result is its `TableCard`."""

    variant: VariantText
    """Slug or canonical text of the variant."""
    clock: Clock | None = None
    """Time limits of each person; None: unlimited."""
    rated: bool = False
    """True if the result counts in the ratings. Bots may then only be substitutes."""
    undo: bool = True
    """True if moves may be undone by consent."""
    listed: bool = False
    """True if the lobby lists the table."""
    bots: SeatLevels = {}
    """Bot levels by seat (docs/explanation/levels.md): `club`, `dial:0.7`, or `fit` for the strength of the creator.
    """
    sit: SeatNumber | None = None
    """The creator's seat, taken immediately."""
    commitment: CommitmentText = ""
    """Commitment to the creator's share of the shuffle (docs/explanation/fairness.md)."""
    start: bool = False
    """True to start the match immediately, if every seat is taken.

    If the creator has committed to a share, the server first asks for that share (`entropy-asked`).
    """
    between_deals: BetweenDeals | None = None
    """Time for which the score of a deal is shown before the next one; None: the next deal follows immediately."""
    absence: Absence = "ask"
    """Rule for the seat of an absent person, as in `Setup.absence`."""
    hints: bool = False
    """True to allow hints, the coach and judgements during a match of several persons.

    Players agree to this by taking a seat.
    """
    free_chat: bool = True
    """True to allow free text in chat besides ready-made phrases."""


class QuickMatch(Request, frozen=True, kw_only=True, tag="quick"):
    """Take a seat at an open table of this variant, or open a table for others to join.

    The result is its `TableCard`.
    """

    variant: VariantText
    """Slug or canonical text of the variant."""
    clock: Clock | None = None
    """Time limits of each person; None: unlimited."""
    rated: bool = False
    """True if the result counts in the ratings."""
    commitment: CommitmentText = ""
    """Commitment to the player's own share of the shuffle (docs/explanation/fairness.md)."""


class Watch(TableRequest, frozen=True, kw_only=True, tag="watch"):
    """Subscribe to a table from a seat of the person or as a spectator. Answered by `entries` from number `since` on."""

    seat: SeatNumber | None = None
    """The person's seat whose view is sent; None: the view of a spectator."""
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Number of the first entry to send: the number after the last known entry, or 0."""


class Unwatch(TableRequest, frozen=True, kw_only=True, tag="unwatch"):
    """Unsubscribe from a table."""

    seat: SeatNumber | None = None
    """The seat of the subscription that ends; None: that of a spectator."""


class Act(TableRequest, frozen=True, kw_only=True, tag="act"):
    """Send a command to a table: sit, play, ask for an undo, leave and so on.

    The result is the number of the next entry.
    """

    command: PersonCommand
    """The command; its sender is the person of the connection."""


class StartTable(TableRequest, frozen=True, kw_only=True, tag="start"):
    """Start the match.

    Deals the first cards, or first asks for committed shares (`entropy-asked`). Every seat must be taken.
    """


class PauseTable(TableRequest, frozen=True, kw_only=True, tag="pause"):
    """Pause an unrated match and its clocks, or resume it.

    Only the owner of the table may pause the match; anybody with a seat may resume it.
    """

    paused: bool = True
    """True to pause, false to resume."""


class SetPace(TableRequest, frozen=True, kw_only=True, tag="pace"):
    """Set the speed of the bots at a table where the person has a seat.

    Bots play at the slowest speed that anybody with a seat has chosen; the default is `normal`. The choice is lost
    when the table is unloaded.
    """

    pace: Pace
    """`slow`: about 2.5 times the usual delay; `normal`: the usual delay; `quick`: a third of it."""


class Legal(SeatRequest, frozen=True, kw_only=True, tag="legal"):
    """List the legal moves of a seat. The result is `LegalMoves`."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=MAX_LEGAL)] = MAX_LEGAL
    """Maximum number of moves in the list."""


class Pointed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A selection of cards."""

    hand: PointedCards
    """Selected cards of the hand."""
    table: PointedCards = ()
    """Selected cards on the table; those of a build are listed one by one."""


class Explain(SeatRequest, frozen=True, kw_only=True, tag="explain"):
    """Explain a move: its effect if it is legal, otherwise the reason. The result is `Explained`."""

    move: MoveText = ""
    """Text of the move in any readable form; empty with `pointed`."""
    pointed: Pointed | None = None
    """Selected cards instead of a move; the engine derives the intended move from them."""


class Hint(SeatRequest, frozen=True, kw_only=True, tag="hint"):
    """Ask a bot for its evaluation of the legal moves. The result is `Hints`."""

    level: LevelText = "club"
    """Level of the bot (docs/explanation/levels.md): `club`, `dial:0.7`."""


class AskReview(SeatRequest, frozen=True, kw_only=True, tag="review"):
    """Review a finished deal: the most costly decisions of a seat. The result is `Review`."""

    deal: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Number of the deal, from 1; None: the latest finished deal."""


class Judge(SeatRequest, frozen=True, kw_only=True, tag="judge"):
    """Judge each decision of a seat in a finished deal: expected value and loss. The result is `Judgement`."""

    deal: Annotated[int, msgspec.Meta(ge=1)]
    """Number of the deal, from 1."""


class Assess(SeatRequest, frozen=True, kw_only=True, tag="assess"):
    """Evaluate the moves of a seat in the position at a step of the replay. The result is `Assessment`."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    """Number of the step that shows the position, as in `ReplayStep.number`; 0 is before the first move."""


class HelpRequest(SeatRequest, frozen=True, kw_only=True):
    """Base class of the requests that only tables of one family accept (`virado.server.helpers`)."""


class Chat(TableRequest, frozen=True, kw_only=True, tag="chat"):
    """Send a chat message at a table: a phrase or a free text."""

    phrase: Phrase | None = None
    """A ready-made phrase; None for a free text."""
    text: ChatText = ""
    """A free text, if the table allows it; empty for a phrase."""


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Mute a person's chat, or unmute it. The result is a list of the ids of all muted people."""

    person: IdOrNone
    """Id of the person."""
    muted: bool = True
    """True to mute, false to unmute."""


class Report(TableRequest, frozen=True, kw_only=True, tag="report"):
    """Report a person to the administrators, who can then read the recent chat and the log of the table.

    Both persons must have, or have had, a seat there.
    """

    person: IdOrNone
    """Id of the reported person."""
    kind: ReportKind
    """Category: insults, the name, cheating, deliberate delay, advertising, or something else."""
    text: ReportText = ""
    """The incident in the reporter's own words."""


class Invite(TableRequest, frozen=True, kw_only=True, tag="invite"):
    """Invite a person to a table before its match.

    The sender must have a seat there or have opened the table, and must have played with that person before.
    """

    person: IdOrNone
    """Id of the invited person."""


class Decline(TableRequest, frozen=True, kw_only=True, tag="decline"):
    """Decline an invitation to a table. The server also sends `invitations`."""


class GetTableCode(TableRequest, frozen=True, kw_only=True, tag="table-code"):
    """Ask for the short code of a table before its match. It is drawn if there is none. The result is a `TableCode`.

    The sender must have a seat there or have opened the table.
    """

    renew: bool = False
    """True to end the present code and draw another one; only the person who opened the table may do this."""


class SignLinkName(TableRequest, frozen=True, kw_only=True, tag="link-name"):
    """Ask for the sender's name, signed for the link of a table before its match. The result is the parameter `by`.

    The sender must have a seat there or have opened the table.
    """


class FindTableCode(Request, frozen=True, kw_only=True, tag="find-code"):
    """Look at the table of a code. The result is a `CodedTable`."""

    code: TableCodeText
    """The code, in any spelling."""


class SitByCode(FindTableCode, frozen=True, kw_only=True, tag="sit-by-code"):
    """Take a vacant seat at the table of a code. The result is its `TableCard`."""

    seat: SeatNumber
    """The vacant seat to take."""
    commitment: CommitmentText = ""
    """Commitment to the person's share of the shuffle, as in `sit`."""


class FollowLobby(Request, frozen=True, kw_only=True, tag="lobby"):
    """Subscribe to the lobby, or unsubscribe. Answered by `lobby` immediately and whenever it changes."""

    follow: bool = True
    """True to subscribe, false to unsubscribe."""


class AskEvidence(TableRequest, frozen=True, kw_only=True, tag="evidence"):
    """Ask for the record of a finished match with its fairness proof (docs/explanation/fairness.md)."""


class Mine(Request, frozen=True, kw_only=True, tag="mine"):
    """List the tables at which the person has or had a seat. The result is a list of `TableCard`."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Ask for the server time; the result is in milliseconds since 1970."""


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
    | GetTableCode
    | SignLinkName
    | FindTableCode
    | SitByCode
    | FollowLobby
    | AskEvidence
    | Mine
    | Ping
)
"""Any request after `hello`, except the requests of single families (`HelpRequest`)."""
AnyRequest: TypeAlias = Hello | LaterRequest
"""Any request, `hello` included."""
