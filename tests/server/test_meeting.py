"""Ways in which people find each other: links, the lobby, quick matches and chat."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database


async def _said(client: Client) -> list[tuple[str, Any]]:
    """Return the chat messages that a client has received so far."""
    await client.request("ping")
    return [(m["name"], m["phrase"] or m["text"]) for m in client.notifications if m["type"] == "said"]


async def _meet(clients: tuple[Client, ...], id_: str, **wanted: Any) -> None:
    """Let all clients request a quick match concurrently, and check that they share a table.

    A repeated request must give the same table.
    """
    cards = await asyncio.gather(*(client.request("quick", id=id_, **wanted) for client in clients))
    assert len({card["id"] for card in cards}) == 1, id_
    for client in clients:
        again = await client.request("quick", id=id_, **wanted)
        assert (again["id"], again["stage"]) == (cards[0]["id"], "playing")


def test_an_unlisted_table_is_joined_by_its_link_and_a_listed_one_is_in_the_lobby(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            await tom.request("lobby")
            assert next(m for m in tom.notifications if m["type"] == "lobby")["tables"] == []
            link = (await rosa.request("create", variant="casino", sit=0))["id"]
            shown = (await rosa.request("create", variant="tuxedo", sit=0, listed=True))["id"]
            while not tom.notifications[-1].get("tables"):
                tom.notifications.append(await tom.hear())
            assert [card["id"] for card in tom.notifications[-1]["tables"]] == [shown]
            await tom.request("act", table=link, command={"do": "sit", "seat": 1, "name": "Rosa"})
            seats = (await tom.watch(link, 1))["state"]["seats"]
            assert [held["occupant"]["name"] for held in seats] == ["Rosa", "Tom"]
            taken = await tom.ask("act", table=link, command={"do": "sit", "seat": 0})
            assert taken["code"] == "seat-taken"
            await tom.request("act", table=link, command={"do": "leave", "seat": 1})
            mine = {card["id"]: card["seats"] for card in await rosa.request("mine")}
            assert mine[link] == ["Rosa", None]

    run(test())


def test_the_id_of_a_table_differs_between_servers_and_reveals_nothing(tmp_path: Path):
    names: list[str] = []

    async def test(folder: Path) -> None:
        async with serving(folder) as (server, address), connect_guest(address, "Rosa") as rosa:
            card = await rosa.request("create", id="1", variant="casino")
            assert (await rosa.request("create", id="1", variant="casino"))["id"] == card["id"]
            names.append(server.node.derive_table_name("rosa", "1"))

    run(test(tmp_path / "a"))
    run(test(tmp_path / "b"))
    assert names[0] != names[1]


def test_concurrent_quick_matches_meet_at_one_table(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            await _meet(
                (rosa, tom, uma), "q", variant="tuxedo(players=3)", rated=True, clock={"move_ms": 60_000}
            )

    run(test())


def test_concurrent_quick_matches_on_two_nodes_meet_at_one_table(tmp_path: Path):
    async def test() -> None:
        url = fresh_database()
        async with (
            serving(tmp_path / "a", database=url) as (_, first),
            serving(tmp_path / "b", database=url) as (_, second),
            connect_guest(first, "Rosa") as rosa,
            connect_guest(second, "Tom") as tom,
        ):
            for number in range(8):
                await _meet((rosa, tom), f"q{number}", variant="tuxedo(players=2)")

    run(test())


def test_a_player_at_a_table_of_another_node_gets_a_quick_match_anywhere(tmp_path: Path):
    async def test() -> None:
        url = fresh_database()
        async with (
            serving(tmp_path / "a", database=url) as (_, first),
            serving(tmp_path / "b", database=url) as (_, second),
            connect_guest(first, "Rosa") as rosa,
            connect_guest(first, "Tom") as tom,
            connect_guest(second, "Uma") as uma,
        ):
            of_uma = await uma.request("quick", variant="casino")
            assert (await rosa.request("quick", variant="casino"))["id"] == of_uma["id"]
            of_tom = await tom.request("quick", variant="tuxedo(players=2)")
            assert (await rosa.request("quick", variant="tuxedo(players=2)"))["id"] == of_tom["id"]

    run(test())


def test_a_quick_match_prefers_the_table_with_the_fewest_empty_seats(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            variant = "tuxedo(players=3)"
            fuller = (await rosa.request("create", variant=variant, sit=0, listed=True))["id"]
            await tom.request("act", table=fuller, command={"do": "sit", "seat": 2})
            await tom.request("create", variant=variant, sit=0, listed=True)
            await tom.request("create", variant="tuxedo(players=2)", sit=0, listed=True)
            card = await uma.request("quick", variant=variant)
            assert card["id"] == fuller
            assert card["stage"] == "playing"

    run(test())


def test_only_people_with_a_seat_can_chat(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Eva") as eva,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            await eva.request("watch", table=table)
            assert (await eva.ask("chat", table=table, text="hi"))["code"] == "spectators-are-silent"
            await tom.request("chat", table=table, text="  good   luck ")
            await rosa.request("chat", table=table, phrase="thanks")
            assert (await rosa.ask("chat", table=table))["code"] == "empty-chat"
            assert (await rosa.ask("chat", table=table, text="x" * 301))["code"] == "bad-request"
            for client in (rosa, tom, eva):
                assert await _said(client) == [("Tom", "good luck"), ("Rosa", "thanks")]

            allow = {"do": "free-chat", "allowed": False}
            assert (await tom.ask("act", table=table, command=allow))["code"] == "not-the-owner"
            await rosa.request("act", table=table, command=allow)
            assert not (await rosa.until(lambda now: not now["state"]["free_chat"]))["state"]["free_chat"]
            assert (await tom.ask("chat", table=table, text="but"))["code"] == "phrases-only"
            await tom.request("chat", table=table, phrase="sorry")
            codes = [(await tom.ask("chat", table=table, phrase="hello")).get("code") for _ in range(8)]
            assert codes == [None] * 6 + ["too-much-chat"] * 2

    run(test())


def test_a_muted_person_is_hidden_only_from_the_person_who_muted(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("watch", table=table, seat=0)
            await tom.request("watch", table=table, seat=1)
            assert await rosa.request("mute", person=tom.person) == [tom.person]
            assert (await rosa.ask("mute", person="nobody"))["code"] == "no-such-person"
            await tom.request("chat", table=table, text="one")
            await rosa.request("chat", table=table, text="two")
            assert await rosa.request("mute", person=tom.person, muted=False) == []
            await tom.request("chat", table=table, text="three")
            assert await _said(rosa) == [("Rosa", "two"), ("Tom", "three")]
            assert await _said(tom) == [("Tom", "one"), ("Rosa", "two"), ("Tom", "three")]

    run(test())
