"""Tables of four under load, on one core: `python benchmarks/load.py [--tables 500] [--seconds 120] [--rate 1]`.

Every table makes `--rate` moves per second: a capture of equal cards if possible, else a trail. The figures are the
milliseconds from sending a move to its arrival at the last of the four seats, the number of missing messages, the
memory, and the server's CPU time with its parts. The server prepares no bots meanwhile. Then two servers that only
forward messages of the same size get the same rate on the same core: Virado's transport alone, and Node's package
`ws`.

`--beside SRC` also measures the server of other sources, the folder `src` of another version. `--rounds` repeats all
measurements in turn, so that other programs on the machine affect all of them equally.
"""

import argparse
import asyncio
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
import uvloop
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from server_process import Parts, Program, be_client, each, machine, make_guest, percentile, serve, session

SEATS = 4
VARIANT = f"casino(players={SEATS}, target=1000)"
PEER = """
const { WebSocketServer } = require('ws');
const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
const groups = new Map();
server.on('connection', (socket, request) => {
  const name = request.url;
  if (!groups.has(name)) groups.set(name, []);
  const group = groups.get(name);
  group.push(socket);
  socket.on('message', (data) => { for (const other of group) other.send(payload, { binary: false }); });
});
const payload = Buffer.from(JSON.stringify({ type: 'entries', text: 'x'.repeat(Number(process.argv[2])) }));
server.on('listening', () => console.log('at http://127.0.0.1:' + server.address().port));
"""


class _State(msgspec.Struct):
    stage: str
    asked: list[list[Any]]


class _View(msgspec.Struct):
    hands: list[list[str] | int]
    loose: list[str]


class _Entry(msgspec.Struct):
    number: int
    entry: str


class _Message(msgspec.Struct):
    type: str
    id: str = ""
    code: str = ""
    result: Any = None
    first: int = 0
    entries: list[_Entry] = []
    state: _State | None = None
    view: _View | None = None


_decode = msgspec.json.Decoder(_Message).decode
_encode = msgspec.json.encode


class Pace(NamedTuple):
    """The rate of every table, and the duration."""

    rate: float
    """Moves per second."""
    seconds: int

    @property
    def moves(self) -> int:
        """Return the number of moves of each table."""
        return round(self.rate * self.seconds)


class Usage(NamedTuple):
    """The resource usage of a server."""

    us: float
    """CPU time per delivery, in microseconds."""
    parts: Parts
    """CPU time per delivery, by part."""
    size: int
    """Size of a message in bytes."""


class Client:
    """The client of one seat."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard = 0
        """Number of entries received without gaps."""
        self.messages = 0
        self.bytes = 0
        self.gaps = 0
        self.asked: list[int] = []
        self.view: _View | None = None
        self.answers: dict[str, asyncio.Future[_Message]] = {}
        self.at: dict[int, float] = {}
        """Arrival time of each move, by the number of its entry."""

    async def listen(self) -> None:
        async for frame in self.socket:
            if frame.type is not WSMsgType.TEXT:
                break
            now = time.perf_counter()
            message = _decode(frame.data)
            if message.type == "entries":
                self._note(message, now, len(frame.data))
            elif message.id in self.answers:
                self.answers.pop(message.id).set_result(message)

    def _note(self, message: _Message, now: float, size: int) -> None:
        self.messages += 1
        self.bytes += size
        if message.first not in (0, self.heard):
            self.gaps += 1
        self.heard = message.first + len(message.entries)
        for entry in message.entries:
            if entry.entry == "moved":
                self.at[entry.number] = now
        assert message.state is not None
        self.asked = [question[0] for question in message.state.asked]
        self.view = message.view

    def choose(self, seat: int) -> str:
        """Return a legal move of this variant without builds: capture equal cards, else trail a card."""
        assert self.view is not None
        hand = self.view.hands[seat]
        assert isinstance(hand, list)
        for card in hand:
            equal = [other for other in self.view.loose if other[0] == card[0]]
            if equal:
                return f"{card} x {' '.join(equal[: 1 if card[0] in 'JQK' else 4])}"
        return f"trail {hand[0]}"

    async def ask(self, number: str, **request: Any) -> Any:
        answer: asyncio.Future[_Message] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        await self.socket.send_str(_encode({**request, "id": number}).decode())
        message = await answer
        if message.type not in ("done", "welcome"):
            raise RuntimeError(f"{request['do']}: {message.code}")
        return message.result


class Table:
    """Four clients at a table."""

    def __init__(self, name: str, clients: list[Client]) -> None:
        self.name = name
        self.clients = clients
        self.sent: dict[int, float] = {}
        """Time at which each move was sent, by the number of its entry."""

    async def move(self, turn: int) -> None:
        seat = self.clients[0].asked[0]
        mover = self.clients[seat]
        command = {"do": "play", "seat": seat, "move": mover.choose(seat)}
        begun = time.perf_counter()
        number = await mover.ask(f"m{turn}", do="act", table=self.name, command=command)
        self.sent[number - 1] = begun

    async def play(self, begin: float, pace: Pace) -> None:
        for turn in range(pace.moves):
            await asyncio.sleep(max(0.0, begin + turn / pace.rate - time.perf_counter()))
            await self.move(turn)

    def latencies(self) -> list[float]:
        return [
            1000 * (max(client.at[number] for client in self.clients) - at)
            for number, at in self.sent.items()
            if all(number in client.at for client in self.clients)
        ]

    def count_lost(self) -> int:
        """Return the number of moves that have not reached all clients, plus gaps in the received entries."""
        missing = sum(number not in client.at for number in self.sent for client in self.clients)
        return missing + sum(client.gaps for client in self.clients)


async def connect(http: ClientSession, cookie: str) -> Client:
    client = Client(await http.ws_connect("/ws", headers={"Cookie": cookie}, max_msg_size=0))
    asyncio.get_running_loop().create_task(client.listen())
    await client.ask("h", do="hello")
    return client


async def open_table(clients: list[Client]) -> Table:
    owner = clients[0]
    card = await owner.ask("c", do="create", variant=VARIANT, sit=0)
    name = card["id"]
    for seat, client in enumerate(clients[1:], 1):
        await client.ask("s", do="act", table=name, command={"do": "sit", "seat": seat, "name": ""})
    await owner.ask("b", do="start", table=name)
    for seat, client in enumerate(clients):
        await client.ask("w", do="watch", table=name, seat=seat)
    return Table(name, clients)


async def load_virado(name: str, program: Program, tables: int, pace: Pace) -> Usage:
    """Return the usage of Virado's server."""
    async with session(program.address) as http:
        empty = program.rss
        cookies = await each(range(tables * SEATS), lambda i: make_guest(http, f"Guest {i}"))
        guests = program.rss
        clients = await each(cookies, lambda cookie: connect(http, cookie))
        connected = program.rss
        groups = [clients[i : i + SEATS] for i in range(0, len(clients), SEATS)]
        played = await each(groups, open_table, 20)
        opened = program.rss
        gc.disable()
        before = sum(client.messages for client in clients), sum(client.bytes for client in clients)
        cpu, parts, own = program.cpu, program.parts, time.process_time()
        begin = time.perf_counter() + 1
        await asyncio.gather(
            *(table.play(begin + i / tables / pace.rate, pace) for i, table in enumerate(played))
        )
        await asyncio.sleep(0.5)
        took = time.perf_counter() - begin
        cpu, parts, own = program.cpu - cpu, program.parts.since(parts), time.process_time() - own
        deliveries = sum(client.messages for client in clients) - before[0]
        size = (sum(client.bytes for client in clients) - before[1]) // max(1, deliveries)
        latencies = [each_ for table in played for each_ in table.latencies()]
        lost = sum(table.count_lost() for table in played)
        print(f"{name}: {tables} tables, {len(clients)} connections, {len(latencies)} moves in {took:.0f} s")
        print(
            f"  move to last seat: p50 {percentile(latencies, 0.5):.1f} ms, p99 {percentile(latencies, 0.99):.1f} ms, "
            f"most {max(latencies):.1f} ms; lost {lost}"
        )
        print(
            f"  {deliveries} deliveries of {size} bytes, {cpu:.1f} CPU s ({100 * cpu / took:.0f} % of the core), "
        )
        print(f"  {1e6 * cpu / deliveries:.0f} us a delivery, {deliveries / cpu:.0f} deliveries a CPU second")
        print(f"  {parts.of_each(deliveries)}")
        print(
            f"  memory: {empty >> 20} MiB empty; {(connected - guests) / len(clients) / 1024:.1f} KiB a connection, "
            f"{(opened - connected) / tables / 1024:.1f} KiB a table, {program.rss >> 20} MiB at the end"
        )
        print(f"  clients: {100 * own / took:.0f} % of their core")
        return Usage(1e6 * cpu / deliveries, parts.of_each(deliveries), size)


async def load_peer(name: str, program: Program, tables: int, pace: Pace) -> Usage:
    """Return the usage of a server that only forwards messages."""
    heard = 0
    async with session(program.address) as http:

        async def listen(socket: ClientWebSocketResponse) -> None:
            nonlocal heard
            async for frame in socket:
                _decode(frame.data)
                heard += 1

        async def join(group: int) -> ClientWebSocketResponse:
            socket = await http.ws_connect(f"/{group}", max_msg_size=0)
            asyncio.get_running_loop().create_task(listen(socket))
            return socket

        sockets = await each([i // SEATS for i in range(tables * SEATS)], join)
        text = _encode(
            {
                "do": "act",
                "id": "m1",
                "table": "x" * 18,
                "command": {"do": "play", "seat": 1, "move": "trail Qs"},
            }
        ).decode()
        cpu, parts = program.cpu, program.parts
        begin = time.perf_counter() + 1

        async def play(group: int) -> None:
            for turn in range(pace.moves):
                at = begin + (group / tables + turn) / pace.rate
                await asyncio.sleep(max(0.0, at - time.perf_counter()))
                await sockets[SEATS * group + turn % SEATS].send_str(text)

        await asyncio.gather(*map(play, range(tables)))
        await asyncio.sleep(0.5)
        cpu, parts = program.cpu - cpu, program.parts.since(parts)
        print(
            f"{name}: {heard} deliveries, {cpu:.1f} CPU s, {1e6 * cpu / heard:.0f} us a delivery, {heard / cpu:.0f} a CPU second"
        )
        print(f"  {parts.of_each(heard)}")
        return Usage(1e6 * cpu / heard, parts.of_each(heard), 0)


def start_peer(size: int) -> Program:
    """Start the Node.js server that is compared with Virado.

    Its package is installed into the user's cache folder if it is missing.
    """
    import platformdirs

    folder = platformdirs.user_cache_path("virado", appauthor=False) / "ws-peer"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "ws").exists():
        subprocess.run(["npm", "install", "--silent", "--prefix", folder, "ws@8"], check=True)
    script = folder / "peer.js"
    script.write_text(PEER)
    return Program([shutil.which("node") or "node", str(script), str(size)])


def _round(versions: Mapping[str, str], tables: int, pace: Pace, of_peers: Pace) -> dict[str, Usage]:
    """Measure all servers, one after the other."""
    found: dict[str, Usage] = {}
    size = 0
    for name, source in versions.items():
        with tempfile.TemporaryDirectory(prefix="virado-load-") as folder:
            program = serve(Path(folder), bots=False, source=source)
            try:
                found[name] = uvloop.run(load_virado(name, program, tables, pace))
                size = found[name].size
            finally:
                program.stop()
    bare = Program([sys.executable, str(Path(__file__).parent / "bare_broadcast.py"), str(size)])
    for name, peer in (("transport alone", bare), ("ws", start_peer(size))):
        try:
            found[name] = uvloop.run(load_peer(name, peer, tables, of_peers))
        finally:
            peer.kill()
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=500, help="number of tables (500)")
    options.add_argument("--seconds", type=int, default=120, help="duration of the load in seconds (120)")
    options.add_argument("--rate", type=float, default=1.0, help="moves per second and table (1)")
    options.add_argument(
        "--peer-seconds",
        type=int,
        default=30,
        help="duration of the load on the other servers in seconds (30)",
    )
    options.add_argument("--beside", default="", help="folder src of another version to measure as well")
    options.add_argument("--rounds", type=int, default=1, help="repetitions of all measurements (1)")
    args = options.parse_args()
    be_client()
    print(machine())
    versions = {**({"before": args.beside} if args.beside else {}), "virado": ""}
    rounds = [
        _round(versions, args.tables, Pace(args.rate, args.seconds), Pace(args.rate, args.peer_seconds))
        for _ in range(args.rounds)
    ]
    print(f"medians of {len(rounds)}; load average {os.getloadavg()[0]:.1f}")
    for name in rounds[0]:
        us = median(each[name].us for each in rounds)
        parts = Parts(*(median(part) for part in zip(*(each[name].parts for each in rounds), strict=True)))
        share = median(each["ws"].us / each[name].us for each in rounds)
        print(f"  {name}: {us:.0f} us a delivery ({parts}), {1e6 / us:.0f} a CPU second, {share:.2f} of ws")


if __name__ == "__main__":
    main()
