"""Whom the cookie or token of an HTTP request stands for."""

from aiohttp import web

from virado.refusal import IllegalError, Refusal
from virado.server.administration.moderation_state import ModerationState
from virado.server.origin_check import cookie_of, token_of
from virado.server.people import AuthSession, People, StoredPerson
from virado.server.runtime import Runtime
from virado.server.wire.routes import people as routes

WHILE_BANNED = (routes.DELETE_ME.path, routes.PROVE.path)
"""Paths that a banned person may still use, besides reading: exporting and deleting the person's data."""


class AuthSessions:
    """Finds who asks."""

    def __init__(self, people: People, runtime: Runtime, moderation_state: ModerationState) -> None:
        self._people = people
        self._runtime = runtime
        self._moderation_state = moderation_state

    async def authenticate(self, request: web.Request) -> AuthSession | None:
        """Whom a request's cookie or token stands for; None if there is neither, or it is worthless."""
        token, now = token_of(request), self._runtime.now()
        if token:
            return await self._people.authenticate_token(token, now)
        return await self._people.authenticate_cookie(cookie_of(request), now)

    async def require_session(self, request: web.Request) -> AuthSession:
        """The same; IllegalError (`not-signed-in`)."""
        holder = await self.authenticate(request)
        if holder is None:
            raise IllegalError(Refusal("not-signed-in"))
        return holder

    async def person(self, request: web.Request) -> StoredPerson:
        """The person of a request; IllegalError (`not-signed-in`)."""
        return (await self.require_session(request)).person

    async def owner(self, request: web.Request) -> AuthSession:
        """Who may do everything that the person may; IllegalError (`not-signed-in`, `token-only-plays`, `banned`)."""
        holder = await self.require_session(request)
        if holder.scope != "account":
            raise IllegalError(Refusal("token-only-plays"))
        if request.method != "GET" and request.path not in WHILE_BANNED:
            self._moderation_state.check_person(holder.person.id)
        return holder

    async def browser(self, request: web.Request) -> AuthSession:
        """Return the `owner` in a browser: a token cannot make, change or end credentials by itself.

        Raises IllegalError (`prove-first` for a token, besides those of `owner`).
        """
        holder = await self.owner(request)
        if not holder.session_id:
            raise IllegalError(Refusal("prove-first"))
        return holder
