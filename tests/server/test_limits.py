"""Limits over time and per address, and trust in the headers of a proxy."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar
from aiohttp.test_utils import make_mocked_request

from tests.server.clients import Client, connect_guest, run, serving
from tests.waiting import Wait, until
from virado.refusal import IllegalError
from virado.server import app, limits
from virado.server.connections import clients
from virado.server.device_marks import DeviceMarks
from virado.server.limits import CapacityLimiter, RateLimiter, TokenBucket, get_network
from virado.server.logs import make_logger
from virado.server.origin_check import OriginCheck
from virado.server.tables import chat


def test_a_bucket_allows_a_burst_and_then_a_steady_rate():
    bucket = TokenBucket(rate=2.0, burst=3.0, now=0.0)
    assert [bucket.try_acquire(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.try_acquire(0.5), bucket.try_acquire(0.5)] == [True, False]
    assert [bucket.try_acquire(100.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket():
    buckets = RateLimiter(rate=0.0, burst=1.0)
    assert [buckets.try_acquire(address, 0.0) for address in "aabb"] == [True, False, True, False]


def test_the_bucket_of_an_active_address_is_kept_longer(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MAX_TRACKED", 2)
    buckets = RateLimiter(rate=0.0, burst=1.0)
    assert [buckets.try_acquire(address, 0.0) for address in "abaca"] == [True, True, False, True, False]
    assert buckets.try_acquire("b", 0.0), "the address that was silent longest makes room"


def test_an_address_is_forgotten_when_no_limit_counts_it():
    buckets = RateLimiter(rate=1.0, burst=2.0)
    for now in (0.0, 1.5):
        buckets.try_acquire(f"at {now}", now)
    assert len(buckets) == 1
    buckets.try_acquire("a", 1.6)
    assert [buckets.try_acquire("a", 1.6) for _ in range(2)] == [True, False]
    assert len(buckets) == 2


def test_connections_of_an_address_count_until_they_end():
    counts = CapacityLimiter(2)
    assert [
        counts.try_acquire("a"),
        counts.try_acquire("a"),
        counts.try_acquire("a"),
        counts.try_acquire("b"),
    ] == [
        True,
        True,
        False,
        True,
    ]
    counts.release("a")
    assert counts.try_acquire("a")
    assert all(CapacityLimiter(0).try_acquire("a") for _ in range(1000))


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7 ", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str):
    assert get_network(address) == network


# ---------------------------------------------------------------------- proxies
def asked(trust_proxy: bool, *headers: tuple[str, str], proxies: int = 1) -> tuple[OriginCheck, Any]:
    from multidict import CIMultiDict

    request = make_mocked_request("GET", "/", headers=CIMultiDict(headers))
    gate = OriginCheck(DeviceMarks(b"k"), trust_proxy=trust_proxy, proxies=proxies, log=make_logger("off"))
    return gate, request.clone(remote="198.51.100.1")


@pytest.mark.parametrize(
    ("trust_proxy", "headers", "address"),
    [
        (False, [("X-Forwarded-For", "192.0.2.1")], "198.51.100.1"),
        (True, [], "198.51.100.1"),
        (True, [("X-Forwarded-For", "192.0.2.1")], "192.0.2.1"),
        (True, [("X-Forwarded-For", "203.0.113.9, 192.0.2.1")], "192.0.2.1"),
        (True, [("X-Forwarded-For", "203.0.113.9"), ("X-Forwarded-For", "192.0.2.1")], "192.0.2.1"),
        (True, [("X-Forwarded-For", "192.0.2.1, <script>")], "198.51.100.1"),
    ],
)
def test_only_the_forwarded_address_added_by_the_proxy_is_trusted(
    trust_proxy: bool, headers: list[tuple[str, str]], address: str
):
    gate, request = asked(trust_proxy, *headers)
    assert gate.get_client_address(request) == address


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("192.0.2.1, 203.0.113.9", "192.0.2.1"),
        ("10.9.9.9, 192.0.2.1, 203.0.113.9", "192.0.2.1"),
        ("203.0.113.9", "198.51.100.1"),
        ("", "198.51.100.1"),
    ],
)
def test_behind_two_proxies_the_address_added_by_the_first_is_trusted(forwarded: str, address: str):
    gate, request = asked(True, ("X-Forwarded-For", forwarded), ("X-Forwarded-Proto", "https"), proxies=2)
    assert gate.get_client_address(request) == address
    assert str(gate.get_client_ip(request)) == address
    assert gate.is_secure(request)


@pytest.mark.parametrize(
    ("trust_proxy", "forwarded", "origin", "allowed"),
    [
        (False, "", "http://cards.example", True),
        (False, "", "https://cards.example", False),
        (False, "https", "https://cards.example", False),
        (True, "https", "https://cards.example", True),
        (True, "https", "http://cards.example", False),
        (True, "https", "https://elsewhere.example", False),
        (True, "https", "null", False),
    ],
)
def test_only_pages_of_the_same_origin_may_connect(
    trust_proxy: bool, forwarded: str, origin: str, allowed: bool
):
    headers = [("Host", "cards.example"), ("Origin", origin)]
    gate, request = asked(trust_proxy, *headers, *([("X-Forwarded-Proto", forwarded)] if forwarded else []))
    if allowed:
        gate.check_origin(request)
    else:
        with pytest.raises(IllegalError) as caught:
            gate.check_origin(request)
        assert caught.value.refusal.code == "foreign-origin"


@pytest.mark.parametrize("path", ["/api/guest", "/api/sign-in", "/api/token", "/ndjson"])
def test_pages_of_other_origins_cannot_change_anything(tmp_path: Path, path: str):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), ClientSession(address) as http:
            answer = await http.post(
                path, json={"name": "Rosa"}, headers={"Origin": "http://elsewhere.example"}
            )
            assert answer.status == 403
            assert (await answer.json())["code"] == "foreign-origin"
            assert await server.database.query("SELECT id FROM person") == []

    run(test())


def test_the_cookie_is_hidden_from_scripts_and_other_sites_and_secure_over_tls(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address), ClientSession(address) as http:
            for scheme in ("http", "https"):
                answer = await http.post(
                    "/api/guest", json={"name": "Rosa"}, headers={"X-Forwarded-Proto": scheme}
                )
                cookie = answer.cookies["virado" if scheme == "http" else "__Host-virado"]
                assert cookie["httponly"]
                assert cookie["samesite"] == "Lax"
                assert cookie["path"] == "/"
                assert bool(cookie["secure"]) == (scheme == "https")

    run(test())


def test_every_answer_has_headers_against_foreign_scripts(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            for path in ("/healthz", "/nowhere", "/api/me", "/metrics"):
                headers = (await http.get(path)).headers
                policy = dict(
                    each.strip().split(" ", 1) for each in headers["Content-Security-Policy"].split(";")
                )
                assert policy["default-src"] == "'self'"
                assert "script-src" not in policy
                assert policy["style-src"] == "'self'"
                assert policy["frame-ancestors"] == "'none'"
                assert headers["X-Content-Type-Options"] == "nosniff"

    run(test())


# ---------------------------------------------------------------------- over the wire
def test_a_client_that_exceeds_the_rate_is_refused_and_may_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from virado.server.connections import connection

    monkeypatch.setattr(connection, "RATE", 1000.0)
    monkeypatch.setattr(connection, "BURST", 5.0)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            for number in range(60):
                await rosa.socket.send_json({"do": "ping", "id": f"p{number}"})
            answers = [await rosa.hear() for _ in range(60)]
            assert {answer["id"] for answer in answers} == {f"p{number}" for number in range(60)}
            assert "too-fast" in {answer.get("code") for answer in answers}
            wait = Wait()
            while (await rosa.ask("ping"))["type"] != "done":
                await wait.turn()

    run(test())


def test_connections_of_a_person_share_a_limit_and_a_whole_log_costs_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(clients, "PERSON_RATE", 0.0)
    monkeypatch.setattr(clients, "PERSON_BURST", 40.0)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            async with rosa.http.ws_connect("/ws") as socket, connect_guest(address, "Tom") as tom:
                second = Client(rosa.http, socket, rosa.person)
                assert (await second.ask("hello"))["type"] == "welcome"
                for client in (rosa, second, rosa):
                    await client.watch(table, 0)
                answers = [await second.ask("ping") for _ in range(10)]
                assert [each["type"] for each in answers] == ["done"] * 9 + ["refused"]
                assert answers[-1]["code"] == "too-fast"
                assert (await rosa.ask("watch", table=table, since=1))["code"] == "too-fast"
                assert await tom.request("ping") > 0

    run(test())


def test_pages_and_unknown_paths_count_towards_the_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app, "PAGE_RATE", 0.0)
    monkeypatch.setattr(app, "PAGE_BURST", 3.0)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            paths = ("/nowhere", "/assets/nothing", "/nowhere", "/", "/nowhere")
            answers = [await http.get(path) for path in paths]
            assert [answer.status for answer in answers] == [404, 404, 404, 429, 429]
            assert (await answers[-1].json())["code"] == "too-fast"
            assert (await http.get("/api/variants")).status == 200

    run(test())


def test_frequent_reconnection_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app, "COME_S", 1e9)

    async def test() -> None:
        async with serving(tmp_path, per_address=3) as (_, address), connect_guest(address, "Rosa") as rosa:
            for _ in range(5):
                async with rosa.http.ws_connect("/ws"):
                    pass
            async with rosa.http.get("/ws") as answer:
                assert (answer.status, (await answer.json())["code"]) == (429, "too-fast")
            assert await rosa.request("ping") > 0

    run(test())


def test_connections_and_new_guests_are_limited_per_address(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, per_address=2) as (_, address):
            async with connect_guest(address, "Rosa") as rosa, connect_guest(address, "Tom"):
                third = await rosa.http.get("/ws")
                assert third.status == 429
                assert (await third.json())["code"] == "address-too-busy"
                async with ClientSession(address) as http:
                    guest = await http.post("/api/guest", json={"name": "Eva"})
                    assert (await guest.json())["code"] == "too-many-guests"
            async with ClientSession(address) as http, http.ws_connect("/ws") as socket:
                assert not socket.closed

    run(test())


def test_connections_are_limited_per_person_with_cookie_and_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(clients, "MAX_CONNECTIONS", 1)

    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", jar) as rosa:
            assert (await rosa.http.get("/ws")).status == 429
            token = (await (await rosa.http.post("/api/token", json={"name": "bot"})).json())["token"]
            async with ClientSession(address) as http, http.ws_connect("/ws") as socket:
                await socket.send_json({"do": "hello", "id": "1", "token": token})
                assert (await socket.receive_json())["code"] == "too-many-connections"

    run(test())


def test_tables_are_limited_per_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from virado.server.tables import node

    monkeypatch.setattr(node, "MAX_TABLES_PER_PERSON", 2)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            for _ in range(2):
                await rosa.request("create", variant="casino", sit=0)
            assert (await rosa.ask("create", variant="casino", sit=0))["code"] == "too-many-tables"

    run(test())


@pytest.mark.parametrize("stage", ["seating", "playing"])
def test_opened_tables_without_a_seat_count_towards_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stage: str
):
    from virado.server.tables import node

    monkeypatch.setattr(node, "MAX_TABLES_PER_PERSON", 2)
    bots = {str(seat): "beginner" for seat in range(2)} if stage == "playing" else {}
    how: dict[str, Any] = {"variant": "zwanzig-ab(players=2)", "bots": bots, "start": stage == "playing"}

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            for _ in range(2):
                assert (await rosa.request("create", **how))["stage"] == stage
            assert (await rosa.ask("create", **how))["code"] == "too-many-tables"

    run(test())


def test_matches_with_bots_are_limited_per_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from virado.server.tables import node

    monkeypatch.setattr(node, "MAX_BOT_MATCHES", 1)
    how: dict[str, Any] = {"variant": "zwanzig-ab(players=2)", "bots": {"1": "beginner"}, "sit": 0}

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            await rosa.request("create", **how, start=True)
            assert (await rosa.ask("create", **how, start=True))["code"] == "too-many-bots"
            waiting = (await rosa.request("create", **how))["id"]
            assert (await rosa.ask("start", table=waiting))["code"] == "too-many-bots"

    run(test())


def test_new_tables_are_limited_per_address(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, per_address=2) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            await rosa.request("create", variant="casino")
            await tom.request("create", variant="casino")
            for who in (rosa, tom):
                assert (await who.ask("create", variant="casino"))["code"] == "too-many-new-tables"

    run(test())


def test_a_full_server_refuses_and_unloads_tables_without_subscribers(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, most_tables=2) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            first, second, third = [(await rosa.request("create", variant="casino"))["id"] for _ in range(3)]
            assert third in server.node.tables
            assert len(server.node.tables) <= 2
            await rosa.watch(first, None)
            await rosa.watch(second, None)
            assert set(server.node.tables) == {first, second}
            assert (await rosa.ask("create", variant="casino"))["code"] == "server-full"
            assert (await rosa.ask("watch", table=third, seat=None))["code"] == "server-full"
            await rosa.request("unwatch", table=first, seat=None)
            await rosa.watch(third, None)

    run(test())


def test_connections_are_limited_per_server(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, most_connections=1) as (_, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            refused = await rosa.http.get("/ws")
            assert (refused.status, (await refused.json())["code"]) == (503, "server-full")

    run(test())


def test_pending_hints_are_limited_per_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with (
            serving(tmp_path) as (server, address),
            AsyncExitStack() as stack,
            connect_guest(address, "Tom") as tom,
        ):
            bots = {str(seat): "beginner" for seat in (1, 2, 3)}
            tabs = [await stack.enter_async_context(connect_guest(address, "Rosa", jar)) for _ in range(4)]
            tables = [
                (await who.request("create", variant="hazari", sit=0, bots=bots, start=True))["id"]
                for who in (tabs[0], tom)
            ]
            server.advice.hint_limiter.limit = 3
            think, may_think = server.bot_pool.search, asyncio.Event()

            async def think_long(*asked: Any) -> Any:
                await may_think.wait()
                return await think(*asked)

            monkeypatch.setattr(server.bot_pool, "search", think_long)
            waiting = [
                asyncio.create_task(tab.request("hint", table=tables[0], seat=0, level="beginner"))
                for tab in tabs[:3]
            ]
            waiting.append(
                asyncio.create_task(tom.request("hint", table=tables[1], seat=0, level="beginner"))
            )

            def is_at_the_limit() -> bool:
                if server.advice.hint_limiter.try_acquire(tabs[0].person):
                    server.advice.hint_limiter.release(tabs[0].person)
                    return False
                return True

            await until(is_at_the_limit)
            refused = await tabs[3].ask("hint", table=tables[0], seat=0, level="beginner")
            assert (refused["code"], refused["facts"]) == ("too-many-hints", {"limit": 3})
            may_think.set()
            assert all(hints["moves"] for hints in await asyncio.gather(*waiting))
            assert (await tabs[3].request("hint", table=tables[0], seat=0, level="beginner"))["moves"]

    run(test())


def test_the_chat_times_of_an_active_person_are_kept_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chat, "MAX_TRACKED", 2)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), AsyncExitStack() as stack:
            rosa, tom, uma = [
                await stack.enter_async_context(connect_guest(address, name))
                for name in ("Rosa", "Tom", "Uma")
            ]
            tables = {
                client: (await client.request("create", variant="casino", sit=0))["id"]
                for client in (rosa, tom, uma)
            }

            async def talk(client: Client) -> str:
                return str(
                    (await client.ask("chat", table=tables[client], phrase="hello")).get("code", "done")
                )

            while await talk(rosa) == "done":
                pass
            for client in (tom, rosa, uma, rosa):
                code = await talk(client)
                assert code == ("too-much-chat" if client is rosa else "done")

    run(test())


def test_a_person_who_chats_too_much_is_told_when_to_continue(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            answers = [await rosa.ask("chat", table=table, phrase="hello") for _ in range(20)]
            codes = [answer.get("code", "done") for answer in answers]
            assert codes[0] == "done"
            assert codes[-1] == "too-much-chat"

    run(test())


def test_a_client_without_hello_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clients, "HELLO_S", 0.001)

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            ClientSession(address) as http,
            http.ws_connect("/ws") as socket,
        ):
            message = await socket.receive_json()
            assert (message["type"], message["because"]) == ("goodbye", "silent")
            await socket.receive()
            assert socket.closed

    run(test())
