"""Play over a network that loses and delays messages and cuts connections. All clients end with the same log."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import CookieJar

from tests.server.clients import connect_guest, run, serving
from tests.server.lossy_network import ResilientClient, lossy_network
from virado.games.messages import PUBLIC
from virado.session import Moved, Revealed, Session

NAMES = ("Rosa", "Tom", "Uma", "Vic")


ENTRIES = 70


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("zwanzig-ab(players=3)", 3),
        pytest.param("hazari", 4, marks=pytest.mark.slow),
        pytest.param("tuxedo(players=2)", 2, marks=pytest.mark.slow),
    ],
)
def test_all_seats_end_with_identical_logs(tmp_path: Path, variant: str, seats: int):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            lossy_network(address, seed=9) as (network, through),
            AsyncExitStack() as stack,
        ):
            jars = [CookieJar(unsafe=True) for _ in range(seats)]
            people = [
                await stack.enter_async_context(connect_guest(address, name, jar))
                for name, jar in zip(NAMES, jars, strict=False)
            ]
            table = (await people[0].request("create", variant=variant, sit=0))["id"]
            for seat in range(1, seats):
                await people[seat].request("act", table=table, command={"do": "sit", "seat": seat})
            await people[0].request("start", table=table)
            clients = [ResilientClient(through, jar, table, seat, ENTRIES) for seat, jar in enumerate(jars)]
            await asyncio.gather(*(client.play() for client in clients))
            assert network.dropped > 10
            assert network.delayed > 10
            session = server.node.tables[table].session
            deals = session.view(PUBLIC).data.deal
            told = _length_told(session)
            for seat, client in enumerate(clients):
                assert client.cuts >= max(2, deals)
                assert client.log[:told] == _plain(session.entries(seat))[:told]
                assert _heads(client, told) == _heads(clients[0], told)
            texts = [(step.actor, step.text) for step in session.match.steps]  # type: ignore[union-attr]
            stored = [entry for entry in session.log if entry.number < told and isinstance(entry, Moved)]
            assert [(entry.seat, entry.text) for entry in stored] == texts[: len(stored)]

    run(test())


def _length_told(session: Session) -> int:
    """Return the number of entries that every client waits for.

    A finished match ends with `revealed`; `absent` may follow when clients disconnect.
    """
    ends = (entry.number + 1 for entry in session.log if isinstance(entry, Revealed))
    return min(ENTRIES, next(ends, ENTRIES))


def _heads(client: ResilientClient, told: int) -> list[tuple[int, str, int]]:
    return [(entry["number"], entry["entry"], entry["at"]) for entry in client.log[:told]]


def _plain(entries: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(entries))
