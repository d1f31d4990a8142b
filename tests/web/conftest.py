"""One server and one browser for each process of tests; a page of its own for each test."""

import json
from collections.abc import Callable, Generator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host

Opening = Callable[..., Page]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    """The server."""
    with Host(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Generator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))


@pytest.fixture
def open_page(host: Host, browser: Browser) -> Generator[Opening]:
    """Opens pages, each a browser of its own to the server; what goes wrong in one fails the test."""
    problems: list[str] = []
    with ExitStack() as stack:

        def open_(path: str = "/", *, settings: dict[str, Any] | None = None, **how: Any) -> Page:
            options: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}, "locale": "en", **how}
            context = stack.enter_context(browser.new_context(base_url=host.address, **options))
            page = context.new_page()
            page.set_default_timeout(15_000)
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.add_init_script(_settings({"tempo": 0, "sound": "off", "offered": True, **(settings or {})}))
            page.goto(path)
            return page

        yield open_
    assert not problems


def _settings(chosen: dict[str, Any]) -> str:
    """A script that chooses settings, unless that has been done."""
    text = json.dumps(json.dumps(chosen))
    return f"if (!localStorage.getItem('virado-settings')) localStorage.setItem('virado-settings', {text});"
