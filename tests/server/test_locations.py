"""Rated matches: people at one address or in one browser cannot play against each other."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from aiohttp import CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from virado.server.tables.locations import UNKNOWN_LOCATION, ClientLocation

HOME, ELSEWHERE, ABROAD = "192.0.2.7", "198.51.100.9", "2001:db8:1:2:3::4"
RATED: dict[str, Any] = {"variant": "casino", "rated": True, "clock": {"move_ms": 60_000}}
SIT: dict[str, Any] = {"do": "sit", "seat": 1}


def from_there(
    address: str, name: str, there: str, cookies: CookieJar | None = None
) -> AbstractAsyncContextManager[Client]:
    """Connect a client whose address, according to the proxy, is `there`."""
    return connect_guest(address, name, cookies, {"X-Forwarded-For": there})


def test_unknown_locations_are_never_equal():
    assert not UNKNOWN_LOCATION.may_be_same_person(UNKNOWN_LOCATION)
    assert ClientLocation(address=HOME).may_be_same_person(ClientLocation(address=HOME, device="m"))
    assert ClientLocation(address=HOME, device="m").may_be_same_person(
        ClientLocation(address=ELSEWHERE, device="m")
    )
    assert not ClientLocation(address=HOME, device="m").may_be_same_person(
        ClientLocation(address=ELSEWHERE, device="n")
    )


def test_two_guests_from_one_address_cannot_play_a_rated_match(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, trust_proxy=True) as (_, address),
            from_there(address, "Rosa", HOME) as rosa,
            from_there(address, "Rosalind", HOME) as again,
            from_there(address, "Tom", ELSEWHERE) as tom,
        ):
            table = (await rosa.request("create", **RATED, sit=0))["id"]
            refused = await again.ask("act", table=table, command=SIT)
            assert refused["code"] == "rated-same-place"
            assert "the same address or the same browser" in refused["message"]
            await tom.request("act", table=table, command=SIT)
            await rosa.request("start", table=table)
            casual = (await rosa.request("create", variant="casino", sit=0))["id"]
            await again.request("act", table=casual, command=SIT)
            await rosa.request("start", table=casual)

    run(test())


def test_an_ipv6_network_counts_as_one_location(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, trust_proxy=True) as (_, address),
            from_there(address, "Rosa", ABROAD) as rosa,
            from_there(address, "Rosalind", "2001:db8:1:2:ffff::9") as again,
        ):
            table = (await rosa.request("create", **RATED, sit=0))["id"]
            assert (await again.ask("act", table=table, command=SIT))["code"] == "rated-same-place"

    run(test())


def test_a_quick_match_skips_tables_with_the_same_address(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, trust_proxy=True) as (_, address),
            from_there(address, "Rosa", HOME) as rosa,
            from_there(address, "Rosalind", HOME) as again,
            from_there(address, "Tom", ELSEWHERE) as tom,
        ):
            first = (await rosa.request("quick", **RATED))["id"]
            second = (await again.request("quick", **RATED))["id"]
            assert second != first
            met = await tom.request("quick", **RATED)
            assert (met["id"] in (first, second), met["stage"]) == (True, "playing")
            casual = (await rosa.request("quick", variant="casino"))["id"]
            assert (await again.request("quick", variant="casino"))["id"] == casual

    run(test())


def test_a_browser_with_a_device_mark_is_recognised_at_any_address(tmp_path: Path):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path, trust_proxy=True) as (_, address):
            async with from_there(address, "Rosa", HOME, jar) as guest:
                account = {"account": "rosa", "password": "correct horse"}
                assert (await guest.http.post("/api/account", json=account)).status == 200
            async with from_there(address, "Rosa", HOME, jar) as rosa:
                table = (await rosa.request("create", **RATED, sit=0))["id"]
                await rosa.watch(table, 0)
                assert (await rosa.http.post("/api/sign-out")).status == 200
            async with from_there(address, "Rosalind", ELSEWHERE, jar) as again:
                assert again.person != rosa.person
                assert (await again.ask("act", table=table, command=SIT))["code"] == "rated-same-place"

    run(test())


def test_a_match_does_not_start_if_two_people_have_moved_to_one_location(tmp_path: Path):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with (
            serving(tmp_path, trust_proxy=True) as (server, address),
            from_there(address, "Rosa", HOME) as rosa,
        ):
            async with from_there(address, "Tom", ELSEWHERE, jar) as tom:
                table = (await rosa.request("create", **RATED, sit=0))["id"]
                await tom.request("act", table=table, command=SIT)
            await server.node.tables[table].release()  # the node forgets the known locations of the players
            async with from_there(address, "Tom", HOME, jar) as tom:
                await rosa.watch(table, 0)
                await tom.watch(table, 1)
                assert (await rosa.ask("start", table=table))["code"] == "rated-same-place"
            async with from_there(address, "Tom", ELSEWHERE, jar) as tom:
                await tom.watch(table, 1)
                await rosa.request("start", table=table)

    run(test())


def test_the_check_can_be_turned_off_and_ignores_the_local_machine(tmp_path: Path):
    async def test() -> None:
        settings: dict[str, Any]
        for there, settings in ((HOME, {"rated_apart": False}), ("127.0.0.1", {}), ("::1", {})):
            folder = tmp_path / there.replace(":", "")
            async with (
                serving(folder, trust_proxy=True, **settings) as (_, address),
                from_there(address, "Rosa", there) as rosa,
                from_there(address, "Rosalind", there) as again,
            ):
                table = (await rosa.request("create", **RATED, sit=0))["id"]
                await again.request("act", table=table, command=SIT)
                await rosa.request("start", table=table)

    run(test())


def test_a_person_on_another_node_has_the_location_seen_by_that_node(tmp_path: Path):
    async def test() -> None:
        shared: dict[str, Any] = {"database": fresh_database(), "trust_proxy": True, "rated_apart": True}
        async with (
            serving(tmp_path / "1", **shared) as (_, first),
            serving(tmp_path / "2", **shared) as (_, second),
            from_there(first, "Rosa", HOME) as rosa,
            from_there(second, "Rosalind", HOME) as again,
            from_there(second, "Tom", ELSEWHERE) as tom,
        ):
            table = (await rosa.request("create", **RATED, sit=0))["id"]
            assert (await again.ask("act", table=table, command=SIT))["code"] == "rated-same-place"
            await tom.request("act", table=table, command=SIT)
            await rosa.request("start", table=table)

    run(test())
