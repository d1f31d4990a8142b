"""Tests for the page before or without its script, and for the files that a first visit stores on the device."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.client import ROOT
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.screens.navigation import apply_settings
from tests.web.tables import PHONE, go_to_position, new_table, wait_until_connected, worker_ready
from virado.languages import LANGUAGES

PROGRAM = re.compile(r"/assets/index-[\w-]+\.js$")
LITTLE_SHIFT = 0.05
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shift += each.value;
}).observe({ type: "layout-shift", buffered: true });
"""
WITHOUT_CONTAINERS = """
const supports = CSS.supports.bind(CSS);
CSS.supports = (...asked) => !String(asked[0]).startsWith(LACKING) && supports(...asked);
"""
STORED = """
async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}
"""


def opened(browser: Browser, host: Host, **how: Any) -> Page:
    """Open a new page, as at a first visit."""
    options: dict[str, Any] = {"service_workers": "block", **how}
    return browser.new_context(base_url=host.address, **options).new_page()


@contextmanager
def held_back(page: Page) -> Generator[None]:
    """Delay the page's script until the end of the `with` block."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(PROGRAM, hold)
    yield
    for route in held:
        route.continue_()
    page.unroute(PROGRAM)


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef01", "/rules/raub"])
def test_the_page_has_content_before_the_script_runs(browser: Browser, host: Host, path: str):
    page = opened(browser, host, color_scheme="dark", locale="fa", **PHONE)
    with held_back(page):
        page.goto(path, wait_until="commit")
        drawn = page.locator("#first .bar")
        drawn.wait_for()
        assert page.evaluate("() => getComputedStyle(document.getElementById('first')).backgroundColor") == (
            "rgb(21, 25, 24)"
        )
        assert page.evaluate("() => [document.dir, document.documentElement.lang]") == ["rtl", "fa"]
        cloth = page.locator("#first .cloth").bounding_box()
        assert cloth
        assert cloth["width"] > (389 if path.startswith("/t/") else 350)
    expect(page.locator("#first")).to_have_count(0)
    page.context.close()


def test_language_and_colours_apply_from_the_first_paint(browser: Browser, host: Host):
    page = opened(browser, host, locale="en", color_scheme="dark")
    page.add_init_script(
        """localStorage.setItem("virado-settings", '{"language": "fa", "theme": "light", "cloth": "rose"}')"""
    )
    with held_back(page):
        page.goto("/t/0123456789abcdef01", wait_until="commit")
        page.locator("#first .cloth").wait_for()
        assert page.evaluate(
            "() => [document.dir, getComputedStyle(document.querySelector('#first .cloth')).backgroundColor]"
        ) == ["rtl", "rgb(220, 198, 194)"]
    page.context.close()


@pytest.mark.parametrize(
    "how", [PHONE, {"viewport": {"width": 1366, "height": 650}}], ids=["phone", "laptop"]
)
def test_the_layout_does_not_shift_when_the_script_runs(browser: Browser, host: Host, how: dict[str, Any]):
    page = opened(browser, host, **how)
    page.add_init_script(SHIFTS)
    with held_back(page):
        page.goto("/", wait_until="commit")
        page.locator("#first .bar").wait_for()
    page.locator(".game").first.wait_for()
    wait_until_connected(page)
    assert page.evaluate("() => window.shift") < LITTLE_SHIFT
    page.context.close()


@pytest.mark.parametrize("lacking", ["container-type", "selector(:has"])
def test_an_old_browser_gets_a_sentence_in_every_language(browser: Browser, host: Host, lacking: str):
    page = opened(browser, host, locale="de", viewport={"width": 320, "height": 568})
    page.add_init_script(WITHOUT_CONTAINERS.replace("LACKING", repr(lacking)))
    page.goto("/t/0123456789abcdef01")
    said = page.get_by_role("alert").locator("p")
    expect(said).to_have_count(len(LANGUAGES))
    assert said.first.get_attribute("lang") == "de"
    assert {each.get_attribute("lang") for each in said.all()} == set(LANGUAGES)
    for each in said.all():
        digits = LANGUAGES[each.get_attribute("lang") or ""].digits
        assert "".join(digits[int(digit)] for digit in "105") in each.inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320
    expect(page.locator("#app > *")).to_have_count(0)
    page.context.close()


def test_a_script_that_fails_to_load_is_reported(browser: Browser, host: Host):
    page = opened(browser, host, locale="es")
    page.route(PROGRAM, lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("No se pudo cargar esta página.")
    page.unroute(PROGRAM)
    page.get_by_role("link", name="Probar otra vez").click()
    page.locator(".game").first.wait_for()
    page.context.close()


def test_without_scripts_the_page_says_so_in_every_language(browser: Browser, host: Host):
    page = opened(browser, host, java_script_enabled=False)
    page.goto("/")
    expect(page.locator("noscript p")).to_have_count(len(LANGUAGES))
    expect(page.locator("#first")).to_be_hidden()
    page.context.close()


def test_the_content_policy_allows_no_other_inline_script(browser: Browser, host: Host):
    page = opened(browser, host)
    answer = page.goto("/")
    assert answer
    policy = dict(each.strip().split(" ", 1) for each in answer.headers["content-security-policy"].split(";"))
    assert re.fullmatch(r"'self' 'sha256-[\w+/]+='", policy["script-src"])
    assert re.fullmatch(r"'self' 'sha256-[\w+/]+='", policy["style-src"])
    assert policy["frame-ancestors"] == "'none'"
    wait_until_connected(page)
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.foreign = true";
          document.head.append(script);
        }"""
    )
    assert page.evaluate("() => window.foreign") is None
    page.context.close()


def test_a_first_visit_stores_the_pages_and_the_catalogues(open_page: Opening):
    page = open_page("/", service_workers="allow")
    page.locator(".game").first.wait_for()
    worker_ready(page)
    stored: list[str] = page.evaluate(STORED)
    assert len([path for path in stored if re.search(r"/catalogue-.*\.js$", path)]) == len(LANGUAGES)
    assert not [path for path in stored if "vazirmatn" in path]
    assert [path for path in stored if "inter-latin-wght" in path]
    assert [path for path in stored if "/TablePage-" in path]


def test_every_page_opens_without_the_server_after_a_first_visit(open_page: Opening):
    page = open_page("/", service_workers="allow")
    wait_until_connected(page)
    table = new_table(page, "royal-dominican")
    page.goto("/")
    worker_ready(page)
    page.context.set_offline(True)
    page.goto(f"/t/{table}")
    expect(page.locator("main.cloth")).to_be_visible()
    page.context.set_offline(False)


def test_the_language_can_change_without_the_server(open_page: Opening):
    page = open_page("/", service_workers="allow")
    worker_ready(page)
    page.context.set_offline(True)
    apply_settings(page, language="fa")
    page.reload()
    expect(page.locator("html[lang=fa] .top")).to_be_visible()
    page.context.set_offline(False)


def test_an_uncached_language_leaves_the_page_unchanged(open_page: Opening):
    page = open_page("/", own=True)  # a page of the pool may have cached it in another test
    page.locator(".game").first.wait_for()
    page.context.set_offline(True)
    page.locator(".languages button", has_text="DE").click()
    expect(page.locator(".languages button[aria-pressed=true]")).to_have_text(LANGUAGES["en"].name)
    expect(page.locator("html[lang=en] .top")).to_be_visible()
    page.context.set_offline(False)


def test_no_regular_expression_uses_lookbehind():
    """Reject lookbehind: before version 16.4 Safari fails to load a module with it."""
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    assert not [path.name for path in sources if re.search(r"\(\?<[!=]", path.read_text(encoding="utf-8"))]


PRESSED = """
async (card) => {
  const changes = [];
  const observer = new MutationObserver((found) => changes.push(...found));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const pressed = document.querySelector(card);
  const drawn = () => document.querySelectorAll(".choice").length;
  const before = drawn();
  pressed.click();
  for (let i = 0; i < 50; i++) await Promise.resolve();
  changes.push(...observer.takeRecords());
  observer.disconnect();
  const said = document.querySelector(".prompt")?.ariaBusy;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return {
    rises: pressed.matches(".up, .chosen"),
    isBusy: said === "true",
    choices: drawn() - before,
    elsewhere: changes
      .map(({ target }) => (target.nodeType === 1 ? target : target.parentElement))
      .filter((target) => target && !target.closest("[data-hand], [data-tray]") && !target.matches(".prompt"))
      .map((target) => target.className),
  };
}
"""
"""Script that presses a card and returns the page's changes before the next frame and the new choices after it."""


@pytest.mark.parametrize(
    ("variant", "phase"),
    [
        ("royal-dominican", "play"),
        ("raub", "exchange"),
        ("raub", "play"),
        ("zwanzig-ab", "exchange"),
        ("zwanzig-ab", "play"),
        ("hazari", "arrange"),
    ],
)
def test_only_the_card_that_is_pressed_changes_before_the_next_frame(
    open_page: Opening, host: Host, variant: str, phase: str
):
    page = open_page(settings={"tempo": 1})
    assert go_to_position(page, host, variant, lambda view: view.phase == phase)
    page.wait_for_selector("main[data-asked=true]")
    found: dict[str, Any] = page.evaluate(PRESSED, "[data-hand]:not(.dim), [data-tray] [data-card]")
    assert found["rises"]
    assert not found["elsewhere"]
    has_choices = variant != "hazari"
    assert found["isBusy"] is has_choices
    assert (found["choices"] > 0) is has_choices
