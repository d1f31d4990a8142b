"""Tests for two people with the same name at a table: display, announcement, muting and reporting."""

import json
import re
from secrets import token_hex

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.page_pool import SETTLE
from tests.web.player import Player
from tests.web.tables import PHONE, ask, register_name, wait_until_connected


@pytest.mark.parametrize(
    ("name", "told", "how"),
    [
        ("Rosa", "Rosa 2", {}),
        ("رزا", "رزا 2", {}),
        (
            "Rosamunde von Birkenfels",
            "Rosamunde von Birkenfels 2",
            {**PHONE, "viewport": {"width": 320, "height": 568}},
        ),
        ("Rosa", "Rosa 2", {"locale": "fa-IR"}),
    ],
)
def test_a_second_person_of_the_same_name_gets_a_number(
    open_page: Opening, name: str, told: str, how: dict[str, object]
):
    page, rosa = open_page(**how), open_page()
    register_name(page, name)
    register_name(rosa, name)
    table: str = ask(page, "create", variant="zwanzig-ab(players=2)", sit=0)["id"]
    ask(rosa, "act", table=table, command={"do": "sit", "seat": 1})
    page.goto(f"/t/{table}")
    seats = page.locator("main li:not(.empty) b")
    expect(seats.nth(0)).to_have_text(name)
    expect(seats.nth(1)).to_have_text(told)
    ask(page, "start", table=table)
    Player(page).wait_for_cards()
    other = page.locator("[data-place=seat-1] b")
    expect(other).to_have_text(told)
    number, seat = other.locator(".number").bounding_box(), other.bounding_box()
    assert number is not None
    assert seat is not None
    assert number["width"] > 0
    assert seat["x"] - 1 <= number["x"] <= seat["x"] + seat["width"] - number["width"] + 1
    ask(rosa, "chat", table=table, phrase="hello")
    expect(page.locator("[data-heard]").or_(page.locator(".chat li")).first).to_contain_text(told)
    page.goto(f"/t/{table}")
    if page.locator("html[dir=ltr]").count() and "viewport" not in how:
        page.get_by_role("button", name="Chat").or_(page.get_by_role("tab", name="Chat")).first.click()
        expect(page.locator(".people button").first).to_have_text(re.compile(re.escape(told)))


def test_signing_out_continues_as_a_guest_with_another_name(open_page: Opening):
    page = open_page(own=True)
    name = f"Zelda {token_hex(3)}"
    register_name(page, name)
    body = json.dumps({"account": name, "password": "correct horse"})
    assert page.evaluate(
        """(body) => fetch("/api/account", { method: "POST", body }).then((answer) => answer.ok)""", body
    )
    page.evaluate(SETTLE, {"name": name})
    assert page.evaluate("""() => fetch("/api/sign-out", { method: "POST" }).then((answer) => answer.ok)""")
    page.goto("/")
    wait_until_connected(page)
    me = page.evaluate("""() => fetch("/api/me").then((answer) => answer.json())""")
    assert me["account"] is None
    assert me["name"].startswith("Guest ")
