"""HTTP handlers for administrators (docs/how-to/administration.md). They offer the functions of `virado admin`."""

from virado.server.accounts import Accounts
from virado.server.administration.admin_access import AdminAccess, check_administrator
from virado.server.administration.audit_log import actions
from virado.server.administration.moderation import ModerationService
from virado.server.administration.moderation_state import ModerationState
from virado.server.administration.reach_sums import list_sums
from virado.server.administration.table_closures import TableClosures
from virado.server.auth_sessions import AuthSessions
from virado.server.http import Endpoint, HttpAnswer, HttpRequest, answer, get_language, parse_query, read_body
from virado.server.origin_check import OriginCheck
from virado.server.runtime import Runtime
from virado.server.storage.database import Database
from virado.server.wire import administration as wire
from virado.server.wire.people import EmptyAnswer
from virado.server.wire.routes import administration as routes


class AdminApi:
    """The handlers of `/api/admin/...`."""

    def __init__(
        self,
        auth_sessions: AuthSessions,
        accounts: Accounts,
        origin_check: OriginCheck,
        runtime: Runtime,
        database: Database,
        moderation_state: ModerationState,
        table_closures: TableClosures,
    ) -> None:
        self._auth_sessions = auth_sessions
        self._accounts = accounts
        self._origin_check = origin_check
        self._runtime = runtime
        self._database = database
        self._moderation_state = moderation_state
        self._table_closures = table_closures
        self._admin_access = AdminAccess(database)

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [
            Endpoint(routes.ADMIN_CONFIRM, self.confirm),
            Endpoint(routes.ADMIN_STATE, self.show_state),
            Endpoint(routes.ADMIN_TABLES, self.tables),
            Endpoint(routes.ADMIN_CLOSE, self.close),
            Endpoint(routes.ADMIN_PEOPLE, self.people),
            Endpoint(routes.ADMIN_REPORTS, self.reports),
            Endpoint(routes.ADMIN_REPORTED, self.list_reported_people),
            Endpoint(routes.ADMIN_SETTLE, self.settle),
            Endpoint(routes.ADMIN_WORD_REPORTS, self.word_reports),
            Endpoint(routes.ADMIN_DELETE_WORD_REPORT, self.delete_word_report),
            Endpoint(routes.ADMIN_REACH, self.reach),
            Endpoint(routes.ADMIN_BANS, self.bans),
            Endpoint(routes.ADMIN_BAN, self.ban),
            Endpoint(routes.ADMIN_LIFT, self.lift),
            Endpoint(routes.ADMIN_NOTICE, self.notice),
            Endpoint(routes.ADMIN_NO_NOTICE, self.no_notice),
            Endpoint(routes.ADMIN_READ_ONLY, self.read_only),
            Endpoint(routes.ADMIN_ACTIONS, self.actions),
        ]

    async def confirm(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/admin/confirm {password, code}: grant administrator rights to this browser for a limited time."""
        auth_session = await self._auth_sessions.require_session(request)
        check_administrator(auth_session)
        given = await read_body(request, wire.Confirmation)
        now = self._runtime.now()
        await self._accounts.confirm_with_code(
            auth_session.person, given, self._origin_check.get_client_address(request), now
        )
        return answer(wire.Confirmed(until=await self._admin_access.confirm(auth_session, now)))

    async def _authorize(self, request: HttpRequest) -> ModerationService:
        """Return the moderation service for the requesting administrator.

        Raises IllegalError (`not-signed-in`, `not-administrator`, `confirm-first`, `banned`).
        """
        auth_session = await self._auth_sessions.require_session(request)
        now = self._runtime.now()
        self._moderation_state.check_person(auth_session.person.id)
        await self._admin_access.check(auth_session, now)
        return ModerationService(self._database, auth_session.person.id, now)

    async def _respond_done(self) -> HttpAnswer:
        """Apply a change on this node immediately and return an empty answer. Other nodes follow within a second."""
        await self._moderation_state.refresh()
        await self._table_closures.run_once()
        return answer(EmptyAnswer())

    # ------------------------------------------------------------------ queries
    async def show_state(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/state: the state of the server, with counts."""
        moderation = await self._authorize(request)
        notice = self._moderation_state.notice(get_language(request))
        return answer(wire.HouseState(notice=notice, **await moderation.counts()))

    async def tables(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/tables?stage=&before=: list tables, the most recently opened first."""
        moderation = await self._authorize(request)
        return answer(await moderation.tables(parse_query(request, wire.TablesQuery)))

    async def people(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/people?name=&alike=: find people by name, account or id."""
        moderation = await self._authorize(request)
        query = parse_query(request, wire.PeopleQuery)
        return answer(await moderation.people(query.name, only_lookalikes=query.alike == "yes"))

    async def reports(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/reports?settled=&person=&before=: list reports about people, newest first."""
        moderation = await self._authorize(request)
        return answer(await moderation.reports(parse_query(request, wire.ReportsQuery)))

    async def list_reported_people(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/reported?before=&person=: list the people with open reports."""
        moderation = await self._authorize(request)
        return answer(await moderation.list_reported_people(parse_query(request, wire.ReportedQuery)))

    async def word_reports(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/word-reports?language=&before=: list reports of wrong words, newest first."""
        moderation = await self._authorize(request)
        return answer(await moderation.word_reports(parse_query(request, wire.WordReportsQuery)))

    async def reach(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/reach?before=: list sums of guests, matches and returning people, the latest day first."""
        await self._authorize(request)
        return answer(await list_sums(self._database, parse_query(request, wire.ReachQuery).before))

    async def bans(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/bans: list the active bans."""
        return answer(await (await self._authorize(request)).bans())

    async def actions(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/admin/actions?before=: list the logged actions of administrators, the latest first."""
        await self._authorize(request)
        before = parse_query(request, wire.ActionsQuery).before
        return answer(await actions(self._database, before))

    # ------------------------------------------------------------------ actions
    async def close(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/admin/tables/{table}/close {reason}: close a table."""
        moderation = await self._authorize(request)
        await moderation.close(request.match_info["table"], (await read_body(request, wire.Closing)).reason)
        return await self._respond_done()

    async def settle(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/admin/reports/{id} {outcome}: settle a report."""
        moderation = await self._authorize(request)
        await moderation.settle(request.match_info["id"], (await read_body(request, wire.Settlement)).outcome)
        return answer(EmptyAnswer())

    async def delete_word_report(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/admin/word-reports/{id}: delete a report of a wrong word."""
        await (await self._authorize(request)).delete_word_report(request.match_info["id"])
        return answer(EmptyAnswer())

    async def ban(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/admin/bans {whom, reason, days, with_address}: ban a person or a network."""
        moderation = await self._authorize(request)
        await moderation.ban(await read_body(request, wire.NewBan))
        return await self._respond_done()

    async def lift(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/admin/bans/{id}: lift a ban."""
        await (await self._authorize(request)).lift(request.match_info["id"])
        return await self._respond_done()

    async def notice(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/admin/notice {text, translated, minutes}: publish a notice to everybody."""
        moderation = await self._authorize(request)
        await moderation.set_notice(await read_body(request, wire.NewNotice))
        return await self._respond_done()

    async def no_notice(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/admin/notice: remove the notice."""
        await (await self._authorize(request)).clear_notice()
        return await self._respond_done()

    async def read_only(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/admin/read-only {on}: start or end read-only mode."""
        moderation = await self._authorize(request)
        await moderation.set_read_only(on=(await read_body(request, wire.ReadOnly)).on)
        return await self._respond_done()
