"""Memory of a running table on a server: `python benchmarks/table_memory.py [--tables 100] [--entries 90]`.

Tables of a real server run in this process, with its SQLite database and four subscribers each. They play until their
logs have the given number of entries, with captures if possible. Each command has an id, as commands of a browser do.
The first figure is the memory that Python has allocated for the tables (`tracemalloc`), per table. Then the program
lists the objects that are reachable from only one table. With `--reads en`, the subscribers also receive texts, as a
browser does. With `--views`, the seat to act first requests its legal moves. Messages to sockets are discarded.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import tracemalloc
import uuid
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import msgspec

from server_process import machine
from virado.cards import Seat
from virado.match import Match
from virado.server import wire
from virado.server.bootstrap import open_server
from virado.server.person import StoredPerson
from virado.server.settings import Settings
from virado.server.tables.locations import UNKNOWN_LOCATION
from virado.server.tables.node import Node
from virado.server.tables.table import Table
from virado.session import Play, ShowEntropy, Sit, commitment_to

ENTROPY = "00" * 32
VARIANT = "casino(players=4, target=1000)"
SIZE_OF_RAW = 64
"""Size in bytes of a `msgspec.Raw` object without its content, because `sys.getsizeof` does not report it."""
NOT_OF_TABLES = (
    type,
    ModuleType,
    FunctionType,
    BuiltinFunctionType,
    CodeType,
    FrameType,
    asyncio.AbstractEventLoop,
)


class Follower:
    """A subscriber that discards all messages."""

    def __init__(self, person: StoredPerson, text_language: str) -> None:
        self.me = person
        self.person = person.id
        self.text_language = text_language
        self.location = UNKNOWN_LOCATION

    def send(self, message: bytes) -> None:
        """Discard a message."""

    def resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        """Do nothing when the server ends."""


async def open_table(node: Node, variant: str, followers: list[Follower]) -> Table:
    """Open a table for these followers, deal the cards, and return the table."""
    create = wire.Create(id=str(uuid.uuid4()), variant=variant, sit=0)
    table = await node.create(followers[0].me, create)
    for seat, follower in enumerate(followers[1:], 1):
        sit = Sit(seat=seat, commitment=commitment_to(ENTROPY))
        (await table.act(sit, follower.me.session_person, str(uuid.uuid4()))).accepted()
    (await table.start_match(by=followers[0].person)).accepted()
    for seat, follower in enumerate(followers):
        if seat:
            show = ShowEntropy(seat=seat, entropy=ENTROPY)
            (await table.act(show, follower.me.session_person, str(uuid.uuid4()))).accepted()
        await table.subscribe(follower, seat, 0)
    return table


async def play(
    table: Table, followers: list[Follower], entries: int, rng: random.Random, *, views: bool
) -> None:
    """Play moves until the log has the given length."""
    while len(table.session.log) < entries:
        match = table.session.match
        assert match is not None
        seat = match.to_act[0]
        if views:
            (await table.view(followers[seat].person, seat)).legal(wire.MAX_LEGAL)
        move = choose(match.clone(), seat, rng)
        (
            await table.act(Play(seat=seat, move=move), followers[seat].me.session_person, str(uuid.uuid4()))
        ).accepted()


def choose(match: Match, seat: Seat, rng: random.Random) -> str:
    moves = [str(move) for move in match.legal(seat, 200)]
    captures = [move for move in moves if " x " in move]
    return rng.choice(captures or moves)


# ---------------------------------------------------------------------- memory by part
PARTS = {
    "log: entries": "session._log",
    "match: steps": "session._state.match._steps",
    "match: events": "session._state.match._events",
    "match: events as heard": "session._state.match._heard",
    "match: what undo needs": "session._state.match._done",
    "match: packed states": "session._state.match._checkpoints",
    "match: chance": "session._state.match._chance",
    "match: the rest": "session._state.match",
    "state of the session": "session._state",
    "log in words": "audience._log_text",
    "audience": "audience",
    "bots": "_bots",
    "the rest": "",
}
"""Attributes that hold the parts of a table, in the order of counting.

An object counts only in the first part that reaches it.
"""


def reachable_objects(start: Iterable[Any], seen: set[int]) -> Iterator[Any]:
    """Yield every reachable object once."""
    waiting = list(start)
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, NOT_OF_TABLES):
            continue
        seen.add(id(found))
        yield found
        waiting += gc.get_referents(found)


def attribute(path: str, of: Any) -> Any:
    for name in path.split(".") if path else ():
        of = getattr(of, name, None)
    return of


def shares(node: Node, tables: list[Table]) -> tuple[Counter[str], Counter[str]]:
    """Return the bytes by part of one table, and by type.

    An object counts if it is reachable from the first table and not from the second.
    """
    one, other = tables[:2]
    services = vars(one)["_services"]
    of_all = [node, *vars(node).values(), services, *services]
    people = [follower for table in tables for follower in table.subscribers.list_subscribers()]
    cut = {id(found) for found in (*of_all, *people, __builtins__, sys.modules)}
    shared = cut | {id(found) for found in reachable_objects([other], set(cut))}
    by_part: Counter[str] = Counter()
    by_type: Counter[str] = Counter()
    seen = set(shared)
    for name, path in PARTS.items():
        for found in reachable_objects([attribute(path, one)], seen):
            size = SIZE_OF_RAW if isinstance(found, msgspec.Raw) else sys.getsizeof(found)
            by_part[name] += size
            by_type[type(found).__name__] += size
    return by_part, by_type


async def main(args: argparse.Namespace, folder: Path) -> None:
    settings = Settings(data=folder, log="off", prepare_bots=False, most_tables=0, per_address=0)
    async with open_server(settings) as server:
        node = server.node
        rng = random.Random(1)
        people = [
            Follower(
                await server.people.add_guest(f"Guest {number}", "127.0.0.1", node.runtime.now()), args.reads
            )
            for number in range(4 * (args.tables + 1))
        ]
        groups = [people[at : at + 4] for at in range(0, len(people), 4)]
        first = await open_table(node, args.variant, groups[0])
        await play(first, groups[0], args.entries, rng, views=args.views)
        tracemalloc.start()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        tables: list[Table] = []
        for group in groups[1:]:
            table = await open_table(node, args.variant, group)
            await play(table, group, args.entries, rng, views=args.views)
            tables.append(table)
        gc.collect()
        used = (tracemalloc.get_traced_memory()[0] - before) / len(tables) / 1024
        tracemalloc.stop()
        print(f"{used:.1f} KiB a table of {args.variant} with {args.entries} entries ({args.tables} tables)")
        by_part, by_type = shares(node, tables)
        for what, found in (("by part", by_part), ("by type", by_type)):
            print(f"  {what}: {sum(found.values()) / 1024:.1f} KiB")
            for name, count in found.most_common(16):
                print(f"    {count / 1024:6.1f}  {name}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100, help="number of tables (100)")
    options.add_argument("--entries", type=int, default=90, help="log entries per table (90)")
    options.add_argument("--variant", default=VARIANT, help="variant to play")
    options.add_argument("--reads", default="", help="language in which the subscribers also receive texts")
    options.add_argument(
        "--views", action="store_true", help="let the seat to act request its legal moves first"
    )
    print(machine())
    with tempfile.TemporaryDirectory(prefix="virado-memory-") as created:
        asyncio.run(main(options.parse_args(), Path(created)))
