"""A visit of the page without a server: `python benchmarks/first_visit.py SITE [--runs 3] [--cpu 6] [--memory 1000]`.

SITE is a folder that `virado site` has written; a plain file server serves it. The first visit has an empty profile. It
ends when the first card of a hand can be played, after *Play* at the first game has been pressed as soon as possible.
The second visit opens the same table again, from the files that the browser has kept. Both are measured unthrottled,
and throttled to the connection that Chromium's tools call *fast 4G* and a processor that is `--cpu` times slower. The
processor of all processes of the browser is limited by a control group (version 1, as root), because the browser's
own limit does not apply to workers. With `--memory`, the throttled browser can use that many megabytes, without swap.

The memory is the private memory of the renderer above that of an empty tab: after the first visit, and while an
expert plays.
"""

import argparse
import contextlib
import json
import os
import re
import statistics
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.player import Player
from tests.web.static_page import PlainServer, wait_until_started
from tests.web.tables import PHONE
from tests.web.test_static_page import deal_table

from browser import settings
from web_vitals import Line

FAST_4G_BYTES_S, FAST_4G_RTT_MS = 1_012_500, 165
PATIENCE_MS = 300_000
GROUPS = Path("/sys/fs/cgroup")
PERIOD_US = 10_000
SHARES = 200_000
"""Weight of the browser beside other programs, whose weight is 1024."""
EXPERT_MOVES = 4
HERE = "() => performance.now()"
CAN_PLAY = "[data-hand] .card"


@contextlib.contextmanager
def browser_within(chromium_type: Any, cpu: float, megabytes: int) -> Generator[Browser]:
    """Start a browser, all of whose processes share a slower processor and a limit of memory.

    Root can do this. For other users, the browser starts as it is, and limits raise ValueError.
    """
    with contextlib.ExitStack() as stack:
        program = chromium()
        if os.geteuid() == 0:
            limits = {"cpu.shares": SHARES, "cpu.cfs_period_us": PERIOD_US, "cpu.cfs_quota_us": _quota(cpu)}
            join = [_make_group("cpu", limits, stack)]
            if megabytes:
                join.append(_make_group("memory", {"memory.limit_in_bytes": megabytes * 1_000_000}, stack))
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            start = folder / "chromium"
            start.write_text(
                "#!/bin/sh\n" + "".join(f"echo $$ > {each}\n" for each in join) + f'exec {program} "$@"\n'
            )
            start.chmod(0o755)
            program = str(start)
        elif cpu > 1 or megabytes:
            raise ValueError("only root can limit a browser")
        browser = chromium_type.launch(executable_path=program, args=list(ARGUMENTS), timeout=PATIENCE_MS)
        stack.callback(browser.close)
        yield browser


def _quota(cpu: float) -> int:
    """Return the processor time of a period: that of all cores, divided by `cpu`; -1 without a limit."""
    return int(PERIOD_US * (os.cpu_count() or 1) / cpu) if cpu > 1 else -1


def _make_group(controller: str, limits: dict[str, int], stack: contextlib.ExitStack) -> Path:
    group = GROUPS / controller / f"virado-{os.getpid()}"
    group.mkdir()
    stack.callback(_remove_group, group)
    for name, value in limits.items():
        (group / name).write_text(str(value))
    return group / "tasks"


def _remove_group(group: Path) -> None:
    for process in (group / "tasks").read_text().split():  # the browser's last processes
        (group.parent / "tasks").write_text(process)
    group.rmdir()


def private_megabytes(browser: Browser) -> float:
    """Return the private memory of the largest renderer of the browser."""
    session: Any = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(_private(each["id"]) for each in processes if each["type"] == "renderer")


def _private(process: int) -> float:
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    return sum(int(kilobytes) for kilobytes in re.findall(r"Private_\w+: +(\d+) kB", text)) / 1000


def visit(browser: Browser, address: str, line: Line) -> dict[str, float]:
    """Return the figures of a first visit, of a second one, and of a table with an expert."""
    found: dict[str, float] = {}
    context = browser.new_context(**PHONE)
    context.add_init_script(settings(tempo=1, offered=True))
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto("about:blank")
    empty = private_megabytes(browser)
    before = line.bytes
    page.goto(address, wait_until="commit")
    page.wait_for_selector(".games .card")
    found["games shown, s"] = page.evaluate(HERE) / 1000
    page.wait_for_selector("html[data-line=open]")
    found["program started, s"] = page.evaluate(HERE) / 1000
    page.locator(".game .play").first.click()
    page.wait_for_selector(CAN_PLAY)
    found["first card can be played, s"] = page.evaluate(HERE) / 1000
    _wait_until_kept(page)
    found["MB received"] = (line.bytes - before) / 1e6
    found["memory, MB"] = private_megabytes(browser) - empty
    page.reload(wait_until="commit")
    page.wait_for_selector(CAN_PLAY)
    found["second visit: first card, s"] = page.evaluate(HERE) / 1000
    page.goto(address)
    page.reload()
    path = urlsplit(address).path
    wait_until_started(page, path=path)
    table = deal_table(page, "casino", {"1": "expert"}, path=path)
    page.evaluate("(route) => (location.hash = route)", f"/t/{table}")
    player = Player(page, touch=True)
    player.wait_for_cards()
    for _ in range(EXPERT_MOVES):
        if not player.wait():
            break
        player.decide()
    found["memory with an expert, MB"] = private_megabytes(browser) - empty
    context.close()
    return found


def _wait_until_kept(page: Page) -> None:
    """Wait until the browser has all files of the page, and the experts' searches."""
    page.wait_for_selector("html[data-kept]", state="attached")
    page.wait_for_load_state("networkidle")


def print_parts(site: Path) -> None:
    """Print the bytes of each part of the page."""
    listed = json.loads((site / "py/files.json").read_bytes())
    for name in ("wasm", "loader", "library", "packages", "kernels"):
        print(f"{name:30}{listed[name]['bytes'] / 1e6:8.2f} MB")
    page = sum(each.stat().st_size for each in (site / "assets").rglob("*") if each.is_file())
    print(f"{'page, with all its languages':30}{page / 1e6:8.2f} MB, not compressed")


def main() -> None:
    """Measure the page and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("site", type=Path, help="folder that `virado site` has written")
    parser.add_argument("--runs", type=int, default=3, help="visits of each kind (3)")
    parser.add_argument("--cpu", type=float, default=6, help="slowdown factor of the processor (6)")
    parser.add_argument(
        "--memory", type=int, default=0, help="limit of memory in MB of the throttled browser (none)"
    )
    given = parser.parse_args()
    print_parts(given.site)
    root = given.site.resolve().parent
    server = PlainServer(root)
    port = int(server.address.rsplit(":", 1)[1])
    with sync_playwright() as playwright:
        for kind in ("unthrottled", "throttled"):
            is_slow = kind == "throttled"
            rows: list[dict[str, float]] = []
            for _ in range(given.runs):
                line = Line(port, rtt_ms=FAST_4G_RTT_MS * is_slow, rate=FAST_4G_BYTES_S * is_slow)
                limits = (given.cpu, given.memory) if is_slow else (1, 0)
                with line as address, browser_within(playwright.chromium, *limits) as browser:
                    rows.append(visit(browser, f"{address}/{given.site.name}/", line))
                print(f"{kind}: load average {os.getloadavg()[0]:.2f}", file=sys.stderr)
            print(f"\n{kind}, medians of {given.runs} (smallest to largest)")
            for name in rows[0]:
                values = [row[name] for row in rows]
                print(f"{name:30}{statistics.median(values):8.2f} ({min(values):.2f} to {max(values):.2f})")
    server.stop()


if __name__ == "__main__":
    main()
