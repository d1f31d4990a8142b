"""Data and a client of commit 685d55fc still work with the current program.

That commit wrote `tests/data/685d55fc`. The folder contains the data of a server with the account *rosa*, a token, a
finished match of each family and a running match. It also contains records, and the example client of the
documentation.
"""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.server.clients import Client, run, serving
from virado import Match, record
from virado.server.runtime import SystemRuntime
from virado.session.record import decode, encode, restore
from virado.session.record import record as record_of

KEPT = Path(__file__).parent / "data" / "685d55fc"
FACTS: dict[str, Any] = json.loads((KEPT / "facts.json").read_text(encoding="utf-8"))
FAMILIES = ("casino", "raub", "zwanzig_ab", "hazari")
WRITTEN_MS = 1_795_665_600_000
"""Time at which the database was written, on 26 November 2026, in milliseconds. Nothing in it had expired by then."""


class OnThatDay(SystemRuntime):
    """A clock that starts at the time of the database."""

    def now(self) -> int:
        return WRITTEN_MS + self._elapsed_ms() % 3_600_000


def written(folder: Path) -> Path:
    """Fill a data folder with the database and the keys, and return it."""
    folder.mkdir()
    copy(KEPT / "keys", folder / "keys")
    with sqlite3.connect(folder / "virado.db") as database:
        database.executescript((KEPT / "server.sql").read_text(encoding="utf-8"))
    database.close()
    return folder


@pytest.mark.parametrize("family", FAMILIES)
def test_a_match_record_is_replayed_and_rewritten_unchanged(family: str):
    text = (KEPT / f"{family}.match.json").read_bytes()
    match = Match.from_record(record.decode(text))
    assert not match.to_act
    assert record.encode(match.record()) == text


@pytest.mark.parametrize("family", FAMILIES)
def test_a_session_record_is_restored_and_rewritten_unchanged(family: str):
    text = (KEPT / f"{family}.session.json").read_bytes()
    session = restore(decode(text))
    assert session.stage == "over"
    assert encode(record_of(session)) == text


def test_an_old_database_keeps_its_account_token_and_matches(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(written(tmp_path / "data"), world=OnThatDay()) as (server, address),
            ClientSession(address, headers={"Authorization": f"Bearer {FACTS['token']}"}) as http,
        ):
            sign_in = {"account": "rosa", "password": "quiet harbour lights"}
            async with ClientSession(address) as browser:
                answer = await browser.post("/api/sign-in", json=sign_in)
                assert (await answer.json())["person"] == FACTS["person"]
            page = await (await http.get("/api/me/matches", params={"stage": "over"})).json()
            assert {match["table"]["id"] for match in page["matches"]} == set(FACTS["finished"].values())
            for table in FACTS["finished"].values():
                answer = await http.get(f"/api/tables/{table}/replay", params={"seat": 0})
                assert answer.status == 200
                assert (await answer.json())["steps"]
            async with http.ws_connect("/ws") as socket:
                client = Client(http, socket, FACTS["person"])
                assert (await client.ask("hello", token=FACTS["token"]))["type"] == "welcome"
                seen = await client.watch(FACTS["running"], 0)
                assert len(seen["entries"]) >= FACTS["entries"]
                await client.play_on(FACTS["running"], 0, 3)
            assert len(server.node.tables[FACTS["running"]].session.log) > FACTS["entries"]

    run(test())


def test_the_old_client_plays_a_match(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path / "data") as (server, address):
            command = (sys.executable, str(KEPT / "client.txt"), address, "zwanzig-ab", "greedy")
            client = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            output, errors = await client.communicate()
            assert (client.returncode, errors) == (0, b"")
            assert output
            (table,) = server.node.tables.values()
            assert table.session.stage == "over"

    run(test())
