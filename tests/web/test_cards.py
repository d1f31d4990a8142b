"""Tests for the reader's choice of cards: regional suits with their names and symbols."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import deal_table
from virado.games.messages import Cards
from virado.games.raub.messages import RaubView
from virado.view import AnyView
from virado.words import catalogue


def choose(page: Page, pattern: str) -> None:
    """Choose the suits in the menu of the table, which stays open until it is closed."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog details.cards summary").click()
    offered = page.get_by_role("group", name="Suits of the cards").get_by_role("button")
    expect(offered).to_have_text(["German", "Hungarian", "French"])
    chosen = offered.filter(has_text=pattern)
    chosen.click()
    page.wait_for_selector("html[data-line=open]")
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"dialog .preview [data-pattern={pattern.lower()}]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def _own(view: AnyView) -> Cards:
    assert isinstance(view.data, RaubView)
    cards = view.data.hands[0]
    return () if isinstance(cards, int) else cards


def _holds_four_with_spades_as_trump(view: AnyView) -> bool:
    return isinstance(view.data, RaubView) and view.data.trump == "s" and len(_own(view)) == 4


def test_cards_have_the_design_and_names_of_the_games_region(host: Host, open_page: Opening):
    page = open_page()
    table = deal_table(page, "raub(players=2)")
    assert host.play_on(table, _holds_four_with_spades_as_trump)
    held = _own(host.table(table).session.view(0))
    page.goto(f"/t/{table}")
    for pattern, trump in (("German", "Leaves"), ("Hungarian", "Leaves"), ("French", "Spades")):
        Player(page).wait()
        choose(page, pattern)
        expect(page.locator(f"[data-hand] [data-pattern={pattern.lower()}]")).to_have_count(4)
        words = catalogue(f"en-x-{pattern.lower()}")
        for card in held:
            expect(page.locator(f"[data-hand='{card}']")).to_have_attribute("aria-label", words.spoken(card))
        expect(page.locator(".fact").first).to_have_text(f"{trump} are trumps")
    page.reload()
    expect(page.locator("[data-hand] [data-pattern=french]")).to_have_count(4)
