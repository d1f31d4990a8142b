"""A match that is over: step by step, with open hands, as a file, and whether its cards were dealt fairly."""

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import new_table

VARIANT = "royal-haitian(players=2)"


def _played(page: Page) -> str:
    table = new_table(page, VARIANT)
    Player(page).play_match()
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
    table = _played(page)
    steps = len(host.table(table).session.match.steps)  # type: ignore[union-attr]
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


def test_hands_are_open_only_when_asked_for(host: Host, open_page: Opening):
    page = open_page()
    table = _played(page)
    match = host.table(table).session.match
    assert match is not None
    expect(page.locator(".hands")).to_have_count(0)
    expect(page.locator("[data-hand]")).to_have_count(4)
    page.get_by_role("button", name="Open hands").click()
    expect(page.locator(".hands li")).to_have_count(2)
    expect(page.locator(".hands [role=img]")).to_have_count(8)


def test_a_record_is_saved_and_opened_again(open_page: Opening, tmp_path: Path):
    page = open_page()
    _played(page)
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


def test_a_file_that_is_no_record_is_refused_in_words(open_page: Opening):
    page = open_page("/replay")
    page.get_by_label("Or paste its text").fill('{"nonsense": 1}')
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".note.stop")).to_be_visible()


def test_the_cards_are_checked_in_the_browser(host: Host, open_page: Opening):
    page = open_page()
    table = _played(page)
    page.goto(f"/check/{table}")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("The cards were dealt fairly.")).to_be_visible()
    expect(page.locator("li.holds")).to_have_count(4)


def test_a_forged_proof_is_found_out(host: Host, open_page: Opening):
    page = open_page()
    table = _played(page)

    def forge(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(re.sub(r'"secret":"....', '"secret":"0000', str(text))))

    page.route_web_socket("**/ws", forge)
    page.goto(f"/check/{table}")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("This does not fit together.")).to_be_visible()
