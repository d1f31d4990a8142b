"""Fixtures of the browser tests: a server and a browser per test process, and clean pages for each test."""

import asyncio
from collections.abc import Callable, Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.nightly import NIGHTLY
from tests.static_site.written_site import write_once
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.page_pool import SETTLE, PagePool, PooledPage
from tests.web.player import PATIENCE_MS
from tests.web.static_page import (
    ADDRESS,
    PLAIN_FILE,
    PlainServer,
    register_on_device,
    route_to_hash,
    wait_until_started,
)
from tests.web.tables import PLAIN, register_name

expect.set_options(timeout=PATIENCE_MS)

Opening = Callable[..., Page]
NAMES = ("Priya", "Kofi", "Solveig", "Babak")
"""Names for the person in the first, second, ... page of a test. No bot has one of them."""


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    """Return a server for all tests of this process."""
    with Host(tmp_path_factory.mktemp("data")) as running:
        yield running


class BrowserLoop:
    """The event loop that Playwright leaves running in its thread.

    `asyncio.run` fails while a loop is running, and Playwright's loop counts as running even between its calls. It is
    therefore hidden after each browser test and restored before the next one.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def suspend(self) -> None:
        """Hide the loop, so that other code can run a loop in this thread."""
        self._loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)

    def resume(self) -> None:
        """Restore the loop."""
        if self._loop:
            asyncio._set_running_loop(self._loop)


@pytest.fixture(scope="session")
def browser_loop() -> BrowserLoop:
    """Return the handle of Playwright's event loop."""
    return BrowserLoop()


@pytest.fixture(autouse=True)
def _loop_of_the_browser(browser_loop: BrowserLoop) -> Generator[None]:
    browser_loop.resume()
    yield
    browser_loop.suspend()


@pytest.fixture(scope="session")
def browser(browser_loop: BrowserLoop) -> Generator[Browser]:
    """Return Chromium."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS)) as browser,
    ):
        yield browser
        browser_loop.resume()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> PagePool:
    """Return the pool of pages for the tests of this process."""
    return PagePool(browser)


# ---------------------------------------------------------------------- the page without a server
WITHOUT_SERVER = "without_server"
"""Mark of a test that also runs on the static page, or with the argument "nightly" only in the nightly mode."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each marked test on the static page, too."""
    mark = metafunc.definition.get_closest_marker(WITHOUT_SERVER)
    if mark is None:
        return
    marks = [pytest.mark.slow]
    if "nightly" in mark.args:
        marks.append(pytest.mark.skipif(not NIGHTLY, reason="VIRADO_NIGHTLY=1 runs it"))
    kinds = [pytest.param(False, id=pytest.HIDDEN_PARAM), pytest.param(True, id="static", marks=marks)]
    metafunc.parametrize("is_on_static_page", kinds, indirect=True)


@pytest.fixture
def is_on_static_page(request: pytest.FixtureRequest) -> bool:
    """Return True if the pages of the test are static pages."""
    return getattr(request, "param", False)


@pytest.fixture(scope="session")
def file_server(tmp_path_factory: pytest.TempPathFactory) -> Generator[PlainServer]:
    """Return a server of the static page for all tests of this process."""
    server = PlainServer(write_once(tmp_path_factory))
    yield server
    server.stop()


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, browser: Browser, pages: PagePool, *, is_on_static_page: bool
) -> Generator[Opening]:
    """Return a function that opens a page, each with its own cookies and person.

    At the default address the page is empty, but its person is known. Service workers are blocked unless a test
    allows them. Deals and bots are the same in each run of a test. A test that listens to a page or intercepts its
    traffic needs an `own` page, which is not reused. The test fails if a page reports an error.
    """
    if is_on_static_page:
        yield from _open_static_pages(request.getfixturevalue("file_server").address, pages)
        return
    host: Host = request.getfixturevalue("host")
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
            kept = pages.acquire(host.address, options)
            taken.append(kept)
        name = next(names)
        kept.page.goto(PLAIN)
        kept.page.evaluate(
            SETTLE, {"name": name, "tempo": 0, "sound": "off", "offered": True, **(settings or {})}
        )
        if path == PLAIN:
            register_name(kept.page, name)
        else:
            kept.page.goto(path)
        return kept.page

    failed = request.session.testsfailed
    yield open_
    if request.session.testsfailed == failed:
        for kept in taken:
            pages.release(kept)
    pages.close_others()
    assert not pages.problems()


def _open_static_pages(address: str, pages: PagePool) -> Generator[Opening]:
    """Yield the `open_page` of a test on the static page. Each page has a browser context and a device of its own."""
    names = iter(NAMES)

    def open_(
        path: str = PLAIN, *, settings: dict[str, Any] | None = None, own: bool = True, **how: Any
    ) -> Page:
        options = {
            "viewport": {"width": 1280, "height": 860},
            "locale": "en",
            "service_workers": "block",
            **how,
        }
        page = pages.new(address, options).page
        route_to_hash(page)
        page.goto(address + ADDRESS + PLAIN_FILE)
        name = next(names)
        page.evaluate(SETTLE, {"name": name, "tempo": 0, "sound": "off", "offered": True, **(settings or {})})
        page.goto("/" if path == PLAIN else path)
        wait_until_started(page)
        if path == PLAIN:
            register_on_device(page, name)
        return page

    yield open_
    pages.close_others()
    assert not pages.problems()
