"""Tests for the administration in the browser: notices, maintenance, bans, reports, and the administrator's page."""

import json
import re
from collections.abc import Awaitable, Callable
from secrets import token_hex
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.test_rights import make_administrator
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.tables import ask, register_name
from virado.languages import LANGUAGES
from virado.server import reach
from virado.server.administration.moderation import ModerationService
from virado.server.storage.database import Statement
from virado.server.wire.administration import NewBan, NewNotice
from virado.words import catalogue

PASSWORD = "correct horse"


def order(host: Host, what: Callable[[ModerationService], Awaitable[object]]) -> None:
    """Run an action of an administrator, and let the server notice it."""

    async def done() -> None:
        server = host.server
        await what(ModerationService(server.database, "shell:test", server.node.runtime.now()))
        await server.moderation_state.refresh()

    host.ask(done)


def test_a_notice_is_shown_on_any_page_until_it_is_read(host: Host, open_page: Opening):
    page = open_page("/")
    page.wait_for_selector("html[data-line=open]")
    order(
        host, lambda desk: desk.set_notice(NewNotice(text="Restart at ten.", translated={"de": "Neustart."}))
    )
    notice = page.get_by_role("complementary", name="From the administrators")
    try:
        expect(notice).to_contain_text("Restart at ten.")
        notice.get_by_role("button", name="Got it").click()
        expect(notice).to_have_count(0)
    finally:
        order(host, lambda desk: desk.clear_notice())


@pytest.mark.slow
def test_a_move_during_maintenance_is_refused_and_possible_afterwards(host: Host, open_page: Opening):
    page = open_page()
    bots = {"1": "greedy"}
    table = ask(page, "create", variant="zwanzig-ab(players=2)", sit=0, bots=bots, start=True)["id"]
    page.goto(f"/t/{table}")
    page.locator("main[data-asked]").wait_for()
    order(host, lambda desk: desk.set_read_only(on=True))
    notice = page.get_by_role("complementary", name="From the administrators")
    try:
        expect(notice).to_contain_text("takes no moves")
    finally:
        order(host, lambda desk: desk.set_read_only(on=False))
    expect(notice).to_have_count(0)


@pytest.mark.slow
def test_a_banned_page_shows_the_reason_and_reconnects_when_the_ban_ends(host: Host, open_page: Opening):
    page = open_page("/")
    page.wait_for_selector("html[data-line=open]")
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]
    order(host, lambda desk: desk.ban(NewBan(whom=me, reason="a trial", days=1)))
    banned = page.get_by_role("complementary", name="From the administrators")
    expect(banned).to_contain_text("for another 24 hours: a trial")

    async def lift(desk: ModerationService) -> None:
        (ban,) = await desk.bans()
        await desk.lift(ban.id)

    order(host, lift)
    expect(banned).to_have_count(0)


def _reported(host: Host, rosa: Page, tom: Page) -> str:
    """Report Tom as Rosa from the chat of their table, and return the table's name."""
    register_name(rosa, "Rosa")
    register_name(tom, "Tom")
    table: str = ask(rosa, "create", variant="zwanzig-ab(players=2)", sit=0)["id"]
    ask(tom, "act", table=table, command={"do": "sit", "seat": 1})
    ask(rosa, "start", table=table)
    ask(tom, "chat", table=table, text="you donkey")
    rosa.goto(f"/t/{table}")
    rosa.get_by_role("button", name="Chat").or_(rosa.get_by_role("tab", name="Chat")).first.click()
    rosa.get_by_role("button", name="Report a player").click()
    form = rosa.get_by_role("form", name="Report a player")
    form.get_by_role("button", name="cheating").click()
    form.get_by_role("textbox").fill("He sees my cards.")
    form.get_by_role("button", name="Report", exact=True).click()
    expect(rosa.locator(".chat .sent")).to_contain_text("Reported.")
    return table


def open_reports(host: Host, admin: Page) -> None:
    """Open the reports as an administrator with a new account, after checking that the page refuses other people."""
    account = f"settler-{token_hex(3)}"
    register_name(admin, account)  # an account name must be unique
    opened = admin.evaluate(
        """(body) => fetch("/api/account", { method: "POST", body }).then((answer) => answer.ok)""",
        json.dumps({"account": account, "password": PASSWORD}),
    )
    assert opened
    admin.goto("/admin")
    expect(admin.locator(".problem")).to_contain_text("Only an administrator")
    host.ask(lambda: make_administrator(host.server, account))
    admin.reload()
    admin.get_by_role("textbox", name="Password").fill(PASSWORD)
    admin.get_by_role("button", name="Continue").click()
    admin.get_by_role("button", name=re.compile("^Reports")).click()


def test_reports_are_listed_by_person_and_each_list_is_loaded_once(host: Host, open_page: Opening):
    rosa, wim, ada, admin = open_page(), open_page(), open_page(), open_page(own=True)
    # unique names, because other tests report people as well
    names = [f"{name} {token_hex(3)}" for name in ("Wim", "Ada")]
    for page, name in zip((wim, ada), names, strict=True):
        register_name(page, name)
    table = ask(rosa, "create", variant="zwanzig-ab(players=3)", sit=0)["id"]
    for seat, page in ((1, wim), (2, ada)):
        ask(page, "act", table=table, command={"do": "sit", "seat": seat})
    for page, text in ((wim, "He waits."), (ada, "She waits.")):
        person = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]
        ask(rosa, "report", table=table, person=person, kind="stalling", text=text)
    asked: list[str] = []
    admin.on("request", lambda request: asked.append(urlsplit(request.url).path))
    open_reports(host, admin)
    rows = admin.locator("section > ul > li")
    wim_row, ada_row = (rows.filter(has_text=name) for name in names)
    expect(wim_row).to_contain_text("One report")
    expect(rows.locator("li")).to_have_count(0)
    show = wim_row.get_by_role("button", name=f"Show reports: {names[0]}")
    expect(show).to_have_attribute("aria-expanded", "false")
    show.click()
    expect(wim_row.locator("li")).to_contain_text("He waits.")
    expect(show).to_have_attribute("aria-expanded", "true")
    ada_row.get_by_role("button", name="Show reports").click()
    expect(ada_row.locator("li")).to_contain_text("She waits.")
    expect(wim_row.locator("li")).to_have_count(0)
    ada_row.get_by_role("button", name="Show reports").click()
    expect(ada_row.locator("li")).to_have_count(0)
    admin.get_by_role("button", name="settled", exact=True).click()
    expect(wim_row).to_have_count(0)
    assert asked.count("/api/admin/reported") == 1
    assert asked.count("/api/admin/reports") == 3


@pytest.mark.slow
def test_an_administrator_settles_a_report_closes_the_table_and_sees_the_log(host: Host, open_page: Opening):
    rosa, tom, admin = open_page(), open_page(), open_page()
    table = _reported(host, rosa, tom)
    open_reports(host, admin)
    admin.get_by_role("button", name="Show reports: Tom", exact=True).click()
    report = admin.locator("section li li").filter(has_text="He sees my cards.")
    expect(report).to_contain_text("cheating: Tom")
    report.locator("summary").click()
    expect(report).to_contain_text("you donkey")
    report.get_by_role("button", name="Settle").click()
    report.get_by_label("Outcome").fill("Nothing to see.")
    report.get_by_role("button", name="Settle", exact=True).click()
    expect(report).to_have_count(0)
    admin.get_by_role("button", name="Tables", exact=True).click()
    row = admin.locator("section li").filter(has_text=table)
    row.get_by_role("button", name="Close").click()
    row.get_by_label("Reason").fill("a trial")
    row.get_by_role("button", name="Close", exact=True).click()
    expect(row).to_have_count(0)
    expect(rosa.get_by_role("complementary", name="From the administrators")).to_contain_text(
        "closed by an administrator: a trial"
    )
    admin.get_by_role("button", name="Admin log").click()
    for did in ("settle", "close", "confirm"):
        expect(admin.locator("section li").filter(has_text=did).first).to_be_visible()


@pytest.mark.slow
def test_the_count_of_reach_is_shown_by_day_form_and_language(host: Host, open_page: Opening):
    day = reach.day_of(host.server.runtime.now()) - 3
    sums = [("guests", "all", "", 12), ("guests", "language", "bn", 7), ("begun", "form", "hazari", 1234)]

    async def store() -> None:
        insert = "INSERT INTO setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        row = "INSERT INTO reach_sum VALUES ($1, $2, $3, $4, $5)"
        await host.server.database.transaction(
            [
                Statement(insert, (reach.CLOSED, str(day + 1))),
                Statement(insert, (reach.FIRST, str(day))),
                *(Statement(row, (day, *each)) for each in sums),
            ]
        )

    host.ask(store)
    admin = open_page(own=True)
    open_reports(host, admin)
    admin.get_by_role("button", name="Reach").click()
    rows = admin.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("12")
    expect(rows.first).to_contain_text("under 5")
    expect(rows.first.locator("td").last).to_have_text("–")
    for size in ((320, 568), (1366, 768)):
        admin.set_viewport_size({"width": size[0], "height": size[1]})
        assert admin.evaluate("document.documentElement.scrollWidth <= innerWidth")
    parts = admin.get_by_role("group", name="Reach")
    parts.get_by_text("By language").click()
    expect(rows).to_have_text(re.compile("বাংলা.*7"))
    parts.get_by_text("By form").click()
    expect(rows).to_have_text(re.compile("Hazari.*1234"))
    with admin.expect_download() as saved:
        admin.get_by_role("button", name="CSV").click()
    text = saved.value.path().read_text(encoding="utf-8-sig")
    assert "guests" in text.splitlines()[0]
    assert ",language,bn,7," in text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_shows_the_retention_periods_of_the_server(
    host: Host, open_page: Opening, language: str
):
    page = open_page("/people", settings={"language": language})
    page.locator("a[href='/privacy']").click()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(13)
    text = page.locator("main").inner_text()
    assert "web-privacy" not in text
    for days in (180, 30, 400):
        assert catalogue(language).number(days) in text
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
