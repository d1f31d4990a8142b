"""Previews of links, as programs for chats read them: without JavaScript, from the head of the page."""

import asyncio
import hashlib
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.nightly import nightly
from tests.server.clients import connect_guest, serving
from virado.languages import LANGUAGES
from virado.words import catalogue

PUBLIC = "https://example.org"
KINDS = ("t", "join", "code", "replay", "player")
"""First path segments of links with an id or a code."""


class Head(HTMLParser):
    """The metadata of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.metadata: defaultdict[str, list[str]] = defaultdict(list)
        self.alternates: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "meta":
            self.metadata[found.get("property") or found.get("name", "")].append(found.get("content", ""))
        elif found.get("rel") == "alternate":
            self.alternates[found["hreflang"]] = found["href"]


@pytest.mark.parametrize("language", ["en", "fa", "bn"])
def test_a_link_shows_form_and_language(language: str, tmp_path: Path):
    async def test() -> None:
        words = catalogue(language)
        name, summary = words.variant_title("hazari"), words.variant_summary("hazari")
        async with serving(tmp_path, public_url=PUBLIC) as (_, address), ClientSession(address) as http:
            for path in ("new/hazari", "rules/hazari", "learn/hazari"):
                answer = await http.get(f"/{path}?lang={language}", headers={"Accept-Language": "es"})
                head = Head(await answer.text())
                assert name in head.metadata["og:title"][0]
                assert head.metadata["og:description"] == head.metadata["description"] == [summary]
                assert head.metadata["og:locale"][0][:2] == language
                assert len(head.metadata["og:locale:alternate"]) == len(LANGUAGES) - 1
                assert head.metadata["og:url"][0].startswith(f"{PUBLIC}/{path}")
                assert head.metadata["twitter:card"] == ["summary_large_image"]
                picture = head.metadata["og:image"][0].removeprefix(PUBLIC)
                assert picture.startswith(f"/pictures/{language}/hazari.png?v=")
                assert [head.metadata[f"og:image:{each}"] for each in ("width", "height")] == [
                    ["1200"],
                    ["630"],
                ]
                assert name in head.metadata["og:image:alt"][0]
                assert set(head.alternates) == set(LANGUAGES)
                assert "Set-Cookie" not in answer.headers
            lasting = Head(await (await http.get(f"/{language}/rules/hazari")).text())
            assert name in lasting.metadata["og:title"][0]
            assert lasting.metadata["og:url"] == [f"{PUBLIC}/{language}/rules/hazari"]

    asyncio.run(asyncio.wait_for(test(), 60))


def test_without_a_public_address_a_preview_has_no_addresses(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            head = Head(await (await http.get("/rules/raub")).text())
            assert head.metadata["og:title"]
            assert not head.metadata["og:url"]
            assert not head.metadata["og:image"]
            assert not head.alternates

    asyncio.run(asyncio.wait_for(test(), 60))


async def _compare(tmp_path: Path, unknown: int) -> None:
    """Compare the answers for a running match, in every kind of link, with those for ids that nobody has used."""
    async with (
        serving(tmp_path, public_url=PUBLIC, per_address=0) as (server, address),
        connect_guest(address, "Rosa") as rosa,
        connect_guest(address, "Tom") as tom,
        ClientSession(address) as http,
    ):
        table = str((await rosa.request("create", variant="casino", sit=0))["id"])
        await tom.request("act", table=table, command={"do": "sit", "seat": 1, "name": ""})
        await rosa.request("start", table=table)
        people = await server.database.query("SELECT id FROM person ORDER BY id")

        async def fetch(path: str) -> tuple[int, str, str, str]:
            async with http.get(path) as answer:
                body = await answer.read()
                headers = repr(sorted((n, v) for n, v in answer.headers.items() if n != "Date"))
                return answer.status, headers, repr(answer.cookies), hashlib.sha256(body).hexdigest()

        real = {await fetch(f"/{kind}/{table}") for kind in KINDS}
        assert len(real) == 1
        for number in range(unknown):
            name = hashlib.sha256(str(number).encode()).hexdigest()[: len(table)]
            assert await fetch(f"/{KINDS[number % len(KINDS)]}/{name}") in real
        general = Head(await (await http.get("/")).text())
        of_table = Head(await (await http.get(f"/t/{table}")).text())
        assert of_table.metadata.pop("robots") == ["noindex"]
        # Without an address, a chat does not lead from a table to the first page.
        assert general.metadata.pop("og:url") == [f"{PUBLIC}/"]
        assert of_table.metadata == general.metadata
        assert not of_table.alternates
        named = Head(await (await http.get(f"/t/{table}?form=hazari")).text())
        assert (
            named.metadata["og:image"]
            == Head(await (await http.get("/new/hazari")).text()).metadata["og:image"]
        )
        for hostile in ("casino/../hazari", "<script>", "HAZARI", ""):
            answer = await http.get(f"/t/{table}", params={"form": hostile})
            assert Head(await answer.text()).metadata["og:image"] == general.metadata["og:image"]
        assert await server.database.query("SELECT id FROM person ORDER BY id") == people


@pytest.mark.parametrize("unknown", [20, pytest.param(10_000, marks=nightly)])
def test_a_table_has_the_preview_of_addresses_that_lead_nowhere(tmp_path: Path, unknown: int):
    asyncio.run(asyncio.wait_for(_compare(tmp_path, unknown), 240))
