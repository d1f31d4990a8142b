"""The rules pages at lasting addresses (`virado.words.rules_pages`), with the files for crawlers."""

import asyncio
from functools import cached_property

from aiohttp import web

from virado.languages import LANGUAGES
from virado.server.built_page import folder as built_page
from virado.server.built_page import font_styles
from virado.server.kept_answers import KeptAnswer
from virado.server.static_files import INDEXED_PAGES, make_page_policy
from virado.words.rules_pages import Addresses, PageAddress, pages, robots, sitemap

INDEXED = frozenset({"", "robots.txt", "sitemap.xml", *INDEXED_PAGES, *LANGUAGES})
"""First path segments of the answers that search engines may list: no person, table or match is among them."""
ROBOTS_TAG = "X-Robots-Tag"


class RulesPages:
    """The pages, each of which is made when it is first requested and then kept."""

    def __init__(self, *, public_url: str, is_indexed: bool) -> None:
        """`public_url` is the address of the server for clients, or empty. Search engines list pages if `is_indexed`."""
        page = built_page()
        self._addresses = Addresses(public=public_url, fonts=font_styles(page) if page else {})
        self._is_indexed = is_indexed
        self._made: dict[PageAddress, KeptAnswer] = {}
        self._making = asyncio.Lock()

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        languages = f"{{language:{'|'.join(LANGUAGES)}}}"
        return [
            web.get(f"/{languages}/rules", self._serve_page),
            web.get(f"/{languages}/rules/{{form}}", self._serve_page),
            web.get("/robots.txt", self._serve_robots),
            web.get("/sitemap.xml", self._serve_sitemap),
        ]

    @cached_property
    def _pages(self) -> frozenset[PageAddress]:
        return frozenset(pages())

    @cached_property
    def _sitemap(self) -> KeptAnswer:
        return KeptAnswer.make(sitemap(self._addresses), "application/xml")

    async def mark(self, request: web.Request, response: web.StreamResponse) -> None:
        """Tell search engines not to list an answer, unless it is one of those for them.

        This depends on the path alone, so the header does not reveal whether a table exists.
        """
        if not self._is_indexed or request.path.split("/")[1] not in INDEXED:
            response.headers[ROBOTS_TAG] = "noindex"

    async def _serve_page(self, request: web.Request) -> web.Response:
        page = PageAddress(request.match_info["language"], request.match_info.get("form", ""))
        if page not in self._pages:
            raise web.HTTPNotFound
        async with self._making:
            if page not in self._made:
                text = await asyncio.to_thread(page.html, self._addresses)
                self._made[page] = KeptAnswer.make(text, "text/html", make_page_policy(text))
        return self._made[page].respond(request)

    async def _serve_robots(self, request: web.Request) -> web.Response:
        text = robots(self._addresses, is_indexed=self._is_indexed)
        return KeptAnswer.make(text, "text/plain").respond(request)

    async def _serve_sitemap(self, request: web.Request) -> web.Response:
        if not self._addresses.public:  # a sitemap contains absolute addresses only
            raise web.HTTPNotFound
        return self._sitemap.respond(request)
