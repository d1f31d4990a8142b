"""Web Vitals of the browser table: `python benchmarks/web_vitals.py [--runs 5] [--build FOLDER ...] [--rtt 150] [--cpu 6]`.

Each run is a first visit in Chromium with an empty cache, in a phone's window. It opens the first page until no more
data arrives, and then a table of Casino against a bot, played by touch. Each visit is made twice: unthrottled, and
with a slower processor over a connection of 1.6 Mbit/s. A proxy in front of the server slows the connection, so that
the service worker and the page share it.

Several client builds take turns, so that the load of the machine affects them equally. A build is a folder with an
`index.html`, by default the installed one. The table shows medians over the runs. INP is the slowest interaction of a
run, and "a card pressed" is the median interaction on cards.
"""

import argparse
import asyncio
import os
import platform
import statistics
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import PHONE, ask, wait_until_connected

from browser import settings
from virado.server import built_page

DOWN_BYTES_S = 200_000
"""Download rate in bytes per second, which is 1.6 Mbit/s."""
CHUNK = 8192
QUIET_MS = 1500
"""Idle time of the network, in milliseconds, after which the first visit is complete."""
MOVES = 8
OBSERVED = """
(() => {
  const noted = (window.vitals = { paint: 0, lcp: 0, shift: 0, presses: {}, cards: {}, tasks: [] });
  const note = (type, take, more) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
    } catch {
      // unknown to this browser
    }
  };
  note("paint", (each) => { if (each.name === "first-contentful-paint") noted.paint = each.startTime; });
  note("largest-contentful-paint", (each) => (noted.lcp = each.startTime));
  note("layout-shift", (each) => { if (!each.hadRecentInput) noted.shift += each.value; });
  note("longtask", (each) => noted.tasks.push(each.duration));
  note("event", (each) => {
    const id = each.interactionId;
    if (!id) return;
    const of = each.target?.closest?.("[data-hand]") ? noted.cards : noted.presses;
    of[id] = Math.max(of[id] ?? 0, each.duration);
  }, { durationThreshold: 16 });
})();
"""


class Line:
    """A TCP proxy in front of a server.

    It counts the bytes to the client, and can limit the total rate of all connections.
    """

    def __init__(self, port: int, *, rtt_ms: float = 0, rate: float = 0) -> None:
        self._server = port
        self._delay = rtt_ms / 2000
        self._rate = rate
        self._free = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._opened: Future[int] = Future()
        self._loop = asyncio.new_event_loop()
        self.bytes = 0
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._serve(),), daemon=True
        )

    def __enter__(self) -> str:
        self._thread.start()
        return f"http://127.0.0.1:{self._opened.result(10)}"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)

    async def _serve(self) -> None:
        self._stop = asyncio.Event()
        async with await asyncio.start_server(self._accept, "127.0.0.1") as server:
            self._opened.set_result(server.sockets[0].getsockname()[1])
            await self._stop.wait()
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.sleep(2 * self._delay)  # the delay of a TCP handshake
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._server)
        async with asyncio.TaskGroup() as pumps:
            pumps.create_task(self._pump(reader, up_writer, is_down=False))
            pumps.create_task(self._pump(up_reader, writer, is_down=True))

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_down: bool
    ) -> None:
        due: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(16)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._send(due, writer))
            try:
                while data := await reader.read(CHUNK):
                    at = self._loop.time()
                    if is_down:
                        self.bytes += len(data)
                        if self._rate:
                            at = self._free = max(at, self._free) + len(data) / self._rate
                    await due.put((at + self._delay, data))
            except OSError:
                pass
            await due.put((0, b""))

    async def _send(self, due: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter) -> None:
        while True:
            at, data = await due.get()
            if not data:
                writer.close()
                return
            if (wait := at - self._loop.time()) > 0:
                await asyncio.sleep(wait)
            try:
                writer.write(data)
                await writer.drain()
            except OSError:
                return


def visit(browser: Browser, address: str, line: Line, cpu: float) -> dict[str, float]:
    """Return the figures of one first visit."""
    with browser.new_context(base_url=address, **PHONE) as context:
        context.add_init_script(OBSERVED)
        context.add_init_script(settings(tempo=1, offered=True))
        page = context.new_page()
        page.set_default_timeout(120_000)
        if cpu > 1:
            slow_down(page, cpu)
        before = line.bytes
        page.goto("/", wait_until="commit")
        page.wait_for_selector(".games .card")
        first = line.bytes - before
        shown: float = page.evaluate("() => performance.now()")
        quiet(page, lambda: line.bytes)
        whole = line.bytes - before
        home: dict[str, Any] = page.evaluate("() => window.vitals")
        wait_until_connected(page)
        created = ask(page, "create", variant="royal-dominican", sit=0, bots={"1": "random"}, start=True)
        page.goto(f"/t/{created['id']}")
        player = Player(page, touch=True)
        player.wait_for_cards()
        player.wait()
        page.evaluate(
            "() => { window.vitals.tasks = []; window.vitals.presses = {}; window.vitals.cards = {}; }"
        )
        for _ in range(MOVES):
            if not player.wait():
                break
            player.decide()
        page.wait_for_timeout(500)
        table: dict[str, Any] = page.evaluate("() => window.vitals")
        cards = list(table["cards"].values()) or [0]
        presses = [*cards, *table["presses"].values()]
        return {
            "FCP ms": home["paint"],
            "LCP ms": home["lcp"],
            "first card ms": shown,
            "CLS": home["shift"],
            "KB to the first card": first / 1000,
            "KB of the first visit": whole / 1000,
            "table CLS": table["shift"],
            "INP ms": max(presses),
            "a card pressed ms": statistics.median(cards),
            "long tasks": len(table["tasks"]),
            "longest task ms": max(table["tasks"], default=0),
        }


def slow_down(page: Page, times: float) -> None:
    """Slow the processor of a page."""
    session: Any = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def quiet(page: Page, read: Callable[[], int]) -> None:
    """Wait until no data has arrived for a while."""
    last, steps = read(), 0
    while steps < QUIET_MS // 100:
        page.wait_for_timeout(100)
        now = read()
        steps = 0 if now != last else steps + 1
        last = now


def main() -> None:
    """Measure the client and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="runs per client build (5)")
    parser.add_argument(
        "--build", type=Path, action="append", help="folder of a client build; may be repeated"
    )
    parser.add_argument(
        "--rtt", type=float, default=150, help="round-trip time of the slow connection in milliseconds (150)"
    )
    parser.add_argument("--cpu", type=float, default=6, help="slowdown factor of the processor (6)")
    parser.add_argument("--only", choices=("unthrottled", "throttled"), help="only this connection")
    given = parser.parse_args()
    builds: list[Path] = given.build or [folder for folder in [built_page.folder()] if folder]
    assert builds, "the browser table has not been built"
    print(
        f"{os.cpu_count()} cores, {platform.processor() or platform.machine()}, load average {os.getloadavg()[0]:.2f}"
    )
    found: defaultdict[tuple[str, int], list[dict[str, float]]] = defaultdict(list)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        lines: list[tuple[str, int, str, Line]] = []
        for number, build in enumerate(builds):
            os.environ["VIRADO_WEB"] = str(build.resolve())
            folder = data / str(number)
            folder.mkdir()
            host = stack.enter_context(Host(folder, bot_pause=(0.3, 0.6)))
            port = int(host.address.rsplit(":", 1)[1])
            for kind in ("unthrottled", "throttled"):
                if given.only in (None, kind):
                    is_slow = kind == "throttled"
                    line = Line(port, rtt_ms=given.rtt * is_slow, rate=DOWN_BYTES_S * is_slow)
                    lines.append((kind, number, stack.enter_context(line), line))
            host.begin("vitals")
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        for run in range(given.runs):
            for kind, number, address, line in sorted(lines, key=lambda each: each[0]):
                cpu = given.cpu if kind == "throttled" else 1
                found[kind, number].append(visit(browser, address, line, cpu))
            print(f"run {run + 1} of {given.runs}, load average {os.getloadavg()[0]:.2f}", file=sys.stderr)
        browser.close()
    for kind in ("unthrottled", "throttled"):
        rows = [found[kind, number] for number in range(len(builds)) if found[kind, number]]
        if not rows:
            continue
        print(
            f"\n{kind}, medians of {given.runs} runs"
            + (f" ({given.cpu:g}x slower, 1.6 Mbit/s, {given.rtt:g} ms)" if kind == "throttled" else "")
        )
        for name in rows[0][0]:
            each = [statistics.median(run[name] for run in row) for row in rows]
            worst = [max(run[name] for run in row) for row in rows]
            cells = (
                f"{middle:9.{digits(name)}f} (most {most:.{digits(name)}f})"
                for middle, most in zip(each, worst, strict=True)
            )
            print(f"{name:24}" + "".join(f"{cell:28}" for cell in cells))
    print(f"load average {os.getloadavg()[0]:.2f}")


def digits(name: str) -> int:
    """Return the number of decimals of a figure."""
    return 3 if "CLS" in name else 0


if __name__ == "__main__":
    main()
