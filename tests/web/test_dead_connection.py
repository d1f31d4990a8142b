"""Tests for a network that fails without closing: the page reports it, and neither loses nor repeats a move."""

import json
from collections.abc import Generator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.waiting import until
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.page_pool import SETTLE
from tests.web.player import Player
from tests.web.stalling_proxy import Direction, StallingProxy, stalling_proxy
from tests.web.tables import PLAIN, deal_table
from virado.session.entries import Moved

NOTICED_MS = 8000
PING_MS = 5000
BACK_MS = 12_000
"""Upper bound of the pause between two connection attempts, in milliseconds."""
STEP_MS = 500


@pytest.fixture
def proxy(host: Host) -> Generator[StallingProxy]:
    """Run a proxy in front of the server, open until a test stalls it."""

    async def open_() -> tuple[Any, StallingProxy]:
        opening = stalling_proxy(host.address)
        return opening, await opening.__aenter__()

    opening, opened = host.ask(open_)
    yield opened

    async def close() -> None:
        await opening.__aexit__(None, None, None)

    host.ask(close)


def set_flow(host: Host, proxy: StallingProxy, *stalled: Direction, flows: bool = False) -> None:
    """Stall the proxy, or resume it."""

    async def change() -> None:
        if flows:
            proxy.flow()
        else:
            proxy.stall(*stalled)

    host.ask(change)


def seated(page: Page, proxy: StallingProxy, **settings: Any) -> str:
    """Open a table in the page through the proxy, with a clock controlled by the test, and return its name."""
    table = deal_table(page, "royal-north-american(players=2)")
    page.clock.install()
    page.goto(f"{proxy.address}{PLAIN}")
    page.evaluate(SETTLE, {"name": "Priya", "tempo": 0, "sound": "off", "offered": True, **settings})
    page.goto(f"{proxy.address}/t/{table}")
    assert Player(page).wait()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    return table


def made(host: Host, table: str) -> list[str]:
    """Return the moves of the page's seat."""
    log = host.table(table).session.entries()
    return [entry.text for entry in log if isinstance(entry, Moved) and entry.seat == 0]


def lay_down(page: Page) -> tuple[str, str]:
    """Play the first card; return the card and the text of the move."""
    card = page.locator("[data-hand]").first
    card.click()
    name = card.get_attribute("data-hand") or ""
    page.locator(f".choice[data-move='trail {name}']").click()
    return name, f"trail {name}"


def reconnect(page: Page) -> None:
    """Advance the clock until the page has reconnected, and let it run from then on."""
    for _ in range(BACK_MS // STEP_MS):
        page.clock.run_for(STEP_MS)
        if page.evaluate("() => document.documentElement.dataset.line") == "open":
            break
    page.clock.resume()
    expect(page.locator("html[data-line=open]")).to_be_attached()


def acts(page: Page) -> list[str]:
    """Record the ids of the commands that the page sends from now on."""
    sent: list[str] = []

    def note(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["do"] == "act" and message["command"]["do"] == "play":
            sent.append(message["id"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    return sent


@pytest.mark.parametrize("stalled", ["up", "down"])
def test_a_move_on_a_dead_connection_is_marked_and_made_once(
    host: Host, open_page: Opening, proxy: StallingProxy, stalled: Direction
):
    page = open_page(own=True)
    sent = acts(page)
    table = seated(page, proxy)
    polite = page.locator("[data-speech]")
    set_flow(host, proxy, stalled)
    card, move = lay_down(page)
    page.clock.run_for(1000)
    choice = page.locator(".choice.waits")
    expect(choice).to_contain_text("Waiting for the server")
    expect(choice.locator(".n svg")).to_be_visible()
    expect(page.locator(f"[data-hand='{card}'] .mark svg")).to_be_visible()
    expect(page.locator(f"[data-hand='{card}']")).to_have_attribute(
        "aria-label", f"{_spoken(page, card)}, Sent. Waiting for the server."
    )
    expect(polite).to_contain_text("Waiting for the server")
    expect(page.locator("html[data-line=open]")).to_be_attached()
    if stalled == "down":  # the server has made the move and its answer is lost
        host.ask(lambda: until(lambda: made_now(host, table) == [move]))
    page.clock.run_for(NOTICED_MS - 1000)
    expect(page.locator("html[data-line=lost]")).to_be_attached()
    expect(page.locator(".strip")).to_contain_text("Connection lost. ")
    expect(choice).to_contain_text("waits for the connection")
    expect(polite).to_contain_text("Connection lost. Reconnecting.")
    expect(polite).to_contain_text("waits for the connection")
    set_flow(host, proxy, flows=True)
    reconnect(page)
    expect(page.locator(f"[data-hand='{card}']")).to_have_count(0)
    expect(page.locator(".strip", has_text="Connection lost")).to_have_count(0)
    assert made(host, table) == [move]
    assert len(sent) > 1
    assert len(set(sent)) == 1


def made_now(host: Host, table: str) -> list[str]:
    """Call `made` in the server's thread and return its result."""
    held = host.server.node.tables[table]
    return [entry.text for entry in held.session.entries() if isinstance(entry, Moved) and entry.seat == 0]


def _spoken(page: Page, card: str) -> str:
    label = page.locator(f"[data-hand='{card}']").get_attribute("aria-label") or ""
    return label.split(", ")[0]


def test_a_dead_connection_is_noticed_without_input(host: Host, open_page: Opening, proxy: StallingProxy):
    page = open_page(own=True)
    seated(page, proxy)
    set_flow(host, proxy)
    page.clock.run_for(PING_MS + NOTICED_MS)
    expect(page.locator("html[data-line=lost]")).to_be_attached()
    expect(page.locator(".strip")).to_contain_text("Connection lost")
    page.clock.run_for(2 * BACK_MS)  # the proxy accepts new connections but does not answer
    expect(page.locator("html[data-line=lost]")).to_be_attached()
    set_flow(host, proxy, flows=True)
    reconnect(page)
    assert Player(page).wait()


def test_a_slow_working_network_is_not_reported(host: Host, open_page: Opening, proxy: StallingProxy):
    page = open_page(own=True)
    table = seated(page, proxy)
    set_flow(host, proxy)
    card, move = lay_down(page)
    page.clock.run_for(4000)
    set_flow(host, proxy, flows=True)
    page.clock.resume()
    expect(page.locator(f"[data-hand='{card}']")).to_have_count(0)
    expect(page.locator("html[data-line=open]")).to_be_attached()
    assert made(host, table) == [move]
