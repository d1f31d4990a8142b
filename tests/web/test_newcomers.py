"""Places at which players new to the page stopped: each shows what is needed, in time, and covers nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import Wait
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.screens import wait_until_still
from tests.web.tables import ask, deal_table, go_to_position, new_table

CASINO = "royal-dominican(players=2)"


def phone(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "has_touch": True}


# ---------------------------------------------------------------------- lessons
def _attempt(page: Page) -> None:
    """Make the first move that the lesson's table offers."""
    cards = page.locator("[data-hand]:not(.dim)")
    choice = page.locator(".small-table .choice").first
    if not choice.count():
        cards.first.tap()
    choice.tap()


def _covered(page: Page, things: str) -> list[str]:
    """Return the elements of which the middle is outside the window or covered."""
    found: list[str] = page.evaluate(
        """(things) => [...document.querySelectorAll(things)].filter((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).map((each) => each.textContent.trim())""",
        things,
    )
    return found


@pytest.mark.parametrize(
    ("form", "language"), [("raub", "de"), ("zwanzig-ab", "fa"), ("royal-dominican", "es")]
)
@pytest.mark.parametrize("window", [(360, 740), (320, 568), (1366, 768)])
@pytest.mark.without_server("nightly")
def test_choices_and_answers_of_a_lesson_are_visible_without_scrolling(
    open_page: Opening, form: str, language: str, window: tuple[int, int]
):
    page = open_page(f"/learn/{form}", settings={"language": language}, **phone(*window))
    page.locator(".small-table").wait_for()
    for _ in range(3):
        page.locator(".small-table").wait_for()
        assert page.evaluate("scrollY") == 0
        assert _covered(page, ".say, .small-table .choice") == []
        _attempt(page)
        answer = page.locator(".answer p")
        answer.wait_for()
        wait_until_still(page)
        assert _covered(page, ".answer p > span") == []
        expect(answer).to_be_in_viewport(ratio=1)
        if page.locator(".steps .go").count():
            assert _covered(page, ".small-table .hand .card") == []
            if window[1] >= 700:
                assert _meets(page, ".answer p", ".small-table .own .seat") == []
        page.locator(".steps .btn").first.tap()


_CUT = """[...document.querySelectorAll(".small-table .seat :is(b, small)")].filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const said = words.getBoundingClientRect();
    const plate = each.closest(".seat").getBoundingClientRect();
    return each.checkVisibility() && (said.width > each.getBoundingClientRect().width + 0.1
        || said.left < plate.left || said.right > plate.right);
}).map((each) => each.textContent)"""
"""Script that returns the texts on plates that are cut off or stick out."""


@pytest.mark.parametrize(("form", "language"), [("raub", "bn"), ("zwanzig-ab", "de")])
def test_plates_of_a_lesson_show_large_text_whole_and_cover_no_card(
    open_page: Opening, form: str, language: str
):
    page = open_page(f"/learn/{form}", settings={"language": language})
    page.locator(".small-table").wait_for()
    for _ in range(page.locator(".road li").count()):
        for window in ((320, 568), (360, 740), (1366, 768)):
            page.set_viewport_size({"width": window[0], "height": window[1]})
            wait_until_still(page)
            assert _meets(page, ".small-table .own .seat", ".small-table .card") == [], window
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert page.evaluate(_CUT) == [], window
            page.evaluate("document.documentElement.style.fontSize = ''")
        page.locator(".steps .btn").first.click()
        page.locator(".small-table, main > .buttons .go").wait_for()


@pytest.mark.without_server("nightly")
def test_nobody_is_awaited_after_a_step_of_a_lesson(open_page: Opening):
    page = open_page("/learn/raub", settings={"language": "de"}, **phone(360, 740))
    page.locator(".small-table").wait_for()
    finished = 0
    for _ in range(page.locator(".road span").count()):
        page.locator(".small-table").wait_for()
        for choice in page.locator(".small-table .choice").all():
            if not page.locator(".steps .go").count():
                before = page.locator(".answer").inner_text()
                choice.tap()
                expect(page.locator(".answer")).not_to_have_text(before)
        wait_until_still(page)
        finished += page.locator(".steps .go").count()
        expect(page.locator(".prompt .quiet", has_text="überlegt")).to_have_count(0)
        page.locator(".steps .btn").first.tap()
    assert finished > 1


# ---------------------------------------------------------------------- the table
@pytest.mark.without_server("nightly")
def test_the_coach_does_not_report_its_own_hints(open_page: Opening):
    page = open_page(settings={"coach": True, "offered": False})
    new_table(page, CASINO)
    page.locator(".coach .go").click()
    expect(page.locator(".coach b").first).to_be_visible()
    player = Player(page)
    player.wait()
    player.decide()
    player.wait()
    expect(page.locator(".moves")).to_contain_text("You")
    expect(page.locator(".moves")).not_to_contain_text("taken a hint")
    assert "taken a hint" not in page.locator("body").inner_text()


@pytest.mark.parametrize("window", [(1280, 860), (360, 740)])
@pytest.mark.without_server
def test_an_undo_is_offered_only_after_a_move(open_page: Opening, window: tuple[int, int]):
    page = open_page(**phone(*window))
    new_table(page, CASINO)
    player = Player(page)
    player.wait()
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_be_disabled()
    player.decide()
    player.wait()
    expect(undo).to_be_enabled()


@pytest.mark.parametrize("window", [(1280, 800), (1366, 660)])
def test_the_chat_beside_a_long_score_sheet_is_whole(open_page: Opening, host: Host, window: tuple[int, int]):
    page = open_page(viewport={"width": window[0], "height": window[1]})
    assert not go_to_position(page, host, CASINO)
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat form .input")).to_be_in_viewport(ratio=1)
    assert _covered(page, ".chat form .input, .acts .btn") == []
    assert page.evaluate("(panel) => panel.scrollHeight <= panel.clientHeight", page.query_selector(".lower"))


def _meets(page: Page, thing: str, others: str) -> list[str]:
    """Return the class names of the visible `others` that overlap a `thing`."""
    found: list[str] = page.evaluate(
        """([thing, others]) => [...document.querySelectorAll(thing)].flatMap((one) => {
            const a = one.getBoundingClientRect();
            return [...document.querySelectorAll(others)].filter((other) => {
                const b = other.getBoundingClientRect();
                return other.checkVisibility() && !other.contains(one) && a.left < b.right - 1
                    && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            }).map((other) => other.className);
        })""",
        [thing, others],
    )
    return found


@pytest.mark.parametrize("language", ["es", "de"])
@pytest.mark.parametrize(
    "form", ["royal-soto(players=2)", "royal-soto(players=3)", "royal-soto(players=4,teams=true)"]
)
def test_the_sign_of_the_last_capture_covers_no_plate(
    host: Host, open_page: Opening, form: str, language: str
):
    def captured_by_a_neighbour(view: Any) -> bool:
        last = view.data.last_capturer
        return bool(view.data.last_round and last is not None and last % len(view.data.sides) != 0)

    page = open_page(settings={"language": language})
    assert go_to_position(page, host, form, captured_by_a_neighbour, seed=4)
    page.locator(".pile .last").wait_for()
    for width, height in ((320, 568), (360, 740), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        assert _meets(page, ".pile .last", ".seat, .score, .pile .count") == [], (width, height)


@pytest.mark.parametrize("window", [(320, 568), (360, 740), (844, 390), (820, 1180), (1280, 800)])
@pytest.mark.without_server("nightly")
def test_the_question_before_a_claim_covers_nothing(open_page: Opening, window: tuple[int, int]):
    page = open_page(settings={"language": "de"}, viewport={"width": window[0], "height": window[1]})
    new_table(page, "kaszino-kirschner")
    player = Player(page)
    player.wait()
    player.decide()
    player.wait()
    page.locator(".ausz").click()
    claim = page.get_by_role("button", name="Rufen", exact=True)
    expect(claim).to_be_focused()
    wait_until_still(page)
    wait = Wait()  # the cards make room from the next frame on
    while _meets(page, ".ask", "[data-card], [data-hand], .seat, .pile, .last, .acts .btn, .ausz"):
        wait.blocking_turn()
    page.keyboard.press("Escape")
    expect(claim).to_have_count(0)
    expect(page.locator(".ausz")).to_be_focused()


@pytest.mark.parametrize("closes", [False, True], ids=("leaves", "leaves and closes the page"))
def test_a_rematch_does_not_wait_for_somebody_who_has_left(host: Host, open_page: Opening, *, closes: bool):
    page, other = open_page(), open_page(own=True)
    table = ask(page, "create", variant="royal-dominican(players=2, target=5)", sit=0)["id"]
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    ask(page, "start", table=table)
    for each in (page, other):
        each.goto(f"/t/{table}")
        Player(each).wait_for_cards()
    host.play_both(table)
    for each in (page, other):
        each.locator(".over").wait_for()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".over", has_text="Waiting for Kofi.")).to_be_visible()
    other.locator(".over .acts").get_by_role("button", name="Leave").click()
    if closes:
        other.close()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_text("Waiting for Kofi.")).to_have_count(0)


_HEADINGS = """() => {
    const list = document.querySelector(".moves");
    const { top, bottom } = list.getBoundingClientRect();
    const isSeen = (each) => {
        const at = each.getBoundingClientRect();
        return at.bottom > top + 1 && at.top < bottom - 1;
    };
    return [...list.querySelectorAll("h3")].filter((head) =>
        isSeen(head) && ![...head.nextElementSibling.children].some(isSeen)).length;
}"""
"""Script that counts the headings in the list of moves of which no line is visible."""


def test_a_heading_in_the_list_of_moves_stands_above_its_own_lines(host: Host, open_page: Opening):
    def is_later_deal(view: Any) -> bool:
        return bool(view.data.deal > 1 and sum(view.data.tricks) > 1)

    page = open_page()
    assert go_to_position(page, host, "zwanzig-ab(players=3)", is_later_deal)
    page.locator(".moves h3").nth(1).wait_for()
    for height in range(660, 1000, 20):
        page.set_viewport_size({"width": 1280, "height": height})
        wait_until_still(page)
        expect(page.locator(".moves li[aria-current]")).to_be_in_viewport()
        assert page.evaluate(_HEADINGS) == 0, height


_TORN = """() => {
    const sheet = document.querySelector(".side [data-list]");
    const end = sheet.querySelector("thead").getBoundingClientRect().bottom;
    return [...sheet.querySelectorAll("tbody tr")].slice(0, -1).filter((row) => {
        const at = row.getBoundingClientRect();
        return at.top < end - 1 && at.bottom > end + 1;
    }).length;
}"""
"""Script that counts the rows of the score sheet of which the header covers a part."""


def test_the_score_sheet_begins_with_a_whole_row(host: Host, open_page: Opening):
    page = open_page()
    assert go_to_position(page, host, "raub(start_score=60)", lambda view: bool(view.data.deal > 8))
    page.locator(".side [data-list] tbody tr").nth(8).wait_for()
    for height in range(660, 1000, 20):
        page.set_viewport_size({"width": 1366, "height": height})
        wait = Wait()  # the rows move from the next frame on
        while page.evaluate(_TORN):
            wait.blocking_turn()


# ---------------------------------------------------------------------- Hazari
@pytest.mark.without_server("nightly")
def test_card_points_of_a_group_and_expected_points_have_different_words(open_page: Opening):
    page = open_page()
    new_table(page, "hazari")
    page.locator("[data-suggest]").click()
    expected = page.locator("[data-suggestion] b", has_text=re.compile(r"\d"))
    expected.first.wait_for()
    assert expected.first.inner_text().startswith("Expected: about ")
    for group in page.locator("[data-tray] i").all():
        assert "cards count" in group.inner_text()


@pytest.mark.without_server("nightly")
def test_the_header_names_the_deal_whose_groups_are_shown(open_page: Opening):
    page = open_page(settings={"tempo": 0})
    new_table(page, "hazari")
    facts = page.locator(".bar .ttl > span")
    player = Player(page)
    player.wait()
    expect(facts).to_contain_text("deal 1")
    player.decide()
    page.locator("[data-next-hand]").wait_for()
    expect(facts).to_contain_text("deal 1")
    page.locator("[data-next-hand]").click()
    expect(facts).to_contain_text("deal 2")


# ---------------------------------------------------------------------- the home page
PLACES = """
window.places = new Set();
const look = () => {
  const row = document.querySelector(".friends");
  if (row) window.places.add(Math.round(row.getBoundingClientRect().top + scrollY));
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@pytest.mark.parametrize("window", [(360, 740), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_last_row_of_the_home_page_stays_in_its_place(
    open_page: Opening, window: tuple[int, int], language: str
):
    page = open_page(
        settings={"language": language}, own=True, viewport={"width": window[0], "height": window[1]}
    )
    deal_table(page, "raub")
    page.add_init_script(PLACES)
    page.goto("/")
    page.locator(".tables li").wait_for()
    page.locator(".game").first.wait_for()
    page.locator(".friends").wait_for()
    wait_until_still(page)
    assert len(page.evaluate("[...window.places]")) == 1
