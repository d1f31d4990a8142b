"""Tests for everything said in whole matches: in the order of the table's log, with nothing lost or said twice."""

import json
import os
import re

import pytest
from playwright.sync_api import Page, Route

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import PHONE, ask, deal_table

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
CARD = re.compile(
    r"(?:10|[2-9AJQK])[♠♥♦♣]\ufe0e?|\b\w+ of (?:spades|hearts|diamonds|clubs)\b|[\s,.\[\]\u2066-\u2069]+|\band\b"
)
"""Pattern for cards, which are written with signs and said in words, and for what stands between them."""
SHOWN = re.compile(r"\S+: ")
"""Pattern for the groups of a round in Hazari, which the page reads out and the log does not have in words."""
ENOUGH = r"""
([number, turn]) => window.said.filter(
  ([channel, text]) => channel === "game" && !text.startsWith(turn) && !/^\S+: /.test(text)).length >= number
"""
"""Script that returns true once as many sentences have been said as the log has."""
TEMPOS = (0, 0.5, 1, 1.7)
"""Duration factors of motion in the settings."""
VARIANTS = (
    "royal-dominican(players=2, target=5)",
    "raub(players=2, start_score=5)",
    "zwanzig-ab(players=2, start_score=5)",
    "hazari(target=50)",
    "royal-dominican(players=4, target=5)",
    "raub(players=4, start_score=5)",
    "zwanzig-ab(players=4, start_score=5)",
)
"""A short match of each family with the fewest players, then with four."""
OFTEN = {(VARIANTS[4], 0), (VARIANTS[1], 0), (VARIANTS[2], 0), (VARIANTS[3], 0)}
"""The matches that are not only nightly."""
NIGHTLY = pytest.mark.skipif(not os.environ.get("VIRADO_NIGHTLY"), reason="VIRADO_NIGHTLY=1 runs it")
MATCHES = [
    pytest.param(variant, tempo, marks=[pytest.mark.slow, *([] if (variant, tempo) in OFTEN else [NIGHTLY])])
    for variant in VARIANTS
    for tempo in TEMPOS
]
TURNS = """
([turn, number]) => window.said.filter(([, text]) => text.startsWith(turn)).length >= number
"""
"""Script that returns true once so many turns have been said."""
STALL = """
() => {
  const request = new XMLHttpRequest();
  request.open("GET", "/stall", false);
  request.send();
}
"""
"""Script that stalls the page until a request is answered."""


class Listener(Player):
    """A person who acts only after hearing that it is their turn."""

    def decide(self) -> None:
        self.page.wait_for_function(TURNS, arg=[TURN, self.made + 1])
        super().decide()


class Wire:
    """The log of a table, as it comes over the connections of a page."""

    def __init__(self, page: Page, table: str) -> None:
        self._table = table
        self._says: list[list[str]] = []
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
        self._says[message["first"] :] = message.get("says") or [[] for _ in message["entries"]]
        if self._first is None:
            self._first = len(self._says)
        for asked, what, number in message["state"]["asked"]:
            if asked == seat and what == "move":
                self._questions.setdefault(number, len(self._says))

    @property
    def told(self) -> list[str]:
        """The sentences since the first message, without cards, with `TURN` after those before each question."""
        turns = list(self._questions.values())
        found: list[str] = []
        for number, entry in enumerate(self._says[self._first or 0 :], self._first or 0):
            found += [TURN] * turns.count(number)
            found += [words(sentence) for sentence in entry]
        return found + [TURN] * turns.count(len(self._says))


def words(sentence: str) -> str:
    """Return a sentence without its cards, to compare what is written with what is said."""
    return CARD.sub("", sentence)


def said(page: Page) -> list[tuple[str, str]]:
    """Return everything that has been said, by channel."""
    return [(channel, text) for channel, text in page.evaluate("() => window.said")]


def check_order(page: Page, wire: Wire, *, every_turn: bool = False) -> None:
    """Check that everything in the log up to now is said once and in order, and no turn too early or too late.

    A turn that is over before its time to be said is left out, except with `every_turn`.
    """
    written = list(wire.told)
    page.wait_for_function(ENOUGH, arg=[sum(text != TURN for text in written), TURN])
    game = [text for channel, text in said(page) if channel == "game" and not SHOWN.match(text)]
    told = [TURN if text.startswith(TURN) else words(text) for text in game]
    if not every_turn:
        rest = iter(told)
        text = next(rest, None)
        kept: list[str] = []
        for expected in written:
            if expected == TURN != text:
                continue
            kept.append(expected)
            text = next(rest, None)
        written = kept
    assert told[: len(written)] == written  # an entry may have come since, as when somebody cannot be reached


def deal_once(page: Page, variant: str, bots: dict[str, str]) -> str:
    """Open a table whose next deal comes on request; start it if there are bots. Return its name."""
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots, start=bool(bots), between_deals={})[
        "id"
    ]
    return table


def seated(page: Page, table: str) -> Wire:
    """Go to a table and listen there. Return its connections."""
    wire = Wire(page, table)
    page.goto(f"/t/{table}")
    Player(page).wait_for_cards()
    return wire


@pytest.mark.parametrize(("variant", "tempo"), MATCHES)
def test_a_whole_match_is_said_in_the_order_of_its_log(
    host: Host, open_page: Opening, variant: str, tempo: float
):
    page = open_page(own=True, settings={"tempo": tempo})
    page.add_init_script(LISTEN)
    table = deal_table(page, variant)
    wire = seated(page, table)
    Listener(page).play_match()
    assert host.table(table).session.stage == "over"
    check_order(page, wire, every_turn=True)


@pytest.mark.slow
@NIGHTLY
@pytest.mark.parametrize("tempo", TEMPOS)
def test_two_quick_bots_are_heard(host: Host, open_page: Opening, tempo: float):
    page = open_page(own=True, settings={"tempo": tempo, "pace": "quick"})
    page.add_init_script(LISTEN)
    table = deal_table(page, "royal-dominican(players=3, target=5)")
    wire = seated(page, table)
    Player(page).play_match()
    assert host.table(table).session.stage == "over"
    check_order(page, wire)


@pytest.mark.slow
@pytest.mark.parametrize("tempo", [0, *(pytest.param(tempo, marks=NIGHTLY) for tempo in TEMPOS[1:])])
def test_nothing_is_lost_while_the_page_is_stalled(host: Host, open_page: Opening, tempo: float):
    page = open_page(own=True, settings={"tempo": tempo})
    page.add_init_script(LISTEN)
    bots = {"1": "greedy", "2": "greedy"}
    table = deal_once(page, "raub(players=3)", bots)
    wire = seated(page, table)
    Listener(page).decide()

    def play(route: Route) -> None:
        host.play_on(table)
        route.fulfill(body="")

    page.route("/stall", play)
    page.evaluate(STALL)
    page.locator("[data-next-deal]").click()
    check_order(page, wire)


def test_the_end_of_a_deal_is_said_before_the_next_one_is_wanted(host: Host, open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    table = deal_once(page, "raub(players=2)", {"1": "greedy"})
    wire = seated(page, table)
    assert host.play_on(table)
    page.locator("[data-next-deal]").wait_for()
    page.wait_for_function("() => window.said.some(([, text]) => text.includes('deal is scored'))")
    before = len(said(page))
    assert words(said(page)[-1][1]) in wire.told
    page.locator("[data-next-deal]").click()
    page.wait_for_function("(number) => window.said.length > number", arg=before)
    check_order(page, wire)


def test_chat_in_between_takes_nothing_away(host: Host, open_page: Opening):
    page, other = open_page(own=True, **PHONE), open_page()
    page.add_init_script(LISTEN)
    table = deal_once(page, "raub(players=2)", {})
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    ask(page, "start", table=table)
    wire = seated(page, table)
    for phrase in ("hello", "thanks", "hello"):
        ask(other, "chat", table=table, phrase=phrase)
        host.play_both(table, most=3)
    host.play_both(table)
    page.locator("[data-next-deal]").click()
    page.wait_for_function("() => window.said.filter(([channel]) => channel === 'chat').length === 3")
    check_order(page, wire)
