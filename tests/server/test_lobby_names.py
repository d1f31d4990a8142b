"""Messages to the players at a table about changed names and about spectators."""

from pathlib import Path
from typing import Any

from tests.server.clients import Client, connect_guest, run, serving

VARIANT = "zwanzig-ab(players=2)"
COMMITMENT = f"sha256:{'ab' * 32}"


def _said_since(client: Client, first: int, table: str) -> list[str]:
    """Return the sentences about a table that a client has received since entry `first`."""
    return [
        sentence
        for message in client.notifications
        if message["type"] == "entries" and message["table"] == table and message["first"] >= first
        for sentences in message["says"]
        for sentence in sentences
    ]


def test_a_new_name_in_the_lobby_is_told_as_a_new_name(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom", words=True) as tom,
        ):
            table = (await rosa.request("create", variant=VARIANT, sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1, "commitment": COMMITMENT})
            seen = await rosa.watch(table, 0)
            await tom.request("watch", table=table, seat=1)
            length = seen["first"] + len(seen["entries"])
            async with tom.http.post("/api/guest", json={"name": "Bea"}) as answer:
                assert (await answer.json())["name"] == "Bea"
            await tom.request("act", table=table, command={"do": "rename"})
            now = await rosa.until(lambda now: "Bea" in now["names"])
            assert _said_since(rosa, length, table) == ["Tom is now called Bea."]
            assert [entry["because"] for entry in now["entries"]] == ["renamed"]
            assert now["entries"][0]["commitment"] == COMMITMENT
            assert now["state"]["away"] == {}
            await tom.request("act", table=table, command={"do": "rename"})  # the name is the same

            third = (await rosa.request("create", variant="raub(players=3)", sit=0))["id"]
            await tom.request("act", table=third, command={"do": "sit", "seat": 1})
            # the connection is the same, and the name is new
            assert (await tom.watch(third, 1))["names"][1] == "Bea"

    run(test())


def test_a_name_is_changed_in_a_persons_own_seats_and_before_the_match_only(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom", words=True) as tom,
        ):
            table = (await rosa.request("create", variant=VARIANT, sit=0))["id"]
            refused = await tom.ask("act", table=table, command={"do": "rename", "name": "Rosa"})
            assert refused["code"] == "no-such-person"
            await rosa.request("act", table=table, command={"do": "seat-bot", "seat": 1, "level": "greedy"})
            await rosa.request("start", table=table)
            refused = await rosa.ask("act", table=table, command={"do": "rename"})
            assert refused["code"] == "already-begun"

    run(test())


def test_players_are_told_how_many_people_watch(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom", words=True) as tom,
        ):

            async def watching(table: str) -> int:
                """Return the number of spectators in the latest message to Rosa."""
                await rosa.request("ping")
                told: list[dict[str, Any]] = [
                    each
                    for each in rosa.notifications
                    if each["type"] == "spectators" and each["table"] == table
                ]
                return told[-1]["number"] if told else 0

            table = (await rosa.request("create", variant=VARIANT, sit=0, bots={"1": "greedy"}))["id"]
            await rosa.request("watch", table=table, seat=0)
            # Rosa is a player, so she does not count as a spectator
            await rosa.request("watch", table=table, seat=None)
            assert await watching(table) == 0
            await tom.request("watch", table=table, seat=None)
            assert await watching(table) == 1
            rosa.notifications.clear()
            await rosa.request("watch", table=table, seat=0)
            assert await watching(table) == 1
            await tom.request("unwatch", table=table, seat=None)
            assert await watching(table) == 0
            assert all(each["type"] != "spectators" for each in tom.notifications)

    run(test())
