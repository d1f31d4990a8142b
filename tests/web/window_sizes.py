"""Measurements of tables in windows of every size: `python -m tests.web.window_sizes [NAME ...]` prints them as a table.

A position is opened once and measured in every window. The problems of a window are sentences about a page that
scrolls, a card that is too small, cut-off content, or overlapping elements.
"""

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.examples.highest import FAMILY, WORDS
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.player import PATIENCE_MS, Player
from tests.web.screens import apply_settings, wait_until_still
from tests.web.screens.navigation import after_decisions
from tests.web.tables import PLAIN, ask, deal_table, register_name, wait_until_connected
from virado import Match, families
from virado.games.casino.messages import Build, Capture
from virado.words.catalogue import extra_folder

WINDOWS = {
    "320x568": (320, 568),
    "360x640": (360, 640),
    "360x740": (360, 740),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "640x450": (640, 450),
    "820x1180": (820, 1180),
    "1024x600": (1024, 600),
    "1024x768": (1024, 768),
    "1280x720": (1280, 720),
    "1366x650": (1366, 650),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "1280x720 at 200 %": (640, 360),
    "1366x650 at 200 %": (683, 325),
    "1440x900 at 200 %": (720, 450),
    "1920x1080 at 200 %": (960, 540),
}
"""Windows by name, with size in CSS pixels; at 200 %, both sides are halved."""
MIN_CARD = (44, 62)
"""Minimum size of a playable card in CSS pixels."""
MIN_SHOWN = 24
"""Minimum visible width of a partly covered card in CSS pixels, which shows its index."""
MIN_DEALS = 3
"""Minimum number of visible deals on a score sheet that scrolls."""
MAX_CHOICES = 3
"""Maximum number of choices that must be visible without scrolling."""


class Scene(NamedTuple):
    """A position at a table with the function that opens it."""

    seats: int
    open: Callable[[Page, Host], object]


class Measurement(NamedTuple):
    """The measurement of a page in one window."""

    card: tuple[float, float] | None
    """Size of the smallest card in hand; None if there is none."""
    table_card: float | None
    """Width of the smallest card in the middle; None if there is none."""
    used: float
    """Fraction of the cloth that cards cover."""
    problems: list[str]


SCENES: dict[str, Scene] = {}


_MEASURE = Path(__file__).with_name("windows.js").read_text(encoding="utf-8")


def measure(page: Page, seats: int, window: str) -> Measurement:
    """Measure a page in a window of this size."""
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    wait_until_still(page)
    least = {"width": MIN_CARD[0], "height": MIN_CARD[1], "shown": MIN_SHOWN, "deals": MIN_DEALS}
    found: dict[str, Any] = page.evaluate(_MEASURE, {"seats": seats, "least": least})
    card = found["card"]
    return Measurement(card and tuple(card), found["table"], found["used"], found["problems"])


# ------------------------------------------------------------------ positions
def _scene(name: str, seats: int, way: Callable[[Page, Host], object]) -> None:
    SCENES[name] = Scene(seats, way)


def _position(
    variant: str,
    wanted: Callable[[Any], bool],
    *,
    then: Callable[[Page], object] = lambda _: None,
    watched: bool = False,
) -> Callable[[Page, Host], object]:
    """Open the first position at seat 0's turn that `wanted` accepts; with `watched`, as a spectator."""

    def way(page: Page, host: Host) -> None:
        table = deal_table(page, variant)
        for seed in range(1, 30):
            if host.play_on(table, wanted, seed=seed):
                break
            table = deal_table(page, variant)
        else:
            raise AssertionError(f"{variant}: no such position")
        if watched:
            page.context.clear_cookies()
            page.goto(PLAIN)
            register_name(page, "Solveig")
        page.goto(f"/t/{table}")
        wait_until_connected(page)
        if watched:
            page.wait_for_selector("main[data-stage=playing] .seat", timeout=PATIENCE_MS)
        else:
            Player(page).wait()
        then(page)

    return way


def _first_raised(page: Page) -> None:
    """Raise the first card of the hand."""
    page.locator("[data-hand]").first.click()
    page.locator(".choice.go").wait_for()


def _raise_best(page: Page) -> None:
    """Raise the card of the hand with the most choices, up to MAX_CHOICES."""
    cards = page.locator("[data-hand]")
    counts: list[int] = []
    for i in range(cards.count()):
        cards.nth(i).click()
        counts.append(page.locator(".choice:visible").count())
        page.keyboard.press("Escape")
    cards.nth(counts.index(max(each for each in counts if each <= MAX_CHOICES))).click()
    page.locator(".choice").first.wait_for()


def _first(view: Any) -> bool:
    return True


def _lies(view: Any, least: int = 7) -> bool:
    return len(view.data.loose) + 2 * len(view.data.builds) >= least


def _has_builds(view: Any) -> bool:
    return len(view.data.builds) > 1


def _offers_choices(view: Any) -> bool:
    """Return True if a card of the hand offers between two and MAX_CHOICES choices."""
    offers: Counter[str] = Counter(
        card for move in view.legal() for card in (move.played if isinstance(move, Capture) else [move.card])
    )
    return any(1 < number <= MAX_CHOICES for number in offers.values())


def _is_crowded(view: Any) -> bool:
    return _lies(view) and _offers_choices(view)


def _open_piles(view: Any) -> bool:
    """Return True if enough cards lie on the table and every pile has a top card."""
    return _lies(view, 5) and None not in view.data.tops


def _steals(view: Any) -> bool:
    """Return True if the hand offers choices, and a legal move steals the top card of a pile."""
    tops = set(view.data.tops)
    return _offers_choices(view) and any(
        tops.intersection(move.loose if isinstance(move, Capture) else move.joined)
        for move in view.legal()
        if isinstance(move, Build | Capture)
    )


def _phase(*names: str) -> Callable[[Any], bool]:
    return lambda view: view.data.phase in names


def _may_exchange(view: Any) -> bool:
    """Return True if cards can be exchanged; with five players the stock may already be empty."""
    return view.data.phase == "exchange" and len(view.legal(2)) > 1


def _keeps_all(view: Any) -> bool:
    return view.data.phase == "exchange" and len(view.legal(2)) == 1


def _trick(view: Any) -> bool:
    return len(view.data.trick) >= len(view.data.hands) - 1 - len(view.data.dropped) > 0


def _match_over_scene(variant: str) -> Callable[[Page, Host], object]:
    def way(page: Page, host: Host) -> None:
        table = deal_table(page, variant)
        assert not host.play_on(table)
        page.goto(f"/t/{table}")
        page.wait_for_selector("main[data-stage=over] .end *", timeout=PATIENCE_MS)

    return way


def _deal_over(variant: str) -> Callable[[Page, Host], object]:
    """Open a table with the score of a deal on display."""

    def way(page: Page, host: Host) -> None:
        bots = {str(seat): "greedy" for seat in range(1, Match(variant, seed=0).variant.players)}
        table: str = ask(page, "create", variant=variant, sit=0, bots=bots, start=True, between_deals={})[
            "id"
        ]
        assert host.play_on(table)
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-next-deal]", timeout=PATIENCE_MS)

    return way


def _cards_taken_up(page: Page) -> None:
    """Take all Hazari cards out of the groups."""
    page.locator(".tools .tool").nth(2).click()
    page.locator(".loose [data-card]").nth(12).wait_for()


def _showdown(at: int) -> Callable[[Page], None]:
    """Show the last Hazari deal again, as a whole (0) or one of its rounds."""

    def then(page: Page) -> None:
        Player(page).decide()
        page.locator("[data-next-hand]").wait_for(timeout=PATIENCE_MS)
        if at:
            page.locator("button.mark").nth(at).click()
            page.locator(".around").wait_for()

    return then


_HELD = """
const set = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => (window.held <= ms ? 0 : set(act, ms, ...rest));
"""
"""Script that stops every timer of at least `window.held` milliseconds."""


def _turning_up(page: Page, host: Host, *, coach: bool) -> None:
    """Open a Hazari table while groups are turned up, stopped when all groups of the first round are face up."""
    page.add_init_script(_HELD)
    _position("hazari", _first)(page, host)
    apply_settings(page, tempo=1, coach=coach)
    if coach:
        page.locator(".coach .go").click()
    page.evaluate("() => { window.held = 1600; }")
    host.play_on(page.url.rpartition("/")[2], after_decisions(1))
    page.locator(".around [data-card]").nth(11).wait_for(timeout=PATIENCE_MS)


def _coached(page: Page, host: Host) -> None:
    """Open a trick of Raub that counts double, with the coach's advice."""
    _position("raub(players=4)", lambda view: view.data.factor > 1 and _trick(view))(page, host)
    apply_settings(page, coach=True)
    page.locator(".coach .go").click()
    page.locator(".coach b").first.wait_for(timeout=PATIENCE_MS)


def _aside(page: Page, host: Host, round_number: int = 0) -> None:
    """Open the end of a Hazari match with its last deal in view, as a whole (0) or one of its rounds."""
    _match_over_scene("hazari")(page, host)
    page.locator(".over .acts .btn").nth(-2).click()
    page.locator("[data-result]").wait_for()
    if round_number:
        page.locator("button.mark").nth(round_number).click()
        page.locator(".around").wait_for()


def _with_a_friend(page: Page, variant: str) -> tuple[Page, str]:
    """Open a table with bots and a second person in seat 1, whose page is returned with the table's name."""
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url, service_workers="block").new_page()
    other.goto(PLAIN)
    register_name(other, "Kofi")
    bots = {str(seat): "greedy" for seat in range(2, Match(variant, seed=0).variant.players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots, hints=True)["id"]
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    ask(page, "start", table=table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("main[data-stage=playing] .seat", timeout=PATIENCE_MS)
    return other, table


def _retold(page: Page, host: Host) -> None:
    """Open a Hazari table while its last deal is shown again."""
    page.add_init_script(_HELD)
    _position("hazari", _first, then=_showdown(0))(page, host)
    apply_settings(page, tempo=1)
    page.evaluate("() => { window.held = 600; }")
    page.keyboard.press("l")
    page.locator("[data-stop-again]").wait_for(timeout=PATIENCE_MS)


def _others_arrange(page: Page, host: Host) -> None:
    """Open a Hazari table at which the person is up and another player is still arranging."""
    _with_a_friend(page, "hazari")
    Player(page).wait()
    Player(page).decide()
    page.locator(".around").wait_for(timeout=PATIENCE_MS)


def _heard(variant: str) -> Callable[[Page, Host], object]:
    """Open a table with a new chat message on display."""

    def way(page: Page, host: Host) -> None:
        page.add_init_script(_HELD)
        other, table = _with_a_friend(page, variant)
        page.evaluate("() => { window.held = 7000; }")
        ask(
            other, "chat", table=table, text="Who would have thought that you still hold the ten of diamonds?"
        )
        page.locator("[data-heard]").wait_for(timeout=PATIENCE_MS)

    return way


def _left(variant: str) -> Callable[[Page, Host], object]:
    """Open a table at which a bot plays for a person who has left."""

    def way(page: Page, host: Host) -> None:
        other, table = _with_a_friend(page, variant)
        ask(other, "act", table=table, command={"do": "leave", "seat": 1})
        page.locator("[data-place=seat-1] .says").wait_for(timeout=PATIENCE_MS)

    return way


def _asks_to_leave(page: Page) -> None:
    """Press the button to leave, which asks for confirmation."""
    page.locator("header .menu").click()
    page.locator("dialog .btn.wide").last.click()
    page.locator("dialog .ask").wait_for()


for _players in (2, 3, 4):
    _casino = f"royal-dominican(players={_players}{',teams=true' if _players == 4 else ''})"
    _scene(f"casino {_players} play", _players, _position(_casino, _lies))
    _scene(f"casino {_players} choices", _players, _position(_casino, _is_crowded, then=_raise_best))
    _scene(f"casino {_players} watched", _players, _position(_casino, _lies, watched=True))
for _players in (2, 3, 4, 5, 6):
    _scene(f"tuxedo {_players} play", _players, _position(f"tuxedo(players={_players})", _lies))
_scene("tuxedo 6 watched", 6, _position("tuxedo(players=6)", _lies, watched=True))
_scene("casino 2 builds", 2, _position("royal-dominican(players=2)", _has_builds))
_scene("kaszino 2 play", 2, _position("kaszino-kirschner", _lies))
for _players in (2, 3, 4):
    _stealing = f"casino-southern-african(players={_players})"
    _scene(f"stealing {_players} play", _players, _position(_stealing, _open_piles))
    _scene(f"stealing {_players} choices", _players, _position(_stealing, _steals, then=_raise_best))
_scene("stealing 4 watched", 4, _position("casino-southern-african(players=4)", _open_piles, watched=True))
for _players in (2, 3, 4):
    _raub = f"raub(players={_players})"
    _scene(f"raub {_players} bids", _players, _position(_raub, _phase("bidding", "defence")))
    _scene(f"raub {_players} exchange", _players, _position(_raub, _may_exchange, then=_first_raised))
    _scene(f"raub {_players} play", _players, _position(_raub, _trick))
    _scene(f"raub {_players} watched", _players, _position(_raub, _trick, watched=True))
for _players in (2, 3, 4, 5):
    _zwanzig = f"zwanzig-ab(players={_players})"
    _scene(f"zwanzig-ab {_players} bids", _players, _position(_zwanzig, _phase("trump", "staying")))
    _scene(
        f"zwanzig-ab {_players} exchange",
        _players,
        _position(_zwanzig, _may_exchange, then=_first_raised),
    )
    _scene(f"zwanzig-ab {_players} play", _players, _position(_zwanzig, _trick))
    _scene(f"zwanzig-ab {_players} watched", _players, _position(_zwanzig, _trick, watched=True))
_scene("zwanzig-ab 5 keeps all", 5, _position("zwanzig-ab(players=5)", _keeps_all))
_scene("hazari 4 arrange", 4, _position("hazari", _first))
_scene("hazari 4 loose", 4, _position("hazari", _first, then=_cards_taken_up))
_scene("hazari 4 up", 4, _others_arrange)
_scene("hazari 4 first round", 4, _position("hazari", _first, then=_showdown(1)))
_scene("hazari 4 showdown", 4, _position("hazari", _first, then=_showdown(2)))
_scene("hazari 4 score", 4, _position("hazari", _first, then=_showdown(0)))
_scene("hazari 4 turning", 4, partial(_turning_up, coach=False))
_scene("raub 4 coached", 4, _coached)
_scene("hazari 4 coached", 4, partial(_turning_up, coach=True))
_scene("hazari 4 aside", 4, _aside)
_scene("hazari 4 aside round", 4, partial(_aside, round_number=2))
_scene("hazari 4 heard", 4, _heard("hazari"))
_scene("hazari 4 retold", 4, _retold)
_scene("hazari 4 left", 4, _left("hazari"))
_scene("casino 2 leave", 2, _position("royal-dominican(players=2)", _first, then=_asks_to_leave))
_scene("casino 3 heard", 3, _heard("royal-dominican(players=3)"))
_scene("raub 4 heard", 4, _heard("raub(players=4)"))
_scene("casino 3 left", 3, _left("royal-dominican(players=3)"))
_scene("hazari 4 watched", 4, _position("hazari", _first, watched=True))
for _players in (2, 3, 4):
    _scene(f"plain {_players} play", _players, _position(f"highest(players={_players})", _first))
_scene("plain 4 watched", 4, _position("highest(players=4)", _first, watched=True))
for _family, _players, _variant in (
    ("casino", 2, "royal-haitian(players=2)"),
    ("raub", 3, "raub(players=3)"),
    ("zwanzig-ab", 4, "zwanzig-ab(players=4)"),
    ("hazari", 4, "hazari"),
):
    _scene(f"{_family} {_players} over", _players, _match_over_scene(_variant))
_scene("stealing 4 over", 4, _match_over_scene("casino-southern-african(players=4)"))
for _family, _players, _variant in (
    ("casino", 2, "royal-dominican(players=2)"),
    ("casino", 4, "royal-soto(players=4)"),
    ("raub", 3, "raub(players=3)"),
    ("zwanzig-ab", 5, "zwanzig-ab(players=5)"),
    ("plain", 3, "highest(players=3)"),
):
    _scene(f"{_family} {_players} deal over", _players, _deal_over(_variant))


def open_scene(browser: Browser, host: Host, name: str, language: str = "en", **settings: str | bool) -> Page:
    """Return a page that shows a scene with these settings, always with the same cards."""
    host.begin(f"windows {name}")
    context = browser.new_context(base_url=host.address, service_workers="block", locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    usual = {"name": "Priya", "tempo": 0, "sound": "off", "offered": True, "language": language}
    chosen = json.dumps(usual | settings)
    page.add_init_script(
        f"if (!localStorage.getItem('virado-settings')) localStorage.setItem('virado-settings', '{chosen}');"
    )
    page.goto(PLAIN)
    register_name(page, "Priya")
    SCENES[name].open(page, host)
    return page


def _rows(browser: Browser, host: Host, names: list[str]) -> Iterator[str]:
    for name in names:
        page = open_scene(browser, host, name)
        for window in WINDOWS:
            card, lying, used, problems = measure(page, SCENES[name].seats, window)
            own = f"{card[0]:.0f}x{card[1]:.0f}" if card else "-"
            yield f"| {name} | {window} | {own} | {lying or 0:.0f} | {used:.0%} | {'; '.join(problems)} |"
        for context in browser.contexts:
            context.close()


def main(names: list[str]) -> None:
    """Print a row for each window and each named scene, by default all of them."""
    print(
        "| scene | window | own card | table card | cloth used | what is wrong |\n|---|---|---|---|---|---|"
    )
    with (
        tempfile.TemporaryDirectory() as data,
        families.add_family(FAMILY),
        extra_folder(WORDS),
        Host(Path(data)) as host,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS)) as browser,
    ):
        for row in _rows(browser, host, names or list(SCENES)):
            print(row, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
