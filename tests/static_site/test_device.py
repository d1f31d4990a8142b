"""Tests for the core on a device, without threads: matches, storage, names, refusals."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from virado import text_identity
from virado.server import executors, person_names
from virado.static_site.device import Device, open_device


class Log:
    """A logger that fails the test when the device warns."""

    def info(self, event: str, /, **fields: object) -> None:
        pass

    def warning(self, event: str, /, **fields: object) -> None:
        raise AssertionError((event, fields))

    error = warning


@pytest.fixture(autouse=True)
def as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the threads and the tables of look-alikes away."""
    monkeypatch.setattr(executors, "HAS_THREADS", False)
    monkeypatch.setattr(text_identity, "HAS_TABLES", False)
    monkeypatch.setattr(person_names, "HAS_TABLES", False)


class Page:
    """A page with one line to the device."""

    def __init__(self, device: Device, line: int = 1) -> None:
        self.device = device
        self.messages: list[dict[str, Any]] = []
        self.is_closed = False
        self._line = line
        self._last = 0
        self._news = asyncio.Event()

    async def open(self) -> None:
        await self.device.open_line(self._line, self._take, self._end)
        await self.ask("hello", lang="en")

    def _take(self, text: str) -> None:
        self.messages.append(json.loads(text))
        self._news.set()

    def _end(self) -> None:
        self.is_closed = True

    async def ask(self, do: str, **fields: object) -> Any:
        """Return the result of a request."""
        self._last += 1
        name = f"r{self._last}"
        await self.device.receive(self._line, json.dumps({"do": do, "id": name, **fields}))
        while True:
            for message in self.messages:
                if message.get("id") == name:
                    assert message["type"] in ("done", "welcome"), message
                    return message.get("result", message)
            await self.wait()

    async def wait(self) -> None:
        """Wait for the next message."""
        self._news.clear()
        async with asyncio.timeout(20):
            await self._news.wait()

    def state(self) -> dict[str, Any]:
        """Return the latest state of the table."""
        return next(each["state"] for each in reversed(self.messages) if each["type"] == "entries")

    async def play_match(self, table: str) -> None:
        """Play until the match is over."""
        await self.ask("watch", table=table, seat=0)
        while self.state()["stage"] != "over":
            asked = [each for each in self.state()["asked"] if each[0] == 0 and each[1] == "move"]
            if not asked:
                await self.wait()
                continue
            legal = await self.ask("legal", table=table, seat=0, limit=1)
            move = legal["moves"][0]
            text = move if isinstance(move, str) else move["text"]
            await self.ask(
                "act",
                table=table,
                command={"do": "play", "seat": 0, "move": text, "question": asked[0][2]},
            )


@asynccontextmanager
async def device_page(folder: Path, name: str = "Rosa") -> AsyncGenerator[Page]:
    async with open_device(folder, Log(), bot_pause=(0.0, 0.0)) as device:
        made = await device.call("POST", "/api/guest", "en", json.dumps({"name": name}))
        assert made.status == 200, made
        page = Page(device)
        await page.open()
        yield page


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


@pytest.mark.parametrize(
    ("name", "status"), [("Роза", 200), ("Rоsa", 200), ("\u202eRosa", 400), ("", 400), ("x" * 40, 400)]
)
def test_a_name_is_checked_by_length_and_invisible_characters(name: str, status: int, tmp_path: Path):
    async def call() -> Any:
        async with open_device(tmp_path, Log()) as device:
            return await device.call("POST", "/api/guest", "en", json.dumps({"name": name}))

    assert asyncio.run(call()).status == status


def test_what_only_a_server_has_is_not_found(tmp_path: Path):
    async def call() -> int:
        async with open_device(tmp_path, Log()) as device:
            return (await device.call("POST", "/api/sign-in", "en", "{}")).status

    assert asyncio.run(call()) == 404
