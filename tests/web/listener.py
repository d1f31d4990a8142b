"""A person who listens to the page, and the log of the table to compare with."""

import json
import re
from typing import Any

from playwright.sync_api import Page

from tests.web.player import Player

LISTEN = """
(() => {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.dataset.channel)
          window.said.push([node.dataset.channel, node.textContent]);
  }).observe(document, { subtree: true, childList: true });
})();
"""
"""Script that lists what is added to the live region, by channel."""
TURN = "Your turn."
OF_GAME = (
    "begun",
    "moved",
    "deal-over",
    "ready",
    "next-deal",
    "undone",
    "match-over",
    "match-abandoned",
)
"""Kinds of entries about the cards and the score; the others are about the people at the table."""
RANK = "ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two"
CARD = re.compile(
    r"(?:10|[2-9AJQK])?[♠♥♦♣]\ufe0e?|\b\w+ of (?:spades|hearts|diamonds|clubs)\b"
    r"|\b(?:10|[2-9AJQK])(?:-(?:10|[2-9AJQK])){2,3}\b"
    rf"|\b(?:{RANK})(?: (?:{RANK})){{2,3}}\b"
    r"|[\s,.\[\]\u2066-\u2069]+|\band\b"
)
"""Pattern for cards and ranks, both as symbols and in words, and for the punctuation and spaces between them."""
SHOWN = re.compile(r"\S+: ")
"""Pattern for what the page adds to the log: the groups of a round in Hazari, and the scores after a deal."""
TURNS = """
([turn, number]) => window.said.filter(([, text]) => text.startsWith(turn)).length >= number
"""
"""Script that returns true once the given number of turns has been said."""


class Listener(Player):
    """A person who acts only after hearing that it is their turn, in the words `turn`."""

    def __init__(self, page: Page, turn: str = TURN) -> None:
        super().__init__(page)
        self._turn = turn

    def hear_turn(self) -> None:
        """Wait until the turn has been said."""
        self.page.wait_for_function(TURNS, arg=[self._turn, self.made + 1])

    def decide(self) -> None:
        self.hear_turn()
        super().decide()


class Wire:
    """The log of a table, as it comes over the connections of a page."""

    def __init__(self, page: Page, table: str) -> None:
        self._table = table
        self._says: list[list[str]] = []
        self._apart: set[int] = set()
        """The numbers of the entries about the people at the table."""
        self._next: list[str] = []
        self._questions: dict[int, int] = {}
        self._first: int | None = None
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") != "entries" or message.get("table") != self._table:
            return
        seat = message.get("seat")
        if seat is None:
            return
        self._says[message["first"] :] = self._in_order(message)
        for number, entry in enumerate(message["entries"], message["first"]):
            if entry["entry"] == "hint-used" and entry["seat"] == seat:
                self._says[number] = []  # the page shows the hint itself
            if entry["entry"] not in OF_GAME:
                self._apart.add(number)
        if self._first is None:
            self._first = len(self._says)
        for asked, what, number in message["state"]["asked"]:
            if asked == seat and what == "move":
                self._questions.setdefault(number, len(self._says))

    def _in_order(self, message: dict[str, Any]) -> list[list[str]]:
        """Return the sentences of each entry of a message.

        Those about the next deal follow what happens at the score: they come before the next move, or when the match
        no longer waits for anybody.
        """
        says: list[list[str]] = message.get("says") or [[] for _ in message["entries"]]
        counts = message.get("of_next_deal") or [0] * len(says)
        found: list[list[str]] = []
        for entry, sentences, count in zip(message["entries"], says, counts, strict=True):
            own = sentences[: len(sentences) - count]
            if entry["entry"] == "moved":
                own, self._next = self._next + own, []
            found.append(own)
            self._next += sentences[len(sentences) - count :]
        score = message["state"].get("score")
        if found and not (score and score["holds"]):
            found[-1], self._next = found[-1] + self._next, []
        return found

    @property
    def told(self) -> list[str]:
        """The sentences about the game since the first message, without cards.

        Each question adds `TURN` after the sentences that precede it.
        """
        turns = list(self._questions.values())
        found: list[str] = []
        for number, entry in enumerate(self._says[self._first or 0 :], self._first or 0):
            found += [TURN] * turns.count(number)
            if number not in self._apart:
                found += [words(sentence) for sentence in entry]
        return found + [TURN] * turns.count(len(self._says))

    @property
    def told_apart(self) -> list[str]:
        """The sentences about the people at the table since the first message."""
        first = self._first or 0
        return [
            sentence for number in sorted(self._apart) if number >= first for sentence in self._says[number]
        ]


def words(sentence: str) -> str:
    """Return a sentence without its cards, to compare what is written with what is said."""
    return CARD.sub("", sentence)


def said(page: Page) -> list[tuple[str, str]]:
    """Return everything that has been said, by channel."""
    return [(channel, text) for channel, text in page.evaluate("() => window.said")]
