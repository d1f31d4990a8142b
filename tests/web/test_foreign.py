"""Tests for unknown addresses and foreign stored values: the page is never blank."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.tables import new_table

ADDRESSES = (
    "/t/%",
    "/t/100%",
    "/t/",
    "/t",
    "/t/%00",
    "/rules/%E0%A4%A",
    "/learn/%",
    "/replay/%",
    "/check/%",
    "/player/%",
)
SETTINGS = (
    '{"language":"xx"}',
    "null",
    "{",
    "[]",
    '{"language":null,"tempo":"fast","back":7,"name":{},"pattern":"x","pace":[],"deck":4,"indices":"y"}',
)
CHOICES = (
    '{"choices":null}',
    "null",
    '{"family":7,"choices":[]}',
    json.dumps({"family": "casino", "choices": {"casino": {"slug": "royal-dominican", "players": 2}}}),
    json.dumps(
        {
            "choices": {
                "casino": {
                    "slug": "royal-dominican",
                    "players": 2,
                    "teams": False,
                    "level": "gone",
                    "options": {"target": {}, "gone": 1},
                }
            }
        }
    ),
)


def test_an_invalid_address_shows_a_message(open_page: Opening):
    page = open_page()
    for address in ADDRESSES:
        page.goto(address)
        expect(page.locator("main").first, address).to_contain_text(" ")


def test_an_address_of_a_table_without_a_name_asks_for_the_link(host: Host, open_page: Opening):
    page, other = open_page(), open_page()
    table = new_table(other, "royal-dominican(players=2)")
    page.goto("/t/")
    expect(page.get_by_role("alert").filter(has_text="There is no table at this address.")).to_be_visible()
    page.get_by_label("Link or code").fill(f"Come to <{host.address}/t/{table.upper()}>.")
    page.get_by_role("button", name="Join").click()
    expect(page.locator("main[data-stage=playing]")).to_be_visible()


@pytest.mark.parametrize("key", ["virado-settings", "virado-choices", "virado-shuffle", "virado-told"])
def test_stored_values_of_another_build_cause_no_blank_page(open_page: Opening, key: str):
    page = open_page()
    for raw in CHOICES if key == "virado-choices" else SETTINGS:
        page.evaluate("([key, raw]) => localStorage.setItem(key, raw)", [key, raw])
        page.goto("/")
        expect(page.locator("h1"), raw).to_be_visible()
        expect(page.locator(".games > li").first, raw).to_be_visible()
    if key == "virado-shuffle":
        new_table(page, "royal-dominican(players=2)")


def _expect_last_resort(page: Page) -> None:
    for text in ("could not show this page", "nicht anzeigen", "نتوانست این صفحه", "no pudo mostrar"):
        expect(page.get_by_text(text)).to_be_visible()


def test_a_page_that_fails_to_render_shows_a_message_and_a_way_out(open_page: Opening):
    page = open_page(own=True)

    def damage(route: Route) -> None:
        route.fulfill(body='{"families": [{}], "variants": [{}]}', content_type="application/json")

    page.route("**/api/variants*", damage)
    page.goto("/")
    _expect_last_resort(page)
    page.unroute("**/api/variants*")
    page.evaluate("() => localStorage.setItem('virado-told', '{}')")
    page.get_by_role("button", name="Forget the settings of this browser").click()
    expect(page.locator(".games > li").first).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('virado-told')") is None


def test_a_client_that_cannot_start_shows_a_message(open_page: Opening):
    page = open_page(own=True)
    page.route("**/catalogue*.js", lambda route: route.abort())
    page.goto("/")
    _expect_last_resort(page)
    page.unroute("**/catalogue*.js")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "settings", "label", "own"),
    [("fa", "تنظیمات", "رقم‌ها", "۰-۹"), ("bn", "সেটিংস", "সংখ্যার অঙ্ক", "০-৯")],
)
def test_a_reader_chooses_the_digits_of_sentences(
    open_page: Opening, lang: str, settings: str, label: str, own: str
):
    """Check texts of the page and of the server before and after the choice, and in a new page."""
    page = open_page("/", settings={"language": lang}, own=True)
    text = page.locator("main")
    expect(text).to_contain_text(re.compile(f"[{own}]"))
    page.get_by_role("button", name=settings).click()
    page.get_by_role("group", name=label).get_by_text("123", exact=True).click()
    page.keyboard.press("Escape")
    for path in ("", "/", "/rules/raub"):
        if path:
            page.goto(path)
        expect(text).to_contain_text(re.compile("[0-9]{2}"))
        expect(text).not_to_contain_text(re.compile(f"[{own}]"))
