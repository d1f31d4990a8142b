"""Limits under concurrent requests to one node or several."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import CookieJar

from tests.server.clients import connect_guest, run, serving
from tests.server.postgres import fresh_database
from virado.refusal import RefusedError
from virado.server import passwords, wire
from virado.server.administration import reports
from virado.server.app import Server
from virado.server.attempt_limits import TRIES
from virado.server.browser_sessions import MAX_SESSIONS
from virado.server.people import MAX_TOKENS
from virado.server.person import StoredPerson
from virado.server.storage.database import Statement
from virado.server.tables import chat, node
from virado.server.wire.people import NewCredentials, Recovery, TokenName

SYSTEMS = pytest.mark.parametrize(
    "nodes", [1, pytest.param(2, marks=pytest.mark.slow)], ids=["sqlite", "postgresql"]
)
AT_ONCE = 24


@asynccontextmanager
async def several(folder: Path, nodes: int) -> AsyncGenerator[list[tuple[Server, str]]]:
    """Run one server on SQLite, or several on one PostgreSQL database."""
    url = fresh_database() if nodes > 1 else ""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(folder / f"node-{number}", database=url))
            for number in range(nodes)
        ]


async def outcomes(work: list[Awaitable[Any]]) -> Counter[str]:
    """Run all work concurrently, and return the number of refusals by code.

    `done` counts the successes.
    """

    async def code_of(each: Awaitable[Any]) -> str:
        try:
            await each
        except RefusedError as error:
            return error.refusal.code
        return "done"

    return Counter(await asyncio.gather(*map(code_of, work)))


def on_nodes(folder: Path, nodes: int, test: Callable[[list[Server], StoredPerson], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with several(folder, nodes) as running:
            servers = [server for server, _ in running]
            rosa = await servers[0].people.add_guest("Rosa", "192.0.2.9", servers[0].runtime.now())
            await test(servers, rosa)

    for number in range(nodes):
        (folder / f"node-{number}").mkdir()
    run(inside())


async def count(server: Server, rows: str) -> int:
    return int((await server.database.query(f"SELECT count(*) FROM {rows}"))[0][0])


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limit_of_tokens(tmp_path: Path, nodes: int):
    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        found = await outcomes(
            [
                servers[number % nodes].people.make_token(rosa.id, TokenName(name="bot"), 5)
                for number in range(AT_ONCE)
            ]
        )
        assert found == {"done": MAX_TOKENS, "too-many-tokens": AT_ONCE - MAX_TOKENS}
        assert await count(servers[0], "token") == MAX_TOKENS

    on_nodes(tmp_path, nodes, test)


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limit_of_tables(
    tmp_path: Path, nodes: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(node, "MAX_TABLES_PER_PERSON", 5)

    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        found = await outcomes(
            [
                servers[number % nodes].node.create(rosa, wire.Create(id=f"c{number}", variant="casino"))
                for number in range(AT_ONCE)
            ]
        )
        assert found == {"done": 5, "too-many-tables": AT_ONCE - 5}
        assert await count(servers[0], "play_table") == 5

    on_nodes(tmp_path, nodes, test)


@SYSTEMS
@pytest.mark.parametrize("most", [24, 1])
def test_one_request_on_several_connections_opens_one_table(
    tmp_path: Path, nodes: int, most: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(node, "MAX_TABLES_PER_PERSON", most)
    asked = {"id": "c", "variant": "casino", "sit": 0, "bots": {"1": "greedy"}, "start": True}

    async def test() -> None:
        async with several(tmp_path, nodes) as running, AsyncExitStack() as stack:
            server, address = running[0]
            jar = CookieJar(unsafe=True)
            await stack.enter_async_context(connect_guest(address, "Rosa", jar))
            others = [
                await stack.enter_async_context(connect_guest(running[number % nodes][1], "Rosa", jar))
                for number in range(AT_ONCE // 2)
            ]
            cards = await asyncio.gather(*(other.request("create", **asked) for other in others))
            assert len({card["id"] for card in cards}) == 1
            log = await server.store.log(cards[0]["id"])
            assert sum('"begun"' in body for body in log) == 1
            assert [await count(each, "play_table") for each, _ in running] == [1] * nodes
            assert sum(cards[0]["id"] in each.node.tables for each, _ in running) == 1
            epochs = await server.database.query("SELECT epoch FROM play_table")
            assert epochs == [(1,)]

    for number in range(nodes):
        (tmp_path / f"node-{number}").mkdir()
    run(test())


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limit_of_signed_in_browsers(tmp_path: Path, nodes: int):
    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        work = [
            servers[number % nodes].people.browser_sessions.create(rosa.id, "browser", number)
            for number in range(AT_ONCE + MAX_SESSIONS)
        ]
        await asyncio.gather(*work)
        assert await count(servers[0], "session") == MAX_SESSIONS

    on_nodes(tmp_path, nodes, test)


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limit_of_muted_people(
    tmp_path: Path, nodes: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(chat, "MAX_MUTED", 5)

    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        others = [
            await servers[0].people.add_guest("Tom", "192.0.2.9", servers[0].runtime.now())
            for _ in range(AT_ONCE)
        ]
        chats = [chat.Chats(server.database, server.runtime) for server in servers]
        found = await outcomes(
            [chats[number % nodes].mute(rosa.id, other.id, muted=True) for number, other in enumerate(others)]
        )
        assert found == {"done": 5, "too-many-muted": AT_ONCE - 5}

    on_nodes(tmp_path, nodes, test)


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limit_of_invitations(
    tmp_path: Path, nodes: int, monkeypatch: pytest.MonkeyPatch
):
    from virado.server import invitations

    monkeypatch.setattr(invitations, "MAX_PER_INVITER", 5)

    async def have_played(*_: str) -> bool:
        return True

    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        for server in servers:
            monkeypatch.setattr(server.node.invitations, "_have_played_together", have_played)
        table = await servers[0].node.create(rosa, wire.Create(id="c", variant="casino", sit=0))
        others = [
            await servers[0].people.add_guest("Tom", "192.0.2.9", servers[0].runtime.now())
            for _ in range(AT_ONCE)
        ]
        found = await outcomes(
            [
                servers[number % nodes].node.invitations.invite(
                    rosa.id, wire.Invite(id=f"i{number}", table=table.row.id, person=other.id)
                )
                for number, other in enumerate(others)
            ]
        )
        assert found == {"done": 5, "too-many-invitations": AT_ONCE - 5}
        assert await count(servers[0], "invitation") == 5

    on_nodes(tmp_path, nodes, test)


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limit_of_reports(
    tmp_path: Path, nodes: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(reports, "MAX_PER_DAY", 5)

    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        table = await servers[0].node.create(rosa, wire.Create(id="c", variant="casino", sit=0))
        now = servers[0].runtime.now()
        others = [await servers[0].people.add_guest("Tom", "192.0.2.9", now) for _ in range(AT_ONCE)]
        seated = "INSERT INTO seated VALUES ($1, $2)"
        await servers[0].database.transaction(
            [Statement(seated, (table.row.id, other.id)) for other in others]
        )
        made = [reports.Reports(server.database, server.runtime) for server in servers]
        found = await outcomes(
            [
                made[number % nodes].add(
                    table,
                    rosa.id,
                    wire.Report(id=f"r{number}", table=table.row.id, person=other.id, kind="spam"),
                )
                for number, other in enumerate(others)
            ]
        )
        assert found == {"done": 5, "too-many-reports": AT_ONCE - 5}
        assert await count(servers[0], "report") == 5

    on_nodes(tmp_path, nodes, test)


@SYSTEMS
def test_concurrent_requests_do_not_exceed_the_limits_of_wrong_passwords_and_codes(
    tmp_path: Path, nodes: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(passwords, "MAX_PER_ADDRESS", AT_ONCE)

    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        accounts = [server.accounts for server in servers]
        asked = NewCredentials(account="rosa", password="correct horse battery")
        await accounts[0].open_account(rosa, asked, "192.0.2.1", 5)
        guesses = [
            accounts[number % nodes].sign_in("rosa", "wrong", "192.0.2.1", 5, lambda _: False)
            for number in range(AT_ONCE)
        ]
        assert await outcomes(list(guesses)) == {"wrong-password": TRIES, "too-many-tries": AT_ONCE - TRIES}
        codes = [
            accounts[number % nodes].recover(
                Recovery(account="rosa", code="AAAA", password="correct horse battery"),
                "192.0.2.2",
                5,
            )
            for number in range(AT_ONCE)
        ]
        assert await outcomes(list(codes)) == {"wrong-password": TRIES, "too-many-tries": AT_ONCE - TRIES}
        for number in range(3 * TRIES):  # correct passwords do not count
            await accounts[number % nodes].sign_in(
                "rosa", "correct horse battery", "192.0.2.3", 5, lambda _: False
            )
        left = await servers[0].database.query("SELECT count(DISTINCT attempt) FROM tried")
        assert left == [(2 * TRIES,)]

    on_nodes(tmp_path, nodes, test)


def test_concurrent_requests_do_not_exceed_the_limit_of_matches_with_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(node, "MAX_BOT_MATCHES", 2)

    async def test(servers: list[Server], rosa: StoredPerson) -> None:
        def asked(number: int) -> wire.Create:
            return wire.Create(
                id=f"c{number}", variant="zwanzig-ab(players=2)", sit=0, bots={1: "beginner"}, start=True
            )

        found = await outcomes([servers[0].node.create(rosa, asked(number)) for number in range(8)])
        assert found == {"done": 2, "too-many-bots": 6}

    on_nodes(tmp_path, 1, test)


def test_concurrent_requests_do_not_exceed_the_limits_of_a_node(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, most_tables=3, most_connections=3) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            person = await server.people.find(rosa.person)
            assert person is not None
            found = await outcomes(
                [
                    server.node.create(person, wire.Create(id=f"c{number}", variant="casino", sit=0))
                    for number in range(8)
                ]
            )
            assert len(server.node.tables) <= 3, found
            async with AsyncExitStack() as stack:
                coming = [stack.enter_async_context(rosa.http.ws_connect("/ws")) for _ in range(8)]
                came = await asyncio.gather(*coming, return_exceptions=True)
                assert sum(not isinstance(each, BaseException) for each in came) == 2

    run(test())
