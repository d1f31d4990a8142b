"""Tests for the pace of the display: bot moves, the replay of events since the last move, and words over the table."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import MAIN, PATIENCE_MS, Player
from tests.web.tables import PHONE, ask, deal_table, new_table

FORM = "royal-dominican(players=2)"
EARLIER = """
([main, drawn]) => document.querySelector("[data-stop-again]") !== null &&
  Number(document.querySelector(main).dataset.entries) < drawn
"""
"""Script that returns true while an earlier position is shown again."""


def entries(page: Page) -> int:
    """Return the number of log entries that the page shows."""
    return int(page.locator(MAIN).get_attribute("data-entries") or 0)


def hand(page: Page) -> list[str]:
    """Return the person's cards that the page shows."""
    found: list[str] = page.locator("[data-hand]").evaluate_all(
        "(all) => all.map((each) => each.dataset.hand)"
    )
    return found


# ---------------------------------------------------------------------- the pace of bots
def test_moves_of_bots_wait_for_confirmation(host: Host, open_page: Opening):
    page = open_page(settings={"pace": "wait"})
    session = host.table(new_table(page, "royal-dominican(players=3)")).session
    player, waits = Player(page), page.locator("[data-next-move]")
    turn = f"{MAIN}[data-asked=true], [data-next-move]"
    page.wait_for_selector(turn, timeout=PATIENCE_MS)
    if waits.count():
        waits.click()
    assert player.wait()
    player.decide()
    expect(waits).to_be_visible()
    drawn = entries(page)
    assert drawn < len(session.log)
    expect(page.locator(f"{MAIN}[data-asked=true]")).to_have_count(0)
    page.keyboard.press("n")
    assert player.wait()
    expect(waits).to_have_count(0)
    assert entries(page) > drawn


@pytest.mark.slow
def test_the_chosen_pace_is_sent_to_the_server(open_page: Opening):
    page = open_page(own=True)
    table = deal_table(page, FORM)
    with page.expect_websocket() as line:
        page.goto(f"/t/{table}")
    Player(page).wait_for_cards()
    page.get_by_role("button", name="Menu", exact=True).click()
    choice = page.get_by_role("group", name="Pace of the bots")
    for pace in ("slow", "quick", "normal"):

        def tells(frame: str | bytes, pace: str = pace) -> bool:
            return json.loads(frame).get("pace") == pace

        with line.value.expect_event("framesent", tells, timeout=PATIENCE_MS):
            choice.get_by_role("button", name=pace).click()


# ---------------------------------------------------------------------- since the last move
@pytest.mark.without_server
def test_events_since_the_last_move_are_replayed_and_can_be_stopped(open_page: Opening):
    page = open_page()
    new_table(page, FORM)
    player, stop = Player(page), page.locator("[data-stop-again]")
    assert player.wait()
    before = hand(page)
    player.decide()
    assert player.wait()
    after, drawn = hand(page), entries(page)
    assert len(after) == len(before) - 1
    page.keyboard.press("l")
    page.wait_for_function(EARLIER, arg=[MAIN, drawn], timeout=PATIENCE_MS)
    page.keyboard.press("l")
    expect(stop).to_have_count(0)
    assert (hand(page), entries(page)) == (after, drawn)
    page.locator(".last button").click()
    page.wait_for_function(EARLIER, arg=[MAIN, drawn], timeout=PATIENCE_MS)
    expect(stop).to_have_count(0)
    assert (hand(page), entries(page)) == (after, drawn)
    player.decide()


@pytest.mark.slow
def test_after_a_reload_the_list_of_moves_opens_instead(open_page: Opening):
    page = open_page(**PHONE)
    new_table(page, FORM)
    player = Player(page, touch=True)
    assert player.wait()
    player.decide()
    assert player.wait()
    page.reload()
    assert player.wait()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("You")
    expect(page.locator("[data-stop-again]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["royal-haitian(players=2)", "raub(players=3, start_score=5)"])
def test_the_last_cards_can_be_replayed_beside_the_score_and_the_result(
    host: Host, open_page: Opening, variant: str
):
    page = open_page()
    table = new_table(page, variant)
    player, again = Player(page), page.get_by_role("button", name="Show the last cards again")
    player.play_match()
    assert host.table(table).session.stage == "over"
    again.click()
    expect(page.locator("[data-stop-again]")).to_be_visible()
    expect(page.locator("[data-stop-again]")).to_have_count(0)
    expect(again).to_be_visible()


# ---------------------------------------------------------------------- words over the table
def test_chat_messages_appear_over_the_table_and_open_the_chat(open_page: Opening):
    page, other = open_page(**PHONE), open_page()
    table: str = ask(page, "create", variant=FORM, sit=0)["id"]
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    ask(page, "start", table=table)
    page.goto(f"/t/{table}")
    Player(page).wait_for_cards()
    heard = page.locator("[data-heard]")
    expect(heard).to_have_count(0)
    ask(other, "chat", table=table, phrase="hello")
    expect(heard).to_contain_text("Kofi says: Hello")
    expect(page.get_by_role("button", name=re.compile("^Menu, one new message"))).to_be_visible()
    heard.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Hello")
    expect(heard).to_have_count(0)
    ask(other, "chat", table=table, phrase="thanks")
    expect(page.get_by_role("dialog")).to_contain_text("Thank you")
    expect(heard).to_have_count(0)
