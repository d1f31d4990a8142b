"""The HTTP requests of people: guests, accounts, tokens, and what is kept about them (docs/wire.md)."""

import asyncio
from typing import Any, Protocol

import msgspec
from aiohttp import web

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server.clock import World
from virado.server.departures import Departures
from virado.server.gate import COOKIE, Gate
from virado.server.limits import Buckets
from virado.server.people import People, Person
from virado.server.tables.node import Node
from virado.server.wire import LONGEST_MESSAGE

BODY_S = 15.0
"""How long the body of a request may take to arrive."""
_encoder = msgspec.json.Encoder()


class ServerForPeople(Protocol):
    """What requests of people need of a server."""

    gate: Gate
    people: People
    node: Node
    world: World
    guests: Buckets
    departures: Departures

    async def person_of(self, request: web.Request) -> Person | None:
        """The person of a request's cookie or token."""
        ...

    async def me(self, request: web.Request) -> Person:
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
            web.post("/api/guest", self.guest),
            web.post("/api/account", self.account),
            web.post("/api/sign-in", self.sign_in),
            web.post("/api/sign-out", self.sign_out),
            web.post("/api/token", self.token),
            web.delete("/api/token", self.drop_tokens),
            web.get("/api/me", self.myself),
            web.get("/api/me/export", self.export),
            web.get("/api/me/statistics", self.statistics),
            web.delete("/api/me", self.delete),
            web.get("/api/leaders/{game}", self.leaders),
        ]

    async def guest(self, request: web.Request) -> web.Response:
        """POST /api/guest {name}: a new guest, or a new name for who is here already."""
        server = self._server
        name = str((await body_of(request)).get("name", ""))
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
        body = await body_of(request)
        await server.people.open_account(
            person.id, str(body.get("account", "")), str(body.get("password", ""))
        )
        return answer(_me(await server.me(request)))

    async def sign_in(self, request: web.Request) -> web.Response:
        """POST /api/sign-in {account, password}."""
        server = self._server
        body = await body_of(request)
        person = await server.people.sign_in(
            str(body.get("account", "")),
            str(body.get("password", "")),
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
        name = str((await body_of(request)).get("name", "bot"))
        return answer({"token": await server.people.make_token(person.id, name, server.world.now())})

    async def drop_tokens(self, request: web.Request) -> web.Response:
        """DELETE /api/token: make all tokens of the person worthless, and end the connections of programs that have one."""
        person = await self._server.me(request)
        await self._server.people.drop_tokens(person.id)
        await self._server.departures.depart(person.id, "tokens-dropped")
        return answer({})

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
        variant = request.query.get("variant", "")
        return answer(await self._server.node.results.leaders(request.match_info["game"], 100, variant))

    @staticmethod
    def _without_cookie() -> web.Response:
        response = answer({})
        response.del_cookie(COOKIE, httponly=True, samesite="Lax")
        return response


def answer(data: Any, status: int = 200) -> web.Response:
    """Data as a JSON answer."""
    return web.Response(body=_encoder.encode(data), content_type="application/json", status=status)


async def body_of(request: web.Request) -> dict[str, Any]:
    """The JSON object in the body of a request; OptionsError (`bad-request`)."""
    try:
        async with asyncio.timeout(BODY_S):
            data: Any = msgspec.json.decode(await request.read())
    except TimeoutError:
        raise OptionsError("", "", code="bad-request", problem="the body did not arrive") from None
    except web.HTTPRequestEntityTooLarge:
        raise IllegalError(Refusal("request-too-long", None, {"limit": LONGEST_MESSAGE})) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("", "", code="bad-request", problem=str(error)) from None
    if not isinstance(data, dict):
        raise OptionsError("", "", code="bad-request", problem="expected an object")
    return data  # pyright: ignore[reportUnknownVariableType]


def _me(person: Person) -> dict[str, Any]:
    return {"person": person.id, "name": person.name, "account": person.account}
