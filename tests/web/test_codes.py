"""Short codes of tables in the browser: shown in the waiting room, typed in the lobby, and followed to a seat."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.tables import ask

PHONE = {"width": 320, "height": 568}


def _read_code(page: Page) -> str:
    sign = page.locator(".code .sign bdi")
    sign.wait_for()
    return re.sub(r"\W", "", sign.inner_text())


def test_a_code_is_read_out_typed_and_leads_to_a_seat(open_page: Opening):
    owner = open_page(viewport=PHONE)
    table = ask(owner, "create", variant="casino-royal(players=3)", sit=0)["id"]
    owner.goto(f"/t/{table}")
    code = _read_code(owner)
    spelled = owner.locator(".code .sign .sr")
    expect(spelled).to_have_text("Code: " + ", ".join(code))
    assert owner.evaluate("document.documentElement.scrollWidth") == PHONE["width"]

    friend = open_page("/lobby", viewport=PHONE)
    friend.locator(".join .input").fill(f" {code[:3].lower()}-{code[3:]} ")
    friend.locator(".join .go").click()
    expect(friend.locator("main h1")).to_contain_text("Royal Casino")
    assert table not in friend.content()
    seats = friend.locator("main ul li")
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("Taken")
    assert friend.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    friend.get_by_role("button", name="Sit down at seat 2").click()
    friend.locator(".seating li.mine").wait_for()
    assert friend.url.endswith(f"/t/{table}")
    assert _read_code(friend) == code
    expect(friend.get_by_role("button", name="End this code")).to_have_count(0)

    owner.get_by_role("button", name="End this code and make another").click()
    expect(spelled).not_to_have_text("Code: " + ", ".join(code))
    stranger = open_page(f"/code/{code}")
    expect(stranger.get_by_role("alert").first).to_contain_text("This code leads to no table")
    expect(stranger.locator("main .input")).to_have_value(code)  # to correct a letter
    stranger.locator("main .input").fill(_read_code(owner))
    stranger.locator("main form .go").click()
    expect(stranger.locator("main ul li")).to_have_count(3)
    owner.goto(f"/code/{_read_code(owner)}")  # people at the table go on to it
    owner.locator(".seating li.mine").wait_for()
