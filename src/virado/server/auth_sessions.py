"""Authentication of HTTP requests by cookie or token."""

from virado.refusal import IllegalError, Refusal
from virado.server.administration.moderation_state import ModerationState
from virado.server.http import HttpRequest, get_bearer_token, get_session_cookie
from virado.server.people import People
from virado.server.person import AuthSession, StoredPerson
from virado.server.runtime import Runtime
from virado.server.wire.routes import people as routes

WHILE_BANNED = (routes.DELETE_ME.path, routes.PROVE.path)
"""Paths that a banned person may use in addition to GET requests. They allow the person to delete the stored data."""


class AuthSessions:
    """Authentication and basic authorisation of HTTP requests."""

    def __init__(self, people: People, runtime: Runtime, moderation_state: ModerationState) -> None:
        self._people = people
        self._runtime = runtime
        self._moderation_state = moderation_state

    async def authenticate(self, request: HttpRequest) -> AuthSession | None:
        """Return the session of a request's cookie or token; None if it has neither or it is invalid."""
        token, now = get_bearer_token(request), self._runtime.now()
        if token:
            return await self._people.authenticate_token(token, now)
        return await self._people.authenticate_cookie(get_session_cookie(request), now)

    async def require_session(self, request: HttpRequest) -> AuthSession:
        """Return the session of a request. Raises IllegalError (`not-signed-in`)."""
        auth_session = await self.authenticate(request)
        if auth_session is None:
            raise IllegalError(Refusal("not-signed-in"))
        return auth_session

    async def person(self, request: HttpRequest) -> StoredPerson:
        """Return the person of a request. Raises IllegalError (`not-signed-in`)."""
        return (await self.require_session(request)).person

    async def owner(self, request: HttpRequest) -> AuthSession:
        """Return the session of a request if it has all rights of the person.

        Raises IllegalError (`not-signed-in`, `token-only-plays`, `banned`).
        """
        auth_session = await self.require_session(request)
        if auth_session.scope != "account":
            raise IllegalError(Refusal("token-only-plays"))
        if request.method != "GET" and request.path not in WHILE_BANNED:
            self._moderation_state.check_person(auth_session.person.id)
        return auth_session

    async def browser(self, request: HttpRequest) -> AuthSession:
        """Return the session of a request with all rights that comes from a browser.

        A token cannot create, change or revoke credentials. Raises IllegalError (`prove-first` for a token, or any
        code of `owner`).
        """
        auth_session = await self.owner(request)
        if not auth_session.session_id:
            raise IllegalError(Refusal("prove-first"))
        return auth_session
