"""Tests for a press on a notification, which the service worker handles.

A headless Chromium shows no notifications, and a worker may focus or open a window only after a real press. Therefore
the press is a synthetic event, and `focus` and `openWindow` only record their calls. The rest is real: the worker,
its search for a page, and its navigation.
"""

from typing import Any

from playwright.sync_api import Page, Worker, expect

from tests.waiting import Wait
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import PATIENCE_MS
from tests.web.tables import ask

PRESSED = """
async (path) => {
  const noted = [];
  WindowClient.prototype.focus = async function () { noted.push(`focus ${new URL(this.url).pathname}`); return this; };
  clients.openWindow = async (opened) => { noted.push(`open ${opened}`); return null; };
  const event = new ExtendableEvent("notificationclick");
  const work = [];
  Object.defineProperty(event, "notification", { value: { data: path, close: () => noted.push("close") } });
  Object.defineProperty(event, "waitUntil", { value: (promise) => work.push(promise) });
  dispatchEvent(event);
  await Promise.all(work);
  return noted;
}
"""
"""Script that presses the notification of an address and returns the worker's actions in order."""

OPEN_PAGES = "async () => (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length"
"""Script that counts the client's pages that the worker knows; a closed page disappears with a delay."""


def worked(page: Page) -> Worker:
    """Return the service worker of a page once it controls the page."""
    page.wait_for_function("() => navigator.serviceWorker?.controller", timeout=PATIENCE_MS)
    (worker,) = page.context.service_workers
    return worker


def table_of(page: Page) -> str:
    """Return the address of a new match between the person and a bot."""
    created: dict[str, Any] = ask(
        page, "create", variant="royal-dominican", sit=0, bots={"1": "random"}, start=True
    )
    return f"/t/{created['id']}"


def test_a_notification_focuses_the_page_of_its_table(host: Host, open_page: Opening):
    page = open_page(service_workers="allow")
    path = table_of(page)
    page.goto(path)
    page.locator("[data-hand]").first.wait_for()
    other = page.context.new_page()
    other.goto("/")
    page.evaluate("() => (window.isSame = true)")
    assert worked(page).evaluate(PRESSED, path) == ["close", f"focus {path}"]
    assert page.evaluate("() => window.isSame")
    assert page.url == f"{host.address}{path}"
    assert other.url == f"{host.address}/"


def test_a_notification_shows_its_table_in_another_open_page(host: Host, open_page: Opening):
    page = open_page(service_workers="allow")
    path = table_of(page)
    page.goto("/rules/raub")
    assert worked(page).evaluate(PRESSED, path) == ["close", "focus /rules/raub"]
    page.wait_for_url(f"{host.address}{path}", timeout=PATIENCE_MS)
    expect(page.locator("[data-hand]").first).to_be_visible()


def test_a_notification_opens_a_page_if_none_is_open(open_page: Opening):
    page = open_page(service_workers="allow")
    path = table_of(page)
    page.goto("/")
    worker = worked(page)
    page.goto("about:blank")
    wait = Wait()
    while worker.evaluate(OPEN_PAGES):
        wait.blocking_turn()
    assert worker.evaluate(PRESSED, path) == ["close", f"open {path}"]
