"""A program under load, in a separate process on a separate core: its resource usage and its address."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from aiohttp import ClientSession, DummyCookieJar, TCPConnector

SERVER_CORE, CLIENT_CORE = 0, 1
AT_ONCE = 100
"""Number of connections that are opened concurrently."""
Item = TypeVar("Item")
Result = TypeVar("Result")


class Parts(NamedTuple):
    """CPU time of a process, in seconds."""

    loop: float
    """Time of the first thread, which runs the event loop."""
    others: float
    """Time of the other threads, such as the SQLite writer."""
    system: float
    """Kernel time of all threads."""

    def since(self, before: "Parts") -> "Parts":
        """Return the difference from an earlier measurement."""
        return Parts(*(now - then for now, then in zip(self, before, strict=True)))

    def of_each(self, deliveries: int) -> "Parts":
        """Return the microseconds per delivery."""
        return Parts(*(1e6 * part / deliveries for part in self))

    def __str__(self) -> str:
        """Return the parts of the CPU time with their names."""
        return f"event loop {self.loop:.0f}, other threads {self.others:.0f}, system {self.system:.0f} us a delivery"


class Program:
    """A program in a separate process. The last word of its first output line is its address."""

    def __init__(
        self, command: Sequence[str], env: dict[str, str] | None = None, *, pinned: bool = True
    ) -> None:
        """Start the process. With `pinned` it runs on the server's core only."""
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**{k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}, **(env or {})},
        )
        if pinned:
            os.sched_setaffinity(self._process.pid, {SERVER_CORE})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = line.split()[-1] if line else ""
        if not self.address:
            raise SystemExit(f"{command[0]} did not start")

    @property
    def cpu(self) -> float:
        """Return the CPU time used, in seconds."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def parts(self) -> "Parts":
        """Return the CPU time by thread and by mode."""
        loop = others = system = 0.0
        for task in Path(f"/proc/{self._process.pid}/task").iterdir():
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            user, kernel = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])
            loop += user if int(task.name) == self._process.pid else 0
            others += user if int(task.name) != self._process.pid else 0
            system += kernel
        return Parts(loop, others, system)

    @property
    def rss(self) -> int:
        """Return the resident memory in bytes."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def pid(self) -> int:
        """Return the process id."""
        return self._process.pid

    def stop(self) -> int:
        """Stop the process with SIGTERM, and return its exit status."""
        self._process.terminate()
        self._process.communicate(timeout=60)
        return self._process.returncode

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self._process.kill()
        self._process.communicate()


def serve(
    data: Path,
    port: int = 0,
    per_address: int = 0,
    *,
    bots: bool = True,
    source: str = "",
    flags: Sequence[str] = (),
    pinned: bool = True,
) -> Program:
    """Start `virado serve` with a separate data folder.

    `per_address` limits connections per address (0: no limit). `bots` prepares bots in the background. `source` is
    the folder `src` of another version, `flags` are additional flags, and `pinned` binds the process to the server's
    core.
    """
    command = [sys.executable, "-m", "virado", "serve", "--port", str(port), "--data", str(data)]
    command += [] if bots else ["--no-prepare-bots"]
    command += flags
    env = {"LC_ALL": "C.UTF-8", **({"PYTHONPATH": source} if source else {})}
    return Program([*command, "--per-address", str(per_address), "--log", "off"], env, pinned=pinned)


def be_client() -> None:
    """Bind this process to the clients' core and raise its limit of open files."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def session(address: str) -> ClientSession:
    """Return an HTTP session for many clients; each request carries its own cookie."""
    return ClientSession(address, connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar())


async def make_guest(http: ClientSession, name: str) -> str:
    """Create a guest and return its Cookie header."""
    async with http.post("/api/guest", json={"name": name}) as response:
        response.raise_for_status()
        return f"virado={response.cookies['virado'].value}"


async def each(
    items: Sequence[Item], work: Callable[[Item], Awaitable[Result]], at_once: int = AT_ONCE
) -> list[Result]:
    """Return the result of `work` for each item, with at most `at_once` concurrent calls."""
    gate = asyncio.Semaphore(at_once)

    async def limited(item: Item) -> Result:
        async with gate:
            return await work(item)

    return await asyncio.gather(*map(limited, items))


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def machine() -> str:
    """Return a description of the machine and software that the figures depend on."""
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        "unknown processor",
    )
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{os.cpu_count()} cores, {model}, Python {python}, load average {os.getloadavg()[0]:.2f}"
