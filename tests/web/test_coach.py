"""The coach: it asks before its first hint in a match, and gives a verdict on the move that was made."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import MAIN, Player
from tests.web.screens import wait_until_still
from tests.web.tables import ask, go_to_position, new_table
from virado import Match

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


def test_the_verdict_on_a_move_is_not_about_the_next_decision(open_page: Opening, host: Host):
    """Check a move after which the same player decides again, while its motion is still displayed."""
    page = open_page(settings={"coach": True, "tempo": 3})
    assert go_to_position(
        page,
        host,
        "raub",
        lambda view: view.phase == "exchange" and getattr(view.data, "declarer", None) == 0,
    )
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Go on").click()
    expect(coach.locator("b").first).to_be_visible()
    first = squeezed(coach.locator("b").first.inner_text())
    page.locator("[data-hand]").first.click()
    page.locator(".choice").last.click()
    verdict = coach.locator(".verdict")
    expect(verdict).to_have_text(VERDICT)
    said = squeezed(verdict.inner_text())
    assert "firstchoice" in said or f"choose:{first}:" in said
    expect(coach.locator("b").first).to_be_visible()


def test_the_verdict_on_an_arrangement_names_the_cards_of_a_better_one(open_page: Opening):
    page = open_page(settings={"coach": True})
    new_table(page, "hazari")
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Go on").click()
    expect(coach).to_contain_text("look at this first")
    page.get_by_role("button", name="Put them in order").click()
    page.locator("[data-up]").click()
    page.locator("[data-up-final]").click()
    verdict = coach.locator(".verdict")
    expect(verdict).to_contain_text("the coach would choose")
    expect(verdict.locator(".chip")).to_have_count(13)


def _answer_reviews(page: Page) -> None:
    """Answer requests to look back at a deal for the server, whose bots are not prepared."""

    def answer(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            request = json.loads(message)
            if request.get("do") == "review":
                result: dict[str, Any] = {"deal": 1, "moments": [], "decisions": 1}
                client.send(json.dumps({"type": "done", "id": request["id"], "result": result}))
            else:
                server.send(message)

        client.on_message(pass_on)

    page.route_web_socket(re.compile("."), answer)


@pytest.mark.parametrize("variant", ["hazari", "raub(players=3)"])
def test_a_look_back_at_a_deal_is_closed_with_its_score(open_page: Opening, variant: str):
    page = open_page(settings={"coach": True}, own=True)
    _answer_reviews(page)
    bots = {str(seat): "greedy" for seat in range(1, Match(variant, seed=0).variant.players)}
    created = ask(page, "create", variant=variant, sit=0, bots=bots, start=True, between_deals={})
    page.goto(f"/t/{created['id']}")
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Go on").click()
    player, score = Player(page), page.locator("[data-next-deal]")
    for _ in range(40):
        page.wait_for_selector(f"{MAIN}[data-asked=true], [data-next-deal]")
        if score.count():
            break
        player.decide()
    coach.get_by_role("button", name="What cost the most").click()
    close = coach.get_by_role("button", name="Close")
    expect(close).to_be_visible()
    score.click()
    expect(close).to_have_count(0)


def _hold_hints(page: Page) -> list[Callable[[], None]]:
    """Hold requests for hints back. Return the list of functions that send them on."""
    held: list[Callable[[], None]] = []

    def answer(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message).get("do") == "hint":
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        client.on_message(pass_on)

    page.route_web_socket(re.compile("."), answer)
    return held


_PLACES = "[...document.querySelectorAll('[data-tray]')].map((each) => each.getBoundingClientRect().top)"


@pytest.mark.parametrize("window", [(360, 740), (844, 390), (820, 1180)])
def test_cards_stay_in_place_when_advice_appears(open_page: Opening, window: tuple[int, int]):
    page = open_page(settings={"coach": True}, own=True, viewport={"width": window[0], "height": window[1]})
    held = _hold_hints(page)
    new_table(page, "hazari")
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Go on").click()
    expect(coach).to_contain_text("is looking")
    wait_until_still(page)
    places = page.evaluate(_PLACES)
    held.pop()()
    expect(coach).to_contain_text("look at this first")
    wait_until_still(page)
    assert page.evaluate(_PLACES) == places


@pytest.mark.parametrize("window", [(360, 740), (1366, 768)])
def test_the_question_about_the_last_deal_is_visible_below_long_advice(
    open_page: Opening, host: Host, window: tuple[int, int]
):
    page = open_page(
        settings={"coach": True, "language": "de"}, viewport={"width": window[0], "height": window[1]}
    )
    assert go_to_position(
        page, host, "raub", lambda view: view.data.deal > 2 and view.data.phase == "bidding"
    )
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Weiter").click()
    expect(coach.locator("b").first).to_be_visible()
    if coach.locator(".whole").count():
        coach.locator(".whole").click()
    coach.locator("p").last.evaluate("(text) => (text.textContent = 'Lange Begründung. '.repeat(40))")
    link = coach.get_by_role("button", name="Was hat im letzten Spiel am meisten gekostet?")
    expect(link).to_be_in_viewport(ratio=1)
    assert link.evaluate(
        "(link) => link.getBoundingClientRect().bottom <= link.closest('.open, .beside-table').getBoundingClientRect().bottom"
    )
