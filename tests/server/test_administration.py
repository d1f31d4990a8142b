"""Commands of an administrator on the server's machine, and their effect on connected people."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp import CookieJar, WSServerHandshakeError

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_rights import Ahead
from tests.waiting import until
from virado.cli import main
from virado.refusal import RefusedError
from virado.server.administration.bans import Bans, StoredBan, read_network
from virado.server.app import Server

SYSTEMS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


async def admin(where: Path | str, *words: str) -> None:
    """Run `virado admin ...` on a server's machine, and check that it succeeds."""
    place = ["--database", where] if isinstance(where, str) else ["--data", str(where)]
    assert await asyncio.to_thread(main, ["admin", *place, *words]) == 0


def printing_admin(
    where: Path | str, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Coroutine[Any, Any, str]]:
    """Return `admin` on a server's machine; it returns what the command prints."""

    async def run_admin(*words: str) -> str:
        capsys.readouterr()
        await admin(where, *words)
        return capsys.readouterr().out

    return run_admin


async def heard(client: Client, type: str) -> dict[str, Any]:
    """Return the next message of a type."""
    while (message := await client.hear())["type"] != type:
        pass
    return message


async def _sat_down(rosa: Client, tom: Client, **how: Any) -> str:
    """Start a match of two people and return the id of its table."""
    table = str((await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0, **how))["id"])
    await tom.request("act", table=table, command={"do": "sit", "seat": 1})
    for seat, client in enumerate((rosa, tom)):
        await client.request("watch", table=table, seat=seat)
    await rosa.request("start", table=table)
    return table


# ---------------------------------------------------------------------- bans
@pytest.mark.parametrize("system", SYSTEMS)
def test_banned_people_are_disconnected_with_the_reason_until_the_ban_is_lifted(
    tmp_path: Path, system: str, capsys: pytest.CaptureFixture[str]
):
    where: Path | str = tmp_path if system == "sqlite" else fresh_database()
    settings: dict[str, Any] = {} if system == "sqlite" else {"database": where}

    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with (
            serving(tmp_path, **settings) as (_, address),
            connect_guest(address, "Tom", lang="de") as tom,
            connect_guest(address, "Rosa", jar, lang="de") as rosa,
        ):
            await admin(where, "ban", rosa.person, "Beleidigung", "--days", "2")
            goodbye = await heard(rosa, "goodbye")
            assert goodbye["because"] == "banned"
            assert (
                goodbye["message"] == "du bist von diesem Server noch 48 Stunden ausgeschlossen: Beleidigung"
            )
            await tom.request("ping")

            async with rosa.http.ws_connect("/ws") as socket:
                refused = await Client(rosa.http, socket, "").ask("hello", lang="es")
                assert (refused["code"], refused["facts"]["sentence"]) == ("banned", "Beleidigung")
            answer = await rosa.http.post("/api/token", json={})
            assert (answer.status, (await answer.json())["code"]) == (403, "banned")
            # a banned person may still export the stored data
            exported = await (await rosa.http.get("/api/me/export")).json()
            assert [ban["reason"] for ban in exported["bans"]] == ["Beleidigung"]

            capsys.readouterr()
            await admin(where, "bans", "--json")
            (ban,) = json.loads(capsys.readouterr().out)
            assert (ban["person"], ban["name"]) == (rosa.person, "Rosa")
            await admin(where, "lift", ban["id"])

            async def is_in_again() -> bool:
                async with rosa.http.ws_connect("/ws") as socket:
                    return (await Client(rosa.http, socket, "").ask("hello"))["type"] == "welcome"

            await until(is_in_again)

    run(test())


def test_banned_networks_are_refused_by_the_address_that_a_trusted_proxy_reports(tmp_path: Path):
    async def test() -> None:
        for trusted in (False, True):
            folder = tmp_path / str(trusted)
            async with serving(folder, trust_proxy=trusted) as (server, address):
                from_there = {"X-Forwarded-For": "203.0.113.9"}
                async with connect_guest(address, "Rosa") as rosa:
                    http = rosa.http
                    async with http.ws_connect("/ws", headers=from_there) as socket:
                        forwarded = Client(http, socket, "")
                        await forwarded.ask("hello")
                        await admin(folder, "ban", "203.0.113.0/24", "a flood")
                        await server.node.moderation_state.refresh()
                        if trusted:
                            assert (await heard(forwarded, "goodbye"))["because"] == "banned"
                        else:
                            await forwarded.request("ping")
                    await rosa.request("ping")
                    me = await http.get("/api/me", headers=from_there)
                    if not trusted:
                        assert me.status == 200
                        continue
                    assert me.status == 403
                    told = await me.json()
                    assert told["code"] == "address-banned"
                    assert told["message"].endswith("for good: a flood")
                    with pytest.raises(WSServerHandshakeError) as refused:
                        await http.ws_connect("/ws", headers=from_there)
                    assert refused.value.status == 403
                    assert (
                        await http.get("/api/me", headers={"X-Forwarded-For": "203.0.114.9"})
                    ).status == 200

    run(test())


def test_banning_a_person_can_also_ban_the_current_addresses_for_a_day(
    tmp_path: Path,
):
    async def test() -> None:
        async with (
            serving(tmp_path, trust_proxy=True) as (server, address),
            connect_guest(address, "Tom") as tom,
        ):
            there = {"X-Forwarded-For": "2001:db8:1:2::7"}
            async with (
                connect_guest(address, "Rosa") as rosa,
                rosa.http.ws_connect("/ws", headers=there) as far,
            ):
                await Client(rosa.http, far, "").ask("hello")
                await rosa.socket.close()
                await until(lambda: len(server.clients.connections) == 2)
                await admin(tmp_path, "ban", "Rosa", "again and again", "--with-address")
                await server.node.moderation_state.refresh()
                rows = await server.database.query("SELECT network, until - at FROM ban WHERE person IS NULL")
                assert rows == [("2001:db8:1:2::/64", 24 * 3600 * 1000)]
                neighbour = {"X-Forwarded-For": "2001:db8:1:2:9::1"}
                assert (await tom.http.get("/api/me", headers=neighbour)).status == 403
            await tom.request("ping")

    run(test())


def test_networks_are_parsed_and_matched_by_prefix():
    assert read_network("192.0.2.7") == "192.0.2.7/32"
    assert read_network("192.0.2.7/24") == "192.0.2.0/24"
    assert read_network("::ffff:192.0.2.7") == "192.0.2.7/32"
    assert read_network("2001:db8::1") == "2001:db8::/64"
    for wrong, detail in (("192.0.2", "unreadable"), ("0.0.0.0/0", "too-wide"), ("::/0", "too-wide")):
        with pytest.raises(RefusedError) as refused:
            read_network(wrong)
        assert (refused.value.code, refused.value.refusal.detail) == ("bad-network", detail)


def test_a_temporary_ban_expires():
    import ipaddress

    bans = Bans()
    ban = StoredBan(id="b", person=None, network="192.0.2.0/24", reason="r", at=0, until=3_600_000)
    bans.replace_all([ban])
    with pytest.raises(RefusedError):
        bans.check_address(ipaddress.ip_address("192.0.2.255"), 3_599_999)
    bans.check_address(ipaddress.ip_address("192.0.2.255"), 3_600_000)
    bans.check_address(ipaddress.ip_address("192.0.3.0"), 0)
    bans.check_address(ipaddress.ip_address("2001:db8::1"), 0)
    bans.check_address(None, 0)


# ---------------------------------------------------------------------- tables
@pytest.mark.parametrize("system", SYSTEMS)
def test_closing_a_table_tells_players_the_reason_and_ends_the_match_without_a_winner(
    tmp_path: Path, system: str
):
    where: Path | str = tmp_path if system == "sqlite" else fresh_database()
    settings: dict[str, Any] = {} if system == "sqlite" else {"database": where}

    async def test() -> None:
        async with (
            serving(tmp_path / "one", **settings) as (there, first),
            connect_guest(first, "Rosa") as rosa,
            connect_guest(first, "Tom", words=True) as tom,
        ):
            table = await _sat_down(rosa, tom, rated=True, clock={"move_ms": 60_000})
            await admin(
                tmp_path / "one" if system == "sqlite" else where, "close", table, "two accounts, one person"
            )
            for client in (rosa, tom):
                closed = await heard(client, "closed")
                assert (closed["table"], closed["reason"]) == (table, "two accounts, one person")
                told = await heard(client, "entries")
                assert told["state"]["stage"] == "over"
                assert told["state"]["abandoned"]
                assert told["entries"][0]["because"] == "closed"
            assert "closed by an administrator" in told["says"][0][0]

            async def is_done() -> bool:
                return await there.database.query("SELECT * FROM closing") == []

            await until(is_done)
            assert await there.database.query("SELECT * FROM rating") == []
            evidence = await rosa.ask("evidence", table=table)
            assert evidence["code"] == "match-not-over"

    run(test())


def test_closing_a_table_before_its_match_removes_it(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            await rosa.request("lobby")
            table = (await rosa.request("create", variant="casino", sit=0, listed=True))["id"]
            while not (await heard(rosa, "lobby"))["tables"]:
                pass
            await rosa.request("watch", table=table, seat=0)
            await admin(tmp_path, "close", table, "a name that insults")
            assert (await heard(rosa, "closed"))["reason"] == "a name that insults"
            while (await heard(rosa, "lobby"))["tables"]:
                pass
            assert (await rosa.ask("watch", table=table))["code"] == "no-such-table"
            assert table not in server.node.tables
            assert await asyncio.to_thread(main, ["admin", "--data", str(tmp_path), "close", table, "x"]) == 2

    run(test())


# ---------------------------------------------------------------------- notices and read-only mode
def test_a_notice_is_sent_in_each_language_also_to_later_clients(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom", lang="de") as tom,
        ):
            await admin(tmp_path, "notice", "We restart at ten.", "--translated", "de=Neustart um zehn.")
            assert (await heard(rosa, "notice"))["text"] == "We restart at ten."
            told = await heard(tom, "notice")
            assert (told["text"], told["read_only"]) == ("Neustart um zehn.", False)
            async with connect_guest(address, "Uma", lang="fa") as uma:
                assert (await heard(uma, "notice"))["text"] == "We restart at ten."
                await admin(tmp_path, "notice")
                for client in (rosa, tom, uma):
                    assert (await heard(client, "notice"))["text"] == ""
            async with connect_guest(address, "Zoe") as zoe:
                await zoe.request("ping")
                assert zoe.notifications == []

    run(test())


def test_a_notice_is_removed_when_it_expires(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            await admin(tmp_path, "notice", "Soon.", "--minutes", "10")
            assert (await heard(rosa, "notice"))["text"] == "Soon."
            world.ahead_ms = 11 * 60_000
            await server.node.moderation_state.refresh()
            assert (await heard(rosa, "notice"))["text"] == ""

    run(test())


def _time_left(server: Server, table: str) -> int:
    deadline = server.node.tables[table].session.deadline
    assert deadline is not None
    return deadline - server.node.runtime.now()


def test_read_only_mode_stops_moves_and_clocks_until_it_ends(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa", lang="fa") as rosa,
            connect_guest(address, "Tom", lang="de") as tom,
        ):
            clock = {"move_ms": 60_000, "bank_ms": 0}
            table = await _sat_down(rosa, tom, clock=clock)
            await rosa.until(lambda now: bool(now["state"]["asked"]))
            before = _time_left(server, table)
            await admin(tmp_path, "read-only", "on")
            for client in (rosa, tom):
                assert (await heard(client, "notice"))["read_only"]
            entries = len(server.node.tables[table].session.log)
            command = {"do": "play", "seat": 0, "move": "x"}
            refused = await tom.ask("act", table=table, command=command)
            assert refused["code"] == "read-only"
            assert refused["message"].startswith("der Server wird gerade gewartet")
            for do, fields in (
                ("create", {"variant": "casino"}),
                ("quick", {"variant": "casino"}),
                ("chat", {"table": table, "phrase": "hello"}),
                ("start", {"table": table}),
            ):
                assert (await rosa.ask(do, **fields))["code"] == "read-only"
            answer = await rosa.http.post("/api/token", json={})
            assert (answer.status, (await answer.json())["code"]) == (503, "read-only")
            await rosa.watch(table, 0)  # watching is allowed in read-only mode
            world.ahead_ms = 10 * 60_000  # long after the clock of the move has run out
            server.node.tables[table].handle_timeout()
            async with connect_guest(address, "Uma") as uma:
                assert (await heard(uma, "notice"))["read_only"]
            assert len(server.node.tables[table].session.log) == entries
            await admin(tmp_path, "read-only", "off")
            assert not (await heard(tom, "notice"))["read_only"]
            await until(lambda: _time_left(server, table) > 0)
            assert before - 10_000 < _time_left(server, table) <= before
            now = await rosa.until(lambda now: bool(now["state"]["asked"]))
            seat = int(now["state"]["asked"][0][0])
            playing: Client = (rosa, tom)[seat]
            move = (await playing.request("legal", table=table, seat=seat, limit=1))["moves"][0]["text"]
            await playing.request("act", table=table, command={"do": "play", "seat": seat, "move": move})

    run(test())


def test_bots_pause_in_read_only_mode_and_resume_afterwards(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            bots = {"0": "random", "1": "random"}
            table = (await rosa.request("create", variant="zwanzig-ab(players=2)", bots=bots, start=True))[
                "id"
            ]
            await admin(tmp_path, "read-only", "on")
            await server.node.moderation_state.refresh()
            await rosa.request("watch", table=table)
            held = server.node.tables[table]
            assert not held.has_active_bots
            entries = len(held.session.log)
            await admin(tmp_path, "read-only", "off")
            await server.node.moderation_state.refresh()
            await rosa.until(lambda now: now["first"] + len(now["entries"]) > entries + 2)

    run(test())


# ---------------------------------------------------------------------- command line
def test_lists_are_complete_and_every_action_is_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            await rosa.http.post("/api/account", json={"account": "rosa", "password": "correct horse"})
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await admin(tmp_path, "grant", "Rosa")
            await admin(tmp_path, "ban", "198.51.100.0/24", "spam")
            await admin(tmp_path, "notice", "Hello.")
            capsys.readouterr()
            await admin(tmp_path, "tables")
            assert f"{table}  seating" in capsys.readouterr().out
            await admin(tmp_path, "people", "ros")
            assert capsys.readouterr().out.strip().endswith("rosa  Rosa, administrator")
            await admin(tmp_path, "state")
            assert "everybody sees this notice: Hello." in capsys.readouterr().out
            await admin(tmp_path, "actions", "--json")
            done = json.loads(capsys.readouterr().out)
            assert [(each["did"], each["whom"]) for each in done] == [
                ("notice", ""),
                ("ban", "198.51.100.0/24"),
                ("grant", rosa.person),
            ]
            assert all(each["who"].startswith("shell:") for each in done)
            await admin(tmp_path, "revoke", "rosa")
            assert (await (await rosa.http.get("/api/me")).json())["admin"] is False

    run(test())


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["ban", "nobody", "x"], "nobody here has this id"),
        (["ban", "0.0.0.0/0", "x"], "at least 8 bits"),
        (["ban", "192.0.2.1", " "], "one line of 1 to 300"),
        (["lift", "none"], "no such ban"),
        (["close", "none", "x"], "no such table"),
        (["notice", "x", "--translated", "xx=y"], "is written as de=..."),
        (["grant", "Rosa"], "only somebody with an account"),
    ],
)
def test_impossible_actions_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], problem: str
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa"):
            pass

    run(test())
    assert main(["admin", "--data", str(tmp_path), *words]) == 2
    assert problem in capsys.readouterr().err


def test_commands_require_an_existing_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["admin", "--data", str(tmp_path), "state"]) == 2
    assert "there is no such database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_actions_take_effect_on_every_node(tmp_path: Path):
    url = fresh_database()

    async def test() -> None:
        async with (
            serving(tmp_path / "a", database=url) as (_, first),
            serving(tmp_path / "b", database=url) as (_, second),
            connect_guest(first, "Rosa") as rosa,
            connect_guest(second, "Tom") as tom,
            connect_guest(second, "Uma") as uma,
        ):
            table = await _sat_down(rosa, tom)
            await admin(url, "notice", "We restart at ten.")
            for client in (rosa, tom, uma):
                assert (await heard(client, "notice"))["text"] == "We restart at ten."
            await admin(url, "read-only", "on")
            for client in (rosa, tom):
                assert (await heard(client, "notice"))["read_only"]
                refused = await client.ask("chat", table=table, text="hello")
                assert refused["code"] == "read-only"
            await admin(url, "read-only", "off")
            for client in (rosa, tom):
                while (await heard(client, "notice"))["read_only"]:
                    pass
            await admin(url, "ban", uma.person, "spam")
            assert (await heard(uma, "goodbye"))["because"] == "banned"

            async def is_refused(address: str) -> bool:
                async with uma.http.ws_connect(f"{address}/ws") as socket:
                    return (await Client(uma.http, socket, "").ask("hello")).get("code") == "banned"

            for address in (first, second):  # a node learns of a ban with a small delay
                await until(partial(is_refused, address))
            await admin(url, "close", table, "two accounts, one person")
            for client in (rosa, tom):
                assert (await heard(client, "closed"))["reason"] == "two accounts, one person"

    run(test())
