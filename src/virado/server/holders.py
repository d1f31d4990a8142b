"""Whom the cookie or token of an HTTP request stands for."""

from aiohttp import web

from virado.refusal import IllegalError, Refusal
from virado.server.administration.orders import Orders
from virado.server.clock import World
from virado.server.gate import cookie_of, token_of
from virado.server.people import Holder, People, StoredPerson
from virado.server.wire.routes import people as routes

WHILE_BANNED = (routes.DELETE_ME.path, routes.PROVE.path)
"""Paths that a banned person may still use, besides reading: exporting and deleting the person's data."""


class Holders:
    """Finds who asks."""

    def __init__(self, people: People, world: World, orders: Orders) -> None:
        self._people = people
        self._world = world
        self._orders = orders

    async def find(self, request: web.Request) -> Holder | None:
        """Whom a request's cookie or token stands for; None if there is neither, or it is worthless."""
        token, now = token_of(request), self._world.now()
        if token:
            return await self._people.of_token(token, now)
        return await self._people.of_cookie(cookie_of(request), now)

    async def holder(self, request: web.Request) -> Holder:
        """The same; IllegalError (`not-signed-in`)."""
        holder = await self.find(request)
        if holder is None:
            raise IllegalError(Refusal("not-signed-in"))
        return holder

    async def person(self, request: web.Request) -> StoredPerson:
        """The person of a request; IllegalError (`not-signed-in`)."""
        return (await self.holder(request)).person

    async def owner(self, request: web.Request) -> Holder:
        """Who may do everything that the person may; IllegalError (`not-signed-in`, `token-only-plays`, `banned`)."""
        holder = await self.holder(request)
        if holder.scope != "account":
            raise IllegalError(Refusal("token-only-plays"))
        if request.method != "GET" and request.path not in WHILE_BANNED:
            self._orders.check_person(holder.person.id)
        return holder

    async def browser(self, request: web.Request) -> Holder:
        """Return the `owner` in a browser: a token cannot make, change or end credentials by itself.

        Raises IllegalError (`prove-first` for a token, besides those of `owner`).
        """
        holder = await self.owner(request)
        if not holder.session:
            raise IllegalError(Refusal("prove-first"))
        return holder
