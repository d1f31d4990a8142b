"""Tests for a match with a screen reader: roles, names, and announcements."""

import re

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.listener import LISTEN, said
from tests.web.player import Player
from tests.web.screen_reader import ScreenReaderUser
from tests.web.tables import deal_table, go_to_position
from tests.web.test_matches import SHORT

READ_OUT = re.compile(r"(\S+): (?:one card|\d+ cards), score −?\d+")
"""Pattern for a seat in the reading of the table."""


@pytest.mark.parametrize(
    "variant", [SHORT[0], *(pytest.param(variant, marks=pytest.mark.slow) for variant in SHORT[1:])]
)
def test_a_match_with_a_screen_reader(host: Host, open_page: Opening, variant: str):
    page = open_page(own=True)
    listener = ScreenReaderUser(page)
    table = deal_table(page, variant)
    page.goto(f"/t/{table}")
    Player(page).wait()
    seats = READ_OUT.findall(listener.table())
    assert len(seats) == host.table(table).session.variant.players
    listener.play_match()
    assert host.table(table).session.stage == "over"
    expect(listener.over).to_be_focused()
    events = [text for text in listener.announcements if not READ_OUT.search(text)]
    for name in seats[1:]:
        assert any(re.search(rf"(?:^| ){name}[ :]", text) for text in events), name
    assert listener.reason
    assert re.search(r"\d", listener.over.inner_text())
    for name in seats[1:]:
        expect(listener.over).to_contain_text(name)


@pytest.mark.without_server("nightly")
def test_a_lesson_is_played_by_keys_and_heard(open_page: Opening):
    page = open_page("/learn/raub", own=True, settings={})
    page.add_init_script(LISTEN)
    page.reload()
    cards = page.get_by_role("listbox", name="Your hand").get_by_role("option")
    go_on = page.get_by_role("button", name="Continue")
    expect(page.get_by_role("img", name="Step 1 of 7")).to_be_visible()
    for choice in "12":
        expect(cards.first).to_be_focused()
        page.keyboard.press(choice)
        expect(go_on).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="Step 3 of 7")).to_be_visible()
    expect(cards.first).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_role("option", selected=True)).to_have_count(2)
    page.wait_for_function(
        "() => window.said.some(([, text]) => text.includes('2: Exchange king of spades'))"
    )
    page.keyboard.press("2")
    expect(go_on).to_be_focused()
    for step in range(4, 8):
        page.keyboard.press("Enter")
        expect(page.get_by_role("img", name=f"Step {step} of 7")).to_be_visible()
        page.get_by_role("button", name="Skip this step").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play with the coach")).to_be_focused()
    page.wait_for_function(
        "() => window.said.some(([, text]) => text.includes('Play a match with the coach'))"
    )


def test_the_focus_stays_at_the_table(host: Host, open_page: Opening):
    page = open_page(own=True)
    assert go_to_position(page, host, "raub(players=2)", lambda view: view.phase == "play")
    Player(page).wait()
    cards = page.get_by_role("listbox", name="Your hand").get_by_role("option")
    number = cards.count()
    for _ in range(number):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        if page.get_by_role("group", name="What you can do").count():
            break
    page.keyboard.press("1")
    expect(cards).to_have_count(number - 1)
    expect(page.locator("[data-hand]:focus")).to_have_count(1)
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Keys").press("Enter")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("tab", name="Rules")).to_be_focused()


def test_a_list_of_the_table_tells_where_a_build_ends(host: Host, open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    assert any(
        go_to_position(
            page,
            host,
            "royal-dominican(players=2)",
            lambda view: len(getattr(view.data, "builds", ())) > 1,
            seed=seed,
        )
        for seed in range(1, 20)
    )
    Player(page).wait()
    page.keyboard.press("t")
    page.wait_for_function("() => window.said.some(([channel, text]) => channel === 'system')")
    table = next(text for channel, text in said(page) if channel == "system")
    card = r"\w+ of \w+"
    cards = rf"{card}(, {card})* and {card}"
    build = rf"Build of \d+, [\w’ ]+: {cards}(, {cards})*"
    assert re.match(rf"On the table: ({card}; )*{build}; {build}\. ", table)


def test_every_step_of_an_arrangement_is_heard(open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    page.goto(f"/t/{deal_table(page, 'hazari')}")
    Player(page).wait()

    def press(what: str, pattern: str) -> None:
        """Press a button, or a key of one letter, and wait for the words that follow."""
        before = len(said(page))
        if len(what) == 1:
            page.keyboard.press(what)
        else:
            page.get_by_role("button", name=what, exact=True).press("Enter")
        page.wait_for_function(
            "([from, words]) => window.said.slice(from).some(([, text]) => new RegExp(words).test(text))",
            arg=[before, pattern],
        )

    page.wait_for_function(
        "() => window.said.some(([, text]) => text.endsWith('They already lie in this order.'))"
    )
    press("c", r"^Group 1.+ of \w+\. Group 2.+ Group 4.+ of \w+\.$")
    press("Hint", r"^\w.+: .+\.$")
    suggestion = page.locator("[data-suggestion]").first
    expect(suggestion).to_be_focused()
    press("Clear", r"^Group 1: 3 cards short\. .+ Cards in no group: .+ of \w+\.$")
    before = len(said(page))
    suggestion.press("Enter")
    page.wait_for_function("(from) => window.said.length > from", arg=before)
    assert re.match(r"Group 1: .+ Group 4: [^:]+\.$", said(page)[-1][1])
    press("Up", "^“Up” is final")
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Up", exact=True)).to_be_focused()


def test_a_connection_that_was_lost_is_no_move(host: Host, open_page: Opening):
    page = open_page(own=True)
    page.add_init_script(LISTEN)
    table = deal_table(page, "royal-dominican(players=2)")
    page.goto(f"/t/{table}")
    player = Player(page)
    player.wait()
    player.decide()
    player.wait()
    last = page.locator(".prompt .last p").text_content() or ""
    session = host.table(table).session
    person = session.seats[0].person
    assert person is not None
    page.context.set_offline(True)
    host.drop_connections(person.id)
    host.ask(lambda: until(lambda: person.id in session.away))
    page.context.set_offline(False)
    line = page.locator(".moves li", has_text="You are connected again.")
    expect(line.locator(".no")).to_have_text("")
    expect(page.locator(".prompt .last p")).to_have_text(last)
    numbers = [each for each in page.locator(".moves .no").all_inner_texts() if each]
    assert numbers == [str(number + 1) for number in range(len(numbers))]
    page.wait_for_function("() => window.said.some(([, text]) => text === 'You are connected again.')")
    assert {channel for channel, text in said(page) if "connect" in text} == {"system"}
    before = len(said(page))
    page.keyboard.press("m")
    page.wait_for_function("(number) => window.said.length > number", arg=before)
    assert "connected" not in said(page)[before][1]
