"""Tests for everything said in whole matches: in the order of the table's log, with nothing lost or said twice."""

import os
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.waiting import Wait
from tests.web import spoken
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.listener import LISTEN, SHOWN, TURN, TURNS, Listener, Wire, said, words
from tests.web.player import Player
from tests.web.tables import PHONE, ask, deal_table, go_to_position

ENOUGH = r"""
([number, turn]) => window.said.filter(
  ([channel, text]) => channel === "game" && !text.startsWith(turn) && !/^\S+: /.test(text)).length >= number
"""
"""Script that returns true once as many sentences have been said as the log has."""
SYSTEM = r"""
(sentences) => {
  const bare = (text) => text.replace(/[\u2066-\u2069]/g, "");
  const rest = window.said.filter(([channel]) => channel === "system").map(([, text]) => bare(text));
  return sentences.map(bare).every((text) => rest.includes(text) && rest.splice(0, rest.indexOf(text) + 1));
}
"""
"""Script that returns true once these sentences have been said in this order, with the system's other ones between."""
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
NIGHTLY = pytest.mark.skipif(not os.environ.get("VIRADO_NIGHTLY"), reason="VIRADO_NIGHTLY=1 runs it")
STALL = """
() => {
  const request = new XMLHttpRequest();
  request.open("GET", "/stall", false);
  request.send();
}
"""
"""Script that stalls the page until a request is answered."""


def check_order(page: Page, wire: Wire, *, every_turn: bool = False) -> None:
    """Check that everything in the log up to now is said once and in order, and each turn at its place.

    A turn that is over before it could be announced may be missing, except with `every_turn`.
    """
    written, apart = list(wire.told), wire.told_apart
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
    # another entry may have arrived since, for example because somebody went offline
    assert told[: len(written)] == written
    page.wait_for_function(SYSTEM, arg=apart)


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


@pytest.mark.slow
@NIGHTLY
@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("variant", VARIANTS)
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
    assert words([text for _, text in said(page) if not SHOWN.match(text)][-1]) in wire.told
    page.locator("[data-next-deal]").click()
    page.wait_for_function("(number) => window.said.length > number", arg=before)
    check_order(page, wire)


RECORD = """
() => {
  window.titles = [];
  new MutationObserver(() => window.titles.push([document.title, window.said.length]))
    .observe(document.head, { subtree: true, childList: true, characterData: true });
}
"""
"""Script that lists the titles of the page."""


def test_the_title_and_a_key_tell_the_turn_after_the_moves_before_it(open_page: Opening):
    page = open_page(own=True, settings={"tempo": 1.7})
    page.add_init_script(LISTEN)
    page.goto(f"/t/{deal_table(page, 'zwanzig-ab(players=4)')}")
    listener = Listener(page)
    listener.hear_turn()
    page.evaluate(RECORD)
    first = len(said(page))
    Player(page).decide()
    wait = Wait(every_s=0.5)
    while not any(channel == "game" and text.startswith("Your turn") for channel, text in said(page)[first:]):
        page.keyboard.press("w")  # asks whose turn it is
        wait.blocking_turn()
    heard = said(page)[first:]
    told = [at for at, (channel, text) in enumerate(heard) if channel == "game" and not text.startswith(TURN)]
    assert ("system", TURN) not in heard[told[0] : told[-1]]
    titles = [
        at - first for title, at in page.evaluate("window.titles") if title.lower().startswith("your turn")
    ]
    assert [at for at in titles if at > told[0]]
    assert not [at for at in titles if told[0] < at <= told[-1]]


def test_the_end_of_a_deal_is_said_with_reasons_and_the_next_one_with_its_table(
    host: Host, open_page: Opening
):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    table = deal_once(page, "royal-dominican(players=2, target=31)", {"1": "greedy"})
    wire = seated(page, table)
    for deal in (1, 2):
        assert host.play_on(table)
        page.locator("[data-next-deal]").click()
        page.wait_for_function(TURNS, arg=[TURN, deal + 1])
    game = [text for channel, text in said(page) if channel == "game"]
    at = [text.startswith("The deal is scored") for text in game].index(
        True, game.index("You want the next deal.")
    )
    item = r"(most cards|most spades|ten of diamonds|two of spades|aces|virados|[a-z ]+) \d+"
    assert re.fullmatch(rf"Details: (\S+: (nothing|{item}(, {item})*)\. ?){{2}}", game[at + 1])
    assert game[at + 2].startswith("Score: ")
    laid = [text for text in game if text.startswith("Table: ")]
    assert len(laid) == 1
    assert re.fullmatch(r"Table: \w+ of \w+(, \w+ of \w+){3}\.", laid[0])
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
    page.locator("[data-next-deal]").wait_for()
    ask(other, "act", table=table, command={"do": "leave", "seat": 1})
    page.wait_for_function("() => window.said.some(([channel, text]) => text.includes('leaves; a bot'))")
    page.locator("[data-next-deal]").click()
    page.wait_for_function("() => window.said.filter(([channel]) => channel === 'chat').length === 3")
    check_order(page, wire)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=NIGHTLY)])
@pytest.mark.parametrize("family", spoken.MATCHES)
def test_a_match_is_said_as_in_its_transcript_and_in_the_order_of_its_log(
    host: Host, open_page: Opening, family: str, language: str
):
    page = open_page(own=True, settings={"language": language})
    text, wire = spoken.transcribe(host, page, family, language)
    if language == "en":
        check_order(page, wire, every_turn=True)
    kept = spoken.FOLDER / f"{family}-{language}.txt"
    assert text == kept.read_text(encoding="utf-8"), "if this is meant: run python -m tests.web.spoken"


ANSWERS = {
    "w": r"Your turn\.",
    "c": r"4 cards, face down\.|4 cards: .+\.",
    "t": r"(On the table: .+\.|The table is empty\.) .*: 4 cards, score \d+\.",
    "u": r"(Spades|Hearts|Diamonds|Clubs) are trumps\. Turned up: \w+ of \w+\.",
    "p": r"You: \d+\. \S+: \d+\. From 21 down to 0, deal \d+\.",
    "k": r"You: no trick won\. \S+: no trick won\.",
    "m": r".+\.",
}
"""The answer to each question at the beginning of a deal of Raub, by its key."""


def test_each_question_has_a_key_that_can_be_switched_off(host: Host, open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    assert go_to_position(page, host, "raub(players=2)", lambda view: view.phase == "bidding")
    person = Player(page)
    person.wait_for_cards()
    person.wait()
    page.wait_for_function("() => window.said.some(([, text]) => text.startsWith('Your turn.'))")
    for key, answer in ANSWERS.items():
        before = len(said(page))
        page.keyboard.press(key)
        page.wait_for_function("(number) => window.said.length > number", arg=before)
        assert re.fullmatch(answer, said(page)[-1][1]), said(page)[-1]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    box = page.get_by_role("checkbox", name="trumps")
    assert box.evaluate("(box) => getComputedStyle(box).accentColor") != "auto"
    box.uncheck()
    page.keyboard.press("Escape")
    before = len(said(page))
    for key in "uw":
        page.keyboard.press(key)
    page.wait_for_function("(number) => window.said.length > number", arg=before)
    assert said(page)[before:] == [("system", "Your turn.")]


def test_everything_said_can_be_heard_again_by_subject(host: Host, open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    assert go_to_position(page, host, "raub(players=2)", lambda view: view.phase == "play")
    Player(page).wait()
    page.wait_for_function("() => window.said.some(([, text]) => text.startsWith('Your turn.'))")
    game = [text for channel, text in said(page) if channel == "game"]
    page.keyboard.press("v")
    lines = page.get_by_role("listbox", name="Said so far").get_by_role("option")
    expect(lines).to_have_text(game)
    lines.last.focus()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.get_by_role("button", name="Chat", exact=True).last.click()
    expect(page.get_by_text("Nothing has been said yet.")).to_be_visible()
