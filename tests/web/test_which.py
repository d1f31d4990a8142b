"""The page of the referee: by taps, by typing and by keyboard, in small windows and from right to left."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from virado.words import catalogue


def fits(page: Page) -> bool:
    """Return True if the page is not wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def tap(page: Page, *cards: str) -> None:
    """Tap cards of the open picker; in a small window, the suit first."""
    for card in cards:
        suit = page.locator(".suits button").nth("shdc".index(card[1]))
        if suit.is_visible():
            suit.click()
        page.locator(f".ranks [data-card='{card}']").click()


@pytest.mark.parametrize(("language", "size"), [("en", (320, 568)), ("fa", (1366, 768))])
def test_a_trick_is_judged_by_taps(host: Host, open_page: Opening, language: str, size: tuple[int, int]):
    words = catalogue(language)
    page = open_page(viewport={"width": size[0], "height": size[1]}, settings={"language": language})
    page.goto(f"{host.address}/which/raub")
    page.get_by_role("button", name=words.text("tricks-suit", suit="h")).click()
    tap(page, "Kd", "Ad", "As")
    answer = page.locator(".answer")
    expect(answer.locator(".wins")).to_contain_text({"en": "wins", "fa": "می‌برد"}[language])
    expect(page.locator(".verdict")).to_contain_text("R-18")
    page.get_by_role("button", name=words.text("referee-label-rest-of-hand")).click()
    tap(page, "Ks", "Th")
    expect(page.locator(".headline.stop")).to_be_visible()
    expect(answer).to_contain_text("R-17")
    assert fits(page)


def test_cards_are_typed_and_the_keyboard_suffices(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 320, "height": 568})
    page.goto(f"{host.address}/which/hazari")
    typing = page.get_by_role("textbox")
    for group in ("Ah Qh 9h", "Kreuz-Sieben, 6s 5s", "Kc Kd Jc"):
        typing.focus()
        page.keyboard.type(group)
        page.keyboard.press("Enter")
        expect(typing).to_have_value("")
    expect(page.locator("[role=log]")).to_contain_text(
        "Group 3: king of clubs, king of diamonds and jack of clubs"
    )
    typing.focus()
    page.keyboard.type("joker")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("joker")
    typing.fill("7d 6c 5h")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Group 4 wins: run")
    expect(page.locator("[role=log]")).to_contain_text("Group 4 wins: run seven six five")
    assert fits(page)


def test_the_cards_are_one_tab_stop_whose_cards_the_arrows_reach(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 320, "height": 568})
    page.goto(f"{host.address}/which/raub")
    page.get_by_role("textbox").focus()
    focused = page.locator("[role=option]:focus")
    for keys, card in (
        (["Tab", "Tab"], "As"),
        (["ArrowRight"], "Ks"),
        (["End"], "7s"),
        (["ArrowDown"], "7h"),  # a small window turns to the suit
        (["ArrowRight"], "Ad"),
        (["ArrowUp", "Home"], "Ah"),
    ):
        for key in keys:
            page.keyboard.press(key)
        expect(focused).to_have_attribute("data-card", card)
        expect(page.locator("[role=option][tabindex='0']")).to_have_count(1)
    for _ in range(4):  # the trick is full, and the hand follows
        page.keyboard.press("Space")
        expect(focused).to_be_visible()
        page.keyboard.press("ArrowRight")
    expect(page.locator("[role=log]")).to_contain_text("wins: it is the highest card of the suit led")
    expect(page.locator(".open h2")).to_contain_text("Other cards in the hand")
    expect(focused).to_be_visible()
    page.locator(".chosen button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chosen [role=button], .chosen button:not(.ib)")).to_have_count(3)
    expect(focused).to_be_visible()


def test_taps_before_the_answer_are_kept(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 1366, "height": 768})
    page.goto(f"{host.address}/which/raub")
    page.locator(".ranks").first.wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/ruling*", hold)
    tap(page, "Kd", "Ad")
    expect(page.locator(".chosen button:not(.ib)")).to_have_count(2)
    for route in held:
        route.continue_()
    page.unroute("**/api/ruling*")
    tap(page, "As")
    expect(page.locator(".chosen button:not(.ib)")).to_have_count(3)


def test_enter_goes_on_from_a_field_that_stays_empty(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 1366, "height": 768})
    page.goto(f"{host.address}/which/royal-dominican")
    page.get_by_role("textbox").focus()
    for field, typed in (
        ("Hand", "Ad 3c"),
        ("Loose cards", "8h 5s Ac"),
        ("Build 1", ""),
        ("Card played", "Ad"),
        ("Cards wanted", "8h 5s Ac"),
    ):
        expect(page.locator(".open h2")).to_contain_text(field)
        expect(page.get_by_role("textbox")).to_be_focused()
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
    expect(page.locator(".headline")).to_have_text("Allowed")


def test_a_play_of_casino_lists_what_else_is_allowed(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 1366, "height": 768})
    page.goto(f"{host.address}/rules/royal-dominican")
    page.get_by_role("link", name="Which hand wins?").click()
    tap(page, "Ad", "3c")
    page.get_by_role("button", name="Loose cards on the table").click()
    tap(page, "8h", "5s", "Ac")
    page.get_by_role("button", name="Card played").click()
    tap(page, "Ad")  # the next field opens by itself
    tap(page, "8h", "5s")
    expect(page.locator(".headline")).to_have_text("Not allowed")
    expect(page.locator(".verdict")).to_contain_text("C-6")
    expect(page.locator(".answer ul li")).to_have_count(2)
    tap(page, "Ac")
    expect(page.locator(".headline")).to_have_text("Allowed")
