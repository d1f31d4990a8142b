"""HTTP handlers for guests, who need no account (docs/reference/wire.md)."""

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server.auth_sessions import AuthSessions
from virado.server.disconnects import Disconnects
from virado.server.http import (
    Endpoint,
    HttpAnswer,
    HttpRequest,
    answer,
    get_language,
    get_session_cookie,
    has_old_cookie,
    read_body,
)
from virado.server.limits import RateLimiter
from virado.server.origin_check import OriginCheck
from virado.server.people import People
from virado.server.person import StoredPerson
from virado.server.runtime import Runtime
from virado.server.wire.people import GuestName
from virado.server.wire.routes import people as routes


class GuestsApi:
    """HTTP handlers for guests."""

    def __init__(
        self,
        auth_sessions: AuthSessions,
        people: People,
        origin_check: OriginCheck,
        runtime: Runtime,
        guest_limiter: RateLimiter,
        disconnects: Disconnects,
    ) -> None:
        """Store the dependencies. `guest_limiter` limits new guests per address."""
        self._auth_sessions = auth_sessions
        self._people = people
        self._origin_check = origin_check
        self._runtime = runtime
        self._guest_limiter = guest_limiter
        self._disconnects = disconnects

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [Endpoint(routes.GUEST, self.guest), Endpoint(routes.ME, self.myself)]

    async def guest(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/guest {name}: add a guest, or rename the requesting person."""
        now = self._runtime.now()
        name = (await read_body(request, GuestName)).name
        address = self._origin_check.get_client_address(request)
        auth_session = await self._auth_sessions.authenticate(request)
        if auth_session is None:
            if not self._guest_limiter.try_acquire(address, now / 1000):
                raise IllegalError(Refusal("too-many-guests"))
            person = await self._people.add_guest(name, address, now, get_language(request))
            return await self.respond_signed_in(request, answer(person.me), person)
        auth_session = await self._auth_sessions.owner(request)
        kept = await self._people.rename(auth_session.person, name, address, now)
        await self._disconnects.rename(auth_session.person.id, kept)
        response = answer(msgspec.structs.replace(auth_session.person, name=kept).me)
        return (
            self._origin_check.set_session_cookie(request, response, get_session_cookie(request))
            if auth_session.session_id
            else response
        )

    async def respond_signed_in(
        self, request: HttpRequest, response: HttpAnswer, person: StoredPerson
    ) -> HttpAnswer:
        """Sign a browser in with a new cookie, and revoke its previous one."""
        now = self._runtime.now()
        before = await self._people.browser_sessions.find(get_session_cookie(request), now)
        if before is not None:
            await self._people.browser_sessions.revoke(*before)
        browser = request.headers.get("User-Agent", "")
        proved = 0 if person.account is None else now
        cookie = await self._people.browser_sessions.create(person.id, browser, now, proved_at=proved)
        return self._origin_check.set_session_cookie(request, response, cookie)

    async def myself(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/me: the person. Over HTTPS, rename an older cookie to the name that no other host can set."""
        auth_session = await self._auth_sessions.require_session(request)
        person = await self._people.ensure_distinct_name(auth_session.person)
        response = answer(person.me)
        if auth_session.session_id and has_old_cookie(request) and self._origin_check.is_secure(request):
            return self._origin_check.set_session_cookie(request, response, get_session_cookie(request))
        return response
