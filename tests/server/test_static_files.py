"""The browser client, which the installation contains and the server serves."""

import asyncio
from pathlib import Path

from aiohttp import ClientSession

from tests.server.clients import serving
from virado.server.built_page import folder


def test_the_first_page_and_its_files_are_served(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession() as http:
            page = await http.get(f"{address}/")
            text = await page.text()
            assert page.status == 200
            assert '<div id="app">' in text
            assert page.headers["Cache-Control"] == "no-cache"
            script = text.split('src="')[1].split('"')[0]
            answer = await http.get(f"{address}{script}")
            assert answer.status == 200
            assert answer.headers["Content-Encoding"] == "gzip"
            assert "immutable" in answer.headers["Cache-Control"]
            assert (await http.get(f"{address}/t/a-table")).status == 200
            assert (await http.get(f"{address}/assets/../index.html")).status == 404
            assert (await http.get(f"{address}/no-such-page")).status == 404

    asyncio.run(asyncio.wait_for(test(), 60))


def test_the_client_is_part_of_the_installation():
    root = folder()
    assert root is not None
    assert (root / "sw.js").is_file()
