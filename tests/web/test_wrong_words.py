"""Tests for reports of wrong words: the form on the page, and the administrators' list with its downloads."""

import csv
import json
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.test_administration import open_reports

PHONE = {"width": 320, "height": 568}


def _open_form(page: Page, *, is_in_settings: bool = True) -> Locator:
    """Open the form by keyboard."""
    if is_in_settings:
        page.get_by_role("button", name="Settings").click()
    page.get_by_text("A wrong word?", exact=True).focus()
    page.keyboard.press("Enter")
    return page.get_by_role("form", name="A wrong word?")


def _rows(host: Host, seen: str) -> list[tuple[Any, ...]]:
    columns = "language, place, variant, message, suggestion"
    return host.ask(
        lambda: host.server.database.query(f"SELECT {columns} FROM word_report WHERE seen = $1", seen)
    )


@pytest.mark.parametrize("size", [PHONE, {"width": 1366, "height": 768}])
@pytest.mark.parametrize("is_in_rules", [True, False])
def test_a_reader_reports_a_word_with_its_place_and_message(
    host: Host, open_page: Opening, size: dict[str, int], *, is_in_rules: bool
):
    page = open_page("/rules/raub" if is_in_rules else "/people", own=True, viewport=size)
    form = _open_form(page, is_in_settings=not is_in_rules)
    # a text that the page finds among its messages
    seen = "These settings stay on this device."
    expect(form).to_contain_text("at most 180 days")
    form.get_by_label("as you see it").fill(seen)
    suggestion = token_hex(4)
    form.get_by_label("How it should be").fill(suggestion)
    page.keyboard.press("Enter")
    expect(form).to_contain_text("Reported. Thank you.")
    expect(form.get_by_label("as you see it")).to_have_value("")
    assert ("en", "/rules/raub" if is_in_rules else "/people", "", "web-setting-kept", suggestion) in _rows(
        host, seen
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    fits = "(element) => element.scrollWidth <= element.clientWidth"
    assert all(body.evaluate(fits) for body in page.locator("dialog .body").all())


def test_the_language_menu_of_a_phone_has_the_form(open_page: Opening):
    page = open_page("/", own=True, viewport=PHONE)
    page.get_by_role("button", name="Language").click()
    page.get_by_text("A wrong word?", exact=True).click()
    expect(
        page.get_by_role("form", name="A wrong word?").get_by_role("button", name="Report")
    ).to_be_visible()


def test_printed_rules_have_no_form(open_page: Opening):
    page = open_page("/rules/raub")
    expect(page.get_by_text("A wrong word?", exact=True)).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_text("A wrong word?", exact=True)).to_be_hidden()
    page.emulate_media(media="screen")


@pytest.mark.without_server
def test_a_report_is_copied_where_no_server_takes_it(open_page: Opening, *, is_on_static_page: bool):
    page = open_page("/", own=True)
    if not is_on_static_page:

        def turn_off(route: Any) -> None:
            figures = {**route.fetch().json(), "word_reports": False}
            route.fulfill(body=json.dumps(figures), content_type="application/json")

        page.route("**/api/privacy*", turn_off)
    page.evaluate("navigator.clipboard.writeText = (text) => ((window.copied = text), Promise.resolve())")
    form = _open_form(page)
    says = "This page has no server" if is_on_static_page else "takes no reports"
    expect(form).to_contain_text(says)
    form.get_by_label("as you see it").fill("A word")
    form.get_by_role("button", name="Copy the report").click()
    expect(form).to_contain_text("Copied")
    assert page.evaluate("window.copied").splitlines() == ["seen: A word", "language: en", "place: /"]


def test_an_administrator_reads_saves_and_deletes_reports_of_words(
    host: Host, open_page: Opening, tmp_path: Path
):
    page = open_page("/", own=True)
    german, spanish = (f'{token_hex(4)}, "{language}"' for language in ("de", "es"))
    for seen, language in ((german, "de-x-german"), (spanish, "es")):
        body = json.dumps({"seen": seen, "suggestion": "=1+1", "language": language})
        assert page.evaluate(
            """(body) => fetch("/api/word-reports", { method: "POST", body }).then((answer) => answer.ok)""",
            body,
        )
    open_reports(host, page)
    page.get_by_role("button", name="Words").click()
    for seen in (german, spanish):
        expect(page.locator("section li").filter(has_text=seen)).to_contain_text("better: =1+1")
    page.get_by_role("region", name="Words").get_by_role("button", name="Deutsch").click()
    expect(page.locator("section li").filter(has_text=spanish)).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    saved.value.save_as(tmp_path / "words.csv")
    assert saved.value.suggested_filename == "virado-words-de.csv"
    with (tmp_path / "words.csv").open(encoding="utf-8-sig", newline="") as file:
        (row,) = [row for row in csv.DictReader(file) if row["seen"] == german]
    assert (row["language"], row["suggestion"]) == ("de-x-german", "'=1+1")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as JSON").click()
    saved.value.save_as(tmp_path / "words.json")
    assert german in {each["seen"] for each in json.loads((tmp_path / "words.json").read_text("utf-8"))}
    own = page.locator("section li").filter(has_text=german)
    own.get_by_role("button", name="Delete").click()
    expect(own).to_have_count(0)
    assert not _rows(host, german)
