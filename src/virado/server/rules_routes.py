"""The rules pages at lasting addresses (`virado.words.rules_pages`), with the files for crawlers."""

import asyncio
import hashlib
from functools import cached_property
from typing import NamedTuple

from aiohttp import ETag, web

from virado.languages import LANGUAGES
from virado.server.built_page import folder as built_page
from virado.server.built_page import font_styles
from virado.server.routing import CONTENT_POLICY, REVALIDATE
from virado.server.static_files import make_page_policy
from virado.words.rules_pages import Addresses, PageAddress, pages, robots, sitemap

ETAG_BYTES = 12
INDEXED = frozenset({"", "learn", "privacy", "robots.txt", "rules", "sitemap.xml", *LANGUAGES})
"""First path segments of the answers that search engines may list: no person, table or match is among them."""
ROBOTS_TAG = "X-Robots-Tag"


class _Made(NamedTuple):
    """An answer that is the same for every client."""

    body: str
    content_type: str
    etag: str
    policy: str
    """Content security policy; empty for the usual one."""


class RulesPages:
    """The pages, each of which is made when it is first requested and then kept."""

    def __init__(self, *, public_url: str, is_indexed: bool) -> None:
        """`public_url` is the address of the server for clients, or empty. Search engines list pages if `is_indexed`."""
        page = built_page()
        self._addresses = Addresses(public=public_url, fonts=font_styles(page) if page else {})
        self._is_indexed = is_indexed
        self._made: dict[PageAddress, _Made] = {}
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
    def _sitemap(self) -> _Made:
        return _make(sitemap(self._addresses), "application/xml")

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
                self._made[page] = _make(text, "text/html", make_page_policy(text))
        return _respond(request, self._made[page])

    async def _serve_robots(self, request: web.Request) -> web.Response:
        return _respond(request, _make(robots(self._addresses, is_indexed=self._is_indexed), "text/plain"))

    async def _serve_sitemap(self, request: web.Request) -> web.Response:
        if not self._addresses.public:  # a sitemap contains absolute addresses only
            raise web.HTTPNotFound
        return _respond(request, self._sitemap)


def _make(text: str, content_type: str, policy: str = "") -> _Made:
    etag = hashlib.blake2b(text.encode(), digest_size=ETAG_BYTES).hexdigest()
    return _Made(text, content_type, etag, policy)


def _respond(request: web.Request, made: _Made) -> web.Response:
    """Return the response, without its body if the client has it already."""
    known = {each.value for each in request.if_none_match or ()}
    is_known = made.etag in known or "*" in known
    response = (
        web.Response(status=304)
        if is_known
        else web.Response(text=made.body, content_type=made.content_type, charset="utf-8")
    )
    response.etag = ETag(made.etag, is_weak=True)  # weak, because the body may be sent compressed or not
    response.headers["Cache-Control"] = REVALIDATE
    response.headers["Vary"] = "Accept-Encoding"
    if made.policy:
        response.headers[CONTENT_POLICY] = made.policy
    if not is_known:
        response.enable_compression()
    return response
