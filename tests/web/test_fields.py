"""Tests that the font of input fields on touch screens is large enough that phones do not zoom in."""

from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.tables import PHONE, ask, new_table

MIN_PX = 16
PAGES = (
    "/",
    "/join",
    "/new",
    "/people",
    "/lobby",
    "/matches",
    "/replay",
    "/admin",
    "/learn",
    "/rules",
    "/t/",
)
SMALL = """
(least) => [...document.querySelectorAll("input, textarea, select")]
  .filter((each) => !["checkbox", "radio", "range", "hidden", "file"].includes(each.type))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < least)
  .map((each) => each.outerHTML)
"""
MADE = """
() => {
  for (const type of ["text", "password", "email", "number", "search", "url"])
    document.body.append(Object.assign(document.createElement("input"), { type, className: "input" }));
  for (const name of ["textarea", "select"]) document.body.append(document.createElement(name));
}
"""


def test_no_phone_zooms_into_a_field(open_page: Opening):
    page = open_page(**{**PHONE, "viewport": {"width": 390, "height": 844}})
    for path in PAGES:
        page.goto(path)
        expect(page.locator("html[data-line=open]")).to_be_attached()
        expect(page.locator("main").first).to_be_visible()
        assert page.evaluate(SMALL, MIN_PX) == [], path
    page.evaluate(MADE)
    assert page.evaluate(SMALL, MIN_PX) == []
    page.goto("/")
    page.get_by_role("button", name="change the name").click()
    expect(page.locator("input").first).to_be_visible()
    assert page.evaluate(SMALL, MIN_PX) == []
    table = ask(page, "create", variant="royal-dominican(players=2)", sit=0)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(".invite .box input")).to_be_visible()
    assert page.evaluate(SMALL, MIN_PX) == []
    new_table(page, "royal-dominican(players=2)")
    page.keyboard.press("c")
    page.evaluate(MADE)
    assert page.evaluate(SMALL, MIN_PX) == []
