"""Tests for contrast themes, printing, translators in the browser, and the focus when a panel opens."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import nightly
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.screens import SCREENS, wait_until_still
from tests.web.tables import go_to_position, new_table
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


_SIGNS = re.compile("[→♠♥♦♣]")
"""Signs that no font of the page has."""


def _foreign_fonts(page: Page) -> dict[str, str]:
    """Return the fonts of the system that draw a text in the page's language, each with one of its texts."""
    session: Any = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    page.evaluate(_MARK_TEXTS)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-text]"})["nodeIds"]
    assert nodes
    found: dict[str, str] = {}
    for node in nodes:
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            text: str = session.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            if not font["isCustomFont"] and font["glyphCount"] > len(_SIGNS.findall(text)):
                found[f"{font['familyName']}, {font['glyphCount']} glyphs"] = text[:400]
    session.detach()
    return found


_MARK_TEXTS = """() => {
  for (const each of document.querySelectorAll("body, body *")) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isRead = own && !each.closest("script, style, svg, select, option, code, .sr") && !each.querySelector("code");
    const root = document.documentElement;
    const isForeign = root.lang !== "fa" && /\\p{Script=Arabic}/u.test(each.textContent); // names and chat
    each.toggleAttribute("data-text", isRead && each.checkVisibility() && !isForeign && each.closest("[lang]") === root);
  }
}"""
_TORN = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const found = [];
  for (const each of document.querySelectorAll("[data-text]")) {
    const style = getComputedStyle(each);
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    let box = each;
    while (box && getComputedStyle(box).overflowY === "visible") box = box.parentElement;
    if (!box || box === document.documentElement || box.scrollHeight > box.clientHeight + 4) continue;
    const { top, bottom } = box.getBoundingClientRect();
    for (const node of each.childNodes) {
      if (node.nodeType !== 3 || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const ink = pen.measureText(node.data);
      for (const line of range.getClientRects()) {
        const base = line.top + ink.fontBoundingBoxAscent;
        const above = top - (base - ink.actualBoundingBoxAscent);
        const below = base + ink.actualBoundingBoxDescent - bottom;
        if (line.height && Math.max(above, below) > 1) found.push(`${node.data.trim()} (${above}, ${below})`);
      }
    }
  }
  return found;
}"""
"""Texts whose ink is outside the box that clips them; boxes that scroll are left out."""


@pytest.mark.parametrize("language", offered("home"))
def test_every_language_is_drawn_in_a_font_of_the_page(open_page: Opening, language: str):
    page = open_page("/", own=True, settings={"language": language})
    page.locator(".game").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert _foreign_fonts(page) == {}


@pytest.mark.parametrize("language", offered("home"))
@pytest.mark.parametrize("name", [pytest.param(name, marks=nightly) for name in SCREENS])
def test_every_text_of_a_screen_is_whole_and_in_a_font_of_the_page(
    host: Host, open_page: Opening, name: str, language: str
):
    workers = "allow" if name == "server-away" else "block"
    phone = {"width": 360, "height": 800}
    page = open_page(own=True, settings={"language": language}, viewport=phone, service_workers=workers)
    SCREENS[name](page, host)()
    for width, height in ((360, 800), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        page.evaluate("document.fonts.ready")
        assert _foreign_fonts(page) == {}
        assert page.evaluate(_TORN) == []


_COVERED = """() => {
    const last = document.querySelector(".prompt .last").getBoundingClientRect();
    return [...document.querySelectorAll(".person .said")].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < last.right && right > last.left && top < last.bottom - 1 && bottom > last.top + 1;
    }).length;
}"""
"""Script that counts the calls that the line of the last move covers."""
_NUMBERS = """() => [...document.querySelectorAll(".choice .n")].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const [circle, number] = [each.getBoundingClientRect(), range.getBoundingClientRect()];
    return Math.abs(circle.top + circle.bottom - number.top - number.bottom) / 2;
})"""
"""Script that measures the distance from the middle of each choice's circle to that of its number, in pixels."""


def test_choices_cover_no_call_if_the_browser_is_set_to_large_text(host: Host, open_page: Opening):
    def may_leave(view: Any) -> bool:
        return bool(view.data.phase == "drop")

    page = open_page(
        own=True, viewport={"width": 640, "height": 900}, settings={"language": "fa", "offered": False}
    )
    session: Any = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert go_to_position(page, host, "zwanzig-ab(players=3)", may_leave)
    page.locator(".choice").nth(1).wait_for()
    wait_until_still(page)
    assert page.locator(".person .said").count()
    assert page.evaluate(_COVERED) == 0
    assert max(page.evaluate(_NUMBERS)) < 2
