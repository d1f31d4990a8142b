"""Effect of one flooding client on others: `python benchmarks/floods.py [KIND ...] [--seconds 4]`.

At three tables, four people each move without pause. A client at another address sends as many requests of one kind
as it can, from a separate process of low priority. It stops after the given time or after `MOST` requests. The
program measures the milliseconds from sending a move to its arrival at the last of the four seats, before, during and
after the flood. The server has its usual limits.
"""

import argparse
import asyncio
import itertools
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import (
    ClientConnectionError,
    ClientSession,
    ClientWebSocketResponse,
    TCPConnector,
    WSMsgType,
    WSServerHandshakeError,
)

from load import SEATS, Table, connect, open_table
from server_process import Program, be_client, each, machine, make_guest, percentile, serve, session

TABLES = 3
PAUSE_S = 0.02
"""Seconds between two moves at a table."""
SOURCE = "127.0.0.2"
"""Address of the flood."""
MOST = 1_000_000
"""Maximum number of requests of one flood."""
AT_ONCE = 20
"""Number of a flood's concurrent requests."""
LONGER_S = 20.0
"""Seconds beyond its time limit after which a flood is killed."""
PER_ADDRESS = 200
Step = Callable[[int], Awaitable[str]]


async def repeat(until: float, step: Step) -> Counter[str]:
    """Repeat a step until the time `until`, and count the outcomes."""
    outcomes: Counter[str] = Counter()
    numbers = iter(range(MOST))

    async def go_on() -> None:
        for number in numbers:
            if time.monotonic() > until:
                return
            outcomes[await step(number)] += 1

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
    return outcomes


async def over_http(http: ClientSession, until: float, method: str, path: str, body: Any) -> Counter[str]:
    async def step(_number: int) -> str:
        try:
            async with http.request(method, path, json=body) as response:
                await response.read()
                return str(response.status)
        except ClientConnectionError:
            return "cut off"

    return await repeat(until, step)


async def over_line(
    http: ClientSession, until: float, send: Callable[[ClientWebSocketResponse, int], Awaitable[None]]
) -> Counter[str]:
    """Send on one connection without waiting for answers, and count the messages sent and received."""
    outcomes: Counter[str] = Counter()
    cookie = await make_guest(http, "Flood")
    async with http.ws_connect("/ws", headers={"Cookie": cookie}, max_msg_size=0, autoping=False) as line:
        await line.send_json({"do": "hello", "id": "h"})

        async def listen() -> None:
            async for frame in line:
                if frame.type is WSMsgType.TEXT:
                    message = json.loads(frame.data)
                    outcomes[message.get("code", message["type"])] += 1
                else:
                    outcomes[frame.type.name.lower()] += 1

        listening = asyncio.create_task(listen())
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                for number in range(MOST):
                    await send(line, number)
                    outcomes["sent"] += 1
                    if number % AT_ONCE == 0:
                        await asyncio.sleep(0)
        except TimeoutError:
            pass
        except ClientConnectionError:
            outcomes["cut off"] += 1
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    return outcomes


async def frames(http: ClientSession, until: float) -> Counter[str]:
    return await over_line(http, until, lambda line, _: line.send_str("{}"))


async def pings(http: ClientSession, until: float) -> Counter[str]:
    return await over_line(http, until, lambda line, _: line.ping())


async def new_tables(http: ClientSession, until: float) -> Counter[str]:
    def create(line: ClientWebSocketResponse, number: int) -> Awaitable[None]:
        return line.send_json({"do": "create", "id": f"c{number}", "variant": "casino"})

    return await over_line(http, until, create)


async def sign_ins(http: ClientSession, until: float) -> Counter[str]:
    body = {"account": "nobody-here", "password": "wrong password"}
    return await over_http(http, until, "POST", "/api/sign-in", body)


async def requests(http: ClientSession, until: float) -> Counter[str]:
    return await over_http(http, until, "GET", "/api/variants", None)


async def pages(http: ClientSession, until: float) -> Counter[str]:
    return await over_http(http, until, "GET", "/", None)


async def unknown_addresses(http: ClientSession, until: float) -> Counter[str]:
    return await over_http(http, until, "GET", "/nowhere", None)


async def reconnects(http: ClientSession, until: float) -> Counter[str]:
    """Open connections, say hello and close them again, until `until`."""
    cookie = await make_guest(http, "Flood")

    async def step(_number: int) -> str:
        try:
            async with http.ws_connect("/ws", headers={"Cookie": cookie}) as line:
                await line.send_json({"do": "hello", "id": "h"})
                return str((await line.receive_json())["type"])
        except WSServerHandshakeError as error:
            return str(error.status)
        except (ClientConnectionError, TypeError):
            return "cut off"

    return await repeat(until, step)


FLOODS = {
    "frames": frames,
    "pings": pings,
    "sign-ins": sign_ins,
    "new-tables": new_tables,
    "http": requests,
    "pages": pages,
    "nowhere": unknown_addresses,
    "coming": reconnects,
}


async def flood(kind: str, address: str, seconds: float) -> None:
    """Run a flood and print its outcome."""
    os.nice(10)
    connector = TCPConnector(limit=0, local_addr=(SOURCE, 0))
    async with ClientSession(address, connector=connector) as http:
        print("begins", flush=True)
        print(json.dumps(await FLOODS[kind](http, time.monotonic() + seconds)), flush=True)


_turns = itertools.count()


async def moves(tables: list[Table], goes_on: Callable[[], bool]) -> list[float]:
    """Return the milliseconds of moves at all tables while `goes_on` returns True."""
    for table in tables:
        table.sent.clear()

    async def play(table: Table) -> None:
        while goes_on():
            await table.move(next(_turns))
            last = max(table.sent)
            while any(last not in client.at for client in table.clients):
                await asyncio.sleep(0.001)
            await asyncio.sleep(PAUSE_S)

    await asyncio.gather(*map(play, tables))
    return [each_ for table in tables for each_ in table.latencies()]


async def quiet(tables: list[Table], seconds: float) -> list[float]:
    until = time.monotonic() + seconds
    return await moves(tables, lambda: time.monotonic() < until)


async def moves_during_flood(
    tables: list[Table], kind: str, address: str, seconds: float
) -> tuple[list[float], str]:
    """Return the milliseconds of moves during a flood, and the flood's outcome."""
    command = (sys.executable, __file__, kind, "--at", address, "--seconds", str(seconds))
    child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    await child.stdout.readline()
    ending = asyncio.create_task(child.communicate())
    try:
        async with asyncio.timeout(seconds + LONGER_S):
            found = await moves(tables, lambda: not ending.done())
        told, _ = await ending
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    return found, told.decode().strip()


def show(when: str, found: list[float]) -> None:
    print(
        f"  {when:7} {len(found):5} moves  p50 {percentile(found, 0.5):6.1f} ms  p99 {percentile(found, 0.99):6.1f} ms"
        f"  largest {max(found):6.1f} ms",
        flush=True,
    )


async def measure(program: Program, kinds: list[str], seconds: float) -> None:
    async with session(program.address) as http:
        cookies = await each(range(TABLES * SEATS), lambda i: make_guest(http, f"Guest {i}"))
        clients = await each(cookies, lambda cookie: connect(http, cookie))
        groups = [clients[i : i + SEATS] for i in range(0, len(clients), SEATS)]
        tables = await each(groups, open_table)
        for kind in kinds:
            cpu, at = program.cpu, time.monotonic()
            before = await quiet(tables, seconds)
            usual, cpu, at = (program.cpu - cpu) / (time.monotonic() - at), program.cpu, time.monotonic()
            during, told = await moves_during_flood(tables, kind, program.address, seconds)
            busy = (program.cpu - cpu) / (time.monotonic() - at)
            after = await quiet(tables, seconds)
            print(f"{kind}: {told}; the server uses {100 * usual:.0f} % of its core, then {100 * busy:.0f} %")
            show("before", before)
            show("during", during)
            show("after", after)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "kinds", nargs="*", choices=(*FLOODS, "all"), default="all", help="floods to run; default: all"
    )
    options.add_argument("--seconds", type=float, default=4.0, help="duration of each flood in seconds (4)")
    options.add_argument("--at", default="", help="only send, to the server at this address")
    args = options.parse_args()
    if args.at:
        asyncio.run(flood(args.kinds[0], args.at, args.seconds))
        return
    be_client()
    print(machine())
    with tempfile.TemporaryDirectory(prefix="virado-floods-") as folder:
        program = serve(Path(folder), per_address=PER_ADDRESS)
        try:
            asyncio.run(measure(program, list(FLOODS) if "all" in args.kinds else args.kinds, args.seconds))
        finally:
            program.stop()


if __name__ == "__main__":
    main()
