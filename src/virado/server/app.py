"""The server as one aiohttp application: HTTP routes and pages, WebSocket and NDJSON for play."""

import asyncio
import secrets
from functools import partial
from http import HTTPStatus

from aiohttp import web, web_response

from virado.refusal import IllegalError, Refusal, RefusedError
from virado.server import prometheus, static_files, wire
from virado.server.accounts import Accounts
from virado.server.administration.admin_access import AdminAccess
from virado.server.administration.api import AdminApi
from virado.server.administration.moderation_state import ModerationState
from virado.server.administration.table_closures import TableClosures
from virado.server.connections.clients import GOODBYE_S
from virado.server.connections.transport import Transports
from virado.server.core import Core
from virado.server.device_page import DevicePage
from virado.server.disconnects import Disconnects
from virado.server.erasure import Erasure
from virado.server.guests_api import GuestsApi
from virado.server.http import Endpoint, HttpAnswer, HttpRequest, answer, make_refusal_answer
from virado.server.identity_proofs import IdentityProofs
from virado.server.limits import RateLimiter, get_network
from virado.server.metrics import PEOPLE, PEOPLE_ADDRESSES
from virado.server.monitoring import Monitoring, describe_error
from virado.server.people_api import PeopleApi
from virado.server.person_export import PersonExport
from virado.server.pictures.routes import Pictures
from virado.server.privacy import privacy
from virado.server.routing import (
    HEADERS,
    STRICT,
    AiohttpRequest,
    Handler,
    bind_endpoint,
    bind_route,
    check_url,
    keep_private,
    make_response,
    receive_body,
)
from virado.server.rules_routes import RulesPages
from virado.server.runtime import Runtime
from virado.server.settings import Settings
from virado.server.storage.database import Database, StorageError
from virado.server.tables.bot_pool import list_representative_variants
from virado.server.tables.deal_set_tables import DealSetTables
from virado.server.wire.routes.administration import DEVICE_PAGE, PRIVACY
from virado.server.wire.routes.contract import WHILE_READ_ONLY
from virado.server.wire.routes.transport import HEALTH, METRICS, Health
from virado.server.word_reports import WordReports, WordReportsApi

web_response.SERVER_SOFTWARE = "virado"  # pyright: ignore[reportPrivateImportUsage]  # would name versions
API_RATE, API_BURST = 10.0, 300.0
"""Rate limit of API requests per address: requests per second and burst."""
PAGE_RATE, PAGE_BURST = 100.0, 4000.0
"""Rate limit of pages, files and unknown paths per address. It is high because many people may share an address."""
COME_S = 10.0
"""Period of the rate limit on new connections per address, in seconds.

On average an address may open its quota of connections in each period; the burst is twice the quota.
"""
GUESTS_S = 600.0
"""Period of the rate limit on new guests per address, in seconds.

An address may create as many guests in this period as it may have connections.
"""
PREPARE_S = 5.0
"""Delay between startup and the preparation of all bots in the background, in seconds."""
HEALTH_S = 5.0
"""Timeout of the database in the health check, in seconds."""
CONNECTING = ("/ws", "/ndjson")
KEEP_ALIVE_S = 30.0
"""Time after which an idle HTTP connection is closed, in seconds."""


class Server:
    """The parts of a running server, assembled by `virado.server.bootstrap`."""

    def __init__(
        self,
        settings: Settings,
        runtime: Runtime,
        monitoring: Monitoring,
        core: Core,
        *,
        database: Database,
        accounts: Accounts,
        erasure: Erasure,
        disconnects: Disconnects,
    ) -> None:
        self.settings = settings
        self.runtime = runtime
        self.monitoring = monitoring
        self.database = database
        self.core = core
        self.store = core.store
        self.people = core.people
        self.accounts = accounts
        self.person_export = PersonExport(database)
        self.origin_check = core.origin_check
        self.bot_pool = core.bot_pool
        self.node = core.node
        self.results = core.results
        self.clients = core.clients
        self.auth_sessions = core.auth_sessions
        self.advice = core.advice
        self.erasure = erasure
        self.disconnects = disconnects
        self.device_page = DevicePage(is_offered=settings.device_page, log=monitoring.log)
        self.rules_pages = RulesPages(public_url=settings.public_url, is_indexed=settings.robots)
        self.pictures = Pictures(self.origin_check.get_client_address)
        self.table_closures = TableClosures(database, core.node)
        self.deal_set_tables = DealSetTables(core.node, core.deal_sets, core.results)
        self.match_history = core.match_history
        self.replays_api = core.replays_api
        self.request_limiter = RateLimiter(API_RATE, API_BURST)
        self.page_limiter = RateLimiter(PAGE_RATE, PAGE_BURST)
        most = settings.per_address or float("inf")
        self.connection_limiter = RateLimiter(most / COME_S, 2 * most)
        guests = settings.per_address or float("inf")
        self.guest_limiter = RateLimiter(guests / GUESTS_S, guests)
        self._unprepared = len(list_representative_variants()) if settings.prepare_bots else 0
        """Number of families whose bots still have to be prepared in the background."""
        self._register_gauges()

    @property
    def moderation_state(self) -> ModerationState:
        """The bans, notice and read-only mode that apply now."""
        return self.node.moderation_state

    async def prepare_bots(self) -> None:
        """Prepare the bots of all families, after a delay that lets clients reconnect first."""
        if self._unprepared:
            await asyncio.sleep(PREPARE_S)
            self._unprepared = 0
            self.bot_pool.prepare_families()

    def _register_gauges(self) -> None:
        metrics = self.monitoring.metrics
        metrics.gauge("virado_connections", "Open connections.", lambda: len(self.clients.connections))
        metrics.gauge(PEOPLE, "Connected people.", lambda: len(self.node.presence.connections))
        metrics.gauge(
            PEOPLE_ADDRESSES,
            "Addresses of the connected people; an IPv6 network counts as one.",
            lambda: len({get_network(str(each.address)) for each in self.clients.connections if each.person}),
        )
        metrics.gauge(
            "virado_bot_searches", "Waiting and running bot searches.", lambda: self.bot_pool.waiting
        )
        metrics.gauge(
            "virado_bots_not_ready",
            "Bots replaced by a fallback player until their kernels are ready.",
            lambda: self.bot_pool.unprepared_count + self._unprepared,
        )
        metrics.list_stages = lambda: [table.session.stage for table in self.node.tables.values()]

    async def disconnect_clients(self) -> None:
        """Ask every client to reconnect later, and wait until the messages are sent."""
        self.monitoring.log.info(
            "stopping", connections=len(self.clients.connections), tables=len(self.node.tables)
        )
        await self.clients.disconnect_all()

    async def close(self) -> None:
        """Stop the threads of exports and pictures, and delete the files of the page for devices."""
        await self.person_export.close()
        await self.pictures.close()
        await self.device_page.close()

    # ------------------------------------------------------------------ people
    async def erase_person(self, person: str) -> None:
        """Delete a person and remove the person's name from the logs of tables."""
        await self.people.delete(person)
        self.replays_api.forget()
        await self.disconnects.disconnect(person, "deleted")

    # ------------------------------------------------------------------ operations
    async def health(self, _request: HttpRequest) -> HttpAnswer:
        """GET /healthz: 200 if the database accepts writes, 503 if it does not or if the server is stopping."""
        if self.clients.closing:
            raise IllegalError(Refusal("restarting"))
        try:
            async with asyncio.timeout(HEALTH_S):
                await self.store.check_writable(self.runtime.now())
        except TimeoutError:
            raise StorageError("the database did not respond in time") from None
        return answer(
            Health(ok=True, tables=len(self.node.tables), connections=len(self.clients.connections))
        )

    async def serve_local_metrics(self, request: web.Request) -> web.Response:
        """GET /metrics on the main port. Clients on other machines get a 404."""
        ip = self.origin_check.get_client_ip(AiohttpRequest(request))
        if ip is None or not ip.is_loopback:
            raise web.HTTPNotFound
        return await self.metrics(request)

    async def metrics(self, _request: web.Request) -> web.Response:
        """GET /metrics in the Prometheus format."""
        return web.Response(
            body=prometheus.render(self.monitoring.metrics), headers={"Content-Type": prometheus.CONTENT_TYPE}
        )

    @web.middleware
    async def handle_request(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Apply rate limits, count requests, and convert refusals to responses in the language of the request."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        resource = request.match_info.route.resource
        route = resource.canonical if resource is not None else "other"
        logged = secrets.token_hex(4)
        asked = AiohttpRequest(request)
        try:
            self.origin_check.check_host(asked)
            if route.startswith("/api/") or route in CONNECTING:
                self.moderation_state.check_address(self.origin_check.get_client_ip(asked))
            self._check_rate(asked, route, begun)
            if _is_api_route(route):
                self._check_access(asked, route)
                check_url(request)
                # authenticate only now, because a cookie may expire while the body arrives
                await receive_body(request)
            response = await handler(request)
        except web.HTTPException as error:
            self._log_request(request, logged, route, error.status, begun)
            raise
        except RefusedError as error:
            response = make_response(make_refusal_answer(asked, error.refusal, logged))
        except StorageError as error:
            self.monitoring.log.error("not-stored", route=route, request_id=logged, **describe_error(error))
            response = make_response(make_refusal_answer(asked, Refusal("not-stored"), logged))
        except ConnectionError:  # the client has disconnected and will not receive this response
            response = web.Response(status=HTTPStatus.BAD_REQUEST)
        except Exception as error:  # the server must survive any error
            self.monitoring.metrics.internal_errors += 1
            self.monitoring.log.error(
                "internal-error", route=route, request_id=logged, **describe_error(error)
            )
            response = make_response(make_refusal_answer(asked, Refusal("internal-error"), logged))
        self._log_request(request, logged, route, response.status, begun)
        return response

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Add the security headers of every response, with HSTS for clients that use HTTPS."""
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if self.origin_check.is_secure(AiohttpRequest(request)):
            response.headers["Strict-Transport-Security"] = STRICT

    def _check_rate(self, request: HttpRequest, route: str, now: float) -> None:
        """Raise IllegalError (`too-fast`) if the address exceeds the rate limit of this kind of route."""
        if not self.settings.per_address:
            return
        kind = (
            self.connection_limiter
            if route in CONNECTING
            else self.request_limiter
            if _is_api_route(route)
            else self.page_limiter
        )
        if not kind.try_acquire(self.origin_check.get_client_address(request), now):
            raise IllegalError(Refusal("too-fast"))

    def _check_access(self, request: HttpRequest, route: str) -> None:
        if request.method != "GET":
            self.origin_check.check_origin(request)
            if route not in WHILE_READ_ONLY and not route.startswith("/api/admin/"):
                self.moderation_state.check_writable()

    def _log_request(
        self, request: web.Request, log_id: str, route: str, status: int, started_at: float
    ) -> None:
        self.monitoring.metrics.http_requests[route, status] += 1
        if route not in ("/healthz", "/metrics"):
            ms = round((asyncio.get_running_loop().time() - started_at) * 1000, 1)
            self.monitoring.log.info(
                "request",
                request_id=log_id,
                method=request.method,
                route=route,
                status=status,
                duration_ms=ms,
            )


def _is_api_route(route: str) -> bool:
    """Return True if the route belongs to the API, and not to the pages, files or connections."""
    return route.startswith("/api/") or route in ("/healthz", "/metrics")


def application(server: Server) -> web.Application:
    """Return the application with all routes. On shutdown it disconnects the clients."""
    app = web.Application(middlewares=[server.handle_request], client_max_size=wire.LONGEST_MESSAGE)
    app.on_response_prepare.append(server.add_headers)
    app.on_response_prepare.append(keep_private)
    app.on_response_prepare.append(server.rules_pages.mark)

    async def send_away(_app: web.Application) -> None:
        await server.disconnect_clients()

    app.on_shutdown.append(send_away)
    transports = Transports(server.clients, server.auth_sessions, server.origin_check, server.monitoring.log)
    app.add_routes(
        [
            *transports.routes(),
            *map(bind_endpoint, _list_endpoints(server)),
            *(
                [bind_route(METRICS, server.serve_local_metrics)]
                if server.settings.metrics_port is None
                else []
            ),
            *static_files.routes(server.settings.public_url, server.core.link_names.read),
            *server.device_page.routes(),
            *server.rules_pages.routes(),
            *server.pictures.routes(),
        ]
    )
    return app


def _list_endpoints(server: Server) -> list[Endpoint]:
    """Return the endpoints of the HTTP API."""
    people_api = PeopleApi(
        server.auth_sessions,
        server.people,
        server.accounts,
        server.person_export,
        server.origin_check,
        server.runtime,
        GuestsApi(
            server.auth_sessions,
            server.people,
            server.origin_check,
            server.runtime,
            server.guest_limiter,
            server.disconnects,
        ),
        server.disconnects,
        AdminAccess(server.database),
        IdentityProofs(server.database),
        server.erase_person,
    )
    admin_api = AdminApi(
        server.auth_sessions,
        server.accounts,
        server.origin_check,
        server.runtime,
        server.database,
        server.moderation_state,
        server.table_closures,
    )
    word_reports = WordReports(server.database, server.runtime, is_offered=server.settings.word_reports)
    word_reports_api = WordReportsApi(word_reports, server.auth_sessions, server.origin_check)
    return [
        *people_api.endpoints(),
        *admin_api.endpoints(),
        *server.core.endpoints(),
        *word_reports_api.endpoints(),
        Endpoint(PRIVACY, partial(privacy, server.settings)),
        Endpoint(DEVICE_PAGE, server.device_page.offer),
        Endpoint(HEALTH, server.health),
    ]


def runner(server: Server) -> web.AppRunner:
    """Return the runner of the application, with limits for its HTTP connections."""
    return web.AppRunner(
        application(server), access_log=None, shutdown_timeout=GOODBYE_S, keepalive_timeout=KEEP_ALIVE_S
    )


def metrics_runner(server: Server) -> web.AppRunner:
    """Return the runner of an application that serves only `/metrics`, on a separate port."""
    app = web.Application(middlewares=[server.handle_request])
    app.on_response_prepare.append(keep_private)
    app.add_routes([bind_route(METRICS, server.metrics)])
    return web.AppRunner(app, access_log=None, keepalive_timeout=KEEP_ALIVE_S)
