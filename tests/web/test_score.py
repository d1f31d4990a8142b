"""The score keeper for real cards: matches written down in the browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening

PHONE = {"width": 360, "height": 640}


def _begin(page: Page, form: str, names: list[str]) -> None:
    page.goto(f"/score?form={form}")
    for place, name in enumerate(names):
        page.locator("fieldset input").nth(place).fill(name)
    page.locator("form .go").click()
    page.locator(".panel table").wait_for()


def _totals(page: Page) -> list[str]:
    return page.locator(".panel table td:first-of-type").all_inner_texts()


@pytest.mark.without_server
def test_a_match_of_casino_is_written_down_corrected_and_found_again(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "casino", ["Ada", "Bo"])
    page.get_by_role("button", name="Write down").click()  # 26 cards and 7 spades to 6
    expect(page.locator(".deals > li")).to_have_count(1)
    first = _totals(page)
    page.get_by_label("Cards: Ada", exact=True).fill("30")
    page.get_by_label("Cards: Ada", exact=True).press("Tab")
    expect(page.get_by_label("Cards: Bo", exact=True)).to_have_value("22")
    page.get_by_role("button", name="Write down").click()
    expect(page.locator(".deals > li")).to_have_count(2)
    page.get_by_role("button", name="Correct Deal 1").click()
    spades = page.get_by_label("Spades: Bo", exact=True)
    spades.fill("9")
    spades.press("Tab")
    expect(page.get_by_label("Spades: Ada", exact=True)).to_have_value("4")
    page.get_by_role("button", name="Save the correction").click()
    expect(page.get_by_role("button", name="Write down")).to_be_visible()
    assert _totals(page) != first
    totals = _totals(page)
    page.reload()
    page.locator(".panel table").wait_for()
    assert _totals(page) == totals


@pytest.mark.parametrize(
    "form",
    ["royal-dominican", "raub", "zwanzig-ab", "hazari", "kaszino-kirschner", "royal-soto", "nordic-royal"],
)
def test_a_frequent_deal_takes_one_press(open_page: Opening, form: str):
    page = open_page(viewport=PHONE)
    _begin(page, form, [])
    for number in (1, 2):
        page.get_by_role("button", name="Write down").click()
        expect(page.locator(".deals > li")).to_have_count(number)
    expect(page.locator("fieldset.refused, .note.stop:not(.sr), .warm")).to_have_count(0)


def test_a_player_joins_and_a_deal_is_removed(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "zwanzig-ab", ["Ada", "Bo", "Chi", "Dov"])
    page.get_by_role("button", name="Write down").click()
    expect(page.locator(".deals > li")).to_have_count(1)
    page.get_by_role("button", name="Players join or leave").click()
    page.get_by_label("Dov", exact=True).last.uncheck()
    page.get_by_role("button", name="Change the players").click()
    expect(page.locator(".panel table tr")).to_have_count(3)
    page.get_by_role("button", name="Write down").click()
    expect(page.locator(".deals > li")).to_have_count(2)
    page.get_by_role("button", name="Remove Deal 1").click()
    expect(page.locator(".deals > li")).to_have_count(1)
    expect(page.locator(".panel table tr")).to_have_count(3)
    page.get_by_role("button", name="Delete the match").click()
    page.get_by_role("button", name="Delete the match").click()
    page.locator("form .go").wait_for()
    expect(page.locator(".row")).to_have_count(0)


def test_a_deal_that_cannot_be_is_named(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "casino", ["Ada", "Bo"])
    aces = page.get_by_label("Aces: Ada", exact=True)
    aces.fill("9")
    aces.press("Tab")
    expect(page.locator("fieldset.refused legend")).to_have_text("Aces")
    page.get_by_role("button", name="Write down").click()
    expect(page.locator(".deals > li")).to_have_count(0)
