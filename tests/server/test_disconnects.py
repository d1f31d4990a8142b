"""Closing of all connections, on every node, when a person signs out or is deleted."""

import asyncio
from pathlib import Path

from aiohttp import ClientSession, CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.waiting import Wait, until
from virado.server.app import Server
from virado.server.disconnects import CHANNEL
from virado.server.storage.postgres import PostgresDatabase


async def sent_away(client: Client) -> str:
    """Wait until a client is disconnected, and return the reason."""
    while (message := await client.hear())["type"] != "goodbye":
        pass
    return str(message["because"])


async def begin(server: Server, rosa: Client, tom: Client) -> str:
    table = str((await rosa.request("create", variant="casino", sit=0))["id"])
    await tom.request("act", table=table, command={"do": "sit", "seat": 1})
    assert table in server.node.tables
    return table


def test_sign_out_closes_browser_connections_and_token_revocation_closes_programs(tmp_path: Path):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Rosa", jar) as rosa,
            connect_guest(address, "Rosa", jar) as again,
            ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as elsewhere,
        ):
            given = {"account": "rosa", "password": "correct horse"}
            assert (await rosa.http.post("/api/account", json=given)).status == 200
            token = (await (await rosa.http.post("/api/token", json={"name": "bot"})).json())["token"]
            named = {"Authorization": f"Bearer {token}"}
            async with (
                elsewhere.ws_connect("/ws", headers=named) as by_header,
                elsewhere.ws_connect("/ws") as by_hello,
            ):
                programs = [Client(elsewhere, socket, rosa.person) for socket in (by_header, by_hello)]
                assert (await programs[0].ask("hello"))["person"] == rosa.person
                assert (await programs[1].ask("hello", token=token))["person"] == rosa.person
                await rosa.http.post("/api/sign-out")
                assert [await sent_away(client) for client in (rosa, again)] == ["signed-out"] * 2
                for client in (tom, *programs):
                    await client.request("ping")
                assert (await rosa.http.post("/api/sign-in", json=given)).status == 200
                assert (await rosa.http.delete("/api/token")).status == 200
                assert [await sent_away(client) for client in programs] == ["signed-out"] * 2
                assert (await elsewhere.get("/api/me", headers=named)).status == 401
                await tom.request("ping")

    run(test())


def test_deletion_on_one_node_disconnects_the_person_from_all_and_erases_the_name(tmp_path: Path):
    async def test() -> None:
        url = fresh_database()
        jar = CookieJar(unsafe=True)
        async with (
            serving(tmp_path / "a", database=url) as (_, first),
            serving(tmp_path / "b", database=url) as (there, second),
            connect_guest(first, "Yokasta", jar) as here,
            connect_guest(second, "Yokasta", jar) as rosa,
            connect_guest(second, "Tom") as tom,
        ):
            assert here.person == rosa.person
            table = await begin(there, rosa, tom)
            assert (await here.http.delete("/api/me")).status == 200
            assert [await sent_away(client) for client in (here, rosa)] == ["signed-out"] * 2

            async def is_forgotten() -> bool:  # true when the owner of the table knows of the deletion
                return not any("Yokasta" in body for body in await there.store.log(table))

            await until(is_forgotten)
            assert (await tom.watch(table, 1))["state"]["seats"][0].get("occupant") is None

    run(test())


def test_notifications_resume_after_the_listening_connection_was_lost(tmp_path: Path):
    async def test() -> None:
        url = fresh_database()
        database = await PostgresDatabase.connect(url)
        heard: asyncio.Queue[str] = asyncio.Queue()
        try:
            for channel in ("other", CHANNEL):
                await database.listen(channel, heard.put)
            await database.notify(CHANNEL, "one")
            assert await heard.get() == "one"
            end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
            assert await database.query(f"{end} AND query LIKE 'LISTEN%'") == [(True,)]
            wait = Wait()
            while heard.empty():
                await database.notify(CHANNEL, "two")
                await wait.turn()
            assert await heard.get() == "two"
        finally:
            await database.close()

    run(test())
