"""What administrators ask over HTTP. Times are milliseconds since 1970."""

from typing import Annotated, Literal

import msgspec

from virado.bounds import Id, IdOrNone, NoticeText, NoticeTexts, ReasonText, SearchText
from virado.server.wire.messages import HouseNotice
from virado.server.wire.people import PasswordAndCode
from virado.server.wire.requests import ReportKind
from virado.server.wire.tables import TableCard

MOST_SHOWN = 100
"""Rows of a list."""


class Confirmation(PasswordAndCode, frozen=True, kw_only=True):
    """The password of an administrator, who wants the rights of one in this browser for a while."""


class Confirmed(msgspec.Struct, frozen=True, kw_only=True):
    """The browser has the rights of an administrator for a while."""

    until: int
    """When they end."""


class TablesQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are listed."""

    stage: Literal["seating", "playing", "over", "all"] = "all"
    """Those in this stage."""
    before: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    """Only those that were opened before this time; 0: all."""


class KnownTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as administrators see it."""

    card: TableCard
    """What a list shows of it."""
    owner: str
    """Id of the person who has opened it; empty if that is not known."""
    created: int
    """When it was opened."""
    entries: int
    """How many entries its log has."""
    node: str
    """The node that holds it, or held it last."""
    is_served: bool
    """Whether a node holds it now; others are put away until somebody wants them."""


class PeopleQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which people are listed."""

    name: SearchText = ""
    """Those whose name or account has this in it, or whose id it is; empty: those who were here last."""
    alike: Literal["no", "yes"] = "no"
    """`yes`: only accounts with a name that looks like one of another account, grouped by look."""


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person as administrators see one."""

    id: str
    """Of the person."""
    name: str
    """What others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    """When the person first came."""
    seen: int
    """When the person was here, to the day."""
    admin: bool
    """Whether the person is an administrator."""
    ban: str
    """Id of the ban that shuts the person out; empty if none does."""


class ReportsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which reports are listed."""

    settled: Literal["no", "yes"] = "no"
    """`no`: those that nobody has settled; `yes`: the others."""
    person: IdOrNone = ""
    """Id of a person: only reports about this person; empty: about anybody."""
    before: IdOrNone = ""
    """Id of a report: only reports after it in the list; empty: from the start."""


class ReportedQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the list of reported people."""

    before: int = 0
    """Time in milliseconds since 1970: only people whose latest report is earlier, or at this time with an id after `person`;
    0: from the start."""
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
    """Something that was said at the table before somebody was reported there."""

    at: int
    """When."""
    person: str
    """Id of who said it."""
    name: str
    """Name of that person."""
    text: str
    """What was typed; of a ready-made phrase its name after a `/`."""


class KnownReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has reported of another."""

    id: str
    """Of the report."""
    table: str
    """Id of the table."""
    entries: int
    """How many entries the log of the table had: what it is about, stands before."""
    person: str
    """Id of who is reported."""
    name: str
    """Name of that person."""
    reporter: str
    """Id of who has reported it; empty if that person has been deleted."""
    reporter_name: str
    """Name of that person."""
    kind: ReportKind
    """What it is about."""
    text: str
    """What happened, in the words of who has reported it."""
    at: int
    """When."""
    settled: int
    """When an administrator has settled it; 0: not yet."""
    outcome: str
    """What the administrator has noted then."""
    chat: tuple[ReportedLine, ...]
    """What was said last at the table, as it was then, in order."""


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """That a report is settled."""

    outcome: ReasonText
    """What came of it, for other administrators."""


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """Why a table is closed."""

    reason: ReasonText
    """Told to those who are there."""


class NewBan(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to be shut out."""

    whom: Id
    """Id, account or unmistakable name of a person; or an address or a network such as `192.0.2.0/24`."""
    reason: ReasonText
    """Told to who is shut out."""
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0
    """For how many days; 0: for good."""
    with_address: bool = False
    """Of a person: whether the addresses from which the person is connected now are shut out for a day, too."""


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is shut out."""

    id: str
    """With it the ban is lifted."""
    person: str | None
    """Id of the person; None if a network is shut out."""
    name: str
    """Name of the person; empty for a network."""
    network: str
    """The network; empty for a person."""
    reason: str
    """What who is shut out is told."""
    at: int
    """Since when."""
    until: int
    """Until when; 0: for good."""


class NewNotice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told to everybody."""

    text: NoticeText
    """In the language of whoever finds none of their own."""
    translated: NoticeTexts = {}
    """The same by the tag of a language."""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=525_600)] = 0
    """For how many minutes it stands; 0: until it is taken away."""


class ReadOnly(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server takes no moves."""

    on: bool
    """True: people may look, and nothing that they do is stored; matches stand still."""


class HouseState(msgspec.Struct, frozen=True, kw_only=True):
    """What holds for everybody, and how much there is."""

    notice: HouseNotice
    """What everybody is told now, in the language of who asks."""
    tables: int
    """Tables that a node holds now."""
    people: int
    """People in the database, guests too."""
    open_reports: int
    """Reports that nobody has settled."""
    bans: int
    """Bans that hold."""


class ActionsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which part of the log of administrators."""

    before: IdOrNone = ""
    """Only what was done before the action of this id; empty: the latest."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an administrator has done."""

    id: str
    """Of the action; later ones have later ids in the order of texts."""
    at: int
    """When."""
    who: str
    """Id of the administrator; of a user of the machine `shell:` and the name there."""
    did: str
    """What: `ban`, `lift`, `close`, `notice`, `read-only`, `grant`, `revoke`, `settle`, `confirm`."""
    whom: str
    """To whom or what: id of a person, a table or a report, or a network."""
    said: str
    """With which words or figures."""
