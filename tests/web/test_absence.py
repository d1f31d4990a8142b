"""Tests for a person who closes the page or whose device sleeps: among friends, with a clock, rated, against bots."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import until
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import PLAIN, ask
from virado.server.tables import table as table_module
from virado.session import HOST, Session, Tick

FORM = "royal-dominican(players=2)"
SLEEP_MS = 5 * 60_000


@pytest.fixture
def short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat a disconnected person as absent without a grace period."""
    monkeypatch.setattr(table_module, "CLOSED_TAB_MS", 1)
    monkeypatch.setattr(table_module, "LOST_LINE_MS", 1)


def sit_down(first: Page, second: Page, **wishes: object) -> str:
    """Open a table for two people, show it to both, and return its name."""
    table: str = ask(first, "create", variant=FORM, sit=0, **wishes)["id"]
    ask(second, "act", table=table, command={"do": "sit", "seat": 1})
    ask(first, "start", table=table)
    for page in (first, second):
        page.goto(f"/t/{table}")
        Player(page).wait_for_cards()
    return table


def wait_for(host: Host, holds: Callable[[], Any]) -> None:
    """Wait until a condition holds at the server."""
    host.ask(lambda: until(holds))


def play_until_asked(pages: tuple[Page, Page], session: Session, seat: int) -> None:
    """Let the other person play until it is this seat's turn."""
    while all(asked.seat != seat for asked in session.asked):
        player = Player(pages[1 - seat])
        assert player.wait()
        player.decide()


@pytest.mark.slow
@pytest.mark.usefixtures("short_grace")
def test_a_phone_that_sleeps_for_five_minutes_loses_nothing(host: Host, open_page: Opening):
    first, second = open_page(), open_page()
    name = sit_down(first, second)
    table = host.table(name)
    session = table.session
    play_until_asked((first, second), session, 1)
    person = session.seats[1].person
    assert person is not None
    entries = second.locator("main").get_attribute("data-entries")
    second.context.set_offline(True)
    host.drop_connections(person.id)
    wait_for(host, lambda: person.id in session.away)
    view = session.view(1).to_bytes()
    host.advance(SLEEP_MS)
    host.ask(lambda: table.act(Tick(), HOST))
    expect(first.locator("[data-absence=wait]")).to_be_visible()
    expect(first.locator("main").get_by_text("is thinking")).to_have_count(0)
    assert session.seats[1].stand_in is None
    assert session.view(1).to_bytes() == view
    second.context.set_offline(False)
    wait_for(host, lambda: person.id not in session.away)
    expect(first.locator("[data-absence=wait]")).to_have_count(0)
    player = Player(second)
    assert player.wait()
    player.decide()
    expect(second.locator("main")).not_to_have_attribute("data-entries", entries or "")


@pytest.mark.slow
@pytest.mark.usefixtures("short_grace")
def test_with_a_clock_no_vote_on_an_absent_player_is_held(host: Host, open_page: Opening):
    first, second = open_page(), open_page()
    name = sit_down(first, second, clock={"move_ms": 8_000})
    session = host.table(name).session
    second.goto(PLAIN)
    wait_for(host, lambda: session.away)
    play_until_asked((first, second), session, 1)
    assert session.seats[1].stand_in is None
    expect(first.locator("[data-absence]")).to_have_count(0)
    wait_for(host, lambda: session.seats[1].stand_in is not None)
    expect(first.locator(".seat").get_by_text("a bot plays")).to_be_visible()
    expect(first.locator("[data-absence]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.usefixtures("short_grace")
def test_in_a_rated_match_a_substitute_plays_automatically(host: Host, open_page: Opening):
    first, second = open_page(), open_page()
    name = sit_down(first, second, rated=True, clock={"move_ms": 600_000})
    session = host.table(name).session
    second.goto(PLAIN)
    wait_for(host, lambda: session.seats[1].stand_in is not None)
    expect(first.locator(".seat").get_by_text("a bot plays")).to_be_visible()
    expect(first.locator("[data-absence]")).to_have_count(0)
    second.goto(f"/t/{name}")
    Player(second).wait_for_cards()
    wait_for(host, lambda: session.seats[1].stand_in is None)


@pytest.mark.slow
@pytest.mark.usefixtures("short_grace")
def test_a_table_with_bots_only_waits_for_the_person(host: Host, open_page: Opening):
    page = open_page()
    name: str = ask(page, "create", variant=FORM, sit=0, bots={"1": "greedy"}, start=True)["id"]
    page.goto(f"/t/{name}")
    player = Player(page)
    assert player.wait()
    table = host.table(name)
    session = table.session
    view, moves = session.view(0).to_bytes(), session.numbers_of_moves
    page.goto(PLAIN)
    wait_for(host, lambda: session.away)
    host.advance(SLEEP_MS)
    host.ask(lambda: table.act(Tick(), HOST))
    assert session.seats[0].stand_in is None
    assert (session.view(0).to_bytes(), session.numbers_of_moves) == (view, moves)
    page.goto(f"/t/{name}")
    assert player.wait()
    player.decide()
