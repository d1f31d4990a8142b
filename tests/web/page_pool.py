"""A pool of browser pages reused by tests, because opening a new page takes as long as a short test.

A page in the pool is blank and has no cookies or stored values, but its cache still holds the client's files. A later
test with the same options and server reuses it.
"""

import json
from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.player import PATIENCE_MS

EMPTY = "about:blank"
SETTLE = """
(settings) => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("virado-settings", JSON.stringify(settings));
}
"""
"""Script that clears the storage of this server and applies settings."""


class PooledPage(NamedTuple):
    """A page with the options that identify its kind."""

    kind: str
    page: Page
    viewport: dict[str, int]


class PagePool:
    """The unused pages by kind, and the errors of the pages in use."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._left: defaultdict[str, list[PooledPage]] = defaultdict(list)
        self._problems: list[str] = []

    def new(self, address: str, options: dict[str, Any]) -> PooledPage:
        """Return a new page."""
        page = self._browser.new_context(base_url=address, **options).new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self._problems.append(str(error)))
        return PooledPage(f"{address} {json.dumps(options, sort_keys=True)}", page, options["viewport"])

    def acquire(self, address: str, options: dict[str, Any]) -> PooledPage:
        """Return an unused page of this kind, or a new one if there is none."""
        kind = f"{address} {json.dumps(options, sort_keys=True)}"
        if not self._left[kind]:
            return self.new(address, options)
        kept = self._left[kind].pop()
        kept.page.set_viewport_size({"width": kept.viewport["width"], "height": kept.viewport["height"]})
        kept.page.mouse.move(0, 0)
        return kept

    def release(self, kept: PooledPage) -> None:
        """Reset a page and return it to the pool."""
        kept.page.context.set_offline(False)
        kept.page.goto(EMPTY)
        kept.page.context.clear_cookies()
        self._left[kept.kind].append(kept)

    def close_others(self) -> None:
        """Close all pages outside the pool."""
        left: set[BrowserContext] = {kept.page.context for each in self._left.values() for kept in each}
        for context in self._browser.contexts:
            if context not in left:
                context.close()

    def problems(self) -> list[str]:
        """Return the errors since the last call."""
        found, self._problems = self._problems, []
        return found
