"""Tests for the end of a deal: its score stays until the next deal is requested, and absent people are handled."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import until
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import PATIENCE_MS, Player
from tests.web.screens.navigation import after_decisions
from tests.web.tables import ask
from virado import Match
from virado.server.tables import table as table_module
from virado.session.setup import DAY_MS

FORMS = ("royal-dominican(players=2)", "raub(players=3)", "zwanzig-ab(players=4)", "hazari")
NEXT = "[data-next-deal]"


def against_bots(page: Page, variant: str) -> str:
    """Open a table against bots that shows scores between deals, and return its name."""
    players = Match(variant, seed=0).variant.players
    bots = {str(seat): "greedy" for seat in range(1, players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots, start=True, between_deals={})["id"]
    return table


def two_people(first: Page, second: Page, **wishes: object) -> str:
    """Open a table for two people, start it, and return its name."""
    table: str = ask(first, "create", variant=FORMS[0], sit=0, between_deals={}, **wishes)["id"]
    ask(second, "act", table=table, command={"do": "sit", "seat": 1})
    ask(first, "start", table=table)
    return table


@pytest.mark.parametrize(
    "variant",
    [FORMS[0], *(pytest.param(variant, marks=pytest.mark.slow) for variant in FORMS[1:3]), FORMS[3]],
)
def test_the_score_of_a_deal_stays_until_the_next_deal_is_requested(
    host: Host, open_page: Opening, variant: str
):
    page = open_page()
    name = against_bots(page, variant)
    page.goto(f"/t/{name}")
    Player(page).wait_for_cards()
    session = host.table(name).session
    assert host.play_on(name)
    page.locator(NEXT).wait_for(timeout=PATIENCE_MS)
    page.reload()
    page.locator(NEXT).wait_for(timeout=PATIENCE_MS)
    assert session.score is not None
    assert session.score.holds
    assert session.asked == ()
    page.locator(NEXT).click()
    expect(page.locator(NEXT)).to_be_hidden()
    page.wait_for_selector("main[data-asked=true]", timeout=PATIENCE_MS)
    assert session.score is None


@pytest.mark.without_server
def test_one_click_after_a_showdown_leads_to_the_next_hand(open_page: Opening):
    page = open_page()
    page.goto(f"/t/{against_bots(page, 'hazari')}")
    player = Player(page)
    assert player.wait()
    player.decide()
    page.locator(NEXT).click(timeout=PATIENCE_MS)
    page.wait_for_selector("[data-desk=arrange]", timeout=PATIENCE_MS)
    expect(page.locator("[data-next-hand]")).to_have_count(0)


@pytest.mark.without_server("nightly")
def test_without_animations_the_last_showdown_stays_until_the_result_is_requested(open_page: Opening):
    page = open_page()
    page.goto(f"/t/{against_bots(page, 'hazari(target=50)')}")
    player = Player(page)
    assert player.wait()
    player.decide()
    result = page.locator("[data-result]")
    result.wait_for(timeout=PATIENCE_MS)
    expect(page.locator("main .end [data-frame]")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("table").get_by_role("img")).to_have_count(4 * 4)
    result.click()
    expect(page.locator("main .end [data-frame]")).to_be_visible()
    page.reload()
    expect(page.locator("main .end [data-frame]")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize("window", [(1024, 600), (844, 390)])
def test_in_a_low_window_the_buttons_stay_beside_the_scores(
    host: Host, open_page: Opening, window: tuple[int, int]
):
    page = open_page(viewport={"width": window[0], "height": window[1]})
    table = against_bots(page, "hazari(target=50)")
    ask(page, "hint", table=table, seat=0)
    host.play_on(table)
    page.goto(f"/t/{table}")
    remark = page.get_by_text("Hints used by: You")
    remark.wait_for(timeout=PATIENCE_MS)
    scores, acts, below = (
        each.bounding_box() or {} for each in (page.locator(".scores"), page.locator(".acts"), remark)
    )
    assert acts["y"] == pytest.approx(scores["y"], abs=1)
    assert below["y"] >= max(scores["y"] + scores["height"], acts["y"] + acts["height"])


_WATCH = """() => {
    window.prompts = [];
    const look = () => window.prompts.push(document.querySelector(".prompt")?.innerText ?? "");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_before_a_viewer_sees_the_score_nobody_is_said_to_look_at_it(host: Host, open_page: Opening):
    page = open_page(settings={"tempo": 1})
    name = against_bots(page, "raub(players=3)")
    page.goto(f"/t/{name}")
    Player(page).wait_for_cards()
    page.evaluate(_WATCH)
    assert host.play_on(name)
    page.locator(NEXT).wait_for(timeout=PATIENCE_MS)
    prompts = page.evaluate("window.prompts")
    assert len(prompts) > 1
    assert not [each for each in prompts if "Still looking at the score" in each]


def test_each_person_dismisses_the_score_for_themselves(host: Host, open_page: Opening):
    first, second = open_page(), open_page()
    name = two_people(first, second)
    for page in (first, second):
        page.goto(f"/t/{name}")
        Player(page).wait_for_cards()
    session = host.table(name).session
    host.play_both(name)
    for page in (first, second):
        page.locator(NEXT).wait_for(timeout=PATIENCE_MS)
    first.locator(NEXT).click()
    expect(first.locator(NEXT)).to_be_hidden()
    expect(second.locator(NEXT)).to_be_visible()
    assert session.score is not None
    assert session.score.unseen == {1}
    waits = first.locator(".prompt").get_by_text("Still looking at the score: Kofi")
    expect(waits).to_be_visible()
    second.locator(NEXT).click()
    expect(second.locator(NEXT)).to_be_hidden()
    expect(waits).to_be_hidden()
    first.wait_for_selector("main[data-asked=true], main[data-asked=false]", timeout=PATIENCE_MS)
    assert session.score is None


def test_the_list_of_moves_begins_with_the_seating(open_page: Opening):
    first, second = open_page(), open_page()
    table: str = ask(first, "create", variant=FORMS[0], sit=0)["id"]
    first.goto(f"/t/{table}")
    moves = first.get_by_role("region", name="Moves")
    expect(moves.get_by_text("You sit down.")).to_be_visible()
    expect(moves.get_by_role("heading")).to_have_count(0)
    ask(second, "act", table=table, command={"do": "sit", "seat": 1})
    ask(first, "start", table=table)
    expect(moves.get_by_role("heading")).to_have_text(["Deal 1"])
    expect(moves.get_by_role("listitem").filter(has=first.locator(".no")).first).to_have_text(
        re.compile(r"^1\s*\w+ deal")
    )
    expect(moves.get_by_role("listitem").first).to_have_text("You sit down.")


WITH_OTHERS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "friend": ({"between_deals": {}}, FORMS),
    "rated": (
        {"rated": True, "clock": {"move_ms": 600_000}, "between_deals": {"limit_ms": 60_000}},
        (FORMS[0], "raub(players=2)", "zwanzig-ab(players=2)", "hazari"),
    ),
    "by day": ({"clock": {"move_ms": DAY_MS}, "between_deals": {"limit_ms": 0}}, FORMS),
}
"""Settings of tables with other people, and the variants played there. Bots fill the remaining seats."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "variant"),
    [(kind, variant) for kind, (_, variants) in WITH_OTHERS.items() for variant in variants],
)
def test_the_score_of_a_deal_is_shown_to_all_with_any_settings(
    host: Host, open_page: Opening, kind: str, variant: str
):
    wishes = WITH_OTHERS[kind][0]
    players = Match(variant, seed=0).variant.players
    pages = [open_page() for _ in range(players if "rated" in wishes else 2)]
    bots = {str(seat): "greedy" for seat in range(len(pages), players)}
    name: str = ask(pages[0], "create", variant=variant, sit=0, bots=bots, **wishes)["id"]
    for seat, page in enumerate(pages[1:], start=1):
        ask(page, "act", table=name, command={"do": "sit", "seat": seat})
    ask(pages[0], "start", table=name)
    for page in pages:
        page.goto(f"/t/{name}")
        Player(page).wait_for_cards()
    session = host.table(name).session
    host.play_deal(name)
    for page in pages:
        page.locator(NEXT).wait_for(timeout=5 * PATIENCE_MS)  # the page first animates many moves
    pages[0].reload()
    pages[0].locator(NEXT).wait_for(timeout=PATIENCE_MS)
    assert session.score is not None
    assert session.score.holds == (kind != "by day")
    assert (session.score.until is None) == (kind == "friend")
    for seat, page in enumerate(pages):
        assert session.score is not None
        assert session.score.unseen == set(range(seat, len(pages)))
        expect(page.locator(NEXT)).to_be_visible()
        page.locator(NEXT).click()
        expect(page.locator(NEXT)).to_be_hidden()
        host.ask(lambda seat=seat: until(lambda: session.score is None or seat not in session.score.unseen))
    assert session.score is None
    assert session.asked


def test_connected_players_vote_on_a_player_who_closes_the_page(
    host: Host, open_page: Opening, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(table_module, "CLOSED_TAB_MS", 1)
    monkeypatch.setattr(table_module, "LOST_LINE_MS", 1)
    first, second = open_page(), open_page()
    name = two_people(first, second)
    for page in (first, second):
        page.goto(f"/t/{name}")
        Player(page).wait_for_cards()
    session = host.table(name).session
    second.goto("/healthz")
    first.locator("[data-absence=bot]").wait_for(timeout=PATIENCE_MS)
    expect(first.locator("main").get_by_text("is thinking")).to_have_count(0)
    assert session.seats[1].stand_in is None
    first.locator("[data-absence=wait]").click()
    expect(first.locator("[data-absence=wait]")).to_have_attribute("aria-pressed", "true")
    assert session.seats[1].stand_in is None
    first.locator("[data-absence=bot]").click()
    expect(first.locator("[data-absence=bot]")).to_have_count(0)
    assert session.seats[1].stand_in is not None
    second.goto(f"/t/{name}")
    Player(second).wait_for_cards()
    expect(first.locator(".seat").get_by_text("a bot plays")).to_have_count(0)
    assert session.seats[1].stand_in is None


def test_hints_among_people_require_an_agreement(host: Host, open_page: Opening):
    first, second = open_page(), open_page()
    name = two_people(first, second)
    first.goto(f"/t/{name}")
    Player(first).wait_for_cards()
    expect(first.get_by_role("button", name="Hint")).to_have_count(0)
    agreed = two_people(first, second, hints=True)
    first.goto(f"/t/{agreed}")
    Player(first).wait_for_cards()
    expect(first.get_by_role("button", name="Hint").first).to_be_visible()


def test_a_wrong_arrangement_says_why_and_its_showing_can_be_skipped(host: Host, open_page: Opening):
    page = open_page(settings={"tempo": 5})
    name = against_bots(page, "hazari")
    page.goto(f"/t/{name}")
    Player(page).wait()
    up = page.locator("[data-up]")
    expect(up).to_be_disabled()
    expect(up).to_have_accessible_description(re.compile(r"group .+ beats"))
    host.play_on(name, after_decisions(1))
    page.locator("[data-skip]").press("Enter", timeout=PATIENCE_MS)
    # the animation of the whole showdown takes longer than this timeout
    page.locator("[data-next-hand]").wait_for(timeout=PATIENCE_MS)
