"""The client of docs/reference/wire.md, which plays whole matches over a WebSocket in a separate process."""

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from tests.server.clients import run, serving
from tests.server.documented_programs import documented_program, lines_of
from tests.waiting import Wait
from virado.server.app import Server
from virado.server.presentation.log import LogText
from virado.server.tables.table import Table
from virado.session import AnyEntry, MatchEnded

CLIENT = documented_program("A client in Python")


class Line:
    """A TCP proxy in front of a server. A test can cut its connections."""

    def __init__(self, server: str) -> None:
        self._host, _, self._port = server.removeprefix("http://").partition(":")
        self._writers: list[StreamWriter] = []

    async def carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Relay one connection in both directions until it ends."""
        far_reader, far_writer = await asyncio.open_connection(self._host, int(self._port))
        self._writers += [writer, far_writer]
        with suppress(ConnectionError):
            await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))

    def cut(self) -> None:
        """Abort all connections."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()


async def _copy(source: StreamReader, target: StreamWriter) -> None:
    while data := await source.read(4096):
        target.write(data)
        await target.drain()
    target.close()


@asynccontextmanager
async def line_to(server: str) -> AsyncGenerator[tuple[Line, str]]:
    """Run a proxy in front of a server, and yield it and its address."""
    line = Line(server)
    near = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    try:
        yield line, "http://{}:{}".format(*near.sockets[0].getsockname())
    finally:
        line.cut()
        near.close()


@asynccontextmanager
async def started(folder: Path, address: str, variant: str) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Run the client with a variant, and yield its process."""
    program = folder / "client.py"
    program.write_text(CLIENT, encoding="utf-8")
    client = await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        address,
        variant,
        "greedy",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield client
    finally:
        if client.returncode is None:
            client.kill()
            await client.wait()


async def has_entries(server: Server, number: int) -> Table:
    """Return the only table as soon as its log has at least `number` entries."""
    wait = Wait()
    while True:
        for table in server.node.tables.values():
            if len(table.session.log) >= number:
                return table
        await wait.turn()


def said(table: Table, entries: Sequence[AnyEntry]) -> list[str]:
    """Return the sentences of the first entries of the log for seat 0."""
    session = table.session
    told = LogText(table.row.id, session.variant).describe_entries(entries, 0, session.seats, 0, "en")
    return [sentence for each in told for sentence in msgspec.json.decode(each.says, type=list[str])]


async def end(server: Server, client: asyncio.subprocess.Process) -> None:
    """Wait for the end of the client, and check that it has printed every sentence of its finished match exactly once."""
    output, errors = await client.communicate()
    assert (client.returncode, errors) == (0, b"")
    (table,) = server.node.tables.values()
    assert table.session.stage == "over"
    log = table.session.log
    over = next(entry.number for entry in log if isinstance(entry, MatchEnded))
    lines, until_over = output.decode().splitlines(), said(table, log[: over + 1])
    assert len(lines) >= len(until_over) > 0
    assert lines == said(table, log)[: len(lines)]


def test_the_client_is_short():
    assert lines_of(CLIENT) <= 60


def test_the_client_of_the_page_plays_a_match(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), started(tmp_path, address, "zwanzig-ab") as client:
            await end(server, client)

    run(test())


def test_the_client_reconnects_after_a_goodbye_or_a_cut_and_misses_nothing(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, direct),
            line_to(direct) as (line, address),
            started(tmp_path, address, "zwanzig-ab") as client,
        ):
            table = await has_entries(server, 20)
            for connection in list(server.clients.connections):
                connection.close_with_reason("restart")
            table = await has_entries(server, len(table.session.log) + 20)
            assert table.session.stage == "playing"
            line.cut()
            await end(server, client)

    run(test())
