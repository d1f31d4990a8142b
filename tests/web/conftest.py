"""One server and one browser for each process of tests; a page of its own for each test."""

import json
from collections.abc import Callable, Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.player import PATIENCE_MS
from tests.web.tables import PLAIN, introduce

Opening = Callable[..., Page]
NAMES = ("Priya", "Kofi", "Solveig", "Babak")
"""Of those who open the first, second, ... page of a test; no bot is called so."""


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    """The server."""
    with Host(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Generator[Browser]:
    """Chromium."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS)) as browser,
    ):
        yield browser


@pytest.fixture
def open_page(request: pytest.FixtureRequest, host: Host, browser: Browser) -> Generator[Opening]:
    """Opens pages, each a browser of its own to the server; what goes wrong in one fails the test.

    At the plain address nothing is drawn yet, but the person is known. There is no service worker unless one is asked for. Deals
    and bots are the same in each run of a test.
    """
    host.begin(request.node.nodeid)
    problems: list[str] = []
    names = iter(NAMES)

    def open_(path: str = PLAIN, *, settings: dict[str, Any] | None = None, **how: Any) -> Page:
        options: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 860},
            "locale": "en",
            "service_workers": "block",
            **how,
        }
        page = browser.new_context(base_url=host.address, **options).new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: problems.append(str(error)))
        name = next(names)
        chosen = {"name": name, "tempo": 0, "sound": "off", "offered": True, **(settings or {})}
        page.add_init_script(_settings(chosen))
        page.goto(path)
        if path == PLAIN:
            introduce(page, name)
        return page

    yield open_
    for context in browser.contexts:
        context.close()
    assert not problems


def _settings(chosen: dict[str, Any]) -> str:
    """A script that chooses settings, unless that has been done."""
    text = json.dumps(json.dumps(chosen))
    return f"if (!localStorage.getItem('virado-settings')) localStorage.setItem('virado-settings', {text});"
