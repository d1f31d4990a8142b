"""The HTTP requests about one's matches and the people met there, and public pages of players (docs/wire.md)."""

from typing import Protocol

from aiohttp import web

from virado.refusal import IllegalError, Refusal
from virado.server.matches import Matches
from virado.server.people import Holder, People, StoredPerson
from virado.server.results import Results
from virado.server.routing import answer, body_of, query_of, served
from virado.server.wire import routes
from virado.server.wire.matches import CompanionsQuery, CourseQuery, MatchesQuery, PublicPlayer
from virado.server.wire.people import Profile


class ServerForMatches(Protocol):
    """What these requests need of a server."""

    people: People
    matches: Matches

    @property
    def results(self) -> Results:
        """Results and ratings."""
        ...

    async def owner(self, request: web.Request) -> Holder:
        """Who may do everything that the person may; IllegalError (`not-signed-in`, `token-only-plays`)."""
        ...

    async def me(self, request: web.Request) -> StoredPerson:
        """The person of a request; IllegalError (`not-signed-in`)."""
        ...


class MatchesApi:
    """The handlers of matches, companions and players."""

    def __init__(self, server: ServerForMatches) -> None:
        self._server = server

    def routes(self) -> list[web.RouteDef]:
        """What this answers."""
        return [
            served(routes.PROFILE, self.profile),
            served(routes.MATCHES, self.matches),
            served(routes.COURSE, self.course),
            served(routes.COMPANIONS, self.companions),
            served(routes.PLAYER, self.player),
        ]

    async def profile(self, request: web.Request) -> web.Response:
        """POST /api/me/profile {public, picture}: what others may see of the person."""
        person = (await self._server.owner(request)).person
        return answer((await self._server.people.show(person, await body_of(request, Profile))).me)

    async def matches(self, request: web.Request) -> web.Response:
        """GET /api/me/matches: one's own matches, page by page."""
        person = await self._server.me(request)
        return answer(await self._server.matches.page(person.id, query_of(request, MatchesQuery)))

    async def course(self, request: web.Request) -> web.Response:
        """GET /api/me/course?game=&variant=: how they went, over time."""
        person = await self._server.me(request)
        return answer(await self._server.matches.course(person.id, query_of(request, CourseQuery)))

    async def companions(self, request: web.Request) -> web.Response:
        """GET /api/me/companions: the people with whom one has played, page by page."""
        person = await self._server.me(request)
        return answer(await self._server.matches.companions(person.id, query_of(request, CompanionsQuery)))

    async def player(self, request: web.Request) -> web.Response:
        """GET /api/players/{person}: the public page of a person who wants one; IllegalError (`no-public-page`)."""
        person = await self._server.people.find(request.match_info["person"])
        if person is None or not person.public:
            raise IllegalError(Refusal("no-public-page"))
        found = await self._server.results.statistics(person.id)
        return answer(
            PublicPlayer(
                person=person.id,
                name=person.name,
                picture=person.picture,
                ratings=found.ratings,
                variants=found.variants,
            )
        )
