"""The screens away from a table: home, rules, replay, people and errors."""

import json
from secrets import token_hex

from playwright.sync_api import Page

from tests.server.test_rights import make_administrator
from tests.web.host import Host
from tests.web.screens.navigation import (
    Show,
    screen,
    two_browsers,
    wait_until_visible,
)
from tests.web.tables import ask, deal_table, register_name, worker_ready

IN_SIGHT = (
    """(what) => new ResizeObserver(() => what.scrollIntoView({ block: "center" })).observe(document.body)"""
)
"""Script that keeps an element in view when the window changes."""


@screen
def home(page: Page, host: Host) -> Show:
    """Show the home page."""
    page.goto("/")
    return wait_until_visible(page.locator(".game .row .btn"))


@screen
def forms(page: Page, host: Host) -> Show:
    """Show the variants of Casino."""
    page.goto("/")

    def show() -> None:
        page.locator(".game .row .btn").nth(1).click()
        page.get_by_role("radio").first.wait_for()

    return show


@screen
def options(page: Page, host: Host) -> Show:
    """Show the options of a variant, with one of them changed."""
    shown_forms = forms(page, host)

    def show() -> None:
        shown_forms()
        page.locator(".opt button[aria-haspopup]").click()
        page.locator("dialog .line select").first.select_option(index=1)
        page.locator("dialog .was").wait_for()

    return show


@screen
def score(page: Page, host: Host) -> Show:
    """Show the score keeper with two deals written down and the players of the next one."""
    page.goto("/score?form=raub")

    def show() -> None:
        if page.locator("form .go").count() == 0 or page.locator(".panel table").count() == 0:
            page.locator("form .go").click()
        page.locator(".panel table").wait_for()
        for number in (1, 2):
            if page.locator(".deals > li").count() < number:
                page.locator("form .go").click()
                page.locator("form .note.warm").wait_for()  # the suggestion is confirmed
                page.locator("form .go").click()
                page.locator(".deals > li").nth(number - 1).wait_for()

    return show


@screen
def which(page: Page, host: Host) -> Show:
    """Show the referee with a judged trick."""
    page.goto("/which/raub")

    def show() -> None:
        page.locator(".open input").wait_for()
        if page.locator(".verdict").count() == 0:
            page.locator(".open input").fill("As Ks 7h")
            page.locator(".open form button").click()
        page.locator(".wins").wait_for()

    return show


@screen
def settings(page: Page, host: Host) -> Show:
    """Show the settings of the device."""
    page.goto("/")

    def show() -> None:
        page.locator("header button[aria-haspopup]").last.click()
        page.locator("dialog .set").first.wait_for()

    return show


@screen
def new_table_for_friends(page: Page, host: Host) -> Show:
    """Show the form for a table with friends."""
    page.goto("/new")
    return wait_until_visible(page.locator("dialog .open"))


@screen
def lobby(page: Page, host: Host) -> Show:
    """Show the lobby with an open table."""
    ask(page, "create", variant="zwanzig-ab(players=3)", sit=0, listed=True, clock={"move_ms": 60_000})
    page.goto("/lobby")
    return wait_until_visible(page.locator("main li"))


@screen
def code(page: Page, host: Host) -> Show:
    """Show the table of a short code to somebody who has no seat there."""
    table = ask(page, "create", variant="royal-dominican(players=2, target=11)", clock={"move_ms": 60_000})[
        "id"
    ]
    found = ask(page, "table-code", table=table)["code"]
    page.context.clear_cookies()
    page.goto(f"/code/{found}")
    return wait_until_visible(page.locator("main li").nth(1))


@screen
def people(page: Page, host: Host) -> Show:
    """Show the page for signing in or creating an account."""
    page.goto("/people")
    return wait_until_visible(page.locator("form .input"))


@screen
def matches(page: Page, host: Host) -> Show:
    """Show a person's matches with an opponent and an invitation to a rematch."""
    other, table = two_browsers(page, "zwanzig-ab(players=2, start_score=5)")
    for _ in range(3):
        ask(page, "start", table=table)
        host.play_both(table)
        card = {"variant": "zwanzig-ab(players=2, start_score=5)", "sit": 0}
        table = ask(page, "create", **card)["id"]
        ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    me = page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")["person"]
    invited: str = ask(other, "create", variant="raub", sit=0)["id"]
    ask(other, "invite", table=invited, person=me)
    page.goto("/matches")
    return wait_until_visible(page.locator("main li, main svg[role=img], aside.banner"))


@screen
def player(page: Page, host: Host) -> Show:
    """Show the public page of a player."""
    table = deal_table(page, "royal-haitian(players=2)")
    host.play_on(table, seed=19)
    profile = """() => fetch('/api/me/profile', { method: 'POST', body: '{"public": true, "picture": "boat"}' })
        .then((answer) => answer.json())"""
    page.goto(f"/player/{page.evaluate(profile)['person']}")
    return wait_until_visible(page.locator("main table"))


@screen
def rules(page: Page, host: Host) -> Show:
    """Show the rules of a variant, with a playable example."""
    page.goto("/rules/royal-soto")

    def show() -> None:
        page.wait_for_selector(".rules h2")
        page.locator(".example .btn").first.click()
        page.wait_for_selector(".small-table")

    return show


@screen
def lesson(page: Page, host: Host) -> Show:
    """Show a first lesson."""
    page.goto("/learn/casino")
    return wait_until_visible(page.locator(".small-table [data-hand]"))


@screen
def replay(page: Page, host: Host) -> Show:
    """Show the replay of a finished match with open hands."""
    table = deal_table(page, "royal-haitian(players=2)")
    host.play_on(table)
    page.goto(f"/replay/{table}?seat=0&open=1#7")
    return wait_until_visible(page.locator(".hands"))


@screen
def check(page: Page, host: Host) -> Show:
    """Show the fairness check of the cards."""
    table = deal_table(page, "royal-haitian(players=2)")
    host.play_on(table)
    page.goto(f"/check/{table}")

    def show() -> None:
        page.locator(".btn.go").click()
        page.wait_for_selector(".verdict")

    return show


@screen
def no_such_table(page: Page, host: Host) -> Show:
    """Show the page for an unknown table."""
    page.goto("/t/0123456789abcdef01")
    return wait_until_visible(page.locator(".alone"))


@screen
def server_away(page: Page, host: Host) -> Show:
    """Show the client without a connection to the server."""
    page.goto("/")
    worker_ready(page)

    def show() -> None:
        page.context.set_offline(False)
        page.reload()  # the worker then caches the list of games in this language
        page.locator(".game").first.wait_for()
        page.context.set_offline(True)
        page.reload()
        page.locator(".note.stop").wait_for()

    return show


@screen
def people_known(page: Page, host: Host) -> Show:
    """Show the statistics of a person with matches."""
    table = deal_table(page, "royal-haitian(players=2)")
    host.play_on(table, seed=19)
    page.goto("/people")
    return wait_until_visible(page.locator("main table, main li"))


@screen
def one_time_codes(page: Page, host: Host) -> Show:
    """Show the setup of one-time codes for sign-in."""
    register_name(page, f"Maximiliane {token_hex(4)}")  # an account name must be unique
    account = """(body) => fetch("/api/account", { method: "POST", body }).then((answer) => answer.ok)"""
    password = "correct horse"
    named = {"account": f"rosa {token_hex(4)}", "password": password}
    assert page.evaluate(account, json.dumps(named))
    page.goto("/people")

    def show() -> None:
        section = page.locator("section.panel").nth(2)
        section.locator(".btn").first.click()
        section.locator("input").fill(password)
        section.locator(".btn.go").click()
        section.locator(".qr svg").wait_for()
        section.locator(".qr").evaluate(IN_SIGHT)

    return show


@screen
def privacy(page: Page, host: Host) -> Show:
    """Show the privacy page with the retention periods."""
    page.goto("/privacy")
    return wait_until_visible(page.locator("main tbody tr"))


@screen
def administration(page: Page, host: Host) -> Show:
    """Show the first page of the administration."""
    register_name(page, f"Warden {token_hex(4)}")
    account = {"account": f"warden-{token_hex(4)}", "password": "correct horse"}
    assert page.request.post("/api/account", data=account).ok
    host.ask(lambda: make_administrator(host.server, account["account"]))
    assert page.request.post("/api/admin/confirm", data={"password": account["password"]}).ok
    page.goto("/admin")
    return wait_until_visible(page.locator("main .seg"))
