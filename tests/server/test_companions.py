"""Matches, co-players and invitations over the wire, as the person and other people see them."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.sample_database import (
    DAY,
    SHORT,
    SampleDatabase,
    make_table,
    play_to_end,
    run_with_database,
)
from virado.refusal import IllegalError
from virado.server import wire
from virado.server.invitations import MAX_PER_INVITER, InvitationService


async def _get(client: Client, path: str, status: int = 200, **query: Any) -> Any:
    async with client.http.get(path, params=query) as answer:
        assert answer.status == status, await answer.text()
        return await answer.json()


async def _finish(rosa: Client, tom: Client) -> str:
    """Play a match of two people to its end and return the id of the table."""
    table = (await rosa.request("create", variant=SHORT, sit=0))["id"]
    await tom.request("act", table=table, command={"do": "sit", "seat": 1})
    await rosa.request("start", table=table)
    for seat, client in enumerate((rosa, tom)):
        await client.watch(table, seat)
    people = rosa, tom
    known = 0

    def is_told(now: dict[str, Any]) -> bool:
        return int(now["first"]) + len(now["entries"]) >= known

    while (now := await rosa.until(is_told))["state"]["stage"] != "over":
        seat = int(now["state"]["asked"][0][0])
        legal = await people[seat].request("legal", table=table, seat=seat, limit=1)
        move = {"do": "play", "seat": seat, "move": legal["moves"][0]["text"]}
        known = int(await people[seat].request("act", table=table, command=move))
    return str(table)


def test_people_see_their_own_matches_and_only_public_data_of_others(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            table = await _finish(rosa, tom)
            opened = (await rosa.request("create", variant=SHORT, sit=1))["id"]
            (mine,) = (await _get(rosa, "/api/me/matches"))["matches"]
            assert (mine["table"]["id"], mine["table"]["people"]) == (table, [rosa.person, tom.person])
            (going_on,) = (await _get(rosa, "/api/me/matches", stage="open"))["matches"]
            assert going_on["table"]["id"] == opened
            assert (await _get(uma, "/api/me/matches", person=rosa.person))["matches"] == []
            assert (await _get(uma, "/api/me/companions"))["people"] == []
            assert (await _get(rosa, "/api/me/matches", 400, before="x"))["code"] == "bad-request"

            player = f"/api/players/{rosa.person}"
            assert (await _get(uma, player, 404))["code"] == "no-public-page"
            profile = {"public": True, "picture": "tulip"}
            me = await (await rosa.http.post("/api/me/profile", json=profile)).json()
            assert (me["public"], me["picture"]) == (True, "tulip")
            shown = await _get(uma, player)
            assert (shown["name"], shown["picture"], shown["variants"][0]["played"]) == ("Rosa", "tulip", 1)
            assert tom.person not in str(shown)
            assert table not in str(shown)
            (met,) = (await _get(tom, "/api/me/companions"))["people"]
            assert (met["name"], met["picture"], met["public"]) == ("Rosa", "tulip", True)
            await rosa.http.post("/api/me/profile", json={})
            assert (await _get(uma, player, 404))["code"] == "no-public-page"
            assert (await _get(uma, "/api/players/nobody", 404))["code"] == "no-public-page"
            await rosa.http.post("/api/me/profile", json=profile)
            await rosa.http.delete("/api/me")
            assert (await _get(uma, player, 404))["code"] == "no-public-page"
            (of_tom,) = (await _get(tom, "/api/me/matches"))["matches"]
            assert (of_tom["table"]["seats"], of_tom["table"]["people"]) == (["", "Tom"], [None, tom.person])
            assert "Rosa" not in str(await _get(tom, "/api/me/companions"))

    run(test())


async def _told(client: Client) -> list[str]:
    """Return the tables in the next `invitations` message."""
    while True:
        for message in client.notifications:
            if message["type"] == "invitations":
                client.notifications.remove(message)
                return [each["table"]["id"] for each in message["invitations"]]
        client.notifications.append(await client.hear())


def test_co_players_can_be_invited_and_are_notified_now_or_later(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            await _finish(rosa, tom)
            table = (await rosa.request("create", variant=SHORT, sit=0))["id"]
            invite = {"table": table, "person": tom.person}
            assert (await rosa.ask("invite", table=table, person=uma.person))["code"] == "not-played-together"
            assert (await tom.ask("invite", table=table, person=rosa.person))["code"] == "not-at-this-table"
            assert (await rosa.ask("invite", table="x", person=tom.person))["code"] == "no-such-table"
            await rosa.request("invite", **invite)
            assert await _told(tom) == [table]
            for _ in range(20):
                await rosa.request("invite", **invite)
            await tom.request("ping")
            assert [each for each in tom.notifications if each["type"] == "invitations"] == [], (
                "who is invited again and again hears of it once"
            )
            again = await tom.http.ws_connect("/ws")
            later = Client(tom.http, again, tom.person)
            assert (await later.ask("hello"))["type"] == "welcome"
            assert await _told(later) == [table]

            await tom.request("decline", table=table)
            assert await _told(tom) == []
            await rosa.request("invite", **invite)
            assert await _told(tom) == [table]
            await tom.request("mute", person=rosa.person)
            await tom.request("decline", table=table)
            assert await _told(tom) == []
            await rosa.request("invite", **invite)
            assert await _told(tom) == []
            await tom.request("mute", person=rosa.person, muted=False)
            await tom.request("decline", table=table)
            assert await _told(tom) == []
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("invite", **invite)
            assert await _told(tom) == [], "who sits there is not invited any more"
            await rosa.request("start", table=table)
            assert (await rosa.ask("invite", **invite))["code"] == "already-begun"
            await again.close()

    run(test())


def test_invitations_are_limited_and_expire_after_a_week(tmp_path: Path):
    async def test(club: SampleDatabase) -> None:
        await club.end(play_to_end(SHORT, "rosa", "tom"))
        inviting = InvitationService(club.store, club.world)
        names = [await club.store_open(make_table(SHORT, "rosa")) for _ in range(MAX_PER_INVITER + 1)]
        for name in names[:-1]:
            await inviting.invite("rosa", wire.Invite(id="i", table=name, person="tom"))
        with pytest.raises(IllegalError) as caught:
            await inviting.invite("rosa", wire.Invite(id="i", table=names[-1], person="tom"))
        assert caught.value.refusal.code == "too-many-invitations"
        assert await inviting.list_for("tom")
        club.world.time += 7 * DAY
        assert await inviting.list_for("tom") == ()
        await inviting.invite("rosa", wire.Invite(id="i", table=names[-1], person="tom"))

    run_with_database(test, tmp_path)


@pytest.mark.slow
def test_invitations_from_another_node_are_notified(tmp_path: Path):
    async def test() -> None:
        url = fresh_database()
        one, other = Path(tmp_path / "a"), Path(tmp_path / "b")
        async with (
            serving(one, database=url) as (_, here),
            serving(other, database=url) as (_, there),
            connect_guest(here, "Rosa") as rosa,
            connect_guest(here, "Tom") as tom,
        ):
            await _finish(rosa, tom)
            token = (await (await tom.http.post("/api/token", json={})).json())["token"]
            async with ClientSession(there) as http, http.ws_connect("/ws") as socket:
                elsewhere = Client(http, socket, tom.person)
                assert (await elsewhere.ask("hello", token=token))["type"] == "welcome"
                table = (await rosa.request("create", variant=SHORT, sit=0))["id"]
                await rosa.request("invite", table=table, person=tom.person)
                assert await _told(elsewhere) == [table]

    run(test())
