"""The client connections of this node: admission, limits and shutdown."""

import asyncio
import contextlib
import time
from functools import partial

from virado.refusal import IllegalError, Refusal
from virado.server.connections.connection import Connection, Outgoing
from virado.server.connections.dispatch import Dispatcher
from virado.server.connections.frame_throttle import ADDRESS_FRAME_BURST, ADDRESS_FRAME_RATE
from virado.server.http import HttpRequest
from virado.server.limits import CapacityLimiter, RateLimiter
from virado.server.monitoring import Monitoring
from virado.server.origin_check import OriginCheck
from virado.server.people import People
from virado.server.person import AuthSession
from virado.server.settings import Settings
from virado.server.storage.database import StorageError
from virado.server.tables.locations import UNKNOWN_LOCATION
from virado.server.tables.node import Node
from virado.server.wire.routes import transport as routes

HELLO_S = 15.0
"""Seconds within which a new connection must send `hello`."""
MAX_CONNECTIONS = 24
"""Maximum number of connections per person. A browser opens one for each table, each in its own window."""
PERSON_RATE, PERSON_BURST = 300.0, 1000.0
"""Rate limit of a person over all of the person's connections: requests per second, and burst."""
ADDRESS_RATE, ADDRESS_BURST = 1500.0, 6000.0
"""Rate limit of an address over all of its connections: requests per second, and burst."""
OPENINGS_S = 600.0
"""Period of the rate limit on new tables per address, in seconds.

An address may open as many tables in this period as it may have connections.
"""
GOODBYE_S = 3.0
"""Time for which a stopping server waits until its last messages are sent, in seconds."""


class Clients:
    """The open client connections."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        node: Node,
        people: People,
        monitoring: Monitoring,
        origin_check: OriginCheck,
        settings: Settings,
    ) -> None:
        self._dispatcher = dispatcher
        self._node = node
        self._people = people
        self._monitoring = monitoring
        self._origin_check = origin_check
        self._has_address_limits = bool(settings.per_address)
        self._rated_apart = settings.rated_apart
        self._max_connections = settings.most_connections
        self._connections_per_address = CapacityLimiter(settings.per_address)
        self._admitted = 0
        """Number of open connections, including connections that are still being opened."""
        openings = settings.per_address or float("inf")
        self._table_limiter = RateLimiter(openings / OPENINGS_S, openings)
        """Rate limit on new tables, per address."""
        self._frame_limiter = RateLimiter(ADDRESS_FRAME_RATE, ADDRESS_FRAME_BURST)
        """Rate limit on WebSocket frames, per address."""
        self._person_limiter = RateLimiter(PERSON_RATE, PERSON_BURST)
        self._address_limiter = RateLimiter(ADDRESS_RATE, ADDRESS_BURST)
        """Rate limit on requests, per address."""
        self.connections: set[Connection] = set()
        node.moderation_state.connections = self.connections
        self.closing = False

    def admit(self, request: HttpRequest, auth_session: AuthSession | None) -> str:
        """Admit a connection and return its address, which must be passed to `release_address` at the end.

        Raises IllegalError if the server is stopping or a limit is reached.
        """
        if self.closing:
            raise IllegalError(Refusal("restarting"))
        if auth_session is not None and request.path == routes.NDJSON.path:
            self._node.moderation_state.check_person(auth_session.person.id)
        if (
            auth_session is not None
            and self._node.presence.connections.get(auth_session.person.id, 0) >= MAX_CONNECTIONS
        ):
            raise IllegalError(Refusal("too-many-connections", None, {"limit": MAX_CONNECTIONS}))
        if self._max_connections and self._admitted >= self._max_connections:
            raise IllegalError(Refusal("server-full"))
        address = self._origin_check.get_client_address(request)
        if not self._connections_per_address.try_acquire(address):
            raise IllegalError(
                Refusal("address-too-busy", None, {"limit": self._connections_per_address.limit})
            )
        self._admitted += 1
        return address

    def release_address(self, address: str) -> None:
        """Release the address of a connection that has ended."""
        self._admitted -= 1
        self._connections_per_address.release(address)

    def may_pass(self, address: str, now: float) -> bool:
        """Return True if the frame limit of an address allows another frame."""
        return not self._has_address_limits or self._frame_limiter.try_acquire(address, now)

    def _may_send_request(self, connection: Connection, address: str, number: int) -> bool:
        """Count `number` requests for a person and an address. Return False if this exceeds a rate limit."""
        now, person = time.monotonic(), connection.person
        if person and not self._person_limiter.try_acquire(person, now, number):
            return False
        return not self._has_address_limits or self._address_limiter.try_acquire(address, now, number)

    def connect(
        self, request: HttpRequest, auth_session: AuthSession | None, outgoing: Outgoing
    ) -> Connection:
        """Create a connection, which must send `hello` next."""
        address = self._origin_check.get_client_address(request)
        connection = Connection(
            self._dispatcher,
            self._node,
            self._people,
            auth_session.person if auth_session is not None else None,
            self._monitoring,
            MAX_CONNECTIONS,
            outgoing,
            session=auth_session.session_id if auth_session is not None else "",
            address=self._origin_check.get_client_ip(request),
            location=self._origin_check.get_location(request) if self._rated_apart else UNKNOWN_LOCATION,
        )
        connection.may_ask = partial(self._may_send_request, connection, address)
        if self._has_address_limits:
            connection.may_open = lambda: self._table_limiter.try_acquire(address, time.monotonic())
        self.connections.add(connection)
        self._node.moderation_state.enforce_bans(connection)
        connection.expect_hello(HELLO_S)
        return connection

    async def end(self, connection: Connection, *, closed: bool) -> None:
        """Remove a connection that has ended. `closed` is true if the client closed it, and false if it was lost."""
        connection.end()
        self.connections.discard(connection)
        if connection.person and not self.closing:
            with contextlib.suppress(StorageError):
                await self._node.presence.remove_connection(connection, closed=closed)

    async def disconnect_all(self) -> None:
        """Ask every client to reconnect later, and wait until the messages are sent."""
        self.closing = True
        for connection in list(self.connections):
            connection.close_with_reason("restart")
        deadline = asyncio.get_running_loop().time() + GOODBYE_S
        while self.connections and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.02)
