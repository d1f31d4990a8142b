"""Previews of every kind of link, as a program for chats reads them and as an adversary compares them."""

import asyncio
import statistics
import time
from bisect import bisect_left, bisect_right
from pathlib import Path
from secrets import token_hex

import pytest
from aiohttp import ClientSession

from tests.nightly import nightly
from tests.server.clients import Client, connect_guest, serving
from tests.server.test_link_previews import PUBLIC, Head
from tests.server.test_pictures import MOST_BYTES, size
from virado.languages import LANGUAGES
from virado.server.app import Server

NAMES = ("Rosalinde", "Tomislav")


async def _play(host: Client, guest: Client) -> str:
    """Return the table of a running match."""
    table = str((await host.request("create", variant="casino", sit=0))["id"])
    await guest.request("act", table=table, command={"do": "sit", "seat": 1, "name": ""})
    await host.request("start", table=table)
    return table


async def _list_links(rosa: Client, tom: Client, server: Server) -> dict[str, str]:
    """Return links of all kinds by name."""
    waiting = str((await rosa.request("create", variant="hazari", sit=0))["id"])
    by = await rosa.request("link-name", table=waiting)
    code = (await rosa.request("table-code", table=waiting))["code"]
    ended = await _play(rosa, tom)
    await (await server.node.get_table(ended)).close("")
    ((person,),) = await server.database.query("SELECT min(id) FROM person")
    return {
        "form": "/new/hazari",
        "rules": "/rules/hazari",
        "lesson": "/learn/hazari",
        "lasting rules": "/LANGUAGE/rules/hazari",
        "waiting table": f"/t/{waiting}?form=hazari",
        "running table": f"/t/{await _play(rosa, tom)}?form=casino",
        "ended match": f"/replay/{ended}?form=casino",
        "invitation": f"/join/{waiting}?form=hazari&by={by}",
        "code": f"/code/{code}",
        "score sheet": "/score?form=raub",
        "person": f"/player/{person}",
        "first page": "/",
        "nowhere": f"/t/{token_hex(9)}",
    }


@pytest.mark.parametrize("language", ["en", "fa", "bn"])
def test_every_kind_of_link_has_a_preview_that_reveals_nothing(language: str, tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, public_url=PUBLIC) as (server, address),
            connect_guest(address, NAMES[0]) as rosa,
            connect_guest(address, NAMES[1]) as tom,
            ClientSession(address) as http,
        ):
            links = await _list_links(rosa, tom, server)
            counted = "SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM play_table)"
            before = await server.database.query(counted)
            pictures: dict[str, str] = {}
            for kind, link in links.items():
                path = link.replace("LANGUAGE", language)
                answer = await http.get(path + ("&" if "?" in path else "?") + f"lang={language}")
                assert answer.status == 200, kind
                assert not answer.cookies, kind
                page = await answer.text()
                shown = NAMES[0] in page
                assert shown is (kind == "invitation"), kind
                assert NAMES[1] not in page, kind
                if kind.endswith(("table", "match")):
                    assert path.split("/")[2].partition("?")[0] not in page, kind
                found = Head(page).metadata
                for name in ("title", "description", "site_name", "type", "image", "image:type"):
                    assert len(found[f"og:{name}"]) == 1, (kind, name)
                    assert found[f"og:{name}"][0].strip(), (kind, name)
                assert found["og:locale"][0].partition("_")[0] == language, kind
                others = {each.partition("_")[0] for each in found["og:locale:alternate"]}
                assert others == set(LANGUAGES) - {language}, kind
                assert found["twitter:card"] == ["summary_large_image"], kind
                pictures[kind] = found["og:image"][0].removeprefix(PUBLIC)
            for picture in set(pictures.values()):
                answer = await http.get(picture)
                png = await answer.read()
                assert (answer.status, answer.content_type, size(png)) == (200, "image/png", (1200, 630))
                assert len(png) < MOST_BYTES
                assert not answer.cookies
            assert pictures["running table"] == pictures["ended match"] != pictures["nowhere"]
            assert pictures["code"] == pictures["person"] == pictures["first page"] == pictures["nowhere"]
            assert await server.database.query(counted) == before

    asyncio.run(asyncio.wait_for(test(), 90))


@pytest.mark.parametrize("pairs", [pytest.param(5000, marks=nightly)])
def test_the_time_of_an_answer_does_not_tell_a_table_from_nothing(tmp_path: Path, pairs: int):
    """The share of pairs in which the real table takes longer (ties count half) must be close to one half.

    Both addresses are requested equally often, because parsers of addresses keep the last ones.
    """

    async def test() -> None:
        async with (
            serving(tmp_path, public_url=PUBLIC, per_address=0) as (_, address),
            connect_guest(address, NAMES[0]) as rosa,
            connect_guest(address, NAMES[1]) as tom,
            ClientSession(address) as http,
        ):
            table, nowhere = await _play(rosa, tom), token_hex(9)

            async def measure(name: str) -> float:
                begun = time.perf_counter()
                async with http.get(f"/t/{name}?form=casino") as answer:
                    await answer.read()
                return time.perf_counter() - begun

            for _ in range(50):
                await measure(table)
            real, random = list[float](), list[float]()
            for number in range(pairs):
                for is_real in (True, False) if number % 2 else (False, True):
                    (real if is_real else random).append(await measure(table if is_real else nowhere))
            random.sort()
            slower = sum(bisect_left(random, each) + bisect_right(random, each) for each in real) / 2
            share = slower / pairs**2
            medians = [statistics.median(each) * 1000 for each in (real, random)]
            print(f"share {share:.3f}, medians {medians[0]:.3f} and {medians[1]:.3f} ms")
            assert abs(share - 0.5) < 0.03

    asyncio.run(asyncio.wait_for(test(), 300))
