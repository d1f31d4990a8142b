"""A screen reader user who acts on roles and names alone and records the announcements."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.web.player import MAIN, MOVED_ON, PATIENCE_MS

LISTEN = """
(() => {
  window.heard = [];
  const said = (node) => (node instanceof Element ? node : node.parentElement)?.closest(
    "[aria-live], [role=status], [role=alert]");
  new MutationObserver((changes) => {
    const places = new Set(changes.flatMap(({ target, addedNodes }) => [said(target), ...[...addedNodes].map(said)]));
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (said(node)?.matches("[role=log]") && node.textContent.trim()) window.heard.push(node.textContent.trim());
    for (const place of places) {
      if (place?.matches("[role=log]")) continue; // only what is added to a log is announced
      const text = place?.isConnected ? place.textContent.trim() : "";
      if (text) window.heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
"""
"""Script that records the changes in live regions, which a screen reader announces on its own."""
ANSWERED = """
([since]) => document.querySelector("[aria-label='What you can do'] button") !== null ||
  window.heard.slice(since).some((text) => text.startsWith("Not possible: "))
"""
READ_OUT = "(since) => window.heard.slice(since).some((text) => text.includes(', score '))"
"""Script that returns true once the table has been read out. Moves of others may be announced in between."""
REFUSED = re.compile(r"^Not possible: ")


class ScreenReaderUser:
    """A person at a table with an English screen reader."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._rng = random.Random(seed)
        self.made = 0
        self._told = ""
        page.add_init_script(LISTEN)

    # ------------------------------------------------------------------ announcements
    @property
    def announcements(self) -> list[str]:
        """All announcements since the page was opened."""
        found: list[str] = self.page.evaluate("() => window.heard")
        return found

    def table(self) -> str:
        """Return the table as read out: its cards, and the number of cards and points of each player."""
        since = len(self.announcements)
        self.page.keyboard.press("t")
        self.page.wait_for_function(READ_OUT, arg=since, timeout=PATIENCE_MS)
        return next(text for text in self.announcements[since:] if ", score " in text)

    @property
    def reason(self) -> str:
        """The first announced reason for a refusal; empty if nothing has been refused."""
        return self._told or next((text for text in self.announcements if REFUSED.match(text)), "")

    # ------------------------------------------------------------------ elements of the page
    def button(self, name: str) -> Locator:
        """Return the button with this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def over(self) -> Locator:
        """The region about the finished match."""
        return self.page.get_by_role("region", name="The match is over")

    @property
    def choices(self) -> Locator:
        """The buttons of the possible choices."""
        return self.page.get_by_role("group", name="What you can do").get_by_role("button")

    @property
    def hand(self) -> Locator:
        """The player's own cards."""
        return self.page.get_by_role("listbox", name="Your hand").get_by_role("option")

    @property
    def help(self) -> Locator:
        """The buttons that help to arrange thirteen cards in Hazari."""
        return self.page.get_by_role("region", name="Help with arranging").get_by_role("button")

    # ------------------------------------------------------------------ playing
    def play_match(self, most: int = 400) -> None:
        """Play until the match is over, and ask for the reason of one refusal on the way."""
        self._wait()
        while not self.over.count():
            assert self.made < most, "the match does not end"
            self._decide()
            self.made += 1
            self._wait()

    def _wait(self) -> None:
        """Wait until there is a decision to make.

        Only this wait uses attributes that a screen reader does not announce.
        """
        self.page.wait_for_selector(
            f"{MAIN}[data-asked=true], {MAIN}[data-stage=over] .end *, [data-next-deal]", timeout=PATIENCE_MS
        )

    def _decide(self) -> None:
        if self.button("Result").count():
            self._press(self.button("Result"))
            expect(self.over).to_be_visible()
            return
        next_deal = self.button("Next deal")
        if next_deal.count():
            self._press(next_deal)
            expect(next_deal).to_have_count(0)
            return
        if self.button("Arrange the next hand").count():
            self._press(self.button("Arrange the next hand"))
            expect(self.help.first).to_be_visible()
        log = self.page.locator(MAIN).get_attribute("data-entries")
        if self.help.count():
            self._arrange()
        elif not self._choose():
            self._play_card()
        self.page.wait_for_function(MOVED_ON, arg=[MAIN, log], timeout=PATIENCE_MS)

    def _choose(self) -> bool:
        number = self.choices.count()
        if number:
            self._press(self.choices.nth(self._rng.randrange(number)))
        return number > 0

    def _play_card(self) -> None:
        cards = list(range(self.hand.count()))
        self._rng.shuffle(cards)
        for card in cards:
            if not self._answered(self.hand.nth(card), " "):
                continue
            if not self.reason:
                self._ask_why()
            if self._choose():
                return
        raise AssertionError("no card offers anything")

    def _press(self, what: Locator, key: str = "Enter") -> None:
        """Focus an element and press a key exactly once, even if the element disappears."""
        what.focus(timeout=PATIENCE_MS)
        self.page.keyboard.press(key)

    def _answered(self, what: Locator, key: str) -> bool:
        """Press a key on an element and wait for choices or a refusal. Return True if there are choices."""
        since = len(self.announcements)
        self._press(what, key)
        self.page.wait_for_function(ANSWERED, arg=[since], timeout=PATIENCE_MS)
        return self.choices.count() > 0

    def _ask_why(self) -> None:
        """Select loose cards until one of them is refused together with the card from the hand."""
        for item in self.page.get_by_role("group", name="Loose cards").get_by_role("button").all():
            if not self._answered(item, "Enter"):
                return
            self._press(item)

    def _arrange(self) -> None:
        """Accept a suggested Hazari arrangement, invalidate it once to hear the reason, and confirm it."""
        hint = self.page.get_by_role("region", name="Help with arranging").get_by_role("button", name="Hint")
        if hint.count():
            self._press(hint)
            expect(hint).to_have_count(0)
        self._press(self.help.first)
        expect(self.button("Up")).to_be_enabled()
        if not self.reason:
            self._spoil()
        self._press(self.button("Up"))
        self._press(self.button("Say “up”"))
        expect(self.help).to_have_count(0)

    def _spoil(self) -> None:
        """Swap cards between the first and the last group until the order is refused, and undo each swap."""
        first, last = (self.page.get_by_role("group", name=re.compile(f"^Group {n}:")) for n in (1, 4))
        for card in range(3):
            since = len(self.announcements)
            self._press(first.get_by_role("button").nth(card))
            self._press(last.get_by_role("button").nth(card))
            self.page.wait_for_function(
                "(since) => window.heard.length > since + 1", arg=since, timeout=PATIENCE_MS
            )
            told = self.page.get_by_role("main").get_by_role("alert").or_(self.button("Up"))
            expect(told.first).to_be_visible()
            alert = self.page.get_by_role("main").get_by_role("alert")
            if alert.count():
                self._told = alert.inner_text()
            self._press(self.button("Undo"))
            expect(self.button("Up")).to_be_enabled()
            if self._told:
                return
