"""Tests for contrast themes, printing, translators in the browser, and the focus when a panel opens."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.tables import new_table
from virado.languages import offered

OUTLINE = "() => { const s = getComputedStyle(document.activeElement); return [s.outlineStyle, parseFloat(s.outlineWidth)]; }"
COLOURS = """() => {
  const text = document.querySelector('.rules p');
  const grounds = ['html', 'body', '.page', '.rules'].map((each) => document.querySelector(each));
  return [text, ...grounds].filter(Boolean).map((each, i) => getComputedStyle(each)[i ? 'backgroundColor' : 'color']);
}"""


@pytest.mark.without_server("nightly")
def test_a_contrast_theme_shows_the_focus_and_the_edges_of_cards(open_page: Opening):
    page = open_page(own=True)
    table = new_table(page, "kaszino-kirschner")
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-hand]")
    page.emulate_media(forced_colors="active")
    page.keyboard.press("Tab")
    style, width = page.evaluate(OUTLINE)
    assert style == "solid"
    assert width >= 2
    border = "card => parseFloat(getComputedStyle(card).borderTopWidth)"
    assert page.locator("[data-hand] .card").first.evaluate(border) >= 1


@pytest.mark.without_server("nightly")
def test_rules_are_printed_black_on_white_in_the_dark_theme(open_page: Opening):
    page = open_page("/rules/raub", own=True, settings={"theme": "dark"})
    page.wait_for_selector("[data-section]")
    page.emulate_media(media="print")
    ink, *grounds = page.evaluate(COLOURS)
    assert ink == "rgb(0, 0, 0)"
    assert set(grounds) <= {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
    expect(page.locator("nav").first).to_be_hidden()


@pytest.mark.without_server("nightly")
def test_a_translator_leaves_a_table_alone_but_not_the_rules(open_page: Opening):
    page = open_page()
    table = new_table(page, "kaszino-kirschner")
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-hand]")
    assert page.locator("[data-hand]").first.evaluate("card => card.translate") is False
    page.goto("/rules/raub")
    assert page.locator(".rules").evaluate("text => text.translate") is True


@pytest.mark.without_server("nightly")
def test_the_focus_goes_to_the_forms_that_open_beside_the_families(open_page: Opening):
    page = open_page("/")
    page.locator(".game .row .btn[aria-pressed]").nth(1).click()
    page.wait_for_function("() => document.activeElement?.id === 'which'")


@pytest.mark.parametrize("language", offered("home"))
def test_every_language_is_drawn_in_a_font_of_the_page(open_page: Opening, language: str):
    page = open_page("/", own=True, settings={"language": language})
    page.locator(".game").first.wait_for()
    page.evaluate("document.fonts.ready")
    session: Any = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "h1, h2, main a, main button"})
    drawn = [
        font
        for node in found["nodeIds"]
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    ]
    assert drawn
    assert {font["familyName"] for font in drawn if not font["isCustomFont"]} == set()
