"""The score keeper for real cards: matches written down in the browser."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Opening

PHONE = {"width": 360, "height": 640}
MOST_DEALS = 20
"""Number of deals after which a short match has ended."""


def _begin(page: Page, form: str, names: list[str]) -> None:
    page.goto(f"/score?form={form}")
    for place, name in enumerate(names):
        page.locator("fieldset input").nth(place).fill(name)
    page.locator("form .go").click()
    page.locator(".panel table").wait_for()


def _write_suggestion(page: Page) -> None:
    page.get_by_role("button", name="Write down", exact=True).click()
    page.get_by_role("button", name="Write down anyway").click()


def _totals(page: Page) -> list[str]:
    return page.locator(".panel table td:first-of-type").all_inner_texts()


def _copy_link(page: Page) -> str:
    page.evaluate(
        """() => {
            window.copied = new Promise((resolve) => {
                navigator.clipboard.writeText = async (text) => resolve(text);
            });
        }"""
    )
    page.get_by_role("button", name="Copy a link").click()
    link: str = page.evaluate("window.copied")
    return link


@pytest.mark.without_server
def test_a_match_of_casino_is_written_down_corrected_and_found_again(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "casino", ["Ada", "Bo"])
    _write_suggestion(page)  # 26 cards and 7 spades to 6
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
def test_a_frequent_deal_takes_two_presses(open_page: Opening, form: str):
    page = open_page(viewport=PHONE)
    _begin(page, form, [])
    for number in (1, 2):
        _write_suggestion(page)
        expect(page.locator(".deals > li")).to_have_count(number)
    expect(page.locator("fieldset.refused, .note.stop:not(.sr), .warm")).to_have_count(0)


def test_a_player_joins_and_a_deal_is_removed(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "zwanzig-ab", ["Ada", "Bo", "Chi", "Dov"])
    _write_suggestion(page)
    expect(page.locator(".deals > li")).to_have_count(1)
    page.get_by_role("button", name="Players join or leave").click()
    page.get_by_label("Dov", exact=True).last.uncheck()
    page.get_by_role("button", name="Change the players").click()
    expect(page.locator(".panel table tr")).to_have_count(3)
    _write_suggestion(page)
    expect(page.locator(".deals > li")).to_have_count(2)
    totals = _totals(page)
    page.get_by_role("button", name="Remove Deal 1").click()
    expect(page.locator(".deals > li")).to_have_count(1)
    expect(page.locator(".panel table tr")).to_have_count(3)
    expect(page.locator("[data-speech]")).to_contain_text("Deal 1 was removed")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".deals > li")).to_have_count(2)
    assert _totals(page) == totals
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="Delete the match").click()
    page.get_by_role("button", name="Delete the match").click()
    page.locator("form .go").wait_for()
    expect(page.locator(".row")).to_have_count(0)


def test_a_number_replaces_the_rest_that_arrives_while_the_field_has_the_focus(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "zwanzig-ab", ["Ada", "Bo", "Chi", "Dov"])
    for name in ("Ada", "Chi", "Dov"):  # Bo leads, and cannot drop out
        page.get_by_label(name, exact=True).uncheck()
    page.get_by_label("Tricks: Ada", exact=True).fill("1")
    page.keyboard.press("Tab")
    second = page.get_by_label("Tricks: Bo", exact=True)
    expect(second).to_be_focused()
    expect(second).to_have_value("4")  # the rest
    page.keyboard.type("2")
    expect(second).to_have_value("2")


def test_an_answer_moves_nothing_under_the_finger(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "hazari", ["Ada", "Bo", "Chi", "Dov"])
    expect(page.locator(".gives.suggested")).to_be_visible()
    preview = page.locator(".gives").last
    more = page.locator("form .number").first.get_by_role("button").last
    more.hover()
    before = more.bounding_box()
    more.click()
    expect(preview).to_contain_text("Ada")
    assert more.bounding_box() == before
    button = page.get_by_role("button", name="Write down", exact=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/score*", hold)
    with page.expect_request("**/api/score*"):
        page.locator("form input").first.fill("90")
        page.keyboard.press("Tab")
    button.hover()
    before = button.bounding_box()
    page.mouse.down()
    for route in held:
        route.continue_()
    page.unroute("**/api/score*")
    expect(preview).to_contain_text("+90")
    assert button.bounding_box() == before
    page.mouse.up()
    expect(page.locator(".deals > li")).to_have_count(1)


def test_a_deal_that_cannot_be_is_named(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "casino", ["Ada", "Bo"])
    aces = page.get_by_label("Aces: Ada", exact=True)
    aces.fill("9")
    aces.press("Tab")
    expect(page.locator("fieldset.refused legend")).to_have_text("Aces")
    page.get_by_role("button", name="Write down").click()
    expect(page.locator(".deals > li")).to_have_count(0)


@pytest.mark.without_server
def test_a_match_goes_to_another_browser_by_a_link_or_a_file(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "casino", ["Ada", "Bo"])
    _write_suggestion(page)
    expect(page.locator(".deals > li")).to_have_count(1)
    totals = _totals(page)
    link = _copy_link(page)
    assert link.rsplit("#", maxsplit=1)[-1].startswith("1.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="File", exact=True).click()
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture").click()
    assert drawn.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_label("With names").uncheck()
    nameless = _copy_link(page)

    page.goto("/")
    row = page.locator("a.open")
    expect(row).to_contain_text("Ada")
    row.click()
    expect(page.locator(".deals > li")).to_have_count(1)

    page.evaluate("localStorage.removeItem('virado-series')")
    page.goto("/score")
    page.goto(nameless)
    expect(page.locator(".panel table")).to_contain_text("Player 2")
    expect(page.locator("body")).not_to_contain_text("Ada")
    page.goto("/score")
    page.goto(link)
    page.get_by_role("button", name="Keep it on this device").wait_for()
    assert _totals(page) == totals
    expect(page.get_by_role("button", name="Write down")).to_have_count(0)
    page.get_by_role("button", name="Keep it on this device").click()
    page.get_by_role("button", name="Write down").wait_for()
    page.goto("/score")
    page.locator("input[type=file]").set_input_files(saved.value.path())
    page.get_by_role("button", name="Write down").wait_for()
    assert _totals(page) == totals
    page.goto("/score")
    expect(page.locator(".row")).to_have_count(2)
    page.goto("/score#1.broken")
    expect(page.get_by_role("alert").filter(has_text="no match that can be read")).to_be_visible()


def test_sums_that_cannot_be_are_confirmed(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "hazari", ["Ada", "Bo", "Chi", "Dov"])
    status, alert = page.locator("form [role=status]"), page.locator("form [role=alert]")
    expect(page.locator(".gives.suggested")).to_be_visible()
    expect(status).to_be_empty()  # a suggestion is not announced
    for name, points in (("Ada", 100), ("Bo", 100), ("Chi", 100), ("Dov", 90)):
        page.get_by_label(f"Points captured: {name}", exact=True).fill(str(points))
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Write down")).to_be_focused()
    expect(status).to_contain_text("the sum is 390")
    page.keyboard.press("Enter")
    expect(alert).to_contain_text("press again")
    expect(page.locator(".deals > li")).to_have_count(0)
    page.get_by_label("Points captured: Dov", exact=True).press("ArrowDown")
    expect(alert).to_be_empty()
    page.get_by_role("button", name="Write down", exact=True).click()
    page.get_by_role("button", name="Write down anyway").click()
    expect(page.locator(".deals > li")).to_have_count(1)
    assert _totals(page) == ["100", "100", "100", "85"]


def test_a_finished_match_shows_the_winner_and_begins_another(open_page: Opening):
    page = open_page(viewport=PHONE)
    _begin(page, "hazari", ["Ada", "Bo", "Chi", "Dov"])
    for number in (1, 2, 3):
        page.get_by_label("Points captured: Bo", exact=True).fill("360")
        page.get_by_role("button", name="Write down", exact=True).click()
        expect(page.locator(".deals > li")).to_have_count(number)
    heading = page.get_by_role("heading", name="Winner: Bo.")
    expect(heading).to_be_in_viewport(ratio=1)
    expect(page.locator(".result")).to_be_focused()
    expect(page.locator(".panel table")).to_contain_text("won")
    expect(page.locator(".panel table")).not_to_contain_text("leads")
    page.get_by_role("link", name="Rule H-22").first.click()
    expect(page.locator("section.here")).to_be_in_viewport()
    page.go_back()
    page.get_by_role("button", name="Another match").click()
    expect(page.locator(".deals > li")).to_have_count(0)
    expect(page.locator(".panel table")).to_contain_text("Chi")
    expect(page.locator("section p").filter(has_text="Dealer:").first).to_contain_text("Dealer: Dov")


@pytest.mark.slow
@pytest.mark.without_server
@pytest.mark.parametrize(
    "variant", ["raub(players=3, start_score=5)", "zwanzig-ab(players=3, start_score=5)", "hazari"]
)
def test_a_match_ends_without_a_server(open_page: Opening, variant: str):
    page = open_page(viewport=PHONE)
    _begin(page, variant.partition("(")[0], [])
    series: dict[str, object] = {"variant": variant, "names": [], "deals": []}
    stored = [{"id": "short", "at": 1, "over": False, "draft": {}, "series": series}]
    page.evaluate("(text) => localStorage.setItem('virado-series', text)", json.dumps(stored))
    page.goto("/score/short")
    page.reload()
    for number in range(1, MOST_DEALS):
        _write_suggestion(page)
        expect(page.locator(".deals > li")).to_have_count(number)
        if page.locator("#result").count():
            break
    expect(page.locator("#result")).to_contain_text("Winner: ")
    expect(page.locator(".warm")).to_have_count(0)
