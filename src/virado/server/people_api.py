"""HTTP handlers for people: guests, accounts, tokens and stored data (docs/reference/wire.md)."""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server.accounts import Accounts
from virado.server.administration.admin_access import AdminAccess
from virado.server.auth_sessions import AuthSessions
from virado.server.disconnects import Disconnects
from virado.server.guests_api import GuestsApi
from virado.server.http import (
    Endpoint,
    HttpAnswer,
    HttpRequest,
    answer,
    get_session_cookie,
    read_body,
)
from virado.server.identity_proofs import IdentityProofs
from virado.server.origin_check import OriginCheck
from virado.server.people import People
from virado.server.person import StoredPerson
from virado.server.person_export import PersonExport
from virado.server.runtime import Runtime
from virado.server.wire.people import (
    Account,
    EmptyAnswer,
    FactorCode,
    NewCredentials,
    PasswordAgain,
    PasswordAndCode,
    Proved,
    Recovery,
    SignIn,
    TokenName,
)
from virado.server.wire.routes import people as routes


class PeopleApi:
    """HTTP handlers for people: guests, accounts, tokens and stored data."""

    def __init__(
        self,
        auth_sessions: AuthSessions,
        people: People,
        accounts: Accounts,
        person_export: PersonExport,
        origin_check: OriginCheck,
        runtime: Runtime,
        guests_api: GuestsApi,
        disconnects: Disconnects,
        admin_access: AdminAccess,
        identity_proofs: IdentityProofs,
        forget: Callable[[str], Awaitable[None]],
    ) -> None:
        """Store the dependencies. `forget` deletes a person."""
        self._auth_sessions = auth_sessions
        self._people = people
        self._accounts = accounts
        self._person_export = person_export
        self._origin_check = origin_check
        self._runtime = runtime
        self._guests_api = guests_api
        self._disconnects = disconnects
        self._admin_access = admin_access
        self._identity_proofs = identity_proofs
        self._erase = forget

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [
            *self._guests_api.endpoints(),
            Endpoint(routes.ACCOUNT, self.account),
            Endpoint(routes.RECOVER, self.recover),
            Endpoint(routes.SIGN_IN, self.sign_in),
            Endpoint(routes.PROVE, self.prove),
            Endpoint(routes.OFFER_FACTOR, self.offer_factor),
            Endpoint(routes.TURN_FACTOR_ON, self.enable_second_factor),
            Endpoint(routes.TURN_FACTOR_OFF, self.disable_second_factor),
            Endpoint(routes.SIGN_OUT, self.sign_out),
            Endpoint(routes.SESSIONS, self.sessions),
            Endpoint(routes.END_SESSION, self.end_session),
            Endpoint(routes.END_OTHER_SESSIONS, self.end_other_sessions),
            Endpoint(routes.TOKEN, self.token),
            Endpoint(routes.DROP_TOKENS, self.drop_tokens),
            Endpoint(routes.EXPORT, self.export),
            Endpoint(routes.DELETE_ME, self.delete),
        ]

    async def account(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/account {account, password, old_password, code}: set the account name and password for sign-in.

        The browser gets a new cookie.
        """
        auth_session = await self._auth_sessions.owner(request)
        given = await read_body(request, NewCredentials)
        now = self._runtime.now()
        is_proved = not given.old_password or auth_session.person.account is None
        if is_proved:
            await self._identity_proofs.check(auth_session, now)
        code = await self._accounts.open_account(
            auth_session.person,
            given,
            self._origin_check.get_client_address(request),
            now,
            session=auth_session.session_id,
            has_recent_proof=is_proved,
        )
        person = await self._people.find(auth_session.person.id) or auth_session.person
        response = answer(_make_account(person, code))
        await self._identity_proofs.record(auth_session.session_id, now)
        await self._disconnect_others(person.id, auth_session.session_id)
        if auth_session.session_id:
            cookie = await self._people.browser_sessions.rotate_cookie(auth_session.session_id)
            response = self._origin_check.set_session_cookie(request, response, cookie)
        return await self._remember_device(request, response, person)

    async def sign_in(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/sign-in {account, password, code}: sign in to an account."""
        given = await read_body(request, SignIn)
        person = await self._accounts.sign_in(
            given.account,
            given.password,
            self._origin_check.get_client_address(request),
            self._runtime.now(),
            partial(self._origin_check.is_known_device, request, self._runtime.now()),
            code=given.code,
        )
        return await self._respond_signed_in(request, answer(person.me), person)

    async def recover(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/recover {account, code, password}: set a new password and sign out all other browsers."""
        given = await read_body(request, Recovery)
        person, code = await self._accounts.recover(
            given, self._origin_check.get_client_address(request), self._runtime.now()
        )
        await self._disconnect_others(person.id, "")
        return await self._respond_signed_in(request, answer(_make_account(person, code)), person)

    async def prove(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/prove {password, code}: allow this browser to change the account for five minutes."""
        auth_session = await self._auth_sessions.browser(request)
        given = await read_body(request, PasswordAndCode)
        if auth_session.person.account is None:
            raise IllegalError(Refusal("account-first"))
        now = self._runtime.now()
        await self._accounts.confirm_with_code(
            auth_session.person, given, self._origin_check.get_client_address(request), now
        )
        return answer(Proved(until=await self._identity_proofs.record(auth_session.session_id, now)))

    async def offer_factor(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/second-factor {password}: return a secret for an authenticator device."""
        auth_session = await self._auth_sessions.owner(request)
        password, now = (await read_body(request, PasswordAgain)).password, self._runtime.now()
        if is_proved := not password and auth_session.person.account is not None:
            await self._identity_proofs.check(auth_session, now)
        offer = await self._accounts.offer_factor(
            auth_session.person,
            password,
            self._origin_check.get_client_address(request),
            now,
            has_recent_proof=is_proved,
        )
        await self._identity_proofs.record(auth_session.session_id, now)
        return answer(offer)

    async def enable_second_factor(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/second-factor/on {code}: require codes at sign-in; other browsers are signed out."""
        auth_session = await self._auth_sessions.browser(request)
        code = (await read_body(request, FactorCode)).code
        address = self._origin_check.get_client_address(request)
        now = self._runtime.now()
        person = await self._accounts.enable_second_factor(
            auth_session.person, code, address, now, session=auth_session.session_id
        )
        await self._identity_proofs.record(auth_session.session_id, now)
        await self._disconnect_others(person.id, auth_session.session_id)
        return answer(person.me)

    async def disable_second_factor(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/second-factor/off {password, code}: stop requiring codes at sign-in."""
        auth_session = await self._auth_sessions.owner(request)
        given, now = await read_body(request, PasswordAndCode), self._runtime.now()
        address = self._origin_check.get_client_address(request)
        person = await self._accounts.disable_second_factor(auth_session.person, given, address, now)
        await self._identity_proofs.record(auth_session.session_id, now)
        return answer(person.me)

    async def _respond_signed_in(
        self, request: HttpRequest, response: HttpAnswer, person: StoredPerson
    ) -> HttpAnswer:
        """Sign a browser in to an account, and remember it as a known device."""
        response = await self._guests_api.respond_signed_in(request, response, person)
        return await self._remember_device(request, response, person)

    async def _remember_device(
        self, request: HttpRequest, response: HttpAnswer, person: StoredPerson
    ) -> HttpAnswer:
        owner = await self._accounts.mark_owner(person.id)
        return self._origin_check.remember_device(request, response, owner, self._runtime.now())

    async def sign_out(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/sign-out: delete the cookie and close the connections of this browser."""
        found = await self._people.browser_sessions.find(get_session_cookie(request), self._runtime.now())
        if found is not None:
            await self._end_session(*found)
        return self._origin_check.delete_session_cookie(request, answer(EmptyAnswer()))

    async def sessions(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/sessions: list the browsers in which the person is signed in."""
        auth_session = await self._auth_sessions.owner(request)
        return answer(
            await self._people.browser_sessions.list_all(auth_session.person.id, auth_session.session_id)
        )

    async def end_session(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/sessions/{id}: sign a browser out."""
        auth_session = await self._auth_sessions.browser(request)
        await self._end_session(auth_session.person.id, request.match_info["id"])
        return answer(EmptyAnswer())

    async def end_other_sessions(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/sessions: sign out all browsers except this one."""
        auth_session = await self._auth_sessions.browser(request)
        await self._end_other_sessions(auth_session.person.id, auth_session.session_id)
        return answer(EmptyAnswer())

    async def _end_session(self, person: str, session: str) -> None:
        if await self._people.browser_sessions.revoke(person, session):
            await self._disconnects.disconnect(person, "signed-out", session)

    async def _end_other_sessions(self, person: str, session: str) -> None:
        await self._people.browser_sessions.end_others(person, session)
        await self._disconnects.disconnect(person, "signed-out-elsewhere", session)

    async def _disconnect_others(self, person: str, session: str) -> None:
        """Close the connections of other browsers and of programs, whose credentials have been revoked."""
        await self._disconnects.disconnect(person, "signed-out-elsewhere", session)
        await self._disconnects.disconnect(person, "tokens-dropped")

    async def token(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/token {name, scope, days}: create a token for a program of this person."""
        auth_session = await self._auth_sessions.browser(request)
        asked = await read_body(request, TokenName)
        if asked.scope == "admin":
            await self._admin_access.check(auth_session, self._runtime.now())
        if asked.scope != "play":
            await self._identity_proofs.check(auth_session, self._runtime.now())
        return answer(await self._people.make_token(auth_session.person.id, asked, self._runtime.now()))

    async def drop_tokens(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/token: revoke all tokens of the person and close the connections that use them."""
        person = (await self._auth_sessions.browser(request)).person
        await self._people.drop_tokens(person.id)
        await self._disconnects.disconnect(person.id, "tokens-dropped")
        return answer(EmptyAnswer())

    async def export(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/me/export: all stored data of the person."""
        auth_session = await self._auth_sessions.owner(request)
        await self._identity_proofs.check(auth_session, self._runtime.now())
        made = await self._person_export.run(
            auth_session.person.id, self._origin_check.get_client_address(request)
        )
        return HttpAnswer(made)

    async def delete(self, request: HttpRequest) -> HttpAnswer:
        """DELETE /api/me: delete the person."""
        auth_session = await self._auth_sessions.owner(request)
        await self._identity_proofs.check(auth_session, self._runtime.now())
        await self._erase(auth_session.person.id)
        return self._origin_check.delete_session_cookie(request, answer(EmptyAnswer()))


def _make_account(person: StoredPerson, code: str | None) -> Account:
    return Account(**msgspec.structs.asdict(person.me), recovery=code)
