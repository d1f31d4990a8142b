"""After a match: the secret is published, and the same people can play again at a table with an earlier commitment."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from virado.server.fairness import Evidence, PlayerRecord, check, commitment
from virado.session import commitment_to

SHORT = "zwanzig-ab(players=2)"
CLOCK = {"move_ms": 60_000}
ENTROPY = ("ab" * 32, "cd" * 32)


async def finish(players: dict[int, Client], table: str) -> None:
    """Let all players play concurrently until the match is over."""
    await asyncio.gather(*(client.play_on(table, seat, 10_000) for seat, client in players.items()))


def _entries(client: Client, table: str, kind: str) -> list[dict[str, Any]]:
    return [
        entry
        for message in client.notifications
        if message["type"] == "entries" and message["table"] == table
        for entry in message["entries"]
        if entry["entry"] == kind
    ]


def test_a_rematch_has_packs_from_a_new_secret(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant=SHORT, sit=0, rated=True, clock=CLOCK))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            await rosa.request("start", table=table)
            await finish({0: rosa, 1: tom}, table)
            opened = _entries(rosa, table, "opened")[0]
            revealed = _entries(rosa, table, "revealed")[0]
            assert revealed == _entries(tom, table, "revealed")[0]
            assert "next_secret" not in revealed
            assert opened["setup"]["commitment"] == commitment(table, bytes.fromhex(revealed["secret"]))
            early = await rosa.ask("watch", table=revealed["next_table"])
            assert early["code"] == "no-such-table"

            await rosa.request(
                "act",
                table=table,
                command={"do": "rematch", "seat": 0, "commitment": commitment_to(ENTROPY[0])},
            )
            refused = await tom.ask(
                "act", table=table, command={"do": "rematch", "seat": 1, "commitment": "no hexadecimal"}
            )
            assert refused["code"] == "bad-entropy"
            await tom.request(
                "act",
                table=table,
                command={"do": "rematch", "seat": 1, "commitment": commitment_to(ENTROPY[1])},
            )
            following = await rosa.until(lambda now: bool(now["state"]["next_table"]))
            again = following["state"]["next_table"]
            assert again == revealed["next_table"]

            first = await rosa.watch(again, 0)
            await tom.request("watch", table=again, seat=1)
            setup = first["entries"][0]["setup"]
            assert setup["commitment"] == revealed["next_commitment"]
            assert setup["rated"]
            seats = [
                (entry["occupant"]["name"], entry["commitment"])
                for entry in first["entries"]
                if entry["entry"] == "seat-changed"
            ]
            assert seats == [("Rosa", commitment_to(ENTROPY[0])), ("Tom", commitment_to(ENTROPY[1]))]
            await rosa.reveal_entropy(again, 0, ENTROPY[0])
            await tom.reveal_entropy(again, 1, ENTROPY[1])
            dealers = [server.node.tables[name].session.match.first_dealer for name in (table, again)]  # type: ignore[union-attr]
            assert dealers[0] != dealers[1]
            await finish({0: rosa, 1: tom}, again)
            for name, shown in ((table, opened["setup"]["commitment"]), (again, setup["commitment"])):
                evidence = msgspec.convert(await rosa.request("evidence", table=name), Evidence)
                check(evidence, PlayerRecord(commitment=shown))
            check(
                msgspec.convert(await rosa.request("evidence", table=again), Evidence),
                PlayerRecord(entropy=ENTROPY[1]),
            )

    run(test())


@asynccontextmanager
async def painted(address: str, cookies: CookieJar) -> AsyncGenerator[None]:
    """Choose a picture for the person of these cookies."""
    async with connect_guest(address, "Rosa", cookies) as rosa:
        await rosa.http.post("/api/me/profile", json={"picture": "boat"})
    yield


def test_a_rematch_waits_for_connected_people_and_keeps_the_bots(tmp_path: Path):
    async def test() -> None:
        cookies = CookieJar(unsafe=True)
        async with (
            serving(tmp_path) as (_, address),
            painted(address, cookies),
            connect_guest(address, "Rosa", cookies) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (
                await rosa.request("create", variant="zwanzig-ab(players=3)", sit=0, bots={"2": "greedy"})
            )["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            await rosa.request("start", table=table)
            await finish({0: rosa, 1: tom}, table)
            await rosa.request("act", table=table, command={"do": "rematch", "seat": 0})
            assert (await rosa.until(lambda now: now["state"]["rematch_wanted"] == [0]))["state"][
                "next_table"
            ] == ""
            await tom.request("act", table=table, command={"do": "leave", "seat": 1})
            again = (await rosa.until(lambda now: bool(now["state"]["next_table"])))["state"]["next_table"]
            state = (await rosa.watch(again, 0))["state"]
            assert state["stage"] == "seating"
            assert [held.get("occupant", {}).get("kind") for held in state["seats"]] == [
                "person",
                None,
                "bot",
            ]
            sits = {"name": "Rosa", "picture": "boat"}
            assert sits.items() <= state["seats"][0]["occupant"].items()
            await tom.request("act", table=again, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=again)

    run(test())


def test_a_person_who_does_not_answer_cannot_delay_a_rematch(tmp_path: Path):
    """Check a rematch without the owner: the seat is vacant, the owner is somebody else, and bots keep their names."""

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom", words=True) as tom,
        ):
            for offset in range(3):
                table = (
                    await rosa.request(
                        "create",
                        variant=f"zwanzig-ab(players={3 + (offset > 0)})",
                        sit=0,
                        bots={str(seat): "greedy" for seat in range(2, 3 + (offset > 0))},
                    )
                )["id"]
                await tom.request("act", table=table, command={"do": "sit", "seat": 1})
                await rosa.request("watch", table=table, seat=0)
                await tom.request("watch", table=table, seat=1)
                await rosa.request("start", table=table)
                await finish({0: rosa, 1: tom}, table)
                names = (await tom.until(lambda now: now["state"]["stage"] == "over"))["names"]
                await tom.request("act", table=table, command={"do": "rematch", "seat": 1})
                waiting = await tom.until(lambda now: now["state"]["rematch_wanted"] == [1])
                assert not waiting["state"]["next_table"]
                await tom.request("act", table=table, command={"do": "rematch", "seat": 1, "now": True})
                again = (await tom.until(lambda now: bool(now["state"]["next_table"])))["state"]["next_table"]
                following = await tom.watch(again, 1)
                assert "occupant" not in following["state"]["seats"][0]
                assert following["names"][1:] == names[1:]
                assert following["state"]["owner"] == tom.person
                await rosa.request("act", table=again, command={"do": "sit", "seat": 0})
                await tom.request("start", table=again)

    run(test())


def test_the_name_of_a_bot_comes_from_the_host_only(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            table = (await rosa.request("create", variant=SHORT, sit=0))["id"]
            command = {"do": "seat-bot", "seat": 1, "level": "greedy", "name": "The administrator"}
            await rosa.request("act", table=table, command=command)
            seen = await rosa.watch(table, 0)
            assert seen["state"]["seats"][1]["occupant"] == {"kind": "bot", "level": "greedy"}
            assert seen["names"][1] != "The administrator"

    run(test())


def test_a_rematch_survives_a_restart_of_the_server(tmp_path: Path):
    async def test() -> None:
        from aiohttp import CookieJar

        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", jar) as rosa:
            table = (await rosa.request("create", variant=SHORT, sit=0, bots={"1": "greedy"}, start=True))[
                "id"
            ]
            await rosa.request("watch", table=table, seat=0)
            await finish({0: rosa}, table)
            revealed = _entries(rosa, table, "revealed")[0]
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", jar) as rosa:
            seen = await rosa.watch(table, 0)
            assert [entry for entry in seen["entries"] if entry["entry"] == "revealed"] == [revealed]
            await rosa.request("act", table=table, command={"do": "rematch", "seat": 0})
            now = await rosa.until(lambda now: bool(now["state"]["next_table"]))
            assert now["state"]["next_table"] == revealed["next_table"]
            assert (await rosa.watch(revealed["next_table"], 0))["state"]["stage"] == "playing"

    run(test())


def test_a_fitted_bot_changes_its_strength_after_each_match(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:

            async def place() -> float:
                """Return the dial position that fits Rosa now."""
                async with rosa.http.get("/api/me/statistics") as answer:
                    fitting = (await answer.json())["fitting"]
                return next(each["place"] for each in fitting if each["game"] == "zwanzig_ab")

            def level(table: str) -> str:
                bot: Any = server.node.tables[table].session.seats[1].occupant
                return bot.level

            assert await place() == 0.25
            card = await rosa.request("create", variant=SHORT, sit=0, bots={"1": "fit"}, start=True)
            table = card["id"]
            assert card["seats"] == ["Rosa", "bot:fit:0.25"]
            await rosa.request("watch", table=table, seat=0)
            await finish({0: rosa}, table)
            moved = await place()
            assert moved in (0.15, 0.35)
            await rosa.request("act", table=table, command={"do": "rematch", "seat": 0})
            again = (await rosa.until(lambda now: bool(now["state"]["next_table"])))["state"]["next_table"]
            assert level(again) == f"fit:{moved:.2f}"

            other = (await rosa.request("create", variant="raub(players=2)", sit=0))["id"]
            await rosa.request("act", table=other, command={"do": "seat-bot", "seat": 1, "level": "fit:0.99"})
            assert level(other) == "fit:0.25"

    run(test())
