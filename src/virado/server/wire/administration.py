"""Structs of the administrators' HTTP routes. Times are milliseconds since 1970."""

from typing import Annotated, Literal

import msgspec

from virado.bounds import Id, IdOrNone, LanguageTag, NoticeText, NoticeTexts, ReasonText, SearchText
from virado.server.wire.messages import HouseNotice
from virado.server.wire.people import PasswordAndCode
from virado.server.wire.requests import ReportKind
from virado.server.wire.tables import TableCard

MAX_SHOWN = 100
"""Maximum number of rows in a list."""


class Confirmation(PasswordAndCode, frozen=True, kw_only=True):
    """An administrator's password, and the code of the second factor if there is one."""


class Confirmed(msgspec.Struct, frozen=True, kw_only=True):
    """Administrator rights granted to this browser."""

    until: int
    """Time at which the rights expire."""


class TablesQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for the list of tables."""

    stage: Literal["seating", "playing", "over", "all"] = "all"
    """Stage of the listed tables."""
    before: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    """Time before which the listed tables were opened; 0: no limit."""


class KnownTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as administrators see it."""

    card: TableCard
    """The table as lists show it."""
    owner: str
    """Id of the person who opened the table; empty if unknown."""
    created: int
    """Time at which the table was opened."""
    entries: int
    """Number of entries in its log."""
    node: str
    """The node that runs the table, or that ran it last."""
    is_served: bool
    """True if a node runs the table now; false if it is unloaded."""


class PeopleQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for the list of people."""

    name: SearchText = ""
    """Text contained in the name or account, or an exact id.

    If it is empty, the people seen most recently are listed.
    """
    alike: Literal["no", "yes"] = "no"
    """`yes`: only accounts whose name looks like that of another account. Accounts that look alike are adjacent."""


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person as administrators see them."""

    id: str
    """Id of the person."""
    name: str
    """The name that others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    """Time at which the person was created."""
    seen: int
    """Time of the last visit, to the day."""
    admin: bool
    """True if the person is an administrator."""
    ban: str
    """Id of the person's active ban; empty if not banned."""


class ReportsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for the list of reports."""

    settled: Literal["no", "yes"] = "no"
    """`no`: list only open reports; `yes`: list only settled reports."""
    person: IdOrNone = ""
    """Id of the reported person; if it is empty, reports about all people are listed."""
    before: IdOrNone = ""
    """Id of the report after which the list continues; empty for the start of the list."""


class ReportedQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the list of reported people."""

    before: int = 0
    """Time in milliseconds since 1970: only people whose latest report is earlier; 0: from the first.

    Of the people whose latest report is at exactly this time, only those with an id after `person` are listed.
    """
    person: IdOrNone = ""
    """Id of a person; see `before`."""


class ReportedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person with open reports."""

    person: str
    """Id of the person."""
    name: str
    """Name of the person."""
    reports: int
    """Number of reports."""
    reporters: int
    """Number of different reporters."""
    first: int
    """Time of the first report."""
    latest: int
    """Time of the latest report."""


class ReportedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message from the table, copied when the report was made."""

    at: int
    """Time of the message."""
    person: str
    """Id of the sender."""
    name: str
    """Name of the sender."""
    text: str
    """The text as typed, or `/` and the name of a ready-made phrase."""


class KnownReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report by one person about another."""

    id: str
    """Id of the report."""
    table: str
    """Id of the table."""
    entries: int
    """Number of entries in the table's log at the time of the report. The incident happened before the next entry."""
    person: str
    """Id of the reported person."""
    name: str
    """Name of the reported person."""
    reporter: str
    """Id of the reporter; empty if the reporter has been deleted."""
    reporter_name: str
    """Name of the reporter."""
    kind: ReportKind
    """The category of the complaint."""
    text: str
    """The incident in the reporter's words."""
    at: int
    """Time of the report."""
    settled: int
    """Time at which an administrator settled the report; 0: still open."""
    outcome: str
    """The administrator's note on settling the report."""
    chat: tuple[ReportedLine, ...]
    """The last chat messages at the table when the report was made, oldest first."""


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The settlement of a report."""

    outcome: ReasonText
    """The outcome, as a note for other administrators."""


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """The reason for closing a table."""

    reason: ReasonText
    """The text shown to everybody at the table."""


class NewBan(msgspec.Struct, frozen=True, kw_only=True):
    """A new ban of a person or a network."""

    whom: Id
    """Id, account or unambiguous name of a person, or an address or network such as `192.0.2.0/24`."""
    reason: ReasonText
    """The text shown to the banned person."""
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0
    """Duration in days; 0: permanent."""
    with_address: bool = False
    """For a person: true to ban also the addresses from which the person is connected now, for a day."""


class WordReportsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the reports of wrong words."""

    language: LanguageTag = ""
    """Only reports of texts in this language; empty for all."""
    before: IdOrNone = ""
    """Id of the report before which the list continues; empty for the latest reports."""


class KnownWordReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report of a wrong word. It does not name its sender."""

    id: str
    """Id of the report. As text, ids sort in the order of time."""
    at: int
    """Time of the report."""
    language: str
    """The language of the text, with the card pattern."""
    place: str
    """The page on which the text stood."""
    variant: str
    """Canonical text of the variant at the reader's table; empty elsewhere."""
    message: str
    """Key of the message, as the page guessed it; empty if unknown."""
    seen: str
    """The word or sentence as shown."""
    suggestion: str
    """The word or sentence as it should be; empty if the reader did not know."""


class ReachQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the sums of reach."""

    before: IdOrNone = ""
    """UTC day such as `2026-11-03` before which the list continues; empty for the latest days."""


class ReachRow(msgspec.Struct, frozen=True, kw_only=True):
    """Sums of a UTC day. A sum contains the days before it whose sum is 0.

    A sum is at least 5; 0 stands for a sum under 5, and None for a day that is not over.
    """

    day: str
    """The UTC day, such as `2026-11-03`."""
    part: Literal["all", "form", "language"]
    """`all` for the whole server; or the sums of one form, or of one language."""
    value: str
    """Slug of the form, or tag of the language; empty for the whole server, or if there is none."""
    guests: int | None
    """Guests who came on this day and did not delete themselves on it."""
    begun: int | None
    """Matches begun."""
    finished: int | None
    """Matches played to the end."""
    back_1: int | None
    """People among the day's guests who came back on the next day."""
    back_7: int | None
    """People among the day's guests who came back 7 days later."""
    back_30: int | None
    """People among the day's guests who came back 30 days later."""


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """An active ban."""

    id: str
    """Id of the ban, used to lift it."""
    person: str | None
    """Id of the banned person; None for a network."""
    name: str
    """Name of the person; empty for a network."""
    network: str
    """The banned network; empty for a person."""
    reason: str
    """For the ban of a person: true to ban the person's current addresses too, for a day."""
    at: int
    """Start of the ban."""
    until: int
    """End of the ban; 0: permanent."""


class NewNotice(msgspec.Struct, frozen=True, kw_only=True):
    """A new notice to everybody on the server."""

    text: NoticeText
    """The text for readers whose language is not in `translated`."""
    translated: NoticeTexts = {}
    """Translations of the text, by language tag."""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=525_600)] = 0
    """Duration in minutes; 0: until the notice is removed."""


class ReadOnly(msgspec.Struct, frozen=True, kw_only=True):
    """The setting of read-only mode."""

    on: bool
    """True to start read-only mode. People may then look, but nothing they do is stored, and matches are paused."""


class HouseState(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the server, with counts."""

    notice: HouseNotice
    """The current notice, in the language of the request."""
    tables: int
    """Number of tables that nodes run now."""
    people: int
    """Number of people in the database, guests included."""
    open_reports: int
    """Number of open reports."""
    word_reports: int
    """Number of reports of wrong words."""
    bans: int
    """Number of active bans."""


class ActionsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the administrators' audit log."""

    before: IdOrNone = ""
    """Id of the action before which the list continues; empty for the latest actions."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the administrators' audit log."""

    id: str
    """Id of the action. As text, ids sort in the order of time."""
    at: int
    """Time of the action."""
    who: str
    """Id of the administrator, or `shell:` and the user name for a command on the server's machine."""
    did: str
    """Kind of action: `ban`, `lift`, `close`, `notice`, `read-only`, `grant`, `revoke`, `settle`, `confirm`,
    `delete-word-report`.
    """
    whom: str
    """The target: id of a person, table or report, or a network."""
    said: str
    """Text or figures of the action."""
