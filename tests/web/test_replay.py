"""Tests for the replay of a finished match: steps, open hands, the record as a file, and the fairness check."""

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import PATIENCE_MS, Player
from tests.web.tables import ask, deal_table
from virado.bots.catalogue import bot
from virado.games.catalogue import variant as find_variant
from virado.server.presentation.moves import make_title
from virado.server.tables.reviews import list_decisions

VARIANT = "royal-haitian(players=2)"


def _played(host: Host, page: Page) -> str:
    table = deal_table(page, VARIANT)
    host.play_on(table)
    page.goto(f"/replay/{table}")
    expect(page.locator(".stepper")).to_be_visible()
    return table


def _cards(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main [data-card]')].map((each) => each.dataset.card).sort()"
    )
    return found


def _open(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.hands [role=img]')].map((each) => each.getAttribute('aria-label'))"
    )
    return found


def test_step_by_step_forwards_and_back(host: Host, open_page: Opening):
    page = open_page()
    table = _played(host, page)
    steps = len(host.table(table).session.match.steps)  # type: ignore[union-attr]
    for face in (".seat .face svg.portrait", ".seat .face .icon"):
        expect(page.locator(face)).to_have_count(1)
    seen = [_cards(page)]
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        expect(page.locator("h1")).to_contain_text(f"step {len(seen)} of")
        seen.append(_cards(page))
    assert seen[0] != seen[-1]
    page.keyboard.press("ArrowLeft")
    expect(page.locator("h1")).to_contain_text("step 3 of")
    assert _cards(page) == seen[3]
    link = page.url
    assert link.endswith("#3")
    page.goto("/")
    page.goto(link)
    expect(page.locator("[aria-current=step]")).to_be_visible()
    assert _cards(page) == seen[3]
    page.keyboard.press("End")
    expect(page.locator("h1")).to_contain_text(f"step {steps} of {steps}")


def test_hands_are_open_only_on_request(host: Host, open_page: Opening):
    page = open_page()
    table = _played(host, page)
    match = host.table(table).session.match
    assert match is not None
    expect(page.locator(".hands")).to_have_count(0)
    expect(page.locator("[data-hand]")).to_have_count(4)
    page.get_by_role("button", name="Open hands").click()
    expect(page.locator(".hands li")).to_have_count(2)
    expect(page.locator(".hands [role=img]")).to_have_count(8)


def test_the_linked_step_is_visible_without_scrolling_the_page(host: Host, open_page: Opening):
    page = open_page()
    table = _played(host, page)
    page.goto(f"/replay/{table}#30")
    page.reload()
    current = page.locator("aside .moves [aria-current]")
    expect(current).to_be_visible()
    is_in_sight = """(line) => {
        const [frame, own] = [line.closest('.moves').getBoundingClientRect(), line.getBoundingClientRect()];
        return own.top >= frame.top - 1 && own.bottom <= frame.bottom + 1;
    }"""
    assert current.evaluate(is_in_sight)
    is_torn = """(line) => {
        const top = line.closest('.moves').getBoundingClientRect().top;
        return [...line.closest('.moves').querySelectorAll('li')].map((each) => each.getBoundingClientRect())
          .some((each) => each.top < top - 1 && each.bottom > top + 1);
    }"""
    assert not current.evaluate(is_torn)
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_contain_text("step 31 of")
    assert current.evaluate(is_in_sight)
    assert not current.evaluate(is_torn)
    assert page.evaluate("scrollY") == 0


LIES_OVER = """
() => {
  const box = (each) => each.getBoundingClientRect();
  const middle = [...document.querySelectorAll(".middle [data-card]")].map(box);
  return [...document.querySelectorAll("[data-hand], .own .seat")].map(box).filter((own) =>
    own.bottom > innerHeight || middle.some((card) => card.bottom > own.top && card.right > own.left && card.left < own.right)
  ).length;
}
"""
"""Script that returns the number of own cards that cover the middle or extend beyond the window."""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_in_a_low_window_the_own_hand_and_seat_are_below_the_middle(
    host: Host, open_page: Opening, language: str
):
    page = open_page(viewport={"width": 844, "height": 390}, settings={"language": language})
    table = deal_table(page, VARIANT)
    host.play_on(table)
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-hand]")).to_have_count(4)
    assert page.evaluate(LIES_OVER) == 0
    own = page.locator(".own .seat").bounding_box()
    hand = page.locator("[data-hand]").first.bounding_box()
    assert own is not None
    assert hand is not None
    assert own["x"] < hand["x"], "the own seat is on the left, as at the table"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_table_of_a_replay_is_as_wide_as_its_controls(host: Host, open_page: Opening, language: str):
    page = open_page(viewport={"width": 1366, "height": 650}, settings={"language": language})
    table = deal_table(page, VARIANT)
    host.play_on(table)
    page.goto(f"/replay/{table}")
    cloth = page.locator("main.cloth").bounding_box()
    controls = page.locator(".controls").bounding_box()
    assert cloth is not None
    assert controls is not None
    assert (cloth["x"], cloth["width"]) == (controls["x"], controls["width"])
    assert cloth["x"] >= 16
    assert cloth["x"] + cloth["width"] <= 1366 - 16


def test_the_replay_shows_the_arrangers_own_thirteen_cards(host: Host, open_page: Opening):
    page = open_page()
    table = deal_table(page, "hazari(target=200)")
    host.play_on(table)
    page.goto(f"/replay/{table}")
    expect(page.locator(".south .lies [role=img]")).to_have_count(13)
    expect(page.locator(".north .lies [role=img]")).to_have_count(0)


def test_a_record_is_saved_and_opened_again(host: Host, open_page: Opening, tmp_path: Path):
    page = open_page()
    _played(host, page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    path = tmp_path / "record.json"
    saved.value.save_as(path)
    other = open_page("/replay")
    other.locator("input[type=file]").set_input_files(path)
    expect(other.locator(".stepper")).to_be_visible()
    seen = page.locator("aside .moves li").count()
    expect(other.locator("aside .moves li")).to_have_count(seen)
    other.get_by_role("button", name="Open hands").click()
    page.get_by_role("button", name="Open hands").click()
    expect(other.locator(".hands [role=img]")).to_have_count(8)
    assert _open(other) == _open(page)


@pytest.mark.without_server
def test_an_invalid_record_is_refused_with_a_message(open_page: Opening):
    page = open_page("/replay")
    page.get_by_label("Or paste its text").fill('{"nonsense": 1}')
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".note.stop")).to_be_visible()


def test_the_cards_are_checked_in_the_browser(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 390, "height": 844})
    table = _played(host, page)
    page.goto(f"/check/{table}")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("The cards were dealt fairly.")).to_be_in_viewport()
    expect(page.locator("li.holds")).to_have_count(6)


def test_a_forged_proof_is_detected(host: Host, open_page: Opening):
    page = open_page(own=True)
    table = _played(host, page)

    def forge(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(re.sub(r'"secret":"....', '"secret":"0000', str(text))))

    page.route_web_socket("**/ws", forge)
    page.goto(f"/check/{table}")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("The evidence does not match.")).to_be_visible()


def _results(page: Page, field: str) -> list[dict[str, Any]]:
    """Return a list that collects the results with this field.

    It includes only results on connections that the page opens from now on.
    """
    found: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        def heard(text: str | bytes) -> None:
            result: Any = json.loads(text).get("result")
            if isinstance(result, dict) and field in result:
                found.append(cast("dict[str, Any]", result))

        socket.on("framereceived", heard)

    page.on("websocket", listen)
    return found


LOOKED_AT = 2
"""Number of decisions to look at. tests/server/test_advice.py covers the judgements without a browser."""
FORMS = ("royal-haitian(players=2)", "raub(start_score=5)", "zwanzig-ab(start_score=5)", "hazari(target=200)")


@pytest.mark.parametrize(
    "variant", [FORMS[0], *(pytest.param(variant, marks=pytest.mark.slow) for variant in FORMS[1:])]
)
def test_a_move_is_judged_against_its_alternatives(host: Host, open_page: Opening, variant: str):
    bot("expert").prepare(find_variant(variant))
    page = open_page(own=True)
    table = deal_table(page, variant)
    host.play_on(table)
    held = host.table(table)
    match = held.session.match
    assert match is not None
    assessed = _results(page, "played")
    reader = held.subscribers.make_locale(0, "en")
    decided = list_decisions(match.record(), 0, 1)
    assert len(decided) > (variant.startswith(("royal", "raub")))
    for decision in decided[:LOOKED_AT]:
        page.goto("/")
        page.goto(f"/replay/{table}?seat=0#{decision.step}")
        assessed.clear()
        page.get_by_role("button", name="Was there a better move?").click()
        expect(page.locator(".candidates li").first).to_be_visible()
        assert [each["played"] for each in assessed] == [str(decision.move)]
        moves = assessed[0]["moves"]
        for each in moves:
            move = decision.view.parse(each["text"])
            assert decision.view.explain(move).legal
            assert each["title"] == make_title(move, decision.view, reader)
        is_known = any(each["text"] == str(decision.move) for each in moves)
        expect(page.locator(".candidates li.played")).to_have_count(int(is_known))


def test_the_whole_match_is_judged_and_shown_with_its_errors(host: Host, open_page: Opening):
    variant = FORMS[0]
    bot("expert").prepare(find_variant(variant))
    page = open_page(own=True)
    table = deal_table(page, variant)
    host.play_on(table)
    match = host.table(table).session.match
    assert match is not None
    told = _results(page, "decisions")
    page.goto(f"/replay/{table}?seat=0#1")
    graph = page.get_by_role("slider", name="The scores over the match")
    expect(graph).to_be_visible()
    page.get_by_role("button", name="Analyse the whole match").click()
    expect(page.locator("aside progress")).to_be_visible()
    judge = page.get_by_role("button", name="Analyse the whole match")
    expect(judge).to_have_count(0, timeout=PATIENCE_MS * match.deal)
    decided = [each for deal in range(1, match.deal + 1) for each in list_decisions(match.record(), 0, deal)]
    losses = [each["loss"] for result in told for each in result["decisions"]]
    assert len(losses) == len(decided)
    # The page shows a loss, a tick, or a question mark for a move that the bot had no time to judge.
    shown = page.locator(".moves .loss .figure").all_inner_texts()
    assert [text == "?" for text in shown] == [loss is None for loss in losses]
    costs = page.locator(".moves .loss.costs").count()
    ticks = page.locator(".moves .loss:not(.costs) .icon").count()
    assert costs + ticks + losses.count(None) == len(decided)
    expect(page.locator("figure .band").first).to_be_visible()
    graph = page.locator("figure [role=slider]")
    assert "±" in (graph.get_attribute("aria-valuetext") or "")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    expect(page.locator("h1")).to_contain_text(f"step {len(match.steps)} of {len(match.steps)}")
    graph.focus()
    page.keyboard.press("ArrowLeft")
    expect(graph).to_have_attribute("aria-valuenow", str(len(match.steps) - 1))
    page.get_by_role("button", name="Scores", exact=True).click()
    expect(page.locator("figure .band")).to_have_count(0)


def _play_alone(page: Page) -> str:
    """Play a short match of two seats of one person, and return its table."""
    table: str = ask(page, "create", variant="royal-dominican(target=1)", sit=0)["id"]
    ask(page, "act", table=table, command={"do": "sit", "seat": 1})
    ask(page, "start", table=table)
    while asked := next(card["asked"] for card in ask(page, "mine") if card["id"] == table):
        (seat, *_) = asked
        move = ask(page, "legal", table=table, seat=seat)["moves"][0]["text"]
        ask(page, "act", table=table, command={"do": "play", "seat": seat, "move": move})
    return table


@pytest.mark.without_server
def test_a_match_against_bots_goes_on_from_a_step_of_a_replay(open_page: Opening):
    page = open_page()
    source = _play_alone(page)
    page.goto(f"/replay/{source}?seat=0")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("h1")).to_contain_text("step 1 of")
    hand = page.locator("[data-hand]").evaluate_all("(cards) => cards.map((card) => card.dataset.hand)")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[0-9a-f]+$"))
    Player(page).wait_for_cards()
    expect(page.locator("header.bar")).to_contain_text("practice, does not count")
    for card in hand:
        expect(page.locator(f"[data-hand='{card}']")).to_be_visible()
    page.goto("/")
    expect(page.locator("section.tables")).to_contain_text("practice, does not count")
