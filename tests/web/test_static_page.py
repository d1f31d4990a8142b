"""Tests for the page without a server, on a plain file server under a path of its own."""

import contextlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import zlib
from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Worker, expect

from tests.static_site.written_site import write_once
from tests.waiting import Wait
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.page_pool import SETTLE
from tests.web.player import MAIN, PATIENCE_MS, Player
from tests.web.static_page import ADDRESS, ASK, START_MS, PlainServer, wait_until_started
from virado.words import catalogue

FIRST_VISIT_BYTES = 8_000_000
"""Maximum size of a first visit, until everything is kept, from a server that compresses nothing."""
CAN_LINK = importlib.util.find_spec("ziglang") is not None or shutil.which("wasm-ld") is not None
"""True if the page has the experts' searches; otherwise other players move for them."""
SETTINGS = {"tempo": 0, "sound": "off", "offered": True}

SAVE = """
async (path) => {
  const name = `virado ${path}`.replace(/[^\\w.-]+/g, "-");
  const from = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  return new Promise((resolve, reject) => {
    AbortSignal.timeout(120_000).onabort = () => reject(new Error("no answer"));
    channel.onmessage = ({ data }) => {
      if (data.to === from && data.message.is === "answer") resolve(data.message.body);
    };
    channel.postMessage({ to: "", from, message: { do: "save", call: 1 } });
  });
}
"""
"""Script that returns all tables of the device."""
DAMAGE = """
async () => {
  const root = await navigator.storage.getDirectory();
  for await (const folder of root.values()) {
    const file = await (await folder.getFileHandle("virado.db")).createWritable();
    await file.write("x".repeat(20000));
    await file.close();
  }
}
"""
"""Script that overwrites the stored database."""


HAS_KERNELS = """
async (path) => {
  const cache = await caches.open(`virado-python ${path}py/`);
  return (await cache.keys()).some(({ url }) => url.includes("/kernels-"));
}
"""
"""Script that finds out whether the experts' searches have been fetched."""
HOLD = """
() => {
  const handle = self.onmessage;
  self.isOpen = true;
  self.searches = [];
  self.onmessage = (event) => {
    self.searches.push(event);
    if (self.isOpen) handle(event);
  };
  self.open = () => {
    for (const event of self.searches.splice(0)) handle(event);
  };
}
"""
"""Script that lets a worker store the searches that it is asked for, and later delay them."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_once(tmp_path_factory)


@pytest.fixture
def server(folder: Path) -> Iterator[PlainServer]:
    server = PlainServer(folder)
    yield server
    server.stop()


def deal_table(page: Page, variant: str, bots: dict[str, str], *, path: str = ADDRESS) -> str:
    """Open a table against bots on the device, start it, and return its name."""
    fields = {"variant": variant, "sit": 0, "bots": bots, "start": True}
    answer = page.evaluate(ASK, [path, "create", fields])
    assert answer["type"] == "done", answer
    return str(answer["result"]["id"])


def play_match(page: Page, variant: str, bots: dict[str, str], *, path: str = ADDRESS) -> None:
    """Play a match against bots to its end, with the mouse."""
    page.evaluate("(route) => (location.hash = route)", f"/t/{deal_table(page, variant, bots, path=path)}")
    player = Player(page)
    player.wait_for_cards()
    player.play_match()
    assert player.made > 0
    expect(page.locator(MAIN)).to_have_attribute("data-stage", "over")


@pytest.mark.slow
def test_matches_are_played_to_the_end_with_and_without_a_network(server: PlainServer, browser: Browser):
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en")
    context.add_init_script(f"({SETTLE})({json.dumps(SETTINGS)})")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(server.address + ADDRESS)
    wait_until_started(page)
    if CAN_LINK:
        page.wait_for_function(HAS_KERNELS, arg=ADDRESS, timeout=START_MS)
    page.wait_for_selector("html[data-kept]", state="attached", timeout=PATIENCE_MS)
    assert server.sent < FIRST_VISIT_BYTES
    play_match(page, "royal-dominican(players=2, target=5)", {"1": "expert"})
    server.stop()
    page.goto(server.address + ADDRESS)
    wait_until_started(page)
    play_match(page, "raub(players=3, start_score=5)", {"1": "expert", "2": "club"})
    assert not errors
    context.close()


@pytest.mark.slow
@pytest.mark.skipif(not CAN_LINK, reason="the page has no experts")
def test_the_table_answers_while_an_expert_thinks(server: PlainServer, browser: Browser):
    page = open_page(browser, server)
    page.wait_for_function(HAS_KERNELS, arg=ADDRESS, timeout=START_MS)
    table = deal_table(page, "casino", {"1": "expert"})
    page.evaluate("(route) => (location.hash = route)", f"/t/{table}")
    page.wait_for_selector("[data-hand]", timeout=PATIENCE_MS)
    expert = wait_for_expert(page, table)
    expert.evaluate("() => { self.isOpen = false; self.searches = []; }")
    for played in (1, 2):
        play_moves(page, table, 1)
        wait = Wait()
        while not expert.evaluate("self.searches.length"):
            wait.blocking_turn()
        assert page.evaluate(ASK, [ADDRESS, "ping", {}])["type"] == "done"
        assert (count_moves(page, 0), count_moves(page, 1)) == (played, 0)
        if played == 1:  # the answer to this search is too late
            undo = {"do": "ask-undo", "seat": 0}
            assert page.evaluate(ASK, [ADDRESS, "act", {"table": table, "command": undo}])["type"] == "done"
        expert.evaluate("self.open()")
    wait = Wait(every_s=0.5)
    while not count_moves(page, 1):
        wait.blocking_turn()
    assert count_moves(page, 1) == 1
    page.context.close()


def wait_for_expert(page: Page, table: str) -> Worker:
    """Ask for hints until one comes from the worker of the experts, and return this worker."""
    wait = Wait(every_s=0.5)
    expert: Worker | None = None
    while expert is None or not expert.evaluate("self.searches.length"):
        hint = page.evaluate(ASK, [ADDRESS, "hint", {"table": table, "seat": 0, "level": "expert"}])
        assert hint["type"] == "done", hint
        if expert is None:
            expert = next((each for each in page.workers if each.evaluate("self.name") == "searches"), None)
            if expert is not None:
                expert.evaluate(HOLD)
        wait.blocking_turn()
    return expert


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


COMPILE = """
async () => {
  const refused = new Promise((done) => addEventListener("securitypolicyviolation", (event) => done(event.blockedURI)));
  const module = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const compiled = WebAssembly.compile(module).then(() => "compiled", () => refused);
  return compiled;
}
"""
"""Script that compiles an empty module in the page, and returns what prevented it."""


@pytest.mark.slow
def test_only_the_worker_may_compile_webassembly(server: PlainServer, browser: Browser):
    page = open_page(browser, server)
    assert page.evaluate(COMPILE) == "wasm-eval"
    page.context.close()


@pytest.mark.slow
def test_the_folder_names_files_that_it_has(folder: Path):
    listed = json.loads((folder / "virado/py/files.json").read_bytes())
    files = [*(each for each in listed.values() if each and "bytes" in each), *listed["languages"].values()]
    for each in files:
        assert (folder / "virado/py" / each["name"]).stat().st_size == each["bytes"]
    assert sum(each["bytes"] for each in files) < 8_000_000


# ---------------------------------------------------------------------- stored matches
OPEN_FILE = "input[type=file]"


def open_page(browser: Browser, server: PlainServer, route: str = "/") -> Page:
    """Open the page in a new profile, and wait until Python has started."""
    page = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en").new_page()
    page.goto(server.address + ADDRESS)
    page.evaluate(SETTLE, SETTINGS)
    page.goto(f"{server.address}{ADDRESS}#{route}")
    page.reload()
    wait_until_started(page)
    return page


@pytest.mark.slow
def test_what_needs_people_elsewhere_is_not_offered(server: PlainServer, browser: Browser):
    page = open_page(browser, server, "/new")
    page.wait_for_selector("#score", timeout=PATIENCE_MS)
    expect(page.locator("#clock, #absence")).to_have_count(0)
    page.evaluate("(route) => (location.hash = route)", f"/t/{deal_table(page, 'casino', {'1': 'greedy'})}")
    page.wait_for_selector("[data-tab=moves]", timeout=PATIENCE_MS)
    expect(page.locator("[data-tab=chat]")).to_have_count(0)
    page.context.close()


@pytest.mark.slow
def test_the_rules_lead_to_a_table_and_the_app_leads_to_the_rules(server: PlainServer, browser: Browser):
    page = open_page(browser, server, "/rules/hazari")
    page.locator(".pages a").first.click()
    page.wait_for_url(f"{server.address}{ADDRESS}en/rules/hazari/", timeout=PATIENCE_MS)
    answer = page.goto(f"{server.address}{ADDRESS}en/rules/hazari-bhutan/")
    assert answer is not None
    assert not answer.from_service_worker
    page.locator(".play").click()
    page.wait_for_url(f"{server.address}{ADDRESS}#/new/hazari-bhutan", timeout=PATIENCE_MS)
    wait_until_started(page)
    expect(page.locator("dialog .form b")).to_have_text(catalogue("en").variant_title("hazari-bhutan"))
    page.context.close()


@pytest.mark.slow
def test_matches_are_saved_opened_elsewhere_and_forgotten(server: PlainServer, browser: Browser):
    page = open_page(browser, server)
    table = deal_table(page, "casino", {"1": "greedy"})
    page.evaluate("location.hash = '/people'")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save", exact=True).click()
    file = json.loads(saving.value.path().read_text("utf-8"))
    assert [each["id"] for each in file["tables"]] == [table]

    other = open_page(browser, server, "/people")
    for sentence in ("One match added.", "No new matches. One was here already."):
        other.set_input_files(OPEN_FILE, saving.value.path())
        expect(other.get_by_role("status").filter(has_text=sentence)).to_be_visible(timeout=PATIENCE_MS)
    other.evaluate("(route) => (location.hash = route)", f"/t/{table}")
    other.wait_for_selector("[data-hand]", timeout=PATIENCE_MS)

    page.get_by_role("button", name="Delete everything").click()
    page.evaluate("window.isBefore = true")
    page.get_by_role("button", name="Yes, delete everything now").click()
    page.wait_for_function("() => !window.isBefore", timeout=PATIENCE_MS)  # the page has begun again
    wait_until_started(page)
    settings = page.evaluate("JSON.parse(localStorage.getItem('virado-settings') ?? '{}')")
    assert settings.get("tempo") != SETTINGS["tempo"]
    page.evaluate("(route) => (location.hash = route)", f"/t/{table}")
    expect(page.get_by_text("there is no such table")).to_be_visible(timeout=PATIENCE_MS)
    page.context.close()
    other.context.close()


class KilledBrowser:
    """A browser with a profile of its own, which can be killed like a phone whose battery is empty."""

    def __init__(self, chromium_type: BrowserType, profile: Path) -> None:
        command = [chromium(), "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [*command, *ARGUMENTS],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait = Wait()
        while not (port.exists() and "\n" in port.read_text("utf-8")):
            wait.blocking_turn()
        number, path = port.read_text("utf-8").split("\n")[:2]
        self.browser = chromium_type.connect_over_cdp(f"ws://127.0.0.1:{number}{path}")
        self.page = self.browser.contexts[0].new_page()

    def kill(self) -> None:
        """End all processes of the browser at once."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@pytest.fixture
def killable(browser: Browser, tmp_path: Path) -> Iterator[Callable[[], KilledBrowser]]:
    """Return a function that starts a browser, with the same profile each time."""
    browsers: list[KilledBrowser] = []

    def start() -> KilledBrowser:
        browsers.append(KilledBrowser(browser.browser_type, tmp_path / "profile"))
        return browsers[-1]

    yield start
    for each in browsers:
        each.kill()


def wait_for_turn(page: Page, table: str, *, path: str = ADDRESS) -> str:
    """Wait until seat 0 is to move, and return a legal move."""
    wait = Wait(every_s=0.5)
    while True:
        legal = page.evaluate(ASK, [path, "legal", {"table": table, "seat": 0, "limit": 1}])
        if legal["type"] == "done" and legal["result"]["moves"]:
            move = legal["result"]["moves"][0]
            return move if isinstance(move, str) else str(move["text"])
        wait.blocking_turn()


def play_moves(page: Page, table: str, number: int, *, path: str = ADDRESS) -> None:
    """Play moves in seat 0 until the device has confirmed that number."""
    for _ in range(number):
        command = {"do": "play", "seat": 0, "move": wait_for_turn(page, table, path=path)}
        played = page.evaluate(ASK, [path, "act", {"table": table, "command": command}])
        assert played["type"] == "done", played


def count_moves(page: Page, seat: int = 0, *, path: str = ADDRESS) -> int:
    """Return the number of stored moves of a seat at the only table."""
    (table,) = json.loads(page.evaluate(SAVE, path))
    log = zlib.decompress(b64decode(table["log"])).splitlines()
    return sum(each["entry"] == "moved" and each["seat"] == seat for each in map(json.loads, log))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="ends a group of processes")
def test_a_killed_browser_loses_no_answered_move(server: PlainServer, killable: Callable[[], KilledBrowser]):
    first = killable()
    page = first.page
    page.goto(server.address + ADDRESS)
    page.evaluate(SETTLE, SETTINGS)
    page.reload()
    wait_until_started(page)
    table = deal_table(page, "casino", {"1": "greedy"})
    page.evaluate("(route) => (location.hash = route)", f"/t/{table}")  # bots wait for an absent person
    play_moves(page, table, 3)
    first.kill()
    page = killable().page
    page.goto(server.address + ADDRESS)
    wait_until_started(page)
    assert count_moves(page) == 3


@pytest.mark.slow
def test_damaged_matches_are_named_and_can_be_deleted(server: PlainServer, browser: Browser):
    page = open_page(browser, server)
    page.goto("about:blank")
    page.goto(server.address + ADDRESS + "icon.svg")  # the same origin, without the page
    page.evaluate(DAMAGE)
    page.goto(server.address + ADDRESS)
    expect(page.get_by_role("alert").filter(has_text="cannot be read")).to_be_visible(timeout=START_MS)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete everything now").click()
    page.wait_for_selector("html[data-line=open]", timeout=START_MS)
    page.context.close()
