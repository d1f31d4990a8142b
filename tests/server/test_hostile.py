"""Hostile requests, which are refused with a reason and leave tables and other people unharmed."""

import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from yarl import URL

from tests.nightly import NIGHTLY
from tests.server.attacked_table import Scene
from tests.server.clients import Client, connect_guest, run, serving
from tests.server.malformed_requests import HOST_COMMANDS, id_of, malformed, requests
from tests.server.postgres import fresh_database
from tests.waiting import PATIENCE_S

EXAMPLES = 400 if NIGHTLY else 40
KNOWN = {
    "table": ["theirs"],
    "person": ["rosa"],
    "id": ["a", "b", "c"],
    "variant": ["casino", "hazari"],
    "token": [""],
}


def fuzz(test: Any) -> Any:
    return settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=[
            HealthCheck.function_scoped_fixture,
            HealthCheck.too_slow,
            HealthCheck.large_base_example,
            HealthCheck.data_too_large,
        ],
        derandomize=True,
    )(test)


@fuzz
@given(texts=st.lists(malformed(requests(**KNOWN)), min_size=1, max_size=12))
def test_every_message_gets_one_answer_and_does_no_harm(scene: Scene, texts: list[str]):
    async def test() -> None:
        log = await scene.log()
        async with connect_guest(scene.address, "Eva") as eva:
            for text in map(scene.fill_in, texts):
                await eva.socket.send_str(text)
                answer = await _answer(eva)
                assert answer["id"] == id_of(text)
                if answer["type"] == "refused":
                    assert answer["message"]
                    assert not answer["message"].startswith("refusal-")
            await scene.is_unharmed(log)

    scene.run(test())


async def _answer(client: Client) -> dict[str, Any]:
    while True:
        message = await client.hear()
        if message["type"] in ("done", "refused", "welcome"):
            return message


@fuzz
@given(texts=st.lists(malformed(requests(**KNOWN)), min_size=1, max_size=8))
def test_requests_before_hello_are_refused(scene: Scene, texts: list[str]):
    async def test() -> None:
        log = await scene.log()
        async with ClientSession(scene.address) as http, http.ws_connect("/ws") as socket:
            for text in map(scene.fill_in, texts):
                await socket.send_str(text)
                answer = await socket.receive_json(timeout=PATIENCE_S)
                assert answer["type"] == "refused"
                assert answer["code"] in ("bad-request", "hello-first", "not-signed-in")
        await scene.is_unharmed(log)

    scene.run(test())


@pytest.mark.parametrize("command", HOST_COMMANDS, ids=lambda command: str(command["do"]))
def test_commands_of_the_host_are_refused_to_clients(scene: Scene, command: dict[str, Any]):
    async def test() -> None:
        log = await scene.log()
        assert (await scene.rosa.ask("act", table=scene.table, command=command))["code"] == "bad-request"
        await scene.is_unharmed(log)

    scene.run(test())


FORGED: list[dict[str, Any]] = [
    {"do": "play", "seat": 0, "move": "trail 2s"},
    {"do": "leave", "seat": 0},
    {"do": "sit", "seat": 0, "name": "Rosa"},
    {"do": "back", "person": "rosa"},
    {"do": "ask-undo", "seat": 0},
    {"do": "answer-undo", "seat": 1, "agree": True},
    {"do": "next-deal", "seat": 0},
    {"do": "answer-absence", "seat": 0, "absent": "rosa", "choice": "end"},
    {"do": "seat-bot", "seat": 1, "level": "club"},
    {"do": "rematch", "seat": 0},
]


@pytest.mark.parametrize("command", FORGED, ids=lambda command: str(command["do"]))
def test_people_cannot_act_for_the_seats_of_others(scene: Scene, command: dict[str, Any]):
    async def test() -> None:
        log = await scene.log()
        async with connect_guest(scene.address, "Eva") as eva:
            forged = json.loads(scene.fill_in(json.dumps(command)))
            assert (await eva.ask("act", table=scene.table, command=forged))["type"] == "refused"
            for do in ("legal", "hint", "watch"):
                refused = await eva.ask(do, table=scene.table, seat=0)
                assert refused["code"] in ("not-your-seat", "seat-of-person"), do
            assert (await eva.ask("start", table=scene.table))["type"] == "refused"
        await scene.is_unharmed(log)

    scene.run(test())


NUL_REQUESTS: list[dict[str, Any]] = [
    {"do": "watch", "table": "\0"},
    {"do": "evidence", "table": "a\0"},
    {"do": "invite", "table": "a", "person": "\0"},
    {"do": "mute", "person": "\0"},
    {"do": "report", "table": "a", "person": "\0", "kind": "spam"},
    {"do": "chat", "table": "\0", "text": "a"},
    {"do": "act", "table": "a", "command": {"do": "play", "seat": 0, "move": "\0"}},
]
NUL_HTTP: list[tuple[str, str, Any]] = [
    ("GET", "/api/players/%00", None),
    ("GET", "/api/tables/a%00/replay", None),
    ("GET", "/api/me/matches?person=%00", None),
    ("GET", "/api/me/course?game=%00", None),
    ("GET", "/api/me/companions?before=1.%00", None),
    ("DELETE", "/api/sessions/%00", None),
    ("POST", "/api/sign-in", {"account": "\0", "password": "a password"}),
    ("POST", "/api/recover", {"account": "\0", "code": "A", "password": "a password"}),
    ("POST", "/api/guest", {"name": "\0"}),
]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_texts_with_nul_are_refused_before_any_lookup(tmp_path: Path, kind: str):
    async def test() -> None:
        url = fresh_database() if kind == "postgresql" else ""
        async with (
            serving(tmp_path / "data", database=url) as (_, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            for request in NUL_REQUESTS:
                refused = await rosa.ask(**request)
                assert refused["code"] == "bad-request", request
                assert "U+0000" in refused["message"]
            for method, path, body in NUL_HTTP:
                async with rosa.http.request(method, URL(address + path, encoded=True), json=body) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (400, "bad-request"), path
            token = (await (await rosa.http.post("/api/token", json={})).json())["token"]
            lines = b'{"do": "hello", "id": "h"}\n{"do": "evidence", "id": "e", "table": "\\u0000"}\n'
            headers = {"Authorization": f"Bearer {token}"}
            async with rosa.http.post("/ndjson", data=lines, headers=headers) as answer:
                told = [json.loads(line) for line in (await answer.read()).splitlines()]
                assert [each.get("code", each["type"]) for each in told] == ["welcome", "bad-request"]
            assert (await rosa.ask("evidence", table="\\u0000"))["code"] == "match-not-over", "six characters"

    run(test())
