"""Tests for the page that a server offers for times at which it cannot be reached."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.static_site.written_site import write_once
from tests.web.host import Host
from tests.web.page_pool import SETTLE
from tests.web.player import PATIENCE_MS
from tests.web.static_page import START_MS, wait_until_started
from tests.web.test_static_page import COMPILE, SETTINGS, play_match

KEEP = re.compile(r"Keep the games on this device \(\d\.\d MB\)")


@pytest.mark.slow
def test_a_page_whose_server_is_away_plays_on_the_device_and_finds_the_way_back(
    browser: Browser, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
):
    write_once(tmp_path_factory)  # compiles the kernels of the page, which takes minutes
    page = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en").new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    with Host(tmp_path) as host:
        address = host.address
        page.goto(address)
        page.evaluate(SETTLE, SETTINGS)
        page.goto(f"{address}/people")
        page.get_by_role("button", name=KEEP).click(timeout=START_MS)
        expect(page.get_by_text("The games are kept on this device.")).to_be_visible(timeout=START_MS)
        page.wait_for_selector("html[data-kept]", state="attached", timeout=PATIENCE_MS)
        expect(page.get_by_role("link", name="Play against bots on this device")).to_be_visible()

    page.goto(address)
    page.get_by_role("link", name="Play against bots on this device").click(timeout=START_MS)
    page.wait_for_url(f"{address}/device/")
    wait_until_started(page, path="/device/")
    expect(page.get_by_text("The server cannot be reached. Here you play on this device.")).to_be_visible()
    assert page.evaluate(COMPILE) == "wasm-eval"
    play_match(page, "royal-dominican(players=2, target=5)", {"1": "club"}, path="/device/")

    with Host(tmp_path, port=urlsplit(address).port):
        expect(page.get_by_text("The server can be reached again.").first).to_be_attached(timeout=START_MS)
        page.get_by_role("link", name="To the server").click()
        page.wait_for_url(f"{address}/")
        page.wait_for_selector("html[data-line=open]", timeout=START_MS)
        page.goto(f"{address}/people")
        page.get_by_role("button", name="Remove the games from this device").click()
        expect(page.get_by_role("button", name=KEEP)).to_be_visible(timeout=START_MS)
        assert (
            page.evaluate("caches.keys().then((names) => names.filter((name) => name.includes('/device/')))")
            == []
        )
    assert not errors
    page.context.close()
