"""One server and one browser for each process of tests; pages that are as new for each test."""

import asyncio
from collections.abc import Callable, Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.page_pool import SETTLE, PagePool, PooledPage
from tests.web.player import PATIENCE_MS
from tests.web.tables import PLAIN, introduce

expect.set_options(timeout=PATIENCE_MS)

Opening = Callable[..., Page]
NAMES = ("Priya", "Kofi", "Solveig", "Babak")
"""Of those who open the first, second, ... page of a test; no bot is called so."""


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    """The server."""
    with Host(tmp_path_factory.mktemp("data")) as running:
        yield running


class BrowserLoop:
    """The event loop that Playwright leaves running in its thread: no test that comes after could run one of its own.

    `asyncio.run` refuses to begin where a loop is running, and between two calls of Playwright its loop counts as running
    without doing anything. So it is put aside when a test of the browser is over, and taken up by the next.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def put_aside(self) -> None:
        """Let others run loops in this thread."""
        self._loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)

    def take_up(self) -> None:
        """Go on where it was."""
        if self._loop:
            asyncio._set_running_loop(self._loop)


@pytest.fixture(scope="session")
def browser_loop() -> BrowserLoop:
    """Playwright's."""
    return BrowserLoop()


@pytest.fixture(autouse=True)
def _loop_of_the_browser(browser_loop: BrowserLoop) -> Generator[None]:
    browser_loop.take_up()
    yield
    browser_loop.put_aside()


@pytest.fixture(scope="session")
def browser(browser_loop: BrowserLoop) -> Generator[Browser]:
    """Chromium."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS)) as browser,
    ):
        yield browser
        browser_loop.take_up()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> PagePool:
    """Those that tests of this process have used and left."""
    return PagePool(browser)


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, host: Host, browser: Browser, pages: PagePool
) -> Generator[Opening]:
    """Opens pages, each a browser of its own to the server; what goes wrong in one fails the test.

    At the plain address nothing is drawn yet, but the person is known. There is no service worker unless one is asked for. Deals
    and bots are the same in each run of a test. Whoever listens to a page, or stands between it and the server, asks for one that
    is `own`: nobody else has it, before or after.
    """
    host.begin(request.node.nodeid)
    names = iter(NAMES)
    taken: list[PooledPage] = []

    def open_(
        path: str = PLAIN, *, settings: dict[str, Any] | None = None, own: bool = False, **how: Any
    ) -> Page:
        options: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 860},
            "locale": "en",
            "service_workers": "block",
            **how,
        }
        if own or options["service_workers"] != "block":
            kept = pages.new(host.address, options)
        else:
            kept = pages.take(host.address, options)
            taken.append(kept)
        name = next(names)
        kept.page.goto(PLAIN)
        kept.page.evaluate(
            SETTLE, {"name": name, "tempo": 0, "sound": "off", "offered": True, **(settings or {})}
        )
        if path == PLAIN:
            introduce(kept.page, name)
        else:
            kept.page.goto(path)
        return kept.page

    failed = request.session.testsfailed
    yield open_
    if request.session.testsfailed == failed:
        for kept in taken:
            pages.leave(kept)
    pages.close_others()
    assert not pages.problems()
