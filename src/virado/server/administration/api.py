"""The HTTP requests of administrators (docs/how-to/administration.md): what `virado admin` does, in a browser."""

from aiohttp import web

from virado.server.administration.actions import actions
from virado.server.administration.closings import Closings
from virado.server.administration.desk import Desk
from virado.server.administration.orders import Orders
from virado.server.administration.rights import Rights, check_administrator
from virado.server.clock import World
from virado.server.gate import Gate
from virado.server.holders import Holders
from virado.server.people import People
from virado.server.routing import answer, body_of, language_of, query_of, served
from virado.server.storage.database import Database
from virado.server.wire import administration as wire
from virado.server.wire.people import EmptyAnswer
from virado.server.wire.routes import administration as routes


class AdminApi:
    """The handlers of `/api/admin/...`."""

    def __init__(
        self,
        holders: Holders,
        people: People,
        gate: Gate,
        world: World,
        database: Database,
        orders: Orders,
        closings: Closings,
    ) -> None:
        self._holders = holders
        self._people = people
        self._gate = gate
        self._world = world
        self._database = database
        self._orders = orders
        self._closings = closings
        self._rights = Rights(database)

    def routes(self) -> list[web.RouteDef]:
        """What this answers."""
        return [
            served(routes.ADMIN_CONFIRM, self.confirm),
            served(routes.ADMIN_STATE, self.house),
            served(routes.ADMIN_TABLES, self.tables),
            served(routes.ADMIN_CLOSE, self.close),
            served(routes.ADMIN_PEOPLE, self.people),
            served(routes.ADMIN_REPORTS, self.reports),
            served(routes.ADMIN_REPORTED, self.reported),
            served(routes.ADMIN_SETTLE, self.settle),
            served(routes.ADMIN_BANS, self.bans),
            served(routes.ADMIN_BAN, self.ban),
            served(routes.ADMIN_LIFT, self.lift),
            served(routes.ADMIN_NOTICE, self.notice),
            served(routes.ADMIN_NO_NOTICE, self.no_notice),
            served(routes.ADMIN_READ_ONLY, self.read_only),
            served(routes.ADMIN_ACTIONS, self.actions),
        ]

    async def confirm(self, request: web.Request) -> web.Response:
        """POST /api/admin/confirm {password, code}: have the rights of an administrator in this browser for a while."""
        holder = await self._holders.holder(request)
        check_administrator(holder)
        given = await body_of(request, wire.Confirmation)
        now = self._world.now()
        await self._people.confirm_with_code(holder.person, given, self._gate.address_of(request), now)
        return answer(wire.Confirmed(until=await self._rights.confirm(holder, now)))

    async def _desk(self, request: web.Request) -> Desk:
        """The desk of who asks; IllegalError (`not-signed-in`, `not-administrator`, `confirm-first`)."""
        holder = await self._holders.holder(request)
        now = self._world.now()
        self._orders.check_person(holder.person.id)
        await self._rights.check(holder, now)
        return Desk(self._database, holder.person.id, now)

    async def _done(self) -> web.Response:
        """What has been ordered holds here at once, on other nodes soon."""
        await self._orders.look()
        await self._closings.work()
        return answer(EmptyAnswer())

    # ------------------------------------------------------------------ looking
    async def house(self, request: web.Request) -> web.Response:
        """GET /api/admin/state: what holds for everybody, and how much there is."""
        desk = await self._desk(request)
        notice = self._orders.notice(language_of(request))
        return answer(wire.HouseState(notice=notice, **await desk.counts()))

    async def tables(self, request: web.Request) -> web.Response:
        """GET /api/admin/tables?stage=&before=."""
        desk = await self._desk(request)
        return answer(await desk.tables(query_of(request, wire.TablesQuery)))

    async def people(self, request: web.Request) -> web.Response:
        """GET /api/admin/people?name=&alike=."""
        desk = await self._desk(request)
        asked = query_of(request, wire.PeopleQuery)
        return answer(await desk.people(asked.name, alike=asked.alike == "yes"))

    async def reports(self, request: web.Request) -> web.Response:
        """GET /api/admin/reports?settled=&person=&before=."""
        desk = await self._desk(request)
        return answer(await desk.reports(query_of(request, wire.ReportsQuery)))

    async def reported(self, request: web.Request) -> web.Response:
        """GET /api/admin/reported?before=&person=."""
        desk = await self._desk(request)
        return answer(await desk.reported(query_of(request, wire.ReportedQuery)))

    async def bans(self, request: web.Request) -> web.Response:
        """GET /api/admin/bans."""
        return answer(await (await self._desk(request)).bans())

    async def actions(self, request: web.Request) -> web.Response:
        """GET /api/admin/actions?before=."""
        await self._desk(request)
        before = query_of(request, wire.ActionsQuery).before
        return answer(await actions(self._database, before))

    # ------------------------------------------------------------------ what is done
    async def close(self, request: web.Request) -> web.Response:
        """POST /api/admin/tables/{table}/close {reason}."""
        desk = await self._desk(request)
        await desk.close(request.match_info["table"], (await body_of(request, wire.Closing)).reason)
        return await self._done()

    async def settle(self, request: web.Request) -> web.Response:
        """POST /api/admin/reports/{id} {outcome}."""
        desk = await self._desk(request)
        await desk.settle(request.match_info["id"], (await body_of(request, wire.Settlement)).outcome)
        return answer(EmptyAnswer())

    async def ban(self, request: web.Request) -> web.Response:
        """POST /api/admin/bans {whom, reason, days, with_address}."""
        desk = await self._desk(request)
        await desk.ban(await body_of(request, wire.NewBan))
        return await self._done()

    async def lift(self, request: web.Request) -> web.Response:
        """DELETE /api/admin/bans/{id}."""
        await (await self._desk(request)).lift(request.match_info["id"])
        return await self._done()

    async def notice(self, request: web.Request) -> web.Response:
        """POST /api/admin/notice {text, translated, minutes}."""
        desk = await self._desk(request)
        await desk.tell(await body_of(request, wire.NewNotice))
        return await self._done()

    async def no_notice(self, request: web.Request) -> web.Response:
        """DELETE /api/admin/notice."""
        await (await self._desk(request)).take_notice_away()
        return await self._done()

    async def read_only(self, request: web.Request) -> web.Response:
        """POST /api/admin/read-only {on}."""
        desk = await self._desk(request)
        await desk.set_read_only(on=(await body_of(request, wire.ReadOnly)).on)
        return await self._done()
