"""Tests for turn notifications while the page is in the background.

Only people who want them are notified, and only while it is their turn.
"""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import PATIENCE_MS
from tests.web.tables import ask

BY_DAYS = {"move_ms": 86_400_000}
WATCHED = """
(() => {
  window.told = [];
  window.asked = 0;
  let state = "default", isHidden = false;
  window.Notification = class {
    static get permission() { return state; }
    static async requestPermission() { window.asked += 1; return (state = "granted"); }
    constructor(title, { body, tag }) { window.told.push(`${title}: ${body} ${tag}`); this.tag = tag; }
    close() { window.told.push(`closed ${this.tag}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => isHidden });
  window.look = (elsewhere) => { isHidden = elsewhere; document.dispatchEvent(new Event("visibilitychange")); };
})();
"""
"""Script that replaces notifications.

`told` lists them, `asked` counts permission requests, `look` hides or shows the page.
"""


def told(page: Page) -> list[str]:
    """Return the notifications that the page has shown and closed."""
    found: list[str] = page.evaluate("() => window.told")
    return found


def test_turn_notifications_are_offered_and_shown_once(host: Host, open_page: Opening):
    rosa, tom = open_page(own=True), open_page()
    rosa.add_init_script(WATCHED)
    form = "royal-dominican(players=2)"
    table: str = ask(rosa, "create", variant=form, sit=0, clock=BY_DAYS)["id"]
    ask(tom, "act", table=table, command={"do": "sit", "seat": 1})
    ask(rosa, "start", table=table)
    rosa.goto(f"/t/{table}")
    session = host.table(table).session
    if session.asked[0].seat == 0:
        move(rosa, host, table)
    rosa.get_by_role("group", name="Would you like a notification").get_by_role("button").first.click()
    expect(rosa.get_by_role("group", name="Would you like a notification")).to_have_count(0)
    assert rosa.evaluate("() => window.asked") == 1
    rosa.evaluate("() => window.look(true)")
    assert told(rosa) == []
    move(tom, host, table)
    rosa.wait_for_function("() => window.told.length", timeout=PATIENCE_MS)
    path = f"/t/{table}"
    assert told(rosa) == [f"Your turn: Royal Casino (Dominican) · with Kofi {path}"]
    rosa.evaluate("() => window.look(false)")
    rosa.wait_for_function("() => window.told.length > 1", timeout=PATIENCE_MS)
    assert told(rosa)[1:] == [f"closed {path}"]


def move(page: Page, host: Host, table: str) -> None:
    """Play the first legal move for the person of a page at their turn."""
    session = host.table(table).session
    seat = session.asked[0].seat
    text = str(session.view(seat).legal(1)[0])
    ask(page, "act", table=table, command={"do": "play", "seat": seat, "move": text})


def test_permission_is_requested_only_after_opting_in(open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(WATCHED)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("() => window.asked") == 0
    choice = page.get_by_role("group", name="Notify me when it is my turn")
    choice.get_by_role("button", name="on").click()
    expect(choice.get_by_role("button", name="on")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("() => window.asked") == 1
    choice.get_by_role("button", name="off").click()
    expect(choice.get_by_role("button", name="off")).to_have_attribute("aria-pressed", "true")
