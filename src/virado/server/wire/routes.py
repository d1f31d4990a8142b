"""What can be asked over HTTP: each route with its query, its body, its answer and the refusals that belong to it.

The application serves these routes (`virado.server.routing`); the schema, the page of messages and the types of the client are
made of them.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec

from virado.games.messages import Agreement
from virado.record import Record
from virado.refusal import Facts
from virado.server.fairness import Evidence
from virado.server.wire import administration as admin
from virado.server.wire import matches, people, results
from virado.server.wire.library import Games
from virado.server.wire.messages import AnyMessage
from virado.server.wire.replay import Replay
from virado.server.wire.requests import AnyRequest
from virado.words.lessons import Lesson
from virado.words.page_words import PageWords
from virado.words.rules import ExampleVerdict, ExampleView, RulesText

Method: TypeAlias = Literal["GET", "POST", "DELETE"]
BodyKind: TypeAlias = Literal["json", "lines", "frames", "text"]
"""One JSON value; many, one a line or one a frame, in both directions as long as the connection lasts; text of another kind."""

LOGIN: Final = ("not-signed-in",)
OWNER: Final = (*LOGIN, "token-only-plays", "banned")
"""... where only the person may ask, or a program whose token is for the account."""
ADMIN: Final = (*LOGIN, "not-administrator", "confirm-first", "banned")
"""... where only administrators may ask."""
PASSWORD: Final = ("wrong-password", "too-many-tries", "server-full")
ALWAYS: Final = ("address-banned", "too-fast", "foreign-origin", "read-only", "not-stored", "internal-error")
"""Refusals that any route of `/api/` may answer with."""
WHILE_READ_ONLY: Final = ("/api/guest", "/api/sign-in", "/api/sign-out", "/api/replay")
"""What may be asked, beside GET and what administrators ask, while nothing may be changed."""
WITH_BODY: Final = ("bad-request", "request-too-long")
"""... and any that takes a body."""
STATUS: Final = {
    "not-signed-in": 401,
    "token-only-plays": 403,
    "not-administrator": 403,
    "confirm-first": 403,
    "request-too-long": 413,
    "foreign-origin": 403,
    "banned": 403,
    "address-banned": 403,
    "read-only": 503,
    "no-public-page": 404,
    "too-many-connections": 429,
    "address-too-busy": 429,
    "too-many-guests": 429,
    "too-many-tries": 429,
    "too-fast": 429,
    "internal-error": 500,
    "not-stored": 503,
    "restarting": 503,
    "server-full": 503,
}
"""HTTP status of refusals, where it is not 400."""


class HttpRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer whose status is not 200: why a request is refused."""

    code: str
    """Stable; `virado refusals` lists them all."""
    facts: Facts
    """What was wrong, by name: numbers, cards, seats, words."""
    message: str
    """In the language of `lang`, or of the header `Accept-Language`."""
    request: str
    """What the log of the server calls the request: of use in a complaint."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server can store tables."""

    ok: bool
    """Always true: a server that cannot store tables answers with 503."""
    tables: int
    """That this server holds."""
    connections: int
    """That are open."""


# ---------------------------------------------------------------------- queries
class InLanguage(msgspec.Struct, frozen=True, kw_only=True):
    """In which language the answer is wanted."""

    lang: str = ""
    """`en`, `de`, `fa`, `es`; any other, or none, means that of the header `Accept-Language`, else English. A replay and an
    example may be asked for with a pattern of cards (`de-x-german`)."""


class OfVariant(InLanguage, frozen=True, kw_only=True):
    """In which variant an example is played."""

    variant: str | None = None
    """Slug or canonical text; without it the variant that the example was written for."""


class JudgeQuery(OfVariant, frozen=True, kw_only=True):
    """A move in an example."""

    move: str
    """Its text."""


class PointedQuery(OfVariant, frozen=True, kw_only=True):
    """What somebody points at in an example."""

    hand: str
    """Cards of the hand, with commas: `4c,5d`."""
    table: str = ""
    """Cards on the table, those of a build one by one."""


class ReplayQuery(InLanguage, frozen=True, kw_only=True):
    """As whom a match is looked at."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    """Without one as everybody was told it."""


class LeadersQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Among whom the best are looked for."""

    variant: str = ""
    """Canonical text: only matches in it, and who has played them; without it the whole family."""


# ---------------------------------------------------------------------- routes
class Route(NamedTuple):
    """A route, or one of several things that can be asked of a path, as its query says."""

    name: str
    method: Method
    path: str
    says: str
    """What it does, in one line."""
    answer: object
    """The type of the answer."""
    query: type[msgspec.Struct] | None = None
    body: tuple[object, ...] = ()
    """What the body may be, as JSON."""
    refusals: tuple[str, ...] = ()
    """Codes of refusals that belong to this route; any may also answer with those of `ALWAYS`."""
    kind: BodyKind = "json"

    @property
    def all_refusals(self) -> tuple[str, ...]:
        """Every code that it may answer with."""
        return (*self.refusals, *(WITH_BODY if self.body else ()), *ALWAYS)


GUEST = Route(
    "guest",
    "POST",
    "/api/guest",
    "Makes a guest, whom a cookie in the answer names from then on; who has a cookie or a token gets the new name.",
    people.Me,
    body=(people.GuestName,),
    refusals=("bad-name", "too-many-guests", "token-only-plays"),
)
ACCOUNT = Route(
    "account",
    "POST",
    "/api/account",
    "Gives a person an account, or another name and password for it.",
    people.Account,
    body=(people.NewCredentials,),
    refusals=(*OWNER, *PASSWORD, "bad-name", "bad-password", "name-taken"),
)
RECOVER = Route(
    "recover",
    "POST",
    "/api/recover",
    "Sets a new password with the recovery code of an account, which is replaced by another; its tokens become worthless.",
    people.Account,
    body=(people.Recovery,),
    refusals=(*PASSWORD, "bad-password"),
)
SIGN_IN = Route(
    "sign-in",
    "POST",
    "/api/sign-in",
    "Gives a browser the cookie of the person of an account.",
    people.Me,
    body=(people.Credentials,),
    refusals=PASSWORD,
)
SIGN_OUT = Route(
    "sign-out",
    "POST",
    "/api/sign-out",
    "Takes the cookie back, which is worthless from then on, and ends the connections of this browser.",
    people.EmptyAnswer,
)
SESSIONS = Route(
    "sessions",
    "GET",
    "/api/sessions",
    "The browsers in which the person is signed in, the latest first.",
    tuple[people.SignedInBrowser, ...],
    refusals=OWNER,
)
END_SESSION = Route(
    "end-session",
    "DELETE",
    "/api/sessions/{id}",
    "Signs a browser of the person out and ends its connections.",
    people.EmptyAnswer,
    refusals=OWNER,
)
END_OTHER_SESSIONS = Route(
    "end-other-sessions",
    "DELETE",
    "/api/sessions",
    "Signs all browsers of the person out but this one.",
    people.EmptyAnswer,
    refusals=OWNER,
)
TOKEN = Route(
    "token",
    "POST",
    "/api/token",
    "Makes a token with which a program acts as this person; at most 8 a person.",
    people.Token,
    body=(people.TokenName,),
    refusals=(*OWNER, "bad-name", "too-many-tokens", "not-administrator", "confirm-first"),
)
DROP_TOKENS = Route(
    "drop-tokens",
    "DELETE",
    "/api/token",
    "Makes all tokens of the person worthless and ends the connections of programs that have one.",
    people.EmptyAnswer,
    refusals=OWNER,
)
ME = Route("me", "GET", "/api/me", "Who asks.", people.Me, refusals=LOGIN)
EXPORT = Route(
    "export",
    "GET",
    "/api/me/export",
    "Everything that is kept about the person.",
    people.Export,
    refusals=OWNER,
)
STATISTICS = Route(
    "statistics", "GET", "/api/me/statistics", "One's own results.", results.Statistics, refusals=LOGIN
)
PROFILE = Route(
    "profile",
    "POST",
    "/api/me/profile",
    "Says what others may see of the person: a picture, and whether there is a public page.",
    people.Me,
    body=(people.Profile,),
    refusals=OWNER,
)
MATCHES = Route(
    "matches",
    "GET",
    "/api/me/matches",
    "One's own matches, page by page.",
    matches.MatchPage,
    query=matches.MatchesQuery,
    refusals=(*LOGIN, "bad-request"),
)
COURSE = Route(
    "course",
    "GET",
    "/api/me/course",
    "How one's matches in a family or a variant went, over time.",
    matches.Course,
    query=matches.CourseQuery,
    refusals=(*LOGIN, "bad-request"),
)
COMPANIONS = Route(
    "companions",
    "GET",
    "/api/me/companions",
    "The people with whom one has played, page by page.",
    matches.CompanionPage,
    query=matches.CompanionsQuery,
    refusals=(*LOGIN, "bad-request"),
)
PLAYER = Route(
    "player",
    "GET",
    "/api/players/{person}",
    "The public page of a person who wants one.",
    matches.PublicPlayer,
    refusals=("no-public-page",),
)
DELETE_ME = Route(
    "delete-me",
    "DELETE",
    "/api/me",
    "Forgets the person: account, tokens, results, ratings, what was said, the name in the logs of tables.",
    people.EmptyAnswer,
    refusals=OWNER,
)
LEADERS = Route(
    "leaders",
    "GET",
    "/api/leaders/{game}",
    "The best 100 of a family, best first.",
    tuple[results.Leader, ...],
    query=LeadersQuery,
    refusals=("bad-options",),
)
VARIANTS = Route(
    "variants",
    "GET",
    "/api/variants",
    "The families with their options, the variants.",
    Games,
    query=InLanguage,
)
AGREEMENT = Route(
    "agreement",
    "GET",
    "/api/variants/{variant}",
    "What is agreed in a variant, a slug or a canonical text, and what follows from it.",
    Agreement,
    refusals=("bad-options",),
)
RULES = Route(
    "rules",
    "GET",
    "/api/rules/{variant}",
    "The players' rules of a variant: a slug or a canonical text.",
    RulesText,
    query=InLanguage,
    refusals=("bad-options",),
)
EXAMPLE = Route(
    "example",
    "GET",
    "/api/examples/{id}",
    "A playable example of the rules.",
    ExampleView,
    query=OfVariant,
    refusals=("no-such-example", "bad-options", "bad-position"),
)
JUDGE = Route(
    "judge",
    "GET",
    "/api/examples/{id}",
    "Whether a move is legal in an example, and how it stands afterwards.",
    ExampleVerdict,
    query=JudgeQuery,
    refusals=("no-such-example", "bad-options", "bad-position", "unparsable", "ambiguous"),
)
JUDGE_POINTED = Route(
    "judge-pointed",
    "GET",
    "/api/examples/{id}",
    "The same for what seems to be meant by pointing at cards.",
    ExampleVerdict,
    query=PointedQuery,
    refusals=("bad-request", "no-such-example", "bad-options", "bad-position", "unparsable", "ambiguous"),
)
LESSON = Route(
    "lesson",
    "GET",
    "/api/lessons/{subject}",
    "The first lesson of a family, or of a form that has one of its own.",
    Lesson,
    query=InLanguage,
    refusals=("bad-options",),
)
WORDS = Route(
    "words",
    "GET",
    "/api/words/{family}",
    "The messages of a family that its page in the browser says itself.",
    PageWords,
    query=InLanguage,
    refusals=("bad-options",),
)
REPLAY = Route(
    "replay",
    "GET",
    "/api/tables/{table}/replay",
    "A match that has ended, by its rules or before, step by step.",
    Replay,
    query=ReplayQuery,
    refusals=("no-such-table", "match-not-over", "bad-request", "bad-options"),
)
REPLAY_OF_RECORD = Route(
    "replay-of-record",
    "POST",
    "/api/replay",
    "The same of a record, or of the evidence of a match.",
    Replay,
    query=ReplayQuery,
    body=(Record, Evidence),
    refusals=(*LOGIN, "bad-record", "bad-options"),
)
PRIVACY = Route(
    "privacy",
    "GET",
    "/api/privacy",
    "For how long this server keeps what, and who runs it.",
    people.PrivacyFigures,
)
ADMIN_CONFIRM = Route(
    "admin-confirm",
    "POST",
    "/api/admin/confirm",
    "Gives the browser of an administrator, who says the password again, the rights of one for half an hour.",
    admin.Confirmed,
    body=(admin.Confirmation,),
    refusals=(*LOGIN, "not-administrator", *PASSWORD),
)
ADMIN_STATE = Route(
    "admin-state",
    "GET",
    "/api/admin/state",
    "What holds for everybody, and how much there is.",
    admin.HouseState,
    query=InLanguage,
    refusals=ADMIN,
)
ADMIN_TABLES = Route(
    "admin-tables",
    "GET",
    "/api/admin/tables",
    "Tables, those at which something happened last first, at most 100.",
    tuple[admin.KnownTable, ...],
    query=admin.TablesQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_CLOSE = Route(
    "admin-close",
    "POST",
    "/api/admin/tables/{table}/close",
    "Closes a table and tells those who are there why.",
    people.EmptyAnswer,
    body=(admin.Closing,),
    refusals=(*ADMIN, "no-such-table", "match-over", "bad-text"),
)
ADMIN_PEOPLE = Route(
    "admin-people",
    "GET",
    "/api/admin/people",
    "People, those who were here last first, at most 100.",
    tuple[admin.KnownPerson, ...],
    query=admin.PeopleQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_REPORTS = Route(
    "admin-reports",
    "GET",
    "/api/admin/reports",
    "What people have reported of others, at most 100.",
    tuple[admin.KnownReport, ...],
    query=admin.ReportsQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_SETTLE = Route(
    "admin-settle",
    "POST",
    "/api/admin/reports/{id}",
    "Notes what came of a report.",
    people.EmptyAnswer,
    body=(admin.Settlement,),
    refusals=(*ADMIN, "no-such-report", "bad-text"),
)
ADMIN_BANS = Route(
    "admin-bans",
    "GET",
    "/api/admin/bans",
    "Who is shut out.",
    tuple[admin.Ban, ...],
    refusals=ADMIN,
)
ADMIN_BAN = Route(
    "admin-ban",
    "POST",
    "/api/admin/bans",
    "Shuts a person or a network out.",
    people.EmptyAnswer,
    body=(admin.NewBan,),
    refusals=(*ADMIN, "unknown-person", "several-people", "bad-network", "bad-text"),
)
ADMIN_LIFT = Route(
    "admin-lift",
    "DELETE",
    "/api/admin/bans/{id}",
    "Lets somebody in again.",
    people.EmptyAnswer,
    refusals=(*ADMIN, "no-such-ban"),
)
ADMIN_NOTICE = Route(
    "admin-notice",
    "POST",
    "/api/admin/notice",
    "Tells everybody something.",
    people.EmptyAnswer,
    body=(admin.NewNotice,),
    refusals=(*ADMIN, "bad-text"),
)
ADMIN_NO_NOTICE = Route(
    "admin-no-notice",
    "DELETE",
    "/api/admin/notice",
    "Takes the notice away.",
    people.EmptyAnswer,
    refusals=ADMIN,
)
ADMIN_READ_ONLY = Route(
    "admin-read-only",
    "POST",
    "/api/admin/read-only",
    "Lets the server take no moves, or take them again.",
    people.EmptyAnswer,
    body=(admin.ReadOnly,),
    refusals=ADMIN,
)
ADMIN_ACTIONS = Route(
    "admin-actions",
    "GET",
    "/api/admin/actions",
    "What administrators have done, the latest first, page by page.",
    tuple[admin.Action, ...],
    query=admin.ActionsQuery,
    refusals=(*ADMIN, "bad-request"),
)
HEALTH = Route(
    "health",
    "GET",
    "/healthz",
    "Whether tables can be stored.",
    Health,
    refusals=("restarting",),
)
METRICS = Route("metrics", "GET", "/metrics", "Counters for Prometheus.", str, kind="text")
WEB_SOCKET = Route(
    "web-socket",
    "GET",
    "/ws",
    "A WebSocket: requests and messages, one a text frame.",
    AnyMessage,
    body=(AnyRequest,),
    refusals=("too-many-connections", "address-too-busy", "restarting"),
    kind="frames",
)
NDJSON = Route(
    "ndjson",
    "POST",
    "/ndjson",
    "The same as lines of the body and of the answer, for who sends a token or a cookie.",
    AnyMessage,
    body=(AnyRequest,),
    refusals=(*LOGIN, "too-many-connections", "address-too-busy", "restarting"),
    kind="lines",
)
ROUTES: Final = (
    GUEST,
    ACCOUNT,
    RECOVER,
    SIGN_IN,
    SIGN_OUT,
    SESSIONS,
    END_SESSION,
    END_OTHER_SESSIONS,
    TOKEN,
    DROP_TOKENS,
    ME,
    EXPORT,
    STATISTICS,
    PROFILE,
    MATCHES,
    COURSE,
    COMPANIONS,
    PLAYER,
    DELETE_ME,
    LEADERS,
    VARIANTS,
    AGREEMENT,
    RULES,
    EXAMPLE,
    JUDGE,
    JUDGE_POINTED,
    LESSON,
    WORDS,
    REPLAY,
    REPLAY_OF_RECORD,
    PRIVACY,
    ADMIN_CONFIRM,
    ADMIN_STATE,
    ADMIN_TABLES,
    ADMIN_CLOSE,
    ADMIN_PEOPLE,
    ADMIN_REPORTS,
    ADMIN_SETTLE,
    ADMIN_BANS,
    ADMIN_BAN,
    ADMIN_LIFT,
    ADMIN_NOTICE,
    ADMIN_NO_NOTICE,
    ADMIN_READ_ONLY,
    ADMIN_ACTIONS,
    HEALTH,
    METRICS,
    WEB_SOCKET,
    NDJSON,
)
"""Every route but those of single families (`virado.server.helpers`) and of the pages and files of the browser table."""
