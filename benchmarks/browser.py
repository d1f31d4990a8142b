"""The browser client on a slow machine: `python benchmarks/browser.py [--runs 5]`.

The server and Chromium run on this machine, and the browser's cache is empty. The first figures are the compressed
bytes of JavaScript for the first screen, the milliseconds from opening the address to the first card on the screen,
and the milliseconds from *Play* to the first card of a hand. Then the processor is slowed to a quarter, and the
intervals between frames are measured while cards move: while thirteen cards are dealt at Hazari, and during plays at
a full table of Casino.
"""

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import ask, wait_until_connected

SLOWER = 4
FRAME_MS = 1000 / 60
_FRAMES = """
() => {
  window.frames60 = [];
  let last = performance.now();
  const next = (now) => { window.frames60.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}
"""


def settings(**chosen: Any) -> str:
    """Return a script that chooses settings before the page loads."""
    return f"localStorage.setItem('virado-settings', {json.dumps(json.dumps({'sound': 'off', 'language': 'en', **chosen}))})"


def first_screen(browser: Browser, address: str) -> tuple[int, float, float]:
    """Return the bytes of scripts, and the milliseconds to the first card of the page and of a hand."""
    with browser.new_context(base_url=address, viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        scripts: list[Response] = []
        page.on(
            "response",
            lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None,
        )
        page.goto("/")
        page.wait_for_selector(".card")
        shown: float = page.evaluate("() => performance.now()")
        size = sum(
            int(answer.headers.get("content-length", 0)) for answer in scripts if "sw.js" not in answer.url
        )
        begun: float = page.evaluate("() => performance.now()")
        page.get_by_role("button", name="Play").first.click()
        page.wait_for_selector("[data-hand] .card")
        played: float = page.evaluate("(begun) => performance.now() - begun", begun)
        return size, shown, played


def measure_slow_frames(browser: Browser, address: str, variant: str, moves: int) -> list[float]:
    """Return the frame intervals of a slow device while cards move."""
    with browser.new_context(base_url=address, viewport={"width": 390, "height": 844}) as context:
        context.add_init_script(settings(tempo=1))
        page = context.new_page()
        page.goto("/")
        wait_until_connected(page)
        line = context.new_cdp_session(page)
        bots = {str(seat): "greedy" for seat in range(1, 4)}
        table = ask(page, "create", variant=variant, sit=0, bots=bots)["id"]
        page.goto(f"/t/{table}")
        page.wait_for_selector("main")
        page.wait_for_timeout(800)
        line.send(  # pyright: ignore
            "Emulation.setCPUThrottlingRate", {"rate": SLOWER}
        )
        page.evaluate(_FRAMES)
        ask(page, "start", table=table)
        player = Player(page)
        for _ in range(moves):
            player.wait()
            player.decide()
        page.wait_for_timeout(2500)
        found: list[float] = page.evaluate("() => window.frames60.slice(1)")
        return found


def report(what: str, intervals: Sequence[float]) -> None:
    """Print one line about the intervals between frames."""
    cuts = statistics.quantiles(intervals, n=100)
    late = sum(each > 2 * FRAME_MS + 1 for each in intervals) / len(intervals)
    print(
        f"{what:32} {len(intervals):5} frames  p50 {cuts[49]:5.1f} ms  p95 {cuts[94]:5.1f} ms  "
        f"p99 {cuts[98]:6.1f} ms  more than one left out: {late:.1%}"
    )


def main() -> None:
    """Measure the client and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="runs per measurement (5)")
    runs = parser.parse_args().runs
    print(
        f"{os.cpu_count()} cores, {platform.processor() or platform.machine()}, load average {os.getloadavg()[0]:.2f}"
    )
    with (
        tempfile.TemporaryDirectory() as data,
        Host(Path(data), bot_pause=(0.3, 0.6)) as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        found = [first_screen(browser, host.address) for _ in range(runs)]
        print(f"first screen: {found[0][0] / 1000:.1f} KB of scripts, compressed")
        print(
            f"first card on the screen: median {statistics.median(each[1] for each in found):.0f} ms of {runs} runs"
        )
        print(
            f"from Play to a card in the hand: median {statistics.median(each[2] for each in found):.0f} ms"
        )
        report("Hazari, 13 cards dealt, 4x slower", measure_slow_frames(browser, host.address, "hazari", 0))
        report(
            "Casino, four seats, 4x slower",
            measure_slow_frames(browser, host.address, "royal-dominican(players=4)", 8),
        )
        browser.close()


if __name__ == "__main__":
    main()
