"""Tests for tables that are saved on a device, and opened on another device or on a server."""

import asyncio
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.clients import connect_guest, run, serving
from tests.static_site.pages import Page, device_page

VARIANT = "casino(players=2, target=7)"
Saved = dict[str, Any]


async def add(page: Page, table: Saved) -> tuple[int, Any]:
    """Open a saved table on a device, and return the status and the answer."""
    found = await page.device.call("POST", "/api/me/matches", "en", json.dumps(table))
    return found.status, json.loads(found.body)


async def begin(page: Page) -> str:
    asked = {"variant": VARIANT, "sit": 0, "bots": {"1": "greedy"}, "start": True}
    return (await page.ask("create", **asked))["id"]


def save_one(folder: Path) -> Saved:
    """Return a match that ended on a device, as its file contains it."""

    async def play() -> Saved:
        async with device_page(folder) as page:
            await page.play_match(await begin(page))
            (saved,) = json.loads(await page.device.save())
            return saved

    return asyncio.run(play())


def with_log(table: Saved, change: Callable[[list[Any]], object]) -> Saved:
    """Return a saved table after a change of its entries."""
    entries = [json.loads(line) for line in zlib.decompress(b64decode(table["log"])).split(b"\n")]
    change(entries)
    log = zlib.compress("\n".join(map(json.dumps, entries)).encode())
    return {**table, "log": b64encode(log).decode()}


def test_everything_is_there_on_another_device(tmp_path: Path):
    async def move() -> None:
        async with device_page(tmp_path / "one") as page:
            finished, running = await begin(page), await begin(page)
            await page.play_match(finished)
            before = (await page.device.call("GET", "/api/me/matches", "en", None)).body
            tables = json.loads(await page.device.save())
        async with device_page(tmp_path / "two", "Wim") as page:
            assert [await add(page, table) for table in tables] == [(200, {"is_new": True})] * 2
            assert [await add(page, table) for table in tables] == [(200, {"is_new": False})] * 2
            after = (await page.device.call("GET", "/api/me/matches", "en", None)).body
            (was,), (now,) = json.loads(before)["matches"], json.loads(after)["matches"]
            for name in ("won", "deals", "winners", "sides"):
                assert was[name] == now[name], name
            assert abs(was["ended"] - now["ended"]) < 1000  # not the time at which the file was opened
            assert now["table"]["seats"][0] == "Wim"
            replay = await page.device.call("GET", f"/api/tables/{finished}/replay", "en", None)
            assert replay.status == 200
            await page.play_match(running)
            evidence = await page.ask("evidence", table=running)
            assert evidence["proof"]["table"] == running

    asyncio.run(move())


def test_a_server_adds_a_saved_match_as_unrated(tmp_path: Path):
    saved = save_one(tmp_path / "device")

    async def test() -> None:
        async with (
            serving(tmp_path / "server") as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            for client, is_new in ((rosa, True), (rosa, False), (tom, False)):
                async with client.http.post("/api/me/matches", json=saved) as answer:
                    assert (answer.status, await answer.json()) == (200, {"is_new": is_new})
            async with rosa.http.get("/api/me/matches") as answer:
                (match,) = (await answer.json())["matches"]
            assert (match["table"]["rated"], match["table"]["seats"][0]) == (False, "Rosa")
            async with rosa.http.get(f"/api/tables/{saved['id']}/replay?lang=en") as answer:
                assert (await answer.json())["names"][0] == "Rosa"
            async with tom.http.get("/api/me/matches") as answer:
                assert (await answer.json())["matches"] == []

    run(test())


def forge_bot(entries: list[Any]) -> None:
    next(each for each in entries if each.get("occupant", {}).get("kind") == "bot")["occupant"]["level"] = "x"


def seat_somebody(entries: list[Any]) -> None:
    next(each for each in entries if each.get("occupant", {}).get("kind") == "person")["occupant"]["id"] = "x"


def change_winner(entries: list[Any]) -> None:
    ended = next(each for each in entries if each["entry"] == "match-over")
    ended["winners"] = [1 - ended["winners"][0]]


DAMAGES: dict[str, Callable[[Saved], Saved]] = {
    "another id": lambda table: {**table, "id": "0" * 18},
    "another secret": lambda table: {**table, "secret": "0" * 64},
    "a short secret": lambda table: {**table, "secret": "00"},
    "no log": lambda table: {**table, "log": ""},
    "half a log": lambda table: {**table, "log": table["log"][: len(table["log"]) // 8 * 4]},
    "a bomb": lambda table: {**table, "log": b64encode(zlib.compress(bytes(8 << 20))).decode()},
    "an unknown bot": lambda table: with_log(table, forge_bot),
    "another person": lambda table: with_log(table, seat_somebody),
    "another winner": lambda table: with_log(table, change_winner),
    "rated": lambda table: with_log(table, lambda log: log[0]["setup"].update(rated=True)),
    "a missing entry": lambda table: with_log(table, lambda log: log.pop(len(log) // 2)),
    "a log cut before its end": lambda table: with_log(table, lambda log: log.pop()),
}


def test_a_damaged_or_forged_table_is_refused_and_not_stored(tmp_path: Path):
    saved = save_one(tmp_path / "one")

    async def attack() -> dict[str, Any]:
        async with device_page(tmp_path / "two", "Wim") as page:
            found = {name: await add(page, damage(saved)) for name, damage in DAMAGES.items()}
            history = json.loads((await page.device.call("GET", "/api/me/matches", "en", None)).body)
            assert history["matches"] == []
            return found

    found = asyncio.run(attack())
    codes = {name: (status, body["code"]) for name, (status, body) in found.items()}
    assert {
        name: code
        for name, code in codes.items()
        if code[1] not in ("bad-request", "bad-record", "bad-options")
    } == {}
