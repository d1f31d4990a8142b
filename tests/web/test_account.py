"""Tests for the account page: a new password, and actions that require the password again."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from virado.server.storage.database import Statement

PASSWORD, NEXT = "correct horse", "battery staple"
WORDS = {
    "en": ("Confirm your password", "Save", "Change the password", "has been changed"),
    "de": ("Noch einmal dein Passwort", "Speichern", "Passwort ändern", "ist geändert"),
    "fa": ("دوباره گذرواژهٔ شما", "ذخیره", "عوض کردن گذرواژه", "گذرواژه عوض شد"),
    "es": ("Tu contraseña otra vez", "Guardar", "Cambiar la contraseña", "Contraseña cambiada"),
}


def _make(page: Page, account: str) -> None:
    fields = page.locator("form .input")
    fields.nth(0).fill(account)
    fields.nth(1).fill(PASSWORD)
    page.locator("form .go").click()
    page.locator("output").wait_for()


def _age(host: Host) -> None:
    """Expire all proofs of identity without waiting five minutes."""
    forget = Statement("UPDATE session SET proved = 0")
    host.ask(lambda: host.server.database.transaction([forget]))


def _fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def _dialog(page: Page, title: str) -> Locator:
    found = page.get_by_role("dialog", name=title)
    expect(found).to_be_visible()
    assert _fits(page)
    return found


@pytest.mark.parametrize("language", WORDS)
def test_actions_on_the_account_require_the_password_first(host: Host, open_page: Opening, language: str):
    title, save, change, changed = WORDS[language]
    page = open_page(
        "/people",
        settings={"language": language, "name": f"Rosa {language}"},
        viewport={"width": 320, "height": 568},
    )
    _make(page, f"Rosa {language}")
    _age(host)
    button = page.locator(".part").get_by_role("button", name=save, exact=True)
    button.press("Enter")
    dialog = _dialog(page, title)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    button.press("Enter")
    field = dialog.locator("input")
    field.fill("a guess")
    field.press("Enter")
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    field.fill(PASSWORD)
    with page.expect_download() as saved:
        field.press("Enter")
    assert saved.value.suggested_filename == "virado.json"
    expect(dialog).to_have_count(0)
    # no password is asked again, because the proof of identity is valid for five minutes
    with page.expect_download():
        button.press("Enter")

    _age(host)
    page.get_by_role("button", name=change).click()
    form = page.locator("form").filter(has=page.locator("input[autocomplete=new-password]"))
    form.locator("input").fill(NEXT)
    form.locator("input").press("Enter")
    dialog = _dialog(page, title)
    dialog.locator("input").fill(PASSWORD)
    dialog.locator("input").press("Enter")
    expect(page.get_by_role("status").filter(has_text=changed)).to_be_visible()
    assert _fits(page)


def test_a_guest_deletes_all_data_in_two_steps(open_page: Opening):
    page = open_page("/people")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete everything now").click()
    expect(page.get_by_text("Everything has been deleted")).to_be_visible()


def test_a_rated_table_requires_a_clock(host: Host, open_page: Opening):
    page = open_page("/new")
    clock = page.locator("#clock")
    expect(clock).to_have_value("none")
    page.get_by_role("group", name="Rated").get_by_role("button", name="On").click()
    expect(clock).to_have_value("calm")
    expect(clock.locator("option[value=none]")).to_have_count(0)
    page.locator(".open").click()
    page.locator(".seating").wait_for()
    setup = host.table(page.url.rpartition("/")[2]).session.setup
    assert setup.rated
    assert setup.clock is not None
