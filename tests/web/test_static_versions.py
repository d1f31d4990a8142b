"""Tests for a static page that meets another version of itself, and a full storage of the browser."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.static_site.next_version import MARK, write_next_version
from tests.static_site.written_site import NAME
from tests.web.page_pool import SETTLE
from tests.web.player import PATIENCE_MS
from tests.web.static_page import ADDRESS, ASK, START_MS, PlainServer, wait_until_started
from tests.web.test_static_page import (
    SAVE,
    SETTINGS,
    count_moves,
    deal_table,
    folder,
    open_page,
    play_moves,
    server,
    wait_for_turn,
)

__all__ = ["folder", "server"]  # fixtures

KEPT = "html[data-kept]"
IS_NEXT = f"() => document.querySelector('script[type=module]').src.includes('{MARK}')"
CACHES = "async () => (await caches.keys()).sort()"


@pytest.fixture
def files(folder: Path, tmp_path: Path) -> Path:
    """Return the root of a file server that a test may change, with the page at `NAME`."""
    return shutil.copytree(folder, tmp_path / "files")


@pytest.fixture
def changed_server(files: Path) -> Iterator[PlainServer]:
    server = PlainServer(files)
    yield server
    server.stop()


def go_to(page: Page, route: str) -> None:
    page.evaluate("(route) => (location.hash = route)", route)


@pytest.mark.slow
def test_an_open_match_goes_on_while_a_new_version_arrives(
    changed_server: PlainServer, files: Path, browser: Browser
):
    page = open_page(browser, changed_server)
    table = deal_table(page, "casino", {"1": "greedy"})
    go_to(page, f"/t/{table}")
    page.wait_for_selector("[data-hand]", timeout=PATIENCE_MS)
    play_moves(page, table, 1)
    page.wait_for_selector(KEPT, state="attached", timeout=PATIENCE_MS)
    write_next_version(files / NAME, files / "next")
    shutil.rmtree(files / NAME)
    (files / "next").rename(files / NAME)

    other = page.context.new_page()
    other.goto(f"{changed_server.address}{ADDRESS}#/t/{table}")
    other.wait_for_selector("[data-hand]", timeout=START_MS)
    other.wait_for_selector(KEPT, state="attached", timeout=PATIENCE_MS)
    assert other.evaluate(IS_NEXT)
    assert not page.evaluate(IS_NEXT)
    play_moves(page, table, 1)
    go_to(page, "/learn/casino")  # a page that has not been open before
    page.wait_for_selector("main h1", timeout=PATIENCE_MS)
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    go_to(page, f"/t/{table}")
    page.wait_for_selector("[data-hand]", timeout=PATIENCE_MS)

    other.close()
    page.reload()
    wait_until_started(page)
    assert page.evaluate(IS_NEXT)
    assert count_moves(page) == 2
    play_moves(page, table, 1)
    assert count_moves(page) == 3
    page.context.close()


@pytest.mark.slow
def test_two_versions_of_an_origin_do_not_disturb_each_other(
    changed_server: PlainServer, files: Path, browser: Browser
):
    write_next_version(files / NAME, files / "next")
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en")
    one, two = context.new_page(), context.new_page()
    one.goto(changed_server.address + ADDRESS)
    one.evaluate(SETTLE, SETTINGS)
    tables: list[str] = []
    for page, path in ((one, ADDRESS), (two, "/next/")):
        page.goto(changed_server.address + path)
        page.reload()
        wait_until_started(page, path=path)
        tables.append(deal_table(page, "casino(players=2, target=5)", {"1": "greedy"}, path=path))
        page.wait_for_selector(KEPT, state="attached", timeout=PATIENCE_MS)
    first, second = tables
    go_to(one, f"/t/{first}")
    play_moves(one, first, 1)
    assert count_moves(one) == 1
    assert count_moves(two, path="/next/") == 0
    names = one.evaluate(CACHES)
    own = [name for name in names if name.endswith((f"{ADDRESS}py/", f"{ADDRESS}"))]
    assert len(own) == 2
    assert len(names) == 4

    go_to(two, "/people")
    two.get_by_role("button", name="Delete everything").click()
    two.evaluate("window.isBefore = true")
    two.get_by_role("button", name="Yes, delete everything now").click()
    two.wait_for_function("() => !window.isBefore", timeout=START_MS)
    two.close()
    assert {*own} <= {*one.evaluate(CACHES)}
    changed_server.stop()
    one.reload()
    wait_until_started(one)
    assert count_moves(one) == 1
    play_moves(one, first, 1)
    assert second not in one.evaluate(SAVE, ADDRESS)
    context.close()


@pytest.mark.slow
def test_a_full_storage_is_told_and_loses_nothing(server: PlainServer, browser: Browser):
    page = open_page(browser, server)
    page.wait_for_selector(KEPT, state="attached", timeout=PATIENCE_MS)
    table = deal_table(page, "casino", {"1": "greedy"})
    go_to(page, f"/t/{table}")
    page.wait_for_selector("[data-hand]", timeout=PATIENCE_MS)
    play_moves(page, table, 1)
    move = wait_for_turn(page, table)
    before = count_moves(page)
    warning = page.get_by_role("alert").filter(has_text="no space left")

    devtools: Any = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    command = {"do": "play", "seat": 0, "move": move}
    refused = page.evaluate(ASK, [ADDRESS, "act", {"table": table, "command": command}])
    assert refused["code"] == "not-stored"
    expect(warning).to_be_visible(timeout=PATIENCE_MS)
    assert count_moves(page) == before
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.address})
    play_moves(page, table, 1)
    expect(warning).to_be_hidden(timeout=PATIENCE_MS)
    assert count_moves(page) == before + 1
    page.reload()
    wait_until_started(page)
    assert count_moves(page) == before + 1
    page.context.close()
