"""Tests for a custom bot: it is chosen in the browser and plays under its name."""

import re
from collections.abc import Generator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.player import Player
from virado.bots.custom import registry

NAME = "Grabber"


@pytest.fixture
def taker() -> Generator[None]:
    """Register a bot in its own process with the server of these tests."""
    made = registry.make_custom_bot(NAME, "tests.bots.custom_agents:Taker")
    registry.register_bot(made)
    yield
    registry.unregister_bot(NAME)
    made.close()


@pytest.mark.usefixtures("taker")
def test_a_custom_bot_is_chosen_and_plays_under_its_name(open_page: Opening):
    page = open_page("/", own=True)
    page.get_by_label("Strength of the bots").select_option(NAME)
    page.locator(".cta .go").click()
    page.wait_for_selector("[data-hand]")
    expect(page.get_by_text(NAME, exact=True).first).to_be_visible()
    player = Player(page)
    for _ in range(2):
        assert player.wait()
        player.decide()
    expect(page.get_by_text(re.compile(f"{NAME} (takes|trails|builds|raises|adds)")).first).to_be_visible()
