"""What the server says."""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.messages import Status, ViewMessage
from virado.server.wire.requests import Id, Phrase
from virado.server.wire.tables import TableCard, TableState
from virado.session import AnyEntry


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server says."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """Who the connection belongs to."""

    id: Id
    """Id of the request."""
    version: int
    """Version of the wire."""
    person: str
    """Id of the person."""
    name: str
    """What the others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    now: int
    """Time of the server: milliseconds since 1970."""


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A request has been done."""

    id: str
    """Id of the request."""
    result: Any = None  # in the schema each request has a result of its own
    """What the request gives; null if it gives nothing."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A request is refused; nothing has changed."""

    id: str
    """Id of the request; empty if it cannot be read."""
    code: str
    """Stable and machine-readable; `virado refusals` lists them all."""
    detail: str = ""
    """Which of the messages of its code, where a code has several."""
    rule: str | None = None
    """Number of the rule in the rulebook: `C-8`; None if it is about no rule."""
    facts: Any = {}  # as in the schema of a refusal
    """As in `Refusal`."""
    message: str
    """Why, in the language of `hello`."""
    request: str
    """What the log of the server calls the request: of use in a complaint."""
    input: str = ""
    """What was refused, such as the text of a move."""
    section: str | UnsetType = UNSET
    """Id of the section of the players' rules that explains `rule`; empty if none does. If `hello` asks for words."""


class Entries(Message, frozen=True, kw_only=True, tag="entries"):
    """What has happened at a table, as one viewer may know it, and how it stands now."""

    table: str
    """Id of the table."""
    seat: Seat | None
    """The viewer's seat; None for a spectator."""
    first: int
    """Number of the first entry here. It is `since`, or 0 if that number does not exist: then forget what was known before."""
    entries: tuple[AnyEntry, ...]
    """In the order of their numbers, without gaps."""
    state: TableState
    """How the table stands after the last entry, the match aside."""
    view: ViewMessage | None
    """The position; None before the match."""
    status: Status | None
    """What is public of the match; None before the match."""
    now: int
    """Time of the server: milliseconds since 1970."""
    says: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    """For each of the entries its sentences as this viewer is told them, if `hello` asks for words."""
    of_next_deal: tuple[int, ...] | UnsetType = UNSET
    """For each of the entries, how many of its last sentences tell of the deal that follows one that has been scored; unset if
    none do."""
    names: tuple[str, ...] | UnsetType = UNSET
    """By seat, what these sentences call it, bots too; empty if nobody has the seat. If `hello` asks for words."""


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody says something at a table."""

    table: str
    """Id of the table."""
    at: int
    """When: milliseconds since 1970."""
    person: str
    """Id of the person who says it."""
    name: str
    """Name of that person."""
    phrase: Phrase | None = None
    """The ready-made phrase; None with a text of one's own."""
    text: str = ""
    """The text of one's own; empty with a phrase."""


class LobbyTables(Message, frozen=True, kw_only=True, tag="lobby"):
    """The open tables."""

    tables: tuple[TableCard, ...]
    """Those that are listed."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody invites one to a table."""

    table: TableCard
    """The table, before its match."""
    person: str
    """Id of who invites."""
    name: str
    """Name of that person."""
    at: int
    """When: milliseconds since 1970."""


class Invitations(Message, frozen=True, kw_only=True, tag="invitations"):
    """To which tables one is invited: after `welcome` if there are any, and whenever one comes or goes."""

    invitations: tuple[Invitation, ...]
    """The latest first; none of tables whose match has begun, at which one sits, or that is older than a week."""


class HouseNotice(Message, frozen=True, kw_only=True, tag="notice"):
    """What holds for everybody on this server: after `welcome` if there is something, and whenever it changes."""

    text: str
    """What the administrators want everybody to know, in the language of `hello` if they have said it in it; empty: nothing."""
    at: int
    """Since when it stands; 0 without a text."""
    read_only: bool
    """Whether the server takes no moves: people may look, nobody's clock runs, and bots wait."""


class TableClosed(Message, frozen=True, kw_only=True, tag="closed"):
    """An administrator has closed a table: a match that was being played ends without a winner, and a table
    before its match is gone."""

    table: str
    """Id of the table."""
    reason: str
    """Why, in the words of the administrator."""


GoodbyeReason: TypeAlias = Literal["restart", "too-slow", "silent", "signed-out", "banned"]


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes the connection."""

    because: GoodbyeReason
    """`restart`: the server stops; `too-slow`: too many messages wait for the client; `silent`: it has not said `hello` in
    time; `signed-out`: the person has signed out, dropped the tokens or been deleted; `banned`: the person or the address has
    been shut out."""
    again_ms: int
    """After how long to come back."""
    message: str = ""
    """With `banned`: why and for how long, in the language of `hello`; else empty."""


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
    | Goodbye
)
"""What a client may hear."""
