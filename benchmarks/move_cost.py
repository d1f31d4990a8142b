"""CPU time per move of a server's event loop, without sockets.

python benchmarks/move_cost.py [--tables 100] [--moves 16]

Tables of a real server run in this process, with its SQLite database and four subscribers each. They play at random,
ten of them concurrently. A move is parsed, checked, made, stored and sent to four seats; messages to sockets are
discarded. The program prints the CPU time per move of the loop's thread: the median over all groups of ten, and the
20th percentile, which other programs affect least. `--profile` counts calls instead. To compare with other sources,
select them by PYTHONPATH, and run both in turn.
"""

import argparse
import asyncio
import cProfile
import gc
import random
import tempfile
import time
import uuid
from pathlib import Path

import uvloop

import virado
from server_process import machine, percentile
from table_memory import VARIANT, Follower, choose, open_table
from virado.server.bootstrap import open_server
from virado.server.settings import Settings
from virado.server.tables.table import Table
from virado.session import Play, Session

AT_ONCE = 10
"""Number of tables that move concurrently."""
WARM = 2
"""Warm-up moves of each table."""


def next_move(session: Session, rng: random.Random) -> Play:
    """Return a capture if there is one, else another legal move."""
    match = session.match
    assert match is not None
    seat = match.to_act[0]
    return Play(seat=seat, move=choose(match.clone(), seat, rng))


async def measure(
    tables: list[tuple[Table, list[Follower]]], moves: int, watch: cProfile.Profile | None
) -> list[float]:
    """Return the CPU time per move in microseconds, for every group of ten."""
    rng = random.Random(1)
    found: list[float] = []
    for turn in range(WARM + moves):
        for first in range(0, len(tables), AT_ONCE):
            ten = [
                (table, followers, next_move(table.session, rng), str(uuid.uuid4()))
                for table, followers in tables[first : first + AT_ONCE]
            ]
            if watch is not None:
                watch.enable()
            begun = time.thread_time()
            answers = await asyncio.gather(
                *(
                    table.act(play, followers[play.seat].me.session_person, name)
                    for table, followers, play, name in ten
                )
            )
            took = time.thread_time() - begun
            if watch is not None:
                watch.disable()
            for answer in answers:
                answer.accepted()
            if turn >= WARM:
                found.append(1e6 * took / len(ten))
    return found


async def main(args: argparse.Namespace, folder: Path) -> None:
    settings = Settings(data=folder, log="off", prepare_bots=False, most_tables=0, per_address=0)
    async with open_server(settings) as server:
        node = server.node
        tables: list[tuple[Table, list[Follower]]] = []
        for number in range(args.tables):
            people = [
                await server.people.add_guest(f"Guest {number} {seat}", "127.0.0.1", node.runtime.now())
                for seat in range(4)
            ]
            followers = [Follower(person, "") for person in people]
            tables.append((await open_table(node, args.variant, followers), followers))
        gc.collect()
        gc.freeze()
        watch = cProfile.Profile() if args.profile else None
        costs = await measure(tables, args.moves, watch)
    source = Path(virado.__file__).parent.parent
    print(
        f"{source}: {percentile(costs, 0.5):.0f} us a move, low {percentile(costs, 0.2):.0f} us; {args.tables} tables"
    )
    if watch is not None:
        watch.print_stats("tottime")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100, help="number of tables (100)")
    options.add_argument("--moves", type=int, default=16, help="moves per table (16)")
    options.add_argument("--variant", default=VARIANT, help="variant to play")
    options.add_argument("--profile", action="store_true", help="profile the calls instead of measuring time")
    print(machine())
    with tempfile.TemporaryDirectory(prefix="virado-moves-") as created:
        uvloop.run(main(options.parse_args(), Path(created)))
