"""The clock that rated matches require, so that a losing player cannot stay without moving."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp import CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.test_rematch import SHORT, finish
from virado.session.setup import DAY_MS, RATED_DAYS

RATED: dict[str, Any] = {"variant": SHORT, "rated": True}
CLOCK = {"move_ms": 60_000, "bank_ms": 600_000}
NO_CLOCK: list[dict[str, Any]] = [
    {},
    {"clock": None},
    {"clock": {"move_ms": RATED_DAYS * DAY_MS + 1}},
    {"clock": {"move_ms": 60_000, "bank_ms": 10**12}},
]


@pytest.mark.parametrize("do", ["create", "quick"])
@pytest.mark.parametrize("clock", NO_CLOCK)
def test_a_rated_match_without_a_clock_is_refused_with_a_message(
    tmp_path: Path, do: str, clock: dict[str, Any]
):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa", lang="de") as rosa:
            refused = await rosa.ask(do, **RATED, **clock)
            assert refused["code"] == "rated-needs-clock"
            assert refused["message"].startswith("eine gewertete Partie braucht eine Uhr")
            assert not server.node.tables
            assert await rosa.request(do, **RATED, clock=CLOCK)
            assert await rosa.request(do, variant=SHORT, **clock)
            assert await rosa.request(do, **RATED, clock={"move_ms": RATED_DAYS * DAY_MS})

    run(test())


@pytest.mark.parametrize(
    ("asked", "stands"), [({}, 60_000), ({"limit_ms": 10**9}, 60_000), ({"limit_ms": 0}, 0)]
)
def test_no_player_can_delay_the_next_deal_of_a_rated_match(
    tmp_path: Path, asked: dict[str, int], stands: int
):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            card = await rosa.request("create", **RATED, clock=CLOCK, between_deals=asked)
            setup = server.node.tables[card["id"]].session.setup
            assert setup.between_deals is not None
            assert setup.between_deals.limit_ms == stands
            friendly = await rosa.request("create", variant=SHORT, between_deals=asked)
            setup = server.node.tables[friendly["id"]].session.setup
            assert setup.between_deals is not None
            assert setup.between_deals.limit_ms == asked.get("limit_ms")

    run(test())


async def _opened_before(rosa: Client, tom: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    """Open a rated table without a clock, as older servers did, and seat two people."""

    def allowed(_clock: object, *, rated: bool) -> None:
        assert rated

    with monkeypatch.context() as patch:
        patch.setattr("virado.server.tables.node.check_rated", allowed)
        table = str((await rosa.request("create", **RATED, sit=0))["id"])
    await tom.request("act", table=table, command={"do": "sit", "seat": 1})
    return table


def test_an_older_rated_match_without_a_clock_ends_by_its_own_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        jars = [CookieJar(unsafe=True), CookieJar(unsafe=True)]
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa", jars[0]) as rosa,
            connect_guest(address, "Tom", jars[1]) as tom,
        ):
            waiting = await _opened_before(rosa, tom, monkeypatch)
            table = await _opened_before(rosa, tom, monkeypatch)
            assert (await server.node.tables[table].start_match(by=rosa.person)).refusal is None
            assert (await rosa.ask("start", table=waiting))["code"] == "rated-needs-clock"
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa", jars[0]) as rosa,
            connect_guest(address, "Tom", jars[1]) as tom,
        ):
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            await finish({0: rosa, 1: tom}, table)
            kept = await server.database.query(
                "SELECT person, rated FROM result WHERE play_table = $1", table
            )
            assert sorted(kept) == sorted([(rosa.person, 1), (tom.person, 1)])
            again = await rosa.ask("act", table=table, command={"do": "rematch", "seat": 0})
            assert again["code"] == "rated-needs-clock"

    run(test())
