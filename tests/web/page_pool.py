"""Pages of the browser that tests use one after another: to start a page anew takes as long as a short test.

A page that is left has no cookies, nothing in its storage, and shows nothing; the files of the client that it has loaded are
still in its cache. It is taken again by tests that want a page of the same kind at the same server.
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
"""Forgets what was kept for this server, and chooses settings."""


class PooledPage(NamedTuple):
    """A page, and what tests can ask for to get it."""

    kind: str
    page: Page
    viewport: dict[str, int]


class PagePool:
    """The pages that nobody uses now, by kind, and what went wrong in those that are used."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._left: defaultdict[str, list[PooledPage]] = defaultdict(list)
        self._problems: list[str] = []

    def new(self, address: str, options: dict[str, Any]) -> PooledPage:
        """A page that nobody has used."""
        page = self._browser.new_context(base_url=address, **options).new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self._problems.append(str(error)))
        return PooledPage(f"{address} {json.dumps(options, sort_keys=True)}", page, options["viewport"])

    def take(self, address: str, options: dict[str, Any]) -> PooledPage:
        """One that was left, if there is one of this kind, otherwise a new one."""
        kind = f"{address} {json.dumps(options, sort_keys=True)}"
        if not self._left[kind]:
            return self.new(address, options)
        kept = self._left[kind].pop()
        kept.page.set_viewport_size({"width": kept.viewport["width"], "height": kept.viewport["height"]})
        kept.page.mouse.move(0, 0)
        return kept

    def leave(self, kept: PooledPage) -> None:
        """Make a page as if nobody had used it."""
        kept.page.context.set_offline(False)
        kept.page.goto(EMPTY)
        kept.page.context.clear_cookies()
        self._left[kept.kind].append(kept)

    def close_others(self) -> None:
        """Close all that was not left."""
        left: set[BrowserContext] = {kept.page.context for each in self._left.values() for kept in each}
        for context in self._browser.contexts:
            if context not in left:
                context.close()

    def problems(self) -> list[str]:
        """What has gone wrong since this was asked last."""
        found, self._problems = self._problems, []
        return found
