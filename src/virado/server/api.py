"""The HTTP requests of people: guests, accounts, tokens, and what is kept about them (docs/wire.md)."""

from typing import Protocol

import msgspec
from aiohttp import web

from virado.refusal import IllegalError, Refusal
from virado.server.clock import World
from virado.server.departures import Departures
from virado.server.gate import COOKIE, Gate
from virado.server.limits import Buckets
from virado.server.people import People, StoredPerson
from virado.server.routing import answer, body_of, query_of, served
from virado.server.tables.node import Node
from virado.server.wire import routes
from virado.server.wire.people import Credentials, EmptyAnswer, GuestName, Me, Token, TokenName


class ServerForPeople(Protocol):
    """What requests of people need of a server."""

    gate: Gate
    people: People
    node: Node
    world: World
    guests: Buckets
    departures: Departures

    async def person_of(self, request: web.Request) -> StoredPerson | None:
        """The person of a request's cookie or token."""
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
            served(routes.SIGN_IN, self.sign_in),
            served(routes.SIGN_OUT, self.sign_out),
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
        name = (await body_of(request, GuestName)).name
        person = await server.person_of(request)
        if person is None:
            if not server.guests.take(server.gate.address_of(request), server.world.now() / 1000):
                raise IllegalError(Refusal("too-many-guests"))
            person = await server.people.add_guest(name, server.world.now())
        else:
            kept = await server.people.rename(person.id, name)
            person = msgspec.structs.replace(person, name=kept)
        return server.gate.give_cookie(request, answer(_me(person)), person)

    async def account(self, request: web.Request) -> web.Response:
        """POST /api/account {account, password}: sign in later under this name."""
        server = self._server
        person = await server.me(request)
        given = await body_of(request, Credentials)
        await server.people.open_account(person.id, given.account, given.password)
        return answer(_me(await server.me(request)))

    async def sign_in(self, request: web.Request) -> web.Response:
        """POST /api/sign-in {account, password}."""
        server = self._server
        given = await body_of(request, Credentials)
        person = await server.people.sign_in(
            given.account,
            given.password,
            server.gate.address_of(request),
            server.world.now(),
        )
        return server.gate.give_cookie(request, answer(_me(person)), person)

    async def sign_out(self, request: web.Request) -> web.Response:
        """POST /api/sign-out: forget the cookie, and end the connections of the person's browsers."""
        person = self._server.gate.person_of(request)
        if person is not None:
            await self._server.departures.depart(person, "signed-out")
        return self._without_cookie()

    async def token(self, request: web.Request) -> web.Response:
        """POST /api/token {name}: a token for a program that plays for this person."""
        server = self._server
        person = await server.me(request)
        name = (await body_of(request, TokenName)).name
        return answer(Token(token=await server.people.make_token(person.id, name, server.world.now())))

    async def drop_tokens(self, request: web.Request) -> web.Response:
        """DELETE /api/token: make all tokens of the person worthless, and end the connections of programs that have one."""
        person = await self._server.me(request)
        await self._server.people.drop_tokens(person.id)
        await self._server.departures.depart(person.id, "tokens-dropped")
        return answer(EmptyAnswer())

    async def myself(self, request: web.Request) -> web.Response:
        """GET /api/me."""
        return answer(_me(await self._server.me(request)))

    async def export(self, request: web.Request) -> web.Response:
        """GET /api/me/export: everything that is kept about the person."""
        person = await self._server.me(request)
        return answer(await self._server.people.export(person.id))

    async def delete(self, request: web.Request) -> web.Response:
        """DELETE /api/me: forget the person."""
        person = await self._server.me(request)
        await self._server.forget(person.id)
        return self._without_cookie()

    async def statistics(self, request: web.Request) -> web.Response:
        """GET /api/me/statistics."""
        person = await self._server.me(request)
        return answer(await self._server.node.results.statistics(person.id))

    async def leaders(self, request: web.Request) -> web.Response:
        """GET /api/leaders/{game}?variant=."""
        variant = query_of(request, routes.LeadersQuery).variant
        return answer(await self._server.node.results.leaders(request.match_info["game"], 100, variant))

    @staticmethod
    def _without_cookie() -> web.Response:
        response = answer(EmptyAnswer())
        response.del_cookie(COOKIE, httponly=True, samesite="Lax")
        return response


def _me(person: StoredPerson) -> Me:
    return Me(person=person.id, name=person.name, account=person.account)
