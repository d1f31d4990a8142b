"""Tests for the lists of a person's matches, opponents and sign-ins, and for the public page of a player."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.tables import ask, deal_table, register_name

SHORT = "zwanzig-ab(players=2, start_score=5)"


def played(host: Host, rosa: Page, tom: Page) -> str:
    """Play a match of two people to the end, and return the table's name."""
    register_name(rosa, "Rosa")
    register_name(tom, "Tom")
    table: str = ask(rosa, "create", variant=SHORT, sit=0)["id"]
    ask(tom, "act", table=table, command={"do": "sit", "seat": 1})
    ask(rosa, "start", table=table)
    host.play_both(table)
    return table


def test_a_listed_match_offers_a_rematch_by_invitation(host: Host, open_page: Opening):
    rosa, tom = open_page(), open_page()
    played(host, rosa, tom)
    tom.goto("/people")
    rosa.goto("/matches")
    rows = rosa.locator("main section").first.locator("li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("with Tom")
    rosa.get_by_label("Form").select_option(index=2)
    expect(rosa).to_have_url(re.compile(r"/matches\?variant=zwanzig-ab"))
    expect(rows).to_have_count(1)
    rosa.get_by_role("combobox", name="Played with").select_option("Tom")
    expect(rows).to_have_count(1)
    expect(rosa.get_by_role("img", name="of one match")).to_be_visible()
    rows.get_by_role("button", name="Play again").click()
    rosa.locator(".seating").wait_for()
    tom.get_by_role("complementary", name="Invitation").get_by_role("link").click()
    tom.locator(".seating").wait_for()
    assert tom.url == rosa.url
    expect(tom.get_by_role("complementary", name="Invitation")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "bn"])
def test_the_first_page_offers_the_last_match_again_at_one_press(
    host: Host, open_page: Opening, language: str
):
    rosa = open_page("/", viewport={"width": 360, "height": 640}, settings={"language": language})
    tom = open_page()
    rosa.locator(".game").first.wait_for()
    last = rosa.locator("main .last")
    expect(last).to_have_count(0)
    played(host, rosa, tom)
    rosa.goto("/")
    expect(last).to_contain_text("Tom")
    expect(last.locator(".again")).to_be_in_viewport(ratio=1)
    expect(rosa.locator(".game .play").first).to_be_in_viewport(ratio=1)
    assert rosa.evaluate("document.documentElement.scrollWidth") == 360
    shows_results = last.locator("[aria-expanded]")
    shows_results.click()
    expect(last.get_by_role("img")).to_be_visible()
    shows_results.click()
    expect(last.get_by_role("img")).to_have_count(0)
    last.locator(".again").click()
    rosa.locator(".seating").wait_for()
    rosa.goto("/")
    expect(rosa.locator(".tables li")).to_have_count(1)
    expect(last).to_be_visible()


@pytest.mark.slow
def test_an_invitation_waits_and_can_be_declined(host: Host, open_page: Opening):
    rosa, tom = open_page(), open_page()
    played(host, rosa, tom)
    tom.goto("about:blank")
    rosa.goto("/matches")
    rosa.get_by_role("button", name="Play again with Tom").click()
    rosa.locator(".seating").wait_for()
    tom.goto(rosa.url.rpartition("/t/")[0] + "/")
    notice = tom.get_by_role("complementary", name="Invitation")
    expect(notice).to_contain_text("Rosa invites you")
    tom.wait_for_function(
        "() => document.querySelector('h1').getBoundingClientRect().top"
        " > document.querySelector('.banner').getBoundingClientRect().bottom"
    )
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    tom.reload()
    tom.locator(".game").first.wait_for()
    expect(notice).to_have_count(0)


@pytest.mark.slow
def test_a_public_page_exists_only_while_its_player_allows_it(host: Host, open_page: Opening):
    rosa, tom = open_page(), open_page()
    played(host, rosa, tom)
    rosa.goto("/people")
    rosa.get_by_role("button", name="tulip").click()
    expect(rosa.get_by_role("button", name="tulip")).to_have_attribute("aria-pressed", "true")
    choice = rosa.get_by_role("group", name="A public page")
    choice.get_by_role("button").first.click()
    rosa.get_by_role("link", name="Look at your page").click()
    expect(rosa.locator("h1")).to_have_text("Rosa")
    tom.goto(rosa.url)
    expect(tom.locator("h1")).to_have_text("Rosa")
    expect(tom.locator("main tbody tr")).to_have_count(1)
    rosa.goto("/people")
    choice.get_by_role("button").last.click()
    expect(rosa.get_by_role("link", name="Look at your page")).to_have_count(0)
    tom.reload()
    expect(tom.locator("main .problem")).to_contain_text("no public page")


@pytest.mark.slow
def test_a_recovery_code_signs_in_and_other_browsers_can_be_signed_out(open_page: Opening):
    first, second, third = (open_page("/people") for _ in range(3))
    _account(first, "Create an account", "Rosa Maria", "long enough")
    code = first.locator("output").inner_text()
    first.get_by_role("button", name="I have saved it").click()
    expect(first.locator("output")).to_have_count(0)
    first.reload()
    expect(first.get_by_role("heading", name="Where you are signed in")).to_be_visible()
    for page in (second, third):
        page.get_by_role("group", name="Account").get_by_role("button", name="Sign in").click()
        _account(page, "Sign in", "Rosa Maria", "long enough")
        expect(page.get_by_text("signed in as rosa maria")).to_be_visible()
    first.reload()
    browsers = first.get_by_role("heading", name="Where you are signed in").locator("..").locator("li")
    expect(browsers).to_have_count(3)
    browsers.get_by_role("button").first.click()
    expect(browsers).to_have_count(2)
    expect(first.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    lost = open_page("/people")
    lost.get_by_role("group", name="Account").get_by_role("button", name="Recover").click()
    lost.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    _account(lost, "Recover", "Rosa Maria", "another one")
    expect(lost.locator("output")).not_to_have_text(code)
    first.reload()
    expect(first.get_by_role("button", name="Create an account").first).to_be_visible()


def _account(page: Page, what: str, name: str, password: str) -> None:
    page.get_by_label("User name").fill(name)
    page.locator("input[type=password]").fill(password)
    page.locator("form").get_by_role("button", name=what).click()


def test_a_match_against_bots_is_labelled(host: Host, open_page: Opening):
    page = open_page()
    assert not host.play_on(deal_table(page, "royal-haitian(players=2)"))
    page.goto("/matches")
    match = page.locator("main li").first
    expect(match.get_by_text("against a bot", exact=True)).to_be_visible()
