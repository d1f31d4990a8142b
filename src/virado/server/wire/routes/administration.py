"""What is kept for how long, and what administrators ask and order."""

from typing import Final

from virado.server.wire import administration as admin
from virado.server.wire import people
from virado.server.wire.routes.contract import ADMIN, CODE, LOGIN, PASSWORD, InLanguage, Route

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
    "Gives the browser of an administrator, who says the password again, and the code of a second factor, the rights of one for "
    "half an hour.",
    admin.Confirmed,
    body=(admin.Confirmation,),
    refusals=(*LOGIN, "not-administrator", *PASSWORD, *CODE),
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
    "Tables, those that were opened last first, at most 100.",
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
    "Reports of people about others, the latest first, at most 100.",
    tuple[admin.KnownReport, ...],
    query=admin.ReportsQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_REPORTED = Route(
    "admin-reported",
    "GET",
    "/api/admin/reported",
    "People with open reports, the most recently reported first, at most 100.",
    tuple[admin.ReportedPerson, ...],
    query=admin.ReportedQuery,
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
ROUTES: Final = (
    PRIVACY,
    ADMIN_CONFIRM,
    ADMIN_STATE,
    ADMIN_TABLES,
    ADMIN_CLOSE,
    ADMIN_PEOPLE,
    ADMIN_REPORTS,
    ADMIN_REPORTED,
    ADMIN_SETTLE,
    ADMIN_BANS,
    ADMIN_BAN,
    ADMIN_LIFT,
    ADMIN_NOTICE,
    ADMIN_NO_NOTICE,
    ADMIN_READ_ONLY,
    ADMIN_ACTIONS,
)
