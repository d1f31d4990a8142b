"""Latency of a person's moves while experts search without pause at other tables.

`python benchmarks/expert_tables.py [TABLES] [SECONDS]` starts a server and measures the time until a person's moves
are acknowledged, first alone and then beside the experts. Server, experts and person share all cores. With
`--empty-cache`, the program measures the time until the first bot of a fresh server moves, and until all experts have
been compiled.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvloop
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, web

from server_process import machine, percentile
from virado.server.app import runner
from virado.server.bootstrap import open_server
from virado.server.settings import Settings

VARIANTS = (
    "royal-dominican",
    "tuxedo",
    "raub",
    "hazari",
    "kaszino-kirschner",
    "zwanzig-ab",
    "casino",
    "nordic-royal",
)
PERSONS = 4
"""Number of persons who open the experts' tables, since each person has a quota."""
PAUSE_S = 0.02
"""Seconds between two moves of the person."""


class Person:
    """A client that sends one request at a time."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self.entries: dict[str, Any] = {}
        """Latest message of each table."""
        self.table = ""
        """Id of the person's own table."""
        self.moves = 0
        """Number of experts' moves received."""

    async def hello(self) -> None:
        """Send the hello message."""
        await self._socket.send_str(json.dumps({"do": "hello", "id": "hello"}))
        await self.hear()

    async def ask(self, do: str, **fields: Any) -> Any:
        """Send a request and return its result."""
        self._number += 1
        await self._socket.send_str(json.dumps({"do": do, "id": f"b{self._number}", **fields}))
        while True:
            message = await self.hear()
            if message.get("id") == f"b{self._number}":
                if message["type"] == "refused":
                    raise SystemExit(f"{do} refused: {message}")
                return message.get("result")

    async def hear(self) -> Any:
        """Return the next message."""
        message: Any = await self._socket.receive_json()
        if message["type"] == "entries":
            self.entries[message["table"]] = message
            self.moves += sum(entry["entry"] == "moved" for entry in message["entries"])
        return message


@asynccontextmanager
async def person(address: str, name: str) -> AsyncGenerator[Person]:
    """Connect as a new guest."""
    async with ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as http:
        await http.post("/api/guest", json={"name": name})
        async with http.ws_connect("/ws", max_msg_size=0) as socket:
            client = Person(socket)
            await client.hello()
            yield client


async def acknowledgements(client: Person, seconds: float) -> list[float]:
    """Return the milliseconds from each move to its acknowledgement.

    The person plays both seats of a table.
    """
    found: list[float] = []
    until = time.perf_counter() + seconds
    table = client.table
    while time.perf_counter() < until:
        if not table or client.entries[table]["state"]["stage"] == "over":
            table = client.table = (await client.ask("create", variant="zwanzig-ab(players=2)", sit=0))["id"]
            await client.ask("act", table=table, command={"do": "sit", "seat": 1})
            await client.ask("start", table=table)
            await client.ask("watch", table=table, seat=0)
        seat = client.entries[table]["state"]["asked"][0][0]
        move = (await client.ask("legal", table=table, seat=seat, limit=1))["moves"][0]["text"]
        await asyncio.sleep(PAUSE_S)
        begin = time.perf_counter()
        await client.ask("act", table=table, command={"do": "play", "seat": seat, "move": move})
        found.append(1000 * (time.perf_counter() - begin))
    return found


async def open_expert_tables(client: Person, numbers: range) -> list[str]:
    """Open tables with experts on all seats and return their ids."""
    names: list[str] = []
    for number in numbers:
        variant = VARIANTS[number % len(VARIANTS)]
        seats = 4 if variant == "hazari" else 2 if "raub" not in variant and "zwanzig" not in variant else 4
        bots = {str(seat): "expert" for seat in range(seats)}
        table = (await client.ask("create", variant=variant, bots=bots, start=True))["id"]
        await client.ask("watch", table=table)
        names.append(table)
    return names


async def keep_open(client: Person, numbers: range, names: list[str]) -> None:
    """Open another table whenever a match is over."""
    while True:
        message = await client.hear()
        if message["type"] == "entries" and message["state"]["stage"] == "over" and message["table"] in names:
            names.remove(message["table"])
            await client.ask("unwatch", table=message["table"])
            names += await open_expert_tables(client, range(numbers.start, numbers.start + 1))


def show(what: str, found: list[float]) -> None:
    figures = "  ".join(
        f"p{round(100 * share)} {percentile(found, share):6.1f} ms" for share in (0.5, 0.9, 0.99)
    )
    print(f"{what:28} {len(found):5} moves  {figures}  largest {max(found):6.1f} ms", flush=True)


async def measure(address: str, tables: int, seconds: float) -> None:
    """Print the figures of a person who plays alone, and beside the experts."""
    while await count_unprepared(
        address
    ):  # a client that does not read would be disconnected, so none is connected yet
        await asyncio.sleep(0.5)
    async with person(address, "Rosa") as rosa:
        show("alone", await acknowledgements(rosa, seconds / 4))
        openers = [person(address, f"Opener {number}") for number in range(PERSONS)]
        clients = [await opener.__aenter__() for opener in openers]
        share = tables // PERSONS
        tasks: list[asyncio.Task[None]] = []
        for number, client in enumerate(clients):
            numbers = range(number * share, (number + 1) * share)
            names = await open_expert_tables(client, numbers)
            tasks.append(asyncio.create_task(keep_open(client, numbers, names)))
        while await count_unprepared(address):
            await rosa.ask("ping")
            await asyncio.sleep(0.5)
        before = sum(client.moves for client in clients)
        begin = time.perf_counter()
        found = await acknowledgements(rosa, seconds)
        made = sum(client.moves for client in clients) - before
        show(f"beside {PERSONS * share} tables of experts", found)
        print(f"experts made {made / (time.perf_counter() - begin):.0f} moves a second")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for opener in openers:
            await opener.__aexit__(None, None, None)


async def count_unprepared(address: str) -> int:
    """Return the number of requested bots that still need preparation."""
    async with ClientSession(address) as http, http.get("/metrics") as answer:
        text = await answer.text()
    return int(
        float(
            next(line.split()[-1] for line in text.splitlines() if line.startswith("virado_bots_not_ready"))
        )
    )


async def first_moves(address: str, patience: float) -> None:
    """Print the time until the first bot moves, and until the experts of its family have been compiled."""
    async with person(address, "Rosa") as rosa:
        begin = time.perf_counter()
        card = await rosa.ask(
            "create", variant="royal-dominican", bots={"0": "expert", "1": "expert"}, start=True
        )
        await rosa.ask("watch", table=card["id"])
        while not rosa.moves:
            await rosa.hear()
        print(f"first bot move {time.perf_counter() - begin:.1f} s after the request", flush=True)
        found: list[float] = []
        while time.perf_counter() - begin < patience and await count_unprepared(address):
            found += await acknowledgements(rosa, 2)
        print(f"all kernels ready {time.perf_counter() - begin:.0f} s after the request")
        show("moves in the meantime", found)


async def serve(folder: Path) -> None:
    """Run a server whose bots move without delay, until it is killed."""
    settings = Settings(port=0, data=folder, bot_pause=(0.0, 0.0), per_address=0, log="off")
    async with open_server(settings) as server:
        running = runner(server)
        await running.setup()
        await web.TCPSite(running, "127.0.0.1", 0).start()
        print(f"http://127.0.0.1:{running.addresses[0][1]}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="?", type=int, default=32, help="number of tables with experts (32)")
    parser.add_argument("seconds", nargs="?", type=float, default=40.0, help="seconds per measurement (40)")
    parser.add_argument(
        "--empty-cache", action="store_true", help="measure a fresh server without compiled kernels"
    )
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
            loop.run(serve(args.serve))
        return
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        cache = {"VIRADO_CACHE_DIR": f"{folder}/cache"} if args.empty_cache else {}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **cache}
        ) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            try:
                if args.empty_cache:
                    asyncio.run(first_moves(address, args.seconds))
                else:
                    asyncio.run(measure(address, args.tables, args.seconds))
            finally:
                process.kill()


if __name__ == "__main__":
    main()
