"""Crash tests of servers during play (benchmarks/crashes.py).

No acknowledged move may be lost or repeated, and play must resume.
"""

import asyncio
import hashlib
import itertools
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tests.server.postgres import OwnPostgres
from tests.server.processes import Process
from tests.server.resilient_players import Acknowledged, Player, players
from tests.waiting import Wait
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.storage.database import Database
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.storage.store import Store
from virado.server.tables.snapshots import make_table_state
from virado.server.tables.stored_log import restore_session
from virado.session import Moved

VARIANTS = ("casino", "royal-dominican(target=100)", "zwanzig-ab(players=2)", "tuxedo")
LEASE_S = 2
LONGEST_S = 0.4
"""Maximum time of play before the next event, in seconds."""
Say: TypeAlias = Callable[[str], None]


def _nothing(_line: str) -> None:
    pass


class Report(msgspec.Struct):
    """The results of a series of crashes."""

    rounds: int = 0
    tables: int = 0
    moves: int = 0
    """Number of acknowledged moves, each found exactly once in the log."""
    entries: int = 0
    """Number of entries compared between the players' logs and the database."""
    told_again: int = 0
    """Number of entries that were sent again to new connections, and compared with the database."""
    pauses: list[float] = []
    """Seconds from the event until play had resumed at every table, by round."""
    stood: list[float] = []
    """Seconds from the return of all servers until play had resumed at every table, by round."""
    done: Counter[str] = msgspec.field(default_factory=Counter[str])
    """Number of disturbances of each kind."""

    def summary(self) -> dict[str, Any]:
        """Return the results, with quantiles of the pauses."""
        figures = msgspec.to_builtins(self)
        del figures["pauses"], figures["stood"]
        return {**figures, "pause_s": _quantiles(self.pauses), "stood_s": _quantiles(self.stood)}


def _quantiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "median": round(ordered[len(ordered) // 2], 2),
        "p90": round(ordered[len(ordered) * 9 // 10], 2),
        "longest": round(ordered[-1], 2),
    }


class Pair:
    """Two people who play one match after another."""

    def __init__(self, first: Player, second: Player, seed: int) -> None:
        self.people = (first, second)
        self.tables: list[str] = []
        self._rng = random.Random(seed)

    @property
    def moves(self) -> int:
        """Return the number of acknowledged moves."""
        return sum(len(player.acknowledged) for player in self.people)

    async def play(self, stop: asyncio.Event) -> None:
        """Play until `stop` is set."""
        first, second = self.people
        for number in itertools.count():
            variant = VARIANTS[number % len(VARIANTS)]
            table = (await first.request("create", variant=variant, sit=0))["id"]
            self.tables.append(table)
            await second.request("act", table=table, command={"do": "sit", "seat": 1})
            await asyncio.gather(first.watch(table, 0), second.watch(table, 1))
            await first.request("start", table=table)
            await asyncio.gather(*(player.play(table, self._rng, stop.is_set) for player in self.people))
            if stop.is_set():
                return
            await asyncio.gather(*(player.unwatch(table) for player in self.people))


class TableViews(NamedTuple):
    """The views that two people had of a table at one moment."""

    table: str
    people: tuple[str, ...]
    logs: list[list[dict[str, Any]]]
    made: list[list[Acknowledged]]


def collect_views(pairs: list[Pair], *, latest: bool) -> list[TableViews]:
    """Return the views of their tables that the pairs of players have received.

    With `latest=True` only current tables count.
    """
    return [
        TableViews(
            table,
            tuple(player.person for player in pair.people),
            [list(player.logs.get(table, ())) for player in pair.people],
            [[done for done in player.acknowledged if done.table == table] for player in pair.people],
        )
        for pair in pairs
        for table in (pair.tables[-2:] if latest else pair.tables)
    ]


class Checks:
    """A comparison of the players' views with the stored logs."""

    def __init__(self, store: Store, keys: Keys, report: Report) -> None:
        self.store = store
        self._keys = keys
        self._report = report
        self._packs: dict[str, list[str]] = {}
        self._counted: Counter[str] = Counter()

    async def check(self, pairs: list[Pair], *, latest: bool) -> None:
        """Raise AssertionError if an entry that a player received is missing, different or repeated in the log.

        With `latest=True` only current tables are checked.
        """
        await self.compare(collect_views(pairs, latest=latest))
        self._report.tables = sum(len(pair.tables) for pair in pairs)
        self._report.moves = sum(pair.moves for pair in pairs)
        self._report.entries = self._counted.total()

    async def compare(self, known: list[TableViews]) -> None:
        """Compare the views of one moment with the stored logs."""
        for table, people, told, made in known:
            bodies = await self.store.log(table)
            row = await self.store.load_table(table)
            assert row is not None, f"table {table} is lost"
            assert row.entries >= len(bodies)
            session = restore_session(bodies, table, self._keys.secret(table, row.secret))
            assert [entry.number for entry in session.log] == list(range(len(bodies)))
            moved = [entry for entry in session.log if isinstance(entry, Moved)]
            count = Counter((entry.sender, entry.command) for entry in moved)
            texts = {(entry.sender, entry.command): entry.text for entry in moved}
            assert set(count.values()) <= {1}, "a command was done twice"
            for seat, person in enumerate(people):
                for done in made[seat]:
                    assert texts.get((person, done.id)) == done.text, f"{done} is lost"
                stored = msgspec.to_builtins([entry.seen_by(seat) for entry in session.log])
                assert msgspec.json.decode(msgspec.json.encode(stored))[: len(told[seat])] == told[seat]
                self._counted[f"{table} {seat}"] = len(told[seat])
            if session.match is not None:
                packs = [_hash(pack) for pack in session.match.record().chance]
                before = self._packs.get(table, [])
                assert packs[: len(before)] == before, "other hidden cards than before"
                self._packs[table] = packs

    async def check_memory(self, pairs: list[Pair], addresses: list[str], rng: random.Random) -> None:
        """Raise AssertionError if a node sends a new connection a state that differs from the stored one.

        Only tables in play are checked.
        """
        for pair in pairs:
            table = pair.tables[-1]
            for seat, player in enumerate(pair.people):
                told = await player.fetch_log(table, seat, rng.choice(addresses))
                row = await self.store.load_table(table)
                assert row is not None
                bodies = (await self.store.log(table))[: len(told["entries"])]
                session = restore_session(bodies, table, self._keys.secret(table, row.secret))
                stand_ins = {int(held): level for held, level in told["state"]["stand_ins"].items()}
                stored = {
                    "entries": [entry.seen_by(seat) for entry in session.log],
                    "state": make_table_state(session, told["state"]["next_table"], stand_ins),
                    "view": session.view(seat).data if session.match is not None else None,
                }
                assert {name: told[name] for name in stored} == msgspec.json.decode(
                    msgspec.json.encode(stored)
                )
                self._report.told_again += len(bodies)


def _hash(pack: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(pack)).hexdigest()


@asynccontextmanager
async def open_storage(folder: Path, url: str) -> AsyncGenerator[tuple[Store, Keys]]:
    """Open the servers' storage and keys in this process."""
    database: Database
    database = await PostgresDatabase.connect(url) if url else SqliteDatabase(folder / "virado.db")
    try:
        yield Store(database), Keys.load_or_create(folder / KEYS)
    finally:
        await database.close()


async def _under_play(
    nodes: Callable[[], list[str]],
    stored: tuple[Store, Keys],
    report: Report,
    rounds: int,
    pairs: int,
    rng: random.Random,
    happen: Callable[[list[Pair]], Awaitable[None]],
    say: Say,
    *,
    memory: bool = False,
) -> None:
    """Cause an event repeatedly while pairs play, and check after each event that play resumes."""
    async with players(2 * pairs, nodes) as people:
        playing = [Pair(people[i], people[i + 1], rng.getrandbits(32)) for i in range(0, len(people), 2)]
        checks = Checks(*stored, report)
        stop = asyncio.Event()
        tasks = [asyncio.create_task(pair.play(stop)) for pair in playing]
        try:
            await goes_on(playing, tasks)
            for number in range(rounds):
                await asyncio.sleep(rng.uniform(0, LONGEST_S))
                begun = time.monotonic()
                await happen(playing)
                is_back = time.monotonic()
                await goes_on(playing, tasks)
                report.pauses.append(time.monotonic() - begun)
                report.stood.append(time.monotonic() - is_back)
                report.rounds += 1
                await checks.check(playing, latest=True)
                if memory:
                    await checks.check_memory(playing, nodes(), rng)
                say(f"{number + 1}/{rounds}: {report.moves} moves, {report.pauses[-1]:.2f} s")
            stop.set()
            await asyncio.wait_for(asyncio.gather(*tasks), 60)
            await checks.check(playing, latest=False)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def goes_on(pairs: list[Pair], tasks: list["asyncio.Task[None]"], moves: int = 2) -> None:
    """Wait until every pair has made `moves` further moves."""
    wanted = [pair.moves + moves for pair in pairs]
    wait = Wait()
    while any(pair.moves < least for pair, least in zip(pairs, wanted, strict=True)):
        for task in tasks:
            if task.done():
                task.result()
        await wait.turn()


async def kill_alone(
    folder: Path, url: str, *, rounds: int, pairs: int, seed: int, say: Say = _nothing
) -> Report:
    """Kill one server at random moments, restart it each time, and return the results."""
    rng = random.Random(seed)
    report = Report()
    server = Process(folder, url, lease_s=1, keys=folder / KEYS)
    addresses = [await server.wait_until_ready()]

    async def happen(_pairs: list[Pair]) -> None:
        nonlocal server
        server.kill()
        report.done["kill -9"] += 1
        addresses.clear()
        server = Process(folder, url, lease_s=1, keys=folder / KEYS)
        addresses.append(await server.wait_until_ready())

    try:
        async with open_storage(folder, url) as stored:
            await _under_play(lambda: addresses, stored, report, rounds, pairs, rng, happen, say)
        server.terminate()
    finally:
        server.end()
    return report


EVENTS = ("kill -9", "SIGSTOP, SIGCONT", "SIGTERM")


async def disturb_three(
    folder: Path,
    url: str,
    *,
    rounds: int,
    pairs: int,
    seed: int,
    events: tuple[str, ...] = EVENTS,
    say: Say = _nothing,
) -> Report:
    """Kill, suspend or terminate one of three nodes at a time, and return the results.

    A suspension outlasts the leases of the node.
    """
    rng = random.Random(seed)
    report = Report()
    servers = [Process(folder / str(i), url, lease_s=LEASE_S, keys=folder / KEYS) for i in range(3)]
    up = [True] * 3

    def addresses() -> list[str]:
        return [server.address for server, is_up in zip(servers, up, strict=True) if is_up]

    async def happen(pairs_: list[Pair]) -> None:
        index = rng.randrange(3)
        event = events[report.rounds % len(events)]
        report.done[event] += 1
        server = servers[index]
        if event == "SIGSTOP, SIGCONT":
            server.stop()
            await asyncio.sleep(rng.uniform(1.0, 2.0) * LEASE_S)
            server.go_on()
            return
        up[index] = False
        if event == "kill -9":
            server.kill()
        else:
            await asyncio.to_thread(server.terminate)
        servers[index] = Process(folder / str(index), url, lease_s=LEASE_S, keys=folder / KEYS)
        await servers[index].wait_until_ready()
        up[index] = True

    try:
        for server in servers:
            await server.wait_until_ready()
        async with open_storage(folder, url) as stored:
            await _under_play(addresses, stored, report, rounds, pairs, rng, happen, say)
        for server in servers:
            server.terminate()
    finally:
        for server in servers:
            server.end()
    return report


OF_DATABASE = ("fast restart", "immediate restart", "freeze")
DATABASE_LEASE_S = 5
LONGEST_FREEZE = 2.5
"""Longest freeze of the database as a multiple of the lease; it also exceeds the nodes' statement timeout."""


async def disturb_database(
    folder: Path,
    *,
    rounds: int,
    pairs: int,
    seed: int,
    events: tuple[str, ...] = OF_DATABASE,
    say: Say = _nothing,
) -> Report:
    """Restart or freeze the PostgreSQL database under three nodes, and return the results.

    The memory of the nodes is compared with the database after each event.
    """
    rng = random.Random(seed)
    report = Report()
    postgres = await asyncio.to_thread(OwnPostgres)
    servers: list[Process] = []

    async def happen(_pairs: list[Pair]) -> None:
        event = events[report.rounds % len(events)]
        report.done[event] += 1
        if event == "freeze":
            postgres.freeze()
            await asyncio.sleep(rng.uniform(0.2, LONGEST_FREEZE) * DATABASE_LEASE_S)
            postgres.thaw()
        else:
            how = signal.SIGINT if event == "fast restart" else signal.SIGQUIT
            await asyncio.to_thread(postgres.restart, how)

    try:
        servers += [
            Process(folder / str(i), postgres.url, lease_s=DATABASE_LEASE_S, keys=folder / KEYS)
            for i in range(3)
        ]
        for server in servers:
            await server.wait_until_ready()
        async with open_storage(folder, postgres.url) as stored:
            await _under_play(
                lambda: [server.address for server in servers],
                stored,
                report,
                rounds,
                pairs,
                rng,
                happen,
                say,
                memory=True,
            )
        for server in servers:
            server.terminate()
    finally:
        for server in servers:
            server.end()
        await asyncio.to_thread(postgres.close)
    late = [each for each in report.stood if each > DATABASE_LEASE_S]
    assert not late, f"tables stood still for {late} s, longer than a lease"
    return report
