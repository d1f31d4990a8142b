"""Tests for the rules pages in a browser: without JavaScript, beside the page of the app, and past the service worker."""

from collections.abc import Generator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import PATIENCE_MS
from virado.games.catalogue import usual_form
from virado.languages import LANGUAGES, offered
from virado.words import catalogue
from virado.words.rules import rules_of

LINES = """
(root) => [...root.querySelectorAll("section")].map((section) => {
  const copy = section.cloneNode(true);
  for (const each of copy.querySelectorAll(".example, .card, .chip, bdi, .cards, [data-example]")) each.remove();
  return [...copy.querySelectorAll("h2, h3, :scope > p, li, th, td")].map((each) => each.textContent.replace(/\\s+/g, ""));
})
"""
"""Script that returns the lines of each section, without cards and examples, which the two pages draw differently."""


@pytest.fixture
def plain(browser: Browser, host: Host) -> Generator[Page]:
    """Return a page without JavaScript on a narrow screen."""
    context = browser.new_context(
        java_script_enabled=False, base_url=host.address, viewport={"width": 320, "height": 568}
    )
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_without_javascript(plain: Page, language: str):
    refused: list[str] = []
    plain.on("console", lambda message: refused.append(message.text))
    for family in ("casino", "hazari"):
        slug = usual_form(family)
        plain.goto(f"/{language}/rules/{slug}")
        rules = rules_of(slug, language)
        expect(plain.locator("article h2")).to_have_count(
            sum(bool(each.title) and each.level == 1 for each in rules.sections)
        )
        expect(plain.locator("article h2").first).to_be_visible()
        expect(plain.locator("svg rect").first).to_be_visible()
        expect(plain.locator("html")).to_have_css("direction", "rtl" if rules.rtl else "ltr")
        expect(plain.locator("body")).to_have_css("margin", "0px")  # the policy allows the style
        assert plain.evaluate("document.documentElement.scrollWidth <= innerWidth"), slug
    assert refused == []


def test_the_page_has_the_font_of_its_language(plain: Page):
    for language, font in (("fa", "Vazirmatn"), ("bn", "Noto Sans Bengali")):
        plain.goto(f"/{language}/rules/hazari")
        assert font in plain.locator("h1").evaluate("(title) => getComputedStyle(title).fontFamily")


def test_the_app_leads_to_the_page(open_page: Opening, host: Host):
    page = open_page("/rules/raub", settings={"language": "es"})
    page.locator(".pages a").first.click()
    page.wait_for_url(f"{host.address}/es/rules/raub", timeout=PATIENCE_MS)
    expect(page.locator("article h2").first).to_be_visible()
    page.go_back()
    page.locator(".pages a[href$='#raub']").click()
    page.wait_for_url(f"{host.address}/es/rules#raub", timeout=PATIENCE_MS)
    expect(page.locator("#raub h2")).to_be_in_viewport()
    page.goto("/rules/raub(players=3)")
    page.locator(".rules section").first.wait_for()
    expect(page.locator(".pages")).to_have_count(0)


def test_the_button_opens_a_table_with_this_form(open_page: Opening, host: Host):
    page = open_page("/en/rules/hazari-bhutan")
    page.get_by_role("link", name=catalogue("en").text("rules-pages-play")).click()
    page.wait_for_url(f"{host.address}/new/hazari-bhutan", timeout=PATIENCE_MS)
    title = catalogue("en").variant_title("hazari-bhutan")
    expect(page.locator("dialog .form b")).to_have_text(title)


@pytest.mark.parametrize("slug", ["casino", "raub", "zwanzig-ab", "hazari-bhutan"])
def test_the_page_of_the_app_has_the_same_text(open_page: Opening, slug: str):
    page = open_page(f"/de/rules/{slug}", settings={"language": "de"})
    lasting = page.locator("article").evaluate(LINES)
    page.goto(f"/rules/{slug}")
    page.locator(".rules section").first.wait_for()
    assert page.locator(".rules").evaluate(LINES) == lasting


def test_the_service_worker_leaves_the_pages_to_the_network(open_page: Opening):
    page = open_page("/", service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker?.controller", timeout=PATIENCE_MS)
    answer = page.goto(f"/{offered('rules/raub')[0]}/rules/raub")
    assert answer is not None
    assert answer.status == 200
    assert not answer.from_service_worker
    assert not page.goto("/en/rules").from_service_worker  # type: ignore[union-attr]
    assert page.goto("/rules/raub").from_service_worker  # type: ignore[union-attr]
