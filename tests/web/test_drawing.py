"""Tests for cards dragged with mouse and finger, and for long presses."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import MAIN, Player
from tests.web.pointer import Finger, Mouse, Point, Pointer, centre_of, drag, dragging
from tests.web.tables import PHONE, deal_table, go_to_position
from virado.games.casino.messages import Build, Capture, Trail
from virado.session.entries import Moved
from virado.view import AnyView

VARIANT = "royal-north-american(players=2)"
"""A variant in which a player without a build may trail any card."""


IS_AT = """
([card, x, y]) => {
  const { left, top, width, height } = document.querySelector(`[data-hand="${card}"]`).getBoundingClientRect();
  return Math.hypot(left + width / 2 - x, top + height / 2 - y) < 20;
}
"""
"""Script that returns true if a card of the hand has its centre at a point."""


@pytest.fixture(params=["mouse", "finger"])
def seat(request: pytest.FixtureRequest, host: Host, open_page: Opening) -> "Seat":
    """Return seat 0 of a table, with a mouse on a desktop or a finger on a phone."""
    page = open_page() if request.param == "mouse" else open_page(**PHONE)
    return Seat(page, host, Mouse(page) if request.param == "mouse" else Finger(page))


class Seat:
    """A person at a table who drags cards."""

    def __init__(self, page: Page, host: Host, pointer: Pointer) -> None:
        self.page = page
        self.pointer = pointer
        self.table = deal_table(page, VARIANT)
        self._host = host

    def takes(self, meanings: range) -> tuple[str, str]:
        """Return a card of the hand and a loose card for which the number of common moves is in the range `meanings`.

        The match is played on until there is such a pair.
        """
        return next(_taking(self._comes_to(lambda view: any(_taking(view, meanings))), meanings))

    def misses(self) -> tuple[str, str]:
        """Return a card of the hand and a loose card that no move uses together.

        The match is played on until there is such a pair.
        """
        return next(_missing(self._comes_to(lambda view: any(_missing(view)))))

    def lays_down(self) -> str:
        """Return a card that can be trailed, after playing on until there is one."""
        return next(_trailing(self._comes_to(lambda view: any(_trailing(view)))))

    def _comes_to(self, wanted: Callable[[AnyView], bool]) -> AnyView:
        assert self._host.play_on(self.table, wanted), "no such position has come"
        self.page.goto(f"/t/{self.table}")
        Player(self.page).wait()
        return self._host.table(self.table).session.view(0)

    def held(self, card: str) -> Locator:
        """Return the locator of a card of the hand."""
        return self.page.locator(f"[data-hand='{card}']")

    def lying(self, card: str) -> Locator:
        """Return the locator of a loose card."""
        return self.page.locator(f"[data-item='{card}']")

    def bare(self) -> Point:
        """Return a point on the cloth without a card."""
        box = self.page.locator("section.middle").bounding_box()
        assert box is not None
        return box["x"] + 12, box["y"] + box["height"] / 2

    def made(self, host: Host) -> list[str]:
        """Return the moves of seat 0 as text."""
        log = host.table(self.table).session.entries()
        return [entry.text for entry in log if isinstance(entry, Moved) and entry.seat == 0]

    def moves_on(self, log: str | None) -> None:
        """Wait until the log is longer than `log` entries."""
        expect(self.page.locator(f"{MAIN}:not([data-entries='{log}'])")).to_be_visible()

    def entries(self) -> str | None:
        """Return the number of entries that the page shows."""
        return self.page.locator(MAIN).get_attribute("data-entries")


def _trailing(view: AnyView) -> Iterator[str]:
    return (move.card for move in view.legal() if isinstance(move, Trail))


def _missing(view: AnyView) -> Iterator[tuple[str, str]]:
    used = set(_taking(view, range(1, 100)))
    data: Any = view.data
    hand: list[str] = data.hands[0]
    loose: list[str] = data.loose
    pairs = itertools.product(hand, loose)
    return (pair for pair in pairs if pair not in used)


def _taking(view: AnyView, meanings: range) -> Iterator[tuple[str, str]]:
    uses: Counter[tuple[str, str]] = Counter()
    for move in view.legal():
        if isinstance(move, Capture):
            uses.update((card, loose) for card in move.played for loose in move.loose)
        elif isinstance(move, Build):
            uses.update((move.card, loose) for loose in move.joined)
    return (pair for pair, number in uses.items() if number in meanings)


def test_a_card_dragged_onto_another_is_played_if_the_move_is_unique(host: Host, seat: Seat):
    card, loose = seat.takes(range(1, 2))
    before, log = seat.made(host), seat.entries()
    drag(seat.pointer, seat.held(card), centre_of(seat.lying(loose)))
    seat.moves_on(log)
    made = seat.made(host)
    assert len(made) == len(before) + 1
    assert card in made[-1]
    assert loose in made[-1]


def test_a_card_dragged_onto_another_offers_the_possible_moves(host: Host, seat: Seat):
    card, loose = seat.takes(range(2, 10))
    before = seat.made(host)
    drag(seat.pointer, seat.held(card), centre_of(seat.lying(loose)))
    expect(seat.page.locator(".choice").nth(1)).to_be_visible()
    assert seat.made(host) == before
    log = seat.entries()
    seat.page.locator(".choice").first.click()
    seat.moves_on(log)
    assert {card, loose} <= set(seat.made(host)[len(before)].replace("[", " ").replace("]", " ").split())


def test_a_card_dragged_onto_one_that_it_cannot_take_gives_a_reason(host: Host, seat: Seat):
    card, loose = seat.misses()
    before = seat.made(host)
    drag(seat.pointer, seat.held(card), centre_of(seat.lying(loose)))
    expect(seat.page.locator(".note.stop")).to_be_visible()
    assert seat.made(host) == before


def test_the_layout_does_not_move_while_a_card_is_dragged(host: Host, seat: Seat):
    card, loose = seat.takes(range(2, 10))
    lies = seat.lying(loose).bounding_box()
    with dragging(seat.pointer, seat.held(card), seat.bare()):
        assert seat.lying(loose).bounding_box() == lies
    assert lies is not None


def test_a_card_dragged_to_the_empty_cloth_is_trailed(host: Host, seat: Seat):
    card = seat.lays_down()
    before, log = seat.made(host), seat.entries()
    drag(seat.pointer, seat.held(card), seat.bare())
    seat.moves_on(log)
    assert seat.made(host) == [*before, f"trail {card}"]


def test_a_card_dragged_back_is_not_played(host: Host, seat: Seat):
    card = seat.lays_down()
    before = seat.made(host)
    home = centre_of(seat.held(card))
    with dragging(seat.pointer, seat.held(card), seat.bare()):
        seat.pointer.to(home)
    expect(seat.held(card)).to_have_attribute("aria-selected", "false")
    expect(seat.page.locator(".choice")).to_have_count(0)
    assert centre_of(seat.held(card)) == pytest.approx(home, abs=2)
    assert seat.made(host) == before


def test_a_dragged_card_highlights_the_cards_that_it_can_take(seat: Seat):
    card, loose = seat.takes(range(1, 10))
    at = centre_of(seat.lying(loose))
    with dragging(seat.pointer, seat.held(card), at):
        expect(seat.page.locator(f"[data-item='{loose}'].aimed")).to_be_visible()
        # Touch events are delivered one frame later.
        seat.page.wait_for_function(IS_AT, arg=[card, *at])
        seat.pointer.to(centre_of(seat.page.locator("[role=listbox]")))
        expect(seat.page.locator(".aimed")).to_have_count(0)


@pytest.mark.parametrize("what", ["[data-hand]", "[data-item]"])
def test_a_long_press_only_names_the_cards(host: Host, seat: Seat, what: str):
    seat.lays_down()
    before = seat.made(host)
    item = seat.page.locator(what).first
    name = (item.get_attribute("aria-label") or "").split(",")[0]
    seat.pointer.down(centre_of(item))
    expect(seat.page.locator(".prompt .hint b")).to_have_text(name)
    seat.pointer.to(seat.bare())  # the card no longer follows the pointer
    expect(seat.page.locator(".drawn")).to_have_count(0)
    seat.pointer.up()
    expect(
        seat.page.locator("main [data-hand][aria-selected=true], main [data-item][aria-pressed=true]")
    ).to_have_count(0)
    expect(seat.page.locator(".prompt .hint b")).to_have_text(name)
    assert seat.made(host) == before


def test_a_long_press_names_the_cards_of_a_trick(host: Host, open_page: Opening):
    page = open_page(**PHONE)
    assert go_to_position(page, host, "zwanzig-ab", lambda view: bool(getattr(view.data, "trick", ())))
    Player(page).wait()
    card = page.locator(".spot [role=img][data-card]").first
    name = card.get_attribute("aria-label") or ""
    finger = Finger(page)
    finger.down(centre_of(card))
    expect(page.locator(".prompt .hint b")).to_have_text(name)
    finger.up()
