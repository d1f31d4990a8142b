"""Tests for the page without a server, on a plain file server under a path of its own."""

import functools
import http.server
import importlib.util
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.page_pool import SETTLE
from tests.web.player import MAIN, PATIENCE_MS, Player

ADDRESS = "/virado/"
START_MS = 240_000
"""Maximum time until Python has started, on a busy machine."""
CAN_LINK = importlib.util.find_spec("ziglang") is not None or shutil.which("wasm-ld") is not None
"""True if the page has the experts' searches; otherwise other players move for them."""
SETTINGS = {"tempo": 0, "sound": "off", "offered": True}

ASK = """
async ([path, request, fields]) => {
  const name = `virado ${path}`.replace(/[^\\w.-]+/g, "-");
  const from = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  navigator.locks.request(`${name}-${from}`, () => new Promise(() => undefined));
  const post = (message) => channel.postMessage({ to: "", from, message });
  const text = (fields) => post({ do: "send", line: 1, text: JSON.stringify(fields) });
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.to !== from) return;
      if (data.message.is === "opened") text({ do: "hello", id: "hello" });
      if (data.message.is !== "message") return;
      const answer = JSON.parse(data.message.text);
      if (answer.type === "welcome") text({ do: request, id: from, ...fields });
      if (answer.id === from) resolve(answer);
    };
    post({ do: "open", line: 1 });
  });
}
"""
"""Script that asks the device as another tab of the page does."""


HAS_KERNELS = """
async (path) => {
  const cache = await caches.open(`virado-python ${path}py/`);
  return (await cache.keys()).some(({ url }) => url.includes("/kernels-"));
}
"""
"""Script that finds out whether the experts' searches have been fetched."""


class PlainServer:
    """A server of static files that knows nothing about Virado and can be stopped."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(QuietHandler, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """A handler that logs nothing."""

    def log_message(self, format: str, *args: Any) -> None:  # the name of the base class
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("files")
    command = [sys.executable, "-m", "virado", "site", str(root / "virado")]
    subprocess.run(command, check=True, capture_output=True)
    return root


@pytest.fixture
def server(folder: Path) -> Iterator[PlainServer]:
    server = PlainServer(folder)
    yield server
    server.stop()


def deal_table(page: Page, variant: str, bots: dict[str, str]) -> str:
    """Open a table against bots on the device, start it, and return its name."""
    fields = {"variant": variant, "sit": 0, "bots": bots, "start": True}
    answer = page.evaluate(ASK, [ADDRESS, "create", fields])
    assert answer["type"] == "done", answer
    return str(answer["result"]["id"])


def wait_until_started(page: Page) -> None:
    page.wait_for_selector("html[data-line=open]", timeout=START_MS)


def play_match(page: Page, variant: str, bots: dict[str, str]) -> None:
    """Play a match against bots to its end, with the mouse."""
    page.evaluate("(route) => (location.hash = route)", f"/t/{deal_table(page, variant, bots)}")
    player = Player(page)
    player.wait_for_cards()
    player.play_match()
    assert player.made > 0
    expect(page.locator(MAIN)).to_have_attribute("data-stage", "over")


@pytest.mark.slow
def test_matches_are_played_to_the_end_with_and_without_a_network(server: PlainServer, browser: Browser):
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(server.address + ADDRESS)
    page.evaluate(SETTLE, SETTINGS)
    page.reload()
    wait_until_started(page)
    if CAN_LINK:
        page.wait_for_function(HAS_KERNELS, arg=ADDRESS, timeout=START_MS)
    play_match(page, "royal-dominican(players=2, target=5)", {"1": "expert"})
    page.wait_for_selector("html[data-kept]", state="attached", timeout=PATIENCE_MS)
    server.stop()
    page.goto(server.address + ADDRESS)
    wait_until_started(page)
    play_match(page, "raub(players=3, start_score=5)", {"1": "expert", "2": "club"})
    assert not errors
    context.close()


@pytest.mark.slow
def test_a_second_tab_follows_the_first_and_takes_over(server: PlainServer, browser: Browser):
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en")
    first, second = context.new_page(), context.new_page()
    first.goto(server.address + ADDRESS)
    wait_until_started(first)
    second.goto(server.address + ADDRESS)
    wait_until_started(second)
    table = deal_table(second, "casino", {"1": "greedy"})
    first.close()
    second.evaluate("(route) => (location.hash = route)", f"/t/{table}")
    second.wait_for_selector("[data-hand]", timeout=START_MS)
    context.close()


@pytest.mark.slow
def test_the_folder_names_files_that_it_has(folder: Path):
    listed = json.loads((folder / "virado/py/files.json").read_bytes())
    files = [*(each for each in listed.values() if each and "bytes" in each), *listed["languages"].values()]
    for each in files:
        assert (folder / "virado/py" / each["name"]).stat().st_size == each["bytes"]
    assert sum(each["bytes"] for each in files) < 8_000_000
