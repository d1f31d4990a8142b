"""Tests for a family without its own page in the browser: the one of docs/tutorials/new-game.md."""

from collections.abc import Generator

import pytest
from playwright.sync_api import expect

from tests.examples.highest import FAMILY, WORDS
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import new_table
from virado import families
from virado.words.catalogue import extra_folder


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    """Return a server that also has that family."""
    with families.add_family(FAMILY), extra_folder(WORDS), Host(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_the_home_page_offers_the_family_with_its_messages(open_page: Opening):
    page = open_page("/")
    page.locator(".game").first.wait_for()  # wait for the first request for the options of all families
    card = page.locator(".game").last
    expect(card.locator("h2")).to_have_text("Highest")
    expect(card).to_contain_text("Three cards each; the highest card wins the round.")
    expect(card.locator(".picture .card")).not_to_have_count(0)
    expect(card.locator("a")).to_have_count(0)  # a family without lessons has no link to one
    card.get_by_role("button", name="Forms").click()
    groups = page.get_by_label("Strength of the bots").locator("optgroup")
    expect(groups).to_have_count(1)  # a family without characters shows no group of them
    expect(groups).to_have_attribute("label", "Levels")
    card.locator(".play").click()
    page.wait_for_selector("[data-hand]")


def test_a_match_by_mouse(host: Host, open_page: Opening):
    page = open_page()
    table = new_table(page, "highest")
    player = Player(page)
    player.play_match()
    assert host.table(table).session.stage == "over"
    assert player.made > 0
    expect(page.locator(".over h2")).to_contain_text(" win")
    expect(page.get_by_role("region", name="Moves")).to_contain_text("the match.")


def test_the_plain_page_shows_cards_moves_sentences_and_scores(open_page: Opening):
    page = open_page()
    new_table(page, "highest(players=3)")
    player = Player(page)
    assert player.wait()
    hand = page.locator("[data-hand]")
    cards = [hand.nth(i).get_attribute("data-card") for i in range(hand.count())]
    moves = page.locator("button.choice")
    assert [moves.nth(i).get_attribute("data-move") for i in range(moves.count())] == [
        f"card {card}" for card in cards
    ]
    expect(moves.first).to_contain_text("Play")
    expect(page.locator(".prompt")).to_contain_text("Which card?")
    expect(page.locator("[data-place=middle]")).to_contain_text("Round 1")
    expect(page.locator(".beside table th[scope=col]")).to_have_count(4)
    while not page.locator(
        "[data-place=middle] figure"
    ).count():  # play until another player has begun a round
        player.decide()
        assert player.wait()
    expect(page.locator("[data-place=middle] h3")).to_have_text("This round")
    expect(page.locator("[data-place=middle] figcaption").first).not_to_be_empty()
    expect(page.get_by_role("region", name="Moves")).to_contain_text(" plays ")
