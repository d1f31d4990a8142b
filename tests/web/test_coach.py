"""The coach: it asks before its first hint in a match, and gives a verdict on the move that was made."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.player import Player
from tests.web.tables import new_table

FORM = "royal-dominican(players=2)"
VERDICT = re.compile(
    "^(Your last move was the coach’s first choice"
    "|Your last move was nearly as good as the coach’s first choice"
    "|Instead of your last move, the coach would choose: .+: .+)"
)


def squeezed(text: str) -> str:
    """Return a text without white space, which differs between the names of cards in two sentences."""
    return "".join(text.split())


@pytest.mark.without_server("nightly")
def test_the_coach_is_offered_at_the_first_table(open_page: Opening):
    page = open_page(settings={"offered": False})
    new_table(page, FORM)
    page.get_by_role("button", name="With the coach").click()
    expect(page.locator(".coach b").first).to_be_visible()
    page.reload()
    expect(page.locator(".coach b").first).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)


@pytest.mark.without_server("nightly")
def test_the_coach_asks_before_its_first_hint_in_a_later_match(open_page: Opening):
    page = open_page(settings={"coach": True})
    new_table(page, FORM)
    coach = page.locator(".coach")
    expect(coach).to_contain_text("will say that you used hints")
    expect(coach.locator("b")).to_have_count(0)
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for name in ("Go on", "Turn off"):
        expect(coach.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    page.evaluate("document.documentElement.style.fontSize = ''")
    coach.get_by_role("button", name="Go on").click()
    expect(coach.locator("b").first).to_be_visible()
    page.reload()
    expect(coach.locator("b").first).to_be_visible()


def test_the_coach_can_be_turned_off_before_a_match_counts_as_played_with_hints(open_page: Opening):
    page = open_page(settings={"coach": True}, own=True)
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    new_table(page, FORM)
    page.locator(".coach").get_by_role("button", name="Turn off").click()
    expect(page.locator(".coach")).to_have_count(0)
    player = Player(page)
    player.wait()
    player.decide()
    player.wait()
    assert any('"do":"legal"' in frame for frame in asked)
    assert not any('"do":"hint"' in frame for frame in asked)
    new_table(page, FORM)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.without_server
def test_the_coach_gives_a_verdict_on_each_move(open_page: Opening):
    page = open_page(settings={"coach": True})
    new_table(page, FORM)
    page.locator(".coach").get_by_role("button", name="Go on").click()
    player = Player(page)
    for _ in range(3):
        player.wait()
        expect(page.locator(".coach b").first).to_be_visible()
        first = squeezed(page.locator(".coach b").first.inner_text())
        player.decide()
        player.wait()
        verdict = page.locator(".coach .verdict")
        expect(verdict).to_have_text(VERDICT)
        said = squeezed(verdict.inner_text())
        assert "firstchoice" in said or f"choose:{first}:" in said
