"""The browser client, which the installation contains and the server serves."""

import asyncio
import json
from pathlib import Path

import pytest
from aiohttp import ClientResponse, ClientSession

from tests.server.clients import serving
from tests.static_site.written_site import write_once
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


@pytest.mark.slow
def test_only_workers_of_the_page_for_devices_may_compile_webassembly(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
):
    write_once(tmp_path_factory)  # compiles the kernels of the page, which takes minutes

    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            _, offer = await fetch(http, "/api/device-page")
            assert json.loads(offer) == {"offered": True, "bytes": None}
            _, page = await fetch(http, "/device")
            _, offer = await fetch(http, "/api/device-page")
            assert 1_000_000 < json.loads(offer)["bytes"] < 10_000_000
            assert b'data-server="/"' in page
            _, listed = await fetch(http, "/device/py/files.json")
            built = folder()
            assert built is not None
            workers = {f"assets/{path.name}" for path in (built / "assets").glob("worker-*.js")}
            assert workers
            script = page.decode().split('src="./')[1].split('"')[0]
            allowing: set[str] = set()
            for path in ("", "sw.js", script, f"py/{json.loads(listed)['wasm']['name']}", *workers):
                answer, _ = await fetch(http, f"/device/{path}")
                assert answer.status == 200, path
                if "wasm-unsafe-eval" in answer.headers["Content-Security-Policy"]:
                    allowing.add(path)
            assert allowing == workers

    asyncio.run(asyncio.wait_for(test(), 240))


def test_a_host_need_not_offer_the_page_for_devices(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, device_page=False) as (_, address), ClientSession(address) as http:
            _, offer = await fetch(http, "/api/device-page")
            assert json.loads(offer) == {"offered": False, "bytes": None}
            answer, _ = await fetch(http, "/device/")
            assert answer.status == 404

    asyncio.run(asyncio.wait_for(test(), 60))


async def fetch(http: ClientSession, path: str) -> tuple[ClientResponse, bytes]:
    async with http.get(path) as answer:
        return answer, await answer.read()


def test_the_client_is_part_of_the_installation():
    root = folder()
    assert root is not None
    assert (root / "sw.js").is_file()
