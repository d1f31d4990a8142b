"""Nightly tests in other browsers: the oldest supported Chromium, Firefox and WebKitGTK.

Unsupported browsers show a sentence.
"""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from tests.nightly import nightly
from tests.waiting import PATIENCE_S, Wait
from tests.web.engines import Engine, firefox, old_chromium, webkit
from tests.web.host import Host
from tests.web.page_pool import SETTLE
from tests.web.static_page import ADDRESS, PLAIN_FILE, START_MS, PlainServer
from virado.languages import LANGUAGES

pytestmark = nightly

Opens = Callable[[Path], AbstractAsyncContextManager[Engine]]
BROWSERS: Final[dict[str, Opens]] = {
    "chromium-106": partial(old_chromium, "106.0.2"),
    "firefox": firefox,
    "webkit": webkit,
}
TOO_OLD: Final = ("92.0.0", "103.0.0")
FAMILIES: Final = ("casino", "raub", "zwanzig_ab", "hazari")
MOST = 3
MOVES: Final = {"hazari": 1}
"""Decisions by mouse before the server plays the rest of the deal; in Hazari, one decision is a whole deal."""
SMALLEST: Final = (44, 62)
"""Minimum size of a playable card in CSS pixels."""
ASKED: Final = "main[data-asked=true]"
SCORED: Final = "[data-deal-score], .over, [data-next-hand], [data-next-deal]"
POINT = """
((selector, number) => {
  const isSeen = (each) => each.checkVisibility?.() ?? each.getClientRects().length > 0;
  const found = [...document.querySelectorAll(selector)].filter(isSeen)[number];
  if (!found) return null;
  found.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = found.getBoundingClientRect();
  for (const part of [0.5, 0.15, 0.85]) {
    const [x, y] = [left + part * width, top + 0.5 * height];
    if (found.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
})
"""
"""Script that returns an uncovered point of an element."""


SIZE = """
(() => {
  const { width, height } = document.querySelector("[data-hand]").getBoundingClientRect();
  return [width, height];
})()
"""


class Visitor:
    """A person with a browser."""

    def __init__(self, engine: Engine, address: str) -> None:
        self._engine = engine
        self._address = address
        self._rng = random.Random(1)

    async def open(self, path: str) -> None:
        """Go to a page of the server."""
        await self._engine.open(self._address + path)
        is_there = f"(location.pathname + location.hash).endsWith({json.dumps(path)})"
        await self.until(f"{is_there} && document.readyState === 'complete'")

    async def settle(self, path: str) -> None:
        """Set the person's name and the settings. The file at `path` is of the same origin as the page."""
        await self.open(path)
        settings = {"name": "Priya", "tempo": 0, "sound": "off", "offered": True, "language": "en"}
        await self.read(f"({SETTLE})({json.dumps(settings)})")

    async def begin(self, family: str) -> None:
        """Begin a match of a family on the home page."""
        await self.until(f"document.querySelectorAll('.game .play').length === {len(FAMILIES)}")
        await self.until("document.documentElement.dataset.line === 'open'")
        assert not await self.count("#first")
        await self.press(".game .play", FAMILIES.index(family))
        await self.until("document.querySelector('[data-hand], [data-desk]')")

    async def read(self, expression: str) -> Any:
        """Return the value of an expression in the page."""
        return await self._engine.evaluate(expression)

    async def until(self, expression: str, seconds: float = PATIENCE_S) -> None:
        """Wait until an expression holds."""
        wait = Wait(seconds, every_s=0.1)
        while not await self.read(f"Boolean({expression})"):
            await wait.turn()

    async def count(self, selector: str) -> int:
        """Return the number of visible elements."""
        number: int = await self.read(
            f"[...document.querySelectorAll({json.dumps(selector)})].filter((each) => each.getClientRects().length).length"
        )
        return number

    async def press(self, selector: str, number: int = 0) -> None:
        """Press an element once it can be pressed."""
        wait = Wait(every_s=0.1)
        while not (point := await self.read(f"{POINT}({json.dumps(selector)}, {number})")):
            await wait.turn()
        await self._engine.press(*point)

    async def decide(self) -> None:
        """Make a decision."""
        entries = "document.querySelector('main').dataset.entries"
        before = await self.read(entries)
        if await self.count("[data-desk=arrange]"):
            if not await self.count("[data-suggestion]"):
                await self.press("[data-suggest]")
            await self.press("[data-suggestion]")
            await self.until("document.querySelector('[data-up]')?.disabled === false")
            await self.press("[data-up]")
            await self.press("[data-up-final]")
            await self.until("!document.querySelector('[data-desk=arrange]')")  # others may go up meanwhile
            return
        if not await self._choose():
            cards = list(range(await self.count("[data-hand]")))
            self._rng.shuffle(cards)
            for card in cards:
                await self.press("[data-hand]", card)
                if await self._choose():
                    break
        await self.until(f"{entries} !== {json.dumps(before)}")

    async def play_deal(self) -> None:
        """Play until a deal is scored."""
        while True:
            await self.until(f"document.querySelector('{ASKED}, {SCORED}')")
            if await self.count(SCORED):
                return
            await self.decide()

    async def _choose(self) -> bool:
        choices = await self.count(".choice")
        if choices:
            await self.press(".choice", self._rng.randrange(choices))
        return choices > 0


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", BROWSERS)
def test_a_deal_is_played(name: str, family: str, host: Host, tmp_path: Path):
    host.begin(f"{name} {family}")

    async def journey() -> None:
        async with BROWSERS[name](tmp_path) as engine:
            person = Visitor(engine, host.address)
            await person.settle("/icon.svg")
            await person.open("/")
            await person.begin(family)
            table = str(await person.read("location.pathname")).rsplit("/", 1)[1]
            for _ in range(MOVES.get(family, MOST)):
                await person.until(
                    "document.querySelector('main[data-asked=true], main[data-stage=over], [data-next-deal], [data-next-hand]')"
                )
                if await person.count("[data-next-deal], [data-next-hand]"):
                    break
                if await person.count("[data-hand]"):
                    size = await person.read(SIZE)
                    assert size[0] >= SMALLEST[0]
                    assert size[1] >= SMALLEST[1]
                await person.decide()
            if family not in MOVES:
                await asyncio.to_thread(host.play_on, table)
            await person.until("document.querySelector('[data-deal-score], .over, [data-next-hand]')")

    asyncio.run(journey())


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", BROWSERS)
def test_a_deal_is_played_on_the_static_page(
    name: str, family: str, file_server: PlainServer, tmp_path: Path
):
    async def journey() -> None:
        async with BROWSERS[name](tmp_path) as engine:
            person = Visitor(engine, file_server.address)
            await person.settle(ADDRESS + PLAIN_FILE)
            await person.open(ADDRESS)
            await person.until("document.documentElement.dataset.line === 'open'", START_MS / 1000)
            await person.begin(family)
            await person.play_deal()

    asyncio.run(journey())


@pytest.mark.parametrize("version", TOO_OLD)
def test_a_browser_that_is_too_old_shows_a_sentence(version: str, host: Host, tmp_path: Path):
    async def look() -> None:
        async with old_chromium(version, tmp_path) as engine:
            person = Visitor(engine, host.address)
            await person.open("/")
            await person.until("document.querySelector('#first.says')")
            assert await person.count("#first-says p") == len(LANGUAGES)
            assert "Chrome" in await person.read("document.querySelector('#first-says').innerText")

    asyncio.run(look())
