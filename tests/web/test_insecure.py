"""Tests for copying on a local server without https, which is not a secure context.

The page copies the text, or shows it so that the person can copy it.
"""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.chromium import INSECURE_HOST
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.page_pool import SETTLE
from tests.web.tables import PLAIN, ask, deal_table, register_name, wait_until_connected

NOTHING_COPIES = "document.execCommand = () => false"


@pytest.fixture
def page(host: Host, open_page: Opening) -> Page:
    """Open a page of an insecure origin."""
    page = open_page(own=True)
    page.goto(f"{origin(host)}{PLAIN}")
    page.evaluate(SETTLE, {"name": "Priya", "tempo": 0, "sound": "off", "offered": True})
    register_name(page, "Priya")
    assert not page.evaluate("() => isSecureContext || 'clipboard' in navigator || 'randomUUID' in crypto")
    return page


def origin(host: Host) -> str:
    return f"http://{INSECURE_HOST}:{urlsplit(host.address).port}"


def pasted(page: Page) -> str:
    """Return the content of the clipboard."""
    page.goto(page.evaluate("() => location.origin") + "/join")
    field = page.locator("dialog form input")
    field.focus()
    page.keyboard.press("Control+V")
    return field.input_value()


def test_links_of_tables_matches_and_moves_are_copied(host: Host, page: Page):
    invited = ask(page, "create", variant="royal-dominican(players=2)", sit=0)["id"]
    page.goto(f"{origin(host)}/t/{invited}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".invite")).to_contain_text("Copied")
    assert pasted(page) == f"{origin(host)}/t/{invited}?form=royal-dominican"
    played = deal_table(page, "raub(players=3, start_score=5)")
    host.play_on(played)
    page.goto(f"{origin(host)}/matches")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("[data-speech]")).to_contain_text("Copied")
    assert pasted(page) == f"{origin(host)}/replay/{played}?form=raub"
    page.goto(f"{origin(host)}/replay/{played}")
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.locator("[data-speech]")).to_contain_text("Copied")
    assert pasted(page).startswith(f"{origin(host)}/replay/{played}?seat=")


def test_the_preview_of_a_copied_link_names_who_invites_if_wanted(host: Host, page: Page):
    invited = ask(page, "create", variant="royal-dominican(players=2)", sit=0)["id"]
    page.goto(f"{origin(host)}/t/{invited}")
    field = page.get_by_label("Link or code of the table")
    expect(field).not_to_have_value(re.compile("by="))
    page.get_by_label("Show my name in the preview").check()
    expect(field).to_have_value(re.compile("by="))
    page.reload()
    expect(field).to_have_value(re.compile("by="))
    preview = page.request.get(host.address + "/" + field.input_value().partition("/")[2]).text()
    assert '<meta property="og:title" content="Priya invites you to play' in preview
    page.get_by_label("Show my name in the preview").uncheck()
    expect(field).not_to_have_value(re.compile("by="))


def test_text_that_cannot_be_copied_is_selected_and_not_reported_as_copied(host: Host, page: Page):
    page.add_init_script(NOTHING_COPIES)
    played = deal_table(page, "raub(players=3, start_score=5)")
    host.play_on(played)
    page.goto(f"{origin(host)}/matches")
    page.get_by_role("button", name="Copy the link").click()
    field = page.get_by_label("did not allow copying")
    expect(field).to_have_value(f"{origin(host)}/replay/{played}?form=raub")
    expect(field).to_be_focused()
    assert page.evaluate("() => getSelection().toString()") == f"{origin(host)}/replay/{played}?form=raub"
    expect(page.locator("[data-speech]")).to_contain_text("did not allow copying")
    page.goto(f"{origin(host)}/people")
    wait_until_connected(page)
    page.get_by_role("button", name="Create a token").click()
    token = page.locator(".token code").inner_text()
    page.get_by_role("button", name="Copy the token").click()
    expect(page.locator("[data-speech]")).to_contain_text("did not allow copying")
    assert page.evaluate("() => getSelection().toString()") == token
    expect(page.get_by_text("Copied", exact=True)).to_have_count(0)
