"""A player with mouse, finger or keyboard who knows no rules and takes what the page offers."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE_MS = 60_000
"""Maximum time to wait for a page in milliseconds, also used by `expect` (conftest.py)."""
MAIN = "main[data-stage]"
MOVED_ON = """
([main, log]) => {
  const at = document.querySelector(main);
  return at.dataset.entries !== log || at.dataset.stage === "over";
}
"""


class Player:
    """A person at a table."""

    def __init__(self, page: Page, seed: int = 1, *, touch: bool = False) -> None:
        self.page = page
        self._rng = random.Random(seed)
        self._touch = touch
        self.made = 0

    # ------------------------------------------------------------------ state of the page
    @property
    def is_over(self) -> bool:
        """Return True if the match has ended."""
        return self.page.locator(MAIN).get_attribute("data-stage") == "over"

    def wait(self) -> bool:
        """Wait until there is a decision to make. Return False if the match is over."""
        self.page.wait_for_selector(
            f"{MAIN}[data-asked=true], {MAIN}[data-stage=over], [data-next-deal]", timeout=PATIENCE_MS
        )
        while self.page.locator("[data-next-deal]").count() and not self.is_over:
            self.next_deal()
            self.page.wait_for_selector(
                f"{MAIN}[data-asked=true], {MAIN}[data-stage=over], [data-next-deal]", timeout=PATIENCE_MS
            )
        return not self.is_over

    def next_deal(self) -> None:
        """Confirm the score of a deal."""
        self._press(self.page.locator("[data-next-deal]"))
        expect(self.page.locator("[data-next-deal]")).to_be_hidden()

    def wait_for_cards(self) -> None:
        """Wait until the player's own cards are shown."""
        self.page.wait_for_selector("[data-hand], [data-desk]", timeout=PATIENCE_MS)

    # ------------------------------------------------------------------ playing
    def play_match(self, most: int = 2000) -> None:
        """Play until the match is over."""
        while self.wait():
            assert self.made < most, "the match does not end"
            self.decide()
            self.made += 1

    def decide(self) -> None:
        """Make a decision."""
        log = self.page.locator(MAIN).get_attribute("data-entries")
        if self.page.locator("[data-next-hand]").count():  # the score of the last deal is still shown
            self._press(self.page.locator("[data-next-hand]"))
            self.page.wait_for_selector("[data-desk=arrange]", timeout=PATIENCE_MS)
        if self.page.locator("[data-desk=arrange]").count():
            self._arrange()
        elif not self._choose():
            self._play_card()
        self.page.wait_for_function(MOVED_ON, arg=[MAIN, log], timeout=PATIENCE_MS)

    def _choose(self) -> bool:
        """Take one of the open choices at random. Return False if there are none."""
        choices = self.page.locator(".choice:visible")
        if not choices.count():
            return False
        self._press(choices.nth(self._rng.randrange(choices.count())))
        return True

    def _play_card(self) -> None:
        """Select cards of the hand in random order until one offers a choice."""
        hand = self.page.locator("[data-hand]")
        cards = list(range(hand.count()))
        self._rng.shuffle(cards)
        for card in cards:
            self._press(hand.nth(card))
            expect(self.page.locator(".prompt[aria-busy=true]")).to_have_count(0)
            if self._choose():
                return
        raise AssertionError("no card offers anything")

    def _arrange(self) -> None:
        """Accept a suggested Hazari arrangement and confirm it."""
        if not self.page.locator("[data-suggestion]").count():
            self._press(self.page.locator("[data-suggest]"))
        self._press(self.page.locator("[data-suggestion]").first)
        up = self.page.locator("[data-up]")
        expect(up).to_be_enabled()
        self._press(up)
        confirm = self.page.locator("[data-up-final]")
        self._press(confirm)
        expect(self.page.locator("[data-desk=arrange]")).to_be_hidden()  # other players may already be up

    def _press(self, what: Locator) -> None:
        press: Callable[..., None] = what.tap if self._touch else what.click
        press(timeout=PATIENCE_MS)
