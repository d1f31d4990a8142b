"""The server as one aiohttp application: HTTP for people and pages, a WebSocket or NDJSON for play."""

import asyncio
import secrets
from functools import partial
from http import HTTPStatus

from aiohttp import web, web_response

from virado.refusal import IllegalError, Refusal, RefusedError
from virado.server import pages, wire
from virado.server.administration.api import AdminApi
from virado.server.administration.closings import Closings
from virado.server.administration.orders import Orders
from virado.server.administration.rights import Rights
from virado.server.api import PeopleApi
from virado.server.clock import World
from virado.server.connections.clients import GOODBYE_S, Clients
from virado.server.connections.transport import Transports
from virado.server.departures import Departures
from virado.server.erasure import Erasure
from virado.server.gate import Gate
from virado.server.holders import Holders
from virado.server.library import Library
from virado.server.limits import Buckets, network_of
from virado.server.logs import of_error
from virado.server.matches import Matches
from virado.server.matches_api import MatchesApi
from virado.server.metrics import CONTENT_TYPE, PEOPLE, PEOPLE_ADDRESSES
from virado.server.monitoring import Monitoring
from virado.server.people import People
from virado.server.privacy import privacy
from virado.server.proofs import Proofs
from virado.server.replays import Replays
from virado.server.results import Results
from virado.server.routing import (
    Handler,
    answer,
    bytes_of,
    check_address,
    keep_private,
    refused,
    served,
)
from virado.server.settings import Settings
from virado.server.storage.database import Database, StorageError
from virado.server.storage.store import Store
from virado.server.tables.advice import Advice
from virado.server.tables.node import Node
from virado.server.tables.thinking import Thinkers, one_of_each_family
from virado.server.wire.routes.administration import PRIVACY
from virado.server.wire.routes.contract import WHILE_READ_ONLY
from virado.server.wire.routes.serving import HEALTH, METRICS, Health

web_response.SERVER_SOFTWARE = "virado"  # pyright: ignore[reportPrivateImportUsage]  # would name versions
LOBBY = "virado_lobby"
"""Channel of NOTIFY."""
API_RATE, API_BURST = 10.0, 300.0
"""HTTP requests of one address a second, and how many may come at once."""
PAGE_RATE, PAGE_BURST = 100.0, 4000.0
"""The same of pages, files and addresses that do not exist: many people of one address may load the page at once."""
COME_S = 10.0
"""In this time one address may open as many connections as it may have, and after a while twice as many at once."""
GUESTS_S = 600.0
"""In this time one address may make as many guests as it may have connections."""
PREPARE_S = 5.0
"""How long after its start a server begins to prepare bots that nobody has asked for."""
HEALTH_S = 5.0
"""A database that does not answer in so many seconds counts as out of reach."""
CONNECTING = ("/ws", "/ndjson")
KEEP_ALIVE_S = 30.0
"""An HTTP connection without a complete request for so long is closed."""


class Server:
    """Everything that a running server has (`virado.server.opening`)."""

    def __init__(
        self,
        settings: Settings,
        world: World,
        monitoring: Monitoring,
        *,
        database: Database,
        store: Store,
        people: People,
        gate: Gate,
        thinkers: Thinkers,
        node: Node,
        results: Results,
        clients: Clients,
        holders: Holders,
        advice: Advice,
        erasure: Erasure,
        departures: Departures,
    ) -> None:
        self.settings = settings
        self.world = world
        self.monitoring = monitoring
        self.database = database
        self.store = store
        self.people = people
        self.gate = gate
        self.thinkers = thinkers
        self.node = node
        self.results = results
        self.clients = clients
        self.holders = holders
        self.advice = advice
        self.erasure = erasure
        self.departures = departures
        self.closings = Closings(database, node)
        self.matches = Matches(store)
        self.replays = Replays(store, results, holders, gate)
        self.library = Library(gate)
        self.requests = Buckets(API_RATE, API_BURST)
        self.files = Buckets(PAGE_RATE, PAGE_BURST)
        most = settings.per_address or float("inf")
        self.coming = Buckets(most / COME_S, 2 * most)
        guests = settings.per_address or float("inf")
        self.guests = Buckets(guests / GUESTS_S, guests)
        self._unprepared = len(one_of_each_family()) if settings.prepare_bots else 0
        """Families whose bots are still to be prepared in the background."""
        self._count()

    @property
    def orders(self) -> Orders:
        """What administrators have ordered for everybody."""
        return self.node.orders

    async def prepare_bots(self) -> None:
        """Prepare the bots of all families, after the clients have had a moment to come back."""
        if self._unprepared:
            await asyncio.sleep(PREPARE_S)
            self._unprepared = 0
            self.thinkers.prepare_families()

    def _count(self) -> None:
        metrics = self.monitoring.metrics
        metrics.gauge("virado_connections", "Open connections.", lambda: len(self.clients.connections))
        metrics.gauge(PEOPLE, "Connected people.", lambda: len(self.node.presence.connections))
        metrics.gauge(
            PEOPLE_ADDRESSES,
            "Addresses of the connected people; an IPv6 network counts as one.",
            lambda: len({network_of(str(each.address)) for each in self.clients.connections if each.person}),
        )
        metrics.gauge(
            "virado_bots_waiting", "Thoughts of bots that are not done.", lambda: self.thinkers.waiting
        )
        metrics.gauge(
            "virado_bots_unprepared",
            "Bots that others stand in for until their kernels are ready.",
            lambda: self.thinkers.unprepared + self._unprepared,
        )
        metrics.gauge_by_stage(lambda: [table.session.stage for table in self.node.tables.values()])

    async def send_away(self) -> None:
        """Tell every client to come back in a moment, and wait until they have been told."""
        self.monitoring.log.info(
            "stopping", connections=len(self.clients.connections), tables=len(self.node.tables)
        )
        await self.clients.send_away()

    async def close(self) -> None:
        """Stop the threads that answer HTTP requests."""
        await self.replays.close()
        await self.library.close()

    # ------------------------------------------------------------------ people
    async def forget(self, person: str) -> None:
        """Delete a person and take the name out of the logs of tables."""
        await self.people.delete(person)
        self.replays.forget()
        await self.departures.depart(person, "deleted")

    # ------------------------------------------------------------------ operation
    async def health(self, _request: web.Request) -> web.Response:
        """GET /healthz: 200 if tables can be stored, 503 if not or if the server is stopping."""
        if self.clients.closing:
            raise IllegalError(Refusal("restarting"))
        try:
            async with asyncio.timeout(HEALTH_S):
                await self.store.check_writable(self.world.now())
        except TimeoutError:
            raise StorageError("no answer") from None
        return answer(
            Health(ok=True, tables=len(self.node.tables), connections=len(self.clients.connections))
        )

    async def metrics_here(self, request: web.Request) -> web.Response:
        """GET /metrics on the port of everything else: of this machine only, otherwise there is no such page."""
        ip = self.gate.ip_of(request)
        if ip is None or not ip.is_loopback:
            raise web.HTTPNotFound
        return await self.metrics(request)

    async def metrics(self, _request: web.Request) -> web.Response:
        """GET /metrics, for Prometheus."""
        return web.Response(body=self.monitoring.metrics.page(), headers={"Content-Type": CONTENT_TYPE})

    @web.middleware
    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Limit requests, count them, and turn refusals into answers in the language of the request."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        resource = request.match_info.route.resource
        route = resource.canonical if resource is not None else "other"
        logged = secrets.token_hex(4)
        try:
            self.gate.check_host(request)
            if route.startswith("/api/") or route in CONNECTING:
                self.orders.check_address(self.gate.ip_of(request))
            self._check_rate(request, route, begun)
            if _is_asked(route):
                self._check(request, route)
                check_address(request)
                await bytes_of(
                    request
                )  # who asks is decided afterwards: a cookie may end while a body arrives
            response = await handler(request)
        except web.HTTPException as error:
            self._note(request, logged, route, error.status, begun)
            raise
        except RefusedError as error:
            response = refused(request, error.refusal, logged)
        except StorageError as error:
            self.monitoring.log.error("not-stored", route=route, request=logged, **of_error(error))
            response = refused(request, Refusal("not-stored"), logged)
        except ConnectionError:  # whoever asked has gone; nobody gets this
            response = web.Response(status=HTTPStatus.BAD_REQUEST)
        except Exception as error:  # the server goes on whatever happens
            self.monitoring.metrics.errors.inc()
            self.monitoring.log.error("internal-error", route=route, request=logged, **of_error(error))
            response = refused(request, Refusal("internal-error"), logged)
        self._note(request, logged, route, response.status, begun)
        return response

    def _check_rate(self, request: web.Request, route: str, now: float) -> None:
        """IllegalError (`too-fast`) if the address asks for too much of this kind."""
        if not self.settings.per_address:
            return
        kind = self.coming if route in CONNECTING else self.requests if _is_asked(route) else self.files
        if not kind.take(self.gate.address_of(request), now):
            raise IllegalError(Refusal("too-fast"))

    def _check(self, request: web.Request, route: str) -> None:
        if request.method != "GET":
            self.gate.check_origin(request)
            if route not in WHILE_READ_ONLY and not route.startswith("/api/admin/"):
                self.orders.check_changes()

    def _note(self, request: web.Request, logged: str, route: str, status: int, begun: float) -> None:
        self.monitoring.metrics.count_http(route, status)
        if route not in ("/healthz", "/metrics"):
            ms = round((asyncio.get_running_loop().time() - begun) * 1000, 1)
            self.monitoring.log.info(
                "request", request=logged, method=request.method, route=route, status=status, ms=ms
            )


def _is_asked(route: str) -> bool:
    """Whether a route answers requests, and is no page, file or connection."""
    return route.startswith("/api/") or route in ("/healthz", "/metrics")


def application(server: Server) -> web.Application:
    """The routes of a server; its clients are sent away when the application ends."""
    app = web.Application(middlewares=[server.watch], client_max_size=wire.LONGEST_MESSAGE)
    app.on_response_prepare.append(server.gate.add_headers)
    app.on_response_prepare.append(keep_private)

    async def send_away(_app: web.Application) -> None:
        await server.send_away()

    app.on_shutdown.append(send_away)
    app.add_routes(
        [
            *Transports(server.clients, server.holders, server.gate, server.monitoring.log).routes(),
            *PeopleApi(
                server.holders,
                server.people,
                server.gate,
                server.world,
                server.guests,
                server.departures,
                Rights(server.database),
                Proofs(server.database),
                server.forget,
            ).routes(),
            *AdminApi(
                server.holders,
                server.people,
                server.gate,
                server.world,
                server.database,
                server.orders,
                server.closings,
            ).routes(),
            *MatchesApi(server.holders, server.people, server.matches, server.results).routes(),
            served(PRIVACY, partial(privacy, server.settings)),
            served(HEALTH, server.health),
            *([served(METRICS, server.metrics_here)] if server.settings.metrics_port is None else []),
            *server.library.routes(),
            *server.replays.routes(),
            *pages.routes(),
        ]
    )
    return app


def runner(server: Server) -> web.AppRunner:
    """What runs the application, with the limits of its HTTP connections."""
    return web.AppRunner(
        application(server), access_log=None, shutdown_timeout=GOODBYE_S, keepalive_timeout=KEEP_ALIVE_S
    )


def metrics_runner(server: Server) -> web.AppRunner:
    """What runs the counters alone, on a port of their own."""
    app = web.Application(middlewares=[server.watch])
    app.on_response_prepare.append(keep_private)
    app.add_routes([served(METRICS, server.metrics)])
    return web.AppRunner(app, access_log=None, keepalive_timeout=KEEP_ALIVE_S)
