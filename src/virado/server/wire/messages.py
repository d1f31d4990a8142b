"""Messages from the server to its clients."""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.messages import Status, ViewMessage
from virado.server.wire.requests import Id, Phrase
from virado.server.wire.tables import TableCard, TableState
from virado.session import AnyEntry


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base class of the messages from the server."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the person to whom the connection belongs."""

    id: Id
    """Id of the request."""
    version: int
    """Version of the line protocol."""
    person: str
    """Id of the person."""
    name: str
    """The name that others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    now: int
    """Server time in milliseconds since 1970."""


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The answer to a successful request."""

    id: str
    """Id of the request."""
    result: Any = None  # the schema gives each request its own type of result
    """The result of the request; null if it has none."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The answer to a refused request, which has changed nothing."""

    id: str
    """Id of the request; empty if it cannot be parsed."""
    code: str
    """Stable machine-readable code; `virado refusals` lists them all."""
    detail: str = ""
    """The variant of the message, for codes with several messages."""
    rule: str | None = None
    """Number of the rule in the rulebook, such as `C-8`; None if no rule applies."""
    facts: Any = {}  # the schema of `Refusal` gives the type
    """Named values for the message, as in `Refusal`."""
    message: str
    """The reason, in the language of `hello`."""
    request: str
    """Id of the request in the server's log, to be quoted in a complaint."""
    input: str = ""
    """The refused input, such as the text of a move."""
    section: str | UnsetType = UNSET
    """Id of the section of the players' rules that explains `rule`; empty if none does.

    Present if `hello` asks for words.
    """


class Entries(Message, frozen=True, kw_only=True, tag="entries"):
    """New log entries of a table as one viewer may know them, with the resulting state."""

    table: str
    """Id of the table."""
    seat: Seat | None
    """The viewer's seat; None for a spectator."""
    first: int
    """Number of the first entry in this message: `since` of the request, or 0 if that number does not exist.

    If it is 0, discard all earlier state of the table.
    """
    entries: tuple[AnyEntry, ...]
    """The entries in the order of their numbers, without gaps."""
    state: TableState
    """State of the table after the last entry, without the match."""
    view: ViewMessage | None
    """The position as the viewer sees it; None before the match."""
    status: Status | None
    """Public status of the match; None before the match."""
    now: int
    """Server time in milliseconds since 1970."""
    says: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    """For each entry, its description in sentences for this viewer. Present if `hello` asks for words."""
    of_next_deal: tuple[int, ...] | UnsetType = UNSET
    """For each entry, the number of sentences at its end that describe the next deal; absent if all are 0."""
    names: tuple[str, ...] | UnsetType = UNSET
    """By seat, the name used in the sentences, bots included; empty if the seat is vacant.

    Present if `hello` asks for words.
    """


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """A chat message at a table."""

    table: str
    """Id of the table."""
    at: int
    """Time of the message in milliseconds since 1970."""
    person: str
    """Id of the sender."""
    name: str
    """Name of the sender."""
    phrase: Phrase | None = None
    """The ready-made phrase; None for a free text."""
    text: str = ""
    """The free text; empty for a phrase."""


class LobbyTables(Message, frozen=True, kw_only=True, tag="lobby"):
    """The open tables of the lobby."""

    tables: tuple[TableCard, ...]
    """The listed tables."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table."""

    table: TableCard
    """The table, whose match has not begun."""
    person: str
    """Id of the inviting person."""
    name: str
    """Name of the inviting person."""
    at: int
    """Time of the invitation in milliseconds since 1970."""


class Invitations(Message, frozen=True, kw_only=True, tag="invitations"):
    """The person's pending invitations.

    Sent after `welcome` if the list is not empty, and whenever it changes.
    """

    invitations: tuple[Invitation, ...]
    """The invitations, the latest first.

    The list omits invitations older than a week, tables where the match has begun, and tables where the person has a
    seat.
    """


class HouseNotice(Message, frozen=True, kw_only=True, tag="notice"):
    """The server's notice and read-only mode.

    Sent after `welcome` if either is set, and whenever one changes.
    """

    text: str
    """The administrators' notice, in the language of `hello` if it has been translated; empty if none."""
    at: int
    """Time at which the notice was published, in milliseconds since 1970; 0 without a text."""
    read_only: bool
    """True in read-only mode: people may look, no moves are accepted, and clocks and bots stop."""


class TableClosed(Message, frozen=True, kw_only=True, tag="closed"):
    """Announcement that an administrator has closed a table.

    A match in progress ends without a winner; a table before its match is removed.
    """

    table: str
    """Id of the table."""
    reason: str
    """The administrator's reason."""


class Spectators(Message, frozen=True, kw_only=True, tag="spectators"):
    """The number of people who watch a table without a seat there.

    Sent to players whenever it changes, and after `watch` if anybody watches.
    """

    table: str
    """Id of the table."""
    number: int
    """Number of people, counted up to 100."""


GoodbyeReason: TypeAlias = Literal["restart", "too-slow", "silent", "signed-out", "banned"]


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The last message before the server closes the connection."""

    because: GoodbyeReason
    """Reason for closing.

    `restart`: the server stops; `too-slow`: too many messages are waiting for the client; `silent`: no `hello`
    arrived in time; `signed-out`: the person signed out, revoked the tokens or was deleted; `banned`: the person or
    the address is banned.
    """
    again_ms: int
    """Delay before the client should reconnect, in milliseconds."""
    message: str = ""
    """With `banned`: reason and duration in the language of `hello`; otherwise empty."""


AnyMessage: TypeAlias = (
    Welcome
    | Done
    | Refused
    | Entries
    | Said
    | LobbyTables
    | Invitations
    | HouseNotice
    | TableClosed
    | Spectators
    | Goodbye
)
"""Any message from the server."""
