"""Routes for the retention periods, for the page on a device, and for administrators."""

from typing import Final

from virado.server.wire import administration as admin
from virado.server.wire import people
from virado.server.wire.routes.contract import ADMIN, CODE, LOGIN, PASSWORD, InLanguage, Route

PRIVACY = Route(
    "privacy",
    "GET",
    "/api/privacy",
    "Returns the retention periods and the operator's contact details.",
    people.PrivacyFigures,
)
DEVICE_PAGE = Route(
    "device-page",
    "GET",
    "/api/device-page",
    "Returns the size of the page that plays on a person's own device. The first request prepares it.",
    people.DevicePageOffer,
)
ADMIN_CONFIRM = Route(
    "admin-confirm",
    "POST",
    "/api/admin/confirm",
    "Grants administrator rights to an administrator's browser for half an hour, after the password and any second-factor code.",
    admin.Confirmed,
    body=(admin.Confirmation,),
    refusals=(*LOGIN, "not-administrator", *PASSWORD, *CODE),
)
ADMIN_STATE = Route(
    "admin-state",
    "GET",
    "/api/admin/state",
    "Returns the state of the server, with counts.",
    admin.HouseState,
    query=InLanguage,
    refusals=ADMIN,
)
ADMIN_TABLES = Route(
    "admin-tables",
    "GET",
    "/api/admin/tables",
    "Lists tables, the most recently opened first, at most 100.",
    tuple[admin.KnownTable, ...],
    query=admin.TablesQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_CLOSE = Route(
    "admin-close",
    "POST",
    "/api/admin/tables/{table}/close",
    "Closes a table and shows the reason to everybody there.",
    people.EmptyAnswer,
    body=(admin.Closing,),
    refusals=(*ADMIN, "no-such-table", "match-over", "bad-text"),
)
ADMIN_PEOPLE = Route(
    "admin-people",
    "GET",
    "/api/admin/people",
    "Lists people, the most recently seen first, at most 100.",
    tuple[admin.KnownPerson, ...],
    query=admin.PeopleQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_REPORTS = Route(
    "admin-reports",
    "GET",
    "/api/admin/reports",
    "Lists reports, the latest first, at most 100.",
    tuple[admin.KnownReport, ...],
    query=admin.ReportsQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_REPORTED = Route(
    "admin-reported",
    "GET",
    "/api/admin/reported",
    "Lists people with open reports, the most recently reported first, at most 100.",
    tuple[admin.ReportedPerson, ...],
    query=admin.ReportedQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_SETTLE = Route(
    "admin-settle",
    "POST",
    "/api/admin/reports/{id}",
    "Settles a report and records its outcome.",
    people.EmptyAnswer,
    body=(admin.Settlement,),
    refusals=(*ADMIN, "no-such-report", "bad-text"),
)
ADMIN_WORD_REPORTS = Route(
    "admin-word-reports",
    "GET",
    "/api/admin/word-reports",
    "Lists reports of wrong words, the latest first, at most 100.",
    tuple[admin.KnownWordReport, ...],
    query=admin.WordReportsQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_DELETE_WORD_REPORT = Route(
    "admin-delete-word-report",
    "DELETE",
    "/api/admin/word-reports/{id}",
    "Deletes a report of a wrong word.",
    people.EmptyAnswer,
    refusals=(*ADMIN, "no-such-word-report"),
)
ADMIN_REACH = Route(
    "admin-reach",
    "GET",
    "/api/admin/reach",
    "Lists sums of guests, matches and returning people by UTC day, the latest first, at most 92 days.",
    tuple[admin.ReachRow, ...],
    query=admin.ReachQuery,
    refusals=(*ADMIN, "bad-request"),
)
ADMIN_BANS = Route(
    "admin-bans",
    "GET",
    "/api/admin/bans",
    "Lists the active bans.",
    tuple[admin.Ban, ...],
    refusals=ADMIN,
)
ADMIN_BAN = Route(
    "admin-ban",
    "POST",
    "/api/admin/bans",
    "Bans a person or a network.",
    people.EmptyAnswer,
    body=(admin.NewBan,),
    refusals=(*ADMIN, "unknown-person", "several-people", "bad-network", "bad-text"),
)
ADMIN_LIFT = Route(
    "admin-lift",
    "DELETE",
    "/api/admin/bans/{id}",
    "Lifts a ban.",
    people.EmptyAnswer,
    refusals=(*ADMIN, "no-such-ban"),
)
ADMIN_NOTICE = Route(
    "admin-notice",
    "POST",
    "/api/admin/notice",
    "Publishes a notice to everybody.",
    people.EmptyAnswer,
    body=(admin.NewNotice,),
    refusals=(*ADMIN, "bad-text"),
)
ADMIN_NO_NOTICE = Route(
    "admin-no-notice",
    "DELETE",
    "/api/admin/notice",
    "Removes the notice.",
    people.EmptyAnswer,
    refusals=ADMIN,
)
ADMIN_READ_ONLY = Route(
    "admin-read-only",
    "POST",
    "/api/admin/read-only",
    "Starts or ends read-only mode.",
    people.EmptyAnswer,
    body=(admin.ReadOnly,),
    refusals=ADMIN,
)
ADMIN_ACTIONS = Route(
    "admin-actions",
    "GET",
    "/api/admin/actions",
    "Lists actions of administrators, the latest first, in pages.",
    tuple[admin.Action, ...],
    query=admin.ActionsQuery,
    refusals=(*ADMIN, "bad-request"),
)
ROUTES: Final = (
    PRIVACY,
    DEVICE_PAGE,
    ADMIN_CONFIRM,
    ADMIN_STATE,
    ADMIN_TABLES,
    ADMIN_CLOSE,
    ADMIN_PEOPLE,
    ADMIN_REPORTS,
    ADMIN_REPORTED,
    ADMIN_SETTLE,
    ADMIN_WORD_REPORTS,
    ADMIN_DELETE_WORD_REPORT,
    ADMIN_REACH,
    ADMIN_BANS,
    ADMIN_BAN,
    ADMIN_LIFT,
    ADMIN_NOTICE,
    ADMIN_NO_NOTICE,
    ADMIN_READ_ONLY,
    ADMIN_ACTIONS,
)
