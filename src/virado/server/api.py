"""The HTTP requests of people: guests, accounts, tokens, and what is kept about them (docs/wire.md)."""

from functools import partial
from typing import Protocol

import msgspec
from aiohttp import web

from virado.games.catalogue import family
from virado.refusal import IllegalError, Refusal
from virado.server.clock import World
from virado.server.departures import Departures
from virado.server.gate import COOKIE, Gate, cookie_of
from virado.server.limits import Buckets
from virado.server.people import Holder, People, StoredPerson
from virado.server.routing import answer, body_of, query_of, served
from virado.server.tables.node import Node
from virado.server.wire import routes
from virado.server.wire.people import (
    Account,
    Credentials,
    EmptyAnswer,
    GuestName,
    NewCredentials,
    Recovery,
    TokenName,
)


class ServerForPeople(Protocol):
    """What requests of people need of a server."""

    gate: Gate
    people: People
    node: Node
    world: World
    guests: Buckets
    departures: Departures

    async def holder_of(self, request: web.Request) -> Holder | None:
        """Whom a request's cookie or token stands for."""
        ...

    async def owner(self, request: web.Request) -> Holder:
        """The same, if everything may be done with it; IllegalError (`not-signed-in`, `token-only-plays`)."""
        ...

    async def me(self, request: web.Request) -> StoredPerson:
        """The same; IllegalError (`not-signed-in`)."""
        ...

    async def forget(self, person: str) -> None:
        """Delete a person and take the name out of the logs of tables."""
        ...


class PeopleApi:
    """The handlers of `/api/...`."""

    def __init__(self, server: ServerForPeople) -> None:
        self._server = server

    def routes(self) -> list[web.RouteDef]:
        """What this answers."""
        return [
            served(routes.GUEST, self.guest),
            served(routes.ACCOUNT, self.account),
            served(routes.RECOVER, self.recover),
            served(routes.SIGN_IN, self.sign_in),
            served(routes.SIGN_OUT, self.sign_out),
            served(routes.SESSIONS, self.sessions),
            served(routes.END_SESSION, self.end_session),
            served(routes.END_OTHER_SESSIONS, self.end_other_sessions),
            served(routes.TOKEN, self.token),
            served(routes.DROP_TOKENS, self.drop_tokens),
            served(routes.ME, self.myself),
            served(routes.EXPORT, self.export),
            served(routes.STATISTICS, self.statistics),
            served(routes.DELETE_ME, self.delete),
            served(routes.LEADERS, self.leaders),
        ]

    async def guest(self, request: web.Request) -> web.Response:
        """POST /api/guest {name}: a new guest, or a new name for who is here already."""
        server = self._server
        now = server.world.now()
        name = (await body_of(request, GuestName)).name
        holder = await server.holder_of(request)
        if holder is None:
            if not server.guests.take(server.gate.address_of(request), now / 1000):
                raise IllegalError(Refusal("too-many-guests"))
            person = await server.people.add_guest(name, now)
            return await self._signed_in(request, answer(person.me), person)
        holder = await server.owner(request)
        kept = await server.people.rename(holder.person.id, name)
        response = answer(msgspec.structs.replace(holder.person, name=kept).me)
        return server.gate.give_cookie(request, response, cookie_of(request)) if holder.session else response

    async def account(self, request: web.Request) -> web.Response:
        """POST /api/account {account, password, old_password}: sign in later under this name. The browser gets another cookie."""
        server = self._server
        holder = await server.owner(request)
        given = await body_of(request, NewCredentials)
        address = server.gate.address_of(request)
        code = await server.people.open_account(holder.person, given, address, server.world.now())
        person = await server.people.find(holder.person.id) or holder.person
        response = answer(_account(person, code))
        await self._end_other_sessions(person.id, holder.session)
        if holder.session:
            cookie = await server.people.sign_ins.renew(holder.session)
            response = server.gate.give_cookie(request, response, cookie)
        return server.gate.remember_device(request, response, person.id)

    async def sign_in(self, request: web.Request) -> web.Response:
        """POST /api/sign-in {account, password}."""
        server = self._server
        given = await body_of(request, Credentials)
        person = await server.people.sign_in(
            given.account,
            given.password,
            server.gate.address_of(request),
            server.world.now(),
            partial(server.gate.is_known_device, request),
        )
        return await self._signed_in(request, answer(person.me), person)

    async def recover(self, request: web.Request) -> web.Response:
        """POST /api/recover {account, code, password}: a new password; whoever was signed in is signed out."""
        server = self._server
        given = await body_of(request, Recovery)
        person, code = await server.people.recover(given, server.gate.address_of(request), server.world.now())
        await self._end_other_sessions(person.id, "")
        await server.departures.depart(person.id, "tokens-dropped")
        return await self._signed_in(request, answer(_account(person, code)), person)

    async def _signed_in(
        self, request: web.Request, response: web.Response, person: StoredPerson
    ) -> web.Response:
        """Sign a browser in with a new cookie; one that it had is worthless."""
        server = self._server
        now = server.world.now()
        before = await server.people.sign_ins.find(cookie_of(request), now)
        if before is not None:
            await server.people.sign_ins.end(*before)
        browser = request.headers.get("User-Agent", "")
        cookie = await server.people.sign_ins.open(person.id, browser, now)
        response = server.gate.give_cookie(request, response, cookie)
        return (
            response if person.account is None else server.gate.remember_device(request, response, person.id)
        )

    async def sign_out(self, request: web.Request) -> web.Response:
        """POST /api/sign-out: forget the cookie, and end the connections of this browser."""
        server = self._server
        found = await server.people.sign_ins.find(cookie_of(request), server.world.now())
        if found is not None:
            await self._end_session(*found)
        return self._without_cookie()

    async def sessions(self, request: web.Request) -> web.Response:
        """GET /api/sessions: where the person is signed in."""
        holder = await self._server.owner(request)
        return answer(await self._server.people.sign_ins.all(holder.person.id, holder.session))

    async def end_session(self, request: web.Request) -> web.Response:
        """DELETE /api/sessions/{id}: sign a browser out."""
        holder = await self._server.owner(request)
        await self._end_session(holder.person.id, request.match_info["id"])
        return answer(EmptyAnswer())

    async def end_other_sessions(self, request: web.Request) -> web.Response:
        """DELETE /api/sessions: sign all browsers out but this one."""
        holder = await self._server.owner(request)
        await self._end_other_sessions(holder.person.id, holder.session)
        return answer(EmptyAnswer())

    async def _end_session(self, person: str, session: str) -> None:
        if await self._server.people.sign_ins.end(person, session):
            await self._server.departures.depart(person, "signed-out", session)

    async def _end_other_sessions(self, person: str, session: str) -> None:
        await self._server.people.sign_ins.end_others(person, session)
        await self._server.departures.depart(person, "signed-out-elsewhere", session)

    async def token(self, request: web.Request) -> web.Response:
        """POST /api/token {name, scope, days}: a token for a program that plays for this person."""
        server = self._server
        holder = await server.owner(request)
        asked = await body_of(request, TokenName)
        return answer(await server.people.make_token(holder.person.id, asked, server.world.now()))

    async def drop_tokens(self, request: web.Request) -> web.Response:
        """DELETE /api/token: make all tokens of the person worthless, and end the connections of programs that have one."""
        person = (await self._server.owner(request)).person
        await self._server.people.drop_tokens(person.id)
        await self._server.departures.depart(person.id, "tokens-dropped")
        return answer(EmptyAnswer())

    async def myself(self, request: web.Request) -> web.Response:
        """GET /api/me."""
        return answer((await self._server.me(request)).me)

    async def export(self, request: web.Request) -> web.Response:
        """GET /api/me/export: everything that is kept about the person."""
        person = (await self._server.owner(request)).person
        return answer(await self._server.people.export(person.id))

    async def delete(self, request: web.Request) -> web.Response:
        """DELETE /api/me: forget the person."""
        person = (await self._server.owner(request)).person
        await self._server.forget(person.id)
        return self._without_cookie()

    async def statistics(self, request: web.Request) -> web.Response:
        """GET /api/me/statistics."""
        person = await self._server.me(request)
        return answer(await self._server.node.results.statistics(person.id))

    async def leaders(self, request: web.Request) -> web.Response:
        """GET /api/leaders/{game}?variant=."""
        variant, name = query_of(request, routes.LeadersQuery).variant, request.match_info["game"]
        family(name)  # refused if there is none
        return answer(await self._server.node.results.leaders(name, 100, variant))

    @staticmethod
    def _without_cookie() -> web.Response:
        response = answer(EmptyAnswer())
        response.del_cookie(COOKIE, httponly=True, samesite="Lax")
        return response


def _account(person: StoredPerson, code: str | None) -> Account:
    return Account(**msgspec.structs.asdict(person.me), recovery=code)
