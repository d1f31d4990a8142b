"""HTTP handlers for administrators (docs/how-to/administration.md), with the functions of `virado admin`."""

from aiohttp import web

from virado.server.administration.admin_access import AdminAccess, check_administrator
from virado.server.administration.audit_log import actions
from virado.server.administration.moderation import ModerationService
from virado.server.administration.moderation_state import ModerationState
from virado.server.administration.table_closures import TableClosures
from virado.server.auth_sessions import AuthSessions
from virado.server.origin_check import OriginCheck
from virado.server.people import People
from virado.server.routing import answer, bind_route, body_of, language_of, query_of
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
        people: People,
        origin_check: OriginCheck,
        runtime: Runtime,
        database: Database,
        moderation_state: ModerationState,
        table_closures: TableClosures,
    ) -> None:
        self._auth_sessions = auth_sessions
        self._people = people
        self._origin_check = origin_check
        self._runtime = runtime
        self._database = database
        self._moderation_state = moderation_state
        self._closings = table_closures
        self._admin_access = AdminAccess(database)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes with their handlers."""
        return [
            bind_route(routes.ADMIN_CONFIRM, self.confirm),
            bind_route(routes.ADMIN_STATE, self.show_state),
            bind_route(routes.ADMIN_TABLES, self.tables),
            bind_route(routes.ADMIN_CLOSE, self.close),
            bind_route(routes.ADMIN_PEOPLE, self.people),
            bind_route(routes.ADMIN_REPORTS, self.reports),
            bind_route(routes.ADMIN_REPORTED, self.list_reported_people),
            bind_route(routes.ADMIN_SETTLE, self.settle),
            bind_route(routes.ADMIN_BANS, self.bans),
            bind_route(routes.ADMIN_BAN, self.ban),
            bind_route(routes.ADMIN_LIFT, self.lift),
            bind_route(routes.ADMIN_NOTICE, self.notice),
            bind_route(routes.ADMIN_NO_NOTICE, self.no_notice),
            bind_route(routes.ADMIN_READ_ONLY, self.read_only),
            bind_route(routes.ADMIN_ACTIONS, self.actions),
        ]

    async def confirm(self, request: web.Request) -> web.Response:
        """POST /api/admin/confirm {password, code}: grant administrator rights to this browser for a limited time."""
        holder = await self._auth_sessions.require_session(request)
        check_administrator(holder)
        given = await body_of(request, wire.Confirmation)
        now = self._runtime.now()
        await self._people.confirm_with_code(
            holder.person, given, self._origin_check.get_client_address(request), now
        )
        return answer(wire.Confirmed(until=await self._admin_access.confirm(holder, now)))

    async def _authorize(self, request: web.Request) -> ModerationService:
        """Return the moderation service for the requesting administrator.

        Raises IllegalError (`not-signed-in`, `not-administrator`, `confirm-first`), also if the person is banned.
        """
        holder = await self._auth_sessions.require_session(request)
        now = self._runtime.now()
        self._moderation_state.check_person(holder.person.id)
        await self._admin_access.check(holder, now)
        return ModerationService(self._database, holder.person.id, now)

    async def _done(self) -> web.Response:
        """Apply the change on this node immediately and return the answer. Other nodes follow within a second."""
        await self._moderation_state.refresh()
        await self._closings.run_once()
        return answer(EmptyAnswer())

    # ------------------------------------------------------------------ queries
    async def show_state(self, request: web.Request) -> web.Response:
        """GET /api/admin/state: the state of the server, with counts."""
        desk = await self._authorize(request)
        notice = self._moderation_state.notice(language_of(request))
        return answer(wire.HouseState(notice=notice, **await desk.counts()))

    async def tables(self, request: web.Request) -> web.Response:
        """GET /api/admin/tables?stage=&before=."""
        desk = await self._authorize(request)
        return answer(await desk.tables(query_of(request, wire.TablesQuery)))

    async def people(self, request: web.Request) -> web.Response:
        """GET /api/admin/people?name=&alike=."""
        desk = await self._authorize(request)
        asked = query_of(request, wire.PeopleQuery)
        return answer(await desk.people(asked.name, only_lookalikes=asked.alike == "yes"))

    async def reports(self, request: web.Request) -> web.Response:
        """GET /api/admin/reports?settled=&person=&before=."""
        desk = await self._authorize(request)
        return answer(await desk.reports(query_of(request, wire.ReportsQuery)))

    async def list_reported_people(self, request: web.Request) -> web.Response:
        """GET /api/admin/reported?before=&person=."""
        desk = await self._authorize(request)
        return answer(await desk.list_reported_people(query_of(request, wire.ReportedQuery)))

    async def bans(self, request: web.Request) -> web.Response:
        """GET /api/admin/bans."""
        return answer(await (await self._authorize(request)).bans())

    async def actions(self, request: web.Request) -> web.Response:
        """GET /api/admin/actions?before=."""
        await self._authorize(request)
        before = query_of(request, wire.ActionsQuery).before
        return answer(await actions(self._database, before))

    # ------------------------------------------------------------------ actions
    async def close(self, request: web.Request) -> web.Response:
        """POST /api/admin/tables/{table}/close {reason}."""
        desk = await self._authorize(request)
        await desk.close(request.match_info["table"], (await body_of(request, wire.Closing)).reason)
        return await self._done()

    async def settle(self, request: web.Request) -> web.Response:
        """POST /api/admin/reports/{id} {outcome}."""
        desk = await self._authorize(request)
        await desk.settle(request.match_info["id"], (await body_of(request, wire.Settlement)).outcome)
        return answer(EmptyAnswer())

    async def ban(self, request: web.Request) -> web.Response:
        """POST /api/admin/bans {whom, reason, days, with_address}."""
        desk = await self._authorize(request)
        await desk.ban(await body_of(request, wire.NewBan))
        return await self._done()

    async def lift(self, request: web.Request) -> web.Response:
        """DELETE /api/admin/bans/{id}."""
        await (await self._authorize(request)).lift(request.match_info["id"])
        return await self._done()

    async def notice(self, request: web.Request) -> web.Response:
        """POST /api/admin/notice {text, translated, minutes}."""
        desk = await self._authorize(request)
        await desk.set_notice(await body_of(request, wire.NewNotice))
        return await self._done()

    async def no_notice(self, request: web.Request) -> web.Response:
        """DELETE /api/admin/notice."""
        await (await self._authorize(request)).clear_notice()
        return await self._done()

    async def read_only(self, request: web.Request) -> web.Response:
        """POST /api/admin/read-only {on}."""
        desk = await self._authorize(request)
        await desk.set_read_only(on=(await body_of(request, wire.ReadOnly)).on)
        return await self._done()
