"""The rules pages on a server: headers, caching, files for crawlers, and which answers search engines may list."""

import asyncio
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.server.clients import serving
from virado.languages import LANGUAGES
from virado.server.built_page import folder, font_styles
from virado.server.static_files import NOT_INDEXED, PAGES, make_page_policy
from virado.words.rules_pages import Addresses, PageAddress, pages

PUBLIC = "https://example.org"
LISTED = {"rules", "learn", "privacy"}
"""Pages of the app that search engines may list, besides the first page."""


def test_a_page_is_served_with_its_policy_and_an_etag(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, public_url=PUBLIC) as (_, address), ClientSession(address) as http:
            answer = await http.get("/bn/rules/hazari")
            text = await answer.text()
            assert answer.status == 200
            page = folder()
            fonts = font_styles(page) if page else {}
            assert text == PageAddress("bn", "hazari").html(Addresses(public=PUBLIC, fonts=fonts))
            assert [(await http.get(f"/{path}")).status for path in fonts.values()] == [200] * len(fonts)
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert answer.headers["Content-Encoding"] in ("gzip", "deflate")
            assert answer.headers["Cache-Control"] == "no-cache"
            assert answer.headers["Content-Security-Policy"] == make_page_policy(text)
            assert "style-src 'self' 'sha256-" in answer.headers["Content-Security-Policy"]
            assert "X-Robots-Tag" not in answer.headers
            assert "Set-Cookie" not in answer.headers
            again = await http.get("/bn/rules/hazari", headers={"If-None-Match": answer.headers["ETag"]})
            assert again.status == 304
            assert await again.read() == b""
            assert again.headers["ETag"] == answer.headers["ETag"]
            other = await http.get("/en/rules/hazari", headers={"If-None-Match": answer.headers["ETag"]})
            assert other.status == 200
            assert other.headers["ETag"] != answer.headers["ETag"]

    asyncio.run(asyncio.wait_for(test(), 60))


def test_the_page_does_not_depend_on_who_asks(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            asked = {"Accept-Language": "fa", "Cookie": "virado=abc"}
            one, other = [await http.get("/es/rules", headers=each) for each in ({}, asked)]
            assert await one.text() == await other.text()
            assert 'lang="es"' in await one.text()

    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.parametrize(
    "path",
    [
        "/xx/rules",
        "/en/rules/no-such-form",
        "/en/rules/casino(target=31)",
        "/en/rules/",
        "/en/rules/raub/more",
        "/en",
    ],
)
def test_there_are_no_other_pages(path: str, tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            assert (await http.get(path)).status == 404

    asyncio.run(asyncio.wait_for(test(), 60))


def test_crawlers_find_all_pages(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, public_url=PUBLIC) as (_, address), ClientSession(address) as http:
            assert f"Sitemap: {PUBLIC}/sitemap.xml" in await (await http.get("/robots.txt")).text()
            answer = await http.get("/sitemap.xml")
            assert answer.headers["Content-Type"] == "application/xml; charset=utf-8"
            listed = [each[0].text for each in ET.fromstring(await answer.read())]
            assert len(listed) == len(pages())
            for language in LANGUAGES:
                own = next(each for each in listed if each and f"/{language}/rules/" in each)
                assert (await http.get(own.removeprefix(PUBLIC))).status == 200

    asyncio.run(asyncio.wait_for(test(), 60))


def test_without_a_public_address_there_is_no_sitemap(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            assert (await http.get("/sitemap.xml")).status == 404
            assert "Sitemap" not in await (await http.get("/robots.txt")).text()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_tables_invitations_replays_and_people_are_never_listed(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            for page in PAGES:
                answer = await http.get(f"/{page}/abc")
                assert (answer.headers.get("X-Robots-Tag") == "noindex") == (page not in LISTED), page
                assert (NOT_INDEXED in await answer.text()) == (page not in LISTED), page
            for path in ("/api/variants", "/api/players/nobody", "/api/no-such-route"):
                assert (await http.get(path)).headers["X-Robots-Tag"] == "noindex", path
            assert "X-Robots-Tag" not in (await http.get("/")).headers

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_host_may_keep_search_engines_away(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, robots=False, public_url=PUBLIC) as (_, address),
            ClientSession(address) as http,
        ):
            for path in ("/", "/en/rules", "/en/rules/raub", "/robots.txt"):
                assert (await http.get(path)).headers["X-Robots-Tag"] == "noindex", path
            assert "Disallow: /" in await (await http.get("/robots.txt")).text()

    asyncio.run(asyncio.wait_for(test(), 60))
