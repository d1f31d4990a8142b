"""HTTP handlers for a person's matches, co-players and public page (docs/reference/wire.md)."""

from virado.games.catalogue import family
from virado.refusal import IllegalError, Refusal
from virado.server.auth_sessions import AuthSessions
from virado.server.http import Endpoint, HttpAnswer, HttpRequest, answer, parse_query, read_body
from virado.server.match_history import MatchHistory
from virado.server.people import People
from virado.server.results import Results
from virado.server.wire.matches import CompanionsQuery, CourseQuery, MatchesQuery, PublicPlayer
from virado.server.wire.people import Profile
from virado.server.wire.routes import people as routes

MAX_LEADERS = 100


class MatchesApi:
    """HTTP handlers for matches, results, co-players and public pages."""

    def __init__(
        self, auth_sessions: AuthSessions, people: People, matches: MatchHistory, results: Results
    ) -> None:
        self._auth_sessions = auth_sessions
        self._people = people
        self._matches = matches
        self._results = results

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [
            Endpoint(routes.PROFILE, self.profile),
            Endpoint(routes.MATCHES, self.matches),
            Endpoint(routes.COURSE, self.course),
            Endpoint(routes.STATISTICS, self.statistics),
            Endpoint(routes.LEADERS, self.leaders),
            Endpoint(routes.COMPANIONS, self.companions),
            Endpoint(routes.PLAYER, self.player),
        ]

    async def profile(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/me/profile {public, picture}: set the public profile."""
        person = (await self._auth_sessions.owner(request)).person
        return answer((await self._people.update_profile(person, await read_body(request, Profile))).me)

    async def matches(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/me/matches: the requesting person's matches, in pages."""
        person = await self._auth_sessions.person(request)
        return answer(await self._matches.page(person.id, parse_query(request, MatchesQuery)))

    async def course(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/me/course?game=&variant=: the requesting person's results over time."""
        person = await self._auth_sessions.person(request)
        return answer(await self._matches.course(person.id, parse_query(request, CourseQuery)))

    async def statistics(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/me/statistics: the requesting person's ratings and results."""
        person = await self._auth_sessions.person(request)
        return answer(await self._results.statistics(person.id))

    async def leaders(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/leaders/{game}?variant=: the ranking of a family, or of the people who have played a variant."""
        variant, name = parse_query(request, routes.LeadersQuery).variant, request.match_info["game"]
        family(name)  # raises a refusal if the family is unknown
        return answer(await self._results.leaders(name, MAX_LEADERS, variant))

    async def companions(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/me/companions: the requesting person's co-players, in pages."""
        person = await self._auth_sessions.person(request)
        return answer(await self._matches.companions(person.id, parse_query(request, CompanionsQuery)))

    async def player(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/players/{person}: the public page of a person, if the person has enabled it.

        Raises IllegalError (`no-public-page`).
        """
        person = await self._people.find(request.match_info["person"])
        if person is None or not person.public:
            raise IllegalError(Refusal("no-public-page"))
        found = await self._results.statistics(person.id)
        return answer(
            PublicPlayer(
                person=person.id,
                name=person.name,
                picture=person.picture,
                ratings=found.ratings,
                variants=found.variants,
            )
        )
