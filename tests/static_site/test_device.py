"""Tests for the core on a device, without threads: matches, storage, names, refusals."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bots.hazari.recorded_results import RECORDED as RECORDED_OF_HAZARI
from tests.bots.test_without_numpy import RECORDED
from tests.kernel.test_webassembly import needs_linker
from tests.static_site.pages import Log, Page, device_page
from tests.waiting import until
from virado import text_identity
from virado.kernel.webassembly import assemble
from virado.server import executors, person_names
from virado.server.storage.database import NotCommittedError, Statement
from virado.server.storage.inline_sqlite import InlineSqliteDatabase
from virado.static_site.device import open_device


@pytest.fixture(autouse=True)
def as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the threads and the tables of look-alikes away."""
    monkeypatch.setattr(executors, "HAS_THREADS", False)
    monkeypatch.setattr(text_identity, "HAS_TABLES", False)
    monkeypatch.setattr(person_names, "HAS_TABLES", False)


@pytest.mark.parametrize(
    "variant", ["casino(players=2, target=7)", "raub(players=3, start_score=5)", "zwanzig-ab(start_score=5)"]
)
def test_a_match_against_bots_ends_and_is_in_the_history(variant: str, tmp_path: Path):
    async def play() -> None:
        async with device_page(tmp_path) as page:
            bots = {str(seat): "club" for seat in range(1, 2 if variant.startswith("casino") else 3)}
            if variant.startswith("zwanzig"):
                bots["3"] = "greedy"
            table = await page.ask("create", variant=variant, sit=0, bots=bots, start=True)
            await page.play_match(table["id"])
            history = await page.device.call("GET", "/api/me/matches", "en", None)
            assert table["id"] in history.body
            replay = await page.device.call("GET", f"/api/tables/{table['id']}/replay", "de", None)
            assert replay.status == 200

    asyncio.run(play())


def test_a_series_with_real_cards_is_scored_without_a_server(tmp_path: Path):
    async def score() -> None:
        async with open_device(tmp_path, Log()) as device:
            asked = json.dumps({"variant": "hazari", "deals": [{"values": {"captured": [200, None, 60, 0]}}]})
            answer = await device.call("POST", "/api/score", "de", asked)
            assert answer.status == 200
            scores = json.loads(answer.body)
            assert scores["series"]["scores"] == [200, 100, 60, 0]
            assert scores["deals"][0]["items"][0]["text"] == "Gewonnene Punkte"

    asyncio.run(score())


def test_the_person_and_an_open_match_are_there_again(tmp_path: Path):
    async def begin() -> str:
        async with device_page(tmp_path) as page:
            table = await page.ask("create", variant="casino", sit=0, bots={"1": "greedy"}, start=True)
            return table["id"]

    async def go_on(table: str) -> None:
        async with open_device(tmp_path, Log(), bot_pause=(0.0, 0.0)) as device:
            me = await device.call("GET", "/api/me", "en", None)
            assert json.loads(me.body)["name"] == "Rosa"
            page = Page(device)
            await page.open()
            await page.ask("watch", table=table, seat=0)
            assert page.state()["stage"] == "playing"

    asyncio.run(go_on(asyncio.run(begin())))


def test_every_commit_is_flushed_before_its_answer(tmp_path: Path):
    flushed = 0

    async def flush() -> None:
        nonlocal flushed
        await asyncio.sleep(0)
        flushed += 1

    async def play() -> None:
        async with open_device(tmp_path, Log(), flush, bot_pause=(0.0, 0.0)) as device:
            await device.call("POST", "/api/guest", "en", '{"name": "Rosa"}')
            page = Page(device)
            await page.open()
            before = flushed
            await page.ask("create", variant="casino", sit=0, bots={"1": "greedy"}, start=True)
            assert flushed > before

    asyncio.run(play())


def test_a_transaction_that_cannot_be_flushed_is_undone_alone(tmp_path: Path):
    file = tmp_path / "virado.db"
    stored, fails = b"", iter((True, False))
    ends: list[bool] = []

    async def flush() -> None:
        nonlocal stored
        await asyncio.sleep(0)
        if next(fails):
            file.write_bytes(stored)
            raise OSError("no space")
        stored = file.read_bytes()

    async def store() -> None:
        database = InlineSqliteDatabase(file)
        await database.transaction([Statement("CREATE TABLE moves (number)")])
        await database.close()
        nonlocal stored
        stored = file.read_bytes()
        database = InlineSqliteDatabase(file, flush, ends.append)
        one, other = await asyncio.gather(
            *(database.transaction([Statement("INSERT INTO moves VALUES ($1)", (each,))]) for each in (1, 2)),
            return_exceptions=True,
        )
        assert isinstance(one, NotCommittedError)
        assert not isinstance(other, BaseException)
        await database.close()
        database = InlineSqliteDatabase(file)
        assert await database.query("SELECT number FROM moves") == [(2,)]
        await database.close()

    asyncio.run(store())
    assert ends == [False, True]


@pytest.mark.parametrize(
    ("name", "status"), [("Роза", 200), ("Rоsa", 200), ("\u202eRosa", 400), ("", 400), ("x" * 40, 400)]
)
def test_a_name_is_checked_by_length_and_invisible_characters(name: str, status: int, tmp_path: Path):
    async def call() -> Any:
        async with open_device(tmp_path, Log()) as device:
            return await device.call("POST", "/api/guest", "en", json.dumps({"name": name}))

    assert asyncio.run(call()).status == status


def test_a_line_that_the_core_closes_is_gone(tmp_path: Path):
    async def close() -> None:
        async with device_page(tmp_path) as page:
            connections = page.device.core.clients.connections
            for connection in list(connections):
                connection.close_with_reason("restart")
            assert page.is_closed
            await until(lambda: not connections)

    asyncio.run(close())


def test_what_only_a_server_has_is_not_found(tmp_path: Path):
    async def call() -> int:
        async with open_device(tmp_path, Log()) as device:
            return (await device.call("POST", "/api/sign-in", "en", "{}")).status

    assert asyncio.run(call()) == 404


@pytest.mark.parametrize(
    ("variant", "level", "seats"),
    [
        ("casino(target=5)", "expert", 2),
        ("raub(players=3, start_score=5)", "dial:0.8", 3),
        ("hazari(target=200)", "club", 4),
    ],
)
def test_bots_that_need_numpy_have_a_fallback_player(variant: str, level: str, seats: int):
    assert run_without_numpy("play", variant, level, str(seats)) == "over\n"


def test_without_kernels_the_strongest_first_group_is_suggested():
    assert run_without_numpy("ask_for_help") == "1 counting\n"


def run_without_numpy(*arguments: str) -> str:
    """Return the output of `tests.static_site.without_numpy`."""
    command = [sys.executable, "-m", "tests.static_site.without_numpy", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout


@needs_linker
@pytest.mark.slow
def test_experts_in_webassembly_think_as_those_with_numpy(tmp_path: Path):
    file = tmp_path / "virado.wasm"
    file.write_bytes(assemble().file)
    assert json.loads(run_without_numpy("think", str(file))) == RECORDED
    assert json.loads(run_without_numpy("arrange", str(file))) == RECORDED_OF_HAZARI
    assert run_without_numpy("ask_for_help", str(file)) == "5\n"
    for variant, level, seats in (
        ("casino(target=5)", "expert", 2),
        ("raub(players=3, start_score=5)", "dial:0.8", 3),
        ("hazari(target=90)", "expert", 4),
    ):
        assert run_without_numpy("play", variant, level, str(seats), str(file)) == "over\n"
