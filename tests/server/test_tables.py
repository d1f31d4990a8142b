"""Tables over the wire: people and bots, resuming, secrets, refusals, and a restarted server."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from virado.server.fairness import Evidence, PlayerRecord, check
from virado.server.tables import table as table_module
from virado.session import commitment_to


@pytest.mark.parametrize(
    "variant", ["royal-dominican", "tuxedo(target=30)", "zwanzig-ab(players=2)", "hazari(target=150)"]
)
def test_a_person_plays_a_match_against_bots_and_verifies_the_packs(tmp_path: Path, variant: str):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            seats = 4 if variant.startswith("hazari") else 2
            bots = {str(seat): "greedy" for seat in range(1, seats)}
            entropy = "ab" * 32
            commitment = commitment_to(entropy)
            card = await rosa.request(
                "create", variant=variant, bots=bots, sit=0, commitment=commitment, start=True
            )
            assert card["stage"] == "seating"
            await rosa.request("watch", table=card["id"], seat=0)
            await rosa.reveal_entropy(card["id"], 0, entropy)
            opened = next(told for told in rosa.notifications if told["type"] == "entries")["entries"][0]
            for _ in range(30):
                await rosa.play_on(card["id"], 0, 20)
                if (await rosa.latest())["state"]["stage"] == "over":
                    break
            assert (await rosa.latest())["state"]["stage"] == "over"
            evidence = msgspec.convert(await rosa.request("evidence", table=card["id"]), Evidence)
            check(evidence, PlayerRecord(opened["setup"]["commitment"], entropy))

    run(test())


def test_players_see_only_their_own_cards_and_spectators_none(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Eva") as eva,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1, "name": "Tom"})
            await rosa.request("start", table=table)
            for client, seat in ((rosa, 0), (tom, 1), (eva, None)):
                await client.request("watch", table=table, seat=seat)
            hands = [(await client.latest())["view"]["hands"] for client in (rosa, tom, eva)]
            assert isinstance(hands[0][0], list)
            assert hands[0][1] == 4
            assert hands[1][0] == 4
            assert isinstance(hands[1][1], list)
            assert hands[2] == [4, 4]
            for name in hands[1][1]:
                assert f'"{name}"' not in json.dumps(rosa.notifications)
                assert f'"{name}"' not in json.dumps(eva.notifications)
            refused = await eva.ask("watch", table=table, seat=0)
            assert refused["code"] == "not-your-seat"
            assert (await eva.ask("legal", table=table, seat=1))["code"] == "not-your-seat"

    run(test())


def test_a_returning_client_receives_the_entries_that_it_missed(tmp_path: Path):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address):
            async with connect_guest(address, "Rosa", jar) as rosa:
                table = (
                    await rosa.request("create", variant="casino", bots={"1": "greedy"}, sit=0, start=True)
                )["id"]
                await rosa.request("watch", table=table, seat=0)
                await rosa.play_on(table, 0, 3)
                seen = await _numbers(rosa)
            async with connect_guest(address, "Rosa", jar) as rosa:
                assert (await rosa.watch(table, 0, since=seen[-1] + 1))["first"] == seen[-1] + 1
                assert (await rosa.watch(table, 0, since=10_000))["first"] == 0
                assert await rosa.play_on(table, 0, 2) == 2

    run(test())


async def _numbers(client: Client) -> list[int]:
    await client.request("ping")
    return [
        entry["number"]
        for message in client.notifications
        if message["type"] == "entries"
        for entry in message["entries"]
    ]


def test_a_command_sent_twice_is_executed_once(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            made = [
                await rosa.request("create", id="one", variant="casino", bots={"1": "greedy"}, sit=0)
                for _ in range(2)
            ]
            assert made[0]["id"] == made[1]["id"]
            table = made[0]["id"]
            await rosa.request("start", table=table)
            legal = await rosa.request("legal", table=table, seat=0, limit=1)
            command = {"do": "play", "seat": 0, "move": legal["moves"][0]["text"]}
            for _ in range(2):
                await rosa.request("act", id="move", table=table, command=command)
            moves = [step for step in server.node.tables[table].session.match.steps if step.actor == 0]  # type: ignore[union-attr]
            assert len(moves) == 1

    run(test())


def test_older_data_of_a_table_is_compressed_and_sent_unchanged(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (
                await rosa.request("create", variant="casino(target=1000)", bots={"1": "greedy"}, sit=0)
            )["id"]
            await rosa.request("start", table=table)
            await rosa.watch(table, 0)
            await rosa.play_on(table, 0, 30)
            log = server.node.tables[table].session.log
            assert log[5] is not log[5], "it is made again each time"
            assert log[-1] is log[-1]
            told = [
                each
                for message in rosa.notifications
                if message["type"] == "entries"
                for each in message["entries"]
            ]
            again = await rosa.watch(table, 0)
            assert again["entries"][: len(told)] == told
            seen = (await tom.watch(table, None))["entries"]
            public = [msgspec.to_builtins(entry) for entry in server.node.tables[table].session.entries()]
            assert seen == json.loads(json.dumps(public[: len(seen)]))

    run(test())


BAD: list[Any] = [
    "not json",
    "[]",
    '{"do": "fly", "id": "x"}',
    '{"do": "watch", "id": "x"}',
    '{"do": "watch", "id": "x", "table": 5}',
    '{"do": "ping", "id": "x", "more": 1}',
    '{"do": "ping"}',
    '{"do": "act", "id": "x", "table": "none", "command": {"do": "begin", "seed": 1}}',
    '{"do": "create", "id": "x", "variant": "chess"}',
    '{"do": "create", "id": "x", "variant": "casino", "sit": 7}',
    "[" * 10_000,
]


@pytest.mark.parametrize("text", BAD)
def test_invalid_requests_are_refused_and_do_no_harm(tmp_path: Path, text: str):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            await rosa.socket.send_str(text)
            answer = await rosa.hear()
            assert answer["type"] == "refused"
            assert answer["message"]
            assert not answer["message"].startswith("refusal-")
            assert await rosa.request("ping") > 0

    run(test())


def test_nobody_can_send_requests_before_hello(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            rosa.http.ws_connect("/ws") as socket,
        ):
            await socket.send_json({"do": "ping", "id": "1"})
            assert (await socket.receive_json())["code"] == "hello-first"

    run(test())


def test_a_page_of_another_site_cannot_connect(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            answer = await rosa.http.get("/ws", headers={"Origin": "http://elsewhere.example"})
            assert answer.status == 403

    run(test())


def test_a_substitute_plays_for_an_absent_person_until_the_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(table_module, "LOST_LINE_MS", 1)
    monkeypatch.setattr(table_module, "CLOSED_TAB_MS", 1)

    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address), connect_guest(address, "Tom") as tom:
            async with connect_guest(address, "Rosa", jar) as rosa:
                table = (await rosa.request("create", variant="casino", sit=0, absence="bot"))["id"]
                await tom.request("act", table=table, command={"do": "sit", "seat": 1, "name": "Tom"})
                await rosa.request("watch", table=table, seat=0)
                await tom.request("watch", table=table, seat=1)
                await rosa.request("start", table=table)
            while "stand_in" not in (await tom.latest())["state"]["seats"][0]:
                tom.notifications.append(await tom.hear())
            async with connect_guest(address, "Rosa", jar) as rosa:
                await rosa.request("watch", table=table, seat=0)
                while "stand_in" in (await tom.latest())["state"]["seats"][0]:
                    tom.notifications.append(await tom.hear())

    run(test())


# ---------------------------------------------------------------------- a killed server
def _start(folder: Path) -> tuple["subprocess.Popen[str]", str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "virado", "serve", "--port", "0", "--data", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://" in line, line
    return process, line.split()[-1]


def _end(process: "subprocess.Popen[str]") -> int:
    process.communicate(timeout=120)
    return process.returncode


def test_after_kill_acknowledged_moves_and_hidden_cards_are_unchanged(tmp_path: Path):
    jar_text: dict[str, CookieJar] = {}
    acknowledged: list[str] = []
    hands: list[Any] = []

    async def before(address: str) -> str:
        jar = jar_text["jar"] = CookieJar(unsafe=True)
        async with connect_guest(address, "Rosa", jar) as rosa:
            table = (await rosa.request("create", variant="casino", bots={"1": "greedy"}, sit=0, start=True))[
                "id"
            ]
            await rosa.request("watch", table=table, seat=0)
            for _ in range(3):
                now = await rosa.latest()
                while not any(asked[0] == 0 for asked in now["state"]["asked"]):
                    rosa.notifications.append(await rosa.hear())
                    now = await rosa.latest()
                move = (await rosa.request("legal", table=table, seat=0, limit=1))["moves"][0]["text"]
                await rosa.request("act", table=table, command={"do": "play", "seat": 0, "move": move})
                acknowledged.append(move)
            hands.append((await rosa.latest())["view"]["hands"][0])
            return str(table)

    async def after(address: str, table: str) -> None:
        async with connect_guest(address, "Rosa", CookieJar(unsafe=True)) as stranger:
            assert (await stranger.ask("watch", table=table, seat=0))["code"] == "not-your-seat"
        cookies = jar_text["jar"]
        moved = CookieJar(unsafe=True)
        for cookie in cookies:
            moved.update_cookies({cookie.key: cookie.value}, response_url=_url(address))
        async with connect_guest(address, "Rosa", moved) as rosa:
            seen = await rosa.watch(table, 0)
            entries = seen["entries"]
            mine = [entry["text"] for entry in entries if entry["entry"] == "moved" and entry["seat"] == 0]
            assert mine == acknowledged
            assert [entry["number"] for entry in entries] == list(range(len(entries)))
            assert set(seen["view"]["hands"][0]) <= set(hands[0])
            assert await rosa.play_on(table, 0, 1) == 1

    process, address = _start(tmp_path)
    table = ""
    try:

        async def play() -> None:
            nonlocal table
            table = await before(address)

        run(play())
    finally:
        os.kill(process.pid, signal.SIGKILL)
        _end(process)
    process, address = _start(tmp_path)
    try:
        run(after(address, table))
    finally:
        process.terminate()
        assert _end(process) == 0


def _url(address: str) -> Any:
    from yarl import URL

    return URL(address)
