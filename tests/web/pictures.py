"""The pictures of the README and the documentation: `python -m tests.web.pictures` writes them to `docs/pictures`.

One picture shows a table of Royal Casino in the middle of a deal, and the other the judged replay of that match. Each
is taken in light and in dark. The cards, names and judgements are fixed, so a new run changes only what the page
draws differently.
"""

import io
import json
import sys
import tempfile
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.player import MAIN, PATIENCE_MS
from tests.web.screens import apply_settings
from tests.web.screenshots import THEMES
from tests.web.tables import PLAIN, ask, deal_table, register_name
from virado.bots.catalogue import bot
from virado.bots.contract import Budget
from virado.games.casino.messages import CasinoView
from virado.games.catalogue import variant as find_variant
from virado.games.messages import Move
from virado.server.tables import bot_pool
from virado.view import AnyView

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WINDOW: ViewportSize = {"width": 1280, "height": 800}
REPLAY_WINDOW: ViewportSize = {"width": 1280, "height": 900}
"""A taller window, with room for the list of alternative moves."""
SCALE = 1.5
"""Device pixels per CSS pixel."""
QUALITY = 86
"""Quality of WebP, from 0 to 100."""
MAX_BYTES = 200_000
"""Maximum size of a picture."""
VARIANT = "royal-dominican(players=4,teams=true)"
SCENE = "b57"
"""Seed of the cards, chosen by eye."""
NAME = "Guest"
SIMULATIONS = 400
"""Budget of each judgement; with a budget in seconds the figures would depend on the machine."""
LOOSE, HELD = 3, 3
"""Minimum numbers of loose cards and of cards in hand on the pictured table."""
STEP = 115
"""Step of the pictured replay, which is a mistake."""


def take(folder: Path) -> list[Path]:
    """Take the pictures, and return their paths."""
    bots = {level: bot(level) for level in ("club", "expert")}
    for each in bots.values():
        each.prepare(find_variant(VARIANT))

    def pick(view: AnyView) -> Move:
        return bots["club"].think(view).best.move

    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Host(Path(data)) as host,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS)) as browser,
        _same_judgements(),
    ):
        host.begin(SCENE)
        page = browser.new_context(
            base_url=host.address, viewport=WINDOW, device_scale_factor=SCALE
        ).new_page()
        page.set_default_timeout(PATIENCE_MS)
        chosen = {"name": NAME, "language": "en", "tempo": 0, "sound": "off", "offered": True}
        stored = json.dumps(json.dumps({**chosen, "theme": THEMES[0]}))
        page.add_init_script(f"localStorage.setItem('virado-settings', {stored});")
        page.goto(PLAIN)
        register_name(page, NAME)
        table = deal_table(page, VARIANT)

        def play(wanted: Callable[[AnyView], bool]) -> None:
            while host.play_on(table, wanted, pick=pick):
                if not host.table(table).session.score:
                    return
                ask(page, "act", table=table, command={"do": "next-deal", "seat": 0})

        play(_is_shown)
        page.goto(f"/t/{table}")
        page.wait_for_selector(f"{MAIN}[data-asked=true]")
        page.locator("[data-hand]").last.click()
        page.locator(".choice").nth(1).wait_for()
        pictures = _save(page, folder, "table")

        play(lambda _: False)
        page.set_viewport_size(REPLAY_WINDOW)
        page.goto(f"/replay/{table}?seat=0#{STEP}")
        page.get_by_role("button", name="Analyse the whole match").click()
        page.locator("aside progress").wait_for()
        page.locator("aside progress").wait_for(state="detached")
        page.get_by_role("button", name="Was there a better move?").click()
        page.locator(".candidates li").first.wait_for()
        return [*pictures, *_save(page, folder, "replay")]


def _is_shown(view: AnyView) -> bool:
    """Return True if a position is worth a picture: it has a build, loose cards, a full hand and a score."""
    data = view.data
    assert isinstance(data, CasinoView)
    hand = data.hands[0]
    return bool(
        data.deal > 1
        and data.builds
        and len(data.loose) >= LOOSE
        and isinstance(hand, tuple)
        and len(hand) >= HELD
        and any(data.sweeps)
    )


@contextmanager
def _same_judgements() -> Generator[None]:
    """Limit judgements by simulations in place of seconds within the context."""

    def budget(seconds: float) -> Budget:
        return Budget(simulations=SIMULATIONS)

    with patch.object(bot_pool, "Budget", budget):
        yield


def _save(page: Page, folder: Path, name: str) -> list[Path]:
    saved: list[Path] = []
    page.mouse.move(0, 0)
    for theme in THEMES:
        apply_settings(page, theme=theme)
        path = folder / f"{name}-{theme}.webp"
        with Image.open(io.BytesIO(page.screenshot())) as picture:
            picture.convert("RGB").save(path, quality=QUALITY, method=6)
        saved.append(path)
    return saved


def main(arguments: Sequence[str]) -> None:
    """Write the pictures to the given folder, by default that of the documentation."""
    for path in take(Path(arguments[0]) if arguments else FOLDER):
        print(path, path.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1:])
