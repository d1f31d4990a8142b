"""Attacks that once stopped a server, and the latencies of other clients.

    python benchmarks/attacks.py [KIND ...] [--seconds 8]

names      names of 60 KB with combining marks for POST /api/guest, /api/sign-in and /api/recover, one at a time
names-8    `names`, eight at a time
positions  `legal` and hints in a Kaszino position with more than 40 cards on the table, at several tables of one person
floods     exports, and replays of an uploaded record, twenty at a time, and throw-away guests who report one person

The other clients are a person who sends pings, a person who plays against a bot and requests the legal moves before
each move, and that bot. `--source` runs the server of another checkout (its folder `src`). The server has its usual
limits, and the attacker has another address.
"""

import argparse
import asyncio
import itertools
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    DummyCookieJar,
    TCPConnector,
)

from server_process import Program, machine, make_guest, percentile, serve, session
from virado.match import Match
from virado.record import encode

HEADERS = {"X-Forwarded-For": "203.0.113.7"}
"""The attacker's address in a proxy header; the other clients send none."""
REPORTERS = 10
NAME = "a" + "\u0301\u0323" * 15_000
"""A name of 60 KB whose marks need reordering."""
AGAINST_BOT = {"variant": "zwanzig-ab(players=2)", "sit": 0, "bots": {"1": "beginner"}, "start": True}
FULL = 42
"""Minimum number of cards on the table in an attacked position."""
TABLES = 3
"""Number of tables of the attacker."""
PING_S = 0.05
AT_ONCE = 20
MOST = 100_000
"""Maximum requests per attack."""
RECOVERS_S = 6.0
"""Seconds of measurement after an attack."""


class Line:
    """A connection that matches answers by id, and stores notifications in `latest`."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count()
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.latest: dict[tuple[str, int], dict[str, Any]] = {}
        """The latest `entries` of each table and seat."""
        self.changed = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self._socket:
            message = json.loads(frame.data)
            if message["type"] == "entries":
                self.latest[message["table"], message["seat"]] = message
                self.changed.set()
            elif (asked := self._waiting.pop(message.get("id", ""), None)) is not None and not asked.done():
                asked.set_result(message)

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        number = f"{next(self._numbers)}"
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"do": do, "id": number, **fields})
        return await self._waiting[number]

    async def until_asked(self, table: str) -> int:
        """Wait for a decision of this connection and return its seat; -1 if the match is over."""
        while True:
            for (name, seat), now in self.latest.items():
                if name == table and now["state"]["stage"] == "over":
                    return -1
                if name == table and any(asked[0] == seat for asked in now["state"]["asked"]):
                    return seat
            self.changed.clear()
            await self.changed.wait()

    async def close(self) -> None:
        self._listening.cancel()
        await self._socket.close()


async def connect(http: ClientSession, name: str, cookie: str = "") -> tuple[Line, str]:
    """Connect as a new guest or by a cookie; return the connection and the cookie."""
    cookie = cookie or await make_guest(http, name)
    line = Line(await http.ws_connect("/ws", headers={"Cookie": cookie}, max_msg_size=0))
    await line.ask("hello")
    return line, cookie


class Times:
    """Latencies in milliseconds by kind.

    A request that is unanswered at the end of a phase counts with its waiting time so far, if that exceeds half a second.
    """

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = {"ping": [], "legal": [], "bot move": []}
        self.begun: dict[str, float] = {}

    async def take(self, kind: str, work: Awaitable[Any]) -> Any:
        """Time a piece of work and return its result."""
        self.begun[kind] = time.perf_counter()
        found = await work
        begun = self.begun.pop(kind, None)
        if begun is not None:
            self.found[kind].append(1000 * (time.perf_counter() - begun))
        return found

    def take_new(self) -> dict[str, list[float]]:
        """Return the measurements since the last call."""
        now = time.perf_counter()
        for kind, begun in self.begun.items():
            if now - begun > 0.5:
                self.found[kind].append(1000 * (now - begun))
                self.begun[kind] = now
        found, self.found = self.found, {kind: [] for kind in self.found}
        return found


async def ping(line: Line, times: Times) -> None:
    while True:
        await times.take("ping", line.ask("ping"))
        await asyncio.sleep(PING_S)


async def play(line: Line, times: Times) -> None:
    """Play matches against a bot without pauses."""
    while True:
        table = (await line.ask("create", **AGAINST_BOT))["result"]["id"]
        await line.ask("pace", table=table, pace="quick")
        await line.ask("watch", table=table, seat=0, since=0)
        while await times.take("bot move", line.until_asked(table)) >= 0:
            legal = await times.take("legal", line.ask("legal", table=table, seat=0, limit=500))
            if legal["type"] == "done" and legal["result"]["moves"]:
                move = legal["result"]["moves"][0]["text"]
                line.latest.pop((table, 0), None)
                command = {"do": "play", "seat": 0, "move": move}
                await line.ask("act", table=table, command=command)
            await asyncio.sleep(0.02)


# ---------------------------------------------------------------------- attacks
async def post(http: ClientSession, path: str, body: Any, found: Counter[str], cookie: str = "") -> None:
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    data = json.dumps(body, ensure_ascii=False).encode()
    try:
        async with http.post(path, data=data, headers=headers) as answer:
            await answer.read()
            found[f"{path.rpartition('/')[2]} {answer.status}"] += 1
    except (ClientError, TimeoutError, OSError):
        found["cut off"] += 1


async def names(http: ClientSession, found: Counter[str], at_once: int = 1) -> None:
    bodies = itertools.cycle(
        [
            ("/api/guest", {"name": NAME}),
            ("/api/sign-in", {"account": NAME, "password": "correct horse"}),
            ("/api/recover", {"account": NAME, "code": "AAAA", "password": "correct horse"}),
        ]
    )
    numbers = iter(range(MOST))

    async def go_on() -> None:
        for _ in numbers:
            await post(http, *next(bodies), found)

    await asyncio.gather(*(go_on() for _ in range(at_once)))


async def names_8(http: ClientSession, found: Counter[str]) -> None:
    await names(http, found, 8)


async def fill(line: Line, found: Counter[str]) -> tuple[str, int]:
    """Open a Kaszino table with one person in both seats who trails every card."""
    table = (await line.ask("create", variant="kaszino-ulmann", sit=0))["result"]["id"]
    await line.ask("act", table=table, command={"do": "sit", "seat": 1})
    for seat in (0, 1):
        await line.ask("watch", table=table, seat=seat, since=0)
    await line.ask("start", table=table)
    while True:
        seat = await line.until_asked(table)
        view = line.latest[(table, seat)]["view"]
        if len(view["loose"]) >= FULL:
            break
        for card in view["hands"][seat]:
            command = {"do": "play", "seat": seat, "move": f"trail {card}"}
            if (await line.ask("act", table=table, command=command))["type"] == "done":
                break
        else:
            break
    found[f"{len(view['loose'])} cards on the table"] += 1
    return table, seat


async def positions(http: ClientSession, found: Counter[str]) -> None:
    line, cookie = await connect(http, "Flood")
    tables = [await fill(line, found) for _ in range(TABLES)]
    asked: list[dict[str, Any]] = [{"do": "legal", "limit": 500}, {"do": "hint", "level": "club"}]

    async def go_on(table: str, seat: int, ask: dict[str, Any]) -> None:
        own, _ = await connect(http, "", cookie)
        for _ in range(MOST):
            answer = await own.ask(table=table, seat=seat, **ask)
            found[f"{ask['do']} {answer.get('code', 'done')}"] += 1
            await asyncio.sleep(0.01)

    await asyncio.gather(*(go_on(table, seat, ask) for table, seat in tables for ask in asked))


async def floods(http: ClientSession, found: Counter[str]) -> None:
    match, chance = Match("zwanzig-ab(players=2)", seed=1), random.Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.view(seat).legal(12)))
    record = json.loads(encode(match.record()))
    cookies = [await make_guest(http, f"Flood {number}") for number in range(5)]
    numbers = iter(range(MOST))

    async def go_on(number: int) -> None:
        cookie = cookies[number % len(cookies)]
        for _ in numbers:
            if number % 4 == 3:
                async with http.get("/api/me/export", headers={"Cookie": cookie}) as answer:
                    await answer.read()
                    found[f"export {answer.status}"] += 1
            else:
                await post(http, "/api/replay?lang=en", record, found, cookie)

    victim, _ = await connect(http, "Victim")
    opened = await victim.ask("create", variant="zwanzig-ab(players=2)", sit=0)
    table = opened["result"]["id"]
    people: list[str] = opened["result"]["people"]
    person = next(filter(None, people))
    guests = [(await connect(http, f"Guest {number}"))[0] for number in range(REPORTERS)]

    async def report() -> None:
        """Let guests take the seat beside a person in turn, report that person, and leave."""
        for line in guests:
            await line.ask("act", table=table, command={"do": "sit", "seat": 1})
            for kind in ("insult", "spam"):
                answer = await line.ask("report", table=table, person=person, kind=kind)
                found[f"report {answer.get('code', 'done')}"] += 1
            await line.ask("act", table=table, command={"do": "leave", "seat": 1})

    await asyncio.gather(report(), *(go_on(number) for number in range(AT_ONCE)))


KINDS: dict[str, Callable[[ClientSession, Counter[str]], Awaitable[None]]] = {
    "names": names,
    "names-8": names_8,
    "positions": positions,
    "floods": floods,
}


def show(when: str, found: dict[str, list[float]]) -> None:
    """Print one line for each kind of measurement."""
    for kind, times in found.items():
        if times:
            print(
                f"  {when:7} {kind:9} {len(times):5}  p50 {percentile(times, 0.5):8.1f} ms  "
                f"p99 {percentile(times, 0.99):8.1f} ms  largest {max(times):8.1f} ms",
                flush=True,
            )
        else:
            print(f"  {when:7} {kind:9}     0", flush=True)


async def measure(program: Program, kind: str, seconds: float) -> None:
    """Attack a server in one way and print the effect on other clients."""
    connector = TCPConnector(limit=0)
    async with (
        session(program.address) as http,
        ClientSession(
            program.address,
            headers=HEADERS,
            connector=connector,
            cookie_jar=DummyCookieJar(),
            timeout=ClientTimeout(60),
        ) as foe,
    ):
        times = Times()
        pinging, _ = await connect(http, "Pinger")
        playing, _ = await connect(http, "Player")
        others = [asyncio.create_task(ping(pinging, times)), asyncio.create_task(play(playing, times))]
        await asyncio.sleep(1.0)
        times.take_new()
        await asyncio.sleep(seconds)
        before, outcomes = times.take_new(), Counter[str]()
        attack = asyncio.ensure_future(KINDS[kind](foe, outcomes))
        await asyncio.wait([attack], timeout=seconds + (20 if kind == "positions" else 0))
        during, memory = times.take_new(), program.rss
        attack.cancel()
        with suppress(asyncio.CancelledError):
            await attack
        await asyncio.sleep(RECOVERS_S)
        print(f"{kind}: {dict(outcomes)}; memory of the server {memory >> 20} MiB", flush=True)
        show("before", before)
        show("during", during)
        show("after", times.take_new())
        for other in others:
            if other.done():
                other.result()
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)


def main() -> None:
    """Run the named attacks, or all."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument(
        "kinds", nargs="*", choices=(*KINDS, "all"), default="all", help="attacks to run; default: all"
    )
    options.add_argument("--seconds", type=float, default=8.0, help="duration of each attack in seconds (8)")
    options.add_argument(
        "--source", default="", help="folder src of another checkout whose server is attacked"
    )
    args = options.parse_args()
    print(machine())
    for kind in KINDS if "all" in args.kinds else args.kinds:
        with tempfile.TemporaryDirectory(prefix="virado-attacks-") as folder:
            program = serve(
                Path(folder),
                per_address=200,
                bots=False,
                source=args.source,
                flags=("--trust-proxy",),
                pinned=False,
            )
            try:
                asyncio.run(measure(program, kind, args.seconds))
            finally:
                program.kill()


if __name__ == "__main__":
    main()
