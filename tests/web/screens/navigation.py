"""The registry of the screens, and the common steps to reach them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.host import Host
from tests.web.player import MAIN, Player
from tests.web.tables import PLAIN, ask, go_to_position, register_name
from virado import Match
from virado.view import AnyView

Show = Callable[[], object]
Way = Callable[[Page, Host], Show]
SCREENS: dict[str, Way] = {}
OWN_NAME = "Maximiliane-Friederike W"
OTHER_NAME = "محمدحسین آقابابایی‌نژاد‌"
"""A name of maximum length."""


def screen(way: Way) -> Way:
    """Register a screen under the name of its function."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way


_CHOOSE = """
(chosen) => {
  const settings = { ...JSON.parse(localStorage.getItem("virado-settings")), ...chosen };
  const newValue = JSON.stringify(settings);
  window.dispatchEvent(new StorageEvent("storage", { key: "virado-settings", newValue }));
}
"""
_STILL = """
() => document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)
"""


def apply_settings(page: Page, **chosen: str | bool | float) -> None:
    """Change settings as another tab would, and wait until the page shows them."""
    page.evaluate(_CHOOSE, chosen)
    if theme := chosen.get("theme"):
        page.wait_for_selector(f"html[data-theme={theme}]")
    if language := chosen.get("language"):
        page.wait_for_selector(f"html[lang={language}]")
    wait_until_still(page)


def wait_until_still(page: Page) -> None:
    """Wait until no animation or transition is running."""
    page.wait_for_function(_STILL)


def two_browsers(page: Page, variant: str) -> tuple[Page, str]:
    """Open a table with a second browser, and return that browser's page and the table's name.

    Both people have long names.
    """
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url, service_workers="block").new_page()
    other.goto(PLAIN)
    register_name(page, OWN_NAME)
    register_name(other, OTHER_NAME)
    players = Match(variant, seed=0).variant.players
    bots = {str(seat): "greedy" for seat in range(2, players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots)["id"]
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    return other, table


def after_decisions(number: int) -> Callable[[AnyView], bool]:
    """Return a predicate that accepts the position after `number` decisions."""
    asked = iter(range(number))
    return lambda _: next(asked, None) is None


def at_table(page: Page, host: Host, variant: str, *, decisions: int = 0, seed: int = 1) -> Show:
    """Go to a table against bots after a number of decisions."""
    assert go_to_position(page, host, variant, after_decisions(decisions), seed=seed)
    return lambda: Player(page).wait()


def in_position(
    page: Page, host: Host, variant: str, wanted: Callable[[Any], bool], seen: str, seed: int
) -> Show:
    """Go to a table against bots in the first position that `wanted` accepts, and wait for the selector `seen`."""
    assert go_to_position(page, host, variant, lambda view: wanted(view.data), seed=seed), (
        f"{variant}: no {seen}"
    )

    def show() -> None:
        Player(page).wait()
        page.locator(seen).first.wait_for()

    return show


def match_end(page: Page, host: Host, variant: str, seed: int = 1) -> Show:
    """Go to the end of a match against bots."""
    assert not go_to_position(page, host, variant, seed=seed)
    return lambda: page.wait_for_selector(f"{MAIN}[data-stage=over] .end *")


def wait_until_visible(locator: Locator) -> Show:
    """Return a function that waits until the locator is visible."""
    return locator.first.wait_for
