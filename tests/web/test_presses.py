"""Tests that a press activates nothing that was shown while the finger, the button or the key was already down."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import MAIN, PATIENCE_MS, Player
from tests.web.pointer import Finger, Mouse, Point, Pointer, centre_of
from tests.web.tables import PHONE, deal_table

SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 800}}
HAZARI = "hazari(target=50)"
PRESSES = 60
OVER = "main .end [data-frame]"
SHOWDOWN = "main .lying"

WATCH = """
(() => {
  window.wrong = [];
  window.clicks = 0;
  const control = "a[href], button, input, select, label, summary, [role=button], [role=option], dialog";
  let under = new Set();
  addEventListener("pointerdown", (event) => (under = new Set(event.composedPath())), { capture: true });
  document.addEventListener("click", (event) => {
    window.clicks += 1;
    const on = event.isTrusted && event.detail > 0 && event.target.closest(control);
    if (on && !under.has(on)) window.wrong.push(on.outerHTML.slice(0, 200));
  }, { capture: true });
})();
"""
"""Script that lists the controls that were clicked and were not under the pointer when it was pressed."""
FRAMES = (
    "() => new Promise((done) => "
    "requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
)


def pointer_of(page: Page, kind: str) -> Pointer:
    """Return the mouse or the finger of a page."""
    return Finger(page) if kind == "finger" else Mouse(page)


def place_of_leave(page: Page, host: Host) -> Point:
    """Return the place of *Leave* in the result of a match of Hazari."""
    table = deal_table(page, HAZARI)
    host.play_on(table)
    page.goto(f"/t/{table}")
    return centre_of(page.locator(OVER).get_by_role("button", name="Leave"))


@pytest.mark.parametrize("kind", ["finger", pytest.param("mouse", marks=pytest.mark.slow)])
def test_the_press_that_skips_the_last_showdown_activates_nothing(host: Host, open_page: Opening, kind: str):
    page = open_page(settings={"tempo": 1}, **SMALL_PHONE)
    place = place_of_leave(page, host)
    table = deal_table(page, HAZARI)
    page.goto(f"/t/{table}")
    Player(page).wait_for_cards()
    host.play_on(table)
    page.wait_for_selector(SHOWDOWN, timeout=PATIENCE_MS)
    pointer = pointer_of(page, kind)
    pointer.down(place)
    page.locator(OVER).wait_for(timeout=PATIENCE_MS)
    pointer.up()
    page.evaluate(FRAMES)
    assert page.url.endswith(f"/t/{table}")
    expect(page.locator(OVER)).to_be_visible()
    pointer.down(place)
    pointer.up()
    page.wait_for_url("**/", timeout=PATIENCE_MS)


@pytest.mark.without_server("nightly")
def test_a_key_that_is_held_activates_nothing_that_takes_the_focus(open_page: Opening):
    page = open_page()
    page.goto(f"/t/{deal_table(page, 'royal-dominican(players=2)')}")
    player = Player(page)
    assert player.wait()
    menu, dialog = page.get_by_role("button", name="Menu", exact=True), page.get_by_role("dialog")
    for key in ("Enter", "Space"):
        menu.focus()
        page.keyboard.down(key)
        if key == "Space":
            page.keyboard.up(key)
            page.keyboard.down(key)
        expect(dialog).to_be_visible()
        page.keyboard.down(key)
        page.evaluate(FRAMES)
        expect(dialog).to_be_visible()
        page.keyboard.up(key)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    "variant",
    [
        "raub(players=3, start_score=5)",
        *(
            pytest.param(variant, marks=pytest.mark.slow)
            for variant in ("royal-haitian(players=2)", "zwanzig-ab(players=4)", "hazari(target=50)")
        ),
    ],
)
def test_presses_at_random_moments_activate_only_what_was_under_them(
    host: Host, open_page: Opening, variant: str
):
    page = open_page(own=True, settings={"tempo": 1, "pace": "quick"}, **PHONE)
    page.add_init_script(WATCH)
    table = deal_table(page, variant)
    page.goto(f"/t/{table}")
    player, finger, rng = Player(page, touch=True), Finger(page), random.Random(7)
    player.wait_for_cards()
    session = host.table(table).session
    places: list[Point] = []
    for _ in range(PRESSES):
        if session.stage == "over":
            break
        if page.locator(f"{MAIN}[data-asked=true], [data-next-deal]").count():
            places += controls(page)
            if player.wait():
                player.decide()
        finger.down(rng.choice(places) if places else (200, 400))
        page.evaluate(FRAMES)
        finger.up()
        page.evaluate(FRAMES)
        assert page.evaluate("() => window.wrong") == []
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    assert page.evaluate("() => window.clicks") > 0


def controls(page: Page) -> list[Point]:
    """Return the places of the controls that can be pressed now, without the links that lead away."""
    found: list[list[float]] = page.evaluate(
        """() => [...document.querySelectorAll("main button, main [data-hand], main [data-item]")]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
    )
    return [(x, y) for x, y in found]
