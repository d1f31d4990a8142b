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
