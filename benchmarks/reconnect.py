"""Simultaneous reconnection of all clients after a restart.

python benchmarks/reconnect.py [--clients 5000] [--kill]

Tables of four are in play. The server is stopped (or killed) and restarted on the same port. Every client connects as
soon as possible, says hello and requests the entries that it has missed. The program prints the seconds until the
last client has its position, from the server's start and from its first answer.
"""

import argparse
import asyncio
import socket
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from aiohttp import ClientConnectionError, ClientSession, WSMsgType

from load import SEATS, Client, connect, open_table
from server_process import Program, be_client, each, machine, make_guest, percentile, serve, session

TRY_S = 0.05


class _Message(msgspec.Struct):
    type: str
    first: int = 0


_decode = msgspec.json.Decoder(_Message).decode


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def come_back(
    http: ClientSession, cookie: str, table: str, seat: int, since: int, all_back: asyncio.Barrier
) -> float:
    """Connect, say hello, subscribe to the table, and stay until all clients are back.

    Returns the time at which the position arrived.
    """
    while True:
        try:
            async with http.ws_connect("/ws", headers={"Cookie": cookie}, max_msg_size=0) as line:
                await line.send_str('{"do": "hello", "id": "h"}')
                watch: dict[str, Any] = {
                    "do": "watch",
                    "id": "w",
                    "table": table,
                    "seat": seat,
                    "since": since,
                }
                await line.send_str(msgspec.json.encode(watch).decode())
                async for frame in line:
                    if frame.type is WSMsgType.TEXT and _decode(frame.data).type == "entries":
                        back = time.perf_counter()
                        await all_back.wait()
                        return back
        except (ClientConnectionError, OSError):
            pass
        await asyncio.sleep(TRY_S)


async def open_tables(http: ClientSession, cookies: list[str]) -> list[tuple[str, int]]:
    """Seat a client for each cookie, and return the table of each client with the number of its next entry."""
    lines: list[Client] = await each(cookies, lambda cookie: connect(http, cookie))
    groups = [lines[i : i + SEATS] for i in range(0, len(lines), SEATS)]
    tables = await each(groups, open_table, 20)
    return [(table.name, client.heard) for table in tables for client in table.clients]


async def return_all(program: Program, cookies: list[str], at: list[tuple[str, int]]) -> list[float]:
    """Return the time at which each client was back."""
    async with session(program.address) as http:
        all_back = asyncio.Barrier(len(cookies))
        back = (
            come_back(http, cookie, table, i % SEATS, since, all_back)
            for i, (cookie, (table, since)) in enumerate(zip(cookies, at, strict=True))
        )
        return await asyncio.gather(*back)


async def measure(folder: Path, clients: int, *, kill: bool) -> None:
    port = free_port()
    program = serve(folder, port)
    async with session(program.address) as http:
        cookies = await each(range(clients), lambda i: make_guest(http, f"Guest {i}"))
        at = await open_tables(http, cookies)
        begun = time.perf_counter()
        if kill:
            program.kill()
        else:
            status = await asyncio.to_thread(program.stop)
            print(f"stopped in {time.perf_counter() - begun:.1f} s, exit status {status}")
    begun = time.perf_counter()
    program = serve(folder, port)
    try:
        up = time.perf_counter()
        back = await return_all(program, cookies, at)
        cpu = program.cpu
    finally:
        program.kill()
    seconds = [moment - begun for moment in back]
    print(
        f"{clients} clients at {clients // SEATS} tables: server up after {up - begun:.1f} s; "
        f"half back after {percentile(seconds, 0.5):.1f} s, all after {max(seconds):.1f} s "
        f"({max(back) - up:.1f} s after it was up); {cpu:.1f} CPU s"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clients", type=int, default=5000, help="number of clients (5000)")
    options.add_argument("--kill", action="store_true", help="end the server with SIGKILL")
    args = options.parse_args()
    be_client()
    print(machine())
    with tempfile.TemporaryDirectory(prefix="virado-reconnect-") as folder:
        uvloop.run(measure(Path(folder), args.clients, kill=args.kill))


if __name__ == "__main__":
    main()
