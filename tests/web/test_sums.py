"""The sums of the selected cards in Kaszinó, which adds values of the hand and of the table."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import go_to_position
from virado.games.casino.messages import Capture
from virado.games.catalogue import variant
from virado.view import AnyView


def sums(form: str, cards: tuple[str, ...]) -> str:
    """Return the sums of cards of the hand by the agreement of a form, as the page shows them."""
    agreement: Any = variant(form).agreement()
    values: dict[str, tuple[int, ...]] = agreement.values
    found = {sum(each) for each in itertools.product(*(values[card[0]] for card in cards))}
    return " / ".join(map(str, sorted(found)))


def hand_of(view: AnyView) -> list[str]:
    """Return the cards of the hand."""
    data: Any = view.data
    return list(data.hands[0])


def unused(view: AnyView) -> set[tuple[str, ...]]:
    """Return the pairs of cards of the hand that no move uses together."""
    pairs = set(itertools.combinations(hand_of(view), 2))
    played = [move.played for move in view.legal() if isinstance(move, Capture)]
    return {pair for pair in pairs if not any(set(pair) <= set(cards) for cards in played)}


def select(page: Page, cards: tuple[str, ...]) -> None:
    """Select these cards of the hand, and no others."""
    page.keyboard.press("Escape")
    for card in cards:
        page.locator(f"[data-hand='{card}']").click()


@pytest.mark.parametrize("form", ["kaszino-kirschner", "kaszino-nagykonyv"])
def test_the_sum_is_that_of_the_selected_cards_also_if_they_can_take_nothing(
    form: str, host: Host, open_page: Opening
):
    page = open_page()
    seen: list[AnyView] = []
    assert go_to_position(page, host, form, lambda view: bool(seen.append(view) or unused(view)))
    Player(page).wait()
    refused = unused(seen[-1])
    for cards in itertools.combinations(hand_of(seen[-1]), 2):
        select(page, cards)
        expect(page.locator(".sums span").first).to_have_text(f"hand {sums(form, cards)}")
        expect(page.locator(".note.stop")).to_have_count(int(cards in refused))
